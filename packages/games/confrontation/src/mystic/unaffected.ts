import { type DecisionOption, text } from '@fray/kernel'
import type { Affecting } from '../ability.ts'
import type { Fighter, PlayState } from '../state.ts'
import { someWith } from '../traits.ts'

/** Whether nothing of this kind ever affects a fighter. */
export function isUnaffected(play: PlayState, who: Fighter, by: Affecting): boolean {
  return someWith(play, who, 'unaffectedBy', ({ unaffectedBy }) => unaffectedBy.includes(by))
}

/** Says that a spell or a miracle for a single target would not affect it. */
export function noEffectOn(
  play: PlayState,
  target: Fighter,
  by: Affecting,
): ReturnType<NonNullable<DecisionOption['cannotSucceed']>> {
  return isUnaffected(play, target, by) ? text(`hopeless.${by}`, { fighter: { figure: target.id } }) : undefined
}
