import { endEffects } from '@fray/hooks'
import { choice, type Explained, type Pool, type Procedure, type Reader, Tally, type Text, text } from '@fray/kernel'
import type { HeavyAttack } from '../ability.ts'
import type { Characteristic } from '../armies/profile.ts'
import { characteristic } from '../characteristics.ts'
import { lentValue } from '../command/transmission.ts'
import { staffBonus } from '../command/war-staff.ts'
import { isFavoured, isVoided, mayBeVoided } from '../divination/reactions.ts'
import type { Shot } from '../fire/shot.ts'
import type { Casting } from '../incantation/spell.ts'
import { structurePenalty } from '../machines/structure.ts'
import { enemiesInCombat, type Fighter, type Play, type Position, profileOf, standing } from '../state.ts'
import { allWith, announce, count, someWith } from '../traits.ts'
import { woundPenalty } from '../wounds/health.ts'
import { type Hand, handOf, naturalOf, rerollable, rolledAgain, withDie } from './hand.ts'
import { presetFace, presetHand } from './preset.ts'

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

/** A characteristic test that is about to be made (CF-DICE-01). */
export interface Test {
  readonly kind: TestKind
  readonly fighter: Fighter
  readonly rules: readonly string[]
  /** CF-TEST-01: null where the result itself is what counts. */
  readonly difficulty: number | null
  /** The enemy it is about, if any. */
  readonly against: Fighter | null
  /** Dice rolled, of which one counts (CF-DICE-05). */
  readonly dice: number
  /** CF-ABIL-30: two dice are rolled and the lower counts; one, if the best of several would count. */
  readonly keepsLower?: boolean
  /** CF-DISENGAGE-04: what is tested instead of a characteristic; a function where it may change until the dice fall. */
  readonly value?: Tally | (() => Tally)
  /** CF-REV-LION-01: nothing changes its final result. */
  readonly unmodified?: boolean
  /** CF-REV-DIRZ-21: nobody lends his value for it. */
  readonly unled?: boolean
  /** CF-FIRE-09: the shot that an Aim test is made for. */
  readonly shot?: Shot
  /** CF-CAST-12: the incantation that it is made for. */
  readonly casting?: Casting
  /** CF-ABIL-64: the attack of several dice that it is made for. */
  readonly heavy?: HeavyAttack
  /** CF-REV-WOLFEN-14: nothing is added to what is tested. */
  readonly unalterable?: true
  /** CF-CALL-11: the miracle that a divination is made for. */
  readonly miracle?: string
  /** CF-COMBAT-26: a parry that was announced as a counter-attack. */
  readonly counterAttack?: boolean
  /** CF-CAST-06: how high it is passed counts, too. */
  readonly resultCounts?: boolean
  /** CF-RECOVER-08: a 1 is an ordinary result of this test. */
  readonly onesCount?: boolean
  /** Nothing of it is read but whether it is passed. */
  readonly onlyWhether?: boolean
  /** CF-DICE-02: whether this result so far is usually rolled on; unless told it is. */
  readonly rollsOn?: (result: number) => boolean
  /** CF-TEST-06: further terms of the final result. */
  readonly modifiers?: (final: Tally) => void
}

export interface TestResult {
  /** CF-DICE-01; null where the test failed automatically (CF-DICE-03) or was passed without a roll (CF-ABIL-13). */
  readonly natural: number | null
  /** 0 where it failed automatically. */
  readonly final: number
  /** CF-DICE-03, CF-TEST-07: failed whatever was to be reached. */
  readonly failed: boolean
  readonly passed: boolean
}

/** CF-CALL-11: a divination brings what is tested along. */
const CHARACTERISTIC_OF: Readonly<Record<Exclude<TestKind, 'divination'>, Characteristic>> = {
  initiative: 'ini',
  attack: 'att',
  defence: 'def',
  aim: 'aim',
  courage: 'cou',
  discipline: 'dis',
  tactical: 'dis',
  agility: 'ini',
  force: 'str',
  strength: 'str',
  resilience: 'res',
  incantation: 'pow',
  countering: 'pow',
  recovery: 'pow',
}

