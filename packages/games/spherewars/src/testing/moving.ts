import type { Json } from '@fray/kernel'
import { movementPhase } from '../movement/movement-phase.ts'
import { type Acting, combatant } from '../state.ts'
import { newActing } from '../turn/activation.ts'
import { ruleOn } from './rule.ts'
import { path, type Scene, type Script } from './scene.ts'

/**
 * The movement phase of the first figure, alone: what it counts as stays in `acting`. Bases are 1.2 inches wide unless
 * told, so that enemies 1.2 inches apart touch.
 */
export function moving(
  figures: readonly Json[],
  script: Script = {},
  more: Record<string, Json> = {},
  acting: Partial<Acting> = {},
): Scene {
  return ruleOn(
    { figures: [...figures], ...more },
    function* (play) {
      const active = combatant(play, 0)
      play.state.acting = { ...newActing(active), ...acting }
      yield* movementPhase(play, active)
    },
    script,
  )
}

/** What the movement phase counts as, with the enemies joined, by id. */
export function counted({ state }: Scene): Pick<Acting, 'move' | 'joined' | 'reached' | 'charged' | 'moved'> {
  const { move, joined, reached, charged, moved } = state.acting!
  return { move, joined, reached, charged, moved }
}

/** The answers of a run through places, in inches. */
export function running(...places: readonly (readonly [number, number])[]): Json[] {
  return ['run', path(...places)]
}

/** The answers of joining combat with an enemy, who is named if there are several, along a way. */
export function joining(enemy: number | null, ...places: readonly (readonly [number, number])[]): Json[] {
  return ['join', ...(enemy === null ? [] : [String(enemy)]), path(...places)]
}

/** Why a proposal of the seat asked would be refused: the phrase, and the rules. */
export function refusal(match: Scene, proposal: Json): string | undefined {
  const refused = match.check(match.pending[0]!.seat, proposal)
  return refused && [refused.reason.id, ...refused.rules].join(' ')
}
