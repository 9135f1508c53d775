import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { spellChoices } from '../../incantation/spell-choices.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { gems, magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { eventArgs, fighterNamed, figure, optionKeys, placeOf } from '../../testing/scene.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

test('CF-REV-GOBLIN-08 Scroll of Lightning: its STR is two less than the difficulty, and only Gidzzit learns it', () => {
  const strike = (x: number, faces: number[]) =>
    eventArgs(
      spellScene({ spell: 'scroll-of-lightning', gems: { air: 3 }, on: enemy(), x, dice: faces }),
      'damage.read',
    ).map(({ total }) => total)
  // STR 6 against RES 5; STR 0, not -1.
  expect(strike(8, [4, 3, 1])).toEqual([4])
  expect(strike(1, [4, 3, 1])).toEqual([-2])
  expect(strike(9, [4])).toEqual([])
  const learningFaults = (profile: string) =>
    faultsOf(armyOf([{ profile, spells: ['scroll-of-lightning'] }], { army: 'goblins', points: 400 }))
  expect(learningFaults('goblins-gidzzit-the-bell-ringer')).toEqual([])
  expect(learningFaults('goblins-the-babayagob')).toEqual(['spell-reserved'])
})

describe('CF-REV-GOBLIN-13 Juicy Appendix', () => {
  const SPELL = 'juicy-appendix'
  const mutant = { people: 'goblins' }

  test('CF-REV-GOBLIN-13: strikes the mutant and all fighters within 5 cm, with half the difficulty rounded up', () => {
    const match = turn(
      [
        magician('Ann', 0, 20, 30, { spells: [SPELL], gems: { air: 2 }, card: { people: 'goblins' } }),
        figure('Goblin mutant', 0, 30, 30, mutant, { card: 'M' }),
        figure('Amy', 0, 37.5, 30, {}, { card: 'Amy' }),
        figure('Bob', 1, 30, 37.5),
        figure('Ben', 1, 30, 22.4),
      ],
      { answers: ['done', '0:cast', `${SPELL}:1:7`, '1', '2'], dice: [3, 2, 1, 2, 1, 2, 1] },
    )
    // STR 4 against RES 5.
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => `${victim} ${total}`)).toEqual([
      'Goblin mutant 1',
      'Amy 1',
      'Bob 1',
    ])
  })

  test('CF-REV-GOBLIN-13: its target is a goblin of either camp called a mutant, never the caster', () => {
    const match = turn(
      [
        magician('Mutant Ann', 0, 20, 30, { spells: [SPELL], gems: { air: 2 }, card: { people: 'goblins' } }),
        figure('Psychomutant', 0, 30, 20, mutant, { card: 'M' }),
        figure('Mutant', 1, 30, 30, mutant),
        figure('Orc mutant', 1, 30, 40, { people: 'orcs' }),
        figure('Bob', 1, 30, 50, mutant),
      ],
      { answers: ['done', '0:cast'] },
    )
    const targets = optionKeys(match).flatMap((key) => key.match(/^juicy-appendix:(\d+):1$/)?.[1] ?? [])
    expect(targets).toEqual(['1', '2'])
  })
})

describe('CF-REV-GOBLIN-14 Psychic Attack', () => {
  const SPELL = 'psychic-attack'
  const attack: SpellCast = { spell: SPELL, gems: { air: 2 }, on: enemy({ dis: 3 }), dice: [4] }
  const maintainHaunting = (faces: number[], more = {}) =>
    playPhase(
      'maintenance',
      {
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 60, 30, { dis: 3 }, { effects: [{ object: `under-${SPELL}`, until: 'game' }], ...more }),
        ],
      },
      { dice: faces },
    )

  test('CF-REV-GOBLIN-14: has no effect at once, and it stays', () => {
    const match = spellScene(attack)
    expect(eventArgs(match, 'damage.read')).toMatchObject([])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: `under-${SPELL}`, until: 'game' }])
  })

  test('CF-REV-GOBLIN-14: Discipline 8 in each maintenance phase ends it; a failed test means STR 3', () => {
    const passed = maintainHaunting([5])
    expect(eventArgs(passed, 'damage.read')).toEqual([])
    expect(fighterNamed(passed, 'Bob').effects).toEqual([])
    const failed = maintainHaunting([4, 6, 1])
    expect(eventArgs(failed, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 4 }])
    expect(fighterNamed(failed, 'Bob').effects).toHaveLength(1)
  })

  test('CF-REV-GOBLIN-14: the test comes in the round of the casting, too', () => {
    const match = spellScene({ ...attack, dice: [4, 4, 2, 1] }, maintenancePhase)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 0 }])
  })

  test('CF-REV-GOBLIN-14: Living-dead and Constructs cannot be targeted', () => {
    const ann = magician('Ann', 0, 20, 30, { spells: [SPELL], gems: { air: 2 } })
    const others = ['living-dead', 'construct'].map((id, i) => figure(id, 1, 40, 10 + 8 * i, { abilities: [id] }))
    const match = turn([ann, ...others, figure('Bob', 1, 40, 40)], { answers: ['done', '0:cast'] })
    expect(optionKeys(match).filter((key) => key.startsWith(SPELL))).toEqual([`${SPELL}:3`, `${SPELL}:4`])
  })
})

