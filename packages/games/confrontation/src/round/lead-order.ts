import { type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { camp, card, isStanding, type Play } from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'

/**
 * CF-REV-MIDNOR-11: plays that a player can be ordered to make: a reserve card, the top card, or the top card into the
 * reserve.
 */
export type LeadOrder = 'from-reserve' | 'top-card' | 'top-to-reserve'

/** CF-REV-MIDNOR-11: the order the other camp gives the new lead, if any; one per turn. */
export function* orderFor(play: Play, lead: Seat): Procedure<LeadOrder | undefined> {
  if (play.state.phase !== 'activation') return undefined
  for (const bearer of bearersWith(play, 'ordersLead').filter(
    (fighter) => fighter.seat !== lead && isStanding(fighter),
  )) {
    for (const [object, effect] of allWith(play, bearer, 'ordersLead')) {
      const order = yield* object.ordersLead(play, bearer, effect)
      if (order) return order
    }
  }
  return undefined
}

/** CF-REV-MIDNOR-11: orders the lead can carry out. */
export function openOrders(play: Play, lead: Seat): LeadOrder[] {
  const { pile, reserve } = camp(play, lead)
  return [
    ...(reserve.length > 0 ? (['from-reserve'] as const) : []),
    ...(pile.length > 0 ? (['top-card', 'top-to-reserve'] as const) : []),
  ]
}

/** CF-REV-MIDNOR-11: asks which of several reserve cards to play. */
export function* pickReserved(play: Play, seat: Seat): Procedure<number> {
  return yield* play.pick<number>({
    seat,
    prompt: text('ask.reserved-card'),
    rules: ['CF-REV-MIDNOR-11'],
    secret: true,
    options: camp(play, seat).reserve.map((id): DecisionOption<number> => {
      return {
        key: String(id),
        text: text('trait', { name: card(play, id).profile.name }),
        icon: 'card-play',
        value: id,
      }
    }),
  })
}
