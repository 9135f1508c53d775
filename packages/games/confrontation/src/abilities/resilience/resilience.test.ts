import { describe, expect, test } from 'vitest'
import { forceOf as forceOfSize, sizeOf } from '../../armies/cards/bases.ts'
import { forceOf } from '../../assault/penalties.ts'
import { disengage, mayDisengage } from '../../movement/disengagement.ts'
import { move } from '../../movement/move.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, path, placeOf, type Scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { inflict, woundPenalty } from '../../wounds/health.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { heal } from './upkeep.ts'

/** Ann hits Bob with STR 0 against RES 0 in hand-to-hand combat, so that the higher die is the line. */
function strike(ann: FigureDetails, bob: FigureDetails, faces: readonly number[], bobMore: FigureDetails = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30, { res: 0, ...bob }, bobMore)] },
    (play) => {
      const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
      return rollDamage(play, { by, victim, kind: 'combat', strength: 0, rules: ['CF-DAMAGE-01'] })
    },
    { dice: faces },
  )
}

const result = (match: Scene) => eventArgs(match, 'damage.read')[0]?.result

const FAITH = { level: 'devout', cult: 'Arin', aura: 10, creation: 1, alteration: 0, destruction: 0 }

describe('CF-ABIL-08 Bane/X reads the Wound Table one line lower', () => {
  // 5 and 1: legs, Light; one line lower (6/7) also Light; so the arms: 5 and 2 are Light, one lower Serious.
  test.each([
    ['bane-marksman', { aim: 0 }, {}],
    ['bane-character', { character: true }, {}],
    ['bane-living-dead', { abilities: ['living-dead'] }, {}],
    ['bane-war-staff-member', {}, { warStaff: true }],
    ['Bane/Acheron', { people: 'acheron' }, {}],
    ['Bane/Elite', { rank: 'elite' }, {}],
    ['Bane/Faithful', { faith: FAITH }, {}],
  ])('%s', (bane, meant, more) => {
    expect(result(strike({ abilities: [bane] }, {}, [5, 2]))).toBe('wound.light')
    expect(result(strike({ abilities: [bane] }, meant, [5, 2], more))).toBe('wound.serious')
  })

  test('is cancelled by a Hard-boiled target', () => {
    expect(result(strike({ abilities: ['bane-marksman'] }, { aim: 0, abilities: ['hard-boiled'] }, [5, 2]))).toBe(
      'wound.light',
    )
  })
})

describe('CF-ABIL-45 a Hard-boiled fighter', () => {
  test('suffers Damage as read one line higher', () => {
    expect(result(strike({}, {}, [4, 4]))).toBe('wound.serious')
    expect(result(strike({}, { abilities: ['hard-boiled'] }, [4, 4]))).toBe('wound.serious')
    expect(result(strike({}, {}, [3, 3]))).toBe('wound.light')
    expect(result(strike({}, {}, [5, 5]))).toBe('wound.critical')
    expect(result(strike({}, { abilities: ['hard-boiled'] }, [5, 3]))).toBe('wound.light')
  })

  test('is killed by a double 6 as usual', () => {
    expect(fighterNamed(strike({}, { abilities: ['hard-boiled'] }, [6, 6]), 'Bob').status).toBe('eliminated')
  })

  test('has 1 more Force when charged, but not when charging', () => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities: ['hard-boiled'] })] })
    const ann = fighterNamed(play, 'Ann')
    expect(forceOf(play, ann, 'charged').total).toBe(2)
    expect(forceOf(play, ann, 'charging').total).toBe(1)
  })
})

