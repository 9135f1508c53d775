import tournament from '../../data/tournament.json' with { type: 'json' }
import type { Army, ArmyCard, Member } from './army.ts'
import { traitOf } from './cards/ability-list.ts'
import { boundCard, type PaidCapacity, withArtefacts } from './cards/bound-card.ts'
import type { Profile, Trait } from './cards/profile.ts'
import { type Surroundings, surroundingsOf } from './checks/surroundings.ts'
import { type Artefact, artefactNamed, artefacts, miracleNamed, spellNamed } from './extras/armoury.ts'
import { CONSECRATION } from './extras/consecration.ts'
import { virtueCost, virtueNamed } from './extras/virtues.ts'
import type { ArmyList, ListedCard, ListedMember } from './list.ts'

/** A line of a list: a number of equal fighters, their place in it and the cost of one. */
export interface Listed {
  /** "cards[2]", or "cards[2].with[0]" for fighters that share another's card. */
  readonly place: string
  /** Index of the card in the list, and of the member on that card: 0 for its owner. */
  readonly at: readonly [card: number, member: number]
  /** CF-PACK-04: the card with what its faction and its capacities print on it. */
  readonly profile: Profile
  readonly capacities: readonly PaidCapacity[]
  readonly listed: ListedMember
  readonly card: ListedCard
  /** CF-PROFILE-13: the strategic value of one fighter with its options. */
  readonly ap: number
  /** CF-REV-GRIFFIN-02: how much cheaper one is in this army; its value stays the same. */
  readonly rebate: RebateRule
  /** CF-MACHINE-12: bound to the machine that owns the card. */
  readonly serves: boolean
}

/** Gets all lines of a list, card by card. Lines with unknown profiles are left out. */
export function listedIn(list: ArmyList): readonly Listed[] {
  const army = surroundingsOf(list)
  return list.cards.flatMap((card, i) => {
    return [card, ...card.with].flatMap((member, j) => listedAt(army, card, member, i, j) ?? [])
  })
}

/** Gets the member `j` of the card `i` of an army, 0 for its owner; undefined for an unknown profile. */
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

/** CF-ARMY-01: the cost of the whole army. */
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

/** CF-REV-GRIFFIN-02: what makes a fighter cheaper, and by how much. */
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

/** An option bought for a fighter, and its cost. */
export interface ArmyOption {
  readonly name: string
  readonly ap: number
}

/** CF-CARD-07, -16, CF-VIRTUE-03, CF-LITURGY-01: a fighter's artefacts, spells, miracles, virtues and consecration. */
export function optionsOf(profile: Profile, listed: ListedMember): ArmyOption[] {
  const { artefacts, spells, miracles, virtues, consecrated } = listed
  return [
    ...(consecrated ? [CONSECRATION] : []),
    ...[...artefacts.map(artefactNamed), ...spells.map(spellNamed)].map((item) => {
      return item && { name: item.name, ap: priceFor(profile, item) }
    }),
    ...miracles.map((id) => miracleNamed(id)),
    ...virtues.map((id) => {
      const virtue = virtueNamed(id)
      return virtue && { name: virtue.name, ap: virtueCost(profile, virtue) }
    }),
  ].flatMap((found) => found ?? [])
}

/** CF-CARD-07, CF-REV-LION-02, -13: the price of an artefact or a spell for this profile. */
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

/** Builds the army that play needs. The list must be free of faults. */
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

/**
 * CF-ARTEFACT-03: gets the bought options and the abilities they give, which count as printed; repeated abilities are
 * left out.
 */
export function boughtTraits(bought: readonly string[]): Trait[] {
  const given = bought.flatMap((id) => artefactNamed(id)?.grants ?? [])
  return [...bought, ...given.filter((trait) => !bought.includes(trait))].map(traitOf)
}
