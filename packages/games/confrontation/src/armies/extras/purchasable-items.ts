import { profileFinder } from '../cards/own-profile.ts'
import type { Profile } from '../cards/profile.ts'
import { hasAlready } from '../checks/check-artefacts.ts'
import { isOpen } from '../checks/check-factions.ts'
import { type Learner, miracleRefusal, spellRefusal } from '../checks/check-learning.ts'
import type { ArmyList } from '../list.ts'
import { type Artefact, artefacts, type MiracleCard, miracles, type SpellCard, spells } from './armoury.ts'
import { mayBear } from './bearers.ts'
import { capacities } from './capacities/index.ts'
import type { Capacity } from './capacity.ts'
import { type Virtue, virtueRefusal, virtues } from './virtues.ts'

/** CF-ARMY-07, -09, -15: what may be bought for a line, ignoring room and A.P. */
export interface PurchasableItems {
  readonly artefacts: readonly Artefact[]
  readonly spells: readonly SpellCard[]
  readonly miracles: readonly MiracleCard[]
  readonly capacities: readonly Capacity[]
  readonly virtues: readonly Virtue[]
}

export type PurchasableKind = keyof PurchasableItems

/** `listed` holds the present options, which may open more (CF-LITANY-03). */
export function purchasableItems(profile: Profile, list: ArmyList, listed: Learner = NOTHING): PurchasableItems {
  const { magic, faith, id } = profile
  const named = profileFinder(list)
  return {
    artefacts: artefacts.filter((artefact) => mayBear(profile, artefact) && !hasAlready(profile, artefact)),
    spells: magic ? spells.filter((spell) => spellRefusal(profile, magic, spell) === null) : [],
    miracles: faith ? miracles.filter((miracle) => miracleRefusal(profile, listed, miracle) === null) : [],
    capacities: capacities.filter((capacity) => isOpen({ list, named }, capacity, id)),
    virtues: virtues.filter((virtue) => virtueRefusal(profile, virtue) === null),
  }
}

const NOTHING: Learner = { artefacts: [], virtues: [] }
