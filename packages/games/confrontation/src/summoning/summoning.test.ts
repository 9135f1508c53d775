import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { liveCards } from '../round/sequence.ts'
import { profileOf } from '../state.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { eliminate } from '../wounds/elimination.ts'
import { controlLimit, maySummon, type Summoning, summon, summonedBy } from './summoning.ts'

/** A force of 1. */
const REAPER = 'midnor-reaper-of-mid-nor'
const summoningBy = (summoner: Summoning['summoner'], who = REAPER): Summoning => ({
  summoner,
  who,
  within: 10,
  cause: 'summoning-of-the-reapers',
  rule: 'CF-REV-09',
})

function summonAndPlay(
  figures: readonly Json[],
  answers: readonly Json[],
  more: Record<string, Json> = {},
  who = REAPER,
): Scene {
  return playRule(
    { figures: [...figures], ...more } as Json,
    (play) => summon(play, summoningBy(fighterNamed(play, 'Ann'), who)),
    {
      answers,
    },
  )
}

const ANN = figure('Ann', 0, 20, 30, { category: 2 }, { card: 'Ann' })
const FOE = figure('Enemy', 1, 28, 30)

test('CF-TOURN-02 a camp with 20 miniatures on the table cannot summon in a tournament', () => {
  const room = (others: number, most: number | undefined) => {
    const figures = Array.from({ length: others }, (_, i) => figure(`A${i}`, 0, 20 + 3 * (i % 10), 40 + 4 * (i % 2)))
    const spread = figures.map(
      (figure, i) => ({ ...(figure as object), x: 5 + 5 * i, y: i % 2 === 0 ? 5 : 50 }) as Json,
    )
    const play = loadPosition({ figures: [ANN, ...spread] })
    const armies = most === undefined ? [] : [{ name: '', army: 'lions', cards: [], mostOnTable: most }]
    return maySummon({ ...play, setup: { ...play.setup, armies } as never }, summoningBy(fighterNamed(play, 'Ann')))
  }
  expect(room(18, 20)).toBe(true)
  expect(room(19, 20)).toBe(false)
  expect(room(19, undefined)).toBe(true)
})

describe('coming to the table', () => {
  test('CF-SUMMON-02 a newcomer is placed within the distance, where there is room, never in contact with an enemy', () => {
    const match = summonAndPlay([ANN, FOE], [])
    expect(promptId(match)).toBe('ask.summoned')
    expect(refusal(match, path([40, 45]))).toBe('refused.too-far CF-REV-09')
    expect(refusal(match, path([25.5, 30]))).toBe('refused.set-down-contact CF-SUMMON-02')
    const done = summonAndPlay([ANN, FOE], [path([20, 36])])
    expect(placeOf(done, 'Reaper of Mid-Nor')).toEqual([20, 36])
  })

  test('CF-SUMMON-02 summoning fails without any room', () => {
    const ring = [-6, 0, 6].flatMap((dx) => [-6, 0, 6].map((dy) => [20 + dx, 30 + dy] as const))
    const crowd = ring
      .filter(([x, y]) => x !== 20 || y !== 30)
      .map(([x, y], i) => figure(`F${i}`, 1, x, y, { base: 'creature' }))
    expect(summonAndPlay([ANN, ...crowd], []).state.fighters).toHaveLength(9)
  })

  test('CF-SUMMON-01, CF-SUMMON-04 a newcomer is led by the summoner’s player on the summoner’s card only', () => {
    const done = summonAndPlay([ANN, FOE], [path([20, 36])])
    const reaper = fighterNamed(done, 'Reaper of Mid-Nor')
    expect(reaper.seat).toBe(0)
    expect(reaper.card).toEqual(fighterNamed(done, 'Ann').card)
    expect(done.state.cards.length).toBe(2)
    expect(eventArgs(done, 'summoned')).toMatchObject([{ summoner: 'Ann', fighter: 'Reaper of Mid-Nor' }])
  })

  test('CF-SUMMON-03 a newcomer in the activation phase does nothing else in it, but fights from the combat phase on', () => {
    const acts = (phase: string) =>
      fighterNamed(summonAndPlay([ANN, FOE], [path([20, 36])], { phase }), 'Reaper of Mid-Nor').activated
    expect(acts('activation')).toBe(true)
    expect(acts('combat')).toBe(false)
  })

  test('CF-SUMMON-04 a summoned fighter acts in the same turn as its summoner, as a separate fighter', () => {
    const reaper = {
      who: REAPER,
      seat: 0,
      x: 20,
      y: 36,
      facing: 'east',
      card: 'Ann',
      effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }],
    }
    const match = scene({ figures: [ANN, FOE, reaper], piles: [['Ann'], ['Enemy']], placements: [0, 0] } as Json, {
      answers: ['done'],
    })
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:walk', '2:walk']))
  })
})

