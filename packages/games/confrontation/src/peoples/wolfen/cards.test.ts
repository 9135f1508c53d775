import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { heal } from '../../abilities/resilience/upkeep.ts'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { countForFaithful } from '../../divination/believers.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { annActs, BOW, marksman, targetAt } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'

test('CF-REV-WOLFEN-03: Kaëlliss has Feint and Bane/Marksman', () => {
  const play = loadPosition({ figures: [catalogueFigure('daikinee-kaelliss', 0, 20, 30), figure('Bob', 1, 90, 30)] })
  expect(['feint', 'bane-marksman', 'dodge'].map((id) => has(play, play.state.fighters[0]!, id))).toEqual([
    true,
    true,
    false,
  ])
})

describe('CF-REV-WOLFEN-04: Arrows of Alabaster', () => {
  const arrows = { extras: ['arrows-of-alabaster'] }

  test('CF-REV-WOLFEN-04: the bow has STR 5 instead of the printed value, and blows do not change', () => {
    const damageOfShot = (more: Record<string, Json>) =>
      eventArgs(
        annActs([marksman({}, more), targetAt(10)], { answers: ['0:fire', '1'], dice: [4, 6, 1] }),
        'damage.read',
      )[0]?.total
    // 6 + STR − RES 5; BOW has STR 6.
    expect(damageOfShot({})).toBe(7)
    expect(damageOfShot(arrows)).toBe(6)
    const hit = (how: Pick<DamageRoll, 'kind' | 'artillery'>) =>
      playRule(
        { figures: [marksman({}, arrows), targetAt(10)] },
        (play) =>
          rollDamage(play, {
            victim: fighterNamed(play, 'Bob'),
            by: fighterNamed(play, 'Ann'),
            ...how,
            strength: 3,
            rules: [],
          }),
        { dice: [6, 1] },
      )
    expect(eventArgs(hit({ kind: 'combat' }), 'damage.read')).toMatchObject([{ total: 4 }])
    // CF-MACHINE-31: nor do shots of a machine the bearer serves.
    expect(eventArgs(hit({ kind: 'fire', artillery: true }), 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('CF-REV-WOLFEN-04: a fighter wounded by one cannot be healed in that round', () => {
    const after = (kind: 'fire' | 'combat', faces: number[]) =>
      fighterNamed(
        playRule(
          { figures: [marksman({}, arrows), targetAt(10, {}, { wounds: 'light' })] },
          function* (play) {
            const [ann, bob] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
            yield* rollDamage(play, { victim: bob, by: ann, kind, strength: 6, rules: [] })
            heal(play, bob, 'TEST')
            heal(play, bob, 'TEST')
          },
          { dice: faces },
        ),
        'Bob',
      )
    expect(after('fire', [4, 1])).toMatchObject({ wounds: 2, effects: [{ object: 'alabaster-wound', until: 'round' }] })
    expect(after('combat', [4, 1]).wounds).toBe(0)
    // Only Stunned.
    expect(after('fire', [1, 1]).wounds).toBe(0)
  })

  test('CF-REV-WOLFEN-04: Daïkinee Characters with a bow may carry them', () => {
    const faultsOfBuying = (rest: object) =>
      faultsOf(
        armyOf([{ profile: 'elf', artefacts: ['arrows-of-alabaster'] }], {
          ...{ army: 'daikinee', points: 1000 },
          profiles: [
            ownCard('elf', { army: 'daikinee', rank: 'elite', character: true, aim: 3, weapon: BOW, ...rest }),
          ],
        }),
      ).includes('artefact-bearer')
    const sling = { weapon: { ...BOW, name: 'Sling' } }
    expect([{}, { character: false }, sling, { army: 'wolfen' }].map(faultsOfBuying)).toEqual([false, true, true, true])
  })
})

describe('CF-REV-WOLFEN-07: The Protectors of Yllia', () => {
  const WOLF = { army: 'wolfen', people: 'wolfen', base: 'creature' }
  const guardian = (more = {}, seat: 0 | 1 = 0) =>
    faithful('Ann', seat, 20, 30, {
      card: { ...WOLF, abilities: ['warrior-monk', 'the-protectors-of-yllia'] },
      aspects: { aura: 15, cult: 'Yllia' },
      more,
    })
  const wolf = (name: string, x: number, more = {}, card = {}) =>
    figure(name, 0, x, 30, { ...WOLF, ...card }, { card: name, ...more })

  test('CF-REV-WOLFEN-07: once a round a Wolfen in the aura of faith has RES +2', () => {
    const match = turn([guardian(), wolf('In', 30), wolf('Out', 60), wolf('Elf', 25, {}, { base: 'infantry' })], {
      answers: ['done', '0:use-the-protectors-of-yllia'],
    })
    expect(promptId(match)).toBe('ask.protected')
    expect(optionKeys(match)).toEqual(['0', '1'])
    giveAnswers(match, '1')
    const res = ['In', 'Out'].map((name) => characteristic(match, fighterNamed(match, name), 'res').total)
    expect(res).toEqual([7, 5])
    expect(optionKeys(match)).not.toContain('0:use-the-protectors-of-yllia')
    expect(fighterNamed(match, 'In').effects).toMatchObject([{ until: 'round' }])
  })

  test('CF-REV-WOLFEN-07: each Wolfen is protected once a round', () => {
    const uses = { 'protected-by-yllia': { stretch: 1, times: 1 } }
    const match = turn([guardian(), wolf('In', 30, { uses })], { answers: ['done', '0:use-the-protectors-of-yllia'] })
    // Only the guardian herself is left.
    expect(eventArgs(match, 'protected')).toEqual([{ fighter: 'Ann', target: 'Ann' }])
  })

  test('CF-REV-WOLFEN-07: Wolfen in the aura with a Critical Wound count twice for faith', () => {
    const faithGathered = (wounds: string, abilities: string[]) => {
      const card = { ...WOLF, abilities }
      const ann = faithful('Ann', 0, 20, 30, { card, aspects: { cult: 'Yllia' } })
      const play = loadPosition({ figures: [ann, wolf('In', 30, { wounds }), figure('Bob', 1, 90, 30)] })
      return countForFaithful(play, fighterNamed(play, 'Ann')).believers
    }
    const own = ['the-protectors-of-yllia']
    expect(faithGathered('critical', [])).toBe(1)
    expect(faithGathered('serious', own)).toBe(1)
    expect(faithGathered('critical', own)).toBe(2)
  })
})

describe('CF-REV-WOLFEN-11: Astrolabe of Destiny', () => {
  const runTest = (kinds: readonly TestKind[], answers: string[], dice: number[]) =>
    playRule(
      {
        figures: [figure('Ann', 0, 20, 30, { pow: 3 }, { extras: ['astrolabe-of-destiny'] }), figure('Bob', 1, 60, 30)],
      },
      function* (play) {
        for (const kind of kinds) {
          yield* makeTest(play, {
            kind,
            fighter: fighterNamed(play, 'Ann'),
            rules: [],
            difficulty: 7,
            against: null,
            dice: 1,
          })
        }
      },
      { answers, dice },
    )

  test('CF-REV-WOLFEN-11: adds one die to a test of the player’s choice, once a round', () => {
    const match = runTest(['attack', 'defence', 'initiative'], ['no', 'use'], [2, 2, 5, 3])
    expect(rolledDice(match)).toEqual(['roll.attack 1', 'roll.defence 2', 'roll.initiative 1'])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 8 }])
  })

  test('CF-REV-WOLFEN-11: helps the listed tests, without Aim', () => {
    const named = ['initiative', 'agility', 'attack', 'defence', 'courage', 'discipline', 'incantation'] as const
    for (const kind of named) expect(promptId(runTest([kind], [], []))).toBe('ask.ability')
    expect(rolledDice(runTest(['aim'], [], [3]))).toEqual(['roll.aim 1'])
  })

  test('CF-REV-WOLFEN-11: Wolfen magicians that are Characters may carry it', () => {
    const faultsOfBuying = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['astrolabe-of-destiny'] }], { army: 'wolfen', points: 1000 })).includes(
        'artefact-bearer',
      )
    expect(
      ['wolfen-irix-the-fury', 'wolfen-wolfen-lonewolf', 'wolfen-syriak-the-intrepid'].map(faultsOfBuying),
    ).toEqual([false, true, true])
  })
})
