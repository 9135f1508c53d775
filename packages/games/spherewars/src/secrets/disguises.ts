import type { Disguises } from '@fray/kernel'
import { bloodOf } from '../preparation/scoring/scoring.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { isStanding, type State } from '../state.ts'
import { equip, provide } from './determinization.ts'

/** SW-ARTEFACT-03, SW-CONSUMABLE-06: swaps the hidden artefacts and consumables of the other side. */
export const disguises: Disguises<State, Setup> = {
  disguise(state, seat, random, { raceRules }) {
    const own = state.bands.find((band) => band.seat === seat)?.side
    for (const combatant of state.combatants) {
      // SW-WIN-15: whatever is scored is public.
      if (combatant.side === own || !isStanding(combatant) || bloodOf(combatant) > 0) continue
      combatant.artefacts = combatant.artefacts.filter((id) => combatant.revealed.includes(id))
      equip(state, combatant, random, raceRules)
      provide(combatant, random, raceRules)
      combatant.pledged = []
    }
  },
  /** SW-WIN-08, SW-WIN-12, SW-WIN-15: one that is lost or badly hurt is scored, which reveals what was paid for it. */
  reveals: ({ type, args, removes = [] }) =>
    REVEALING.includes(type) || removes.length > 0 || (type === 'wounded' && args.left !== 0),
}

const REVEALING = ['artefact-revealed', 'consumable-used', 'papyrus', 'flees', 'scored']
