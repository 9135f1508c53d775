import { idsByPrintedName } from '@fray/kernel'
import type { ArmyList, ListedMember } from '../armies/list.ts'
import {
  artefactId,
  capacityId,
  factionId,
  miracleId,
  profileId,
  spellId,
  virtueId,
} from '../preparation/written-names.ts'

/** Replaces printed names in a list by ids. */
export function withIds(list: ArmyList): ArmyList {
  const { faction, profiles: own = [] } = list
  const idOf = idsByPrintedName(own)
  const who = (written: string) => {
    const id = idOf(written)
    return own.some((profile) => profile.id === id) ? id : profileId(written)
  }
  const cards = list.cards.map((card) => ({
    ...memberWithIds(card, who),
    with: card.with.map((member) => memberWithIds(member, who)),
  }))
  return { ...list, faction: faction === null ? null : factionId(faction), cards }
}

function memberWithIds(member: ListedMember, who: (written: string) => string): ListedMember {
  return {
    ...member,
    profile: who(member.profile),
    artefacts: member.artefacts.map(artefactId),
    spells: member.spells.map(spellId),
    miracles: member.miracles.map(miracleId),
    capacities: member.capacities.map(capacityId),
    virtues: member.virtues.map(virtueId),
  }
}
