import type { Disguises, Random } from '@fray/kernel'
import { barredFrom, type Consumable, consumableNamed, consumables } from './bands/armoury.ts'
import { bloodOf } from './preparation/scoring.ts'
import { type Combatant, isStanding, type State } from './state.ts'

/** SW-CONSUMABLE-06: those of the other side may carry other consumables. */
export const disguises: Disguises<State> = {
  disguise(state, seat, random) {
    const own = state.bands.find((band) => band.seat === seat)?.side
    for (const each of state.combatants) {
      // SW-WIN-15: what is scored is public.
      if (each.side !== own && isStanding(each) && bloodOf(each) === 0) provideOtherwise(each, random)
    }
  },
  /** SW-WIN-15: who is lost is scored, and what was paid for it with it. */
  reveals: ({ type, removes = [] }) => REVEALING.includes(type) || removes.length > 0,
}

const REVEALING = ['artefact-revealed', 'consumable-used', 'papyrus', 'flees', 'scored']

/** SW-CONSUMABLE-04: as many as there is room for, one of a typology, none that the carrier may not have. */
function provideOtherwise(carrier: Combatant, random: Random): void {
  const consumed = carrier.consumed.flatMap((id) => consumableNamed(id) ?? [])
  const carried: Consumable[] = []
  const isOpen = (each: Consumable) => ![...consumed, ...carried].some(({ typology }) => typology === each.typology)
  for (let room = carrier.carries - carrier.consumed.length; room > 0; room--) {
    const open = consumables.filter((each) => barredFrom(each, carrier.profile, false) === null && isOpen(each))
    if (open.length > 0 && random.between(0, 2) > 0) carried.push(random.pick(open))
  }
  carrier.consumables = carried.map(({ id }) => id)
  carrier.pledged = []
  carrier.provisions = [...consumed, ...carried].reduce((sum, { cost }) => sum + cost, 0)
}
