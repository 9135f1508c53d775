import type { Procedure } from '@fray/kernel'
import type { Characteristic } from '../armies/cards/profile.ts'
import type { SecondChance } from '../dice/second-chance.ts'
import type { Repetition, Test, TestResult } from '../dice/test.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { CharacteristicQuery, TestQuery } from './queries.ts'

/** Characteristics and tests. */
export interface TestHooks {
  /** CF-REV-LION-11: adds to a characteristic of the bearer as if it were printed. */
  prints?(which: Characteristic | 'mov', bearer: Fighter, effect: Effect | null): number
  characteristic?(q: CharacteristicQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-TEST-06: changes the final result of the bearer's test. */
  finalResult?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-12: changes the final result of an enemy's test in the bearer's combat. */
  hampersOpponents?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DICE-05: dice of the bearer's test, of which one counts. */
  testDice?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABILGEN-03: faces of this test that may be rolled again in addition to 6. */
  rerolls?(test: Test, bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-ABILGEN-04: whether a 1 is an ordinary result of this test. */
  onesCount?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-SPELL-39, -60: a 2 counts as a 1 in this test by or against the bearer. */
  spoilsTwos?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-25: the bearer rerolls no die of this test, or of a roll that is not a test (null). */
  neverRerolls?(play: PlayState, test: Test | null, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-13: the bearer passes this test without a roll, given the value it would add. */
  passesOutright?(test: Test, value: number, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-20: the bearer wins this opposition on equal results. */
  winsTies?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-STEAM-13: the bearer's test fails without a roll. */
  failsTest?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-40: called when the bearer's test has failed without a rerolled die: the die to reroll, if any. */
  retriesDie?(
    play: Play,
    test: Test,
    faces: readonly number[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /**
   * CF-REV-LION-07: called after a friend's test, before its consequences: the die to reroll, if any; null marks one
   * already rerolled.
   */
  retriesFriendsDie?(
    play: Play,
    test: Test,
    faces: readonly (number | null)[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /**
   * CF-MIRACLE-24: called right after the roll of a test of the bearer's camp: true makes it void, and it is repeated.
   */
  voidsTest?(
    play: Play,
    test: Test,
    faces: readonly number[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<boolean>
  /**
   * CF-REV-SESSAIR-09: called after a test of the bearer's camp if a better result could matter: how it is repeated, if
   * at all.
   */
  givesSecondChance?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure<SecondChance | null>
  /** CF-PACK-11: dice rolled beforehand by the camp may replace those of the bearer's tests. */
  readonly takesDice?: true
  /** CF-MIRACLE-35: whether a 1 in this test of the bearer has a further effect. */
  onesHurt?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-MIRACLE-35: called after every roll of the bearer's test, first or repeated. */
  onThrow?(play: Play, test: Test, faces: readonly number[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-MIRACLE-21: called when the bearer has made this test. */
  afterTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GRIFFIN-13: the face that the bearer sets for any test instead of its dice; null for none. */
  presetsFace?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure<number | null>
  /** Called right before the dice of the bearer's test. */
  beforeTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** Called right after the bearer's test: whether and how it is repeated. */
  repeatsTest?(
    play: Play,
    test: Test,
    result: TestResult,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<Repetition | null>
}
