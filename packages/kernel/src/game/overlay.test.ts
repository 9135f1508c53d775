import { expect, test } from 'vitest'
import { giveAnswers, startDuel, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { drawOverlay, overlaysOf } from './overlay-request.ts'

test('a game offers the overlays of a figure and draws one on request', () => {
  const match = startDuel()
  expect(overlaysOf(match, 0, 0).map(({ id }) => id)).toEqual(['pockets', 'reach'])
  expect(drawOverlay(match, 0, 0, 'pockets')).toEqual({ ok: true, value: 'healing' })
})

test('an overlay shows no more than the seat may know', () => {
  const match = startDuel()
  expect(drawOverlay(match, 0, 1, 'pockets')).toEqual({ ok: true, value: 'unknown' })
  expect(drawOverlay(match, undefined, 0, 'pockets')).toEqual({ ok: true, value: 'unknown' })
})

test('a barred overlay is refused with its reason and rule, and drawn once allowed', () => {
  const match = startDuel()
  expect(drawOverlay(match, 0, 0, 'reach')).toEqual({ ok: false, reason: text('duel.unmeasured'), rules: ['D-9'] })
  giveAnswers(match, 'salute', 'salute')
  expect(match.state.turn).toBeGreaterThan(0)
  expect(drawOverlay(match, 0, 0, 'reach')).toEqual({ ok: true, value: [2, 6] })
})

test('unknown overlays are refused, and so are all overlays of a game without any', () => {
  expect(drawOverlay(startDuel(), 0, 9, 'reach').ok).toBe(false)
  expect(drawOverlay(startDuel(), 0, 0, 'dreams').ok).toBe(false)
  const notes = startNotes(function* () {})
  expect({ overlays: overlaysOf(notes, 0, 0), drawOverlayOk: drawOverlay(notes, 0, 0, 'reach').ok }).toEqual({
    overlays: [],
    drawOverlayOk: false,
  })
})
