import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { missileStep } from '../../missiles/step.ts'
import { moraleStep } from '../../morale/step.ts'
import { attackMage, defenceMage, magic, throws } from '../../testing/magic.ts'
import { eventArgs, legion, optionKeys, playRule, promptId, type Scene, type Script } from '../../testing/scene.ts'
import { leaveTable } from '../../turn/removal.ts'
import { armContour } from '../arms.ts'

const dema = defenceMage('Dema', 0, 1200, 1000)
const own = legion('Own', 0, 1200, 800)
const bows = (x: number, more: Record<string, Json> = {}): Json =>
  legion('Bows', 1, x, 600, { missile: 'longBow', figures: 5, ...more })
/** A line of 200 mm across the front of Own. */
const LINE = [
  [1100, 790],
  [1300, 790],
]
const arm = (more: Record<string, Json> = {}): Json => ({ caster: 'Dema', over: 'Own', outline: LINE, ...more })
const shoot = (units: Json[], arms: Json[], script: Script, more: Record<string, Json> = {}): Scene =>
  playRule({ step: 4, turn: 2, units, arms, ...more }, missileStep, script)

describe('Arm of Karakán', () => {
  test('MI-MAGIC-02 an Arm is raised without a save, lasts six turns and uses one spell', () => {
    const match = magic([dema, own], { answers: ['done', 'arm-I', 'area', { to: [1200, 810] }] })
    expect(match.state.arms).toMatchObject([{ seat: 0, strength: 1, until: 7, over: { unit: 1 } }])
    expect(match.state.arms[0]!.outline).toHaveLength(4)
    expect(match.state.units[0]!.spells).toEqual([1, 2, 2])
  })

  test('MI-MAGIC-02 MI-MISSILE-17 an Arm stops missiles that would cross it', () => {
    const units = [own, dema, bows(1200)]
    const open = shoot(units, [], { answers: ['0'] })
    expect(eventArgs(open, 'arm.stops')).toEqual([])
    const shut = shoot(units, [arm()], { answers: ['0'] })
    expect(eventArgs(shut, 'arm.stops')).toEqual([{ unit: 'Bows', target: 'Own', spell: 'spell.arm' }])
    expect(eventArgs(shut, 'casualties')).toEqual([])
  })

  test('MI-MAGIC-02 an Arm ends when its caster dies', () => {
    const killUnit = (id: number) =>
      playRule(
        { step: 4, turn: 2, units: [own, dema, bows(1200), defenceMage('Eda', 0, 1300, 1000)], arms: [arm()] },
        function* (play) {
          leaveTable(play, play.state.units[id]!, 'destroyed')
          yield* missileStep(play)
        },
        { answers: ['0'] },
      )
    expect({ 1: eventArgs(killUnit(1), 'arm.stops').length, 3: eventArgs(killUnit(3), 'arm.stops').length }).toEqual({
      1: 0,
      3: 1,
    })
  })

  test('MI-MAGIC-02 only shots that cross the Arm are stopped; the others pass its end', () => {
    const units = [own, dema, bows(1280, { figures: 10 })]
    const short = {
      outline: [
        [1100, 790],
        [1262, 790],
      ],
    }
    const match = shoot(units, [arm(short)], { answers: ['0'], dice: [99] })
    const [volley] = match.events.filter(({ type }) => type.startsWith('volley'))
    expect(volley!.args.figures).toBeLessThan(10)
    expect(volley!.args.figures).toBeGreaterThan(0)
  })

  test('MI-MAGIC-02 its own side may shoot out through it', () => {
    const shooters = legion('Own', 0, 1200, 800, { missile: 'longBow', figures: 5 })
    const match = shoot([shooters, dema, legion('Enemy', 1, 1200, 600)], [arm()], { answers: ['2'] })
    expect(eventArgs(match, 'arm.stops')).toEqual([])
  })

  test('MI-MAGIC-02 MI-EYE-09 an Arm stops eyes', () => {
    const gazers = legion('Gazers', 1, 1200, 600, { eyes: ['weakEye'], figures: 5 })
    const match = shoot([own, dema, gazers], [arm()], { answers: [{ to: [1200, 810] }] })
    expect(eventArgs(match, 'arm.stops')).toHaveLength(1)
    expect(match.state.units[2]!.devices).toEqual([{ kind: 'weakEye', charges: 3 }])
  })

  test('MI-MAGIC-02 MI-DUEL-03 MI-DUEL-04 a Gaze must break through an Arm, which ends either way', () => {
    const units = [own, dema, attackMage('Ema', 1, 1200, 400)]
    const gaze = (dice: number[]) =>
      magic(
        units,
        { answers: ['done', 'gaze-I', 'none', 'area', { to: [1200, 810] }], dice },
        { arms: [arm({ strength: 1 })] },
      )
    const held = gaze([8])
    expect(eventArgs(held, 'spell.countered')).toHaveLength(1)
    expect(held.state.arms).toEqual([])
    const broken = gaze([7, 1, 1])
    expect(eventArgs(broken, 'spell.through')).toHaveLength(1)
    expect(eventArgs(broken, 'burnt')).toHaveLength(1)
    expect(broken.state.arms).toEqual([])
  })

  test('MI-DUEL-03 a new Arm in the path of a Gaze meets it wherever it was placed', () => {
    const units = [own, defenceMage('Dema', 0, 1600, 900), attackMage('Ema', 1, 1200, 400)]
    const answers = ['done', 'gaze-I', 'arm-II', 'area', { to: [1200, 810] }, 'aid', 'line', { to: [1200, 760] }]
    const match = magic(units, { answers })
    expect(eventArgs(match, 'spell.countered')).toEqual([
      { attack: 'spell.gaze', defence: 'spell.arm', defender: 'Dema' },
    ])
    expect(match.state.arms).toEqual([])
  })

  test("MI-MAGIC-02 MI-DUEL-03 an Arm does not hinder its own side's Gaze", () => {
    const outline = [
      [1000, 700],
      [1400, 700],
    ]
    const units = [
      attackMage('Ama', 0, 1200, 900),
      defenceMage('Dema', 0, 1000, 900, { spells: [0, 0, 0] }),
      legion('Enemy', 1, 1200, 500),
    ]
    const arms = [{ caster: 'Dema', outline }]
    const match = magic(units, { answers: ['done', 'gaze-I', 'area', { to: [1200, 600] }] }, { arms })
    expect({ throws: throws(match, 'roll.duel-of-spells'), armCount: match.state.arms.length }).toEqual({
      throws: [],
      armCount: 1,
    })
  })

  test('MI-MAGIC-02 an Arm moves with its troops', () => {
    const match = magic([own, dema], { answers: ['done', 'none'] }, { arms: [arm()] })
    const { state } = match
    const moved = structuredClone(state)
    const body = moved.units[0]!.body!
    if (body.kind !== 'ranks') throw new Error('in ranks')
    const pose = { ...body.formation.pose, y: body.formation.pose.y - 5_000 }
    moved.units[0]!.body = { ...body, formation: { ...body.formation, pose } }
    expect(armContour(state, state.arms[0]!)!.ys).toEqual([79_000, 79_000])
    expect(armContour(moved, moved.arms[0]!)!.ys).toEqual([74_000, 74_000])
  })

  test.each([
    ['who moved', { before: { moved: 1 } }],
    ['who was in melee', { before: { meleed: true } }],
    ['who is disorganized', { disorganized: true }],
  ])('MI-MAGIC-02 an Arm ends when its caster is %s', (_, more) => {
    const caster = defenceMage('Dema', 0, 1200, 1000, more as Record<string, Json>)
    const match = magic([own, caster], { answers: ['done'] }, { arms: [arm()] })
    expect(match.state.arms).toEqual([])
    expect(eventArgs(match, 'arm.over')).toEqual([{ caster: 'Dema', spell: 'spell.arm' }])
  })

  test('MI-MAGIC-02 an Arm ends with the sixth turn, or when its troops are out of sight or range', () => {
    const end = (arms: Json[], units: Json[] = [own, dema], more: Record<string, Json> = {}) =>
      playRule({ step: 10, turn: 2, units, arms, ...more }, moraleStep).state.arms.length
    expect(end([arm({ turns: 2 })])).toBe(1)
    expect(end([arm({ turns: 1 })])).toBe(0)
    const distant = legion('Own', 0, 2200, 800)
    expect(end([arm()], [distant, dema])).toBe(0)
    const town = { terrain: 'town', shape: { box: [1000, 900], size: [400, 50] } }
    expect(end([arm()], [own, dema], { terrain: [town] })).toBe(0)
  })

  test('MI-MAGIC-02 its caster may cast other spells, including another Arm', () => {
    const match = magic([own, dema], { answers: ['done'] }, { arms: [arm()] })
    expect(promptId(match)).toBe('ask.cast-defence')
    expect(optionKeys(match)).toContain('arm-I')
    expect(throws(match, 'roll.save')).toEqual([])
  })
})
