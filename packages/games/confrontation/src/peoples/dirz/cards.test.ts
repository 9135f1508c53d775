import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { forceOf } from '../../assault/penalties.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { fearFaced } from '../../fear/courage.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice, duel, duelAgainstTwo } from '../../testing/duel.ts'
import { BOW } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, path, promptId, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

test('CF-REV-DIRZ-01 Mutagenic/X: at most 2 and X points raise a characteristic, and COU, DIS and AIM none', () => {
  const points = { effects: [{ object: 'mutagenic-points', x: 9 }] }
  const offeredFor = (kind: TestKind) =>
    optionKeys(
      playRule(
        { figures: [catalogueFigure('dirz-cypher-lukhan', 0, 20, 30, {}, points), figure('Bob', 1, 60, 30)] },
        (play) => {
          const fighter = play.state.fighters[0]!
          return makeTest(play, { kind, fighter, rules: [], difficulty: 1, against: null, dice: 1 })
        },
        { dice: kind === 'initiative' ? [] : [3] },
      ),
    )
  expect(offeredFor('initiative')).toEqual(['ini:1', 'ini:2', 'ini:3', 'ini:4', 'none'])
  for (const kind of ['courage', 'discipline', 'aim'] as const) expect(offeredFor(kind)).toEqual([])
})

test('CF-REV-DIRZ-10 three Keratis warriors share one card, and a fourth does not fit', () => {
  const list = (count: number) => armyOf([{ profile: 'dirz-keratis-warrior', count }], { army: 'dirz', points: 1000 })
  expect(faultsOf(list(3))).toEqual([])
  expect(faultsOf(list(4))).toEqual(['card-size'])
})

describe("CF-REV-DIRZ-12 the Insane's panache", () => {
  const razheem = (x: number) =>
    figure(
      'Ann',
      0,
      x,
      30,
      { army: 'dirz', people: 'dirz', abilities: ['leadership/10'], command: 'commander' },
      {
        extras: ['the-insane-s-panache'],
      },
    )
  const scorpion = (name: string, x: number, people = 'dirz') => figure(name, 0, x, 30, { people }, { card: name })

  test('Scorpions in the bearer’s aura, the bearer included, fear nothing; others and those outside do', () => {
    const play = loadPosition({
      figures: [
        razheem(20),
        scorpion('In', 32),
        figure('Out', 0, 32.6, 35, { people: 'dirz' }, { card: 'Out' }),
        scorpion('Ram', 26, 'acheron'),
        figure('Bob', 1, 60, 30, { fear: 8 }),
      ],
    })
    const fears = ['Ann', 'In', 'Out', 'Ram'].map((name) =>
      fearFaced(play, fighterNamed(play, name), [fighterNamed(play, 'Bob')], []),
    )
    expect(fears).toEqual([null, null, 8, 8])
  })

  test('a Scorpion in rout rallies the moment it enters the aura', () => {
    const match = turn(
      [
        razheem(20),
        figure('Amy', 0, 40, 30, { people: 'dirz' }, { card: 'Amy', inRout: true }),
        figure('Bob', 1, 90, 30),
      ],
      { answers: ['done', '0:walk'] },
    )
    expect(fighterNamed(match, 'Amy').inRout).toBe(true)
    match.answer(0, path([28, 30]))
    expect(fighterNamed(match, 'Amy').inRout).toBe(false)
    expect(eventArgs(match, 'rallied')).toEqual([{ fighter: 'Amy' }])
  })
})

test('CF-REV-DIRZ-13 a Skorize warrior has one Force more when it charges, and not when it is charged', () => {
  const play = loadPosition({ figures: [catalogueFigure('dirz-skorize-warrior', 0, 20, 30), figure('Bob', 1, 60, 30)] })
  const [ann] = play.state.fighters
  expect(forceOf(play, ann!, 'charging').total).toEqual(forceOf(play, ann!, 'charged').total + 1)
  expect(forceOf(play, ann!, 'charged').total).toBe(1)
})

test('CF-REV-DIRZ-17 Keratis warriors within 12.5 cm of Cypher test with its FEAR and DIS, unless Cypher is in rout', () => {
  const values = (x: number, more = {}, who = 'dirz-keratis-warrior') => {
    const changes = { fear: 9, dis: 7 }
    const play = loadPosition({
      figures: [
        catalogueFigure('dirz-cypher-lukhan', 0, 20, 30, changes, more),
        catalogueFigure(who, 0, x, 30, { fear: 5, dis: 2 }),
        figure('Bob', 1, 90, 30),
      ],
    })
    const fighter = play.state.fighters[1]!
    const test = { fighter, rules: [], difficulty: 6, against: null, dice: 1 }
    return (['courage', 'discipline', 'tactical'] as const).map((kind) => modifiersFor(play, { ...test, kind }).total)
  }
  expect(values(35)).toEqual([9, 7, 2])
  expect(values(35.1)).toEqual([5, 2, 2])
  expect(values(35, { inRout: true })).toEqual([5, 2, 2])
  expect(values(35, {}, 'dirz-dasyatis-clone')).toEqual([5, 2, 2])
})

