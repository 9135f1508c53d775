import { InputError, type Problem, readInput, type Seat, type StartingPosition } from '@fray/kernel'
import { isOnTable } from '@fray/tabletop'
import { z } from 'zod'
import { NATIONS } from '../army/army.ts'
import { GIVEN_NAMES } from '../army/given-names.ts'
import { oneOf } from '../army/written.ts'
import { areOverlapping, areTouching, CONTACT, centreOf, contoursOf, countOf, gapBetween } from '../body.ts'
import { MOST_PIECES, MOST_POINTS, pieceSchema, piecesOf } from '../ground/piece-input.ts'
import { inputProblem } from '../input-problem.ts'
import { noteOrder } from '../morale/neighbours.ts'
import { hasRouted } from '../morale/points.ts'
import { placesBeside } from '../movement/command/beside.ts'
import { CLOSE_UP } from '../movement/command/leaders.ts'
import { noticeAll } from '../movement/noticing.ts'
import { commandsArmy, isLegion, isPresent } from '../roster.ts'
import type { Arm, Contact, Entered, Huitsan, Loss, State, TurnStep, Unit } from '../state.ts'
import { noteStanding } from '../turn/standing.ts'
import { mm } from '../units.ts'
import { emptyState } from './create-units.ts'
import { optionProblems, optionsSchema, tableFields, toHundredths } from './setup.ts'
import type { Setup } from './setup-data.ts'
import { FACINGS, isBeside, place, seat, unitOf, unitProblems, unitSchema } from './situation-unit.ts'

const contactSchema = z.strictObject({
  attacker: z.string(),
  defender: z.string(),
  side: z.enum(['front', 'flank', 'rear']).default('front'),
  rounds: z.number().int().min(0).default(0),
  weapons: z
    .strictObject({ attacker: z.string().nullable().default(null), defender: z.string().nullable().default(null) })
    .prefault({}),
  across: z.number().int().min(0).nullable().default(null),
  /** MI-MOVE-09: the defender has turned to face. */
  faced: z.boolean().default(false),
})

/** MI-PLATFORM: its owner, its centre, and the units on it. */
const platformSchema = z.strictObject({
  owner: z.string(),
  at: place,
  on: z.array(z.string()).max(60).default([]),
})

/** MI-MAGIC-02: an Arm of Karakán: its corners or its two ends, the unit it goes with, and the turns it still has. */
const armSchema = z.strictObject({
  caster: z.string(),
  over: z.string().nullable().default(null),
  outline: z.array(place).min(2).max(MOST_POINTS),
  strength: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  turns: z.number().int().min(1).max(6).default(6),
})

const duels = z.number().int().min(0).max(100)

const schema = z.strictObject({
  table: z.strictObject(tableFields).prefault({}),
  options: optionsSchema.prefault({}),
  nations: z.tuple([oneOf(NATIONS), oneOf(NATIONS)]).default(['other', 'other']),
  turn: z.number().int().min(1).default(1),
  /** A step of the turn, or its start. */
  step: z.union([z.literal('start'), z.number().int().min(1).max(10)]).default(3),
  mover: seat.default(0),
  units: z.array(unitSchema).min(1).max(200),
  /** Units that have finished the current step. */
  done: z.array(z.string()).max(200).default([]),
  huitsanyal: z
    .array(z.strictObject({ seat, reserve: z.boolean().default(false) }))
    .max(40)
    .optional(),
  terrain: z.array(pieceSchema).max(MOST_PIECES).default([]),
  contacts: z.array(contactSchema).max(400).optional(),
  /** MI-CHAMPION: duels won by each side. */
  champions: z.tuple([duels, duels]).default([0, 0]),
  platforms: z.array(platformSchema).max(40).default([]),
  arms: z.array(armSchema).max(40).default([]),
})

type Given = z.infer<typeof schema>

