import { drawOverlay, overlaysOf } from '@fray/kernel'
import { type OverlayView, type Point, regionContains } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { fighterNamed, figure, type Scene, scene } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'

/** Draws an overlay of Ann, who faces east, for seat 0. */
function overlayOfAnn(match: Scene, id: string): OverlayView {
  const verdict = drawOverlay(match, 0, fighterNamed(match, 'Ann').id, id)
  if (!verdict.ok) throw new Error(`${id} is refused`)
  return verdict.value as unknown as OverlayView
}

function verdicts(match: Scene, id: string): Record<string, string> {
  const nameOf = (id: number) => match.state.fighters[id]!.member.profile.name
  return Object.fromEntries(overlayOfAnn(match, id).verdicts.map(({ figure, why }) => [nameOf(figure), why.id]))
}

/** Gets the tones of the regions that contain a place, in cm. */
function tonesAt(overlay: OverlayView, x: number, y: number): string[] {
  const point: Point = { x: x * CENTIMETRE, y: y * CENTIMETRE }
  return overlay.regions.filter(({ rings }) => regionContains(rings, point)).map(({ tone }) => tone)
}

const ANN = figure('Ann', 0, 20, 30)

test('CF-SIGHT-02, CF-SIGHT-05, CF-SIGHT-08 the sight overlay shades what lies behind the front edge, scenery and other fighters, and says who is seen', () => {
  const match = scene({
    figures: [
      ANN,
      figure('Near', 1, 30, 30),
      figure('Hidden', 1, 40, 30),
      figure('Behind', 1, 10, 30),
      figure('Walled', 1, 30, 50),
    ],
    scenery: [{ kind: 'building', at: [25, 40], size: [6, 1] }],
  })
  expect(verdicts(match, 'sight')).toEqual({
    Near: 'overlay.sight.full',
    Hidden: 'overlay.sight.none',
    Behind: 'overlay.sight.behind',
    Walled: 'overlay.sight.none',
  })
  const sight = overlayOfAnn(match, 'sight')
  expect(tonesAt(sight, 25, 30)).toEqual([])
  expect(tonesAt(sight, 45, 30)).toEqual(['shade'])
  expect(tonesAt(sight, 10, 10)).toEqual(['dark'])
  expect(tonesAt(sight, 30, 50)).toEqual(['dark'])
})

test('CF-CONTACT-01 the sides overlay shows the sides of a base and who touches which', () => {
  const match = scene({
    figures: [
      ANN,
      figure('Front', 1, 22.5, 30),
      figure('Back', 1, 17.5, 30),
      figure('Flank', 1, 20, 27.5),
      figure('Far', 1, 60, 30),
    ],
  })
  expect(verdicts(match, 'sides')).toEqual({
    Front: 'overlay.at-side.front',
    Back: 'overlay.at-side.rear',
    Flank: 'overlay.at-side.left',
  })
  const sides = overlayOfAnn(match, 'sides')
  expect(tonesAt(sides, 21.5, 30)).toEqual(['near'])
  expect(tonesAt(sides, 18.5, 30)).toEqual(['dark'])
  expect(tonesAt(sides, 20, 31.5)).toEqual(['far'])
})

test('CF-MOVE-05, CF-LEAD-02, CF-AURA-01 aura overlays tell only which friends are inside and draw no distance', () => {
  const leader = faithful('Ann', 0, 20, 30, { card: { abilities: ['leadership/10'] } })
  const match = scene({
    figures: [leader, figure('In', 0, 30, 30), figure('Out', 0, 60, 30), figure('Enemy', 1, 25, 40)],
  })
  expect(verdicts(match, 'command')).toEqual({ In: 'overlay.command.full', Out: 'overlay.command.none' })
  expect(verdicts(match, 'faith')).toEqual({ In: 'overlay.faith.full', Out: 'overlay.faith.none' })
  expect([...overlayOfAnn(match, 'command').regions, ...overlayOfAnn(match, 'faith').regions]).toEqual([])
})

test('overlays are offered for fighters on the table only, and aura overlays for those that have an aura', () => {
  const match = scene({ figures: [ANN, figure('Bob', 1, 40, 30)] })
  expect(overlaysOf(match, 0, fighterNamed(match, 'Ann').id).map(({ id }) => id)).toEqual(['sight', 'sides'])
  expect(overlaysOf(match, 0, 99)).toEqual([])
})
