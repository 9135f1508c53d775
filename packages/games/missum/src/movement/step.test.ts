import { expect, test } from 'vitest'
import { asked, legion, offered, scene, told, unit } from '../testing/scene.ts'

const at = (position: object) => position as never

test('MI-SEQUENCE-11 one unit after another moves, in any order', () => {
  const match = scene(at({ units: [legion('A', 0, 500, 800), legion('B', 0, 900, 800), legion('C', 1, 500, 200)] }))
  expect(asked(match)).toBe('ask.unit')
  expect(offered(match)).toEqual(['unit-0', 'unit-1', 'end'])
  match.answer(0, 'unit-1')
  expect(asked(match)).toBe('ask.manoeuvre')
  expect(offered(match)).toEqual(['stop', 'charge', 'shape'])
  expect(match.answer(0, [{ do: 'advance', by: 5000 }])).toEqual({ ok: true })
  expect(told(match, 'moved')).toEqual([{ unit: 'B', length: 50 }])
  expect(unit(match, 'B').body).toMatchObject({ formation: { pose: { x: 90_000, y: 75_000 } } })
})