/** Lays out a situation; docs/situations.md describes the format. */
export function situate(json: unknown): StartingPosition<State, Setup> {
  const given = readInput('situation', schema, json)
  const setup = setupOf(given)
  const problems = given.units.flatMap(unitProblems)
  problems.push(...optionProblems(given.options, given.table.width, given.table.depth))
  if (problems.length > 0) throw new InputError('situation', problems)
  const units = given.units.map((unit, id): Unit => ({ ...unitOf(unit, given.turn, given.nations), id }))
  const named = namesOf(units)
  given.units.forEach((unit, i) => {
    if (unit.with !== undefined) units[i]!.with = named(unit.with, `units[${i}].with`)
    if (unit.heading !== undefined) units[i]!.heading = named(unit.heading, `units[${i}].heading`)
    if (unit.crossing && unit.crossing.piece >= given.terrain.length)
      problems.push(inputProblem(`units[${i}].crossing.piece`, 'fault.situation.no-piece', { id: unit.crossing.piece }))
    if (unit.routing) {
      const from = unit.routing.map((name, k) => named(name, `units[${i}].routing[${k}]`))
      Object.assign(units[i]!, { fate: 'routing', rout: { from, order: i, caught: false, stalled: unit.stalled } })
    }
  })
  given.units.forEach((unit, i) => {
    for (const turn of ['now', 'before'] as const) {
      for (const list of ['targets', 'hurtBy'] as const)
        units[i]![turn][list] = unit[turn][list].map((name, k) => named(name, `units[${i}].${turn}.${list}[${k}]`))
    }
  })
  for (const [i, unit] of given.units.entries()) if (isBeside(unit)) standBeside(units, units[i]!)
  const contacts =
    given.contacts?.map((contact, i): Contact => contactOf(contact, i, given.turn, named)) ??
    contactsByTouch(units, given.turn)
  const huitsanyal = huitsanyalOf(given, units)
  problems.push(
    ...placementProblems(units, setup),
    ...crowdedReserves(units, huitsanyal),
    ...separationProblems(units, given.contacts ? contacts : []),
  )
  // A turn that is about to begin after the last one is the end of the battle.
  if (given.turn > setup.options.turns + (given.step === 'start' ? 1 : 0))
    problems.push(inputProblem('turn', 'fault.situation.last-turn', { limit: setup.options.turns }))
  if (problems.length > 0) throw new InputError('situation', problems)
  const state: State = {
    ...emptyState(),
    phase: given.step === 'start' ? 'turn' : 'step',
    turn: given.step === 'start' ? given.turn - 1 : given.turn,
    step: given.step === 'start' ? 10 : (given.step as TurnStep),
    mover: given.mover,
    champions: [...given.champions],
    units,
    huitsanyal,
    contacts,
    pieces: piecesOf(given.terrain),
    done: given.done.map((name, i) => named(name, `done[${i}]`)),
  }
  given.platforms.forEach((platform, i) => {
    raisePlatform(state, platform, i, named)
  })
  state.arms = given.arms.map((arm, i) => armOf(state, arm, i, named))
  noteOrder(state)
  noteAbsent(state)
  noteStanding(state)
  noticeAll(state)
  state.recorded = units.flatMap(givenTotalEntry)
  state.losses = units.flatMap((unit) => lossesBy(given, unit, named))
  noteRoutedHuitsanyal(state)
  return { setup, state }
}

function setupOf({ table: { width, depth }, options, nations }: Given): Setup {
  const army = (side: Seat) => ({
    name: side === 0 ? GIVEN_NAMES.south : GIVEN_NAMES.north,
    nation: nations[side]!,
    legions: [],
    teams: [],
    kerdu: { race: 'human' as const, platform: false },
  })
  return {
    width: mm(width),
    depth: mm(depth),
    armies: [army(0), army(1)],
    terrain: [],
    options: toHundredths(options),
  }
}

/** Records the part of a total that the battle before the situation would account for. */
function givenTotalEntry({ id, points, original, body, fate }: Unit): Entered[] {
  const lost = original - (body ? countOf(body) : 0)
  return points + lost === 0 && fate === 'fighting' ? [] : [{ kind: 'given', unit: id, points: points + lost, turn: 0 }]
}

/** MI-LEADER-03: places a leader behind their legion, or at its side if that is taken. */
function standBeside(units: readonly Unit[], unit: Unit): void {
  const legion = units[unit.with!]!.body
  if (!legion || !unit.body) return
  const others = units.flatMap((other) => (other !== unit && other.body ? [other.body] : []))
  const places = placesBeside(legion, unit.body)
  unit.body = places.find((body) => !others.some((other) => areOverlapping(body, other))) ?? places[0] ?? unit.body
}