describe('control', () => {
  const limit = (card: Record<string, Json>) =>
    controlLimit(fighterNamed(loadPosition({ figures: [figure('Ann', 0, 20, 30, card)] }), 'Ann'))

  test('CF-SUMMON-06, CF-ABIL-98 the limit is 2, 4, 8 or 16 by category, one more for a Character, changed by Summoner/X', () => {
    expect([1, 2, 3, 4].map((category) => limit({ category }))).toEqual([2, 4, 8, 16])
    expect(limit({ category: 1, character: true })).toBe(3)
    expect(limit({ category: 2, abilities: ['summoner/-1'] })).toBe(3)
  })

  const controlledBy = (n: number, status = 'standing') =>
    Array.from({ length: n }, (_, i) => ({
      ...{ who: REAPER, seat: 0, x: 60, y: 10 + 6 * i, facing: 'east', card: 'Ann', status },
      effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }],
    }))
  const may = (figures: readonly Json[], who = REAPER) => {
    const play = loadPosition({ figures: [...figures] } as Json)
    return maySummon(play, summoningBy(fighterNamed(play, 'Ann'), who))
  }

  test('CF-SUMMON-05 the force of a newcomer and of the living fighters already controlled must not exceed the limit', () => {
    const force = profileOf(
      fighterNamed(loadPosition({ figures: [ANN, ...controlledBy(1)] } as Json), 'Reaper of Mid-Nor'),
    ).force
    const most = Math.floor(4 / force)
    expect(may([ANN, ...controlledBy(most - 1)])).toBe(true)
    expect(may([ANN, ...controlledBy(most)])).toBe(false)
    expect(may([ANN, ...controlledBy(most, 'eliminated')])).toBe(true)
    // Fighters of another summoner do not count.
    const other = controlledBy(most).map((reaper) => ({
      ...reaper,
      effects: [{ object: 'summoned', until: 'game', source: { figure: 1 } }],
    }))
    expect(may([ANN, FOE, ...other])).toBe(true)
  })

  test('CF-SUMMON-07, CF-SUMMON-08 a summoned fighter stays when its summoner dies and costs nothing, and the card stays in the sequence', () => {
    const match = playRule({ figures: [ANN, FOE, ...controlledBy(1)] } as Json, function* (play) {
      yield* eliminate(play, fighterNamed(play, 'Ann'), { by: null, rules: [] })
    })
    const { state } = match
    expect(fighterNamed(match, 'Reaper of Mid-Nor').status).toBe('standing')
    expect(liveCards(match, 0)).toEqual([fighterNamed(match, 'Ann').card])
    expect(summonedBy({ state, setup: match.setup }, fighterNamed(match, 'Ann'))).toHaveLength(1)
    const upkeep = scene({ phase: 'maintenance', figures: [ANN, FOE, ...controlledBy(1)] } as Json)
    expect(fighterNamed(upkeep, 'Reaper of Mid-Nor').status).toBe('standing')
  })

  test('CF-MANA-10 a summoned magician has as many gems as POW', () => {
    const mage = 'acheron-acheron-necromant'
    const match = summonAndPlay([figure('Ann', 0, 20, 30, { category: 4 }), FOE], [path([20, 36])], {}, mage)
    const newcomer = match.state.fighters[2]!
    expect(newcomer.gems).toEqual({ darkness: profileOf(newcomer).pow })
  })
})
