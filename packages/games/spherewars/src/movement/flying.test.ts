import { describe, expect, test } from 'vitest'
import { joinAnswers, moveOf, playMovement, runAnswers } from '../testing/movement.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed, figure, path, placeOf, promptId, refusal } from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { movementOf } from './movement.ts'

/** A flyer with FLY 5. */
const ANN = soldier('Ann', 0, 10, 10, { movement: 'flying' })
const FAR = soldier('Ben', 1, 36, 36)

describe('flying', () => {
  test('SW-FLY-01 FLY replaces MOV wherever MOV is used', () => {
    const play = loadPosition({ figures: [figure('eagle-man', 0, 10, 10, { name: 'Eagle' })] })
    for (const use of ['run', 'speed-up', 'charge', 'engage', 'flight', 'pursuit'] as const) {
      const tally = movementOf(play, combatantNamed(play, 'Eagle'), use)
      expect({ total: tally.total, rule: tally.terms[0]?.rule }).toEqual({ total: 6, rule: 'SW-FLY-01' })
    }
    const match = playMovement([ANN, FAR], { answers: ['run'] })
    expect(refusal(match, path([15.01, 10]))).toContain('refuse.too-far')
  })

  test('SW-FLY-02 SW-BASE-05 it passes over friends, enemies and impassable pieces, and ends on none of them', () => {
    const rock = { scenery: [{ type: 'wood', x: 10, y: 13, diameter: 2, density: 'impassable' }] }
    const match = playMovement(
      [ANN, soldier('Cid', 0, 12, 10), soldier('Bob', 1, 8, 10), FAR],
      { answers: ['run'] },
      rock,
    )
    expect(refusal(match, path([14, 10]))).toBeUndefined()
    expect(refusal(match, path([6, 10]))).toBeUndefined()
    expect(refusal(match, path([10, 14.7]))).toBeUndefined()
    expect(refusal(match, path([12.5, 10]))).toBe('refuse.base-there SW-BASE-05')
    expect(refusal(match, path([7.5, 10]))).toBe('refuse.base-there SW-BASE-05')
    expect(refusal(match, path([10, 13.5]))).toBe('refuse.no-stand SW-SCENERY-18')
  })

  test('SW-FLY-02 SW-WOUND-16 it leaves an ephemeral enemy below its path alone, and destroys one it lands on', () => {
    const ash = (x: number) => [ANN, FAR, figure('ash', 1, x, 10, { name: 'Ash' })]
    expect(combatantNamed(playMovement(ash(12), { answers: runAnswers([15, 10]) }), 'Ash').status).toBe('standing')
    expect(combatantNamed(playMovement(ash(15), { answers: runAnswers([15, 10]) }), 'Ash').status).toBe('dead')
  })

  test('SW-FLY-04 SW-MOVE-23 to join combat its base must fit beside the enemy', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Guard ${i}`, 1, 10 + 1.2 * Math.cos(angle), 14 + 1.2 * Math.sin(angle))
    })
    const match = playMovement([ANN, soldier('Ben', 1, 10, 14), ...ring], { answers: ['join', '1'] })
    expect(match.events.at(-1)?.type).toBe('no-way')
    // With one of them gone there is room on the far side.
    const gap = playMovement([ANN, soldier('Ben', 1, 10, 14), ...ring.filter((_, i) => i !== 1)], {
      answers: ['join', '1'],
    })
    expect(promptId(gap)).toBe('ask.trajectory')
  })

  test('SW-FLY-05 others join combat with it as with anyone', () => {
    const match = playMovement([soldier('Ann', 0, 10, 10), soldier('Ben', 1, 10, 14, { movement: 'flying' })], {
      answers: joinAnswers(null, [10, 12.8]),
    })
    expect(moveOf(match)).toMatchObject({ move: 'charge', joined: [1] })
  })

  test('SW-FLY-09 SW-MOVE-06 in contact with an enemy it cannot fly away', () => {
    expect(moveOf(playMovement([ANN, soldier('Ben', 1, 10, 11.2)])).move).toBe('stand')
  })

  test('SW-FLY-12 scenery below costs nothing', () => {
    const woods = { scenery: [{ type: 'leafy-wood', x: 12, y: 10, diameter: 3 }] }
    const match = playMovement([ANN, FAR], { answers: runAnswers([15, 10]) }, woods)
    expect(placeOf(match, 'Ann')).toEqual([15, 10])
    const over = playMovement([ANN, FAR], { answers: runAnswers([12, 10]) }, woods)
    expect(placeOf(over, 'Ann')).toEqual([12, 10])
  })

  test('SW-FLY-12 it may not end over lava or a building, unless Red-hot over lava', () => {
    const lava = {
      scenery: [
        {
          type: 'shallow-lava',
          outline: [
            [12, 8],
            [18, 8],
            [18, 12],
            [12, 12],
          ],
          crossings: [],
        },
      ],
    }
    const match = playMovement([ANN, FAR], { answers: ['run'] }, lava)
    expect(refusal(match, path([14, 10]))).toBe('refuse.no-stand SW-SCENERY-18')
    const hot = soldier('Ann', 0, 10, 10, { movement: 'flying', abilities: ['red-hot'] })
    expect(refusal(playMovement([hot, FAR], { answers: ['run'] }, lava), path([14, 10]))).toBeUndefined()
    const house = { scenery: [{ type: 'house', x: 14, y: 10, openings: [] }] }
    expect(refusal(playMovement([ANN, FAR], { answers: ['run'] }, house), path([14, 10]))).toBe(
      'refuse.no-stand SW-SCENERY-18',
    )
  })

  test('SW-FLY-13 SW-MOVE-12 its shortest path is the straight line over everything, to the nearest free side', () => {
    const between = [soldier('Cid', 0, 10, 12), soldier('Ben', 1, 10, 15)]
    const match = playMovement([ANN, between[1]!, between[0]!], { answers: joinAnswers(null, [10, 13.8]) })
    expect(moveOf(match)).toMatchObject({ move: 'charge', charged: [1] })
    // Somebody stands at the nearest side: the nearest free one is a charge still, the far side is not.
    const taken = [ANN, soldier('Ben', 1, 10, 14), soldier('Cid', 0, 10, 12.8)]
    const near = playMovement(taken, { answers: ['join'] })
    const decision = near.pending[0]!
    near.answer(0, decision.kind === 'place' ? decision.suggest()[0]! : null)
    expect(moveOf(near)).toMatchObject({ move: 'charge', charged: [1] })
    expect(moveOf(playMovement(taken, { answers: joinAnswers(null, [10, 15.2]) })).move).toBe('engage')
  })
})