/** MI-MPOINT-04 to -08: losses of the current turn are still to be entered in its record step. */
function lossesBy(given: Given, unit: Unit, named: Named): Loss[] {
  const { gone } = given.units[unit.id]!
  if (isLegion(unit)) {
    if (unit.troop.type !== 'line' || !hasBrokenThisTurn(given, unit)) return []
    const by = gone?.by.map((name, k) => named(name, `units[${unit.id}].gone.by[${k}]`)) ?? unit.rout?.from ?? []
    return [{ kind: 'routed', unit: unit.id, credit: by }]
  }
  if (given.step === 'start' || gone?.turn !== given.turn) return []
  if (unit.office?.kind === 'dritlan') return [{ kind: 'dritlan', huitsan: unit.huitsan! }]
  return commandsArmy(unit) ? [{ kind: 'kerdu', seat: unit.seat }] : []
}

/** Units that broke in the turn before have run by its first step (MI-SEQUENCE-01), unless something stops them. */
function hasBrokenThisTurn({ step, turn, units }: Given, { id, rout }: Unit): boolean {
  const { gone } = units[id]!
  if (step === 'start') return false
  if (gone) return gone.turn === turn && (gone.how === 'routed' || gone.how === 'surrendered')
  return rout !== null && !rout.stalled && step > 1
}

/** MI-MPOINT-06: a huitsán without units had its place in the line by its number. */
function noteAbsent({ huitsanyal, order, units }: State): void {
  huitsanyal.forEach(({ seat, reserve }, index) => {
    const line = order[seat]!
    if (reserve || line.includes(index) || !units.some((unit) => isLegion(unit) && unit.huitsan === index)) return
    const next = line.findIndex((other) => other > index)
    line.splice(next < 0 ? line.length : next, 0, index)
  })
}

/** MI-MPOINT-06: a huitsán that routed before this turn is already in the record. */
function noteRoutedHuitsanyal(state: State): void {
  state.huitsanyal.forEach((huitsan, index) => {
    const fresh = state.losses.some((loss) => loss.kind === 'routed' && state.units[loss.unit]!.huitsan === index)
    huitsan.routed = !fresh && hasRouted(state, index)
  })
}

function namesOf(units: readonly Unit[]) {
  return (name: string, field: string): number => {
    const found = units.find((unit) => unit.name === name)
    if (found) return found.id
    throw new InputError('situation', [inputProblem(field, 'fault.situation.no-unit', { name })])
  }
}

function contactOf(
  { attacker, defender, ...rest }: z.infer<typeof contactSchema>,
  i: number,
  turn: number,
  named: (name: string, field: string) => number,
): Contact {
  return {
    attacker: named(attacker, `contacts[${i}].attacker`),
    defender: named(defender, `contacts[${i}].defender`),
    since: turn - rest.rounds,
    ...rest,
  }
}

type Named = (name: string, field: string) => number

function raisePlatform(state: State, given: z.infer<typeof platformSchema>, i: number, named: Named): void {
  const field = `platforms[${i}]`
  const owner = state.units[named(given.owner, `${field}.owner`)]!
  const at = { x: mm(given.at[0]), y: mm(given.at[1]), facing: FACINGS[owner.seat as 0 | 1] }
  state.platforms.push({ seat: owner.seat, owner: owner.id, at, dismantling: null })
  for (const [k, name] of given.on.entries()) state.units[named(name, `${field}.on[${k}]`)]!.platform = i
}

function armOf(state: State, given: z.infer<typeof armSchema>, i: number, named: Named): Arm {
  const caster = state.units[named(given.caster, `arms[${i}].caster`)]!
  const over = given.over === null ? null : state.units[named(given.over, `arms[${i}].over`)]!
  return {
    caster: caster.id,
    seat: caster.seat,
    strength: given.strength,
    over: over?.body ? { unit: over.id, from: centreOf(over.body) } : null,
    outline: given.outline.map(([x, y]) => ({ x: mm(x), y: mm(y) })),
    until: state.turn + given.turns - 1,
  }
}

/**
 * By default, enemies that touch at one height (MI-SITUATION-07) are in contact front to front; the first named made
 * the contact.
 */
function contactsByTouch(units: readonly Unit[], turn: number): Contact[] {
  const standing = units.filter(isPresent)
  return standing.flatMap((attacker, i) =>
    standing
      .slice(i + 1)
      .filter(
        ({ seat, height, body }) =>
          seat !== attacker.seat && height === attacker.height && areTouching(attacker.body, body),
      )
      .map(
        (defender): Contact => ({
          attacker: attacker.id,
          defender: defender.id,
          side: 'front',
          since: turn,
          rounds: 0,
          across: null,
          weapons: { attacker: null, defender: null },
          faced: false,
        }),
      ),
  )
}

