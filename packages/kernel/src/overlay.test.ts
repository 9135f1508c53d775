import { expect, test } from 'vitest'
import { drawOverlay, overlaysOf } from './overlay-request.ts'
import { give, startDuel, startNotes } from './testing/play.ts'
import { text } from './text.ts'

test('a game tells what may be asked of a figure, and draws it when it is asked', () => {
  const match = startDuel()
  expect(overlaysOf(match, 0, 0).map(({ id }) => id)).toEqual(['pockets', 'reach'])
  expect(drawOverlay(match, 0, 0, 'pockets')).toEqual({ ok: true, value: 'healing' })
})

test('an overlay shows no more than the seat may know', () => {
  const match = startDuel()
  expect(drawOverlay(match, 0, 1, 'pockets')).toEqual({ ok: true, value: 'unknown' })
  expect(drawOverlay(match, undefined, 0, 'pockets')).toEqual({ ok: true, value: 'unknown' })
})

test('what is barred now is refused with its reason and rule, and drawn once it is not', () => {
  const match = startDuel()
  expect(drawOverlay(match, 0, 0, 'reach')).toEqual({ ok: false, reason: text('duel.unmeasured'), rules: ['D-9'] })
  give(match, 'salute', 'salute')
  expect(match.state.turn).toBeGreaterThan(0)
  expect(drawOverlay(match, 0, 0, 'reach')).toEqual({ ok: true, value: [2, 6] })
})

test('what is not offered is refused, and so is everything of a game without overlays', () => {
  expect(drawOverlay(startDuel(), 0, 9, 'reach').ok).toBe(false)
  expect(drawOverlay(startDuel(), 0, 0, 'dreams').ok).toBe(false)
  const notes = startNotes(function* () {})
  expect([overlaysOf(notes, 0, 0), drawOverlay(notes, 0, 0, 'reach').ok]).toEqual([[], false])
})
