import { InputError, type Json, type Problem, readInput, type StartingPosition } from '@fray/kernel'
import { footprint, inches, overlaps } from '@fray/tabletop'
import { z } from 'zod'
import { inputProblem } from './input-problem.ts'
import { begin, recruit, tableFields, toHundredths } from './setup.ts'
import { BASE, type Combatant, INCH, isStanding, type Setup, type State } from './state.ts'

const seat = z.union([z.literal(0), z.literal(1)])

const figureSchema = z.strictObject({
  name: z.string().min(1).max(80),
  seat,
  x: z.number(),
  y: z.number(),
  inert: z.boolean().default(false),
  /** Out of the game but listed, because figures are identified by their index. */
  removed: z.boolean().default(false),
})

const pairSchema = z.strictObject({ attacker: z.string(), defender: z.string() })

const schema = z.strictObject({
  table: z.strictObject(tableFields).default({ width: 24, depth: 24, turnLimit: null }),
  /** Far more than any play area can hold. */
  figures: z.array(figureSchema).min(2).max(100),
  instigator: seat.default(0),
  edge: z.enum(['near', 'far', 'left', 'right']).default('near'),
  turn: z.number().int().min(1).default(1),
  quietTurns: z.number().int().min(0).max(9).default(0),
  eventful: z.boolean().default(false),
  /** The turn is about to start, or its matches are under way. */
  sequence: z.enum(['turn', 'matches']).default('turn'),
  strikes: z.array(pairSchema).max(100).default([]),
  /** SO-1-32: pairs that touched as the turn began and have still to meet; for `"sequence": "matches"`. */
  locked: z
    .array(z.strictObject({ instigator: z.string(), retaliator: z.string() }))
    .max(100)
    .default([]),
})

/** Lays out a situation; docs/situations.md describes the format. */
export function situate(json: unknown): StartingPosition<State, Setup> {
  const given = readInput('situation', schema, json)
  const setup = toHundredths(given.table)
  const combatants = given.figures.map((figure, id): Combatant => {
    const at = { x: inches(figure.x), y: inches(figure.y) }
    return { ...recruit(id, figure.seat, figure.name), at, inert: figure.inert, removed: figure.removed }
  })
  const idOf = (name: string, field: string) => {
    const found = combatants.find((combatant) => combatant.name === name)
    if (found) return found.id
    throw new InputError('situation', [inputProblem(field, 'fault.no-figure', { name })])
  }
  const strikes = given.strikes.map(({ attacker, defender }, i) => ({
    attacker: idOf(attacker, `strikes[${i}].attacker`),
    defender: idOf(defender, `strikes[${i}].defender`),
  }))
  const locked = given.locked.map((pair, i): [number, number] => [
    idOf(pair.instigator, `locked[${i}].instigator`),
    idOf(pair.retaliator, `locked[${i}].retaliator`),
  ])
  const problems = placementProblems(combatants, setup)
  if (problems.length > 0) throw new InputError('situation', problems)
  const state: State = {
    ...begin(),
    phase: given.sequence,
    instigator: given.instigator,
    edge: given.edge,
    turn: given.sequence === 'turn' ? given.turn - 1 : given.turn,
    quietTurns: given.quietTurns,
    eventful: given.eventful,
    combatants,
    strikes,
    locked,
  }
  return { setup, state }
}

/** Writes a position in the format that `situate` reads. Before the first turn there is none. */
export function position(state: State, { width, depth, turnLimit }: Setup): Json {
  const { phase, combatants, instigator, edge, turn, quietTurns, eventful, strikes, locked } = state
  const nameOf = (id: number) => combatants[id]!.name
  return {
    table: { width: width / INCH, depth: depth / INCH, turnLimit },
    figures: combatants.map(({ name, seat: of, at, inert, removed }) => ({
      ...{ name, seat: of },
      ...{ x: (at?.x ?? 0) / INCH, y: (at?.y ?? 0) / INCH },
      ...(inert ? { inert } : {}),
      ...(removed || !at ? { removed: true } : {}),
    })),
    ...{ instigator, edge, quietTurns, eventful },
    sequence: phase === 'matches' ? 'matches' : 'turn',
    turn: phase === 'matches' ? turn : turn + 1,
    strikes: strikes.map(({ attacker, defender }) => ({ attacker: nameOf(attacker), defender: nameOf(defender) })),
    ...(phase === 'matches' && locked.length > 0
      ? { locked: locked.map(([a, b]) => ({ instigator: nameOf(a), retaliator: nameOf(b) })) }
      : {}),
  }
}

/** Lists figures outside the area, on top of each other, with the same name, or all on one side. */
function placementProblems(combatants: readonly Combatant[], { width, depth }: Setup): Problem[] {
  const problems: Problem[] = []
  const standing = combatants.filter(isStanding)
  for (const { id, name } of combatants) {
    const taken = combatants.slice(0, id).some((other) => other.name === name)
    if (taken) problems.push(inputProblem(`figures[${id}].name`, 'fault.taken', { name }))
  }
  for (const placedCombatant of standing) {
    const field = `figures[${placedCombatant.id}]`
    const { name } = placedCombatant
    if (
      placedCombatant.at.x < 0 ||
      placedCombatant.at.y < 0 ||
      placedCombatant.at.x > width ||
      placedCombatant.at.y > depth
    ) {
      problems.push(inputProblem(field, 'fault.outside', { name }))
    }
    for (const other of standing.filter(({ id }) => id < placedCombatant.id)) {
      if (overlaps(footprint(BASE, placedCombatant.at), footprint(BASE, other.at))) {
        problems.push(inputProblem(field, 'fault.overlap', { name, other: other.name }))
      }
    }
  }
  for (const seat of [0, 1]) {
    if (!standing.some((placedCombatant) => placedCombatant.seat === seat)) {
      problems.push(inputProblem('figures', 'fault.empty-seat', { seat }))
    }
  }
  return problems
}
