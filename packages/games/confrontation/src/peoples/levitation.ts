import type { TermSource } from '@fray/kernel'
import { effectOn, removeEffect } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import type { Fighter, Play } from '../state.ts'
import { addEffectTo } from './apply-effect.ts'

const ALOFT = 'aloft'

/**
 * CF-REV-ORC-11, CF-REV-WOLFEN-13: the target hangs in the air until the end of the round, out of all contact on the
 * ground.
 */
export function liftUp(play: Play, target: Fighter, source: TermSource, rule: string): void {
  rise(play, target, rule)
  addEffectTo(play, target, ALOFT, source, 'round')
}

/** CF-REV-WOLFEN-13: a flying target only rises. */
export function rise(play: Play, target: Fighter, rule: string): void {
  target.level = 1
  play.log('lifted', { fighter: { figure: target.id } }, [rule], { seat: target.seat, isOutcome: true })
}

/** The effect that holds the target in the air, if any. */
export function liftSource(target: Fighter): string | undefined {
  return effectOn(target, ALOFT)?.source.object
}

/** The target comes down where it was lifted. */
export function letDown(play: Play, target: Fighter): void {
  if (!removeEffect(target, ALOFT)) return
  target.level = 0
  play.log('let-down', { fighter: { figure: target.id } }, ['CF-REV-ORC-11'], { seat: target.seat })
}

define({
  ...{ id: ALOFT, name: 'Rejection', rule: 'CF-REV-ORC-11', shownAs: 'feathered-wing' },
  cannotMove: () => true,
  cannotPursue: true,
  keepsSpot: true,
  roundEnd: letDown,
})
