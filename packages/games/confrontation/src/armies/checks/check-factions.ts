import type { Listed } from '../army-builder.ts'
import { factionOf } from '../cards/bound-card.ts'
import { addMissingFault } from '../cards/forbidden.ts'
import { capacities, capacityNamed } from '../extras/capacities/index.ts'
import type { Capacity } from '../extras/capacity.ts'
import { factionNamed, ownFaction } from '../peoples/factions.ts'
import { type ArmyContext, addFault, type LineContext } from './army-fault.ts'

/** CF-PACK-01: the faction must be one of the people's. */
export function checkFaction(army: ArmyContext): void {
  const { faction: id, army: people } = army.list
  if (id === null || factionNamed(id)?.army === people) return
  addFault(army, 'no-faction', { id }, 'faction', 'CF-PACK-01')
}

/** CF-PACK-02: only Characters join an army of another faction than their own. */
export function checkBond(army: LineContext, { place, listed }: Listed): void {
  const printed = army.named(listed.profile)!
  const own = ownFaction(printed)
  const faction = factionOf(printed, army.list)
  if (!faction || !own || own.id === faction.id || printed.character) return
  addFault(army, 'faction-bound', { name: printed.name, faction: own.name }, place, 'CF-PACK-02')
}

/** CF-PACK-04: the capacities bought for a fighter. */
export function checkCapacities(army: LineContext, { listed, place }: Listed): void {
  const printed = army.named(listed.profile)!
  for (const [i, id] of listed.capacities.entries()) {
    const at = `${place}.capacities[${i}]`
    const capacity = capacityNamed(id)
    if (!capacity || capacity.forAll) {
      addMissingFault(army, 'capacity', id, at, 'CF-CARD-06')
      continue
    }
    const args = { name: printed.name, capacity: capacity.name }
    if (!isOpen(army, capacity, listed.profile))
      addFault(army, 'capacity-bearer', args, at, 'CF-PACK-04', capacity.rule)
    const before = listed.capacities.slice(0, i).flatMap((otherCapacity) => capacityNamed(otherCapacity) ?? [])
    const twice = before.some((other) => other === capacity || (other.kin !== undefined && other.kin === capacity.kin))
    if (twice) addFault(army, 'capacity-twice', args, at, 'CF-PACK-04', capacity.rule)
  }
}

/** Whether a fighter of this army may have a capacity: of its people, of its faction, of the right kind. */
export function isOpen(
  { list, named }: Pick<LineContext, 'list' | 'named'>,
  capacity: Capacity,
  profile: string,
): boolean {
  const printed = named(profile)
  if (!printed || capacity.forAll || capacity.army !== printed.people) return false
  if (capacity.article && !list.articles) return false
  if (capacity.enlists && !capacity.enlists(list.army)) return false
  if (capacity.faction !== undefined && factionOf(printed, list)?.id !== capacity.faction) return false
  return capacity.suits(printed)
}

const NUMBERED = capacities.filter(({ onePer }) => onePer !== undefined)

/** CF-PACK-23: some capacities come once for every started number of the army's A.P. */
export function checkCapacityNumbers(army: ArmyContext): void {
  for (const { id, name, onePer = 1, rule } of NUMBERED) {
    const count = army.sum(`capacity:${id}`)
    const most = Math.ceil(army.sum('ap') / onePer)
    if (count > 0 && count > most) addFault(army, 'capacity-number', { capacity: name, count, most }, '', rule)
  }
}
