import { endEffects } from '@fray/hooks'
import { type ExplainedNumber, type Procedure, type Tally, text } from '@fray/kernel'
import type { HeavyAttack } from '../ability.ts'
import type { Shot } from '../fire/shot.ts'
import type { Casting } from '../incantation/spell.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import { announce, someWith } from '../traits.ts'
import type { Hand } from './hand.ts'
import { modifiersFor, testedAs, testedValue } from './modifiers.ts'
import { presetFace, presetHand } from './preset.ts'
import { askForRepetition, retryDie, retryThroughFriends, wantsBetterResult, wantsReroll } from './reroll.ts'
import { resultOf } from './result.ts'
import { addChance, type SecondChance, secondChance, throwSecondChance } from './second-chance.ts'
import { diceOf, type RollRules, repeatedRules, rerollHand, rollRules, throwHand } from './throw-hand.ts'

export type TestKind =
  | 'initiative'
  | 'attack'
  | 'defence'
  | 'aim'
  | 'courage'
  | 'discipline'
  | 'tactical'
  | 'agility'
  | 'force'
  | 'strength'
  | 'resilience'
  | 'incantation'
  | 'countering'
  | 'recovery'
  | 'divination'

/** CF-DICE-01: a characteristic test that is about to be made. */
export interface Test {
  readonly kind: TestKind
  readonly fighter: Fighter
  readonly rules: readonly string[]
  /** CF-TEST-01: null if the result itself counts. */
  readonly difficulty: number | null
  /** CF-COURAGE-06: the terms of the difficulty, if they are shown. */
  readonly reached?: Tally
  /** The enemy concerned, if any. */
  readonly against: Fighter | null
  /** CF-DICE-05: the number of dice, of which one counts. */
  readonly dice: number
  /** CF-ABIL-30: two dice are rolled and the lower counts; one, if the best of several would count. */
  readonly keepsLower?: boolean
  /** CF-DISENGAGE-04: a value tested instead of a characteristic; a function if it may change until the roll. */
  readonly value?: Tally | (() => Tally)
  /** CF-REV-LION-01: nothing modifies its final result. */
  readonly unmodified?: boolean
  /** CF-REV-DIRZ-21: no fighter lends a value for it. */
  readonly unled?: boolean
  /** CF-FIRE-09: the shot of an Aim test. */
  readonly shot?: Shot
  /** CF-CAST-12: the incantation of a Power test. */
  readonly casting?: Casting
  /** CF-ABIL-64: the attack of several dice that it belongs to. */
  readonly heavy?: HeavyAttack
  /** CF-REV-WOLFEN-14: nothing is added to the tested value. */
  readonly unalterable?: true
  /** CF-CALL-11: the miracle of a divination. */
  readonly miracle?: string
  /** CF-COMBAT-26: a parry announced as a counter-attack. */
  readonly counterAttack?: boolean
  /** CF-CAST-06: the margin counts, too. */
  readonly resultCounts?: boolean
  /** CF-ARTILLERY-02: a 1 is worse than any other failure. */
  readonly onesAreWorse?: boolean
  /** CF-ABIL-03: a result of at least this has a further effect. */
  readonly betterFrom?: number
  /** CF-RECOVER-08: a 1 is an ordinary result in this test. */
  readonly onesCount?: boolean
  /** Only whether it is passed matters. */
  readonly onlyWhether?: boolean
  /** CF-DICE-02: whether to roll on from this result by default; true if absent. */
  readonly rollsOn?: (result: number) => boolean
  /** CF-TEST-06: further terms of the final result. */
  readonly modifiers?: (final: Tally) => void
}

/**
 * How a test is repeated: with plain dice (CF-ABIL-61), or with everything that may be rolled again in it
 * (CF-SPELL-30).
 */
export type Repetition = 'as-it-falls' | 'in-full'

export interface TestResult {
  /** CF-DICE-01; null for an automatic failure (CF-DICE-03) or a pass without a roll (CF-ABIL-13). */
  readonly natural: number | null
  /** 0 for an automatic failure. */
  readonly final: number
  /** CF-DICE-03, CF-TEST-07: failed against any difficulty. */
  readonly failed: boolean
  readonly passed: boolean
  /** CF-PACK-40, CF-REV-LION-07: one of its dice was rerolled and stands. */
  readonly isKept?: true
}

/**
 * CF-DICE-05, CF-TEST-05: the dice, bonus and difficulty of a test that is about to be made; 0 without a difficulty.
 */
