import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { missileStep } from '../../missiles/step.ts'
import { army, battle, foot, setupOf } from '../../testing/battle.ts'
import { defenceMage, numberOf, throws } from '../../testing/magic.ts'
import {
  eventArgs,
  legion,
  optionKeys,
  playRule,
  playStep,
  promptId,
  type Scene,
  type Script,
  unit,
} from '../../testing/scene.ts'
import { leaveTable } from '../../turn/removal.ts'

/** Five figures in one rank: the bearer is the third, at 1200, 810. */
const gazers = (more: Record<string, Json> = {}): Json =>
  legion('Gazers', 0, 1200, 800, { figures: 5, eyes: ['weakEye'], ...more })
const foe = (y: number, more: Record<string, Json> = {}): Json => legion('Enemy', 1, 1200, y, more)
const shoot = (units: Json[], script: Script = {}, more: Record<string, Json> = {}): Scene =>
  playStep({ step: 4, turn: 2, units, ...more }, script)

describe('eyes', () => {
  test("MI-EYE-01 eyes reach 300 mm from base to base, in the bearer's arc and sight", () => {
    expect(promptId(shoot([gazers(), foe(500)]))).toBe('ask.weakEye')
    expect(promptId(shoot([gazers(), foe(499)]))).toBeUndefined()
    expect(promptId(shoot([gazers(), foe(900, { facing: 'north' })]))).toBeUndefined()
    expect(promptId(shoot([gazers(), legion('Enemy', 1, 1400, 790)]))).toBeUndefined()
    const town = { terrain: 'town', shape: { box: [1000, 600], size: [400, 50] } }
    expect(promptId(shoot([gazers(), foe(500)], {}, { terrain: [town] }))).toBeUndefined()
  })

  test('MI-EYE-01 MI-MAGIC-06 MI-GEN-11 an unseen enemy cannot be targeted', () => {
    const cloaked = foe(700, { enchantments: [{ kind: 'cloak', turns: 2 }] })
    expect(promptId(shoot([gazers(), cloaked]))).toBeUndefined()
    const other = shoot([gazers(), cloaked, legion('Other', 1, 1200, 600)])
    expect(other.check(0, { path: [{ x: 120_000, y: 69_000 }] })).toMatchObject({ rules: ['MI-EYE-01'] })
  })

  test('MI-EYE-01 MI-ROUT-10 a routing legion cannot use an eye', () => {
    expect(promptId(shoot([gazers({ routing: ['Enemy'] }), foe(700), legion('Own', 0, 300, 1000)]))).toBeUndefined()
  })

  test('MI-EYE-01 an enemy one level higher counts as 25 mm farther away', () => {
    const hill = { terrain: 'hill', level: 1, shape: { box: [1000, 400], size: [400, 130] } }
    expect(promptId(shoot([gazers(), foe(525)], {}, { terrain: [hill] }))).toBe('ask.weakEye')
    expect(promptId(shoot([gazers(), foe(524)], {}, { terrain: [hill] }))).toBeUndefined()
  })

  test('MI-EYE-02 an eye may be used once a turn and four times a battle', () => {
    const used = shoot([gazers(), foe(700)], { answers: [{ to: [1200, 690] }], dice: [1] })
    expect(unit(used, 'Gazers')).toMatchObject({ devices: [{ kind: 'weakEye', charges: 3 }], now: { gazed: [0] } })
    expect(promptId(shoot([gazers({ charges: 0 }), foe(700)]))).toBeUndefined()
    const again = playRule(
      { step: 4, turn: 2, units: [gazers(), foe(700)] },
      function* (play) {
        yield* missileStep(play)
        yield* missileStep(play)
      },
      { answers: [{ to: [1200, 690] }], dice: [1] },
    )
    expect(again.pending).toEqual([])
  })

  test('MI-EYE-03 a strong eye strikes an area of 15 by 15 or a line of 60', () => {
    const strong = gazers({ eyes: ['strongEye'] })
    const ranks = foe(700, { figures: 9, files: 3 })
    const area = shoot([strong, ranks], { answers: ['area', { to: [1200, 690] }], dice: [1] })
    expect(eventArgs(area, 'burnt')).toMatchObject([{ touched: 1 }])
    const corner = shoot([strong, ranks], { answers: ['area', { to: [1207, 681] }], dice: [1, 1, 1, 1] })
    expect(eventArgs(corner, 'burnt')).toMatchObject([{ touched: 4 }])
    const line = shoot([strong, ranks], { answers: ['line', { to: [1200, 670] }], dice: [1, 1, 1] })
    expect(eventArgs(line, 'burnt')).toMatchObject([{ touched: 3 }])
    const short = shoot([strong, ranks], { answers: ['line', { to: [1200, 695] }], dice: [1, 1] })
    expect(eventArgs(short, 'burnt')).toMatchObject([{ touched: 2 }])
    expect(eventArgs(area, 'used.strongEye')).toEqual([{ unit: 'Gazers', target: 'Enemy' }])
  })

  test('MI-EYE-03 MI-SITUATION-07 a strong eye strikes at the height of its target', () => {
    const strong = gazers({ eyes: ['strongEye'] })
    const flyers = legion('Hláka', 1, 1200, 690, {
      race: 'hlaka',
      weapons: [],
      armour: 'light',
      figures: 1,
      height: 50,
    })
    const aimAt = (y: number) =>
      eventArgs(
        shoot([strong, foe(700, { figures: 1 }), flyers], { answers: ['area', { to: [1200, y] }], dice: [1] }),
        'burnt',
      )
    expect(aimAt(697)).toMatchObject([{ unit: 'Enemy' }])
    expect(aimAt(672)).toMatchObject([{ unit: 'Hláka' }])
  })

  test('MI-EYE-04 MI-RACE-07 animals cannot use eyes', () => {
    const beasts = gazers({ race: 'sro', weapons: [], figures: 1 })
    expect(promptId(shoot([beasts, foe(700)]))).toBeUndefined()
  })

  test('MI-EYE-06 each figure struck saves as against a Gaze of level I, without an accuracy roll', () => {
    const dead = shoot([gazers(), foe(500)], { answers: [{ to: [1200, 490] }], dice: [11] })
    expect(eventArgs(dead, 'casualties')).toEqual([{ unit: 'Enemy', lost: 1 }])
    expect(throws(dead, 'roll.accuracy')).toEqual([])
    const saved = shoot([gazers(), foe(500)], { answers: [{ to: [1200, 490] }], dice: [10] })
    expect(eventArgs(saved, 'casualties')).toEqual([])
  })

  test('MI-EYE-08 a weak eye strikes one figure', () => {
    const match = shoot([gazers(), foe(700, { figures: 9, files: 3 })], { answers: [{ to: [1207, 681] }], dice: [20] })
    expect(eventArgs(match, 'burnt')).toEqual([{ unit: 'Enemy', touched: 1, dead: 1 }])
    expect(eventArgs(match, 'used.weakEye')).toHaveLength(1)
  })

  test('MI-EYE-07 MI-MAGIC-06 using an eye ends a cloak', () => {
    const cloaked = gazers({ enchantments: [{ kind: 'cloak', turns: 2 }] })
    const match = shoot([cloaked, foe(700)], { answers: [{ to: [1200, 690] }], dice: [1] })
    expect({ uncloaked: eventArgs(match, 'uncloaked'), enchantments: unit(match, 'Gazers').enchantments }).toEqual({
      uncloaked: [{ unit: 'Gazers' }],
      enchantments: [],
    })
  })

  test('MI-EYE-09 MI-CAST-07 an eye that reaches a lone magic user stops them casting, even if they save', () => {
    const mage = (x: number) => defenceMage('Eda', 1, x, 700)
    const gaze = (dice: number[]) =>
      shoot([gazers(), mage(1200), legion('Enemy', 1, 300, 300)], { answers: [{ to: [1200, 690] }], dice })
    expect(unit(gaze([17]), 'Eda').now.struck).toBe(true)
    expect(unit(gaze([18]), 'Eda').now.struck).toBe(false)
    expect(unit(gaze([17]), 'Eda').fate).toBe('fighting')
  })

  test('MI-EYE-01 an eye must be aimed at an enemy figure in reach', () => {
    const match = shoot([gazers(), foe(700)])
    expect(match.check(0, { path: [{ x: 120_000, y: 60_000 }] })).toMatchObject({ rules: ['MI-EYE-01'] })
    expect(optionKeys(match)).toEqual(['hold'])
    expect(match.pending[0]!.kind === 'place' && match.pending[0]!.suggest()).toHaveLength(1)
  })

  test('MI-EYE-09 MI-SHIELD-05 the anti-missile shield works against eyes', () => {
    const shielded = [foe(700, { figures: 3, stand: 'standing' }), defenceMage('Eda', 1, 1200, 670, { level: 10 })]
    const through = shoot([gazers(), ...shielded], { answers: [{ to: [1200, 690] }], dice: [5, 11] })
    expect(eventArgs(through, 'casualties')).toHaveLength(1)
    const kept = shoot([gazers(), ...shielded], { answers: [{ to: [1200, 690] }], dice: [6] })
    expect(eventArgs(kept, 'shield.held')).toHaveLength(1)
    expect(eventArgs(kept, 'burnt')).toEqual([])
  })

  test('MI-MISSILE-06 two eyes used at once are both rolled before casualties are removed', () => {
    const two = gazers({ eyes: ['weakEye', 'weakEye'] })
    const match = shoot([two, foe(700, { figures: 2, stand: 'standing' })], {
      answers: [{ to: [1193, 690] }, { to: [1193, 690] }],
      dice: [11, 11],
    })
    expect(eventArgs(match, 'burnt')).toHaveLength(2)
    expect(eventArgs(match, 'casualties')).toEqual([{ unit: 'Enemy', lost: 1 }])
  })
})

