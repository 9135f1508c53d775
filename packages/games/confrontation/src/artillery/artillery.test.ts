import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { BEHIND, type Engine, gun, gunner } from '../testing/gun.ts'
import { annActs, outcomes } from '../testing/marksman.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  promptId,
  rolledDice,
  type Scene,
} from '../testing/scene.ts'

/** This many centimetres before the gun, from its base to that of an infantry fighter. */
const before = (distance: number) => 20 + 1.875 + 1.25 + distance

const bob = (distance: number, changes: FigureDetails = {}, more: FigureDetails = {}, name = 'Bob'): Json =>
  figure(name, 1, before(distance), 30, changes, more)

/** The gun fires at Bob, who is the first after its gunner. */
function shoot(
  engine: Engine,
  others: readonly Json[],
  dice: readonly number[],
  gunnerMore: FigureDetails = {},
): Scene {
  return annActs([gun('Gun', 0, 20, 30, engine), gunner('Gil', BEHIND, gunnerMore), ...others], {
    answers: ['0:serve', '2'],
    dice,
  })
}

const strengths = (match: Scene) =>
  match.events
    .filter(({ type }) => type === 'damage.read')
    .map(({ numbers }) => numbers![0]!.terms.find(({ label }) => label.id === 'characteristic.str')?.amount)

/** Only a double 6 can kill. */
const TOUGH = { res: 40 }

describe('CF-ARTILLERY-02 firing incidents', () => {
  test.each(['light', 'heavy-zone'] as const)(
    'a 1 of %s artillery prevents the shot and any further fire this round',
    (artillery) => {
      const match = shoot({ artillery }, [bob(20), bob(26, {}, {}, 'Ben')], [1])
      expect(outcomes(match)).toEqual([])
      expect(eventArgs(match, 'shot.incident').length).toBe(1)
      expect(fighterNamed(match, 'Gun').effects.map(({ object }) => object)).toEqual(['firing-incident'])
    },
  )

  test('CF-ARTILLERY-02, CF-DICE-02: a 1 on a 6 rolled again is an incident too, so a 6 that misses need not be rolled again', () => {
    // 6 + AIM 3 against 10.
    expect(promptId(shoot({}, [bob(70)], [6]))).toBe('ask.again')
    const fireGun = (answer: string, dice: number[]) =>
      annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), bob(70)], { answers: ['0:serve', '2', answer], dice })
    expect(eventArgs(fireGun('again', [6, 1]), 'shot.incident')).toHaveLength(1)
    expect(eventArgs(fireGun('keep', [6]), 'shot.incident').length).toBe(0)
    expect(outcomes(fireGun('keep', [6]))).toEqual(['shot.missed Bob'])
  })

  test('CF-ABIL-93 a 1 that counts as a result is not an incident', () => {
    // 1 + 3 reaches 4.
    const match = shoot({}, [bob(20, TOUGH)], [1, 1, 1], { abilities: ['sharp-shooter'] })
    expect(outcomes(match)).toEqual(['shot.hit Bob'])
    expect(eventArgs(match, 'shot.incident').length).toBe(0)
  })

  test('CF-ARTILLERY-10 a result of 0 or less without a 1 is a miss that strays', () => {
    const match = annActs(
      [
        gun('Gun', 0, 20, 30, { artillery: 'light-zone' }),
        gunner('Gil', BEHIND, { aim: 0 }, { wounds: 'critical' }),
        bob(20),
      ],
      { answers: ['0:serve', '2'], dice: [3, 6, 1] },
    )
    expect(outcomes(match)).toEqual(['shot.missed Bob'])
    expect(eventArgs(match, 'shot.incident').length).toBe(0)
    expect(eventArgs(match, 'shot.scatters')).toEqual([{ target: 'Bob', cm: 14, arrow: 1 }])
  })
})