/** A huitsán without a dritlán on the table needs none: a situation may leave command out. */
function huitsanyalOf(given: Given, units: readonly Unit[]): Huitsan[] {
  const listedOf = (side: Seat) => (given.huitsanyal ?? []).filter((huitsan) => huitsan.seat === side)
  const named = units.map(({ huitsan }) => ((huitsan ?? 0) >> 1) + 1)
  const perSide = Math.max(1, ...named, listedOf(0).length, listedOf(1).length)
  return Array.from({ length: 2 * perSide }, (_, i): Huitsan => {
    const commander = units.find(({ office, huitsan }) => office?.kind === 'dritlan' && huitsan === i)
    const listed = listedOf(i % 2)[i >> 1]
    const lostOn = commander ? (given.units[commander.id]!.gone?.turn ?? null) : null
    return {
      seat: i % 2,
      name: `${GIVEN_NAMES.huitsan} ${(i >> 1) + 1}`,
      reserve: listed?.reserve ?? false,
      commander: lostOn === null ? (commander?.id ?? null) : successorOf(given, units, i % 2, lostOn),
      lostOn,
      independent: !commander && !listed,
      routed: false,
    }
  })
}

/** MI-LEADER-06: the kérdu, once they have taken over; they do so as a turn begins. */
function successorOf({ turn, step }: Given, units: readonly Unit[], side: Seat, lostOn: number): number | null {
  if (step === 'start' || turn < lostOn + 2) return null
  return units.find((unit) => unit.seat === side && isPresent(unit) && commandsArmy(unit))?.id ?? null
}

/** MI-DIVISION-03: the most legions that a side keeps in reserve. */
const RESERVE = 2

function crowdedReserves(units: readonly Unit[], huitsanyal: readonly Huitsan[]): Problem[] {
  return [0, 1].flatMap((side) => {
    const legions = units.filter((unit) => unit.seat === side && isLegion(unit) && huitsanyal[unit.huitsan!]!.reserve)
    if (legions.length <= RESERVE) return []
    return [inputProblem(`units[${legions[RESERVE]!.id}].huitsan`, 'fault.situation.reserve', { most: RESERVE })]
  })
}

/**
 * MI-CASUALTY-02, MI-CONTACT-04: the depth of the ranks that a legion has lost, which may separate it from an enemy in
 * contact.
 */
function ranksLost({ body, original, troop }: Unit): number {
  if (body?.kind !== 'ranks') return 0
  const { files, base } = body.formation
  return Math.ceil((original - countOf(body)) / files) * (base ?? troop.base).depth
}

/** Lists contacts of friends or of units apart, and leaders away from their legion. */
function separationProblems(units: readonly Unit[], contacts: readonly Contact[]): Problem[] {
  const together = (unit: Unit, other: Unit, reach = CONTACT) =>
    !unit.body || !other.body || gapBetween(unit.body, other.body) <= reach + ranksLost(unit) + ranksLost(other)
  const names = (unit: Unit, other: Unit) => ({ name: unit.name, other: other.name })
  const problems = contacts.flatMap(({ attacker, defender }, i) => {
    const [one, other] = [units[attacker]!, units[defender]!]
    const fault = one.seat === other.seat ? 'friends' : together(one, other) ? undefined : 'apart'
    return fault ? [inputProblem(`contacts[${i}]`, `fault.situation.${fault}`, names(one, other))] : []
  })
  for (const unit of units) {
    const legion = unit.with === null ? undefined : units[unit.with]!
    // MI-LEADER-03: a leader who ends this near closes up.
    if (!legion || together(unit, legion, CLOSE_UP)) continue
    problems.push(inputProblem(`units[${unit.id}].with`, 'fault.situation.apart', names(unit, legion)))
  }
  return problems
}

/** Lists units off the table, on top of each other, or of the same name. */
function placementProblems(units: readonly Unit[], setup: Setup): Problem[] {
  const problems: Problem[] = []
  const standing = units.filter(isPresent)
  standing.forEach((unit, i) => {
    const field = `units[${unit.id}]`
    const { name } = unit
    if (!contoursOf(unit.body).every((block) => isOnTable(block, setup))) {
      problems.push(inputProblem(field, 'fault.situation.off-table', { name }))
    }
    for (const other of standing.slice(0, i)) {
      if (other.name === name) problems.push(inputProblem(`${field}.name`, 'fault.situation.taken', { name }))
      if (unit.height === other.height && areOverlapping(unit.body, other.body)) {
        problems.push(inputProblem(field, 'fault.situation.overlap', { name, other: other.name }))
      }
    }
  })
  return problems
}
