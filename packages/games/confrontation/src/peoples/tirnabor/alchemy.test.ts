import { describe, expect, test } from 'vitest'
import { characteristic, printedValue } from '../../characteristics.ts'
import { flee } from '../../fear/flight.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import { BOW } from '../../testing/marksman.ts'
import { playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  placeOf,
  promptId,
  scene,
} from '../../testing/scene.ts'
import { readAfterSpell, spellCosts } from '../../testing/spell-reading.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-TIRNABOR-10 Crash Concentrate', () => {
  const crash = (x: number, faces: readonly number[], more: Partial<SpellCast> = {}) =>
    spellScene({ spell: 'crash-concentrate', gems: { earth: 3 }, on: enemy(), x, dice: faces, ...more })

  test('CF-REV-TIRNABOR-10: its STR is one less than the difficulty, and half of it, rounded up, around on 5 or more', () => {
    const others = [figure('Near', 0, 35, 30), figure('Far', 1, 35.1, 36)]
    // POW 4 and a 4 reach 8. STR 7 for the target, 4 for fighters nearby, of either camp.
    expect(eventArgs(crash(8, [4, 2, 1, 5, 2, 1], { others }), 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 4 },
      { victim: 'Near', total: 1 },
    ])
    expect(eventArgs(crash(8, [4, 2, 1, 4], { others }), 'damage.read')).toHaveLength(1)
    // A difficulty of 1 leaves no STR, which never falls below 0.
    expect(eventArgs(crash(1, [2, 2, 1]), 'damage.read')).toMatchObject([{ total: -3 }])
  })

  test('CF-REV-TIRNABOR-10: a failed test hurts the caster with STR 0; out of range nobody is hurt', () => {
    const failed = crash(9, [4, 6, 1])
    expect(eventArgs(failed, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 1 }])
    const short = crash(6, [4], { on: { ...enemy(), at: [47.6, 30] } })
    expect(eventArgs(short, 'cast.short').length).toBe(1)
    expect(eventArgs(short, 'damage.read')).toEqual([])
  })

  test('CF-REV-TIRNABOR-10: only enemies are targets, each named with a difficulty', () => {
    const match = turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['crash-concentrate'], gems: { earth: 3 } }),
        figure('Amy', 0, 25, 36, {}, { card: 'Amy' }),
        figure('Bob', 1, 30, 30),
      ],
      { answers: ['done', '0:cast', 'crash-concentrate:2:7'], dice: [3, 2, 1] },
    )
    // STR 6 against RES 5.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 3 }])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ target: 'Bob', difficulty: 7 }])
  })
})

