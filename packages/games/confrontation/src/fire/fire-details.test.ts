import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const BOW = { name: 'Bow', strength: 4, ranges: [20, 40, 60] }
const archer = (more: FigureDetails = {}, changes: FigureDetails = {}) =>
  figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW, ...changes }, more)
const difficulty = (match: Scene) => eventArgs(match, 'shot.difficulty').map((args) => args.difficulty)

/** Ann acts after her announcements, if any are asked for. */
function acts(figures: readonly Json[], answers: readonly Json[], dice: readonly number[] = []): Scene {
  return turn(figures, { answers: ['done', ...answers], dice })
}

describe('CF-FIRE-07 and CF-ACT-19 the penalty for moving', () => {
  const bob = figure('Bob', 1, 35, 30)

  test('applies to a shot for which a walk was announced, even if the fighter then stays', () => {
    const match = acts([archer(), bob], ['0:fire-walk', '1', '0:walk', 'stay'], [1])
    expect(difficulty(match)).toEqual([5])
  })

  test('applies to a shot after a turn on the spot', () => {
    const turned: Json = { path: [], facing: { x: 1, y: 0 } }
    const match = acts([archer({ facing: 'north' }), bob], ['0:walk', turned, '0:fire', '1'], [1])
    expect(difficulty(match)).toEqual([5])
  })

  test('CF-ACT-20 applies to a shot after disengaging', () => {
    const match = acts(
      [archer(), figure('Ben', 1, 20, 32.5), bob],
      ['0:walk', { ...(path([20, 26]) as object), facing: { x: 1, y: 0 } }, '0:fire'],
      [3, 1],
    )
    expect(difficulty(match)).toEqual([5])
  })
})

test('CF-FIRE-08 all modifiers of the target add up', () => {
  // 23.75 cm away: medium range, 7; under cover 2, another level 2, Large less 1.
  const match = acts(
    [archer(), figure('Bob', 1, 46.25, 30, { base: 'large-creature', flight: 20 }, { level: 1, underCover: true })],
    ['0:fire', '1'],
    [1],
  )
  expect(difficulty(match)).toEqual([10])
})

test('CF-FIRE-09 and CF-CHARGE-15 Wounds and charge penalties of the marksman lower the result', () => {
  const match = acts([archer({ wounds: 'light', chargePenalty: true }), figure('Bob', 1, 35, 30)], ['0:fire', '1'], [2])
  expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 3, difficulty: 4 }])
})

test('CF-FIRE-10 and CF-WOUND-15 Wounds of the marksman do not weaken the projectile', () => {
  const match = acts([archer({ wounds: 'serious' }), figure('Bob', 1, 35, 30)], ['0:fire', '1'], [5, 4, 3])
  // 4 and STR 4 less RES 5.
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 3, location: 'location.belly' }])
})

describe('CF-FIRE-13 a friend in contact with the target', () => {
  const friends = [
    figure('Amy', 0, 60, 30, {}, { card: 'Amy', facing: 'west' }),
    figure('Abe', 0, 57.5, 32.5, {}, { card: 'Abe' }),
  ]
  const bob = figure('Bob', 1, 57.5, 30)

  test("is hit on 4 to 6, the nearest of them, even beyond the marksman's range or sight", () => {
    const near = acts([archer(), bob, ...friends], ['0:fire', '1'], [6, 4, 4, 3])
    expect(eventArgs(near, 'shot.hit')).toMatchObject([{ target: 'Abe' }])
    const hidden = acts([archer(), bob, friends[0]!], ['0:fire', '1'], [6, 6, 4, 3])
    expect(eventArgs(hidden, 'shot.hit')).toMatchObject([{ target: 'Amy' }])
    expect(eventArgs(acts([archer(), bob, ...friends], ['0:fire', '1'], [6, 3, 4, 3]), 'shot.hit')).toMatchObject([
      { target: 'Bob' },
    ])
  })

  test('is chosen by the marksman’s player among equally near ones', () => {
    const two = [figure('Amy', 0, 57.5, 27.5, {}, { card: 'Amy' }), figure('Abe', 0, 57.5, 32.5, {}, { card: 'Abe' })]
    const match = acts([archer(), bob, ...two], ['0:fire', '1'], [6, 5])
    expect(promptId(match)).toBe('ask.struck-friend')
    expect(optionKeys(match)).toEqual(['2', '3'])
    expect(match.pending[0]?.seat).toBe(0)
    const chosen = acts([archer(), bob, ...two], ['0:fire', '1', '3'], [6, 5, 4, 3])
    expect(eventArgs(chosen, 'shot.hit')).toMatchObject([{ target: 'Abe' }])
  })
})

test('CF-FIRE-01 a fighter in contact does not fire, not even at the opponents it touches', () => {
  const match = acts([archer(), figure('Bob', 1, 22.5, 30)], [])
  expect(barReason(match, '0:fire')).toBe('barred.contact CF-FIRE-01')
  expect(fighterNamed(match, 'Ann').shots).toBe(0)
})
