import { Tally, text } from '@fray/kernel'
import type { MoveKind } from '../ability.ts'
import { type Fighter, type Level, type PlayState, profileOf } from '../state.ts'
import { allWith, count } from '../traits.ts'
import { CENTIMETRE, halfRoundedUp } from '../units.ts'

/** CF-MOVE-01: multiples of MOV. */
const MULTIPLIER: Readonly<Record<MoveKind, number>> = {
  walk: 1,
  run: 2,
  charge: 2,
  engagement: 2,
  cover: 0.5,
  pursuit: 0.5,
  fleeing: 2,
}

/** CF-PROFILE-02, CF-FLY-04: MOV in cm, on the ground or in flight. */
export function mov(play: PlayState, mover: Fighter, kind: MoveKind, level: Level = mover.level): Tally {
  const { mov: ground, flight } = profileOf(mover)
  const tally = new Tally(text('characteristic.mov'))
  if (level > 0) tally.add(flight ?? 0, text('term.flight'), 'CF-FLY-04')
  else tally.add(ground ?? 0, text('term.card'), 'CF-PROFILE-02')
  count(mover, 'movement', { play, tally, kind })
  return tally.atLeast(0)
}

/** How a movement differs from others of its kind. */
export interface Special {
  /** Replaces the usual multiple of MOV. */
  readonly times?: number
  /** CF-FLY-07: whether it includes a change of level. */
  readonly changesLevel?: boolean
  /** CF-FLY-04: the level it is made at, if not the mover's current one. */
  readonly level?: Level
}

/** CF-FLY-07: what a change of level takes from MOV. */
const LEVEL_COST = 5

/** CF-MOVE-01: movement potential in cm, with its terms. */
export function potential(play: PlayState, mover: Fighter, kind: MoveKind, special: Special = {}): Tally {
  const { times = timesOf(play, mover, kind), changesLevel = false, level } = special
  const once = mov(play, mover, kind, level)
  if (changesLevel) once.add(0 - LEVEL_COST, text('term.level'), 'CF-FLY-07')
  const tally = new Tally(text(`move.${kind}`))
  for (const { amount, label, rule } of once.explain().terms) tally.add(amount, label, rule)
  const whole = times === 0.5 ? halfRoundedUp(once.total) : once.total * times
  return tally.add(whole - once.total, text(`term.${kind}`), 'CF-MOVE-01')
}

function timesOf(play: PlayState, mover: Fighter, kind: MoveKind): number {
  const offered = allWith(play, mover, 'multiplier').map(([ability, effect]) =>
    ability.multiplier(play, kind, mover, effect),
  )
  return Math.max(MULTIPLIER[kind], ...offered)
}

/** CF-MOVE-01: how far the card lets a fighter run or charge at its current level. Public information. */
export function chargeReach(fighter: Fighter): number {
  const { mov: ground, flight } = profileOf(fighter)
  return MULTIPLIER.charge * ((fighter.level > 0 ? flight : ground) ?? 0) * CENTIMETRE
}

/** A potential as a length on the table. */
export function lengthAllowed(potential: Tally): number {
  return potential.total * CENTIMETRE
}