/** CF-WOUND-15, CF-DISENGAGE-05: tests that Wound penalties touch. */
const HURT: readonly TestKind[] = ['initiative', 'attack', 'defence', 'aim', 'agility', 'force']
/** CF-CHARGE-15: tests that charge penalties touch. */
export const SHAKEN: readonly TestKind[] = ['initiative', 'attack', 'defence', 'aim']

/** CF-TEST-05, -06: what is added to the natural result, with its terms. */
export function addedTo(play: Position, test: Test): Tally {
  const { kind, fighter } = test
  const value = testedValue(play, test)
  const final = new Tally(text(`test.${kind}`)).add(value.total, value.name, value.rule)
  if (test.unalterable) return final
  if (test.unmodified) return final
  addStaff(play, test, final)
  if (HURT.includes(kind)) final.add(woundPenalty(play, fighter), text('term.wounds'), 'CF-WOUND-15')
  if (fighter.chargePenalty && SHAKEN.includes(kind)) final.add(-1, text('term.charged'), 'CF-CHARGE-15')
  if (SHAKEN.includes(kind)) final.add(structurePenalty(fighter), text('term.structure'), 'CF-MACHINE-39')
  test.modifiers?.(final)
  count(fighter, 'finalResult', { play, tally: final, test })
  for (const enemy of enemiesInCombat(play, fighter)) count(enemy, 'hampersOpponents', { play, tally: final, test })
  return final
}

/** CF-DICE-05, CF-TEST-05: what is at stake in a test that is about to be made: its dice, what is added, what is to be reached; 0 for nothing. */
export function stakesOf(play: Position, test: Test): Readonly<Record<'dice' | 'added' | 'difficulty', number>> {
  return { dice: diceOf(play, test), added: addedTo(play, test).total, difficulty: test.difficulty ?? 0 }
}

/** CF-DICE-01, CF-FEAR-02: the characteristic tested, FEAR for COU where the card has it; or a commander's, if it is better. */
function testedValue(play: Position, { kind, fighter, value, unled }: Test): TestedValue {
  const given = typeof value === 'function' ? value() : value
  const own = given ?? characteristic(play, fighter, tested(kind, fighter))
  const led = LED[kind]
  const lent = led && kind !== 'tactical' && !unled ? lentValue(play, fighter, led) : null
  if (!lent || lent.value <= own.total) return { total: own.total, name: own.name, rule: 'CF-DICE-01' }
  const name = text('term.commander', { commander: { figure: lent.commander.id } })
  return { total: lent.value, name, rule: 'CF-LEAD-05' }
}

function tested(kind: TestKind, fighter: Fighter): Characteristic {
  if (kind === 'divination') throw new Error('a divination names what is tested')
  return kind === 'courage' && profileOf(fighter).fear !== null ? 'fear' : CHARACTERISTIC_OF[kind]
}

interface TestedValue {
  readonly total: number
  readonly name: Text
  readonly rule: string
}

/** CF-STAFF-07 to -12. */
function addStaff(play: Position, { kind, fighter }: Test, final: Tally): void {
  const led = LED[kind]
  const bonus = led && staffBonus(play, fighter, led)
  if (bonus) final.add(bonus.amount, text(bonus.term), bonus.rule)
}

/** CF-LEAD-05, CF-STAFF-09 to -11: tests that leaders help with; for the Tactical roll nobody lends his DIS. */
const LED: Readonly<Partial<Record<TestKind, 'courage' | 'discipline'>>> = {
  courage: 'courage',
  discipline: 'discipline',
  tactical: 'discipline',
}

