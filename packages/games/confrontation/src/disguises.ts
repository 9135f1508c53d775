import type { Disguises } from '@fray/kernel'
import { randomizeReserve, redactAgain, replaceUnseen, unseenCards } from './secrets.ts'
import type { State } from './state.ts'

/** CF-STRATEGIC-02, CF-DRAW-05, CF-MANA-10, CF-TOKEN-02: the other player's cards and counters may lie otherwise, his magicians have other gems. */
export const disguises = {
  disguise(state, seat, random) {
    for (const camp of state.camps) {
      if (camp.seat !== seat) replaceUnseen(state, camp, random.shuffle(unseenCards(state, camp)))
    }
    for (const fighter of state.fighters) if (fighter.seat !== seat) randomizeReserve(fighter, random)
    redactAgain(state, seat, random)
  },
  reveals: ({ type, seat: whose }, seat) => SHOWN.includes(type) || (OF_SOMEBODY.includes(type) && whose !== seat),
} satisfies Disguises<State>

/** CF-MIRACLE-29, -33: cards that are looked at, and counters that are turned. */
const SHOWN = ['sequence.seen', 'card.unmasked', 'counter.trap-sprung', 'counter.decoy-turned']
/** What shows something of the one whom it is told of: his cards, or where they lay (CF-SPELL-70); his gems. */
const OF_SOMEBODY = ['card.played', 'mana.revealed', 'sequence.exchanged', 'sequence.not-exchanged']