describe('CF-REV-GOBLIN-11 Illusion of the God Rat', () => {
  const SPELL = 'illusion-of-the-god-rat'
  const babayagob = (air = 3, more = {}) =>
    magician('Ann', 0, 20, 30, { spells: [SPELL], gems: { darkness: 2, air }, card: { pow: 6 }, more })
  const castIllusion = (figures: readonly Json[], faces: readonly number[], answers: readonly Json[] = [], air = 3) =>
    turn([babayagob(air), ...figures], { answers: ['done', '0:cast', ...answers], dice: [5, ...faces] })
  const coward = (name: string, x: number, y: number, card = {}, more = {}) =>
    figure(name, 1, x, y, { cou: 0, ...card }, more)

  test('CF-REV-GOBLIN-11: enemies within 50 cm test against FEAR 3; those that fail rout and flee from the magician', () => {
    const figures = [
      coward('Bob', 40, 30),
      coward('Far', 72.6, 30),
      figure('Amy', 0, 30, 40, { cou: 0 }, { card: 'A' }),
    ]
    const match = castIllusion(figures, [2])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 2, difficulty: 3 }])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(placeOf(match, 'Bob')).toEqual([60, 30])
    const brave = castIllusion([coward('Bob', 40, 30)], [3])
    expect(fighterNamed(brave, 'Bob').inRout).toBe(false)
    expect(fighterNamed(brave, 'Bob').immuneToFear).toBe(3)
  })

  test('CF-REV-GOBLIN-11: an enemy that has been activated or touches an opponent routs without moving', () => {
    const done = castIllusion([coward('Bob', 40, 30, {}, { activated: true })], [2])
    expect(fighterNamed(done, 'Bob').inRout).toBe(true)
    expect(placeOf(done, 'Bob')).toEqual([40, 30])
    const engagedMatch = castIllusion([coward('Bob', 40, 30), figure('Amy', 0, 42.5, 30, {}, { card: 'A' })], [2])
    expect(fighterNamed(engagedMatch, 'Bob').inRout).toBe(true)
    expect(placeOf(engagedMatch, 'Bob')).toEqual([40, 30])
  })

  test('CF-REV-GOBLIN-11: only enemies this FEAR frightens test, in sight or not', () => {
    const match = castIllusion(
      [
        coward('Dread', 40, 20, { fear: 3 }),
        coward('Calm', 40, 30, { abilities: ['immunity-fear'] }),
        coward('Used', 40, 40, {}, { immuneToFear: 3 }),
        coward('Behind', 10, 30),
      ],
      [4],
    )
    expect(eventArgs(match, 'test.passed').slice(1)).toMatchObject([{ fighter: 'Behind' }])
  })

  test('CF-REV-GOBLIN-11: up to five further gems of Air add a point of FEAR each', () => {
    const pay = gems({ darkness: 2, air: 3 }, {}, { air: 6 })
    const asks = castIllusion([coward('Bob', 40, 30)], [], [pay], 9)
    expect(optionKeys(asks)).toEqual(['0', '1', '2', '3', '4', '5'])
    const worse = castIllusion([coward('Bob', 40, 30)], [4], [pay, '5'], 9)
    expect(eventArgs(worse, 'test.failed')).toMatchObject([{ fighter: 'Bob', difficulty: 8 }])
    expect(fighterNamed(worse, 'Ann').gems).toEqual({ air: 1 })
  })

  test('CF-REV-GOBLIN-11: works once in a game, even if it fails', () => {
    const failed = turn([babayagob(6), coward('Bob', 40, 30)], {
      answers: ['done', '0:cast', gems({ darkness: 2, air: 3 }, {}, { air: 3 })],
      dice: [2],
    })
    expect(eventArgs(failed, 'cast.failed')).toHaveLength(1)
    const ann = fighterNamed(failed, 'Ann')
    const next = { ...failed.state, round: failed.state.round + 1 }
    Object.assign(ann, { gems: { darkness: 2, air: 3 } })
    const choiceCount = (state: typeof next) =>
      spellChoices({ state, setup: failed.setup }, ann, { moment: 'activation', fallenBefore: [] }).length
    expect(choiceCount(next)).toBe(0)
    Object.assign(ann, { uses: {} })
    expect(choiceCount(next)).toBe(1)
  })
})
