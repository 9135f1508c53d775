import type { PlaceDecision } from '@fray/kernel'
import { formation, rectangleBase, toJson } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { describePlacement } from './describe-placement.ts'
import { newMatch, playScript } from './testing/spheres.ts'
import { placeHint, readTypedPlace } from './typed-place.ts'

test('"x y" is a point in the unit of the game, more numbers are a path', () => {
  const match = newMatch()
  match.answer(match.pending[0]?.seat ?? 0, 'near')
  const [decision, view] = [match.pending[0] as PlaceDecision, match.view(0)]
  expect(placeHint(decision, view)).toContain('"x y"')
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
  const { match } = playScript({ answers: ['move', 'toward'] })
  const [decision, view] = [match.pending[0] as PlaceDecision, match.view(0)]
  expect(placeHint(decision, view)).toBe('+1.5 for a move of 1.5″')
  expect(readTypedPlace('+1', decision, view)).toEqual({ path: [{ x: 30480, y: 33020 }] })
})

test('orders to a formation are steps in the unit of the game', () => {
  const pose = { x: 0, y: 0 }
  const drawn = formation(rectangleBase(1500, 2000), 4, 8, pose)
  const form = toJson({ kind: 'manoeuvre', formation: drawn, allowance: 10_000, may: { wheel: true } })
  const decision = { ...(newMatch().pending[0] as unknown as PlaceDecision), kind: 'place', form } as PlaceDecision
  const view = { ...newMatch().view(0), unit: { length: 100, sign: ' mm' } }
  expect(placeHint(decision, view)).toContain('advance 50')
  expect(
    readTypedPlace('advance 50, wheel left 30, drift 40 -10, face right, turn 0 1, files 8', decision, view),
  ).toEqual([
    { do: 'advance', by: 5000 },
    { do: 'wheel', pivot: 'left', arc: 3000 },
    { do: 'drift', ahead: 4000, aside: -1000 },
    { do: 'face', to: 'right' },
    { do: 'turn', facing: { x: 0, y: 1_000_000 } },
    { do: 'files', files: 8 },
  ])
  for (const line of ['', 'dance', 'advance', 'advance x', 'wheel up 3', 'face up', 'files 0', 'advance 5,']) {
    expect(readTypedPlace(line, decision, view), line).toBeUndefined()
  }
})

test('a place that only turns the figure is described as a turn', () => {
  const match = newMatch()
  const turn = { path: [], facing: { x: 300, y: -400 } }
  expect(describePlacement(turn, match.view(0), match.pending[0]!)).toBe('turn on the spot to 0.60 -0.80')
})
