import { drawOverlay, overlaysOf } from '@fray/kernel'
import type { OverlayView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figures, scene } from '../testing/scene.ts'

/** A1 and B1 are closest; A2 and B2 stand farther apart. */
const match = scene({
  figures: figures(
    [
      [2, 2],
      [20, 2],
    ],
    [
      [2, 6],
      [20, 9],
    ],
  ),
})

test('SO-1-27 the closest pair is shown without its distance', () => {
  const [verdict, offers] = [drawOverlay(match, 1, 0, 'pairing'), overlaysOf(match, 1, 0)]
  const { lines, verdicts } = (verdict.ok ? verdict.value : undefined) as unknown as OverlayView
  const places = match.view(0).figures.map(({ pose }) => pose)
  expect(lines.map(({ points }) => points)).toEqual([[places[0], places[2]]])
  expect(verdicts.map(({ figure, level }) => [figure, level])).toEqual([
    [2, 'full'],
    [3, 'none'],
  ])
  expect(offers.map(({ id, barred }) => [id, barred?.rules])).toEqual([
    ['pairing', undefined],
    ['reach', ['SO-1-27']],
  ])
  expect(drawOverlay(match, 0, 0, 'reach')).toMatchObject({ ok: false, rules: ['SO-1-27'] })
  expect(match.view(0).measuring).toMatchObject({ may: 'own-moves', rules: ['SO-1-27'] })
})

test('combatants off the table are not shown', () => {
  expect(overlaysOf(match, 0, 9)).toEqual([])
})
