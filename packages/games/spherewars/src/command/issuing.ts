import type { WindowUse } from '@fray/hooks'
import { type Message, type Procedure, type ReactionOffer, type Seat, text } from '@fray/kernel'
import { combatantOption } from '../combatant-option.ts'
import { measureWithin } from '../ground/measuring.ts'
import { condition } from '../notes.ts'
import { outOfRange } from '../out-of-range.ts'
import { leaderOf } from '../preparation/strategy.ts'
import { type BandState, type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { BEST_SCROLL, commandScrolls, type Scroll } from './command-scrolls.ts'
import { hasRoomFor, mightHave, spendConsumable, takesPart } from './consumables.ts'
import type { Order } from './order.ts'
import { exclusiveOrders } from './orders/exclusive.ts'
import { genericOrders } from './orders/generic.ts'
import { ordersLeft, spendOrder } from './orders.ts'
import { isAnswerable, mayBeWithin } from './prospect.ts'
import type { WindowMoment } from './window-moment.ts'
import type { WindowProvider } from './window-provider.ts'

/** SW-ORDER-18: an order carries 5 inches. */
const REACH = 5

const ORDERS: readonly Order[] = [...genericOrders, ...exclusiveOrders]

const byMoment = new Map<WindowMoment['at'], readonly Order[]>()

function ordersAt(at: WindowMoment['at']): readonly Order[] {
  let orders = byMoment.get(at)
  if (!orders) {
    orders = ORDERS.filter((order) => order.at.includes(at))
    byMoment.set(at, orders)
  }
  return orders
}

/** What pays for an order: one from the pool, or a scroll that stands for an order (SW-CONSUMABLE-33). */
type Means = 'pool' | Scroll

/**
 * SW-ORDER-33: combatants that received an order in the current window (SW-CONSUMABLE-33: never two at the same time).
 */
const received = new WeakMap<WindowMoment, number[]>()

/** SW-ORDER-11: gets the orders a seat's bands may issue at this moment, usually none. */
function orderUses(play: Play, moment: WindowMoment, seat: Seat): readonly WindowUse[] {
  if (!play.setup.advanced) return NOTHING
  let uses: WindowUse[] | undefined
  for (const band of play.state.bands) {
    // SW-ORDER-05 to -07: a band without an active leader issues no orders.
    if (band.seat !== seat || ordersLeft(band) === 0 || !leaderOf(play, band) || isSameMoment(play, moment)) continue
    for (const order of ordersAt(moment.at)) {
      if (!isCallable(play, moment, band, order, 'pool')) continue
      uses ??= []
      uses.push(orderUse(play, moment, band, order))
    }
  }
  return uses ?? NOTHING
}

/** SW-CONSUMABLE-33: gets the orders a seat's leaders may read from scrolls. */
function scrollUses(play: Play, moment: WindowMoment, seat: Seat): readonly WindowUse[] {
  let uses: WindowUse[] | undefined
  for (const band of play.state.bands) {
    const leader = band.seat === seat ? leaderOf(play, band) : null
    if (!leader || leader.consumables.length === 0) continue
    for (const scroll of commandScrolls(leader)) {
      const callable = ordersAt(moment.at).filter((order) => isCallable(play, moment, band, order, scroll))
      if (callable.length === 0) continue
      uses ??= []
      uses.push(scrollUse(play, moment, band, leader, scroll, callable))
    }
  }
  return uses ?? NOTHING
}

/** SW-CONSUMABLE-06, -33: whether a leader of the seat might have a useful scroll, as far as the others know. */
function mightRead(play: Play, moment: WindowMoment, seat: Seat): boolean {
  if (!play.setup.advanced) return false
  const called = ordersAt(moment.at)
  for (const band of play.state.bands) {
    const leader = band.seat === seat ? leaderOf(play, band) : null
    if (!leader || !hasRoomFor(leader) || !mightHave(leader, BEST_SCROLL.id) || isSameMoment(play, moment)) continue
    for (const order of called) if (isCallable(play, moment, band, order, BEST_SCROLL)) return true
  }
  return false
}

const serves = (at: WindowMoment['at']): boolean => ordersAt(at).length > 0

/** SW-ORDER-05 to -07, -22, -24: gets the orders a seat's leaders may issue while any are left. */
function ordersHeld(play: Play, seat: Seat): readonly ReactionOffer[] {
  if (!play.setup.advanced) return []
  const leading = play.state.bands.filter((band) => band.seat === seat && ordersLeft(band) > 0 && leaderOf(play, band))
  return leading.flatMap((band) =>
    ORDERS.filter((order) => isOwnOrder(play, band, order)).map((order) => {
      return { source: sourceOf(order), text: text(`order.${order.id}`), icon: order.icon }
    }),
  )
}

function scrollsHeld(play: Play, seat: Seat): readonly ReactionOffer[] {
  return play.state.bands.flatMap((band) => {
    const leader = band.seat === seat ? leaderOf(play, band) : null
    if (!leader) return []
    return commandScrolls(leader).map((scroll) => {
      return { source: `consumable:${scroll.id}`, text: scrollText(leader, scroll), icon: SCROLL_ICON, secret: true }
    })
  })
}

export const orders: WindowProvider = { serves, uses: orderUses, offersOf: ordersHeld }
export const scrolls: WindowProvider = { serves, uses: scrollUses, mightHaveUse: mightRead, offersOf: scrollsHeld }

const NOTHING: readonly WindowUse[] = []

/** Nothing happens between naming a combatant and its movement phase, unless one of its abilities acts there. */
function isSameMoment(play: Play, { at, acting }: WindowMoment): boolean {
  return at === 'before-movement' && !hooks.answers(play, acting, 'activationStart')
}

function isCallable(play: Play, moment: WindowMoment, band: BandState, order: Order, means: Means): boolean {
  if (!isOwnOrder(play, band, order)) return false
  for (const combatant of play.state.combatants)
    if (isRecipient(play, moment, band, order, means, combatant)) return true
  return false
}

/** SW-RRULE-25: whether an order is generic or belongs to the band's own race. */
function isOwnOrder({ setup }: Play, band: BandState, { race }: Order): boolean {
  return race === null || (race === band.race && setup.raceRules)
}

const sourceOf = ({ id }: Order): string => `order:${id}`

/** SW-ORDER-16, -17, -20, -21: whether a combatant may receive an order, as far as can be known before measuring. */
function isRecipient(
  play: Play,
  moment: WindowMoment,
  band: BandState,
  order: Order,
  means: Means,
  recipient: Combatant,
): boolean {
  if (recipient.side !== band.side || !isStanding(recipient) || recipient.profile.ephemeral) return false
  if (!mayHaveAnother(moment, order, means, recipient)) return false
  if (isIn(recipient, 'paralysed') || (recipient.fleeing && !order.toFleeing)) return false
  if (!order.suits(play, moment, recipient) || hooks.answers(play, recipient, 'hearsNoOrders')) return false
  return hasIssuer(play, band, order, means, recipient)
}

/** Whether anyone may issue this order to a recipient; usually the leader may. */
function hasIssuer(play: Play, band: BandState, order: Order, means: Means, recipient: Combatant): boolean {
  const { combatants } = play.state
  const leader = band.leader === null ? undefined : combatants[band.leader]
  if (leader && mayIssue(play, band, order, means, leader, recipient)) return true
  for (const combatant of combatants) if (mayIssue(play, band, order, means, combatant, recipient)) return true
  return false
}

/** SW-ORDER-17, SW-CONSUMABLE-33 to -35: one order per round, unless a better scroll allows more; never two at once. */
function mayHaveAnother(moment: WindowMoment, order: Order, means: Means, { id, orders }: Combatant): boolean {
  if (orders.length === 0) return true
  if (means === 'pool' || received.get(moment)?.includes(id)) return false
  return means.repeats === 'same' || (means.repeats === 'different' && !orders.includes(order.id))
}

/**
 * SW-ORDER-03, -06, -15, -20, SW-MULTI-13, -14, SW-RRULE-25: whether the issuer may give this order to that recipient.
 */
function mayIssue(
  play: Play,
  band: BandState,
  order: Order,
  means: Means,
  issuer: Combatant,
  recipient: Combatant,
): boolean {
  if (play.state.bands[issuer.band] !== band || !isStanding(issuer) || issuer.fleeing) return false
  if (isIn(issuer, 'stunned') || isIn(issuer, 'paralysed')) return false
  if (issuer.id === band.leader) return recipient.band === issuer.band || order.race === null
  if (means !== 'pool' || recipient.band !== issuer.band) return false
  return issuer.profile.rank === 'messenger' || mayOrder(play, issuer, recipient)
}

function mayOrder(play: Play, issuer: Combatant, recipient: Combatant): boolean {
  return hooks.some(play, issuer, 'mayOrder', (ability) => ability.mayOrder(play, issuer, recipient))
}

/** Whether issuing an order now can affect this moment: a combatant concerned seems near enough to hear it. */
function matters(play: Play, moment: WindowMoment, band: BandState, order: Order, means: Means): boolean {
  if (!isAnswerable(moment)) return false
  const { combatants } = play.state
  return combatants.some(
    (recipient) =>
      takesPart(moment, recipient) &&
      isRecipient(play, moment, band, order, means, recipient) &&
      combatants.some(
        (issuer) =>
          mayIssue(play, band, order, means, issuer, recipient) &&
          mayBeWithin(issuer, recipient, orderReach(play, issuer, recipient)),
      ),
  )
}

function orderUse(play: Play, moment: WindowMoment, band: BandState, order: Order): WindowUse {
  const { key, text } = namedFor(play, band, order)
  return {
    key,
    text,
    icon: order.icon,
    rules: [order.rule],
    note: () => noteOf(band, order),
    reaction: { source: sourceOf(order), matters: () => matters(play, moment, band, order, 'pool') },
    perform: (later) => call(play, moment, band, order, 'pool', later),
  }
}

/** Notes what an order does, and that it uses one of those left. */
function noteOf(band: BandState, { id }: Order): Message {
  return text('note.order', { effect: { text: text(`note.order.${id}`) }, left: ordersLeft(band) })
}

/** SW-MULTI-02: names the band, since a player with several bands must be able to tell their orders apart. */
function namedFor({ state }: Play, band: BandState, { id }: Order): Pick<WindowUse, 'key' | 'text'> {
  const name = text(`order.${id}`)
  if (state.bands.find(({ seat }) => seat === band.seat) === band) return { key: id, text: name }
  const race = { text: text(`race.${band.race}`) }
  return {
    key: `${id}:${state.bands.indexOf(band)}`,
    text: text('option.order-of-band', { order: { text: name }, race }),
  }
}

const SCROLL_ICON = 'tied-scroll'

function scrollText(leader: Combatant, { name }: Scroll): Message {
  return text('option.consumable', { carrier: { figure: leader.id }, consumable: name })
}

/** SW-CONSUMABLE-33: lets the leader read an order from a scroll. */
function scrollUse(
  play: Play,
  moment: WindowMoment,
  band: BandState,
  leader: Combatant,
  scroll: Scroll,
  orders: readonly Order[],
): WindowUse {
  return {
    key: `${scroll.id}:${leader.id}`,
    text: scrollText(leader, scroll),
    icon: SCROLL_ICON,
    rules: [scroll.rule],
    reaction: {
      source: `consumable:${scroll.id}`,
      matters: () => orders.some((order) => matters(play, moment, band, order, scroll)),
    },
    secret: true,
    perform: (later) => readScroll(play, moment, band, leader, scroll, orders, later),
  }
}

function* readScroll(
  play: Play,
  moment: WindowMoment,
  band: BandState,
  leader: Combatant,
  scroll: Scroll,
  orders: readonly Order[],
  later: Procedure[],
): Procedure {
  const order = yield* chooseOrder(play, leader, scroll, orders)
  yield* call(play, moment, band, order, scroll, later)
}

function chooseOrder(play: Play, leader: Combatant, scroll: Scroll, orders: readonly Order[]): Procedure<Order> {
  return play.pick({
    seat: ownerOf(play, leader),
    figure: leader.id,
    prompt: text('ask.order', { leader: { figure: leader.id } }),
    rules: [scroll.rule],
    options: orders.map((order) => ({
      key: order.id,
      text: text(`order.${order.id}`),
      icon: order.icon,
      rules: [order.rule],
      value: order,
    })),
  })
}

/**
 * SW-ORDER-08, -19, -34, -36: order, recipient and issuer are named, then the order is spent, and only then is the
 * distance measured.
 */
function* call(
  play: Play,
  moment: WindowMoment,
  band: BandState,
  order: Order,
  means: Means,
  later: Procedure[],
): Procedure {
  const { combatants } = play.state
  const recipients = combatants.filter((combatant) => isRecipient(play, moment, band, order, means, combatant))
  const recipient = yield* choose(play, band.seat, order, 'ask.recipient', {
    among: recipients,
    note: condition,
    usual: recipients.find((combatant) => takesPart(moment, combatant)),
  })
  const issuers = combatants.filter((combatant) => mayIssue(play, band, order, means, combatant, recipient))
  const isHeardForCertain = issuers.includes(recipient)
  const issuer = yield* choose(play, band.seat, order, 'ask.issuer', {
    among: issuers,
    note: (combatant) =>
      combatant.id === recipient.id
        ? text('note.issuer-self')
        : text('note.issuer', { inches: orderReach(play, combatant, recipient) }),
    hopeless: (combatant) => outOfRange(play, combatant, recipient, orderReach(play, combatant, recipient)),
    usual: isHeardForCertain ? recipient : issuers.find(({ id }) => id === band.leader),
    // SW-ORDER-16, -18: no issuer can do better, unless issuing costs this one something.
    isRoutine: isHeardForCertain && means === 'pool' && !hooks.answers(play, recipient, 'orderIssued'),
  })
  if (means === 'pool') spendOrder(band)
  else spendConsumable(play, issuer, means.id)
  hooks.each(play, issuer, 'orderIssued', (ability) => ability.orderIssued(play, issuer))
  const names = {
    issuer: { figure: issuer.id },
    recipient: { figure: recipient.id },
    order: { text: text(`order.${order.id}`) },
  }
  play.log('order-issued', names, [order.rule, 'SW-ORDER-08'], { seat: band.seat })
  if (!hears(play, issuer, recipient)) {
    play.log('order-unheard', names, ['SW-ORDER-19'], { seat: band.seat, isOutcome: true })
    return
  }
  recipient.orders.push(order.id)
  received.set(moment, [...(received.get(moment) ?? []), recipient.id])
  yield* order.effect(play, moment, recipient, later)
}

interface Choice {
  readonly among: readonly Combatant[]
  note(combatant: Combatant): Message
  hopeless?(combatant: Combatant): Message | undefined
  readonly usual: Combatant | undefined
  readonly isRoutine?: boolean
}

function choose(
  play: Play,
  seat: Seat,
  order: Order,
  prompt: 'ask.recipient' | 'ask.issuer',
  { among, note, hopeless = () => undefined, usual, isRoutine = false }: Choice,
): Procedure<Combatant> {
  return play.pick({
    seat,
    prompt: text(prompt, { order: { text: text(`order.${order.id}`) } }),
    rules: ['SW-ORDER-19'],
    options: among.map((combatant) =>
      combatantOption(
        combatant,
        combatant,
        () => note(combatant),
        () => hopeless(combatant),
      ),
    ),
    defaultAnswer: () => usual && String(usual.id),
    isRoutine,
  })
}

/** SW-ORDER-18, -19: measures only now, which reveals the distance. */
function hears(play: Play, issuer: Combatant, recipient: Combatant): boolean {
  if (issuer.id === recipient.id) return true
  return measureWithin(play, issuer, recipient, inches(orderReach(play, issuer, recipient)))
}

/** SW-ORDER-18: gets how far an order carries, in inches. */
export function orderReach(play: Play, issuer: Combatant, recipient: Combatant): number {
  let reach = REACH
  hooks.each(play, issuer, 'orderReach', (ability) => {
    reach = Math.max(reach, ability.orderReach(play, issuer, recipient))
  })
  return reach
}

/** SW-ORDER-03, -06, -20: whether this combatant could give anyone an order, near enough or not. */
export function isIssuer(play: Play, issuer: Combatant): boolean {
  if (!play.setup.advanced || !isStanding(issuer) || issuer.fleeing) return false
  if (issuer.id === play.state.bands[issuer.band]?.leader || issuer.profile.rank === 'messenger') return true
  return play.state.combatants.some((combatant) => combatant.band === issuer.band && mayOrder(play, issuer, combatant))
}
