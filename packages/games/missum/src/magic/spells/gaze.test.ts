import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attackMage, magic, sidesOf, throws } from '../../testing/magic.ts'
import { eventArgs, legion, type Scene, unit } from '../../testing/scene.ts'

const foe = legion('Enemy', 1, 1200, 500, { files: 5 })
const gaze = (level: number, at: readonly [number, number], dice: number[], more: Json[] = []): Scene =>
  magic([attackMage('Ama', 0, 1200, 990, { level }), foe, ...more], {
    answers: ['gaze-I', 'area', { to: [...at] }],
    dice,
  })

describe('Gaze of Vimúhla', () => {
  test('MI-MAGIC-01 the Gaze kills each figure in its area that fails its save', () => {
    const match = gaze(11, [1200, 480], [10, 10, 10, 11, 11, 20])
    expect(eventArgs(match, 'burnt')).toEqual([{ unit: 'Enemy', touched: 6, dead: 3 }])
    expect(eventArgs(match, 'casualties')).toEqual([{ unit: 'Enemy', lost: 3 }])
    expect(unit(match, 'Enemy').points).toBe(-3)
  })

  test('MI-MAGIC-01 concentrated, it causes a figure as many saves as its strength, until the figure dies', () => {
    const match = magic([attackMage('Ama', 0, 1200, 990), foe], {
      answers: ['gaze-III', 'area', { to: [1200, 480] }, 'keep'],
      dice: [1, 1, 1, 11, 11, 11, 1, 1, 11, 20, 20],
    })
    expect(throws(match, 'roll.save').map((dice) => dice.length)).toEqual([6, 3, 2])
    expect(eventArgs(match, 'burnt')).toMatchObject([{ dead: 6 }])
  })

  /** The caster stands 1000 mm from the far edge: empty spots at distances from their centre. */
  test.each([
    [2, 100, 1],
    [2, 300, 1],
    [2, 301, 2],
    [5, 300, 0],
    [5, 301, 1],
    [8, 600, 0],
    [8, 601, 1],
    [8, 900, 1],
    [11, 900, 0],
    [2, 900, 3],
  ])('MI-MAGIC-01 level %i at %i mm: %i accuracy rolls', (level, away, rolls) => {
    const units = [attackMage('Ama', 0, 1200, 990, { level }), legion('Enemy', 1, 300, 500)]
    const dice = Array.from({ length: rolls }, () => 10)
    const match = magic(units, { answers: ['gaze-I', 'area', { to: [1200, 1000 - away] }], dice })
    expect(throws(match, 'roll.accuracy')).toEqual(rolls > 0 ? [Array.from({ length: rolls }, () => 10)] : [])
  })

  test('MI-MAGIC-01 one roll above ten misses, whatever the others show', () => {
    const match = gaze(2, [1200, 550], [10, 11, 4, 1])
    expect(throws(match, 'roll.scatter')).toEqual([[4, 1]])
    expect(eventArgs(match, 'gaze.strays')).toEqual([{ caster: 'Ama', distance: 25 }])
  })

  /** Single figures at the six places a Gaze aimed at (1200, 600) may drift to by 100 mm, clockwise from 1 for back. */
  const targets = [0, 60, 120, 180, 240, 300].map((degrees, i) => {
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [1200 - 100 * Math.sin(angle), 600 + 100 * Math.cos(angle)]
    return legion(`Way ${i + 1}`, 1, x, y + 10, { figures: 1 })
  })

  test.each([1, 2, 3, 4, 5, 6])('MI-MAGIC-01 a miss drifts in direction %i, clockwise from 1 for back', (way) => {
    const units = [attackMage('Ama', 0, 1200, 990, { level: 5 }), ...targets]
    // A caster on a hill sees over the units in front.
    const terrain = [{ terrain: 'hill', level: 1, shape: { disc: [1200, 1000], diameter: 100 } }]
    const script = { answers: ['gaze-I', 'area', { to: [1200, 600] }], dice: [11, way, 4, 1] }
    const match = magic(units, script, { terrain })
    expect(eventArgs(match, 'burnt').map((args) => args.unit)).toEqual([`Way ${way}`])
  })

  test('MI-MAGIC-01 MI-AREA-05 the far end of a bolt drifts, and the bolt lies along the new line of casting', () => {
    const units = [
      attackMage('Ama', 0, 1200, 990, { level: 5 }),
      legion('Struck', 1, 1082, 535, { figures: 1 }),
      legion('Spared', 1, 1066, 572, { figures: 1 }),
    ]
    // Aimed at (1200, 600), the head is at 550; direction 3 and 150 mm move it to about (1070, 475).
    const match = magic(units, { answers: ['gaze-I', 'line', { to: [1200, 600] }], dice: [11, 3, 6, 1] })
    expect(eventArgs(match, 'burnt').map((args) => args.unit)).toEqual(['Struck'])
  })

  test('MI-MAGIC-01 MI-SITUATION-07 a flying target counts as 300 mm farther off', () => {
    const flyers = (height: number) =>
      legion('Flyers', 1, 1200, 760, { race: 'hlaka', weapons: [], figures: 1, height })
    const at = (height: number, dice: number[]) =>
      magic([attackMage('Ama', 0, 1200, 990, { level: 5 }), flyers(height)], {
        answers: ['gaze-I', 'area', { to: [1200, 730] }],
        dice,
      })
    expect(throws(at(0, [1]), 'roll.accuracy')).toEqual([])
    expect(throws(at(50, [10, 1]), 'roll.accuracy')).toEqual([[10]])
  })

  test('MI-MAGIC-01 MI-SITUATION-07 other flyers make no difference, and other spells need no aim', () => {
    const hlaka = legion('Hláka', 1, 300, 300, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 })
    expect(throws(gaze(11, [1200, 700], [], [hlaka]), 'roll.accuracy')).toEqual([])
    const gift = magic([attackMage('Ama', 0, 1200, 990, { level: 2 }), foe], {
      answers: ['gift-I', { to: [1200, 700] }],
    })
    expect(throws(gift, 'roll.accuracy')).toEqual([])
  })

  test('MI-MAGIC-01 MI-SITUATION-07 it burns units at the same height as the one on its spot', () => {
    const flyers = legion('Hláka', 1, 1200, 470, {
      race: 'hlaka',
      weapons: [],
      armour: 'light',
      figures: 1,
      height: 50,
    })
    const burnt = (y: number, dice: number[]) =>
      eventArgs(gaze(11, [1200, y], dice, [flyers]), 'burnt').map((args) => args.unit)
    // The area extends 12.5 mm to every side; Enemy stands from 500 to 460, and the flyers hover beyond 470.
    expect(burnt(465, [10, 10, 10])).toEqual(['Enemy'])
    expect(burnt(450, [10])).toEqual(['Hláka'])
    const high = legion('Hláka', 1, 1200, 520, { race: 'hlaka', weapons: [], armour: 'light', figures: 1, height: 50 })
    expect(eventArgs(gaze(11, [1200, 509], [10], [high]), 'burnt').map((args) => args.unit)).toEqual(['Hláka'])
  })

  test('MI-MAGIC-01 accuracy uses a d20, drift six-sided dice', () => {
    const match = gaze(2, [1200, 700], [11, 1, 1])
    expect({
      rollAccuracySides: sidesOf(match, 'roll.accuracy'),
      rollScatterSides: sidesOf(match, 'roll.scatter'),
    }).toEqual({ rollAccuracySides: [20], rollScatterSides: [6, 6] })
  })
})
