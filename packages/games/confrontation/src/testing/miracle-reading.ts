import type { TestKind } from '../dice/test.ts'
import type { Fighter, Play } from '../state.ts'
import { type MiracleCall, miracleScene } from './faithful.ts'
import { eventArgs, type Scene } from './scene.ts'
import { finalResults, makeTests } from './tests-of-bob.ts'

/** Reads a value right after a miracle has been called. */
export function readAfterMiracle<T>(given: MiracleCall, look: (play: Play, ann: Fighter, bob: Fighter) => T): T {
  const seen: T[] = []
  // biome-ignore lint/correctness/useYield: it only looks.
  miracleScene(given, function* (play, ann, bob) {
    seen.push(look(play, ann, bob))
  })
  return seen[0]!
}

/** Gets the final results of Bob's tests, each with a die that shows 3. */
export function resultsAfterMiracle(given: MiracleCall, kinds: readonly TestKind[]): unknown[] {
  const match = miracleScene({ ...given, dice: [...given.dice, ...kinds.map(() => 3)] }, (play, _ann, bob) =>
    makeTests(play, bob, kinds),
  )
  return finalResults(match, kinds.length)
}

/** The difficulty and the Fervour of the announced calls. */
export function price(match: Scene): unknown[] {
  return eventArgs(match, 'call.announced').map(({ difficulty, fervour }) => `${difficulty}/${fervour}`)
}
