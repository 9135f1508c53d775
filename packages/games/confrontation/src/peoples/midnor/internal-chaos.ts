import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { effectOn, removeEffect } from '../../abilities/builders.ts'
import { castAtOpposingLead } from '../../incantation/occasions.ts'
import { defineReaction, effectSourceOf, spell } from '../../incantation/spell.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { type LeadOrder, openOrders } from '../../round/lead-order.ts'
import { type Fighter, otherSeat, type Play } from '../../state.ts'

const CHAOS = 'internal-chaos'
const ORDERS: readonly LeadOrder[] = ['from-reserve', 'top-card', 'top-to-reserve']

/** CF-REV-MIDNOR-11: cast as soon as the opponent has the lead; the caster orders its cards in that turn. */
spell(CHAOS, {
  when: 'opposing-lead',
  uncounterable: true,
  recurs: true,
  *effect(play, casting) {
    const order = yield* chooseOrder(play, casting.caster)
    enchant(play, effectSourceOf(casting), casting.caster, { x: ORDERS.indexOf(order) })
  },
})

/** The order, until the opponent sees it. */
enchantment(CHAOS, {})
const ORDERED = enchantmentOf(CHAOS)

defineReaction(CHAOS, {
  *ordersLead(play, bearer) {
    yield* castAtOpposingLead(play, bearer, () => effectOn(bearer, ORDERED) !== undefined)
    return ORDERS[removeEffect(bearer, ORDERED)?.x ?? -1]
  },
})

function* chooseOrder(play: Play, caster: Fighter): Procedure<LeadOrder> {
  return yield* play.pick<LeadOrder>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.order-lead', { seat: { seat: otherSeat(caster.seat) } }),
    rules: ['CF-REV-MIDNOR-11'],
    options: openOrders(play, otherSeat(caster.seat)).map((order): DecisionOption<LeadOrder> => {
      return { key: order, text: text(`option.order.${order}`), value: order }
    }),
  })
}