test('MI-EYE-11 MI-GEN-09 the scenario says which legions carry eyes', () => {
  const list = { ...army(), legions: [foot('Legion', { eyes: ['strongEye', 'weakEye'] })] }
  const match = battle(setupOf({ armies: [list, army()] }))
  expect(match.state.units[0]!.devices).toEqual([
    { kind: 'strongEye', charges: 4 },
    { kind: 'weakEye', charges: 4 },
  ])
  expect(match.state.units.slice(1).flatMap(({ devices }) => devices)).toEqual([])
})

describe('eyes in melee', () => {
  const fight = (script: Script, more: Record<string, Json> = {}): Scene =>
    playStep({ step: 9, turn: 2, units: [gazers(more), foe(800, { figures: 5, files: 5 })] }, script)

  test("MI-EYE-07 MI-MELEE-12 an eye is used before all weapons, from its bearer's position", () => {
    const match = fight({ answers: [{ to: [1200, 790] }], dice: [1, 99, 99] })
    const order = match.events.map(({ type }) => type).filter((type) => /used|^strike/.test(type))
    expect(order[0]).toBe('used.weakEye')
    const strikes = match.events.filter(({ type }) => type.startsWith('strike'))
    expect(strikes.map(({ args }) => args.figures)).toEqual([4, 5])
  })

  test('MI-EYE-07 MI-MELEE-12 a bearer out of contact takes no attack away from the figures in contact', () => {
    const strikers = (wide: number, x: number) => {
      const units = [gazers({ figures: wide, files: wide }), legion('Enemy', 1, x, 800, { figures: 4, files: 4 })]
      const figures = (answer: Json) => {
        const match = playStep({ step: 9, turn: 2, units }, { answers: ['keep', answer], seed: 'eye' })
        return match.events.find(({ type, seat }) => type === 'strike' && seat === 0)!.args.figures
      }
      return [figures({ to: [x, 790] }), figures('hold')]
    }
    // The eighth of fifteen files carries the eye, at 1200.
    expect(strikers(15, 1125)).toEqual([5, 5])
    expect(strikers(15, 1200)).toEqual([4, 5])
  })

  test('MI-EYE-07 MI-EYE-01 MI-MISSILE-04 legions in contact use no eyes in a missile step', () => {
    expect(promptId(shoot([gazers(), foe(800, { figures: 5, files: 5 })]))).toBeUndefined()
    expect(promptId(fight({}))).toBe('ask.weakEye')
  })
})

