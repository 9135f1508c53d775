/** MI-RATE: how far everybody goes in a turn on open ground, by the chart. */
import type { Troop } from '../army/troop.ts'
import { type MovementRow, movementRates } from '../charts.ts'
import type { Unit } from '../state.ts'
import { mm } from '../units.ts'

/** MI-RATE-01: those whose arms slow them down. */
const SLOW_ARMS: readonly string[] = ['halberd', 'shortPike', 'longPike']
const SLOW_MISSILE = 'heavyWinchCrossbow'

/** MI-RATE: the row of the chart that troops go by. */
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

/** MI-TYPE-08, MI-LEADER-01, MI-MAGE-05: medium goes with heavy; leaders and magic users go as if without armour. */
function isLight({ office, troop }: Unit): boolean {
  return office !== null || troop.armour === 'light' || troop.armour === 'none'
}

/** MI-RATE-01 to -19: on foot. A dash has nobody in it (MI-RATE-21); such troops go by the other column. */
export function walkingRate(unit: Unit): number {
  const { heavy, light } = rowFor(unit.troop)
  return mm((isLight(unit) ? (light ?? heavy) : (heavy ?? light))!)
}

/** MI-RATE-04. */
export function flyingRate({ troop }: Unit): number {
  return mm(rowFor(troop).flying ?? 0)
}

/** MI-RATE-18; undefined for those who do not swim. */
export function swimmingRate({ troop }: Unit): number | undefined {
  const { swimming } = rowFor(troop)
  return swimming === undefined ? undefined : mm(swimming)
}

/** MI-RATE-20. */
export function chargeBonus(unit: Unit): number {
  const { heavy, light } = movementRates.find(({ troop }) => troop === 'chargeBonus')!
  return mm((isLight(unit) ? light : heavy)!)
}

/** MI-MOVE-06, MI-DRIFT-02. */
export function isPikeman({ troop }: Unit): boolean {
  return troop.weapons.some((weapon) => weapon === 'longPike' || weapon === 'shortPike')
}
