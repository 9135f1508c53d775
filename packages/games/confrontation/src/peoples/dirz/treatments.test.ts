import { describe, expect, test } from 'vitest'
import { addOwnEffect } from '../../abilities/builders.ts'
import { traitsOf } from '../../ability.ts'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { buildArmy } from '../../armies/army-builder.ts'
import { makeTest, type Test } from '../../dice/test.ts'
import { potential } from '../../movement/potential.ts'
import { newFighter } from '../../preparation/beginning.ts'
import type { Play } from '../../state.ts'
import { dice, duel } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const dirz = (profile: string, artefacts: string[], count = 1) =>
  armyOf([{ profile, artefacts, count }], { army: 'dirz', points: 1000 })

describe('CF-REV-DIRZ-02 a treatment', () => {
  test('is for profiles other than Characters, one each', () => {
    expect(faultsOf(dirz('dirz-clone-of-dirz', ['atlas-treatment']))).toEqual([])
    expect(faultsOf(dirz('dirz-clone-of-dirz', ['atlas-treatment', 'anthemis-treatment']))).toEqual(['artefact-twice'])
  })

  test('takes no artefact slot', () => {
    const artefacts = ['ring-of-fortune', 'seal-of-negation']
    expect(faultsOf(dirz('dirz-razheem-the-insane', [...artefacts, 'djinn-treatment']))).toEqual([])
    expect(faultsOf(dirz('dirz-razheem-the-insane', [...artefacts, 'symbol-of-power']))).toEqual(['artefact-number'])
  })

  test.each([
    ['CF-REV-DIRZ-11', 'djinn-treatment', 'dirz-razheem-the-insane', 'dirz-thyssan-ka'],
    ['CF-REV-DIRZ-14', 'antiome-treatment', 'dirz-dasyatis-clone', 'dirz-keratis-warrior'],
    ['CF-REV-DIRZ-15', 'anthemis-treatment', 'dirz-keratis-warrior', 'dirz-dirz-halberdier'],
    ['CF-REV-DIRZ-16', 'atlas-treatment', 'dirz-keratis-warrior', 'dirz-tiger-of-dirz'],
  ])('%s %s has a restricted list of bearers', (rule, treatment, bearer, other) => {
    expect(faultsOf(dirz(bearer, [treatment]))).toEqual([])
    expect(faultOf(dirz(other, [treatment]), 'artefact-bearer').rules).toContain(rule)
  })
})

describe('CF-REV-DIRZ-11 Djinn', () => {
  const walk = (face: number) =>
    turn([figure('Ann', 0, 20, 30, {}, { extras: ['djinn-treatment'] }), figure('Bob', 1, 90, 30)], { dice: [face] })

  test.each([
    [1, 13],
    [2, 13],
    [3, 14],
    [4, 14],
    [5, 15],
    [6, 15],
  ])('a %d makes MOV 10 %d, for every movement of the round', (face, mov) => {
    const match = walk(face)
    expect(potential(match, fighterNamed(match, 'Ann'), 'walk').total).toBe(mov)
    expect(potential(match, fighterNamed(match, 'Ann'), 'pursuit').total).toBe(Math.ceil(mov / 2))
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ until: 'round' }])
  })

  test('is rolled before any action is announced', () => {
    expect(promptId(walk(3))).toBe('ask.announce')
  })

  test('MOV gains no points of Mutagenic/X', () => {
    const ann = figure('Ann', 0, 20, 30, { abilities: ['mutagenic/2'] }, { extras: ['djinn-treatment'] })
    const moving = playRule(
      { figures: [ann, figure('Bob', 1, 90, 30)] },
      function* (play) {
        addOwnEffect(play, fighterNamed(play, 'Ann'), 'mutagenic-points', 'mutagenic', 'round', 5)
        yield* makeTest(play, initiative(play))
      },
      { dice: [], answers: [] },
    )
    expect(optionKeys(moving)).toContain('ini:4')
    const walking = turn([ann, figure('Bob', 1, 90, 30)], { dice: [1], answers: ['done', '0:walk'] })
    expect(promptId(walking)).toBe('ask.walk')
  })
})

function initiative(play: Play): Test {
  return { kind: 'initiative', fighter: fighterNamed(play, 'Ann'), rules: [], difficulty: 1, against: null, dice: 1 }
}

