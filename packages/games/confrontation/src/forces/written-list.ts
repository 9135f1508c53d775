import { idsByPrintedName } from '@fray/kernel'
import type { ArmyList, ListedMember } from '../armies/list.ts'
import {
  artefactWritten,
  capacityWritten,
  factionWritten,
  miracleWritten,
  profileWritten,
  spellWritten,
  virtueWritten,
} from '../preparation/written-names.ts'

/** Replaces printed names in a list by ids. */
export function withIds(list: ArmyList): ArmyList {
  const { faction, profiles: own = [] } = list
  const idOf = idsByPrintedName(own)
  const who = (written: string) => {
    const id = idOf(written)
    return own.some((each) => each.id === id) ? id : profileWritten(written)
  }
  const cards = list.cards.map((card) => ({
    ...memberWithIds(card, who),
    with: card.with.map((each) => memberWithIds(each, who)),
  }))
  return { ...list, faction: faction === null ? null : factionWritten(faction), cards }
}

function memberWithIds(member: ListedMember, who: (written: string) => string): ListedMember {
  return {
    ...member,
    profile: who(member.profile),
    artefacts: member.artefacts.map(artefactWritten),
    spells: member.spells.map(spellWritten),
    miracles: member.miracles.map(miracleWritten),
    capacities: member.capacities.map(capacityWritten),
    virtues: member.virtues.map(virtueWritten),
  }
}
