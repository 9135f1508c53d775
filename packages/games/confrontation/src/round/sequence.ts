import {
  type ArrangeDecision,
  type ArrangementThing,
  accept,
  type Procedure,
  type Seat,
  type Stack,
  takeFirst,
  text,
} from '@fray/kernel'
import { actingCard, isObject } from '../machines/crew.ts'
import { type Camp, camp, card, type Fighter, isEliminated, isStanding, type Play } from '../state.ts'
import { bearersOf } from '../traits.ts'
import { isOpen } from './open-cards.ts'

/** CF-STRATEGIC-02, -04: a camp's cards that still represent a fighter. */
export function liveCards({ state }: Pick<Play, 'state'>, seat: Seat): number[] {
  const alive = new Set(state.fighters.filter(({ status }) => status !== 'eliminated').map(actingCard))
  return state.cards.filter((card) => card.seat === seat && alive.has(card.id)).map(({ id }) => id)
}

/** CF-STRATEGIC-02, CF-DEPLOY-02: both players stack their cards in secret. */
export function* buildSequences(play: Play): Procedure {
  const { camps } = play.state
  const piles = yield* play.simultaneously(camps.map(({ seat }) => ({ seat, procedure: stack(play, seat) })))
  for (const [seat, { pile, reserve }] of piles.entries()) {
    const own = camp(play, seat)
    Object.assign(own, { pile, reserve })
    delete own.pileAsKnown
    play.log('sequence.built', { seat: { seat }, cards: pile.length }, ['CF-STRATEGIC-02'], { seat })
    if (reserve.length > 0)
      play.log('sequence.aside', { seat: { seat }, cards: reserve.length }, ['CF-PACK-13'], { seat })
    for (const [i, id] of pile.entries()) {
      if (!isOpen(play.state, id)) continue
      const args = { seat: { seat }, card: card(play, id).profile.name, place: i + 1 }
      play.log('sequence.open', args, ['CF-ABIL-77'], { seat })
    }
  }
  countPasses(play)
}

/** A camp's cards after it has made its sequence. */
type Stacked = Pick<Camp, 'pile' | 'reserve'>

function* stack(play: Play, seat: Seat): Procedure<Stacked> {
  const cards = liveCards(play, seat)
  const aside = mostAside(play, seat)
  const only = cards.length < 2 && aside === 0 ? { pile: cards, reserve: [] } : undefined
  return yield* lay(play, seat, cards, aside, only)
}

/** CF-PACK-13: how many cards may be put in reserve right away; none in the approach. */
function mostAside(play: Play, seat: Seat): number {
  const own = play.state.fighters.filter((fighter) => fighter.seat === seat && isStanding(fighter))
  return play.state.round === 0 ? 0 : Math.max(0, ...asideBy(play, own))
}

function asideBy(play: Play, own: readonly Fighter[]): number[] {
  return [...bearersOf(play, own, 'cardsAside')].map(([{ cardsAside }, bearers]) => cardsAside(bearers))
}

const PILE = 'pile'
const ASIDE = 'aside'

function* lay(
  play: Play,
  seat: Seat,
  cards: readonly number[],
  aside: number,
  only: Stacked | undefined,
): Procedure<Stacked> {
  const slots = [
    { id: PILE, text: text('slot.pile'), note: text('slot.pile.note'), icon: 'card-draw', ordered: true },
    { id: ASIDE, text: text('slot.aside'), note: text('slot.aside.note'), icon: 'card-pickup', max: aside },
  ]
  const ask: Omit<ArrangeDecision<Stacked>, 'kind'> = {
    seat,
    prompt: text('ask.sequence', { phase: play.state.round === 0 ? 'approach' : 'activation' }),
    rules: ['CF-STRATEGIC-02'],
    things: cards.map((id) => objectOfCard(play, id)),
    slots: aside > 0 ? slots : slots.slice(0, 1),
    check: (arrangement) => accept({ pile: cardsIn(arrangement[PILE]), reserve: cardsIn(arrangement[ASIDE]) }),
    suggest: (wanted) => takeFirst(ordersOf(cards), wanted).map((order) => ({ slots: { [PILE]: order.map(String) } })),
  }
  return yield* play.arrange(ask, only)
}

/** A card to be arranged, with the number of fighters it represents. CF-DRAW-13: all of them may have died. */
export function objectOfCard(play: Play, id: number): ArrangementThing {
  const { profile } = card(play, id)
  const fighters = play.state.fighters.filter(
    (fighter) => actingCard(fighter) === id && fighter.status !== 'eliminated',
  )
  const words = text('card', { name: profile.name, count: Math.max(1, fighters.length) })
  const [first] = fighters
  return { id: String(id), text: words, icon: profile.icon, ...(first ? { figure: first.id } : {}) }
}

function cardsIn(puts: readonly Stack[] = []): number[] {
  return puts.map(({ thing }) => Number(thing))
}

/** Card orders to consider: as listed, reversed, and each card first in turn. */
function* ordersOf(cards: readonly number[]): Generator<readonly number[]> {
  yield cards
  yield cards.toReversed()
  if (cards.length > 2) for (const first of cards.slice(1)) yield [first, ...cards.filter((id) => id !== first)]
}

/** CF-PACK-13: reserved cards count as part of the sequence. */
function cardsOf({ pile, reserve }: Camp): number {
  return pile.length + reserve.length
}

/** CF-DRAW-06, -07: a player with fewer cards and no more fighters than the opponent may pass. */
function countPasses({ state }: Play): void {
  // CF-DEPLOY-04: before deployment, all fighters still to come count.
  const present = state.fighters.some(isStanding) ? isStanding : (fighter: Fighter) => !isEliminated(fighter)
  const fighters = (seat: Seat) =>
    state.fighters.filter((fighter) => fighter.seat === seat && present(fighter) && !isObject(fighter)).length
  for (const own of state.camps) {
    const other = state.camps[1 - own.seat]!
    const fewer = cardsOf(other) - cardsOf(own)
    delete own.passed
    own.passes = fewer > 0 && fighters(own.seat) <= fighters(other.seat) ? fewer : 0
  }
}
