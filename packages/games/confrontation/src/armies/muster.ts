import tournament from '../../data/tournament.json' with { type: 'json' }
import { traitOf } from './ability-list.ts'
import { type Artefact, artefactNamed, miracleNamed, spellNamed } from './armoury.ts'
import type { Army, ArmyCard, Member } from './army.ts'
import { boundCard, type PaidCapacity, withArtefacts } from './bound-card.ts'
import { CONSECRATION } from './consecration.ts'
import type { ArmyList, ListedCard, ListedMember } from './list.ts'
import { namedWithin } from './own-profile.ts'
import type { Profile, Trait } from './profile.ts'
import type { ProfileNamed } from './profiles.ts'
import { virtueCost, virtueNamed } from './virtues.ts'

/** Somebody of a list: so many fighters alike, where they stand in it and what one of them costs. */
export interface Listed {
  /** "cards[2]", or "cards[2].with[0]" for those who share another's card. */
  readonly place: string
  /** CF-PACK-04: his card with what his faction and his capacities print on it. */
  readonly profile: Profile
  readonly capacities: readonly PaidCapacity[]
  readonly listed: ListedMember
  readonly card: ListedCard
  /** CF-PROFILE-13: the strategic value of one, with what he carries. */
  readonly ap: number
  /** CF-REV-GRIFFIN-02: by how much one is cheaper in this army, whatever his value counts for. */
  readonly rebate: Rebate
  /** CF-MACHINE-12: bound to the machine whose card it is. */
  readonly serves: boolean
}

/** Everybody of a list, card by card. Lines that name nobody are left out. */
export function listedIn(list: ArmyList): readonly Listed[] {
  const named = namedWithin(list)
  const printed = printedCosts(list, named)
  return list.cards.flatMap((card, i) => {
    const machine = named(card.profile)?.machine
    return [card, ...card.with].flatMap((listed, j): Listed[] => {
      const found = named(listed.profile)
      if (!found) return []
      const place = j === 0 ? `cards[${i}]` : `cards[${i}].with[${j - 1}]`
      const { card: bound, capacities } = boundCard(found, list, listed.capacities)
      const profile = withArtefacts(bound, listed.artefacts)
      const ap = printed(profile) + optionsCost(profile, listed) + capacities.reduce((sum, each) => sum + each.ap, 0)
      const rebate = rebateOn(list, profile)
      return [{ place, profile, capacities, listed, card, ap, rebate, serves: j > 0 && machine != null }]
    })
  })
}

/** CF-ARMY-01: what the whole army costs. */
export function totalOf(list: ArmyList): number {
  return sumOf(listedIn(list))
}

export function sumOf(group: readonly Listed[]): number {
  return group.reduce((sum, { ap, rebate, listed }) => sum + (ap - rebate.ap) * listed.count, 0)
}

/** CF-REV-GRIFFIN-02: what makes somebody cheaper, and by how much. */
interface Rebate {
  readonly ap: number
  readonly by: readonly Artefact[]
}

function rebateOn({ cards }: ArmyList, { id, ap }: Profile): Rebate {
  const carried = new Set(cards.flatMap((card) => [card, ...card.with]).flatMap(({ artefacts }) => artefacts))
  const known = [...carried].flatMap((each) => artefactNamed(each) ?? [])
  const by = known.filter(({ cheapens }) => cheapens?.only.includes(id))
  const sum = by.reduce((total, { cheapens }) => total + (cheapens?.by ?? 0), 0)
  return { ap: Math.min(ap, sum), by }
}

/** Something that was bought for somebody, and what it costs him. */
export interface Option {
  readonly name: string
  readonly ap: number
}

/** CF-CARD-07, -16, CF-VIRTUE-03, CF-LITURGY-01: somebody's artefacts, spells, miracles and virtues, and his consecration. */
export function optionsOf(profile: Profile, listed: ListedMember): Option[] {
  const { artefacts, spells, miracles, virtues, consecrated } = listed
  return [
    ...(consecrated ? [CONSECRATION] : []),
    ...[...artefacts.map(artefactNamed), ...spells.map(spellNamed)].map((each) => {
      return each && { name: each.name, ap: priceFor(profile, each) }
    }),
    ...miracles.map((id) => miracleNamed(id)),
    ...virtues.map((id) => {
      const virtue = virtueNamed(id)
      return virtue && { name: virtue.name, ap: virtueCost(profile, virtue) }
    }),
  ].flatMap((each) => each ?? [])
}

/** CF-CARD-07, CF-REV-LION-02, -13: what an artefact or a spell costs this one. */
export function priceFor(profile: Profile, { ap, perPoint }: Price): number {
  return perPoint ? ap * (profile[perPoint] ?? 0) : ap
}

interface Price {
  readonly ap: number
  readonly perPoint?: 'res' | 'pow'
}

function optionsCost(profile: Profile, listed: ListedMember): number {
  return optionsOf(profile, listed).reduce((sum, { ap }) => sum + ap, 0)
}

/** CF-ABIL-12: Blood brothers in one army cost a tenth less, each result rounded up. */
function printedCosts(list: ArmyList, named: ProfileNamed): (profile: Profile) => number {
  const ids = list.cards.flatMap((card) => [card.profile, ...card.with.map(({ profile }) => profile)])
  const found = ids.flatMap((id) => named(id) ?? []).map((printed) => boundCard(printed, list, []).card)
  // CF-PACK-02: whoever is bound to another faction is nobody's brother.
  const present = found.filter(({ estranged }) => !estranged)
  const bonds = new Set<string>()
  for (const { id, traits } of present) {
    for (const { ability } of traits) {
      const brother = ability.startsWith(BROTHER) ? ability.slice(BROTHER.length) : undefined
      if (brother !== undefined && present.some((each) => each.id === brother)) bonds.add(id).add(brother)
    }
  }
  return ({ id, ap }) => (bonds.has(id) ? Math.ceil((ap * 9) / 10) : ap)
}

const BROTHER = 'blood-brother-'

/** The army as play needs it. The list must be sound. */
export function muster(list: ArmyList, name: string): Army {
  const everybody = listedIn(list)
  return {
    name,
    army: list.army,
    ...(list.tournament ? { mostOnTable: tournament.figures.most } : {}),
    cards: list.cards.map((card): ArmyCard => {
      const own = everybody.filter((each) => each.card === card)
      const [{ profile } = own[0]!] = own
      return { profile, members: own.flatMap(membersOf), warStaff: card.with.length > 0 && profile.machine === null }
    }),
  }
}

function membersOf({ profile, listed, ap }: Listed): Member[] {
  const { artefacts, spells, miracles, virtues, consecrated } = listed
  const extras = boughtTraits([...artefacts, ...virtues, ...(consecrated ? [CONSECRATION.id] : [])])
  return Array.from({ length: listed.count }, () => ({ profile, extras, spells, miracles, ap }))
}

/** CF-ARTEFACT-03: what was bought, and the abilities that it gives, which count as printed; those that are named already are not given twice. */
export function boughtTraits(bought: readonly string[]): Trait[] {
  const given = bought.flatMap((id) => artefactNamed(id)?.grants ?? [])
  return [...bought, ...given.filter((each) => !bought.includes(each))].map(traitOf)
}
