import {
  type Arrangement,
  type ArrangementThing,
  accept,
  type Procedure,
  refuse,
  type Seat,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { camp, type Play } from '../state.ts'
import { objectOfCard } from './sequence.ts'

/** CF-DRAW-02: what the lead does with the top card of the pile, and which reserved cards they play. */
export interface CardsPlayed {
  readonly top: 'play' | 'reserve' | 'leave'
  readonly fromReserve: readonly number[]
}

const PLAYED = 'play'
const RESERVED = 'reserve'
const LEFT = 'pile'

/**
 * CF-DRAW-03: asks the player to arrange the cards. Any number may come from the reserve, too many combinations for a
 * list.
 */
export function* arrangeCards(
  play: Play,
  seat: Seat,
  phase: 'approach' | 'activation',
  secret: boolean,
): Procedure<CardsPlayed> {
  const { pile, reserve } = camp(play, seat)
  const [top] = pile
  const slots = [
    { id: PLAYED, text: text('slot.play'), note: text('slot.play.note', { phase }), icon: 'card-play' },
    { id: RESERVED, text: text('slot.reserve'), note: text('slot.reserve.note'), icon: 'card-pickup' },
    { id: LEFT, text: text('slot.left'), note: text('slot.left.note'), icon: 'card-draw', max: 1 },
  ]
  return yield* play.arrange<CardsPlayed>({
    seat,
    prompt: text('ask.lead-cards', { phase }),
    rules: ['CF-DRAW-02', 'CF-DRAW-03'],
    secret,
    things: [...(top === undefined ? [] : [topObject(play, top)]), ...reserve.map((id) => objectOfCard(play, id))],
    slots: top === undefined ? slots.slice(0, 2) : slots,
    check: (arrangement) => judge(play, seat, arrangement),
    suggest: (wanted) => takeFirst(ways(play, seat), wanted).map((way) => ({ slots: slotsFor(way, top, reserve) })),
  })
}

function topObject(play: Play, id: number): ArrangementThing {
  const thing = objectOfCard(play, id)
  return { ...thing, text: text('lead.top-named', { card: { text: thing.text } }) }
}

/** CF-DRAW-02, -03, -05: no card goes back on the pile, the reserve keeps its limit, and something must be done. */
function judge(play: Play, seat: Seat, arrangement: Arrangement): Verdict<CardsPlayed> {
  const { pile, reserve, placements } = camp(play, seat)
  const isIn = (slot: string, id: number) => arrangement[slot]?.some(({ thing }) => thing === String(id)) ?? false
  if (reserve.some((id) => isIn(LEFT, id))) return refuse(text('refused.reserve-stays'), 'CF-DRAW-03')
  const fromReserve = reserve.filter((id) => isIn(PLAYED, id))
  const [first] = pile
  if (first !== undefined && isIn(PLAYED, first)) return accept({ top: 'play', fromReserve })
  if (first !== undefined && isIn(RESERVED, first)) {
    if (placements === 0) return refuse(text('barred.reserve'), 'CF-DRAW-05')
    return accept({ top: 'reserve', fromReserve })
  }
  if (fromReserve.length === 0) return refuse(text('barred.play-a-card'), 'CF-DRAW-02')
  return accept({ top: 'leave', fromReserve })
}

/** Arrangements to consider: the whole reserve first, then less and less of it. */
function* ways(play: Play, seat: Seat): Generator<CardsPlayed> {
  const { pile, reserve, placements } = camp(play, seat)
  const hasTop = pile.length > 0
  for (let count = reserve.length; count > 1; count--) {
    const fromReserve = reserve.slice(0, count)
    yield { top: 'leave', fromReserve }
    if (hasTop) yield { top: 'play', fromReserve }
    if (hasTop && placements > 0) yield { top: 'reserve', fromReserve }
  }
}

function slotsFor({ top: way, fromReserve }: CardsPlayed, top: number | undefined, reserve: readonly number[]) {
  const [played, kept] = [[...fromReserve], reserve.filter((id) => !fromReserve.includes(id))]
  if (top !== undefined && way === 'play') played.unshift(top)
  if (top !== undefined && way === 'reserve') kept.unshift(top)
  const left = top !== undefined && way === 'leave' ? [top] : []
  return {
    [PLAYED]: played.map(String),
    [RESERVED]: kept.map(String),
    ...(top === undefined ? {} : { [LEFT]: left.map(String) }),
  }
}
