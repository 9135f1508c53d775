import { forecast } from '@fray/odds'
import { expect, test } from 'vitest'
import { fightChances } from './guide.ts'
import { ACTIONS } from './state.ts'
import { at, figures, scene, waits } from './testing/scene.ts'

/**
 * Plays a fight with this many defence rolls and returns the chances that each combatant falls, the first striker's win first.
 */
function foughtOut(rolls: number): [striker: number, roller: number] {
  const [match, answer] = rolls === ACTIONS ? lockedPair() : contactOnAction(ACTIONS - rolls)
  const { exact, chances } = forecast(match, match.pending[0]!.seat, answer)
  expect(exact).toBe(true)
  const falls = (figure: number) =>
    chances
      .filter(({ event }) => event.type === 'defeated' && (event.args.defender as { figure: number }).figure === figure)
      .reduce((sum, { probability }) => sum + probability.value, 0)
  const striker = rolls === ACTIONS || (ACTIONS - rolls) % 2 === 1 ? 0 : 1
  return [falls(1 - striker), falls(striker)]
}

/** The active combatant moves up to the other, an inch away: the remaining actions are defence rolls. */
function contactOnAction(action: number) {
  const close = { figures: figures([[10, 10]], [[10, 12]]) }
  const match = scene(close, { answers: [...waits(action - 1), 'move', 'toward'] })
  return [match, at(10, 11)] as const
}

/** A pair in contact fights with every action as its turn begins; another pair beside it makes for a choice. */
function lockedPair() {
  const ours = [
    [5, 5],
    [15, 5],
  ] as const
  const theirs = [
    [5, 6],
    [15, 6],
  ] as const
  const together = figures(ours, theirs).toSorted((a, b) => a.x - b.x)
  return [scene({ figures: together }), '0-1'] as const
}

test.each([1, 2, 3, 4, 5])("SO-1-40 the sheet shows the rule's chances for %d rolls", (rolls) => {
  const [striker, roller] = foughtOut(rolls)
  expect(fightChances(rolls)).toEqual([expect.closeTo(striker, 9), expect.closeTo(roller, 9)])
})
