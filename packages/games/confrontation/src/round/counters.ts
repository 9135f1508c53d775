import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import { camp, otherSeat, type Play } from '../state.ts'
import { sumWith } from '../traits.ts'

/** CF-ABIL-07 (b): what a counter may be used for. */
type CounterUse = 'keep-lead' | 'pass' | 'forbid' | 'cancel'

/** CF-ABIL-07 (a), (d): new counters for everybody who brings them; what was left before is gone. */
export function dealCounters(play: Play): void {
  for (const own of play.state.camps) {
    const bringers = play.state.fighters.filter(({ seat, status }) => seat === own.seat && status !== 'eliminated')
    const brought = bringers.map((bringer) => {
      return sumWith(play, bringer, 'leadCounters', (ability, effect) => ability.leadCounters(play, bringer, effect))
    })
    own.counters = brought.reduce((sum, each) => sum + each, 0)
  }
  newTurn(play)
}

/** CF-ABIL-07 (c): one counter of each player in each turn. */
export function newTurn({ state }: Play): void {
  for (const camp of state.camps) camp.counterUsed = false
}

export function hasCounter(play: Play, seat: Seat): boolean {
  const { counters, counterUsed } = camp(play, seat)
  return counters > 0 && !counterUsed
}

/** Asks whether a counter is used for this, and uses it. */
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

/** CF-ABIL-07 (b): a counter is spent, even if another one cancels it; whether it has its effect. */
export function* useCounter(play: Play, seat: Seat, use: CounterUse): Procedure<boolean> {
  const own = camp(play, seat)
  own.counters--
  own.counterUsed = true
  play.log(`counter.${use}`, { seat: { seat } }, ['CF-ABIL-07'], { seat })
  if (use === 'cancel') return true
  return !(yield* offerCounter(play, otherSeat(seat), 'cancel'))
}