describe.each([
  ['CF-ABIL-31', 'enormous', 1, 3],
  ['CF-ABIL-19', 'colossal', 2, 4],
  ['CF-ABIL-43', 'gigantic', 3, 5],
] as const)('%s %s, %d extra Wound levels', (_, ability, levels, force) => {
  const worsen = (results: readonly WoundResult[], healed = 0) =>
    playRule(
      { figures: [figure('Ann', 0, 20, 30, { abilities: [ability] }), figure('Bob', 1, 60, 30)] },
      function* (play) {
        const ann = fighterNamed(play, 'Ann')
        for (const result of results) yield* inflict(play, ann, result, { by: null, rules: [] })
        for (let i = 0; i < healed; i++) heal(play, ann, 'CF-ABIL-24')
      },
    )
  const killOutright = (times: number, healed = 0) => worsen(Array(times).fill('killed'), healed)

  test('is Critically Wounded by each Killed Outright but the last, and never has more than −3', () => {
    const match = killOutright(levels)
    expect(fighterNamed(match, 'Ann')).toMatchObject({ status: 'standing', wounds: 3, extraWounds: levels })
    expect(woundPenalty(match, fighterNamed(match, 'Ann'))).toBe(-3)
    expect(fighterNamed(killOutright(levels + 1), 'Ann').status).toBe('eliminated')
  })

  test('a Wound that worsens a Critical one counts as Killed Outright', () => {
    expect(fighterNamed(worsen(['critical', 'light']), 'Ann')).toMatchObject({ wounds: 3, extraWounds: 1 })
  })

  test('is healed one counter at a time, then from Critical to Serious', () => {
    expect(fighterNamed(killOutright(levels, levels), 'Ann')).toMatchObject({ wounds: 3, extraWounds: 0 })
    expect(fighterNamed(killOutright(levels, levels + 1), 'Ann')).toMatchObject({ wounds: 2, extraWounds: 0 })
  })

  test(`makes a fighter Very Large, with a force of ${force}`, () => {
    const abilities = [ability]
    const size = sizeOf({ army: 'goblins', base: 'creature', abilities })
    expect(size).toBe('very-large')
    expect(forceOfSize(size, abilities)).toEqual(force)
  })
})

describe('CF-ABIL-33 an Ethereal fighter', () => {
  test.each([
    ['none', 'wound.none', [5, 1]],
    ['stunned', 'wound.none', [2, 1]],
    ['light', 'wound.none', [3, 3]],
    ['serious', 'wound.light', [4, 4]],
    ['critical', 'wound.serious', [5, 5]],
  ])('suffers %s as %s', (_, suffered, faces) => {
    expect(result(strike({}, { abilities: ['ethereal'] }, faces as number[]))).toBe(suffered)
  })

  test('is killed by a double 6 as usual', () => {
    expect(fighterNamed(strike({}, { abilities: ['ethereal'] }, [6, 6]), 'Bob').status).toBe('eliminated')
  })

  test('disengages without a roll', () => {
    const figures = [figure('Ann', 0, 20, 30, { abilities: ['ethereal'] }), figure('Bob', 1, 22.5, 30)]
    let away: boolean | undefined
    playRule({ figures }, function* (play) {
      away = mayDisengage(play, fighterNamed(play, 'Ann')) && (yield* disengage(play, fighterNamed(play, 'Ann')))
    })
    expect(away).toBe(true)
  })
})

test('CF-ABIL-38 a ferocious fighter wounds instead of stunning, in hand-to-hand combat only', () => {
  // 2 and 1: legs, Stunned.
  expect(result(strike({}, {}, [2, 1]))).toBe('wound.stunned')
  expect(result(strike({ abilities: ['ferocious'] }, {}, [2, 1]))).toBe('wound.light')
  const shot = playRule(
    { figures: [figure('Ann', 0, 20, 30, { abilities: ['ferocious'] }), figure('Bob', 1, 60, 30, { res: 0 })] },
    (play) =>
      rollDamage(play, {
        by: fighterNamed(play, 'Ann'),
        victim: fighterNamed(play, 'Bob'),
        kind: 'fire',
        strength: 0,
        rules: [],
      }),
    { dice: [2, 1] },
  )
  expect(result(shot)).toBe('wound.stunned')
})

describe('CF-ABIL-39 a fierce fighter that is Killed Outright', () => {
  const killOutright = (times: number, then = false) =>
    playRule(
      { figures: [figure('Ann', 0, 20, 30, { abilities: ['fierce'] }), figure('Bob', 1, 60, 30)] },
      function* (play) {
        for (let i = 0; i < times; i++) {
          yield* inflict(play, fighterNamed(play, 'Ann'), 'killed' satisfies WoundResult, { by: null, rules: [] })
        }
        if (then) yield* maintenancePhase(play)
      },
    )

  test('stays in play Critically Wounded, however often it happens', () => {
    expect(fighterNamed(killOutright(1), 'Ann')).toMatchObject({ status: 'standing', wounds: 3, hasFallen: false })
    expect(fighterNamed(killOutright(2), 'Ann').status).toBe('standing')
  })

  test('is removed in the next maintenance phase', () => {
    expect(fighterNamed(killOutright(1, true), 'Ann')).toMatchObject({ status: 'eliminated', hasFallen: true })
    expect(fighterNamed(killOutright(0, true), 'Ann').status).toBe('standing')
  })
})

