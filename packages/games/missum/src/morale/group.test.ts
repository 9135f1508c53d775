import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { missum } from '../game.ts'
import { numberOf, throws } from '../testing/magic.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../testing/scene.ts'
import { frighten } from './fright.ts'
import { groupLevels } from './group.ts'
import { settle } from './settle.ts'

const levels = (figures: number, morale: number) => {
  const { test: first, rout } = groupLevels(
    missum.saves.readPosition({ units: [legion('A', 0, 1200, 600, { figures, morale })] }).state.units[0]!,
  )
  return [first, rout - first]
}

/** Forty heavy infantry (14/3) that have lost this many points. */
function check(points: number, dice: number[], more: Record<string, Json> = {}, others: Json[] = []): Scene {
  const units = [
    legion('Own', 0, 1200, 800, { figures: 40, points: -points, ...more }),
    legion('Enemy', 1, 1200, 300),
    ...others,
  ]
  return playRule(
    { step: 9, units },
    function* (play) {
      frighten(play, play.state.units[0]!, 'losses', [1])
      yield* settle(play)
    },
    { dice },
  )
}

describe('group support', () => {
  test.each([
    [2, [2, 1]],
    [4, [3, 1]],
    [6, [5, 3]],
    [8, [7, 3]],
    [11, [10, 3]],
    [13, [14, 3]],
    [16, [18, 3]],
    [18, [22, 3]],
    [20, [26, 3]],
  ])('MI-GROUP-01 MI-GROUP-02 forty figures of rating %i: %j', (rating, expected) => {
    expect(levels(40, rating)).toEqual(expected)
  })

  test.each([
    [20, 13, [7, 3]],
    [30, 13, [11, 3]],
    [10, 13, [4, 2]],
    [10, 2, [1, 1]],
    [4, 13, [1, 1]],
    [40, 12, [10, 3]],
    [40, 19, [22, 3]],
  ])(
    'MI-GROUP-02 %i figures of rating %i in proportion; a rating between two rows uses the lower: %j',
    (size, rating, expected) => {
      expect(levels(size, rating)).toEqual(expected)
    },
  )

  test('MI-GROUP-02 the size is the one at the start of the battle', () => {
    const match = check(13, [], { figures: 20, original: 40 })
    expect(throws(match, 'roll.group')).toEqual([])
  })

  test('MI-GROUP-03 MI-GROUP-04 the test succeeds on 5 or less on a d10 and is taken as soon as the first level is reached', () => {
    expect(throws(check(13, []), 'roll.group')).toEqual([])
    expect(unit(check(14, [5]), 'Own').fate).toBe('fighting')
    expect(unit(check(14, [6]), 'Own').fate).toBe('routing')
    expect({
      groupHeldCount: eventArgs(check(14, [5]), 'group.held').length,
      groupFailedCount: eventArgs(check(14, [6]), 'group.failed').length,
    }).toEqual({ groupHeldCount: 1, groupFailedCount: 1 })
    expect(check(14, [5]).events.find(({ type }) => type === 'rolled')?.dice).toMatchObject([{ sides: 10 }])
  })

  test('MI-GROUP-04 only once in a battle', () => {
    expect(unit(check(14, [5]), 'Own').tested).toBe(true)
    expect(throws(check(15, [], { tested: true }), 'roll.group')).toEqual([])
  })

  test('MI-GROUP-01 MI-GROUP-04 MI-GROUP-06 MI-MORALE-02 at the second level the legion routs without a test, whether or not it has tested', () => {
    expect(unit(check(16, [5]), 'Own').fate).toBe('fighting')
    for (const more of [{}, { tested: true }]) {
      const match = check(17, [], more)
      expect(unit(match, 'Own').fate).toBe('routing')
      expect(eventArgs(match, 'group.spent')).toEqual([{ unit: 'Own', lost: 17, level: 17 }])
    }
  })

  const beside = (office: string, huitsan = 0): Json => {
    return { name: 'Leader', seat: 0, at: [1200, 880], office, with: 'Own', huitsan }
  }

  test('MI-GROUP-05 MI-DISORG-13 a disorganized legion adds three to the die', () => {
    const match = check(14, [2], { disorganized: true })
    expect({ groupHeld: numberOf(match, 'group.held'), fate: unit(match, 'Own').fate }).toEqual({
      groupHeld: 2,
      fate: 'fighting',
    })
    expect(unit(check(14, [3], { disorganized: true }), 'Own').fate).toBe('routing')
  })

  test('MI-GROUP-05 MI-LEADER-15 its dritlán with it subtracts one from the die', () => {
    expect(unit(check(14, [6], {}, [beside('dritlan')]), 'Own').fate).toBe('fighting')
    expect(unit(check(14, [7], {}, [beside('dritlan')]), 'Own').fate).toBe('routing')
    expect(unit(check(14, [6], {}, [beside('dritlan', 1)]), 'Own').fate).toBe('routing')
  })

  test('MI-GROUP-05 MI-LEADER-23 the kérdu with it subtracts three from the die', () => {
    expect(unit(check(14, [8], {}, [beside('kerdu')]), 'Own').fate).toBe('fighting')
    expect(unit(check(14, [9], {}, [beside('kerdu')]), 'Own').fate).toBe('routing')
  })

  test('MI-LEADER-15 MI-LEADER-23 the modifier names the leader', () => {
    const rules = (office: string) => {
      const match = check(14, [1], {}, [beside(office)])
      return match.events.find(({ type }) => type === 'group.held')?.numbers?.[0]?.terms.map(({ rule }) => rule)
    }
    expect({ dritlan: rules('dritlan'), kerdu: rules('kerdu') }).toEqual({
      dritlan: ['MI-GROUP-03', 'MI-LEADER-15'],
      kerdu: ['MI-GROUP-03', 'MI-LEADER-23'],
    })
  })

  test('MI-GROUP-07 MI-LASTSTAND-08 a legion in a last stand takes no tests and loses no points', () => {
    const match = check(30, [], { stand: 'standing' })
    expect(unit(match, 'Own').fate).toBe('fighting')
  })
})