describe('CF-REV-DIRZ-31 the Asp in a fray', () => {
  const sin = { card: { abilities: ['the-asp-in-a-fray'], aim: 3, weapon: BOW } }
  const fight = (answers: string[], faces: number[]) =>
    duel(sin, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), ...answers], [5, 2, ...faces])

  test('CF-REV-DIRZ-31: on the bearer’s turn a shot at an enemy in contact may replace an attack: difficulty 7, no parry', () => {
    const match = fight(['use', 'shot'], [4, 4, 1])
    // STR 6 of the weapon against RES 5.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 5 }])
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
    expect(eventArgs(match, 'parried')).toEqual([])
    // The other die attacks in the next exchange, and Bob may parry.
    expect(eventArgs(match, 'attacks').length).toBe(1)
    expect(promptId(match)).toBe('ask.defence')
    expect(eventArgs(fight(['use', 'shot'], [3]), 'shot.missed')).toHaveLength(1)
  })

  test('CF-REV-DIRZ-31: it may come in any exchange, once, and the shot no longer counts as an attack', () => {
    const match = fight(['use', 'plain', 'none'], [1, 4, 1, 1])
    expect(eventArgs(match, 'attacks')).toHaveLength(1)
    expect(eventArgs(match, 'shot.hit')).toHaveLength(1)
    expect(rolledDice(match).slice(-2)).toEqual(['roll.aim 1', 'roll.damage 2'])
  })

  test('CF-REV-DIRZ-31: a bearer that lost the Initiative shoots after its opponent has attacked', () => {
    const slow = duel(sin, {}, [dice({ 0: [2, 0] }), 'use', dice({ 1: [2, 0] }), 'shot'], [2, 5, 1, 3, 1, 1])
    expect(rolledDice(slow).slice(2, 4)).toEqual(['roll.attack 1', 'roll.aim 1'])
  })

  test('CF-REV-DIRZ-31: no master strike uses the die', () => {
    const master = { card: { ...sin.card, abilities: ['the-asp-in-a-fray', 'master-strike/0'] } }
    const match = duel(master, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'use'], [5, 2])
    expect(optionKeys(match)).toEqual(['plain', 'shot'])
  })

  test('CF-REV-DIRZ-31: the target must only touch the bearer, in any combat', () => {
    const match = duelAgainstTwo(
      sin,
      ['1', dice({ 1: [0, 2], 2: [0, 2] }), dice({ 0: [3, 0] }), 'use', '1', 'shot'],
      [5, 2],
    )
    expect(promptId(match)).toBe('ask.asp')
    expect(optionKeys(match)).toEqual(['1', '2'])
  })
})

describe('CF-REV-DIRZ-32 the poisoned projectile', () => {
  const fire = (answers: string[], faces: number[], bob: string[] = []) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { abilities: ['poisoned-projectile-capacity'], aim: 5, weapon: BOW }),
        figure('Bob', 1, 30, 30, { abilities: bob }),
      ],
      { answers: ['done', '0:fire', ...answers], dice: faces },
    )
  const damageTotals = (match: ReturnType<typeof fire>) => eventArgs(match, 'damage.read').map(({ total }) => total)

  test('a Wound is followed by a Damage roll of STR 2 against RES 0', () => {
    expect(damageTotals(fire(['1', 'use'], [4, 6, 3, 4, 1]))).toEqual([7, 6])
    expect(damageTotals(fire(['1', 'no'], [4, 6, 3]))).toEqual([7])
  })

  test('CF-REV-DIRZ-32: it is announced before the shot is measured', () => {
    const far = turn(
      [
        figure('Ann', 0, 20, 30, {
          abilities: ['poisoned-projectile-capacity'],
          aim: 5,
          weapon: { ...BOW, ranges: [5, 6, 7] },
        }),
        figure('Bob', 1, 60, 30),
      ],
      { answers: ['done', '0:fire', '1', 'use'] },
    )
    expect(eventArgs(far, 'shot.too-far').length).toBe(1)
    expect(fighterNamed(far, 'Ann').effects).toEqual([])
    expect(fighterNamed(far, 'Ann').uses['poisoned-projectile-capacity']?.times).toBe(1)
  })

  test('it needs a Wound, spares targets immune to poison, and is announced once a round', () => {
    expect(damageTotals(fire(['1', 'use'], [4, 1, 2]))).toEqual([3])
    expect(damageTotals(fire(['1', 'use'], [4, 6, 3], ['immunity-toxic']))).toEqual([7])
    expect(fighterNamed(fire(['1', 'use'], [1]), 'Ann').uses['poisoned-projectile-capacity']?.times).toBe(1)
  })
})