describe('CF-ARTILLERY-03 perforating shots', () => {
  const ben = bob(30, {}, {}, 'Ben')
  const bea = bob(40, {}, {}, 'Bea')

  test('a shot stops at a fighter it hits but does not eliminate', () => {
    const match = shoot({}, [bob(20, TOUGH), ben], [4, 3, 1])
    expect(rolledDice(match)).toEqual(['roll.aim 1', 'roll.damage 2'])
  })

  test('CF-ARTILLERY-06 a shot goes on past an eliminated fighter, and past the next if it misses or kills it', () => {
    // Bob falls; Ben, 30 cm away, is hit on 3+ and falls; Bea, at medium range, is missed.
    const match = shoot({}, [bob(20), ben, bea], [4, 6, 6, 3, 6, 6, 3])
    expect(eventArgs(match, 'shot.pierces').map(({ target }) => target)).toEqual(['Ben'])
    expect(eventArgs(match, 'shot.passes').map(({ target }) => target)).toEqual(['Bea'])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(fighterNamed(match, 'Ben').status).toBe('eliminated')
    expect(fighterNamed(match, 'Bea').status).toBe('standing')
  })

  test('a shot that misses goes on past the target, which is not tested again', () => {
    const match = shoot({}, [bob(50), bob(58, TOUGH, {}, 'Ben'), bob(75, {}, {}, 'Bea')], [3, 4, 2, 1])
    expect(outcomes(match)).toEqual(['shot.missed Bob'])
    expect(eventArgs(match, 'shot.pierces').map(({ target }) => target)).toEqual(['Ben'])
    expect(eventArgs(match, 'shot.passes')).toEqual([])
  })

  test.each([
    ['short', 20, 30, 3],
    ['medium', 31, 60, 4],
    ['long', 61, 90, 5],
  ] as const)(
    'CF-ARTILLERY-05 at %s range the next fighter is hit on the number of that range',
    (_, first, second, least) => {
      // AIM 1 and a 2 fail at every range.
      const shots = (face: number) =>
        shoot({}, [bob(first), bob(second, TOUGH, {}, 'Ben')], [2, face, ...(face >= least ? [2, 1] : [])], { aim: 1 })
      expect(eventArgs(shots(least - 1), 'shot.passes')).toHaveLength(1)
      expect(eventArgs(shots(least), 'shot.pierces')).toHaveLength(1)
    },
  )

  test('CF-ARTILLERY-05 and CF-ARTILLERY-06 fighters out of range are not hit', () => {
    const match = shoot({}, [bob(85), bob(92, {}, {}, 'Ben')], [2])
    expect(rolledDice(match)).toEqual(['roll.aim 1'])
  })

  test('CF-ARTILLERY-03 a target out of range wastes the shot', () => {
    const match = shoot({}, [bob(91), bob(94, {}, {}, 'Ben')], [])
    expect(outcomes(match)).toEqual(['shot.too-far Bob'])
    expect(rolledDice(match)).toEqual([])
  })

  test('CF-ARTILLERY-07 light artillery loses 2 STR per hit but not per miss; heavy artillery loses none', () => {
    const row = [bob(20), bob(24, {}, {}, 'Ben'), bob(28, TOUGH, {}, 'Bea')]
    // Bob dies of a double 6, which is not read; Ben is missed; Bea is hit with the remaining STR.
    const dice = [4, 6, 6, 1, 3, 2, 1]
    expect(strengths(shoot({ artillery: 'light' }, row, dice))).toEqual([7])
    expect(strengths(shoot({ artillery: 'heavy' }, row, dice))).toEqual([9])
    const both = [4, 6, 6, 3, 6, 6, 3, 2, 1]
    expect(strengths(shoot({ artillery: 'light' }, row, both))).toEqual([5])
  })

  test('CF-ARTILLERY-04 a shot may hit every fighter whose base its line touches, friend or enemy, even by half a millimetre', () => {
    const amy = figure('Amy', 0, before(30), 30 + 1.25 + 0.05, TOUGH, { card: 'Other' })
    const abe = figure('Abe', 0, before(30), 30 + 1.25 + 0.06, TOUGH, { card: 'Other' })
    expect(rolledDice(shoot({}, [bob(20), amy], [4, 6, 6, 2]))).toContain('roll.follow-on 1')
    expect(rolledDice(shoot({}, [bob(20), abe], [4, 6, 6]))).not.toContain('roll.follow-on 1')
  })

  test('CF-ARTILLERY-04 fighters between the machine and the target or at another level are not hit', () => {
    const small = figure('Sue', 1, before(10), 30, { size: 'small' })
    const flyer = bob(30, { flight: 20 }, { level: 1 }, 'Fly')
    const match = shoot({}, [bob(20), small, flyer], [4, 6, 6])
    expect(rolledDice(match)).not.toContain('roll.follow-on 1')
  })

  test('CF-ARTILLERY-04 scenery that hides stops a shot', () => {
    const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), bob(20), ben]
    const wall = { scenery: [{ kind: 'building', at: [49, 30], size: [2, 4] }] }
    const match = annActs(figures, { answers: ['0:serve', '2'], dice: [4, 6, 6] }, wall as never)
    expect(rolledDice(match)).toEqual(['roll.aim 1', 'roll.damage 2'])
  })

  test('CF-ARTILLERY-04, CF-FLY-09 among flyers only scenery higher than their flight stops a shot', () => {
    const flyer = (distance: number, name: string) => bob(distance, { flight: 20 }, { level: 1 }, name)
    const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), flyer(20, 'Bob'), flyer(30, 'Ben')]
    const over = (height: number, dice: number[]) => {
      const wall = { scenery: [{ kind: 'building', at: [49, 30], size: [2, 4], height }] }
      return rolledDice(annActs(figures, { answers: ['0:serve', '2'], dice }, wall))
    }
    expect(over(15, [4, 6, 6, 2])).toContain('roll.follow-on 1')
    expect(over(16, [4, 6, 6])).not.toContain('roll.follow-on 1')
  })

  test('CF-ARTILLERY-04 on a slanting line only obstacles between the target and the next fighter stop a shot', () => {
    const figures = [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), figure('Bob', 1, 36, 42), figure('Ben', 1, 48, 51)]
    const slanting = (at: [number, number], dice: number[]) =>
      annActs(figures, { answers: ['0:serve', '2'], dice }, { scenery: [{ kind: 'building', at, size: [1, 1] }] })
    expect(rolledDice(slanting([44, 48], [4, 6, 6]))).toEqual(['roll.aim 1', 'roll.damage 2'])
    expect(rolledDice(slanting([52, 54], [4, 6, 6, 2])).at(-1)).toBe('roll.follow-on 1')
  })

  test('CF-ARTILLERY-04 after a shot into a fray the line passes through the fighter that was really hit', () => {
    // Amy stands north of Bob; the line through her passes Bea, not Ben.
    const amy = figure('Amy', 0, before(20), 27.5, {}, { card: 'Other', facing: 'south' })
    const north = figure('Bea', 1, before(20) + 20, 25.2, TOUGH)
    const match = shoot({}, [bob(20), amy, bob(40, {}, {}, 'Ben'), north], [4, 5, 6, 6, 6, 2, 1])
    expect(eventArgs(match, 'shot.pierces').map(({ target }) => target)).toEqual(['Bea'])
  })

  test('CF-ARTILLERY-08 a shot does not go on past a fighter eliminated only by the toxic roll', () => {
    const effects = [{ object: 'envenomed', until: 'attack', x: 9 }]
    const match = annActs(
      [gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, {}, { effects }), bob(20, { res: 9 }), ben],
      // The Damage roll wounds, the one of STR 9 against RES 0 kills.
      { answers: ['0:serve', '2'], dice: [4, 5, 3, 6, 6] },
    )
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(rolledDice(match).includes('roll.follow-on 1')).toBe(false)
  })
})

