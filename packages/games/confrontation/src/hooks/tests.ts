import type { Procedure } from '@fray/kernel'
import type { Characteristic } from '../armies/profile.ts'
import type { SecondChance } from '../dice/second-chance.ts'
import type { Repetition, Test, TestResult } from '../dice/test.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { CharacteristicQuery, TestQuery } from './queries.ts'

/** Characteristics and tests. */
export interface TestHooks {
  /** CF-REV-LION-11: what is added to a characteristic of the bearer's as if it were printed. */
  prints?(which: Characteristic | 'mov', bearer: Fighter, effect: Effect | null): number
  characteristic?(q: CharacteristicQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-TEST-06: what changes the final result of the bearer's test. */
  finalResult?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-12: what changes the final result of an enemy's test in the bearer's combat. */
  hampersOpponents?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DICE-05: dice of the bearer's test, of which one counts. */
  testDice?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABILGEN-03: faces of this test that may be rolled again besides the 6. */
  rerolls?(test: Test, bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-ABILGEN-04: whether a 1 is an ordinary result of this test. */
  onesCount?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-SPELL-39, -60: a 2 counts as a 1 in this test, which the bearer makes or which is made against him. */
  spoilsTwos?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-25: the bearer rolls nothing of this test again, or of a roll that is no test (null). */
  neverRerolls?(play: PlayState, test: Test | null, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-13: the bearer passes this test without a roll, by the value that he would add to it. */
  passesOutright?(test: Test, value: number, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-20: the bearer wins this opposition where both results are the same. */
  winsTies?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-STEAM-13: the bearer's test fails without a roll. */
  failsTest?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-40: the bearer's test is failed, and no die of it rolled again yet: which of them is, if any. */
  retriesDie?(
    play: Play,
    test: Test,
    faces: readonly number[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /** CF-REV-LION-07: a friend's test has been made, and nothing has come of it: which die is thrown anew, if any; null is one that has been already. */
  retriesFriendsDie?(
    play: Play,
    test: Test,
    faces: readonly (number | null)[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /** CF-MIRACLE-24: dice of a test of the bearer's camp have just fallen: true makes it void, and it is made anew. */
  voidsTest?(
    play: Play,
    test: Test,
    faces: readonly number[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<boolean>
  /** CF-REV-SESSAIR-09: a test of the bearer's camp has been made, and a better result could matter: how it is made again, if it is. */
  givesSecondChance?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure<SecondChance | null>
  /** CF-PACK-11: dice that his camp has rolled beforehand may stand for those of the bearer's tests. */
  readonly takesDice?: true
  /** CF-MIRACLE-35: whether a 1 in this test of the bearer's does more than to fail it. */
  onesHurt?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-MIRACLE-35: dice of the bearer's test have fallen, for the first time or again. */
  onThrow?(play: Play, test: Test, faces: readonly number[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-MIRACLE-21: the bearer has made this test. */
  afterTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GRIFFIN-13: the face that the bearer gives anybody's test in place of its dice; null for none. */
  presetsFace?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure<number | null>
  /** Right before the dice of the bearer's test fall. */
  beforeTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** Right after the bearer's test; whether and how it is made again. */
  repeatsTest?(
    play: Play,
    test: Test,
    result: TestResult,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<Repetition | null>
}
