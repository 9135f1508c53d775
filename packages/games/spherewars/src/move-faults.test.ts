import type { GameEvent } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { moveFaults } from './move-faults.ts'
import { playMovement } from './testing/movement.ts'
import { figure, path, type Scene } from './testing/scene.ts'
import { soldier } from './testing/soldiers.ts'

const far = soldier('Far', 1, 35, 35)

/** The events of a run of five inches, MOV 5. */
function ran(): Scene {
  return playMovement([soldier('Ann', 0, 10, 10), far], { answers: ['run', path([15, 10])] })
}

test('SW-MOVE-08 a run within its movement is valid, a longer one is not', () => {
  const { events, state } = ran()
  const run = events.find(({ type }) => type === 'ran')!
  expect(moveFaults(state, events)).toEqual([])
  const points = [[25000, 25000] as const, [37600, 25000] as const]
  const longer: GameEvent = { ...run, paths: [{ figure: 0, points }] }
  expect(moveFaults(state, [longer])).toEqual(['"ran" over 5.04 of 5 inches'])
  expect(moveFaults(state, [{ ...longer, type: 'sped-up' }])).toEqual([])
})

test('SW-DEFAREA-05 an interception no longer than its area and a relocation within the limit are valid', () => {
  const { state } = spherewars.saves.readPosition({ figures: [figure('battler', 0, 10, 10), far] })
  const moveEvent = (type: string, x: number): GameEvent => {
    return {
      type,
      args: {},
      rules: [],
      paths: [
        {
          figure: 0,
          points: [
            [0, 0],
            [x, 0],
          ],
        },
      ],
    }
  }
  expect(moveFaults(state, [moveEvent('jumped', 3000), moveEvent('relocated', 7500)])).toEqual([])
  expect(moveFaults(state, [moveEvent('jumped', 3100), moveEvent('relocated', 7600)])).toHaveLength(2)
})
