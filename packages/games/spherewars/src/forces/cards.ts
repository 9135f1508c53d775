import { type CardGroup, type ForceCard, type Message, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import type { BandList } from '../bands/band-list.ts'
import type { Profile } from '../bands/profile.ts'
import { recruitedProfile } from '../bands/recruiting.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import { abilityView } from '../view/figure-view.ts'
import type { BandLine } from './fields.ts'
import { costOf, figuresOf, linesOf } from './view.ts'

/** Gets a card for every line of the band; different members of a group have separate cards. */
export function cardsOf(list: BandList, recruitment: Recruitment): readonly ForceCard[] {
  return linesOf(list, recruitment).flatMap(lineCards)
}

function lineCards(line: BandLine): ForceCard[] {
  const { entry, listed } = line
  const kinds = [...new Map(entry.members.map((member) => [member.name, member])).values()]
  return kinds.map((member, i) => {
    const own = entry.members.filter(({ name }) => name === member.name).length
    // A reinforced pack (SW-RRULE-17) has more figures, all identical.
    const figures = kinds.length === 1 ? (listed.members ?? own) : own
    const { option, faction } = listed
    const name = kinds.length === 1 ? entry.name : member.name
    const bought = { option, faction, raceRules: line.recruitment.raceRules }
    const profile = recruitedProfile(entry, member, name, bought)
    return {
      name: profile.title ? text('card.titled', { name, title: profile.title }) : name,
      icon: profile.icon,
      caption: cardCaption(profile),
      count: figures * listed.count,
      ...(i === 0 ? { cost: costOf(line) } : {}),
      wounds: profile.wounds,
      figures: figuresOf(profile),
      groups: groupsOf(profile, knownIds(listed.artefacts), knownIds(listed.consumables)),
      ...(profile.house ? { house: true } : {}),
    }
  })
}

function cardCaption({ rank, morale, firm, fear, height }: Profile): Message {
  const nerve = text(`card.morale.${morale ?? 'none'}`)
  return text('card.caption', {
    rank: { text: text(`force.rank.${rank}`) },
    morale: { text: firm ? text('card.firm', { morale: { text: nerve } }) : nerve },
    fear: { text: text(`card.fear.${fear}`) },
    height: { text: text(`card.height.${height}`) },
  })
}

/** Drops unknown ids: they are faults of the list, shown by the army builder; the card shows the rest. */
function knownIds(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => registry.find(id))
}

function groupsOf(profile: Profile, artefacts: readonly string[], consumables: readonly string[]): CardGroup[] {
  const isSpell = (id: string) => registry.get(id).spell !== undefined
  const groups: Readonly<Record<string, readonly string[]>> = {
    abilities: profile.abilities.filter((id) => !isSpell(id)),
    spells: profile.abilities.filter(isSpell),
    weapons: [...profile.weapons, ...profile.ranged],
    armour: profile.armour,
    artefacts,
    consumables,
  }
  return Object.entries(groups)
    .filter(([, ids]) => ids.length > 0)
    .map(([id, ids]) => ({ label: text(`card.${id}`), traits: [...new Set(ids)].map(abilityView) }))
}