/** CF-DICE-01 to -08, CF-TEST-01, -07: rolls, rolls again what may and should be, and reads the result. */
export function* makeTest(play: Play, test: Test): Procedure<TestResult> {
  if (passesOutright(play, test)) return outright(play, test)
  yield* announce(play, test.fighter, 'beforeTest', (ability, effect) =>
    ability.beforeTest(play, test, test.fighter, effect),
  )
  const preset = yield* presetFace(play, test)
  const first = yield* rollTest(play, test, rollRules(play, test), preset)
  // CF-PACK-11: what nobody has rolled is not rolled again.
  const again = preset === null && (yield* isRepeated(play, test, first))
  const second = again ? yield* rollTest(play, test, { ...rollRules(play, test), rerolls: [] }) : first
  const favoured = preset === null && !again && isWanting(test, first) && (yield* isFavoured(play, test))
  const result = favoured ? yield* rollFavoured(play, test) : second
  yield* endTest(play, test)
  return result
}

/** Whether a better result could matter. */
function isWanting({ difficulty, resultCounts }: Test, { passed }: TestResult): boolean {
  return !passed || difficulty === null || resultCounts === true
}

/** CF-REV-SESSAIR-09: a single die and −1, whatever was rolled before; it is kept, and nothing rolls it again. */
function* rollFavoured(play: Play, test: Test): Procedure<TestResult> {
  const added = favouredBy(addedTo(play, test))
  const hand = yield* throwFavoured(play, test)
  const result = resultOf(hand, added.total, test.difficulty)
  logTest(play, test, result, added.explain())
  return result
}

export function favouredBy(added: Tally): Tally {
  return added.add(-1, text('term.favour'), 'CF-REV-SESSAIR-09')
}

export function throwFavoured(play: Play, test: Test): Procedure<Hand> {
  return throwHand(play, test, 1, { ...rollRules(play, test), rerolls: [] })
}

/** CF-ABIL-25: nothing of his is rolled again. */
function isCursed(play: Position, test: Test): boolean {
  const { fighter } = test
  return someWith(play, fighter, 'neverRerolls', (ability, effect) => ability.neverRerolls(play, test, fighter, effect))
}

/** CF-ABIL-61, -25: whether something of the tester's makes him test again. */
export function* isRepeated(play: Play, test: Test, result: TestResult): Procedure<boolean> {
  const { fighter } = test
  if (isCursed(play, test)) return false
  for (const [ability, effect] of allWith(play, fighter, 'repeatsTest')) {
    if (yield* ability.repeatsTest(play, test, result, fighter, effect)) return true
  }
  return false
}

/** What was meant for one test ends with it. */
export function* endTest(play: Play, test: Test): Procedure {
  const { fighter } = test
  endEffects(fighter, ({ until }) => until === 'test')
  yield* announce(play, fighter, 'afterTest', (ability, effect) => ability.afterTest(play, test, fighter, effect))
}

/** CF-ABIL-13. */
function passesOutright(play: Position, test: Test): boolean {
  const { fighter } = test
  const { total } = testedValue(play, test)
  return someWith(play, fighter, 'passesOutright', (ability, effect) => {
    return ability.passesOutright(test, total, fighter, effect)
  })
}

function outright(play: Play, test: Test): TestResult {
  const { kind, fighter, rules } = test
  play.log('test.outright', { fighter: { figure: fighter.id }, test: { text: text(`test.${kind}`) } }, rules, {
    seat: fighter.seat,
  })
  return { natural: null, final: test.difficulty ?? 0, failed: false, passed: true }
}

type RollRules = Omit<Hand, 'chains'>

/** What may be rolled again in this test, and what a 1 does. */
export function rollRules(play: Position, test: Test): RollRules {
  const { fighter } = test
  const faces = allWith(play, fighter, 'rerolls').flatMap(([ability, effect]) => ability.rerolls(test, fighter, effect))
  const cursed = isCursed(play, test)
  const onesCount =
    test.onesCount === true ||
    someWith(play, fighter, 'onesCount', (ability, effect) => ability.onesCount(test, fighter, effect))
  return { rerolls: cursed ? [] : [6, ...faces], onesCount }
}

