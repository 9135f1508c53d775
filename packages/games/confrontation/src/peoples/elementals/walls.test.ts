import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { BEHIND, type Engine, gun, gunner } from '../../testing/gun.ts'
import { BOW } from '../../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const EARTH = 'wall-of-earth'

describe('CF-REV-ELEMENTAL-17: a Wall of Earth is fired at as an immobile machine is', () => {
  const wall = (x = 0) => [{ kind: EARTH, by: 1, at: [40.5, 25], to: [40.5, 35], x }]
  const fireWeapon = (
    answers: Json[],
    dice: number[],
    more: { x?: number; weapon?: FigureDetails; ann?: FigureDetails } = {},
  ) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { aim: 3, weapon: { ...BOW, strength: 9, ...more.weapon }, ...more.ann }),
        figure('Bob', 1, 60, 30),
      ],
      { answers: ['done', ...answers], dice },
      { markers: wall(more.x ?? 0) },
    )

  test('CF-REV-ELEMENTAL-17: the Aim test depends on the range, and the Damage roll against RES 8 costs structure points', () => {
    // 18.75 cm to the wall, short: a 1 would fail, 2 and AIM 3 do. The higher die 4 and STR 9 less RES 8 is 5.
    const match = fireWeapon(['0:fire-at-thing'], [2, 4, 3])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 5 }])
    expect(eventArgs(match, 'structure.lost')).toMatchObject([{ lost: 2, left: 3 }])
    expect(match.state.markers).toMatchObject([{ x: 2 }])
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
    expect(eventArgs(fireWeapon(['0:fire-at-thing'], [1]), 'shot.missed')).toHaveLength(1)
  })

  test('CF-REV-ELEMENTAL-17: at 0 structure points it is gone and no longer blocks sight', () => {
    const match = fireWeapon(['0:fire-at-thing'], [4, 6, 6], { x: 4 })
    expect(match.state.markers).toEqual([])
    expect(eventArgs(match, 'broken')).toHaveLength(1)
  })

  test('CF-REV-ELEMENTAL-17: its distance is measured after it is named; a wall out of range still costs a shot', () => {
    const match = fireWeapon(['0:fire-at-thing'], [], { weapon: { ranges: [5, 10, 15] } })
    expect(eventArgs(match, 'shot.too-far').length).toBe(1)
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
  })

  test('CF-REV-ELEMENTAL-17: a shot needs sight of it, and a shooter free of contact', () => {
    expect(optionKeys(fireWeapon([], [], { ann: {} }))).toContain('0:fire-at-thing')
    const away = turn(
      [figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, { facing: 'west' }), figure('Bob', 1, 60, 30)],
      { answers: ['done'] },
      { markers: wall() },
    )
    expect(optionKeys(away)).not.toContain('0:fire-at-thing')
  })
})

interface Fired {
  readonly engine?: Engine
  readonly aim?: number
  readonly others?: readonly Json[]
}

