import { type Json, type Message, Speaker } from '@fray/kernel'
import type { SceneryView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { phrases } from '../locales/phrases.ts'
import { figure, scene } from '../testing/scene.ts'
import { inches } from '../units.ts'
import { sceneryTypes } from './scenery-types.ts'

const speaker = new Speaker(phrases)
const say = (words: Message) => speaker.say(words, { figure: String, seat: String })

function viewsOf(...scenery: Json[]): readonly SceneryView[] {
  const figures = [figure('the-guard', 0, 1, 1), figure('the-guard', 0, 3, 1), figure('the-guard', 1, 39, 39)]
  return scene({ figures, scenery }).view(0).scenery
}

test('SW-SCENERY-32 water shows its crossings as bridges', () => {
  const [water, bridge, ...rest] = viewsOf({ type: 'shallow-water', x: 20, y: 20 })
  expect({ waterKind: water?.kind, bridgeKind: bridge?.kind, rest }).toEqual({
    waterKind: 'water',
    bridgeKind: 'bridge',
    rest: [],
  })
  expect(bridge?.outline.map(({ x }) => x / inches(1)).sort()).toEqual([19, 19, 21, 21])
  expect(water?.id).not.toBe(bridge?.id)
})

test('SW-SCENERY-18 a hedge is drawn as a line, areas as closed outlines', () => {
  const [hedge, wood] = viewsOf({ type: 'hedge', x: 10, y: 10 }, { type: 'wood', x: 20, y: 20 })
  expect({ closed: hedge?.closed, outline: hedge?.outline }).toEqual({
    closed: false,
    outline: [
      { x: inches(7), y: inches(10) },
      { x: inches(13), y: inches(10) },
    ],
  })
  expect(wood?.closed).toBe(true)
  for (const { x, y } of wood!.outline) {
    const radius = Math.hypot(x - inches(20), y - inches(20))
    expect(Math.abs(radius - inches(3))).toBeLessThan(2)
  }
})

test('SW-SCENERY-04 every type shows its name, density, height and features in words', () => {
  const views = viewsOf(...sceneryTypes.map(({ id }, i) => ({ type: id, x: 8 + 3 * i, y: 20 })))
  const words = views.map(({ name, notes }) => [name, ...notes].map(say).join(', '))
  expect(words).toContain(
    'Leafy wood, Dense: −2 MOV when moving through, −1 die and −1 STR to shots at models inside, Height: huge',
  )
  expect(words).toContain('Crossing')
  expect(say(viewsOf({ type: 'wood', x: 20, y: 20, name: 'The Old Grove' })[0]!.name)).toBe('The Old Grove')
})

test('SW-SCENERY-16 a house shows its openings, a wood has none', () => {
  const [house, wood] = viewsOf({ type: 'house', x: 10, y: 10 }, { type: 'wood', x: 20, y: 20 })
  expect(house?.openings?.length).toBeGreaterThan(0)
  expect(wood).not.toHaveProperty('openings')
})