function* rollTest(play: Play, test: Test, rules: RollRules, preset: number | null = null): Procedure<TestResult> {
  const added = addedTo(play, test)
  let hand =
    preset === null ? yield* throwHand(play, test, diceOf(play, test), rules, added.total) : presetHand(preset, rules)
  while (yield* wantsAgain(play, test, hand, added.total)) hand = yield* throwAgain(play, test, hand)
  const read = (dice: Hand) => resultOf(dice, added.total, test.difficulty)
  if (!read(hand).passed) hand = yield* retryDie(play, test, hand)
  hand = yield* retryThroughFriends(play, test, hand, (dice) => isWanting(test, read(dice)))
  const result = read(hand)
  logTest(play, test, result, added.explain())
  return result
}

export function diceOf(play: Position, test: Test): number {
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
  const matters = someWith(play, fighter, 'onThrow') || mayBeRetried(play, fighter) || mayBeVoided(play, test)
  const alike = isRead && !matters ? () => whetherPassed(test.difficulty! - added, rules, spoiled) : undefined
  const first = yield* throwDice(play, test, dice, alike)
  // CF-MIRACLE-24: what may not be rolled again is not made void either.
  const voided = rules.rerolls.length > 0 && (yield* isVoided(play, test, first))
  const faces = readFaces(voided ? yield* throwDice(play, test, dice, undefined) : first, spoiled)
  return handOf(lower ? [Math.min(...faces)] : faces, rules)
}

function mayBeRetried(play: Position, fighter: Fighter): boolean {
  return someWith(play, fighter, 'retriesDie') || friendlyRetries(play, fighter).length > 0
}

function* throwDice(
  play: Play,
  test: Test,
  dice: number,
  alike: (() => Reader<string>) | undefined,
): Procedure<readonly number[]> {
  const [faces = []] = yield* play.rollDice(purposeOf(test), test.rules, [poolOf(test, dice)], alike)
  yield* tellThrow(play, test, faces)
  return faces
}

function* tellThrow(play: Play, test: Test, faces: readonly number[]): Procedure {
  const { fighter } = test
  yield* announce(play, fighter, 'onThrow', (ability, effect) => ability.onThrow(play, test, faces, fighter, effect))
}

/** CF-SPELL-39, -60: whether something of the tester's or of his enemy's makes a 2 a 1. */
function isSpoiled(play: Position, test: Test): boolean {
  const concerned = test.against ? [test.fighter, test.against] : [test.fighter]
  return concerned.some((each) => {
    return someWith(play, each, 'spoilsTwos', (ability, effect) => ability.spoilsTwos(test, each, effect))
  })
}

function readFaces(faces: readonly number[], spoiled: boolean): readonly number[] {
  return spoiled ? faces.map((face) => (face === 2 ? 1 : face)) : faces
}

