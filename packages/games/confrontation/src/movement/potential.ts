import { Tally, text } from '@fray/kernel'
import type { MoveKind } from '../ability.ts'
import { type Fighter, type Position, profileOf } from '../state.ts'
import { allWith, count } from '../traits.ts'
import { CENTIMETRE, halfRoundedUp } from '../units.ts'

/** CF-MOVE-01: how often MOV is moved. */
const MULTIPLIER: Readonly<Record<MoveKind, number>> = {
  walk: 1,
  run: 2,
  charge: 2,
  engagement: 2,
  cover: 0.5,
  pursuit: 0.5,
  fleeing: 2,
}

/** CF-PROFILE-02, CF-FLY-04: MOV in cm, of the ground or of flight. */
export function mov(play: Position, mover: Fighter, kind: MoveKind): Tally {
  const { mov: ground, flight } = profileOf(mover)
  const tally = new Tally(text('characteristic.mov'))
  if (mover.level > 0) tally.add(flight ?? 0, text('term.flight'), 'CF-FLY-04')
  else tally.add(ground ?? 0, text('term.card'), 'CF-PROFILE-02')
  count(mover, 'movement', { play, tally, kind })
  return tally.atLeast(0)
}

/** CF-MOVE-01: movement potential in cm, with its terms. `times` says so where a rule gives another multiple. */
export function potential(play: Position, mover: Fighter, kind: MoveKind, times = timesOf(play, mover, kind)): Tally {
  const once = mov(play, mover, kind)
  const tally = new Tally(text(`move.${kind}`))
  for (const { amount, label, rule } of once.explain().terms) tally.add(amount, label, rule)
  const whole = times === 0.5 ? halfRoundedUp(once.total) : once.total * times
  return tally.add(whole - once.total, text(`term.${kind}`), 'CF-MOVE-01')
}

function timesOf(play: Position, mover: Fighter, kind: MoveKind): number {
  const offered = allWith(play, mover, 'multiplier').map(([ability, effect]) =>
    ability.multiplier(play, kind, mover, effect),
  )
  return Math.max(MULTIPLIER[kind], ...offered)
}

/** A potential as a length on the play. */
export function lengthAllowed(potential: Tally): number {
  return potential.total * CENTIMETRE
}
