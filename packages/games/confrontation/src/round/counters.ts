import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import { camp, otherSeat, type Play } from '../state.ts'
import { sumWith } from '../traits.ts'

/** CF-ABIL-07 (b): uses of an authority counter. */
type CounterUse = 'keep-lead' | 'pass' | 'forbid' | 'cancel'

/** CF-ABIL-07 (a), (d): deals new counters for fighters who bring them; unused old ones are lost. */
export function dealCounters(play: Play): void {
  for (const own of play.state.camps) {
    const bringers = play.state.fighters.filter(({ seat, status }) => seat === own.seat && status !== 'eliminated')
    const brought = bringers.map((bringer) => {
      return sumWith(play, bringer, 'leadCounters', (ability, effect) => ability.leadCounters(play, bringer, effect))
    })
    own.counters = brought.reduce((sum, count) => sum + count, 0)
  }
  newTurn(play)
}

/** CF-ABIL-07 (c): each player may use one counter per turn. */
export function newTurn({ state }: Play): void {
  for (const camp of state.camps) camp.counterUsed = false
}

export function hasCounter(play: Play, seat: Seat): boolean {
  const { counters, counterUsed } = camp(play, seat)
  return counters > 0 && !counterUsed
}

/** Asks whether to use a counter for this, and uses it. */
export function* offerCounter(play: Play, seat: Seat, use: CounterUse): Procedure<boolean> {
  if (!hasCounter(play, seat)) return false
  const answer = yield* play.pick({
    seat,
    prompt: text(`ask.counter.${use}`),
    rules: ['CF-ABIL-07'],
    options: [choice('use', text('option.counter.use')), choice('no', text('option.counter.no'))],
  })
  return answer === 'use' && (yield* useCounter(play, seat, use))
}

/** CF-ABIL-07 (b): spends a counter, even if another one cancels it; returns whether it takes effect. */
export function* useCounter(play: Play, seat: Seat, use: CounterUse): Procedure<boolean> {
  const own = camp(play, seat)
  own.counters--
  own.counterUsed = true
  play.log(`counter.${use}`, { seat: { seat } }, ['CF-ABIL-07'], { seat })
  if (use === 'cancel') return true
  return !(yield* offerCounter(play, otherSeat(seat), 'cancel'))
}