test('CF-REV-DIRZ-14 Antiome gives Sequence/1, CF-REV-DIRZ-18 excrescences Toxic/3', () => {
  const traits = (profile: string, artefact: string) => {
    const [member] = buildArmy(dirz(profile, [artefact]), 'Dirz').cards[0]!.members
    return traitsOf(newFighter(0, 0, 0, member!))
  }
  expect(traits('dirz-dasyatis-clone', 'antiome-treatment')).toContainEqual({ ability: 'sequence', x: 1 })
  expect(traits('dirz-cypher-lukhan', 'excrescences')).toContainEqual({ ability: 'toxic', x: 3 })
  expect(faultsOf(dirz('dirz-thyssan-ka', ['excrescences']))).toEqual(['artefact-bearer'])
  expect(faultsOf(dirz('dirz-cypher-lukhan', ['ring-of-fortune', 'seal-of-negation', 'excrescences']))).toEqual([])
})

describe('CF-REV-DIRZ-15 Anthemis', () => {
  test('allows one for each 50 A.P. of the army as built, or part of them', () => {
    const list = (bearers: number, others: number) =>
      armyOf(
        [
          { profile: 'dirz-clone-of-dirz', count: bearers, artefacts: ['anthemis-treatment'] },
          { profile: 'dirz-clone-of-dirz', count: others },
        ],
        { army: 'dirz', points: 1000 },
      )
    // 14 + 33 = 47, 28 + 22 = 50, 28 + 33 = 61.
    expect(faultsOf(list(1, 3))).toEqual([])
    expect(faultsOf(list(2, 2))).toEqual(['artefact-copies'])
    expect(faultsOf(list(2, 3))).toEqual([])
  })

  test('is announced on activation, and gives War fury for the round', () => {
    const figures = [figure('Ann', 0, 20, 30, {}, { extras: ['anthemis-treatment'] }), figure('Bob', 1, 90, 30)]
    const match = turn(figures, { answers: ['done', '0:walk', 'use'] })
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'under-anthemis', until: 'round' }])
    const refused = turn(figures, { answers: ['done', '0:walk', 'no'] })
    expect(fighterNamed(refused, 'Ann').effects).toEqual([])
  })

  const under = { effects: [{ object: 'under-anthemis' }] }
  const order = (bob: Record<string, unknown>, faces: number[]) => {
    // Ann wins the Initiative with a 5 and does not use her fury; both place one die each way, and all attacks fail.
    const furies = [...('effects' in bob ? ['no'] : [])]
    const match = duel(
      { more: under },
      { more: bob as never },
      ['no', ...furies, dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'none'],
      [5, 2, ...faces],
    )
    return eventArgs(match, 'attacks').map(({ attacker }) => attacker)
  }

  test('the bearer attacks last even if it won the Initiative', () => {
    expect(order({}, [1, 1])).toEqual(['Bob', 'Ann'])
  })

  test('of two bearers the winner of the Initiative attacks first', () => {
    expect(order(under, [1, 1])).toEqual(['Ann', 'Bob'])
  })
})

