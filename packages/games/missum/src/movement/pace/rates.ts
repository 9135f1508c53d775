/** MI-RATE: movement per turn on open ground, from the chart. */
import type { Troop } from '../../army/troop.ts'
import { type MovementRow, movementRates } from '../../charts.ts'
import type { Unit } from '../../state.ts'
import { mm } from '../../units.ts'

/** MI-RATE-01: troops slowed down by their arms. */
const SLOW_ARMS: readonly string[] = ['halberd', 'shortPike', 'longPike']
const SLOW_MISSILE = 'heavyWinchCrossbow'

/** MI-RATE: gets the troops' row of the chart. */
export function rowFor({
  race,
  engine,
  weapons,
  missile,
}: Pick<Troop, 'race' | 'engine' | 'weapons' | 'missile'>): MovementRow {
  const rowOf = (troop: string) => movementRates.find((row) => row.troop === troop)!
  if (engine) return rowOf('engine')
  if (race === 'graySsu' || race === 'blackSsu') return rowOf('ssu')
  if (race !== 'human') return rowOf(race)
  const slow = weapons.some((weapon) => SLOW_ARMS.includes(weapon)) || missile === SLOW_MISSILE
  return rowOf(slow ? 'humanHalberdPikeHeavyCrossbow' : 'humanOther')
}

/** MI-TYPE-08, MI-LEADER-01, MI-MAGE-05: medium moves like heavy; leaders and magic users move as if without armour. */
function isLight({ office, troop }: Unit): boolean {
  return office !== null || troop.armour === 'light' || troop.armour === 'none'
}

/** MI-RATE-01 to -19: gets the rate on foot. A dash means no such troops (MI-RATE-21); they use the other column. */
export function walkingRate(unit: Unit): number {
  const { heavy, light } = rowFor(unit.troop)
  return mm((isLight(unit) ? (light ?? heavy) : (heavy ?? light))!)
}

/** MI-RATE-04: the rate in the air. */
export function flyingRate({ troop }: Unit): number {
  return mm(rowFor(troop).flying ?? 0)
}

/** MI-RATE-18: the rate in water; undefined for troops that cannot swim. */
export function swimmingRate({ troop }: Unit): number | undefined {
  const { swimming } = rowFor(troop)
  return swimming === undefined ? undefined : mm(swimming)
}

/** MI-RATE-20: the charge bonus. */
export function chargeBonus(unit: Unit): number {
  const { heavy, light } = movementRates.find(({ troop }) => troop === 'chargeBonus')!
  return mm((isLight(unit) ? light : heavy)!)
}

/** MI-MOVE-06, MI-DRIFT-02: whether they are pikemen, who turn and slant less. */
export function isPikeman({ troop }: Unit): boolean {
  return troop.weapons.some((weapon) => weapon === 'longPike' || weapon === 'shortPike')
}