test('MI-DIVISION-04 MI-EYE-01 a reserve legion uses no eye unless it is in contact', () => {
  const huitsanyal = [{ seat: 0, reserve: true }, { seat: 1 }]
  expect(promptId(shoot([gazers(), foe(600)], {}, { huitsanyal }))).toBeUndefined()
  const met = playStep({ step: 9, turn: 2, units: [gazers(), foe(800)], huitsanyal })
  expect(promptId(met)).toBe('ask.weakEye')
})

describe('the acid of sérudla', () => {
  const beasts = (more: Record<string, Json> = {}): Json =>
    legion('Beasts', 0, 1200, 800, { race: 'serudla', weapons: [], figures: 2, files: 2, ...more })

  test("MI-EYE-10 MI-SCALE-05 each sérudla may spit three times, as a weak eye with -9 on the target's die", () => {
    const match = shoot([beasts(), foe(600)], { answers: [{ to: [1200, 590] }, 'hold'], dice: [20] })
    expect(numberOf(match, 'burnt')).toBe(19)
    expect(match.events.find(({ type }) => type === 'burnt')!.rules).toContain('MI-EYE-10')
    expect(eventArgs(match, 'casualties')).toHaveLength(1)
    expect(unit(match, 'Beasts').devices).toEqual([
      { kind: 'acid', charges: 2 },
      { kind: 'acid', charges: 3 },
    ])
  })

  test('MI-EYE-10 a fully used acid is no longer offered', () => {
    expect(promptId(shoot([beasts({ charges: 0 }), foe(600)]))).toBeUndefined()
  })
})