describe('CF-ARTILLERY-09 zone shots', () => {
  const near = (name: string, dx: number, dy: number, more: FigureDetails = {}) =>
    figure(name, 1, before(20) + dx, 30 + dy, TOUGH, more)

  test('CF-ARTILLERY-09, CF-ARTILLERY-11 light: full STR on the fighter hit; on a 4 half, rounded up, on others under the template', () => {
    const figures = [bob(20, TOUGH), near('Ben', 0, 3), near('Bea', 3, 0)]
    const match = shoot({ artillery: 'light-zone' }, figures, [4, 2, 1, 3, 4, 2, 1])
    expect(eventArgs(match, 'burst.spared').map(({ target }) => target)).toEqual(['Ben'])
    expect(eventArgs(match, 'burst.caught').map(({ target }) => target)).toEqual(['Bea'])
    expect(strengths(match)).toEqual([9, 5])
  })

  test('CF-ARTILLERY-11 heavy: full STR on every fighter under the template, on a 3', () => {
    const figures = [bob(20, TOUGH), near('Ben', 0, 3), near('Bea', 3, 0)]
    const match = shoot({ artillery: 'heavy-zone' }, figures, [4, 2, 1, 2, 3, 2, 1])
    expect(eventArgs(match, 'burst.spared').map(({ target }) => target)).toEqual(['Ben'])
    expect(strengths(match)).toEqual([9, 9])
  })

  test('CF-TOKEN-07, CF-ARTILLERY-11 the 8 cm template covers every fighter even partly under it, friends included', () => {
    const edge = near('Ben', 0, 5.2)
    const beyond = near('Bea', 0, -5.3)
    const friend = figure('Amy', 0, before(20) + 5.2, 30, TOUGH, { card: 'Other' })
    const match = shoot({ artillery: 'light-zone' }, [bob(20, TOUGH), edge, beyond, friend], [4, 2, 1, 1, 1])
    expect(eventArgs(match, 'burst.spared').map(({ target }) => target)).toEqual(['Ben', 'Amy'])
    // A shot without a zone places no template.
    const single = shoot({ artillery: 'light' }, [bob(20, TOUGH), edge, beyond, friend], [4, 2, 1])
    expect(outcomes(single).length > 0).toBe(true)
    expect(eventArgs(single, 'burst.spared')).toEqual([])
  })

  test.each([
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
    [6, 14],
  ])('CF-ARTILLERY-10 a miss strays by %d: %d cm', (face, cm) => {
    const match = shoot({ artillery: 'light-zone' }, [bob(50)], [3, face, 4, ...(cm === 4 ? [1] : [])])
    expect(eventArgs(match, 'shot.scatters')).toEqual([{ target: 'Bob', cm, arrow: 4 }])
  })

  // Six places 10 cm round the target, clockwise from the line of fire.
  test.each([
    [1, 10, 0],
    [2, 5, 8.66],
    [3, -5, 8.66],
    [4, -10, 0],
    [5, -5, -8.66],
    [6, 5, -8.66],
  ])('CF-ARTILLERY-10 along arrow %d', (arrow, dx, dy) => {
    const there = figure('Ben', 1, before(50) + dx, 30 + dy, { ...TOUGH, size: 'small' })
    const match = shoot({ artillery: 'light-zone' }, [bob(50), there], [3, 4, arrow, 1])
    expect(eventArgs(match, 'burst.spared').map(({ target }) => target)).toEqual(['Ben'])
  })

  test('CF-ARTILLERY-09, CF-FIRE-13 into a fray the template lies on the fighter that was really hit', () => {
    // Amy, who touches Bob from the north, is hit; Ben is near her, Bea near Bob alone.
    const amy = figure('Amy', 0, before(20), 27.5, TOUGH, { card: 'Other', facing: 'south' })
    const ben = figure('Ben', 1, before(20), 27.5 - 4.9, TOUGH)
    const bea = figure('Bea', 1, before(20), 30 + 4.9, TOUGH)
    const match = shoot({ artillery: 'heavy-zone' }, [bob(20, TOUGH), amy, ben, bea], [4, 4, 2, 1, 1, 1])
    expect(outcomes(match)).toEqual(['shot.hit Amy'])
    expect(eventArgs(match, 'burst.spared').map(({ target }) => target)).toEqual(['Bob', 'Ben'])
  })

  test('CF-ARTILLERY-12 a shot that strays hits no one directly, and rolls for a covered target as for others', () => {
    const match = shoot({ artillery: 'light-zone' }, [bob(50, TOUGH)], [3, 1, 1, 4, 2, 1])
    expect(eventArgs(match, 'burst.caught').map(({ target }) => target)).toEqual(['Bob'])
    expect(strengths(match)).toEqual([5])
  })

  test('CF-ARTILLERY-13 a hit on a flyer affects only its level, a miss falls to the ground', () => {
    const flyer = bob(20, { ...TOUGH, flight: 20 }, { level: 1 })
    const mate = near('Fly', 0, 3, { level: 1 })
    const ground = near('Ben', 3, 0)
    const hit = shoot({ artillery: 'light-zone' }, [flyer, mate, ground], [4, 2, 1, 1])
    expect(eventArgs(hit, 'burst.spared').map(({ target }) => target)).toEqual(['Fly'])
    const miss = shoot({ artillery: 'light-zone' }, [flyer, mate, ground], [2, 1, 1, 1])
    expect(eventArgs(miss, 'burst.spared').map(({ target }) => target)).toEqual(['Ben'])
  })
})