describe('CF-REV-TIRNABOR-11 Petrification Resin', () => {
  const RESIN = { object: 'under-petrification-resin' }
  const resin: SpellCast = { spell: 'petrification-resin', gems: { earth: 2 }, on: enemy(), dice: [4] }

  test('CF-REV-TIRNABOR-11: gives RES +4 and INI 0, on top of other modifiers', () => {
    const values = (effects: { object: string; x?: number }[]) =>
      (['res', 'ini'] as const).map((which) =>
        readAfterSpell(
          { ...resin, on: enemy({}, { effects }) },
          (play, _ann, bob) => characteristic(play, bob, which).total,
        ),
      )
    expect(values([])).toEqual([9, 0])
    expect(readAfterSpell(resin, (play, _ann, bob) => printedValue(play, bob, 'res'))).toBe(9)
    expect(values([{ object: 'under-warrior-of-the-earth-ini', x: 1 }])).toEqual([9, 1])
  })

  test('CF-REV-TIRNABOR-11: the target cannot walk, run, assault or fire, but may cast', () => {
    const card = { aim: 3, weapon: BOW }
    const activateAnn = (effects: { object: string }[]) => {
      const ann = magician('Ann', 0, 20, 30, { spells: ['solar-star'], gems: { light: 2 }, card, more: { effects } })
      return turn([ann, figure('Bob', 1, 35, 30)])
    }
    const chargeKeys = (match: ReturnType<typeof activateAnn>) =>
      optionKeys(match).filter((key) => key.startsWith('0:charge'))
    expect(chargeKeys(activateAnn([]))).toEqual(['0:charge:1', '0:charge:2'])
    expect(chargeKeys(activateAnn([RESIN]))).toEqual([])
    const match = activateAnn([RESIN])
    match.answer(0, 'done')
    expect(optionKeys(match)).toEqual(['0:cast', '0:nothing'])
    expect(barReason(match, '0:walk')).toBe('barred.rooted CF-REV-TIRNABOR-11')
  })

  test('CF-REV-TIRNABOR-11, CF-ABIL-84: the target cannot turn either, though that is not a movement', () => {
    /** The round and phase in which Ann is first asked about turning. */
    const turnDecision = (effects: { object: string }[]) => {
      const ann = figure('Ann', 0, 20, 30, { abilities: ['reorientation'] }, { effects })
      const match = scene({ phase: 'frays', figures: [ann, figure('Bob', 1, 60, 30)] })
      return { question: promptId(match), round: match.state.round, phase: match.state.phase }
    }
    expect(turnDecision([])).toEqual({ question: 'ask.reorient', round: 1, phase: 'frays' })
    expect(turnDecision([RESIN])).toEqual({ question: 'ask.reorient', round: 2, phase: 'strategic' })
    // CF-STEAM-13: an explosion prevents moving, not turning.
    expect(turnDecision([{ object: 'burst-combat' }])).toEqual({ question: 'ask.reorient', round: 1, phase: 'frays' })
  })

  test('CF-REV-TIRNABOR-11: the target cannot flee or pursue', () => {
    const figures = [figure('Ann', 0, 20, 30, {}, { effects: [RESIN] }), figure('Bob', 1, 35, 30)]
    const fled = playRule({ figures }, (play) => flee(play, fighterNamed(play, 'Ann'), { x: -1, y: 0 }))
    expect(placeOf(fled, 'Ann')).toEqual([20, 30])
    const killBob = (effects: { object: string }[]) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 20, 30, {}, { effects }),
            figure('Bob', 1, 22.5, 30, { ini: 0 }),
            figure('Ben', 1, 90, 30),
          ],
        },
        { answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], dice: [5, 2, 4, 6, 6] },
      )
    expect(promptId(killBob([]))).toBe('ask.pursuer')
    expect(promptId(killBob([RESIN]))).not.toBe('ask.pursuer')
  })
})

test('CF-REV-TIRNABOR-13 Elixir of Savagery: gives Brutish charge and War cry/5, except to mindless beings', () => {
  const elixir: SpellCast = {
    spell: 'elixir-of-savagery',
    gems: { earth: 3 },
    on: { ...friend(), at: [25, 30] },
    dice: [4],
  }
  expect(fighterNamed(spellScene(elixir), 'Bob').effects).toMatchObject([
    { object: 'brutish-charge', until: 'round' },
    { object: 'war-cry', x: 5, until: 'round' },
  ])
  const natures = [[], ['immortal'], ['living-dead'], ['construct']]
  expect(spellCosts('elixir-of-savagery', { earth: 3 }, natures)).toEqual([0])
  // CF-REV-17: an elemental being by its kind, or by a word of its rank.
  const spirits = [
    catalogueFigure('elementals-fire-elemental', 0, 26, 36, {}, { card: 'Fire' }),
    figure('Goblin', 0, 25, 42, {}, { card: 'Goblin' }),
    figure('Sprite', 0, 25, 46, { rankWords: ['elemental of mists'] }, { card: 'Sprite' }),
  ]
  const ann = magician('Ann', 0, 20, 30, { spells: ['elixir-of-savagery'], gems: { earth: 3 } })
  const match = turn([ann, ...spirits, figure('Bob', 1, 90, 30)], { answers: ['done', '0:cast'] })
  expect(optionKeys(match).filter((key) => key.startsWith('elixir'))).toEqual([
    'elixir-of-savagery:0',
    'elixir-of-savagery:2',
  ])
})
