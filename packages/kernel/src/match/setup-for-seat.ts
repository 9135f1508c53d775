import type { Game } from '../game/game.ts'
import type { Seat } from './seat.ts'

const setupCache = new WeakMap<object, Map<Seat | undefined, unknown>>()

/**
 * Gets what a seat may know of a setup. Games cache what they derive from a setup by its identity, so each seat gets
 * one object.
 */
export function setupForSeat<Setup>(
  { view: { redactSetup } }: Pick<Game<never, Setup, unknown>, 'view'>,
  setup: Setup,
  seat: Seat | undefined,
): Setup {
  if (!redactSetup || typeof setup !== 'object' || setup === null) return setup
  const bySeat = setupCache.get(setup) ?? new Map<Seat | undefined, unknown>()
  if (bySeat.size === 0) setupCache.set(setup, bySeat)
  if (!bySeat.has(seat)) bySeat.set(seat, redactSetup(setup, seat))
  return bySeat.get(seat) as Setup
}
