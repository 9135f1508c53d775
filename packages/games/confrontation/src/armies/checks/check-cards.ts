import rules from '../../../data/army-rules.json' with { type: 'json' }
import type { Profile } from '../cards/profile.ts'
import type { ListedCard } from '../list.ts'
import { addFault, type LineContext } from './army-fault.ts'

/** Checks which fighters share a reference card. */
export function checkCard(army: LineContext, card: ListedCard, profile: Profile, place: string): void {
  if (isImmobile(profile)) checkMachine(army, card, profile, place)
  else checkTroop(army, card, profile, place)
}

/** CF-MACHINE-03: whether a machine must be moved by its servants. */
export function isImmobile({ machine }: Profile): boolean {
  return machine !== null && !machine.mobile
}

/** CF-ARMY-19, CF-MACHINE-12: a plain card has up to three equal fighters, and servants need a machine. */
function checkTroop(army: LineContext, card: ListedCard, profile: Profile, place: string): void {
  const { name, character, role } = profile
  const most = rules.figuresPerCard
  if (!character && card.count > most)
    addFault(army, 'card-size', { name, count: card.count, most }, place, 'CF-ARMY-19')
  if (role === 'servant') addFault(army, 'servant-alone', { name }, place, 'CF-MACHINE-12')
  if (card.with.length > 0) checkStaff(army, card, profile, place)
}

/** CF-STAFF-01, -05, -06: a commander with at most one musician and one standard-bearer. */
function checkStaff(army: LineContext, card: ListedCard, { name, command }: Profile, place: string): void {
  if (command !== 'commander') {
    addFault(army, 'no-staff', { name }, place, 'CF-STAFF-01', 'CF-ARMY-19')
    return
  }
  if (card.count > 1) addFault(army, 'staff-commander', { name }, place, 'CF-STAFF-01')
  const taken = new Set<string>()
  for (const [j, { profile: id, count }] of card.with.entries()) {
    const member = army.named(id)
    if (!member) continue
    const at = `${place}.with[${j}]`
    const office = member.command
    if (office === null || office === 'commander') {
      addFault(army, 'no-bearer', { name: member.name }, at, 'CF-STAFF-01')
      continue
    }
    if (count > 1 || taken.has(office)) addFault(army, 'staff-double', { name, office: member.name }, at, 'CF-STAFF-01')
    taken.add(office)
  }
}

/** CF-MACHINE-03, -07, -10, -12: a machine shares its card only with its servants, at least as many as its crew. */
function checkMachine(army: LineContext, card: ListedCard, { name, machine }: Profile, place: string): void {
  if (card.count > 1) addFault(army, 'machine-card', { name }, place, 'CF-MACHINE-10')
  let servants = 0
  for (const [j, { profile, count }] of card.with.entries()) {
    if (profile === machine!.servant) servants += count
    else if (army.named(profile)) {
      addFault(
        army,
        'no-servant',
        { name: army.named(profile)!.name, machine: name },
        `${place}.with[${j}]`,
        'CF-MACHINE-12',
      )
    }
  }
  const crew = machine!.crew ?? 0
  if (servants < crew) addFault(army, 'crew', { name, crew, missing: crew - servants }, place, 'CF-MACHINE-07')
}
