import type { Json } from '@fray/kernel'
import { concentrationPhase } from '../magic/concentration.ts'
import { type Acting, combatant } from '../state.ts'
import { newActing } from '../turn/activation.ts'
import { playRule } from './rule.ts'
import { figure, type Scene, type Script } from './scene.ts'

/** Plays only the concentration phase of the first figure; `moved` says what its movement phase was. */
export function playConcentration(position: Json, script: Script = {}, moved: Partial<Acting> = {}): Scene {
  return playRule(
    position,
    function* (play) {
      const active = combatant(play, 0)
      play.state.acting = { ...newActing(active), move: 'stand', ...moved }
      yield* concentrationPhase(play, active)
      play.state.acting = null
    },
    script,
  )
}

/** Gems hidden by the caster's seat and by the other one. */
export function bidAnswers(casting: number, dispelling: number): Json[] {
  return [
    { seat: 0, answer: String(casting) },
    { seat: 1, answer: String(dispelling) },
  ]
}

/** Gets why an option of the pending decision is barred, as the phrase and its rules. */
export function barReason(match: Scene, key: string): string | undefined {
  const decision = match.pending[0]
  const barred =
    decision?.kind === 'pick' ? decision.barred?.find((barredOption) => barredOption.key === key) : undefined
  return barred && [barred.reason.id, ...barred.rules].join(' ')
}

/** A sorcerer at (10, 10) and a target at a distance, edge to edge; both on 30 mm bases. */
export function spellPosition(
  caster: readonly [who: string, more?: Record<string, Json>],
  target: readonly [who: string, more?: Record<string, Json>],
  distance: number,
  more: Record<string, Json> = {},
): Json {
  const { figures = [], ...rest } = more
  return {
    gems: [3, 0],
    ...rest,
    figures: [
      figure(caster[0], 0, 10, 10, caster[1]),
      figure(target[0], 1, 10, 11.2 + distance, target[1]),
      ...(figures as Json[]),
    ],
  }
}
