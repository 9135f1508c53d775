import type { Procedure } from '@fray/kernel'
import { makeTest, type TestKind } from '../dice/test.ts'
import type { Fighter, Play } from '../state.ts'
import { type MiracleCall, miracleScene } from './faithful.ts'
import { eventArgs, type FigureDetails, type Scene } from './scene.ts'

/** Reads a value right after a miracle has been called. */
export function readAfterMiracle<T>(given: MiracleCall, look: (play: Play, ann: Fighter, bob: Fighter) => T): T {
  const seen: T[] = []
  // biome-ignore lint/correctness/useYield: it only looks.
  miracleScene(given, function* (play, ann, bob) {
    seen.push(look(play, ann, bob))
  })
  return seen[0]!
}

/** Final results of Bob's tests, each with a die that shows 3. */
export function finalResults(given: MiracleCall, kinds: readonly TestKind[]): unknown[] {
  const match = miracleScene({ ...given, dice: [...given.dice, ...kinds.map(() => 3)] }, function* (play, _ann, bob) {
    for (const kind of kinds) yield* testOf(play, bob, kind)
  })
  return eventArgs(match, 'test.passed')
    .slice(-kinds.length)
    .map(({ final }) => final)
}

export function* testOf(play: Play, fighter: Fighter, kind: TestKind, difficulty = 1): Procedure {
  yield* makeTest(play, { kind, fighter, rules: [], difficulty, against: null, dice: 1 })
}

export const friend = (card: FigureDetails = {}, more: FigureDetails = {}) => ({ seat: 0 as const, card, more })
export const enemy = (card: FigureDetails = {}, more: FigureDetails = {}) => ({ seat: 1 as const, card, more })

/** The difficulty and the Fervour of the announced calls. */
export function price(match: Scene): unknown[] {
  return eventArgs(match, 'call.announced').map(({ difficulty, fervour }) => `${difficulty}/${fervour}`)
}
