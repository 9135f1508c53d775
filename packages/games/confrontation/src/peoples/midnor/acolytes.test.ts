import { describe, expect, test } from 'vitest'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice, duel } from '../../testing/duel.ts'
import { gems, magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'

const MASTER = 'midnor-master-of-puppets'
const withAcolyte = (acolyte: string): FigureDetails => ({ effects: [{ object: acolyte, until: 'game' }] })
const objects = (match: ReturnType<typeof scene>, name: string) =>
  fighterNamed(match, name).effects.map(({ object }) => object)

describe('CF-REV-MIDNOR-12: the acolytes', () => {
  test.each([MASTER, 'midnor-ezalyth-the-queen-of-the-damned'])(
    '%s has one, chosen before the deployment',
    (profile) => {
      const figures = [
        catalogueFigure(profile, 0, 0, 0, { name: 'Ann' }, { status: 'waiting' }),
        figure('Bob', 1, 0, 0, {}, { status: 'waiting' }),
      ]
      const match = scene({ phase: 'approach', figures })
      expect(promptId(match)).toBe('ask.acolyte')
      expect(optionKeys(match)).toEqual(['cabalistic-acolyte', 'acolyte-of-devastation', 'acolyte-of-domination'])
      match.answer(0, 'acolyte-of-devastation')
      expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'acolyte-of-devastation', until: 'game' }])
      expect(eventArgs(match, 'acolyte.chosen')).toHaveLength(1)
    },
  )

  test('an acolyte’s effects end when its master is eliminated', () => {
    const match = playRule(
      {
        figures: [
          catalogueFigure(MASTER, 0, 20, 30, { name: 'Ann' }),
          figure('Amy', 0, 26, 30, {}, { effects: [{ object: 'dominated', source: { figure: 0 } }] }),
          figure('Abe', 0, 26, 36, {}, { effects: [{ object: 'dominated', source: { figure: 3 } }] }),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) => eliminate(play, play.state.fighters[0]!, { by: null, rules: [] }),
    )
    expect(objects(match, 'Amy')).toEqual([])
    expect(objects(match, 'Abe')).toEqual(['dominated'])
  })
})

describe('CF-REV-MIDNOR-13: the cabalistic acolyte', () => {
  const SPELL = 'arrow-of-mana'
  const cast = (
    answers: readonly string[],
    faces: readonly number[],
    more: FigureDetails = withAcolyte('cabalistic-acolyte'),
  ) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: [SPELL], gems: { light: 4 }, more }), figure('Bob', 1, 30, 30, { res: 9 })],
      { answers: ['done', '0:cast', `${SPELL}:1`, gems({ light: 2 }, {}, { light: 2 }), ...answers], dice: faces },
    )

  test('adds one die of mastery to a spell, once a round, if it is announced', () => {
    expect(promptId(cast([], []))).toBe('ask.ability')
    expect(rolledDice(cast(['no'], [1]))[0]).toBe('roll.incantation 1')
    const used = cast(['use'], [1, 2, 4])
    expect(rolledDice(used).slice(0, 2)).toEqual(['roll.incantation 2', 'roll.acolyte 1'])
    expect(objects(used, 'Ann')).toEqual(['cabalistic-acolyte'])
    const spentUse = { ...withAcolyte('cabalistic-acolyte'), uses: { acolyte: { stretch: 1, times: 1 } } }
    expect(rolledDice(cast([], [1], spentUse))[0]).toBe('roll.incantation 1')
  })

  test('CF-REV-MIDNOR-13: announced with the gems of mastery, before counter-magic; absorbing the spell still risks the acolyte', () => {
    const figures = [
      magician('Ann', 0, 20, 30, { spells: [SPELL], gems: { light: 2 }, more: withAcolyte('cabalistic-acolyte') }),
      figure('Bob', 1, 30, 30, { res: 9 }),
      magician('Bea', 1, 30, 36, { gems: { darkness: 4 } }),
    ]
    const begun = turn(figures, { answers: ['done', '0:cast', `${SPELL}:1`] })
    expect(promptId(begun)).toBe('ask.ability')
    giveAnswers(begun, 'use')
    expect(promptId(begun)).toBe('ask.counter-magic')
    const absorbs = optionKeys(begun).find((key) => key.includes('absorb'))!
    const match = turn(figures, { answers: ['done', '0:cast', `${SPELL}:1`, 'use', absorbs], dice: [1] })
    expect(rolledDice(match)).toEqual(['roll.acolyte 1'])
    expect(eventArgs(match, 'acolyte.destroyed').length).toBe(1)
  })

  test('CF-REV-MIDNOR-12: a 1 afterwards destroys the acolyte, and its help stands', () => {
    const match = cast(['use'], [1, 5, 1, 2, 1])
    expect(objects(match, 'Ann')).toEqual([])
    expect(eventArgs(match, 'acolyte.destroyed').length).toBe(1)
    expect(eventArgs(match, 'cast.succeeded')).toHaveLength(1)
  })
})

