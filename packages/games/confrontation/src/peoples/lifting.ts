import type { TermSource } from '@fray/kernel'
import { effectOn, removeEffect } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import type { Fighter, Play } from '../state.ts'
import { addEffectTo } from './apply-effect.ts'

const ALOFT = 'aloft'

/** CF-REV-ORC-11, CF-REV-WOLFEN-13: he hangs in the air until the end of the round, out of every contact on the ground. */
export function liftUp(play: Play, target: Fighter, source: TermSource, rule: string): void {
  rise(play, target, rule)
  addEffectTo(play, target, ALOFT, source, 'round')
}

/** CF-REV-WOLFEN-13: whoever can fly just is higher up. */
export function rise(play: Play, target: Fighter, rule: string): void {
  target.level = 1
  play.log('lifted', { fighter: { figure: target.id } }, [rule], { seat: target.seat, isOutcome: true })
}

/** What lifted him, if anything holds him in the air. */
export function liftedBy(target: Fighter): string | undefined {
  return effectOn(target, ALOFT)?.source.object
}

/** He comes down where he was lifted. */
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
