import {
  type BarredOption,
  type DecisionOption,
  listOf,
  type MessageArgs,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { actingCard } from '../machines/crew.ts'
import { unseenCards } from '../secrets/secrets.ts'
import { type Camp, camp, card, isStanding, otherSeat, type Play } from '../state.ts'
import { hasCounter, newTurn, offerCounter, useCounter } from './counters.ts'
import { type LeadOrder, orderFor, pickReserved } from './lead-order.ts'
import { isOpen } from './open-cards.ts'
import { arrangeCards, type CardsPlayed } from './several-cards.ts'

/** CF-DRAW-02: what the lead does with their cards. */
interface LeadChoice extends CardsPlayed {
  /** CF-DRAW-08, CF-ABIL-07: by what the lead passes, if they do. */
  readonly pass: 'right' | 'counter' | null
}

/** CF-DRAW-09, -11, -14: whether neither player has cards left. */
export function isDrawingOver({ state }: Pick<Play, 'state'>): boolean {
  return state.camps.every(({ pile, reserve }) => pile.length + reserve.length === 0)
}

/** CF-DRAW-02 to -08: lets the lead choose and returns the cards played; none if that ends the turn. */
export function* drawCards(play: Play): Procedure<readonly number[]> {
  const seat = play.state.lead
  const order = yield* orderFor(play, seat)
  const compelled = order ? yield* obey(play, seat, order) : nextCompulsion(play, seat)
  if (compelled) return takeCards(play, seat, compelled)
  let mayPass = true
  for (;;) {
    const chosen = yield* chooseCards(play, seat, mayPass)
    if (!chosen.pass) return takeCards(play, seat, chosen)
    if (yield* passes(play, seat, chosen.pass)) return []
    mayPass = false
  }
}

/** CF-REV-MIDNOR-11: the ordered play is the lead's only one, and no counters are used before the next turn. */
function* obey(play: Play, seat: Seat, order: LeadOrder): Procedure<LeadChoice> {
  for (const camp of play.state.camps) camp.counterUsed = true
  play.log(`compelled.${order}`, { seat: { seat } }, ['CF-REV-MIDNOR-11'], { seat })
  if (order === 'from-reserve') return { top: 'leave', fromReserve: [yield* pickReserved(play, seat)], pass: null }
  return { top: order === 'top-card' ? 'play' : 'reserve', fromReserve: [], pass: null }
}

/**
 * CF-SPELL-29, -46, CF-BOOK-13: a card that must be played now. Without cards the compulsion is lost; no counter is
 * used in that turn.
 */
function nextCompulsion(play: Play, seat: Seat): LeadChoice | undefined {
  const own = camp(play, seat)
  const { pile, reserve } = own
  const [compulsion, ...later] = own.compelled
  if (!compulsion) return undefined
  own.compelled = later
  if (compulsion === 'last-card' && pile.length === 0) return undefined
  own.counterUsed = true
  if (compulsion === 'last-card') own.pile = [pile.at(-1)!, ...pile.slice(0, -1)]
  play.log(`compelled.${compulsion}`, { seat: { seat } }, ['CF-BOOK-13'], { seat })
  const top = pile.length > 0 ? 'play' : 'leave'
  return { top, fromReserve: compulsion === 'all-reserve' ? reserve : [], pass: null }
}

function* chooseCards(play: Play, seat: Seat, mayPass: boolean): Procedure<LeadChoice> {
  const chosen = yield* play.pick<LeadChoice | 'several'>({
    seat,
    prompt: text('ask.lead', { phase: phaseOf(play) }),
    rules: ['CF-DRAW-02'],
    options: [...leadOptions(play, seat, mayPass), ...severalOption(play, seat)],
    barred: barredOptions(play, seat),
    whyNot: (key) => whyNotLed(play, seat, mayPass, key) ?? whyNotPlayed(play, seat, key),
  })
  if (chosen !== 'several') return chosen
  return { ...(yield* arrangeCards(play, seat, phaseOf(play), areUnseen(play, seat))), pass: null }
}

/** CF-DRAW-03: playing several reserve cards at once; a second decision asks which. */
function severalOption(play: Play, seat: Seat): DecisionOption<'several'>[] {
  if (camp(play, seat).reserve.length < 2) return []
  const words = text('option.lead.several')
  return [{ key: 'several', text: words, value: 'several', icon: 'card-play', note: () => text('note.lead.several') }]
}

/** The last unseen card of a pile is known to every player. */
function areUnseen(play: Play, seat: Seat): boolean {
  return unseenCards(play.state, camp(play, seat)).length > 1
}

/** CF-DRAW-08, CF-ABIL-07: passes by right or by a counter; the opponent may cancel the counter or forbid the pass. */
function* passes(play: Play, seat: Seat, by: 'right' | 'counter'): Procedure<boolean> {
  if (by === 'counter' && !(yield* useCounter(play, seat, 'pass'))) return false
  if (by === 'right') usePass(camp(play, seat))
  if (yield* offerCounter(play, otherSeat(seat), 'forbid')) return false
  play.log('card.passed', { seat: { seat } }, ['CF-DRAW-08'], { seat })
  return true
}

function usePass(own: Camp): void {
  own.passes--
  own.passed = (own.passed ?? 0) + 1
}

function leadOptions(play: Play, seat: Seat, mayPass: boolean): DecisionOption<LeadChoice>[] {
  const { pile, reserve, placements, passes: left } = camp(play, seat)
  const [top] = pile
  const options: DecisionOption<LeadChoice>[] = []
  const isSecret = areUnseen(play, seat)
  const offer = (choice: LeadChoice) => options.push(leadOption(play, choice, top, isSecret))
  if (top !== undefined) offer({ top: 'play', fromReserve: [], pass: null })
  for (const fromReserve of reserve.map((id) => [id])) {
    offer({ top: 'leave', fromReserve, pass: null })
    if (top !== undefined) offer({ top: 'play', fromReserve, pass: null })
    if (top !== undefined && placements > 0) offer({ top: 'reserve', fromReserve, pass: null })
  }
  if (top !== undefined && placements > 0) offer({ top: 'reserve', fromReserve: [], pass: null })
  if (mayPass && left > 0) offer({ top: 'leave', fromReserve: [], pass: 'right' })
  if (mayPass && hasCounter(play, seat)) offer({ top: 'leave', fromReserve: [], pass: 'counter' })
  return options
}

function leadOption(
  play: Play,
  choice: LeadChoice,
  top: number | undefined,
  isSecret: boolean,
): DecisionOption<LeadChoice> {
  const { fromReserve, pass } = choice
  if (pass) {
    const [key, rules] = pass === 'right' ? ['pass', ['CF-DRAW-08']] : ['pass-by-counter', ['CF-ABIL-07']]
    const note = () => text(`note.${key}`, { left: camp(play, play.state.lead).passes })
    return {
      key,
      text: text(`option.${key}`),
      value: choice,
      icon: 'stopwatch',
      rules,
      randomWeight: RARE_WEIGHT,
      note,
    }
  }
  const topName = top === undefined ? '' : nameOf(play, top)
  const cards = listOf(fromReserve.map((id) => nameOf(play, id)))
  const kind = fromReserve.length === 0 ? choice.top : `${choice.top}-and-reserve`
  const key = [choice.top, ...fromReserve].join('+')
  const played = [...(choice.top === 'play' && top !== undefined ? [top] : []), ...fromReserve]
  return {
    key,
    text: text(`option.lead.${kind}`, { top: topName, cards }),
    ...(isSecret ? { publicText: text(`option.lead.${kind}`, unnamedCards(play, fromReserve)) } : {}),
    value: choice,
    icon: ICONS[choice.top],
    // Dragging a fighter plays its card.
    ...(played.length > 0 ? { gesture: 'move' as const, figures: fightersOf(play, played) } : {}),
    note: () => text(`note.lead.${choice.top}`, { left: camp(play, play.state.lead).placements, phase: phaseOf(play) }),
  }
}

/** CF-DEPLOY-02: in the approach, the fighters of a card are deployed and do nothing else. */
function phaseOf({ state }: Pick<Play, 'state'>): 'approach' | 'activation' {
  return state.round === 0 ? 'approach' : 'activation'
}

function fightersOf({ state }: Pick<Play, 'state'>, cards: readonly number[]): number[] {
  return state.fighters
    .filter((fighter) => isStanding(fighter) && cards.includes(actingCard(fighter)))
    .map(({ id }) => id)
}

/** CF-DRAW-02, -03, -05, -06, CF-ABIL-07: why the lead cannot do this with the cards. */
function whyNotLed(play: Play, seat: Seat, mayPass: boolean, key: string): Refusal | undefined {
  const { pile, reserve, placements, passes } = camp(play, seat)
  const [top = '', ...named] = key.split('+')
  if (top === 'pass-by-counter' && !hasCounter(play, seat)) return refuse(text('barred.no-authority'), 'CF-ABIL-07')
  if (top.startsWith('pass'))
    return mayPass || passes === 0 ? undefined : refuse(text('barred.pass-forbidden'), 'CF-ABIL-07')
  if (!['play', 'reserve', 'leave'].includes(top)) return undefined
  const missing = named.find((id) => !reserve.map(String).includes(id))
  if (missing !== undefined) return refuse(text('refused.not-in-reserve', { card: missing }), 'CF-DRAW-03')
  if (top === 'reserve' && placements === 0) return refuse(text('barred.reserve'), 'CF-DRAW-05')
  if (top !== 'leave' && pile.length === 0) return refuse(text('barred.pile-empty'), 'CF-DRAW-02')
  if (named.length > 1) return refuse(text('refused.several-cards'), 'CF-DRAW-03')
  return top === 'leave' && named.length === 0 ? refuse(text('barred.play-a-card'), 'CF-DRAW-02') : undefined
}

/** Why a fighter does not act now, for a player who tries to move it. Does not reveal where its card lies. */
function whyNotPlayed(play: Play, seat: Seat, key: string): Refusal | undefined {
  const own = play.state.fighters.find((fighter) => String(fighter.id) === key && fighter.seat === seat)
  if (!own) return undefined
  const reason = own.activated ? 'barred.has-acted' : 'barred.card-not-up'
  return refuse(text(reason, { fighter: { figure: own.id } }), 'CF-DRAW-02')
}

/** CF-STRATEGIC-02, CF-DRAW-05: describes cards only by where they lie, as the opponent may see the screen. */
function unnamedCards(play: Play, fromReserve: readonly number[]): MessageArgs {
  const { reserve } = camp(play, play.state.lead)
  const cards = fromReserve.map((id) => ({ text: text('lead.reserve-card', { place: reserve.indexOf(id) + 1 }) }))
  return { top: { text: text('lead.top-card') }, cards: listOf(cards) }
}

const ICONS = { play: 'card-play', reserve: 'card-pickup', leave: 'card-draw' } as const

function nameOf(play: Play, id: number): string {
  return card(play, id).profile.name
}

function barredOptions(play: Play, seat: Seat): BarredOption[] {
  const { pile, placements, passes, passed = 0 } = camp(play, seat)
  const barred: BarredOption[] = []
  const bar = (key: string, reason: string, rule: string) =>
    barred.push({ key, text: text(`option.${key}`), reason: text(reason), rules: [rule] })
  if (pile.length > 0 && placements === 0) bar('reserve', 'barred.reserve', 'CF-DRAW-05')
  if (passes === 0 && passed > 0) bar('pass', 'barred.passes-used', 'CF-DRAW-07')
  else if (passes === 0) bar('pass', 'barred.pass', 'CF-DRAW-06')
  return barred
}

/** The one place where cards leave pile and reserve. */
function takeCards(play: Play, seat: Seat, { top, fromReserve }: LeadChoice): readonly number[] {
  const own = camp(play, seat)
  const played = [...fromReserve]
  own.reserve = own.reserve.filter((id) => !fromReserve.includes(id))
  if (top !== 'leave') {
    const [first, ...rest] = own.pile
    own.pile = rest
    if (top === 'play') played.unshift(first!)
    else putInReserve(play, seat, first!)
  }
  for (const id of played) {
    play.log('card.played', { seat: { seat }, card: nameOf(play, id) }, ['CF-DRAW-02'], { seat })
  }
  if (played.length > 0) play.reveal()
  return played
}

/** CF-DRAW-05: reserved cards stay face down; the limit counts placements. */
function putInReserve(play: Play, seat: Seat, id: number): void {
  const own = camp(play, seat)
  // CF-REV-MIDNOR-11: a forced placement may exceed the limit.
  own.placements = Math.max(0, own.placements - 1)
  layAside(play, seat, id)
}

/** CF-REV-ORC-01: moves a card from the pile to the reserve, whatever the limit. */
export function putAside(play: Play, seat: Seat, id: number): void {
  const own = camp(play, seat)
  own.pile = own.pile.filter((card) => card !== id)
  layAside(play, seat, id)
}

function layAside(play: Play, seat: Seat, id: number): void {
  camp(play, seat).reserve.push(id)
  play.log('card.reserved', { seat: { seat } }, ['CF-DRAW-05'], { seat })
  const only = isOpen(play.state, id) ? {} : { only: [seat] }
  play.log('card.reserved-own', { card: nameOf(play, id) }, ['CF-DRAW-05'], { seat, ...only })
}

/**
 * CF-DRAW-09, -11: passes the lead to the other player, unless they have no cards left or a counter keeps it
 * (CF-ABIL-07).
 */
export function* passLead(play: Play): Procedure {
  const { state } = play
  const [own, other] = [camp(play, state.lead), camp(play, otherSeat(state.lead))]
  const hasCards = ({ pile, reserve }: Camp) => pile.length + reserve.length > 0
  if (hasCards(other)) {
    const keeps = hasCards(own) && (yield* offerCounter(play, own.seat, 'keep-lead'))
    if (!keeps) state.lead = other.seat
  }
  newTurn(play)
}
