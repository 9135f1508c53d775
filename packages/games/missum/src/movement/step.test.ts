import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { eventArgs, legion, optionKeys, promptId, scene, unit } from '../testing/scene.ts'

const at = (position: object) => position as never

test('MI-SEQUENCE-11 units move one after another in any order', () => {
  const match = scene(at({ units: [legion('A', 0, 500, 800), legion('B', 0, 900, 800), legion('C', 1, 500, 200)] }))
  expect(promptId(match)).toBe('ask.unit')
  expect(optionKeys(match)).toEqual(['unit-0', 'unit-1', 'end'])
  match.answer(0, 'unit-1')
  expect(promptId(match)).toBe('ask.manoeuvre')
  expect(optionKeys(match)).toEqual(['stop', 'charge', 'shape'])
  expect(match.answer(0, [{ do: 'advance', by: 5000 }])).toEqual({ ok: true })
  expect(eventArgs(match, 'moved')).toEqual([{ unit: 'B', length: 50 }])
  expect(unit(match, 'B').body).toMatchObject({ formation: { pose: { x: 90_000, y: 75_000 } } })
})

test('MI-SEQUENCE-11 play can be saved between two orders of a unit, and pauses once it has moved', () => {
  const match = scene(at({ units: [legion('A', 0, 500, 800), legion('B', 1, 500, 200)] }))
  match.answer(0, 'unit-0')
  match.answer(0, [{ do: 'advance', by: 2000 }])
  expect(promptId(match)).toBe('ask.manoeuvre')
  expect(match.savepoint.answers).toBe(2)
  expect(match.savepoint.state.moving).toEqual({ unit: 0, begunAloft: false, declined: [] })
  const resting = match.fork({ stopAtSavepoint: true })
  resting.answer(0, [{ do: 'advance', by: 1000 }])
  expect(resting.pending.map(({ prompt }) => prompt.id)).toEqual(['ask.manoeuvre'])
  resting.answer(0, 'stop')
  expect({ pending: resting.pending, moving: resting.state.moving }).toEqual({ pending: [], moving: null })
})

test('a match of version 3 resumes from its savepoint with no unit on the move', () => {
  const { savepoint } = scene(at({ units: [legion('A', 0, 500, 800), legion('B', 1, 500, 200)] }))
  const { moving, ...before } = JSON.parse(JSON.stringify(savepoint.state))
  expect(moving).toBeNull()
  expect(missum.saves.migrate?.(before, '3')).toEqual(savepoint.state)
})
