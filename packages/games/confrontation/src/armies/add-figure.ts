import rules from '../../data/army-rules.json' with { type: 'json' }
import { profileFinder } from './cards/own-profile.ts'
import type { Profile } from './cards/profile.ts'
import { isImmobile } from './checks/check-cards.ts'
import type { ArmyList, ListedCard, ListedMember } from './list.ts'
import { enlistmentFor } from './peoples/enlistment.ts'

/** CF-ARMY-19: adds a fighter to a card of equal ones that has room, or on a new card. */
export function addFigure(list: ArmyList, profile: Profile): ArmyList {
  const alike = list.cards.findIndex((card) => hasRoomFor(card, profile))
  if (alike < 0) return { ...list, cards: [...list.cards, plainCard(list, profile)] }
  const card = list.cards[alike]!
  return { ...list, cards: list.cards.with(alike, { ...card, count: card.count + 1 }) }
}

/** CF-STAFF-06, CF-MACHINE-10: adds a fighter that shares a card with others. */
export function addCompanion(list: ArmyList, index: number, profile: Profile): ArmyList {
  const card = list.cards[index]!
  // A war-staff has one of each; servants of a machine are counted together.
  const serves = profileFinder(list)(card.profile)?.machine != null
  const alike = serves ? card.with.findIndex((member) => member.profile === profile.id) : -1
  const company =
    alike < 0
      ? [...card.with, memberOf(profile, 1)]
      : card.with.with(alike, { ...card.with[alike]!, count: card.with[alike]!.count + 1 })
  return { ...list, cards: list.cards.with(index, { ...card, with: company }) }
}

function hasRoomFor(card: ListedCard, { id, character, unique, machine }: Profile): boolean {
  if (character || unique || machine || card.profile !== id) return false
  const bought = [card.artefacts, card.spells, card.miracles, card.capacities, card.virtues]
  const plain = [...bought, card.with].every((list) => list.length === 0)
  return plain && !card.consecrated && card.count < rules.figuresPerCard
}

/** The initial card of a fighter: a machine has its crew (CF-MACHINE-07), an outsider the capacity that enlists it. */
function plainCard(list: ArmyList, profile: Profile): ListedCard {
  const { machine } = profile
  const crew = isImmobile(profile) && machine?.servant ? [memberOf({ id: machine.servant }, machine.crew ?? 1)] : []
  return { ...memberOf(profile, 1), capacities: enlistmentFor(profile, list), with: crew }
}

function memberOf({ id }: Pick<Profile, 'id'>, count: number): ListedMember {
  return {
    profile: id,
    count,
    artefacts: [],
    spells: [],
    miracles: [],
    capacities: [],
    virtues: [],
    consecrated: false,
  }
}
