import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attackMage, defenceMage, magic, throws } from '../testing/magic.ts'
import { eventArgs, legion, optionKeys, promptId, type Scene, unit } from '../testing/scene.ts'

const ATTACKS = ['gaze', 'pleasures', 'knowledge', 'gift', 'abode']
const STRENGTHS = ['I', 'II', 'III']

/** MI-AREA-04: across and along the line of casting, by type and strength. */
const SIZES: readonly (readonly [type: number, strength: number, across: number, along: number])[] = [
  [1, 1, 25, 25],
  [1, 2, 25, 38],
  [1, 3, 25, 50],
  [2, 1, 50, 50],
  [2, 2, 50, 75],
  [2, 3, 50, 100],
  [3, 1, 75, 75],
  [3, 2, 75, 115],
  [3, 3, 75, 150],
  [4, 1, 100, 100],
  [4, 2, 100, 150],
  [4, 3, 100, 200],
  [5, 1, 125, 125],
  [5, 2, 125, 190],
  [5, 3, 125, 250],
]

const CENTRE = [1200, 500] as const
const ama = attackMage('Ama', 0, 1200, 900)

/** Single figures one millimetre inside and outside an area, ahead of its centre and beside it. */
function probes(across: number, along: number): Json[] {
  const [x, y] = CENTRE
  const single = (name: string, dx: number, dy: number) => legion(name, 1, x + dx, y + dy, { figures: 1 })
  return [
    single('ahead in', -8, -along / 2 + 1),
    single('ahead out', 8, -along / 2 - 1),
    single('aside in', -across / 2 - 6.5, 10),
    single('aside out', across / 2 + 8.5, 10),
  ]
}

/** Gets the units touched. */
const touchedUnits = (match: Scene) =>
  [...eventArgs(match, 'saves'), ...eventArgs(match, 'burnt')].map((args) => args.unit)

describe('areas of effect', () => {
  test.each(SIZES)(
    'MI-AREA-02 MI-AREA-04 type %i of strength %i spread covers %i by %i',
    (type, strength, across, along) => {
      const spell = `${ATTACKS[type - 1]}-${STRENGTHS[strength - 1]}`
      const answers: Json[] = [spell, ...(type === 1 ? ['area'] : []), { to: [...CENTRE] }]
      if (strength > 1) answers.push('spread')
      const match = magic([ama, ...probes(across, along)], { answers, dice: [1, 1] })
      expect(touchedUnits(match)).toEqual(['ahead in', 'aside in'])
    },
  )

  test.each([2, 3])(
    'MI-AREA-01 MI-AREA-02 strength %i keeps the area of strength I when concentrated and causes one save when spread',
    (strength) => {
      const cast = (option: string, dice: number[]) =>
        magic([ama, ...probes(100, 100)], {
          answers: [`gift-${STRENGTHS[strength - 1]}`, { to: [...CENTRE] }, option],
          dice,
        })
      const kept = cast(
        'keep',
        Array.from({ length: 2 * strength }, () => 1),
      )
      expect(eventArgs(kept, 'saves').map(({ saves }) => saves)).toEqual([strength, strength])
      expect(touchedUnits(kept)).toEqual(['ahead in', 'aside in'])
      const spread = cast('spread', [1, 1, 1])
      expect(eventArgs(spread, 'saves').map(({ saves }) => saves)).toEqual([1, 1, 1])
    },
  )

  test('MI-AREA-03 the caster chooses after spell combat, and only for strengths II and III', () => {
    const units = [ama, defenceMage('Eda', 1, 1000, 300), legion('Enemy', 1, 1200, 400)]
    const through = magic(units, {
      answers: ['done', 'gift-II', 'peace-I', { to: [1200, 650] }, 'counter-0'],
      dice: [14],
    })
    expect({ promptId: promptId(through), offeredKeys: optionKeys(through) }).toEqual({
      promptId: 'ask.spread',
      offeredKeys: ['keep', 'spread'],
    })
    const stopped = magic(units, {
      answers: ['done', 'gift-II', 'peace-I', { to: [1200, 650] }, 'counter-0'],
      dice: [15],
    })
    expect(promptId(stopped)).toBeUndefined()
    const weak = magic(units, { answers: ['done', 'gift-I', 'none', { to: [1200, 650] }] })
    expect(promptId(weak)).toBeUndefined()
    const aid = magic(units, { answers: ['done', 'none', 'peace-II', { to: [1000, 310] }] })
    expect(promptId(aid)).toBe('ask.spread')
  })

  test('MI-AREA-04 the long side lies along the line from the caster', () => {
    const west = attackMage('Ama', 0, 800, 500)
    const aside = legion('Aside', 1, 1200 - 90, 510, { figures: 1 })
    const ahead = legion('Ahead', 1, 1200, 420, { figures: 1 })
    const match = magic([west, aside, ahead], { answers: ['gift-III', { to: [1200, 510] }, 'spread'], dice: [1] })
    expect(touchedUnits(match)).toEqual(['Aside'])
  })

  test.each([
    [1, 100],
    [2, 150],
    [3, 200],
  ])(
    'MI-AREA-05 MI-AREA-04 a Gaze of strength %i may be a line of %i mm along the line of casting',
    (strength, length) => {
      const single = (name: string, dx: number, dy: number) => legion(name, 1, 1200 + dx, 500 + dy, { figures: 1 })
      const units = [
        ama,
        single('end', 5, -length / 2 + 1),
        single('beyond', -20, -length / 2 - 1),
        single('beside', -9, -10),
        single('on it', -6.5, 15),
      ]
      const answers: Json[] = [`gaze-${STRENGTHS[strength - 1]}`, 'line', { to: [...CENTRE] }]
      if (strength > 1) answers.push('spread')
      const match = magic(units, { answers, dice: [1, 1] })
      expect(touchedUnits(match)).toEqual(['end', 'on it'])
      expect(throws(match, 'roll.save')).toEqual([[1], [1]])
    },
  )

  test('MI-AREA-05 an Arm may be a line at any angle, perpendicular to its facing', () => {
    const dema = defenceMage('Dema', 0, 1200, 900)
    const raiseArm = (facing: Json) => {
      const answers = ['done', 'arm-I', 'line', { to: [1200, 700], facing }]
      return magic([dema, legion('Own', 0, 1400, 750)], { answers }).state.arms[0]!.outline
    }
    expect(raiseArm({ x: 0, y: -1 })).toEqual([
      { x: 115_000, y: 70_000 },
      { x: 125_000, y: 70_000 },
    ])
    expect(raiseArm({ x: 1, y: 0 })).toEqual([
      { x: 120_000, y: 65_000 },
      { x: 120_000, y: 75_000 },
    ])
    expect(unit(magic([dema, legion('Own', 0, 1400, 750)], { answers: ['done', 'none'] }), 'Own').enchantments).toEqual(
      [],
    )
  })
})
