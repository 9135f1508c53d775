import { complain, type Examined } from './army-fault.ts'
import { factionOf } from './bound-card.ts'
import { capacityNamed } from './capacities/index.ts'
import type { Capacity } from './capacity.ts'
import { factionNamed, ownFaction } from './factions.ts'
import { complainOfMissing } from './forbidden.ts'
import { type Listed, sumOf } from './muster.ts'

/** CF-PACK-01 to -05: the faction of an army, and the capacities that were bought. */
export function checkFactions(army: Examined): void {
  checkFaction(army)
  for (const each of army.everybody) checkBearer(army, each)
  checkNumbers(army)
}

/** CF-PACK-01, -02: one of the people; nobody who belongs to another joins it, but for Characters. */
function checkFaction(army: Examined): void {
  const { list, everybody } = army
  if (list.faction === null) return
  const faction = factionNamed(list.faction)
  if (!faction || faction.army !== list.army) {
    complain(army, 'no-faction', { id: list.faction }, 'faction', 'CF-PACK-01')
    return
  }
  for (const { place, listed } of everybody) {
    const printed = army.named(listed.profile)!
    const own = ownFaction(printed)
    if (!factionOf(printed, list) || !own || own.id === faction.id || printed.character) continue
    complain(army, 'faction-bound', { name: printed.name, faction: own.name }, place, 'CF-PACK-02')
  }
}

/** CF-PACK-04: what was bought for somebody. */
function checkBearer(army: Examined, { listed, place }: Listed): void {
  const printed = army.named(listed.profile)!
  for (const [i, id] of listed.capacities.entries()) {
    const at = `${place}.capacities[${i}]`
    const capacity = capacityNamed(id)
    if (!capacity || capacity.forAll) {
      complainOfMissing(army, 'capacity', id, at, 'CF-CARD-06')
      continue
    }
    const args = { name: printed.name, capacity: capacity.name }
    if (!isOpen(army, capacity, listed.profile))
      complain(army, 'capacity-bearer', args, at, 'CF-PACK-04', capacity.rule)
    const before = listed.capacities.slice(0, i).flatMap((each) => capacityNamed(each) ?? [])
    const twice = before.some((each) => each === capacity || (each.kin !== undefined && each.kin === capacity.kin))
    if (twice) complain(army, 'capacity-twice', args, at, 'CF-PACK-04', capacity.rule)
  }
}

/** Whether somebody of this army may have a capacity: of its people, of its faction, of the right kind. */
export function isOpen(
  { list, named }: Pick<Examined, 'list' | 'named'>,
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

/** CF-PACK-23: some come once for so many A.P. of the army, or part of them. */
function checkNumbers(army: Examined): void {
  const bought = army.everybody.flatMap(({ listed }) => listed.capacities.map((id) => [id, listed.count] as const))
  for (const id of new Set(bought.map(([each]) => each))) {
    const capacity = capacityNamed(id)
    if (capacity?.onePer === undefined) continue
    const count = bought.reduce((sum, [each, figures]) => sum + (each === id ? figures : 0), 0)
    const most = Math.ceil(sumOf(army.everybody) / capacity.onePer)
    if (count > most) complain(army, 'capacity-number', { capacity: capacity.name, count, most }, '', capacity.rule)
  }
}
