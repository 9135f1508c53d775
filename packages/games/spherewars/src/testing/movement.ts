import type { Json } from '@fray/kernel'
import { movementPhase } from '../movement/movement-phase.ts'
import { type Acting, combatant } from '../state.ts'
import { newActing } from '../turn/activation.ts'
import { playRule } from './rule.ts'
import { path, type Scene, type Script } from './scene.ts'

/**
 * Plays only the movement phase of the first figure: `acting` keeps what it counts as. Bases are 1.2 inches wide by
 * default, so that enemies 1.2 inches apart touch.
 */
export function playMovement(
  figures: readonly Json[],
  script: Script = {},
  more: Record<string, Json> = {},
  acting: Partial<Acting> = {},
): Scene {
  return playRule(
    { figures: [...figures], ...more },
    function* (play) {
      const active = combatant(play, 0)
      play.state.acting = { ...newActing(active), ...acting }
      yield* movementPhase(play, active)
    },
    script,
  )
}

/** Gets what the movement phase counts as, with the ids of the enemies joined. */
export function moveOf({ state }: Scene): Pick<Acting, 'move' | 'joined' | 'reached' | 'charged' | 'moved'> {
  const { move, joined, reached, charged, moved } = state.acting!
  return { move, joined, reached, charged, moved }
}

/** The answers of a run through points, in inches. */
export function runAnswers(...places: readonly (readonly [number, number])[]): Json[] {
  return ['run', path(...places)]
}

/** The answers of joining combat along a way; the enemy is named if there are several. */
export function joinAnswers(enemy: number | null, ...places: readonly (readonly [number, number])[]): Json[] {
  return ['join', ...(enemy === null ? [] : [String(enemy)]), path(...places)]
}
