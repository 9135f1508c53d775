import type { Listed } from '../army-builder.ts'
import type { Profile } from '../cards/profile.ts'
import { checkConsecration, checkConsecrations } from '../extras/consecration.ts'
import type { ListedCard, ListedMember } from '../list.ts'
import type { ArmyContext, LineContext } from './army-fault.ts'
import { checkArtefactNumbers, checkArtefacts, checkRelics, checkRunes } from './check-artefacts.ts'
import { checkCard } from './check-cards.ts'
import {
  checkAllies,
  checkName,
  checkNeeds,
  checkPeople,
  checkPresence,
  checkPrices,
  checkRetinues,
  checkUnique,
} from './check-composition.ts'
import { checkBond, checkCapacities, checkCapacityNumbers, checkFaction } from './check-factions.ts'
import { checkMiracles, checkSpells } from './check-learning.ts'
import { checkLimits, SHARES } from './check-limits.ts'
import {
  checkTournamentCharacters,
  checkTournamentPeople,
  checkTournamentPrice,
  checkTournamentSize,
} from './check-tournament.ts'
import { checkVirtues } from './check-virtues.ts'

/**
 * A check of an army, by what it looks at: the written options of a line, known or not; one line; the fighters that
 * share a card; or sums over the whole army, of these kinds.
 */
export type Check =
  | { readonly of: 'writing'; check(army: LineContext, member: ListedMember, place: string): void }
  | LineCheck
  | { readonly of: 'card'; check(army: LineContext, card: ListedCard, profile: Profile, place: string): void }
  | { readonly of: 'army'; readonly reads: readonly string[]; check(army: ArmyContext): void }

/** A check of one line: its card, and these parts of its options. */
interface LineCheck {
  readonly of: 'line'
  readonly reads: readonly Bought[]
  check(army: LineContext, line: Listed): void
}

export const BOUGHT = ['artefacts', 'spells', 'miracles', 'capacities', 'virtues', 'consecrated'] as const
export type Bought = (typeof BOUGHT)[number]

/** In the order in which faults are shown. */
export const CHECKS: readonly Check[] = [
  { of: 'army', reads: ['cards'], check: checkPresence },
  { of: 'writing', check: checkName },
  { of: 'line', reads: [], check: checkPeople },
  { of: 'army', reads: ['ally'], check: checkAllies },
  { of: 'army', reads: ['single'], check: checkUnique },
  { of: 'line', reads: [], check: checkNeeds },
  { of: 'army', reads: ['retinue', 'followed'], check: checkRetinues },
  { of: 'army', reads: ['own'], check: checkPrices },
  { of: 'army', reads: [], check: checkFaction },
  { of: 'line', reads: [], check: checkBond },
  { of: 'line', reads: ['capacities'], check: checkCapacities },
  { of: 'army', reads: ['ap', 'capacity'], check: checkCapacityNumbers },
  { of: 'army', reads: ['ap', 'figures', ...SHARES], check: checkLimits },
  { of: 'card', check: checkCard },
  { of: 'line', reads: ['artefacts'], check: checkArtefacts },
  { of: 'army', reads: ['ap', 'runes'], check: checkRunes },
  { of: 'army', reads: ['relic'], check: checkRelics },
  { of: 'army', reads: ['ap', 'artefact'], check: checkArtefactNumbers },
  { of: 'line', reads: ['spells'], check: checkSpells },
  { of: 'line', reads: ['miracles', 'artefacts', 'virtues'], check: checkMiracles },
  { of: 'line', reads: ['virtues'], check: checkVirtues },
  { of: 'line', reads: ['consecrated'], check: checkConsecration },
  { of: 'army', reads: ['ap', 'consecrated'], check: checkConsecrations },
  { of: 'army', reads: ['figures'], check: checkTournamentSize },
  { of: 'line', reads: BOUGHT, check: checkTournamentPrice },
  { of: 'army', reads: ['tournament-characters'], check: checkTournamentCharacters },
  { of: 'line', reads: [], check: checkTournamentPeople },
]
