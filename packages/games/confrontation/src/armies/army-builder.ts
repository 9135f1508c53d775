import tournament from '../../data/tournament.json' with { type: 'json' }
import { traitOf } from './ability-list.ts'
import { type Artefact, artefactNamed, artefacts, miracleNamed, spellNamed } from './armoury.ts'
import type { Army, ArmyCard, Member } from './army.ts'
import { boundCard, type PaidCapacity, withArtefacts } from './bound-card.ts'
import { CONSECRATION } from './consecration.ts'
import type { ArmyList, ListedCard, ListedMember } from './list.ts'
import type { Profile, Trait } from './profile.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'
import { virtueCost, virtueNamed } from './virtues.ts'

/** Somebody of a list: so many fighters alike, where they stand in it and what one of them costs. */
export interface Listed {
  /** "cards[2]", or "cards[2].with[0]" for those who share another's card. */
  readonly place: string
  /** Index of the card in the list, and of whoever it is on that card: 0 for its owner. */
  readonly at: readonly [card: number, member: number]
  /** CF-PACK-04: his card with what his faction and his capacities print on it. */
  readonly profile: Profile
  readonly capacities: readonly PaidCapacity[]
  readonly listed: ListedMember
  readonly card: ListedCard
  /** CF-PROFILE-13: the strategic value of one, with what he carries. */
  readonly ap: number
  /** CF-REV-GRIFFIN-02: by how much one is cheaper in this army, whatever his value counts for. */
  readonly rebate: RebateRule
  /** CF-MACHINE-12: bound to the machine whose card it is. */
  readonly serves: boolean
}

/** Everybody of a list, card by card. Lines that name nobody are left out. */
export function listedIn(list: ArmyList): readonly Listed[] {
  const army = surroundingsOf(list)
  return list.cards.flatMap((card, i) => {
    return [card, ...card.with].flatMap((member, j) => listedAt(army, card, member, i, j) ?? [])
  })
}

/** The member `j` of the card `i` of an army, 0 being whose card it is; undefined if it names nobody. */
export function listedAt(
  army: Surroundings,
  card: ListedCard,
  listed: ListedMember,
  i: number,
  j: number,
): Listed | undefined {
  const found = army.named(listed.profile)
  if (!found) return undefined
  const { card: bound, capacities } = boundCard(found, army.list, listed.capacities)
  const profile = withArtefacts(bound, listed.artefacts)
  const extra = capacities.reduce((sum, paidCapacity) => sum + paidCapacity.ap, 0)
  const ap = printedCost(army, profile) + optionsCost(profile, listed) + extra
  const serves = j > 0 && army.named(card.profile)?.machine != null
  const rebate = rebateOn(army, profile)
  return { place: placeOf(i, j), at: [i, j], profile, capacities, listed, card, ap, rebate, serves }
}

export function placeOf(card: number, member: number): string {
  return member === 0 ? `cards[${card}]` : `cards[${card}].with[${member - 1}]`
}

/** CF-ARMY-01: what the whole army costs. */
export function totalOf(list: ArmyList): number {
  return sumOf(listedIn(list))
}

export function sumOf(group: readonly Listed[]): number {
  return group.reduce((sum, listed) => sum + priceOf(listed), 0)
}

/** CF-ARMY-01: what a line costs the army. */
export function priceOf({ ap, rebate, listed }: Pick<Listed, 'ap' | 'rebate' | 'listed'>): number {
  return (ap - rebate.ap) * listed.count
}

/** CF-REV-GRIFFIN-02: what makes somebody cheaper, and by how much. */
interface RebateRule {
  readonly ap: number
  readonly by: readonly Artefact[]
}

function rebateOn({ facts }: Surroundings, { id, ap }: Profile): RebateRule {
  const by = CHEAPENING.filter(
    (artefact) => facts.has(`carried:${artefact.id}`) && artefact.cheapens?.only.includes(id),
  )
  const sum = by.reduce((total, { cheapens }) => total + (cheapens?.by ?? 0), 0)
  return { ap: Math.min(ap, sum), by }
}

const CHEAPENING = artefacts.filter(({ cheapens }) => cheapens)

/** Something that was bought for somebody, and what it costs him. */
export interface ArmyOption {
  readonly name: string
  readonly ap: number
}

/** CF-CARD-07, -16, CF-VIRTUE-03, CF-LITURGY-01: somebody's artefacts, spells, miracles and virtues, and his consecration. */
export function optionsOf(profile: Profile, listed: ListedMember): ArmyOption[] {
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
export function priceFor(profile: Profile, { ap, perPoint }: PointPrice): number {
  return perPoint ? ap * (profile[perPoint] ?? 0) : ap
}

interface PointPrice {
  readonly ap: number
  readonly perPoint?: 'res' | 'pow'
}

function optionsCost(profile: Profile, listed: ListedMember): number {
  return optionsOf(profile, listed).reduce((sum, { ap }) => sum + ap, 0)
}

/** CF-ABIL-12: Blood brothers in one army cost a tenth less, each result rounded up. */
function printedCost({ facts }: Surroundings, { id, ap }: Profile): number {
  return facts.has(`bond:${id}`) ? Math.ceil((ap * 9) / 10) : ap
}

/** The army as play needs it. The list must be sound. */
export function buildArmy(list: ArmyList, name: string): Army {
  const everybody = listedIn(list)
  return {
    name,
    army: list.army,
    ...(list.tournament ? { mostOnTable: tournament.figures.most } : {}),
    cards: list.cards.map((card): ArmyCard => {
      const own = everybody.filter((listed) => listed.card === card)
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
