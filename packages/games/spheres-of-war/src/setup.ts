import { type Json, type Random, readInput, type Seat, type SetupOption, text } from '@fray/kernel'
import { inches } from '@fray/tabletop'
import { z } from 'zod'
import { inputIssue } from './input-problem.ts'
import type { Combatant, Setup, State } from './state.ts'

/** SO-1-4: two visibly different sets of five. */
const SETS = [
  [
    ['Badger', 'badger'],
    ['Boar', 'boar'],
    ['Fox', 'fox'],
    ['Stag', 'deer'],
    ['Wolf', 'wolf-head'],
  ],
  [
    ['Crow', 'raven'],
    ['Eagle', 'eagle-head'],
    ['Hawk', 'hawk-emblem'],
    ['Owl', 'owl'],
    ['Vulture', 'vulture'],
  ],
] as const

/** SO-1-3: at least 12 inches each way. The upper limit is a large hall's table. */
const side = z
  .number()
  .refine((inches) => inches >= 12, inputIssue('fault.small'))
  .max(120)

/** The play area and its limits, as setups and situations give them. */
export const tableFields = {
  width: side.default(24),
  depth: side.default(24),
  turnLimit: z.number().int().min(1).nullable().default(null),
}

const setupSchema = z.strictObject(tableFields)

export function readSetup(json: unknown): Setup {
  return toHundredths(readInput('setup', setupSchema, json))
}

/** SO-GAP-11: the turn limit of a game. */
const turnLimit: SetupOption = {
  id: 'turns',
  text: text('setup.turns'),
  choices: [null, 20, 50].map((turns) => ({
    id: `${turns}`,
    text: turns === null ? text('setup.turns.open') : text('setup.turns.most', { turns }),
    changes: { turnLimit: turns },
  })),
}

export const setupOptions: readonly SetupOption[] = [turnLimit]

/** SO-1-3, SO-GAP-11: makes a play area of any size and shape, with or without a limit. Small ones are more likely. */
export function randomSetup(random: Random): Json {
  const side = () => random.between(12, random.pick([16, 24, 48]))
  return { width: side(), depth: side(), turnLimit: random.pick([null, random.between(1, 60)]) }
}

/** Converts a setup in inches to hundredths of a millimetre. */
export function toHundredths({ width, depth, turnLimit }: z.infer<typeof setupSchema>): Setup {
  return { width: inches(width), depth: inches(depth), turnLimit }
}

export function begin(): State {
  return {
    phase: 'roles',
    instigator: 0,
    edge: 'near',
    turn: 0,
    quietTurns: 0,
    eventful: false,
    combatants: SETS.flatMap((set, seat) => set.map(([name, icon], i) => recruit(seat * 5 + i, seat, name, icon))),
    locked: [],
    strikes: [],
    ended: false,
  }
}

export function recruit(id: number, seat: Seat, name: string, icon = iconOf(id, seat)): Combatant {
  return { id, seat, name, icon, at: null, removed: false, inert: false }
}

/** Gets the icon of a name from either set, whichever side it is on. */
export function iconNamed(name: string): string | undefined {
  return SETS.flat().find(([each]) => each === name)?.[1]
}

function iconOf(id: number, seat: Seat): string {
  const set = SETS[seat === 0 ? 0 : 1]
  return (set[id % set.length] ?? set[0])[1]
}