describe('CF-ABIL-75 a Possessed fighter', () => {
  const penalty = (abilities: string[], more: FigureDetails) => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities }, more), figure('Bob', 1, 60, 30)] })
    return woundPenalty(play, fighterNamed(play, 'Ann'))
  }

  test('suffers Wound penalties one degree lower', () => {
    const by = (abilities: string[]) => ['light', 'serious', 'critical'].map((wounds) => penalty(abilities, { wounds }))
    expect(by([])).toEqual([-1, -2, -3])
    expect(by(['possessed'])).toEqual([0, -1, -2])
  })

  test('suffers the usual penalty when Stunned', () => {
    expect(penalty(['possessed'], { wounds: 'light', stunned: true })).toBe(-1)
  })
})

describe('CF-ABIL-104 a Vulnerable fighter', () => {
  const resultsFor = (faces: number[]) => [
    result(strike({}, {}, faces)),
    result(strike({}, { abilities: ['vulnerable'] }, faces)),
  ]

  test('suffers each Wound one degree worse', () => {
    expect(resultsFor([5, 2])).toEqual(['wound.light', 'wound.serious'])
    expect(resultsFor([5, 3])).toEqual(['wound.serious', 'wound.critical'])
  })

  test('is stunned as usual', () => {
    expect(resultsFor([3, 1])).toEqual(['wound.stunned', 'wound.stunned'])
  })
})

describe('CF-ABIL-33 (g) an Ethereal that spreads fear', () => {
  const passing = (bob: FigureDetails, dice: number[], abilities = ['ethereal']) =>
    playRule(
      {
        figures: [figure('Ann', 0, 20, 30, { abilities, fear: 7 }), figure('Bob', 1, 25, 30, bob, { facing: 'east' })],
      },
      (play) => move(play, fighterNamed(play, 'Ann'), 'walk'),
      { answers: [path([30, 30])], dice },
    )

  test('makes every fighter it passes through test Courage', () => {
    expect(eventArgs(passing({}, [4]), 'test.passed')).toMatchObject([{ fighter: 'Bob', difficulty: 7 }])
    expect(fighterNamed(passing({}, [2]), 'Bob').inRout).toBe(true)
  })

  test('does so in an assault too, and its target tests as the target of an assault', () => {
    const charging = (dice: number[]) =>
      turn(
        [
          figure('Ann', 0, 20, 30, { abilities: ['ethereal'], fear: 7 }),
          figure('Bob', 1, 26, 30, { size: 'small' }),
          figure('Bea', 1, 34, 30),
        ],
        { answers: ['0:charge:2', { to: [31.5, 30] }], dice },
      )
    const match = charging([4, 4])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bea' }, { fighter: 'Bob' }])
    expect(placeOf(match, 'Ann')).toEqual([31.5, 30])
    // Bob flees from her, and she goes on.
    const routed = charging([4, 2])
    expect(fighterNamed(routed, 'Bob').inRout).toBe(true)
    expect(placeOf(routed, 'Ann')).toEqual([31.5, 30])
    expect(fighterNamed(routed, 'Bea').assaulted).toBe(true)
  })

  test('does not affect fighters that do not fear it', () => {
    expect(eventArgs(passing({ fear: 7 }, []), 'test.passed')).toEqual([])
  })
})

describe('CF-ABILGEN-09 the order of effects on one Damage roll', () => {
  test('an immunity applies before a double 6', () => {
    const match = strike({}, { abilities: ['immunity-exceptional-wounds'] }, [6, 6])
    expect(eventArgs(match, 'damage.ignored').length).toBe(1)
    expect(fighterNamed(match, 'Bob').status).toBe('standing')
  })

  test('the line is shifted before results are converted, and the attacker’s conversions precede the victim’s', () => {
    // 3 and 1 stun, also one line lower; Ferocious makes it Light, which an Ethereal fighter ignores.
    expect(result(strike({ abilities: ['ferocious'] }, {}, [3, 1]))).toBe('wound.light')
    expect(result(strike({ abilities: ['ferocious'] }, { abilities: ['ethereal'] }, [3, 1]))).toBe('wound.none')
    expect(result(strike({ abilities: ['ferocious'] }, { abilities: ['vulnerable'] }, [3, 1]))).toBe('wound.serious')
    expect(result(strike({ abilities: ['bane-marksman'] }, { aim: 0, abilities: ['vulnerable'] }, [5, 2]))).toBe(
      'wound.critical',
    )
  })
})