describe('CF-REV-ELEMENTAL-17, CF-MACHINE-42: the crew fires a machine at a Wall of Earth', () => {
  const wall = { kind: EARTH, by: 2, at: [40.5, 25], to: [40.5, 35], x: 0 }
  const serveEngine = (answers: Json[], dice: number[], engine: Engine = {}, gil: FigureDetails = {}) =>
    turn(
      [gun('Gun', 0, 20, 30, engine), gunner('Gil', BEHIND, gil), figure('Bob', 1, 60, 30)],
      { answers: ['done', ...answers], dice },
      { markers: [wall] },
    )

  test('CF-MACHINE-31, -42: with the AIM of a crew member, the STR of the machine, and one of its shots of the round', () => {
    // 2 and AIM 3 reach the 4 of short range; the higher die 4 and STR 9 less RES 8 is 5.
    const match = serveEngine(['0:serve-thing'], [2, 4, 3])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 5 }])
    expect(match.state.markers).toMatchObject([{ x: 2 }])
    expect(fighterNamed(match, 'Gun').shots).toBe(1)
    expect(fighterNamed(match, 'Gil').shots).toBe(0)
    expect(optionKeys(match)).not.toContain('0:serve-thing')
    // CF-MACHINE-32: a crew member that has served has used up its own shot.
    expect(fighterNamed(match, 'Gil').effects).toMatchObject([{ object: 'served-machine', x: 0 }])
  })

  test('CF-MACHINE-29: it is harder by 1 if the machine has turned', () => {
    const dull = { aim: 1 }
    const aimEngine = (answers: Json[], dice: number[]) => serveEngine([...answers, '0:serve-thing'], dice, {}, dull)
    expect(eventArgs(aimEngine([], [3, 1, 1]), 'shot.hit')).toHaveLength(1)
    expect(
      eventArgs(aimEngine(['0:turn-machine', { path: [], facing: { x: 1, y: 0 } }], [3, 1]), 'shot.missed'),
    ).toHaveLength(1)
  })

  test('CF-ARTILLERY-02: a 1 is an incident', () => {
    const match = serveEngine(['0:serve-thing'], [1])
    expect(eventArgs(match, 'shot.incident').length).toBe(1)
    expect(eventArgs(match, 'shot.missed').length).toBe(0)
  })

  describe('CF-ARTILLERY-03 to -07: the path of the projectile', () => {
    const fireEngine = (dice: number[], x: number, { engine = {}, aim = 3, others = [] }: Fired = {}) =>
      turn(
        [gun('Gun', 0, 20, 30, engine), gunner('Gil', BEHIND, { aim }), figure('Bob', 1, 60, 30)],
        { answers: ['done', '0:serve-thing', ...(others.length > 0 ? ['0'] : [])], dice },
        { markers: [{ ...wall, x }, ...others] },
      )
    const damage = (match: Scene) => eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])

    test('CF-ARTILLERY-03, -05, -07: through a broken wall it goes on to a fighter behind, with 2 less', () => {
      // 5 with STR 9 less RES 8 takes the last point; a 4 reaches medium range, with STR 7 less RES 5.
      const match = fireEngine([2, 4, 3, 4, 3, 2], 4)
      expect(match.state.markers).toEqual([])
      expect(damage(match)).toEqual([
        ['trait', 5],
        ['Bob', 5],
      ])
      expect(rolledDice(fireEngine([2, 4, 3, 3], 4))).toEqual(['roll.aim 1', 'roll.damage 2', 'roll.follow-on 1'])
    })

    test('CF-ARTILLERY-03: a wall that is hit and stands stops it', () => {
      const match = fireEngine([2, 4, 3], 0)
      expect(match.state.markers.length).toBe(1)
      expect(rolledDice(match)).toEqual(['roll.aim 1', 'roll.damage 2'])
    })

    test('CF-ARTILLERY-03, -04: after a miss it goes on with its whole STR, and another wall on its line stops it', () => {
      const match = fireEngine([2, 4, 3, 2], 0, { aim: 1 })
      expect(match.state.markers.length).toBe(1)
      expect(damage(match)).toEqual([['Bob', 7]])
      const second = { ...wall, at: [50, 25], to: [50, 35] }
      expect(rolledDice(fireEngine([2], 0, { aim: 1, others: [second] }))).toEqual(['roll.aim 1'])
      const flames = { ...second, kind: 'wall-of-fire' }
      expect(rolledDice(fireEngine([2, 1], 0, { aim: 1, others: [flames] }))).toEqual([
        'roll.aim 1',
        'roll.follow-on 1',
      ])
    })

    test('CF-ARTILLERY-04: a wall stops what goes on beyond another target, too', () => {
      const near = figure('Bea', 1, 35, 30)
      const shoot = (dice: number[], markers: Json[]) =>
        rolledDice(
          turn(
            [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, { aim: 1 }), near, figure('Bob', 1, 60, 30)],
            { answers: ['done', '0:serve', '2'], dice },
            { markers },
          ),
        )
      expect(shoot([2, 1], [])).toEqual(['roll.aim 1', 'roll.follow-on 1'])
      expect(shoot([2], [{ ...wall, by: 3 }])).toEqual(['roll.aim 1'])
    })
  })

  describe('CF-ARTILLERY-09 to -12: a zone shot', () => {
    const mortar: Engine = { artillery: 'light-zone' }
    const fireMortar = (dice: number[], aim: number, bob: [number, number]) =>
      turn(
        [gun('Gun', 0, 20, 30, mortar), gunner('Gil', BEHIND, { aim }), figure('Bob', 1, ...bob)],
        { answers: ['done', '0:serve-thing'], dice },
        { markers: [wall] },
      )

    test('CF-ARTILLERY-09, -11: it bursts on the middle of a wall it hits, with half its STR around it', () => {
      const match = fireMortar([2, 4, 3, 4, 3, 2], 3, [44, 30])
      expect(eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])).toEqual([
        ['trait', 5],
        ['Bob', 3],
      ])
      expect(rolledDice(fireMortar([2, 4, 3], 3, [46, 30]))).toEqual(['roll.aim 1', 'roll.damage 2'])
    })

    test('CF-ARTILLERY-10, -12: it strays from the wall’s middle after a miss', () => {
      // 6 cm on along the line of fire.
      const match = fireMortar([2, 2, 1, 4, 3, 2], 1, [49, 30])
      expect(eventArgs(match, 'shot.scatters')).toEqual([{ target: 'trait', cm: 6, arrow: 1 }])
      expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 3 }])
      expect(match.state.markers).toMatchObject([{ x: 0 }])
    })

    test('CF-ARTILLERY-09: its zone is shown before the target is chosen', () => {
      const second = { ...wall, at: [30, 5], to: [30, 12] }
      const match = turn(
        [gun('Gun', 0, 20, 30, mortar), gunner('Gil', BEHIND), figure('Bob', 1, 60, 30)],
        { answers: ['done', '0:serve-thing'] },
        { markers: [wall, second] },
      )
      const [decision] = match.pending
      const options = decision?.kind === 'pick' ? decision.options : []
      expect(options.map(({ template }) => template)).toMatchObject([
        { at: { x: 40500, y: 30000 } },
        { at: { x: 30000, y: 8500 } },
      ])
    })
  })

  test('CF-MACHINE-14, -26: it needs its crew, and fires backwards only with a turret', () => {
    expect(barReason(serveEngine([], [], { crew: 2 }), '0:serve-thing')).toBe('barred.crew CF-MACHINE-14')
    const away = (turret: boolean) =>
      turn(
        [
          gun('Gun', 0, 20, 30, { turret }, {}, { facing: 'west' }),
          gunner('Gil', [23.125, 30]),
          figure('Bob', 1, 60, 30),
        ],
        { answers: ['done'] },
        { markers: [wall] },
      )
    expect(barReason(away(false), '0:serve-thing')).toBe('barred.no-target CF-FIRE-03')
    expect(optionKeys(away(true))).toContain('0:serve-thing')
  })
})

test('CF-MACHINE-27: a machine with a Weight that has run fires at a wall against 2 more', () => {
  const chariot = { mobile: true, artillery: 'chariot', crew: null, weight: 5 } as const
  const fireWeapon = (die: number) =>
    turn(
      [gun('Gun', 0, 10, 30, chariot, { aim: 3, mov: 10 }), figure('Bob', 1, 60, 30)],
      { answers: ['done', '0:run', path([20, 30]), '0:fire-at-thing'], dice: die < 3 ? [die] : [die, 1, 1] },
      { markers: [{ kind: EARTH, by: 1, at: [40.5, 25], to: [40.5, 35], x: 0 }] },
    )
  expect(eventArgs(fireWeapon(2), 'shot.missed')).toHaveLength(1)
  expect(eventArgs(fireWeapon(3), 'shot.hit')).toHaveLength(1)
})