describe('captured eyes', () => {
  const bearers = (more: Record<string, Json> = {}): Json =>
    legion('Bearers', 1, 1200, 700, { figures: 5, eyes: ['strongEye'], charges: 2, ...more })

  test('MI-EYE-12 the bearer falls last, but an eye burns with its bearer', () => {
    const shot = shoot([legion('Bows', 0, 1200, 800, { figures: 5, missile: 'longBow' }), bearers()], {
      answers: [
        { seat: 0, answer: '1' },
        { seat: 1, answer: 'hold' },
      ],
    })
    expect(unit(shot, 'Bearers').devices).toEqual([{ kind: 'strongEye', charges: 2 }])
    const burnt = shoot([gazers(), bearers()], {
      answers: [
        { seat: 0, answer: { to: [1200, 690] } },
        { seat: 1, answer: 'hold' },
      ],
      dice: [20],
    })
    expect(eventArgs(burnt, 'eye.lost')).toEqual([{ unit: 'Bearers' }])
    expect(unit(burnt, 'Bearers').devices).toEqual([{ kind: 'strongEye', charges: 0 }])
    const other = shoot([gazers(), bearers()], {
      answers: [
        { seat: 0, answer: { to: [1185, 690] } },
        { seat: 1, answer: 'hold' },
      ],
      dice: [20],
    })
    expect(eventArgs(other, 'eye.lost')).toEqual([])
  })

  test('MI-EYE-05 MI-EYE-12 an enemy in contact takes the eye of a burnt bearer with its remaining charges', () => {
    const units = [gazers(), bearers({ figures: 5, files: 5, charges: 3 })].map((legion, i) =>
      i === 1 ? { ...(legion as object), at: [1200, 800] } : legion,
    ) as Json[]
    const match = playStep(
      { step: 9, turn: 2, units },
      {
        answers: [
          { seat: 0, answer: { to: [1200, 790] } },
          { seat: 1, answer: 'hold' },
        ],
        dice: [20, 99, 99],
      },
    )
    expect(eventArgs(match, 'eye.captured')).toEqual([{ unit: 'Bearers', captor: 'Gazers', eyes: 1 }])
    expect(unit(match, 'Gazers').devices).toContainEqual({ kind: 'strongEye', charges: 3 })
  })

  test('MI-EYE-05 the legion that destroys the bearers takes their eyes', () => {
    const bows = legion('Bows', 0, 1200, 800, { figures: 10, missile: 'longBow' })
    const last = bearers({ figures: 1, armour: 'light', shield: false })
    const match = shoot([bows, last], {
      answers: [
        { seat: 0, answer: '1' },
        { seat: 1, answer: 'hold' },
      ],
    })
    expect(eventArgs(match, 'gone.destroyed')).toHaveLength(1)
    expect(eventArgs(match, 'eye.captured')).toEqual([{ unit: 'Bearers', captor: 'Bows', eyes: 1 }])
    expect(unit(match, 'Bows').devices).toEqual([{ kind: 'strongEye', charges: 2 }])
  })

  test('MI-EYE-04 MI-EYE-05 empty eyes are not captured, and animals capture none', () => {
    const destroyBearers = (more: Record<string, Json>, captor: Record<string, Json>) =>
      playRule({ step: 9, turn: 2, units: [legion('Victors', 0, 1200, 700, captor), bearers(more)] }, function* (play) {
        leaveTable(play, play.state.units[1]!, 'destroyed')
        yield* play.simultaneously([])
      })
    const countCaptures = (...args: Parameters<typeof destroyBearers>) =>
      eventArgs(destroyBearers(...args), 'eye.captured').length
    expect(countCaptures({}, {})).toBe(1)
    expect(countCaptures({ charges: 0 }, {})).toBe(0)
    expect(countCaptures({}, { race: 'sro', weapons: [], figures: 1 })).toBe(0)
  })

  test('MI-EYE-02 MI-EYE-05 captors cannot use an eye already used this turn', () => {
    const captureEye = (gazed: number[]) =>
      playRule(
        { step: 8, turn: 2, units: [legion('Victors', 0, 1200, 800), bearers(), foe(600, { facing: 'north' })] },
        function* (play) {
          play.state.units[1]!.now.gazed.push(...gazed)
          leaveTable(play, play.state.units[1]!, 'destroyed')
          yield* missileStep(play)
        },
      )
    expect(promptId(captureEye([]))).toBe('ask.strong-eye')
    expect(promptId(captureEye([0]))).toBeUndefined()
  })

  test('MI-EYE-05 a legion that surrenders out of contact gives its eyes to the nearest enemy', () => {
    const near = legion('Near', 0, 1200, 900)
    const match = playRule(
      { step: 1, turn: 2, units: [legion('Far', 0, 300, 1000), near, bearers()] },
      function* (play) {
        leaveTable(play, play.state.units[2]!, 'surrendered')
        yield* play.simultaneously([])
      },
    )
    expect(eventArgs(match, 'eye.captured')).toEqual([{ unit: 'Bearers', captor: 'Near', eyes: 1 }])
  })
})
