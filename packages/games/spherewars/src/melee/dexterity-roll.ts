import { choice, type Dice, highestFirst, type Procedure, type RollReader, type Tally, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { revealChanging, revealedBy } from '../command/artefacts.ts'
import { mightAnswer, publicStateOf } from '../command/hidden.ts'
import { window } from '../command/windows.ts'
import { type Comparison, compare, SPHERE, spheresIn } from '../dice.ts'
import { editionOf } from '../editions/edition.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { dexterityDice } from './dexterity.ts'
import { type Support, supportOf } from './support.ts'

/** The result of a dexterity roll after all effects that may change it. */
export interface DexterityResult {
  /** Null for a draw. */
  readonly winner: Combatant | null
  /** The winner's natural spheres, without re-rolled dice (SW-CRIT-01, -05). */
  readonly spheres: number
  /** How many dice each rolled, attacker first. */
  readonly dice: readonly [Tally, Tally]
}

/** What decides how the dice of a fight are read; part of the reader's id. */
interface Skills {
  /** SW-ABIL-08, -15: above 0 the first fighter is the better one, by one step or two. */
  readonly edge: number
  /** SW-ABIL-02: which fighters are ambidextrous and add 1 to their highest die. */
  readonly raised: readonly [boolean, boolean]
  /** SW-ABIL-07: which of the two may counterattack if it loses. */
  readonly counter: 0 | 1 | null
}

interface Reading {
  readonly winner: Comparison
  /** Whether the better fighter won because the best dice were equal. */
  readonly bySkill: boolean
  readonly spheres: number
  /** The result of the roll if the loser uses Counterattack. */
  readonly again: Counter | null
}

interface Counter {
  /** Who wins for each face of the re-rolled die, from 1 to a sphere. */
  readonly winners: readonly Comparison[]
  /** The loser's spheres among the dice that it keeps. */
  readonly spheres: number
}

/** SW-MELEE-06, SW-ABIL-31: counts, rolls, raises and compares dice, then lets abilities change the result. */
export function* dexterityRoll(play: Play, attacker: Combatant, defender: Combatant): Procedure<DexterityResult> {
  const support = [supportOf(play, attacker, defender), supportOf(play, defender, attacker)] as const
  const dice = [
    dexterityDice(play, attacker, defender, support[0]),
    dexterityDice(play, defender, attacker, support[1]),
  ] as const
  revealedBy(play, ...dice)
  const skills = skillsOf(play, attacker, defender, support)
  const fighters = { first: attacker, second: defender, tie: null }
  const { winner, spheres } = yield* rollUntilDecided(play, fighters, dice, skills)
  const won = fighters[winner]
  if (!won) return { winner: null, spheres: 0, dice }
  const drawn = yield* isTurnedIntoDraw(play, won, won === attacker ? defender : attacker)
  return drawn ? { winner: null, spheres: 0, dice } : { winner: won, spheres, dice }
}

/** SW-MELEE-07: a tie is a result; SM-DICE-05: or the whole roll is made again. */
function* rollUntilDecided(
  play: Play,
  fighters: { readonly first: Combatant; readonly second: Combatant; readonly tie: null },
  dice: readonly [Tally, Tally],
  skills: Skills,
): Procedure<{ readonly winner: Comparison; readonly spheres: number }> {
  const { first, second } = fighters
  for (;;) {
    const reading = yield* throwDice(play, first, second, dice, skills)
    if (reading.bySkill) revealChanging(play, play.state.combatants, () => edgeNow(play, first, second))
    revealLapse(play, first, second, reading)
    const result = yield* counterattack(play, fighters, reading)
    if (result.winner !== 'tie' || !editionOf(play.setup).tiesAreRolledAgain) return result
    const names = { attacker: { figure: first.id }, defender: { figure: second.id } }
    play.log('dexterity-tie', names, ['SM-DICE-05'], { seat: ownerOf(play, first) })
  }
}

function skillsOf(play: Play, a: Combatant, b: Combatant, support: readonly [Support, Support]): Skills {
  const may = [mayCounter(play, a), mayCounter(play, b)]
  return {
    edge: skillOf(play, a, support[0]) - skillOf(play, b, support[1]),
    raised: [hooks.answers(play, a, 'raisesDie'), hooks.answers(play, b, 'raisesDie')],
    // SW-ABIL-07(f): against one another neither may use it.
    counter: may[0] === may[1] ? null : may[0] ? 0 : 1,
  }
}

function edgeNow(play: Play, a: Combatant, b: Combatant): number {
  return skillsOf(play, a, b, [supportOf(play, a, b), supportOf(play, b, a)]).edge
}

/**
 * SW-ABIL-01, -05, -08, -15, SW-STATE-12: gets 1 for an expert, -1 for an inexpert fighter, 0 for both at once or
 * neither.
 */
function skillOf(play: Play, fighter: Combatant, { guarded }: Support): number {
  const expert = guarded || hooks.answers(play, fighter, 'expertCombatant')
  const inexpert = isIn(fighter, 'stunned') || hooks.answers(play, fighter, 'inexpertCombatant')
  return Number(expert) - Number(inexpert)
}

/** SW-DICE-08: both roll at once. Effects used after the roll see the dice and may change them. */
function* throwDice(
  play: Play,
  attacker: Combatant,
  defender: Combatant,
  dice: readonly [Tally, Tally],
  skills: Skills,
): Procedure<Reading> {
  const purpose = text('roll.dexterity', { attacker: { figure: attacker.id }, defender: { figure: defender.id } })
  const rules = ['SW-MELEE-06', 'SW-DICE-17']
  const pools = [
    { seat: ownerOf(play, attacker), count: dice[0].total, sides: SPHERE },
    { seat: ownerOf(play, defender), count: dice[1].total, sides: SPHERE },
  ]
  const reader = dexterityReader(skills)
  const moment = { at: 'after-dexterity', acting: attacker, target: defender } as const
  if (!changesDice(attacker) && !changesDice(defender)) {
    const reading = fromNumber(yield* play.roll(purpose, rules, pools, reader))
    yield* window(play, { ...moment, dice: null })
    return reading
  }
  const [first = [], second = []] = yield* play.rollDice(purpose, rules, pools)
  const fallen: readonly [number[], number[]] = [[...first], [...second]]
  yield* window(play, { ...moment, dice: fallen })
  return readDexterity(fallen.map(highestFirst), skills)
}

function changesDice(fighter: Combatant): boolean {
  return fighter.consumables.some((id) => registry.get(id).changesDexterityDice)
}

const readers: RollReader<number>[] = []

/** Encodes readings as numbers, because large pools have a hundred thousand outcomes to group by reading. */
export function dexterityReader(skills: Skills): RollReader<number> {
  const { edge, raised, counter } = skills
  // The edge is from -2 to 2.
  const kind = 12 * (edge + 2) + 6 * Number(raised[0]) + 3 * Number(raised[1]) + (counter ?? 2)
  readers[kind] ??= {
    id: `dexterity ${edge} ${raised} ${counter}`,
    read: (dice) => asNumber(readDexterity(dice, skills)),
    readPool: (values, pool, pools) => readOwnDice(values, pools[1 - pool]!.count, pool, skills),
  }
  return readers[kind]
}

const COMPARISONS: readonly Comparison[] = ['tie', 'first', 'second']

/**
 * Encodes three winners times four counts of spheres, by skill or not, and the same again for every face of a
 * counterattack.
 */
function asNumber({ winner, bySkill, spheres, again }: Reading): number {
  const result = COMPARISONS.indexOf(winner) + 3 * spheres + 12 * Number(bySkill)
  if (!again) return result
  const faces = again.winners.reduce((sum, comparison) => 3 * sum + COMPARISONS.indexOf(comparison), 0)
  return result + 24 * (1 + again.spheres + 4 * faces)
}

function fromNumber(code: number): Reading {
  const spheres = Math.floor(code / 3) % 4
  const reading = { winner: COMPARISONS[code % 3]!, spheres, bySkill: Math.floor(code / 12) % 2 === 1 }
  const again = Math.floor(code / 24) - 1
  if (again < 0) return { ...reading, again: null }
  const winners: Comparison[] = []
  for (let faces = Math.floor(again / 4); winners.length < SPHERE; faces = Math.floor(faces / 3)) {
    winners.unshift(COMPARISONS[faces % 3]!)
  }
  return { ...reading, again: { winners, spheres: again % 4 } }
}

/**
 * Reads what counts of one side's dice against a number of opposing dice: those that are compared, whether a further
 * one beats an empty place (SW-DICE-07), and the spheres. A fighter that may counterattack replaces a die, so one more
 * is kept.
 */
function readOwnDice(natural: readonly number[], others: number, side: number, { raised, counter }: Skills): string {
  const dice = raise(natural, raised[side as 0 | 1])
  const compared = counter === side ? others + 1 : others
  let spheres = 0
  for (const die of natural) if (die === SPHERE) spheres++
  return `${dice.slice(0, compared)} ${(dice[compared] ?? 0) > 1} ${Math.min(spheres, 4)}`
}

function readDexterity([first = [], second = []]: Dice, skills: Skills): Reading {
  const raised = [raise(first, skills.raised[0]), raise(second, skills.raised[1])] as const
  const winner = compareSkilled(raised[0], raised[1], skills.edge)
  if (winner === 'tie') return { winner, bySkill: false, spheres: 0, again: null }
  const bySkill = isEven(raised[0], raised[1], skills.edge)
  const loser = winner === 'first' ? 1 : 0
  const spheres = spheresIn(loser === 1 ? first : second)
  if (skills.counter !== loser) return { winner, bySkill, spheres, again: null }
  return { winner, bySkill, spheres, again: readCounter(loser, loser === 1 ? second : first, raised, skills.edge) }
}

/** SW-ABIL-02: adds 1 to the highest die, up to 6. A 6 made this way is not a rolled sphere. */
function raise(dice: readonly number[], ambidextrous: boolean): readonly number[] {
  if (!ambidextrous || dice[0] === SPHERE) return dice
  return [(dice[0] ?? 0) + 1, ...dice.slice(1)]
}

/**
 * SW-ABIL-08, -15: with an edge the better fighter wins if the two best dice are equal in pairs, with a double edge if
 * the best die is; both need that many dice on each side.
 */
function compareSkilled(first: readonly number[], second: readonly number[], edge: number): Comparison {
  if (!isEven(first, second, edge)) return compare(first, second)
  return edge > 0 ? 'first' : 'second'
}

/** Whether the dice that an edge compares are equal in pairs; never without an edge. */
function isEven(first: readonly number[], second: readonly number[], edge: number): boolean {
  const depth = 3 - Math.abs(edge)
  if (edge === 0 || first.length < depth || second.length < depth) return false
  for (let i = 0; i < depth; i++) if (first[i] !== second[i]) return false
  return true
}

/** SW-ABIL-07(a), (d), (e): re-rolls the loser's second-best die, or its only one. */
function readCounter(
  loser: 0 | 1,
  natural: readonly number[],
  raised: readonly [readonly number[], readonly number[]],
  edge: number,
): Counter {
  const index = Math.min(1, natural.length - 1)
  const kept = raised[loser].filter((_, i) => i !== index)
  const winners = FACES.map((face) => {
    const dice = insertDie(kept, face)
    return loser === 0 ? compareSkilled(dice, raised[1], edge) : compareSkilled(raised[0], dice, edge)
  })
  return { winners, spheres: spheresIn(natural.filter((_, i) => i !== index)) }
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, SPHERE]

/** Inserts a die among dice from high to low; sorting again would take longer than the rest of a reading. */
function insertDie(dice: readonly number[], die: number): readonly number[] {
  const all: number[] = []
  let at = 0
  while (at < dice.length && dice[at]! >= die) all.push(dice[at++]!)
  all.push(die)
  while (at < dice.length) all.push(dice[at++]!)
  return all
}

/**
 * SW-ABIL-07(f), SW-ARTEFACT-03: reveals why the loser cannot counterattack: the winner could have too, perhaps by an
 * artefact.
 */
function revealLapse(play: Play, attacker: Combatant, defender: Combatant, { winner }: Reading): void {
  if (winner === 'tie' || !mayCounter(play, attacker) || !mayCounter(play, defender)) return
  showCounterattack(play, winner === 'first' ? attacker : defender)
}

function showCounterattack(play: Play, fighter: Combatant): void {
  hooks.each(play, fighter, 'counterattacks', ({ id }) => revealedBy(play, { bearer: fighter.id, object: id }))
}

/** SW-ABIL-07: pointless while paralysed, as a win could only be a draw. */
function mayCounter(play: Play, fighter: Combatant): boolean {
  return hooks.answers(play, fighter, 'counterattacks') && !isIn(fighter, 'paralysed')
}

/** SW-ABIL-07: the loser's owner decides, seeing both rolls; the question is skipped if no face could help. */
function* counterattack(
  play: Play,
  fighters: Readonly<Record<Comparison, Combatant | null>>,
  { winner, spheres, again }: Reading,
): Procedure<{ readonly winner: Comparison; readonly spheres: number }> {
  const helps = again?.winners.some((comparison) => comparison !== winner) ?? false
  if (winner === 'tie' || !(helps || play.holdsFormalities)) return { winner, spheres }
  const loser = fighters[winner === 'first' ? 'second' : 'first']!
  const chosen = yield* askToCounter(play, loser, helps)
  if (chosen === 'accept' || !again) return { winner, spheres }
  const seat = ownerOf(play, loser)
  showCounterattack(play, loser)
  const reader = {
    id: `counter ${again.winners}`,
    read: ([pool]: Dice) => again.winners[(pool?.[0] ?? 1) - 1] ?? winner,
  }
  const purpose = text('roll.counterattack', { loser: { figure: loser.id } })
  const settled = yield* play.roll(purpose, ['SW-ABIL-07'], [{ seat, count: 1, sides: SPHERE }], reader)
  return { winner: settled, spheres: settled === winner ? spheres : again.spheres }
}

/**
 * SW-ARTEFACT-03: an owner whose fighter might counterattack by something hidden is asked alike, whether or not a die
 * could help.
 */
function askToCounter(play: Play, loser: Combatant, helps: boolean): Procedure<'counterattack' | 'accept'> {
  const isKnown = mayCounter(play, publicStateOf(loser))
  const mightBeAble = !isKnown && !isIn(loser, 'paralysed') && mightAnswer(play, loser, 'counterattacks')
  const accept = choice('accept', text('option.accept-defeat'), { icon: 'hand' })
  const counter = choice('counterattack', text('option.counterattack'), { icon: 'crossed-swords' })
  return play.pick<'counterattack' | 'accept'>(
    {
      seat: ownerOf(play, loser),
      figure: loser.id,
      prompt: text('ask.counterattack', { loser: { figure: loser.id } }),
      rules: ['SW-ABIL-07'],
      ...(isKnown ? {} : { silentOption: accept.key }),
      options: helps ? [counter, accept] : [accept],
      defaultAnswer: () => (helps ? counter.key : accept.key),
    },
    mightBeAble && play.holdsFormalities,
  )
}

/**
 * SW-ABIL-31 (6), SW-STATE-17, -27, SW-ABIL-10(c), -20(c): combatants whose win is only a draw, and the loser's
 * parries.
 */
function* isTurnedIntoDraw(play: Play, winner: Combatant, loser: Combatant): Procedure<boolean> {
  for (const [ability, effect] of hooks.all(play, loser, 'parries')) {
    if (yield* ability.parries(play, loser, winner, effect)) return true
  }
  return isIn(winner, 'paralysed') || isIn(winner, 'fearful') || isUnnerved(play, winner, loser)
}

function isUnnerved(play: Play, winner: Combatant, loser: Combatant): boolean {
  const unnerved = play.state.acting?.unnerved ?? []
  return unnerved.some(([who, enemy]) => who === winner.id && enemy === loser.id)
}
