import { type WindowQuestion, Windows } from '@fray/hooks'
import { type Procedure, type Seat, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { editionOf } from '../editions/edition.ts'
import { isDecided } from '../preparation/ending.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Side } from '../side.ts'
import { type BandState, ownerOf, type Play, type State } from '../state.ts'
import type { WindowMoment } from './window-moment.ts'

const windows = new Windows<State, Setup, WindowMoment>({
  order: speakingOrder,
  providers: ({ setup }, moment) => editionOf(setup).providers(moment),
  // SW-MISSION-16: the game stops with the action that decided it.
  isOver: isDecided,
  ask: question,
  pass: text('option.pass'),
})

/**
 * SW-ORDER-33, SW-MELEE-05: the player of the friendly round reacts first, then the others, until all pass in
 * succession. A seat that publicly has nothing to use is not asked.
 */
export function window(play: Play, moment: WindowMoment): Procedure {
  return windows.open(play, moment)
}

function question(play: Play, moment: WindowMoment, seat: Seat): WindowQuestion {
  const { acting, at } = moment
  const target = 'target' in moment ? moment.target : null
  const prompt = text(`window.${at}`, {
    acting: { figure: acting.id },
    ...(target ? { target: { figure: target.id } } : {}),
    ...('spell' in moment ? { spell: registry.get(moment.spell).name } : {}),
    ...('deed' in moment ? { deed: registry.get(moment.deed).name } : {}),
  })
  const interruption = {
    moment: prompt,
    key: keyOf(play, moment),
    interrupted: ownerOf(play, acting),
    acting: acting.id,
    hostile: isHostile(play, moment, seat),
  }
  return { prompt, rules: ['SW-ORDER-11'], figure: acting.id, interruption }
}

/** Identifies a moment by turn, round, activation, and the action and combatants in question. */
function keyOf({ state: { turn, round, acting } }: Play, moment: WindowMoment): string {
  const target = 'target' in moment ? moment.target?.id : undefined
  return [turn, round, acting?.id ?? '', moment.at, moment.acting.id, target ?? ''].join(' ')
}

/** Whether an enemy acts, or the moment falls in an enemy's activation. */
function isHostile({ state: { acting, combatants, bands } }: Play, moment: WindowMoment, seat: Seat): boolean {
  const side = bands.find((band) => band.seat === seat)?.side
  return moment.acting.side !== side || (acting !== null && combatants[acting.id]?.side !== side)
}

let lastBands: readonly BandState[] | undefined
let lastRound: Side = 0
let lastOrder: readonly Seat[] = []

/**
 * Gets the seats of the side whose round it is, in their order, then the others. Cached, since the bands of a match do
 * not change.
 */
function speakingOrder({ state: { bands, round } }: Play): readonly Seat[] {
  if (bands === lastBands && round === lastRound) return lastOrder
  const seats = (mine: boolean) => bands.filter(({ side }) => (side === round) === mine).map(({ seat }) => seat)
  lastBands = bands
  lastRound = round
  lastOrder = [...new Set([...seats(true), ...seats(false)])]
  return lastOrder
}