describe('CF-MACHINE-08 classes', () => {
  test('CF-ARTILLERY-01, CF-MACHINE-04 a piece without S.P. fires by its own AIM and takes Wounds like a fighter', () => {
    const spitter = (more: FigureDetails = {}): Json => ({
      ...{ who: 'midnor-fire-spitter-of-mid-nor', seat: 0, x: 20, y: 30, facing: 'east', card: 'Ann' },
      changes: { name: 'Ann' },
      ...more,
    })
    const ben = figure('Ben', 1, 20 + 2.5 + 1.25 + 8, 33, TOUGH)
    const match = annActs([spitter(), figure('Bob', 1, 20 + 2.5 + 1.25 + 8, 30, TOUGH), ben], {
      answers: ['0:fire', '1'],
      dice: [4, 2, 1, 1],
    })
    expect(outcomes(match)).toEqual(['shot.hit Bob'])
    expect(eventArgs(match, 'burst.spared')).toHaveLength(1)
    expect(match.view(0).figures[0]?.wounds).toMatchObject({ left: 4, of: 4 })
  })
})

describe('CF-ARTILLERY-09 and CF-MOVE-05 the template before the shot', () => {
  const aiming = (engine: Engine) => {
    const [decision] = annActs([gun('Gun', 0, 20, 30, engine), gunner('Gil', BEHIND), bob(20)], {
      answers: ['0:serve'],
      dice: [],
    }).pending
    return decision?.kind === 'pick' ? decision.options.find(({ key }) => key === '2')?.template : null
  }

  test('a target of zone artillery shows a circle of 8 cm and every fighter in it at its level except the piece', () => {
    const at = { x: before(20) * 1000, y: 30_000 }
    expect(aiming({ artillery: 'heavy-zone' })).toMatchObject({ shape: 'disc', radius: 4000, at, takes: [1, 2, 3] })
  })

  test('a target of perforating artillery shows no template', () => {
    expect(aiming({ artillery: 'heavy' })).toBeUndefined()
  })
})
