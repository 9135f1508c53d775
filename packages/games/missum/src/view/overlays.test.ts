import { drawOverlay, type Json, overlaysOf } from '@fray/kernel'
import type { OverlayView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { legion, scene } from '../testing/scene.ts'

const field: Json[] = [
  legion('Bows', 0, 600, 800, { missile: 'longBow', armour: 'light', files: 5 }),
  { name: 'Dritlán', seat: 0, at: [600, 840], office: 'dritlan', with: 'Bows' },
  legion('Far', 0, 1100, 800, { files: 5 }),
  legion('Near enemy', 1, 600, 620, { files: 5 }),
  legion('Far enemy', 1, 600, 420, { files: 5 }),
  legion('Behind', 1, 600, 1100, { files: 5 }),
]

function overlay(id: string, figure = 0): OverlayView {
  const match = scene({ step: 3, units: field })
  const verdict = drawOverlay(match, 0, figure, id)
  if (!verdict.ok) throw new Error(verdict.reason.id)
  return verdict.value as unknown as OverlayView
}

const levels = (id: string, figure = 0) =>
  Object.fromEntries(overlay(id, figure).verdicts.map(({ figure: other, level }) => [other, level]))

test('MI-MISSILE-07 MI-MISSILE-09 the field of fire distinguishes short range, long range and invalid targets', () => {
  expect(levels('shooting')).toEqual({ 3: 'full', 4: 'none', 5: 'none' })
  expect(overlay('shooting').regions.map(({ tone }) => tone)).toEqual(['far', 'near'])
})

test('MI-LEADER-07 the command overlay shows the legions within 300 mm of their dritlán', () => {
  expect(levels('command')).toEqual({ 0: 'full', 2: 'none' })
  expect(levels('command', 1)).toEqual({ 0: 'full', 2: 'none' })
})

test('MI-SIGHT-01 the sight overlay shows which enemies are seen', () => {
  expect(levels('sight')).toMatchObject({ 3: 'full', 4: 'none' })
})

test('MI-ZOC-01 zones of control are two strips beside each front', () => {
  const { regions } = overlay('control')
  expect(regions.map(({ rings }) => rings.length)).toEqual([2, 2, 2, 2])
})

test('MI-DRIFT-01 MI-LEADER-08 the reach of line lies before its front, and is shorter out of command', () => {
  const [ring] = overlay('movement', 2).regions[0]!.rings
  // Half of 150 mm in this step, and half of that out of command: 37 mm.
  expect(80_000 - Math.min(...ring!.map(({ y }) => y))).toBe(3700)
})

test('overlays that do not apply to a unit are not offered', () => {
  const match = scene({ step: 3, units: field })
  const ids = (figure: number) => overlaysOf(match, 0, figure).map(({ id }) => id)
  expect(ids(0)).toEqual(['movement', 'charge', 'shooting', 'sight', 'control', 'command'])
  expect(ids(1)).toEqual(['movement', 'sight', 'command'])
})
