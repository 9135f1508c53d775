import { type KeyFigure, type Message, type Trait, text } from '@fray/kernel'
import { CHARACTERISTICS, type Profile } from '../armies/cards/profile.ts'
import { traitName, traitRule } from '../armies/cards/trait-name.ts'
import { standingOf } from '../armies/peoples/alliance.ts'

/** CF-PROFILE-02 to -10: the characteristics that a fighter has, in the order of the card. */
export function figuresOf(profile: Profile): readonly KeyFigure[] {
  const { mov, flight, cou, fear, aim, pow, machine } = profile
  const figures: KeyFigure[] = []
  const add = (id: string, value: string) => figures.push({ label: text(`figure.${id}`), value })
  if (mov !== null) add('mov', flight === null ? String(mov) : `${mov}/${flight}`)
  for (const id of CHARACTERISTICS) {
    const absent = { aim: aim === null, cou: cou === null, fear: fear === null, pow: pow === null }
    if (id in absent && absent[id as keyof typeof absent]) continue
    add(id, profile[id] === null ? '–' : String(profile[id]))
  }
  if (machine?.structurePoints) add('structure', String(machine.structurePoints))
  if (machine?.weight) add('weight', String(machine.weight))
  if (machine?.crew) add('crew', String(machine.crew))
  return figures
}

/** CF-RANK-19: rank with the other words of its line, and standing: "Special · goblin pirates · commander · Ally". */
export function captionOf(profile: Profile, army: string): Message {
  const words = [
    text(`rank.${profile.rank}`),
    ...profile.rankWords.map((name) => text('trait', { name })),
    ...(profile.character ? [text('force.character')] : []),
    ...(profile.command ? [text(`force.command.${profile.command}`)] : []),
    ...(profile.people === army ? [] : [text(`people.${profile.people}`)]),
    ...(['ally', 'hired'].includes(standingOf(profile, army, null)) ? [text('force.ally')] : []),
  ]
  return words.reduce((first, second) => text('force.and', { first: { text: first }, second: { text: second } }))
}

/** Abilities and items with rules; a range weapon shows its figures. */
export function traitsOf(profile: Profile): readonly Trait[] {
  return [...machineTraits(profile), ...profile.traits.map(traitView), ...weaponTraits(profile)]
}

export function traitView(trait: Profile['traits'][number]): Trait {
  const rule = traitRule(trait)
  return { name: traitName(trait), ...(rule === undefined ? {} : { rule }) }
}

/** CF-MACHINE-08, -12: the kind of machine, and its servants. */
export function machineTraits({ machine }: Profile): readonly Trait[] {
  if (!machine) return []
  const { artillery, substitutes } = machine
  return [
    { name: text(`artillery.${artillery}`), rule: 'CF-MACHINE-08' },
    ...(substitutes ? [{ name: text('machine.substitutes', substitutes), rule: 'CF-MACHINE-12' }] : []),
  ]
}

/** CF-FIRE-05: "Bow: STR 4, 25/45/65 cm". */
export function weaponTraits({ weapon }: Profile): readonly Trait[] {
  if (!weapon) return []
  const { name, strength, ranges } = weapon
  const [short, medium, long] = ranges
  return [{ name: text('force.weapon', { name, strength, short, medium, long }), rule: 'CF-FIRE-05' }]
}

/** Whether the card is not in the books: a player's own, or one named by us. */
export function isHouse({ own, sources }: Profile): boolean {
  return own || sources.house.includes('name')
}