/** Tells apart what has passed, what may be rolled again, and the rest. */
function whetherPassed(least: number, rules: RollRules, spoiled: boolean): Reader<string> {
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

/** CF-DICE-06: all that may be rolled again are rolled together, each a chain of its own. */
export function* throwAgain(play: Play, test: Test, hand: Hand): Procedure<Hand> {
  const which = rerollable(hand)
  const faces = yield* play.rollDice(
    text('roll.again', { purpose: { text: purposeOf(test) } }),
    ['CF-DICE-02'],
    which.map(() => poolOf(test, 1)),
  )
  yield* tellThrow(play, test, faces.flat())
  return rolledAgain(
    hand,
    which,
    readFaces(
      faces.map(([face = 1]) => face),
      isSpoiled(play, test),
    ),
  )
}

/** CF-PACK-40: one die of a failed test is thrown anew, if something of the tester's allows it and none has been yet. */
export function* retryDie(play: Play, test: Test, hand: Hand): Procedure<Hand> {
  const { fighter } = test
  if (hand.rerolls.length === 0 || hand.chains.some(({ rolledAgain }) => rolledAgain)) return hand
  const faces = hand.chains.map(({ last }) => last)
  for (const [ability, effect] of allWith(play, fighter, 'retriesDie')) {
    const which = yield* ability.retriesDie(play, test, faces, fighter, effect)
    if (which !== null) return yield* throwAnew(play, test, hand, which, ability.rule)
  }
  return hand
}

/** CF-REV-LION-07: friends by whom one die after another is thrown anew, each another one, as long as a better result could matter. */
export function* retryThroughFriends(
  play: Play,
  test: Test,
  first: Hand,
  isWanted: (hand: Hand) => boolean,
): Procedure<Hand> {
  const thrown: number[] = []
  let hand = first
  if (hand.rerolls.length === 0) return hand
  for (const [friend, ability, effect] of friendlyRetries(play, test.fighter)) {
    if (!isWanted(hand)) return hand
    const faces = hand.chains.map(({ sum }, i) => (thrown.includes(i) ? null : sum))
    const which = yield* ability.retriesFriendsDie(play, test, faces, friend, effect)
    if (which === null) continue
    thrown.push(which)
    hand = yield* throwAnew(play, test, hand, which, ability.rule)
  }
  return hand
}

function friendlyRetries(play: Position, { seat }: Fighter) {
  const friends = standing(play).filter((each) => each.seat === seat)
  return friends.flatMap((each) => {
    return allWith(play, each, 'retriesFriendsDie').map(([ability, effect]) => [each, ability, effect] as const)
  })
}

/** One die takes the place of another and of all that it had been rolled again for. */
function* throwAnew(play: Play, test: Test, hand: Hand, which: number, rule: string): Procedure<Hand> {
  const purpose = text('roll.again', { purpose: { text: purposeOf(test) } })
  const [[face = 1] = []] = yield* play.rollDice(purpose, [rule], [poolOf(test, 1)])
  yield* tellThrow(play, test, [face])
  return withDie(hand, which, readFaces([face], isSpoiled(play, test))[0]!)
}

function poolOf({ fighter }: Test, count: number): Pool {
  return { seat: fighter.seat, count, sides: 6 }
}

function purposeOf({ kind, fighter }: Test): Text {
  return text(`roll.${kind}`, { fighter: { figure: fighter.id } })
}

/**
 * CF-DICE-02: rolling again is for the roller to choose. Against a difficulty there is nothing to choose: what has passed
 * is kept, and what has failed cannot get worse.
 */
function* wantsAgain(play: Play, test: Test, hand: Hand, added: number): Procedure<boolean> {
  if (rerollable(hand).length === 0) return false
  const { difficulty, resultCounts } = test
  if (difficulty !== null) {
    const { passed } = resultOf(hand, added, difficulty)
    if (!passed || !resultCounts) return !passed
  }
  return yield* askAgain(play, test, hand, added)
}

export function* askAgain(play: Play, test: Test, hand: Hand, added: number): Procedure<boolean> {
  const { fighter, kind } = test
  const result = (naturalOf(hand) ?? 0) + added
  const answer = yield* play.pick({
    seat: fighter.seat,
    figure: fighter.id,
    prompt: text('ask.again', { fighter: { figure: fighter.id }, test: { text: text(`test.${kind}`) }, result }),
    rules: ['CF-DICE-02'],
    usual: () => (test.rollsOn?.(result) === false ? 'keep' : 'again'),
    options: [
      choice('again', text('option.again'), { icon: 'rolling-dices' }),
      choice('keep', text('option.keep', { result })),
    ],
  })
  return answer === 'again'
}

/** CF-DICE-03, CF-TEST-01, -07. */
export function resultOf(hand: Hand, added: number, difficulty: number | null): TestResult {
  const natural = naturalOf(hand)
  if (natural === null) return { natural, final: 0, failed: true, passed: false }
  const final = natural + added
  const failed = final <= 0
  return { natural, final: failed ? 0 : final, failed, passed: !failed && (difficulty === null || final >= difficulty) }
}

function logTest(play: Play, test: Test, { final, passed, failed }: TestResult, number: Explained): void {
  const { kind, fighter, difficulty, rules } = test
  const told = failed ? 'failed-outright' : difficulty === null ? 'result' : passed ? 'passed' : 'failed'
  play.log(
    `test.${told}`,
    {
      fighter: { figure: fighter.id },
      test: { text: text(`test.${kind}`) },
      final,
      difficulty: difficulty ?? 0,
    },
    rules,
    { seat: fighter.seat, numbers: [number] },
  )
}
