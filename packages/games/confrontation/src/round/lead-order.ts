import { type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { camp, card, isStanding, type Play } from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'

/** CF-REV-MIDNOR-11: what a player may be made to do with the lead: a card of his reserve, his top card, or that one into the reserve. */
export type LeadOrder = 'from-reserve' | 'top-card' | 'top-to-reserve'

/** CF-REV-MIDNOR-11: what the other camp orders whoever has got the lead to do, if it does; one order in a turn. */
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

/** CF-REV-MIDNOR-11: those that he can carry out. */
export function openOrders(play: Play, lead: Seat): LeadOrder[] {
  const { pile, reserve } = camp(play, lead)
  return [
    ...(reserve.length > 0 ? (['from-reserve'] as const) : []),
    ...(pile.length > 0 ? (['top-card', 'top-to-reserve'] as const) : []),
  ]
}

/** CF-REV-MIDNOR-11: of several cards in his reserve he picks the one that he plays. */
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
