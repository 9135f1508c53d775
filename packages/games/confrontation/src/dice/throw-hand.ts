import { type Message, type Pool, type Procedure, type RollReader, Tally, text } from '@fray/kernel'
import type { Fighter, Play, PlayState } from '../state.ts'
import { allWith, announce, campWith, count, someWith } from '../traits.ts'
import { type Hand, handOf, naturalOf, rerollable, withDie, withRerolled } from './hand.ts'
import { testedAs } from './modifiers.ts'
import type { Repetition, Test } from './test.ts'

export type RollRules = Omit<Hand, 'chains'>

/** Which faces may be rolled again in this test, and what a 1 does. */
export function rollRules(play: PlayState, test: Test): RollRules {
  const { fighter } = test
  const faces = allWith(play, fighter, 'rerolls').flatMap(([ability, effect]) => ability.rerolls(test, fighter, effect))
  const cursed = isCursed(play, test)
  const onesCount =
    test.onesCount === true ||
    someWith(play, fighter, 'onesCount', (ability, effect) => ability.onesCount(test, fighter, effect))
  return { rerolls: cursed ? [] : [6, ...faces], onesCount }
}

/** CF-ABIL-61, CF-SPELL-30: the rules of a repeated test. */
export function repeatedRules(play: PlayState, test: Test, how: Repetition): RollRules {
  const rules = rollRules(play, test)
  return { ...rules, isRepeated: true, ...(how === 'in-full' ? {} : { rerolls: [] }) }
}

/** CF-ABIL-25: whether none of the fighter's dice can be rolled again. */
export function isCursed(play: PlayState, test: Test): boolean {
  return !mayRollAgain(play, test.fighter, test)
}

/** CF-ABIL-25, CF-RELIC-07: whether a fighter may roll again: in the given test, or in a roll that is not a test. */
export function mayRollAgain(play: PlayState, who: Fighter, test: Test | null = null): boolean {
  return !someWith(play, who, 'neverRerolls', (ability, effect) => ability.neverRerolls(play, test, who, effect))
}

export function diceOf(play: PlayState, test: Test): number {
  const tally = new Tally(text('test.dice')).add(test.dice, text('term.base'), 'CF-DICE-05')
  count(test.fighter, 'testDice', { play, tally, test })
  return Math.max(1, tally.total)
}

export function* throwHand(play: Play, test: Test, count: number, rules: RollRules, added?: number): Procedure<Hand> {
  const { fighter } = test
  const fails = someWith(play, fighter, 'failsTest', (ability, effect) => ability.failsTest(test, fighter, effect))
  if (fails) return handOf([], rules)
  const lower = test.keepsLower === true && count === 1
  const dice = lower ? 2 : test.keepsLower ? 1 : count
  const isRead = added !== undefined && test.onlyWhether && test.difficulty !== null && !test.keepsLower
  const spoiled = isSpoiled(play, test)
  const alike =
    isRead && !isWatched(play, fighter) ? () => passReader(test.difficulty! - added, rules, spoiled) : undefined
  const first = yield* throwDice(play, test, dice, alike)
  // CF-MIRACLE-24: a roll that cannot be rolled again cannot be voided either.
  const voided = rules.rerolls.length > 0 && !rules.isRepeated && (yield* isVoided(play, test, first))
  const faces = readFaces(voided ? yield* throwDice(play, test, dice, undefined) : first, spoiled)
  return handOf(lower ? [Math.min(...faces)] : faces, rules)
}

/** Whether single faces may matter to an ability of the fighter or its camp. */
function isWatched(play: PlayState, fighter: Fighter): boolean {
  if (someWith(play, fighter, 'onThrow') || someWith(play, fighter, 'retriesDie')) return true
  return (['retriesFriendsDie', 'voidsTest'] as const).some((hook) => campWith(play, fighter, hook).length > 0)
}

/** CF-MIRACLE-24: asks the tester's camp whether to void a test whose dice have just fallen. */
function* isVoided(play: Play, test: Test, faces: readonly number[]): Procedure<boolean> {
  for (const [friend, ability, effect] of campWith(play, test.fighter, 'voidsTest')) {
    if (yield* ability.voidsTest(play, test, faces, friend, effect)) return true
  }
  return false
}

function* throwDice(
  play: Play,
  test: Test,
  dice: number,
  alike: (() => RollReader<string>) | undefined,
): Procedure<readonly number[]> {
  const [faces = []] = yield* play.rollDice(purposeOf(test), test.rules, [poolOf(test, dice)], alike)
  yield* announceThrow(play, test, faces)
  return faces
}

function* announceThrow(play: Play, test: Test, faces: readonly number[]): Procedure {
  const { fighter } = test
  yield* announce(play, fighter, 'onThrow', (ability, effect) => ability.onThrow(play, test, faces, fighter, effect))
}

/** CF-SPELL-39, -60: whether an ability of the tester or its enemy turns a 2 into a 1. */
function isSpoiled(play: PlayState, test: Test): boolean {
  const concerned = test.against ? [test.fighter, test.against] : [test.fighter]
  return concerned.some((fighter) => {
    return someWith(play, fighter, 'spoilsTwos', (ability, effect) => ability.spoilsTwos(test, fighter, effect))
  })
}

function readFaces(faces: readonly number[], spoiled: boolean): readonly number[] {
  return spoiled ? faces.map((face) => (face === 2 ? 1 : face)) : faces
}

/** For odds, distinguishes only what passes, what may be rolled again, and the rest. */
function passReader(least: number, rules: RollRules, spoiled: boolean): RollReader<string> {
  return {
    id: `passed ${least} ${rules.rerolls.join()} ${rules.onesCount} ${spoiled}`,
    read([fallen = []]) {
      const faces = readFaces(fallen, spoiled)
      const hand = handOf(faces, rules)
      if ((naturalOf(hand) ?? Number.NEGATIVE_INFINITY) >= least) return 'passed'
      return rerollable(hand)
        .map((i) => faces[i])
        .sort()
        .join()
    },
  }
}

/** CF-DICE-06: rolls all eligible dice again together, each in its own chain. */
export function* rerollHand(play: Play, test: Test, hand: Hand): Procedure<Hand> {
  const which = rerollable(hand)
  const faces = yield* play.rollDice(
    text('roll.again', { purpose: { text: purposeOf(test) } }),
    ['CF-DICE-02'],
    which.map(() => poolOf(test, 1)),
  )
  yield* announceThrow(play, test, faces.flat())
  return withRerolled(
    hand,
    which,
    readFaces(
      faces.map(([face = 1]) => face),
      isSpoiled(play, test),
    ),
  )
}

/** Replaces a die together with everything rolled in its chain. */
export function* rerollOneDie(play: Play, test: Test, hand: Hand, which: number, rule: string): Procedure<Hand> {
  const purpose = text('roll.again', { purpose: { text: purposeOf(test) } })
  const [[face = 1] = []] = yield* play.rollDice(purpose, [rule], [poolOf(test, 1)])
  yield* announceThrow(play, test, [face])
  return withDie(hand, which, readFaces([face], isSpoiled(play, test))[0]!)
}

function poolOf({ fighter }: Test, count: number): Pool {
  return { seat: fighter.seat, count, sides: 6 }
}

function purposeOf(test: Test): Message {
  return text(`roll.${testedAs(test)}`, { fighter: { figure: test.fighter.id } })
}
