import { type ArmyFault, examine } from './army-fault.ts'
import { checkArtefacts } from './check-artefacts.ts'
import { checkCards } from './check-cards.ts'
import { checkFactions } from './check-factions.ts'
import { checkLearning } from './check-learning.ts'
import { checkLimits } from './check-limits.ts'
import { checkMuster } from './check-muster.ts'
import { checkTournament } from './check-tournament.ts'
import { checkVirtues } from './check-virtues.ts'
import { checkConsecrations } from './consecration.ts'
import type { ArmyList } from './list.ts'

const CHECKS = [
  checkMuster,
  checkFactions,
  checkLimits,
  checkCards,
  checkArtefacts,
  checkLearning,
  checkVirtues,
  checkConsecrations,
  checkTournament,
]

/** Everything that is wrong with an army, and what would help; empty for a legal one. */
export function checkArmy(list: ArmyList): readonly ArmyFault[] {
  const army = examine(list)
  for (const check of CHECKS) check(army)
  return army.faults
}
