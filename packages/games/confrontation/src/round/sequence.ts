import { accepted, firstOf, type Procedure, type Seat, text } from '@fray/kernel'
import { actingCard } from '../machines/crew.ts'
import { camp, card, isStanding, type Play } from '../state.ts'
import { isOpen } from './open-cards.ts'

/** CF-STRATEGIC-02, -04: the cards of a camp that still stand for somebody. */
export function liveCards({ state }: Pick<Play, 'state'>, seat: Seat): number[] {
  const alive = new Set(state.fighters.filter(({ status }) => status !== 'eliminated').map(actingCard))
  return state.cards.filter((card) => card.seat === seat && alive.has(card.id)).map(({ id }) => id)
}

/** CF-STRATEGIC-02, CF-DEPLOY-02: both players stack their cards in secret. */
export function* buildSequences(play: Play): Procedure {
  const { camps } = play.state
  const piles = yield* play.simultaneously(camps.map(({ seat }) => ({ seat, procedure: stack(play, seat) })))
  for (const [seat, pile] of piles.entries()) {
    Object.assign(camp(play, seat), { pile, reserve: [] })
    play.log('sequence.built', { seat: { seat }, cards: pile.length }, ['CF-STRATEGIC-02'], { seat })
    for (const [i, id] of pile.entries()) {
      if (!isOpen(play.state, id)) continue
      const args = { seat: { seat }, card: card(play, id).profile.name, place: i + 1 }
      play.log('sequence.open', args, ['CF-ABIL-77'], { seat })
    }
  }
  countPasses(play)
}

function* stack(play: Play, seat: Seat): Procedure<number[]> {
  const cards = liveCards(play, seat)
  const [, another] = cards
  return another === undefined ? cards : yield* chooseOrder(play, seat, cards)
}

const PILE = 'pile'

function* chooseOrder(play: Play, seat: Seat, cards: readonly number[]): Procedure<number[]> {
  return yield* play.arrange<number[]>({
    seat,
    prompt: text('ask.sequence'),
    rules: ['CF-STRATEGIC-02'],
    things: cards.map((id) => {
      const { profile } = card(play, id)
      const fighters = play.state.fighters.filter((each) => actingCard(each) === id && each.status !== 'eliminated')
      const words = text('card', { name: profile.name, count: fighters.length })
      return { id: String(id), text: words, icon: profile.icon, figure: fighters[0]!.id }
    }),
    slots: [{ id: PILE, text: text('slot.pile'), note: text('slot.pile.note'), icon: 'card-draw', ordered: true }],
    check: (arrangement) => accepted((arrangement[PILE] ?? []).map(({ thing }) => Number(thing))),
    suggest: (wanted) => firstOf(ordersOf(cards), wanted).map((order) => ({ slots: { [PILE]: order.map(String) } })),
  })
}

/** Orders to consider: as the cards were listed, the other way round, and each card first in turn. */
function* ordersOf(cards: readonly number[]): Generator<readonly number[]> {
  yield cards
  yield cards.toReversed()
  for (const first of cards.slice(1)) yield [first, ...cards.filter((id) => id !== first)]
}

/** CF-DRAW-06, -07: fewer cards and no more fighters than the other gives a right to pass. */
function countPasses({ state }: Play): void {
  const present = state.fighters.some(isStanding) ? isStanding : () => true
  const fighters = (seat: Seat) => state.fighters.filter((each) => each.seat === seat && present(each)).length
  for (const own of state.camps) {
    const other = state.camps[1 - own.seat]!
    const fewer = other.pile.length - own.pile.length
    own.passes = fewer > 0 && fighters(own.seat) <= fighters(other.seat) ? fewer : 0
  }
}
