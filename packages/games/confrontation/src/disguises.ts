import type { Disguises, Random } from '@fray/kernel'
import { gemsIn, masteredBy } from './incantation/mana.ts'
import { coverAnew, replaceUnseen, unseenCards } from './secrets.ts'
import type { Fighter, State } from './state.ts'

/** CF-STRATEGIC-02, CF-DRAW-05, CF-MANA-10, CF-TOKEN-02: the other player's cards and counters may lie otherwise, his magicians have other gems. */
export const disguises = {
  disguise(state, seat, random) {
    for (const camp of state.camps) {
      if (camp.seat !== seat) replaceUnseen(state, camp, random.shuffled(unseenCards(state, camp)))
    }
    for (const each of state.fighters) if (each.seat !== seat) provideOtherwise(each, random)
    coverAnew(state, seat, random)
  },
  reveals: ({ type, seat: whose }, seat) => SHOWN.includes(type) || (OF_SOMEBODY.includes(type) && whose !== seat),
} satisfies Disguises<State>

/** CF-MIRACLE-29, -33: cards that are looked at, and counters that are turned. */
const SHOWN = ['sequence.seen', 'card.unmasked', 'counter.trap-sprung', 'counter.decoy-turned']
/** What shows something of the one whom it is told of: his cards, or where they lay (CF-SPELL-70); his gems. */
const OF_SOMEBODY = ['card.played', 'mana.revealed', 'sequence.exchanged', 'sequence.not-exchanged']

function provideOtherwise(fighter: Fighter, random: Random): void {
  const gems = gemsIn(fighter.gems)
  if (fighter.status === 'waiting' && gems > 0) fighter.gems = { [random.pick(masteredBy(fighter))]: gems }
}