describe('CF-REV-DIRZ-16 Atlas', () => {
  const card = { abilities: ['mutagenic/0'], ap: 20, res: 5 }
  const startRound = (script: Script) =>
    scene(
      {
        phase: 'strategic',
        figures: [figure('Ann', 0, 20, 30, card, { extras: ['atlas-treatment'] }), figure('Bob', 1, 90, 30, {}, {})],
      },
      script,
    )

  test('a die of Mutagenic/X given to the bearer may be used up for it', () => {
    const match = startRound({})
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.figure).toBe(0)
    expect(fighterNamed(startRound({ answers: ['use'] }), 'Ann').effects.map(({ object }) => object)).toEqual([
      'under-atlas',
    ])
    expect(fighterNamed(startRound({ answers: ['no'] }), 'Ann').effects.map(({ object }) => object)).toEqual([
      'mutagenic-die',
    ])
  })

  const hurt = (script: Script, by: 'Bob' | 'Ann' = 'Bob') =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { ...card, abilities: ['hard-boiled'] }, { effects: [{ object: 'under-atlas' }] }),
          figure('Bob', 1, 22.5, 30),
        ],
      },
      (play) => {
        const [victim, attacker] = by === 'Bob' ? ['Ann', 'Bob'] : ['Bob', 'Ann']
        const roll = { victim: fighterNamed(play, victim), by: fighterNamed(play, attacker), kind: 'combat' } as const
        return rollDamage(play, { ...roll, strength: 3, rules: [] })
      },
      script,
    )
  const damageTotals = (match: ReturnType<typeof hurt>) => eventArgs(match, 'damage.read').map(({ total }) => total)

  test('adds a die to RES or STR for one roll, and a 1 gives nothing', () => {
    // 4 + 3 - 5.
    expect(damageTotals(hurt({ answers: ['no'], dice: [4, 2] }))).toEqual([2])
    expect(damageTotals(hurt({ answers: ['use'], dice: [4, 4, 2] }))).toEqual([-2])
    expect(damageTotals(hurt({ answers: ['use'], dice: [1, 4, 2] }))).toEqual([2])
    expect(damageTotals(hurt({ answers: ['use'], dice: [4, 4, 2] }, 'Ann'))).toEqual([6])
    expect(fighterNamed(hurt({ answers: ['use'], dice: [4, 4, 2] }), 'Ann').effects).toMatchObject([
      { object: 'under-atlas' },
    ])
  })

  test('a 6 may be rolled again and added, and a 1 then gives nothing at all', () => {
    expect(damageTotals(hurt({ answers: ['use', 'keep'], dice: [6, 4, 2] }))).toEqual([-4])
    expect(damageTotals(hurt({ answers: ['use', 'again'], dice: [6, 3, 4, 2] }))).toEqual([-7])
    expect(damageTotals(hurt({ answers: ['use', 'again'], dice: [6, 1, 4, 2] }))).toEqual([2])
  })

  test('10 or more hurts the bearer first, with STR 10 against RES 0 and no help from abilities', () => {
    // 2 + 10 in the legs, not one line higher by Hard-boiled; then 4 + 3 - 15 of Bob's blow.
    const match = hurt({ answers: ['use', 'again'], dice: [6, 4, 2, 1, 4, 3] })
    expect(damageTotals(match)).toEqual([12, -8])
    expect(eventArgs(match, 'wounded')).toMatchObject([{ victim: 'Ann', level: 'wound-level.2' }])
  })

  test('a blow in progress is dealt even if that kills the bearer', () => {
    const match = hurt({ answers: ['use', 'again'], dice: [6, 4, 6, 6, 4, 3] }, 'Ann')
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(damageTotals(match)).toEqual([12])
  })

  test.each(['force', 'strength', 'resilience'] as const)('adds to the result of a test of %s, once', (kind) => {
    const final = (answers: readonly string[], dice: readonly number[]) => {
      const match = playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'under-atlas' }] }), figure('Bob', 1, 90, 30)] },
        (play) => makeTest(play, { ...initiative(play), kind, difficulty: 20 }),
        { answers, dice },
      )
      expect(fighterNamed(match, 'Ann').effects.map(({ object }) => object)).toEqual(['under-atlas'])
      return eventArgs(match, 'test.failed')[0]?.final as number
    }
    expect(final(['use'], [4, 3]) - final(['no'], [3])).toBe(4)
  })

  test('does not help attacks of dorsal blades', () => {
    const match = playRule(
      {
        figures: [figure('Ann', 0, 20, 30, {}, { effects: [{ object: 'under-atlas' }] }), figure('Bob', 1, 22.5, 30)],
      },
      (play) => {
        const roll = {
          victim: fighterNamed(play, 'Bob'),
          by: fighterNamed(play, 'Ann'),
          kind: 'combat',
          strength: 7,
        } as const
        return rollDamage(play, { ...roll, ownStrength: true, rules: [] })
      },
      { dice: [4, 2] },
    )
    expect(rolledDice(match)).toEqual(['roll.damage 2'])
  })
})

test('CF-REV-DIRZ-33 the Homunculus makes a die worth 5 points without a roll, whatever X; the cap stays', () => {
  const match = playRule(
    {
      figures: [
        figure('Ann', 0, 20, 30, { abilities: ['mutagenic/2'] }, { extras: ['the-homunculus'] }),
        figure('Bob', 1, 90, 30),
      ],
    },
    function* (play) {
      addOwnEffect(play, fighterNamed(play, 'Ann'), 'mutagenic-die', 'mutagenic', 'round')
      yield* makeTest(play, initiative(play))
    },
    { answers: ['use'] },
  )
  expect(eventArgs(match, 'mutagenic')).toMatchObject([{ points: 5 }])
  expect(rolledDice(match)).toMatchObject([])
  expect(optionKeys(match)).toEqual(['ini:1', 'ini:2', 'ini:3', 'ini:4', 'none'])
  expect(faultsOf(dirz('dirz-thyssan-ka', ['the-homunculus']))).toEqual(['artefact-bearer'])
})