describe('CF-REV-MIDNOR-14: the acolyte of devastation', () => {
  const fight = (
    answers: readonly string[],
    faces: readonly number[],
    more: FigureDetails = withAcolyte('acolyte-of-devastation'),
  ) => duel({ more }, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), ...answers], [5, 2, ...faces])

  test('gives two dice for an Attack test, announced before the defence, once a round', () => {
    expect(promptId(fight([], []))).toBe('ask.ability')
    expect(promptId(fight(['use'], []))).toBe('ask.defence')
    const used = fight(['use', 'none'], [1, 3, 4, 2, 1])
    expect(rolledDice(used).slice(-3)).toEqual(['roll.attack 2', 'roll.acolyte 1', 'roll.damage 2'])
    // The next attack goes on without it.
    expect(promptId(used)).toBe('ask.defence')
    // The better of 1 and 3, with ATT 3.
    expect(eventArgs(used, 'test.result').at(-1)).toMatchObject({ fighter: 'Ann', final: 6 })
    expect(rolledDice(fight(['no', 'none'], [1])).at(-1)).toBe('roll.attack 1')
  })

  test('CF-REV-MIDNOR-12: a 1 afterwards destroys the acolyte', () => {
    expect(objects(fight(['use', 'none'], [1, 3, 1, 2, 1]), 'Ann')).toEqual([])
  })

  test('does not help a shot', () => {
    const weapon = { name: 'Bow', strength: 6, ranges: [20, 40, 60] }
    const match = turn(
      [figure('Ann', 0, 20, 30, { aim: 3, weapon }, withAcolyte('acolyte-of-devastation')), figure('Bob', 1, 40, 30)],
      { answers: ['done', '0:fire', '1'], dice: [1] },
    )
    expect(rolledDice(match)).toEqual(['roll.aim 1'])
  })
})

describe('CF-REV-MIDNOR-15: the acolyte of domination', () => {
  const hero = (name: string, x: number, changes: FigureDetails = {}, more: FigureDetails = {}) =>
    figure(name, 0, x, 30, { people: 'midnor', character: true, ...changes }, { card: 'A', ...more })
  const beginRound = (others: ReturnType<typeof figure>[], script: Script = {}) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          catalogueFigure(MASTER, 0, 20, 30, { name: 'Ann' }, { card: 'A', ...withAcolyte('acolyte-of-domination') }),
          ...others,
          figure('Bob', 1, 90, 30),
        ],
      },
      script,
    )

  test('before the Tactical roll a Character of Mid-Nor less than 10 cm away becomes Ambidextrous for the round', () => {
    const match = beginRound([hero('Amy', 32.4)])
    expect(promptId(match)).toBe('ask.dominated')
    expect(optionKeys(match)).toEqual(['1', 'none'])
    const used = beginRound([hero('Amy', 32.4)], { answers: ['1'], dice: [4] })
    expect(has(used, fighterNamed(used, 'Amy'), 'ambidextrous')).toBe(true)
    expect(rolledDice(used)).toEqual(['roll.acolyte 1'])
    expect(fighterNamed(used, 'Amy').effects).toMatchObject([{ until: 'round', source: { bearer: 0 } }])
    expect(objects(beginRound([hero('Amy', 32.4)], { answers: ['1'], dice: [1] }), 'Ann')).toEqual([])
  })

  test('10 cm is too far, and the target is a Character of the people without the help of another acolyte', () => {
    const isAsked = (candidate: ReturnType<typeof figure>) => promptId(beginRound([candidate])) === 'ask.dominated'
    expect(isAsked(hero('Amy', 32.5))).toBe(false)
    expect(isAsked(hero('Amy', 30, { people: 'dirz' }))).toBe(false)
    expect(isAsked(hero('Amy', 30, { character: false }))).toBe(false)
    expect(isAsked(hero('Amy', 30, {}, { effects: [{ object: 'dominated' }] }))).toBe(false)
  })

  test('lasts until the target lands an attack through it, and not one of a counter-attack', () => {
    const under = { effects: [{ object: 'dominated' }] }
    const counterAttack = (defence: string, faces: number[], abilities: string[] = []) =>
      duel(
        {},
        { card: { abilities }, more: under },
        [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), defence],
        [5, 2, ...faces],
      )
    // Ann attacks with 5, Bob parries with 8 and answers with a hit.
    expect(objects(counterAttack('parry:1', [2, 5, 3, 2, 1]), 'Bob')).toEqual([])
    expect(objects(counterAttack('parry:1', [2, 5, 1]), 'Bob')).toEqual(['dominated'])
    expect(objects(counterAttack('counter:1', [2, 5, 3, 2, 1], ['counter-attack']), 'Bob')).toEqual(['dominated'])
  })
})
