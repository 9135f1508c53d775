import type { Procedure } from '@fray/kernel'
import { makeTest, type TestKind } from '../dice/test.ts'
import type { Fighter, Play } from '../state.ts'
import { eventArgs, type FigureDetails, type Scene } from './scene.ts'

/** Makes Bob, the target of a spell or miracle, a friend of the caster. */
export const friend = (card: FigureDetails = {}, more: FigureDetails = {}) => ({ seat: 0 as const, card, more })

/** Makes Bob, the target of a spell or miracle, an enemy of the caster. */
export const enemy = (card: FigureDetails = {}, more: FigureDetails = {}) => ({ seat: 1 as const, card, more })

export function* testOf(play: Play, fighter: Fighter, kind: TestKind, difficulty = 1): Procedure {
  yield* makeTest(play, { kind, fighter, rules: [], difficulty, against: null, dice: 1 })
}

/** Makes one test of each kind. */
export function* makeTests(play: Play, fighter: Fighter, kinds: readonly TestKind[]): Procedure {
  for (const kind of kinds) yield* testOf(play, fighter, kind)
}

/** Gets the final results of the last tests. */
export function finalResults(match: Scene, tests: number): unknown[] {
  return eventArgs(match, 'test.passed')
    .slice(-tests)
    .map(({ final }) => final)
}
