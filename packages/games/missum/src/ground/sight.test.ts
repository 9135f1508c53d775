import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { presentUnit } from '../roster.ts'
import { legion, scene } from '../testing/scene.ts'
import { canSee } from './sight.ts'

/** Whether a legion at (1200, 1000) sees one at (1200, 200) through these pieces and units. */
function sees(
  terrain: Json[],
  between: Json[] = [],
  more: { viewer?: Record<string, Json>; target?: Record<string, Json> } = {},
): boolean {
  const small = { figures: 1, files: 1 }
  const units = [
    legion('Viewer', 0, 1200, 1000, { ...small, ...more.viewer }),
    legion('Target', 1, 1200, 200, { ...small, ...more.target }),
    ...between,
    legion('Rear', 0, 100, 1100),
    legion('Rear 1', 1, 100, 100),
  ]
  const { state } = scene({ step: 3, units, terrain })
  return canSee(state, presentUnit(state, 0), presentUnit(state, 1))
}

const disc = (terrain: string, diameter: number, more = {}): Json => ({
  terrain,
  shape: { disc: [1200, 600], diameter },
  ...more,
})

test('MI-SIGHT-01 sight passes through 75 mm of open woods or 25 mm of dense woods', () => {
  expect(sees([])).toBe(true)
  expect(sees([disc('openWoods', 70)])).toBe(true)
  expect(sees([disc('openWoods', 90)])).toBe(false)
  expect(sees([disc('denseWoods', 24)])).toBe(true)
  expect(sees([disc('denseWoods', 40)])).toBe(false)
})

test('MI-SIGHT-01 towns, villages and stockades block sight', () => {
  expect(sees([disc('town', 60)])).toBe(false)
  expect(sees([disc('village', 60)])).toBe(false)
  const wall = (terrain: string): Json => ({
    terrain,
    shape: {
      wall: [
        [1100, 600],
        [1300, 600],
      ],
    },
  })
  expect(sees([wall('stockade')])).toBe(false)
  expect(sees([wall('lowWall')])).toBe(true)
})

test('MI-SIGHT-01 MI-SITUATION-07 flyers above both ends do not block sight; units on the ground do', () => {
  const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 2 }
  expect(sees([], [legion('Hláka', 1, 1200, 600, hlaka)])).toBe(false)
  expect(sees([], [legion('Hláka', 1, 1200, 600, { ...hlaka, height: 50 })])).toBe(true)
})

test('MI-SIGHT-01 ground higher than both ends blocks sight; an end at the same height sees over it', () => {
  expect(sees([disc('hill', 200, { level: 1 })])).toBe(false)
  const under = (at: [number, number]): Json => ({ terrain: 'hill', level: 1, shape: { disc: at, diameter: 120 } })
  expect(sees([disc('hill', 200, { level: 1 }), under([1200, 1000])])).toBe(true)
})

test('MI-SIGHT-01 bases at the same height block sight; those a level lower do not', () => {
  const crowd = legion('Crowd', 1, 1200, 600)
  expect(sees([], [crowd])).toBe(false)
  // Whole legions block sight, not single figures.
  expect(sees([], [{ name: 'Kérdu', seat: 1, at: [1200, 600], office: 'kerdu' }])).toBe(true)
  const rise: Json = { terrain: 'hill', level: 1, shape: { disc: [1200, 1000], diameter: 120 } }
  expect(sees([rise], [crowd])).toBe(true)
})

test('MI-SIGHT-01 flyers above 25 mm are always visible', () => {
  const hlaka = (height: number) => ({ race: 'hlaka', armour: 'light', weapons: ['sword'], height })
  expect(sees([disc('town', 60)], [], { target: hlaka(25) })).toBe(false)
  expect(sees([disc('town', 60)], [], { target: hlaka(50) })).toBe(true)
})

test('MI-SIGHT-02 a cloaked legion cannot be seen', () => {
  expect(sees([], [], { target: { enchantments: [{ kind: 'cloak', turns: 1 }] } })).toBe(false)
})