export function stakesOf(play: PlayState, test: Test): Readonly<Record<'dice' | 'added' | 'difficulty', number>> {
  return { dice: diceOf(play, test), added: modifiersFor(play, test).total, difficulty: test.difficulty ?? 0 }
}

/** CF-DICE-03: a 1 fails against any difficulty. */
const LEAST_NEEDED = 2

/** CF-TEST-05: the face needed, for the description of a test before it is chosen. */
export function neededFor(play: PlayState, test: Test): number {
  return Math.max(LEAST_NEEDED, (test.difficulty ?? 0) - modifiersFor(play, test).total)
}

/** CF-DICE-01 to -08, CF-TEST-01, -07: rolls, rerolls what may and should be rerolled, and evaluates the result. */
export function* makeTest(play: Play, test: Test): Procedure<TestResult> {
  if (passesOutright(play, test)) return outright(play, test)
  yield* announce(play, test.fighter, 'beforeTest', (ability, effect) =>
    ability.beforeTest(play, test, test.fighter, effect),
  )
  const preset = yield* presetFace(play, test)
  const first = yield* rollTest(play, test, rollRules(play, test), preset)
  // CF-PACK-11: a preset die cannot be rolled again.
  const again = preset === null ? yield* askForRepetition(play, test, first) : null
  const second = again ? yield* rollTest(play, test, repeatedRules(play, test, again)) : first
  const isOpen = preset === null && !again && !first.isKept && isWanting(test, first)
  const chance = isOpen ? yield* secondChance(play, test) : null
  const result = chance ? yield* takeChance(play, test, chance) : second
  yield* endTest(play, test)
  return result
}

/** Whether a better result could matter. */
function isWanting(test: Test, result: TestResult): boolean {
  return !result.passed || test.difficulty === null || wantsBetterResult(test, result)
}

function* takeChance(play: Play, test: Test, chance: SecondChance): Procedure<TestResult> {
  const added = addChance(modifiersFor(play, test), chance)
  const hand = yield* throwSecondChance(play, test, chance)
  const result = resultOf(hand, added.total, test.difficulty)
  logTest(play, test, result, added.explain())
  return result
}

/** Ends effects that were meant for one test. */
export function* endTest(play: Play, test: Test): Procedure {
  const { fighter } = test
  endEffects(fighter, ({ until }) => until === 'test')
  yield* announce(play, fighter, 'afterTest', (ability, effect) => ability.afterTest(play, test, fighter, effect))
}

/** CF-ABIL-13: whether an ability passes the test without a roll. */
export function passesOutright(play: PlayState, test: Test): boolean {
  const { fighter } = test
  const { total } = testedValue(play, test)
  return someWith(play, fighter, 'passesOutright', (ability, effect) => {
    return ability.passesOutright(test, total, fighter, effect)
  })
}

function outright(play: Play, test: Test): TestResult {
  const { fighter, rules } = test
  play.log(
    'test.outright',
    { fighter: { figure: fighter.id }, test: { text: text(`test.${testedAs(test)}`) } },
    rules,
    {
      seat: fighter.seat,
    },
  )
  return { natural: null, final: test.difficulty ?? 0, failed: false, passed: true }
}

function* rollTest(play: Play, test: Test, rules: RollRules, preset: number | null = null): Procedure<TestResult> {
  const added = modifiersFor(play, test)
  let hand =
    preset === null ? yield* throwHand(play, test, diceOf(play, test), rules, added.total) : presetHand(preset, rules)
  while (yield* wantsReroll(play, test, hand, added.total)) hand = yield* rerollHand(play, test, hand)
  const read = (dice: Hand) => resultOf(dice, added.total, test.difficulty)
  if (!read(hand).passed) hand = yield* retryDie(play, test, hand)
  hand = yield* retryThroughFriends(play, test, hand, (dice) => isWanting(test, read(dice)))
  const result = read(hand)
  logTest(play, test, result, added.explain())
  return result
}

function logTest(play: Play, test: Test, { final, passed, failed }: TestResult, number: ExplainedNumber): void {
  const { fighter, difficulty, reached, rules } = test
  const told = failed ? 'failed-outright' : difficulty === null ? 'result' : passed ? 'passed' : 'failed'
  play.log(
    `test.${told}`,
    {
      fighter: { figure: fighter.id },
      test: { text: text(`test.${testedAs(test)}`) },
      final,
      difficulty: difficulty ?? 0,
    },
    rules,
    { seat: fighter.seat, numbers: reached ? [number, reached.explain()] : [number] },
  )
}
