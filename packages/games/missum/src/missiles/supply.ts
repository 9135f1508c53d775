import type { Troop } from '../army/troop.ts'
import { missileWeapon, supplies } from '../charts.ts'
import { commandsArmy, figuresOf, gapOf, isEngaged, isStationary, type Present, present } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { mm } from '../units.ts'

/** MI-SUPPLY-01: gets the missile attacks before exhaustion; null without limit or without missiles. */
export function fullSupply({ missile }: Troop): number | null {
  if (missile === null) return null
  const family = missileWeapon(missile)?.family
  const row = supplies.find(({ weapon }) => weapon === missile) ?? supplies.find(({ weapon }) => weapon === family)
  return row?.attacks ?? null
}

/** MI-SUPPLY-02: the distance from the kérdu within which a legion is resupplied. */
const WITHIN = mm(150)
/** Figures resupplied in one turn. */
const SERVED = 20

/** MI-SUPPLY-02: at the end of a turn, units that waited near the kérdu are one turn nearer to fresh missiles. */
export function resupply(play: Play): void {
  const { state } = play
  for (const legion of present(state)) {
    const full = fullSupply(legion.troop)
    if (full === null || legion.supply === full) continue
    legion.resupplying = isWaiting(state, legion) ? legion.resupplying + 1 : 0
    if (legion.resupplying < Math.ceil(figuresOf(legion) / SERVED)) continue
    legion.supply = full
    legion.resupplying = 0
    play.log('resupplied', { unit: { figure: legion.id } }, ['MI-SUPPLY-02'], { seat: legion.seat })
  }
}

function isWaiting(state: State, legion: Present): boolean {
  const { now } = legion
  const touched = now.contacted || now.meleed || isEngaged(state, legion)
  if (!isStationary(legion) || now.shots.length > 0 || touched) return false
  return present(state, legion.seat).some((unit) => commandsArmy(unit) && gapOf(unit, legion) <= WITHIN)
}
