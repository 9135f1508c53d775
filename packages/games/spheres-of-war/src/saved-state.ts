import { areIndexesOf, checkSavedState, type Json, stateSchemas } from '@fray/kernel'
import { z } from 'zod'
import type { State } from './state.ts'

const { count, word, point } = stateSchemas
const seat = z.union([z.literal(0), z.literal(1)])

const schema: z.ZodType<State> = z.strictObject({
  phase: z.enum(['roles', 'deployment', 'turn', 'matches']),
  instigator: seat,
  edge: z.enum(['near', 'far', 'left', 'right']),
  turn: count,
  quietTurns: count,
  eventful: z.boolean(),
  combatants: z
    .array(
      z.strictObject({
        id: count,
        seat,
        name: word,
        icon: word,
        at: point.nullable(),
        removed: z.boolean(),
        inert: z.boolean(),
      }),
    )
    .max(100),
  locked: z.array(z.tuple([count, count])).max(100),
  strikes: z.array(z.strictObject({ attacker: count, defender: count })).max(100),
  ended: z.boolean(),
})

/** Checks the state of a savepoint from a file. */
export function checkState(json: Json): void {
  checkSavedState(schema, json, ({ combatants, locked, strikes, instigator, phase }, contradict) => {
    for (const [i, { id, at, removed }] of combatants.entries()) {
      if (id !== i) contradict(`combatants[${i}].id`)
      // SO-1-7: the turns begin when every combatant has been placed.
      if (at === null && !removed && (phase === 'turn' || phase === 'matches')) contradict(`combatants[${i}].at`)
    }
    const areOpponents = (own: number, other: number) => {
      const [a, b] = [combatants[own], combatants[other]]
      return a?.at && b?.at && !a.removed && !b.removed && a.seat !== b.seat
    }
    for (const [i, [one, other]] of locked.entries()) {
      if (
        !areIndexesOf([one, other], combatants) ||
        !areOpponents(one, other) ||
        combatants[one]!.seat !== instigator
      ) {
        contradict(`locked[${i}]`)
      }
    }
    for (const [i, { attacker, defender }] of strikes.entries()) {
      if (!areOpponents(attacker, defender)) contradict(`strikes[${i}]`)
    }
  })
}
