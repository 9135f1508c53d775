import { choice, type Procedure, text } from '@fray/kernel'
import type { Play, PlayState } from '../state.ts'
import { allWith, campWith, someWith } from '../traits.ts'
import { type Hand, naturalOf, rerollable } from './hand.ts'
import { resultOf } from './result.ts'
import type { Repetition, Test, TestResult } from './test.ts'
import { isCursed, rerollOneDie } from './throw-hand.ts'

/**
 * CF-DICE-02: asks the roller whether to roll again. Against a difficulty the answer is usually obvious: keep a pass,
 * roll on after a failure. The roller is asked only if the margin matters or a 1 is worse than a failure.
 */
export function* wantsReroll(play: Play, test: Test, hand: Hand, added: number): Procedure<boolean> {
  if (rerollable(hand).length === 0) return false
  const { difficulty } = test
  if (difficulty !== null) {
    const result = resultOf(hand, added, difficulty)
    const isOpen = result.passed ? wantsBetterResult(test, result) : canGetWorse(play, test, hand)
    if (!isOpen) return !result.passed
  }
  return yield* askForReroll(play, test, hand, added)
}

/** CF-ARTILLERY-02, CF-MIRACLE-35: whether another die could be worse than a failed test. */
export function canGetWorse(play: PlayState, test: Test, { onesCount }: Hand): boolean {
  const { fighter, onesAreWorse } = test
  if (onesAreWorse && !onesCount) return true
  return someWith(play, fighter, 'onesHurt', (ability, effect) => ability.onesHurt(test, fighter, effect))
}

/** Whether passing by a larger margin could matter. */
export function wantsBetterResult({ resultCounts, betterFrom }: Test, { final }: TestResult): boolean {
  return resultCounts === true || (betterFrom !== undefined && final < betterFrom)
}

export function* askForReroll(play: Play, test: Test, hand: Hand, added: number): Procedure<boolean> {
  const { fighter, kind } = test
  const result = (naturalOf(hand) ?? 0) + added
  const answer = yield* play.pick({
    seat: fighter.seat,
    figure: fighter.id,
    prompt: text('ask.again', { fighter: { figure: fighter.id }, test: { text: text(`test.${kind}`) }, result }),
    rules: ['CF-DICE-02'],
    defaultAnswer: () => (test.rollsOn?.(result) === false ? 'keep' : 'again'),
    options: [
      choice('again', text('option.again'), { icon: 'rolling-dices' }),
      choice('keep', text('option.keep', { result })),
    ],
  })
  return answer === 'again'
}

/**
 * CF-ABIL-61, -25, CF-SPELL-30: whether and how an ability lets the tester repeat the test. CF-PACK-40, CF-REV-LION-07:
 * not if that would re-roll a die that must be kept.
 */
export function* askForRepetition(play: Play, test: Test, result: TestResult): Procedure<Repetition | null> {
  const { fighter } = test
  if (result.isKept) return null
  // CF-MIRACLE-35: the dice may have killed the tester.
  if (fighter.status === 'eliminated' || isCursed(play, test)) return null
  for (const [ability, effect] of allWith(play, fighter, 'repeatsTest')) {
    const how = yield* ability.repeatsTest(play, test, result, fighter, effect)
    if (how) return how
  }
  return null
}

/** CF-PACK-40: re-rolls one die of a failed test if an ability allows it, once per test. */
export function* retryDie(play: Play, test: Test, hand: Hand): Procedure<Hand> {
  const { fighter } = test
  if (hand.rerolls.length === 0 || hand.isRepeated || hand.chains.some(({ rolledAgain }) => rolledAgain)) return hand
  const faces = hand.chains.map(({ last }) => last)
  for (const [ability, effect] of allWith(play, fighter, 'retriesDie')) {
    const which = yield* ability.retriesDie(play, test, faces, fighter, effect)
    if (which !== null) return yield* rerollOneDie(play, test, hand, which, ability.rule)
  }
  return hand
}

/**
 * CF-REV-LION-07: friends may re-roll one die each, a different one every time, as long as a better result could
 * matter.
 */
export function* retryThroughFriends(
  play: Play,
  test: Test,
  first: Hand,
  isWanted: (hand: Hand) => boolean,
): Procedure<Hand> {
  const thrown: number[] = []
  let hand = first
  if (hand.rerolls.length === 0 || hand.isRepeated) return hand
  for (const [friend, ability, effect] of campWith(play, test.fighter, 'retriesFriendsDie')) {
    if (!isWanted(hand)) return hand
    const faces = hand.chains.map(({ sum }, i) => (thrown.includes(i) ? null : sum))
    const which = yield* ability.retriesFriendsDie(play, test, faces, friend, effect)
    if (which === null) continue
    thrown.push(which)
    hand = yield* rerollOneDie(play, test, hand, which, ability.rule)
  }
  return hand
}
