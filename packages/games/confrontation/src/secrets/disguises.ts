import type { Disguises } from '@fray/kernel'
import type { State } from '../state.ts'
import { randomizeReserve, reassignTraps, replaceUnseen, unseenCards } from './secrets.ts'

/**
 * CF-STRATEGIC-02, CF-DRAW-05, CF-MANA-10, CF-TOKEN-02: reorders the other player's cards and counters and gives
 * waiting magicians other gems.
 */
export const disguises = {
  disguise(state, seat, random) {
    for (const camp of state.camps) {
      if (camp.seat !== seat) replaceUnseen(state, camp, random.shuffle(unseenCards(state, camp)))
    }
    for (const fighter of state.fighters) if (fighter.seat !== seat) randomizeReserve(fighter, random)
    reassignTraps(state, seat, random)
  },
  reveals: ({ type, seat: whose }, seat) => SHOWN.includes(type) || (OF_SOMEBODY.includes(type) && whose !== seat),
} satisfies Disguises<State>

/** CF-MIRACLE-29, -33: events that show cards or turn counters. */
const SHOWN = ['sequence.seen', 'card.unmasked', 'counter.trap-sprung', 'counter.decoy-turned']
/** Events that show their seat something of the other camp: cards, the places they lay in (CF-SPELL-70), or gems. */
const OF_SOMEBODY = ['card.played', 'mana.revealed', 'sequence.exchanged', 'sequence.not-exchanged']
