import { type BandState, isIn, type Play } from '../state.ts'

/**
 * SW-TURN-12, SW-ORDER-01, -09, -10: resets the pools, as at the start and in every updating phase; extra orders vanish
 * (SW-CRIT-02).
 */
export function refillOrders(play: Play): void {
  for (const band of play.state.bands) {
    band.extraOrders = 0
    const leader = band.leader === null ? undefined : play.state.combatants[band.leader]
    if (!play.setup.advanced || !leader || leader.status === 'dead' || leader.status === 'fled') band.orders = 0
    else if (!leader.fleeing && !isIn(leader, 'paralysed')) band.orders = leader.profile.com ?? 0
  }
}

/** SW-ORDER-05, SW-MULTI-10: removes a band's orders when its leader is gone for good. */
export function loseOrders(play: Play, band: number): void {
  const state = play.state.bands[band]
  if (!state) return
  const lost = ordersLeft(state)
  state.orders = 0
  state.extraOrders = 0
  if (lost > 0) play.log('orders-lost', { orders: lost }, ['SW-ORDER-05'], { seat: state.seat })
}

export function ordersLeft({ orders, extraOrders }: BandState): number {
  return orders + extraOrders
}

/** SW-ORDER-08, SW-CRIT-02: spends extra orders of a Brilliant Strategy first, since they do not last. */
export function spendOrder(band: BandState): void {
  if (band.extraOrders > 0) band.extraOrders--
  else band.orders--
}
