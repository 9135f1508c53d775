import type { Place } from '@fray/kernel'
import { expect, test } from 'vitest'
import { newMatch, played } from './testing/spheres.ts'
import { readTypedPlace, typingHint } from './typed-place.ts'

test('"x y" is a point in the unit of the game, more numbers are a path', () => {
  const match = newMatch()
  match.answer(match.pending[0]?.seat ?? 0, 'near')
  const [decision, view] = [match.pending[0] as Place, match.view(0)]
  expect(typingHint(decision, view)).toContain('"x y"')
  expect(readTypedPlace('3 8.5', decision, view)).toEqual({ path: [{ x: 7620, y: 21590 }] })
  expect(readTypedPlace('1,2 3,4', decision, view)).toEqual({
    path: [
      { x: 2540, y: 5080 },
      { x: 7620, y: 10160 },
    ],
  })
  for (const line of ['3', 'north', '1 x', '+1']) expect(readTypedPlace(line, decision, view)).toBeUndefined()
})

test('"+1" is a length along the line of a move', () => {
  const { match } = played({ answers: ['move', 'toward'] })
  const [decision, view] = [match.pending[0] as Place, match.view(0)]
  expect(typingHint(decision, view)).toBe('+1.5 for a move of 1.5″')
  expect(readTypedPlace('+1', decision, view)).toEqual({ path: [{ x: 30480, y: 33020 }] })
})
