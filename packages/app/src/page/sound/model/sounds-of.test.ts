import { expect, test } from 'vitest'
import { NO_ACTION, type Strike } from '../../action/model/action.ts'
import { soundsOf } from './sounds-of.ts'

const strike = (kind: Strike['kind']): Strike => ({ kind, seat: 0, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } })

test('each sound is played once, however often its cause happens', () => {
  const action = { ...NO_ACTION, strikes: [strike('blow'), strike('blow'), strike('shot')] }
  expect(soundsOf(action, false)).toEqual(['arrow', 'steel'])
})

test('the horn comes first, and nothing sounds without events', () => {
  const trails = [{ figure: 1, seat: 0, way: [] }]
  expect(soundsOf({ ...NO_ACTION, trails }, true)).toEqual(['horn', 'steps'])
  expect(soundsOf(NO_ACTION, false)).toEqual([])
})
