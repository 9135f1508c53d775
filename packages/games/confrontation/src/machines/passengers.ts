import type { Side } from '@fray/tabletop'
import { equipmentNamed } from '../armies/cards/equipment.ts'
import type { Profile, Size } from '../armies/cards/profile.ts'
import { sideTouched } from '../assault/edges.ts'
import { inContact } from '../ground/bodies.ts'
import { type Fighter, type PlayState, profileOf } from '../state.ts'
import { sumWith } from '../traits.ts'
import { isObject } from './crew.ts'

/** CF-ABIL-116 (a): the room a fighter takes in a vehicle, by Size; bigger ones cannot ride. */
const BURDEN: Readonly<Partial<Record<Size, number>>> = { small: 1, medium: 1, large: 3 }

/** CF-ABIL-116 (d): the default access of a vehicle. */
const USUAL_ACCESS: readonly Side[] = ['left', 'right']

export function passengersOf({ state }: Pick<PlayState, 'state'>, vehicle: Fighter): Fighter[] {
  return state.fighters.filter((fighter) => fighter.status === 'aboard' && fighter.vehicle === vehicle.id)
}

/** CF-ABIL-116 (a): the total room of a vehicle. */
function capacityOf(play: PlayState, vehicle: Fighter): number {
  return sumWith(play, vehicle, 'carries', (ability, effect) => ability.carries(vehicle, effect))
}

/** CF-ABIL-116 (a): whether a fighter can ride at all and there is room left for it. */
export function hasRoomFor(play: PlayState, vehicle: Fighter, fighter: Fighter): boolean {
  if (fighter.seat !== vehicle.seat || fighter === vehicle || isObject(fighter)) return false
  const burden = burdenOf(profileOf(fighter))
  if (burden === null) return false
  const taken = passengersOf(play, vehicle).reduce(
    (sum, otherFighter) => sum + (burdenOf(profileOf(otherFighter)) ?? 0),
    0,
  )
  return taken + burden <= capacityOf(play, vehicle)
}

function burdenOf({ size, base, equipment, machine }: Profile): number | null {
  const isMounted = base === 'cavalry' || equipment.some((id) => equipmentNamed(id)?.mount)
  return isMounted || machine ? null : (BURDEN[size] ?? null)
}

export function accessOf(vehicle: Fighter): readonly Side[] {
  return profileOf(vehicle).machine?.access ?? USUAL_ACCESS
}

/** CF-ABIL-116 (d), (f): whether a fighter touches the access, or would at this place. */
export function isAtAccess(vehicle: Fighter, fighter: Fighter): boolean {
  const side = inContact(fighter, vehicle) ? sideTouched(vehicle, fighter) : undefined
  return side !== undefined && accessOf(vehicle).includes(side)
}

/** CF-ABIL-116: moves a fighter from the table into the vehicle. */
export function takeAboard(vehicle: Fighter, fighter: Fighter): void {
  Object.assign(fighter, { status: 'aboard', vehicle: vehicle.id, at: { ...vehicle.at }, underCover: false })
}
