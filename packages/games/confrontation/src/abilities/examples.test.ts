import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { profileNamed } from '../armies/cards/profiles.ts'
import { miracleRefusal } from '../armies/checks/check-learning.ts'
import { miracleNamed } from '../armies/extras/armoury.ts'
import { sees } from '../ground/sight.ts'
import { structurePenalty } from '../machines/structure.ts'
import { move } from '../movement/move.ts'
import { obstructionRefusal } from '../movement/move-plan.ts'
import { controlLimit } from '../summoning/summoning.ts'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { dice } from '../testing/duel.ts'
import { gun } from '../testing/gun.ts'
import { playPhase } from '../testing/phase.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'

const CHARIOT = { mobile: true, crew: null, structurePoints: 8 } as const
const BODY = { mov: 10, ini: 3, att: 3, str: 9, def: 3, cou: 5, dis: 5, weapon: null }

test('EX-CF-403 CF-MACHINE-39 a chariot of 8 S.P. has −1 for every 2 S.P. lost, −3 at most', () => {
  const penalty = (structureLost: number) =>
    structurePenalty(
      fighterNamed(loadPosition({ figures: [gun('Car', 0, 20, 30, CHARIOT, BODY, { structureLost })] }), 'Car'),
    )
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(penalty)).toEqual([0, 0, -1, -1, -2, -2, -3, -3])
})

test('EX-CF-423 CF-ABIL-07 a player who spends a counter after their turn plays twice in a row', () => {
  const match = scene(
    {
      figures: [
        figure('Ann', 0, 10, 10),
        figure('Abe', 0, 10, 50),
        figure('Bob', 1, 110, 10),
        figure('Bea', 1, 110, 50),
      ],
      ...{ placements: [0, 0], counters: [0, 1], lead: 1 },
    },
    { answers: ['play', 'done', '2:nothing'] },
  )
  expect(promptId(match)).toBe('ask.counter.keep-lead')
  expect(match.pending[0]?.seat).toBe(1)
  giveAnswers(match, 'use')
  expect(match.state.lead).toBe(1)
  expect(match.pending[0]?.seat).toBe(1)
})

test('EX-CF-427 CF-ABIL-32 one degree worse is Light for a healthy fighter, and Serious after Light', () => {
  const fade = (wounds: string) =>
    fighterNamed(
      playPhase(
        'maintenance',
        { figures: [figure('Ann', 0, 20, 30, { abilities: ['ephemeral/5'] }, { wounds }), figure('Bob', 1, 90, 30)] },
        { dice: [5, 1] },
      ),
      'Ann',
    ).wounds
  expect(fade('none')).toBe(1)
  expect(fade('light')).toBe(2)
})

test('EX-CF-429 CF-ABIL-64 a Uren’s son with three attack dice makes an ordinary attack and a master strike', () => {
  const match = scene(
    {
      phase: 'frays',
      figures: [
        catalogueFigure('tirnabor-uren-s-son', 0, 20, 30),
        figure('Bob', 1, 23.125, 30, { res: 30 }),
        figure('Bea', 1, 16.875, 30, { res: 30 }, { facing: 'east' }),
      ],
    },
    // No steam in either attack; ATT 5: the master strike has STR 12 + 5 + 2.
    {
      answers: [
        ...['1', dice({ 1: [0, 2], 2: [0, 2] }), dice({ 0: [3, 0] })],
        ...['1', 'plain', 'none', 'no', 'master-strike', 'none', 'no'],
      ],
      dice: [5, 2, 4, 3, 1, 4, 3, 1],
    },
  )
  const strength = (i: number) =>
    match.events
      .filter(({ type }) => type === 'damage.read')
      [i]!.numbers![0]!.terms.filter(({ label }) => label.id !== 'characteristic.res' && label.id !== 'term.higher-die')
      .reduce((sum, { amount }) => sum + amount, 0)
  expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Bob', 'Bea'])
  expect(strength(0)).toBe(12)
  expect(strength(1)).toBe(19)
})

describe('the dice of a round', () => {
  const startRound = (figures: readonly Json[]): Scene =>
    playPhase('strategic', { figures: [...figures, figure('Foe', 1, 110, 30)] })
  const row = (ids: readonly string[]) => ids.map((id, i) => catalogueFigure(id, 0, 10 + 6 * i, 30))

  test('EX-CF-433 CF-MUTAGENIC-02 Keratis warriors and clones get two dice; the tiger of Dirz gets none', () => {
    const keratis = 'dirz-keratis-warrior'
    const clone = 'dirz-clone-of-dirz'
    // With 91 A.P. of another fighter; 66 + 33 alone give one die.
    const kayl = catalogueFigure('dirz-kayl-kartan', 0, 10, 50, { name: 'Kayl' }, { extras: ['the-skull-of-souls'] })
    const match = startRound([...row([keratis, keratis, clone, clone, clone, 'dirz-tiger-of-dirz']), kayl])
    expect(promptId(match)).toBe('ask.round-die')
    expect(optionKeys(match)).toEqual(['0', '1', '2', '3', '4', '6'])
    giveAnswers(match, '0', '2')
    expect(eventArgs(match, 'round-die').map(({ fighter }) => fighter)).toEqual(['Keratis warrior', 'Clone of Dirz'])
  })

  test('EX-CF-441 CF-TOXIC-02 Kanizhar and incubuses get two dice; warriors of the Abyss get none', () => {
    const incubus = 'midnor-incubus-of-the-despot'
    const abyss = 'midnor-warrior-of-the-abyss'
    const match = startRound(
      row(['midnor-kanizhar-the-cannibal', incubus, incubus, incubus, abyss, abyss, abyss, abyss]),
    )
    expect(promptId(match)).toBe('ask.round-die')
    expect(optionKeys(match)).toEqual(['0', '1', '2', '3'])
    giveAnswers(match, '0', '1')
    expect(eventArgs(match, 'round-die')).toHaveLength(2)
  })
})

test('EX-CF-439 CF-ABIL-98 an Adept Character controls a force of 5, or 6 with Summoner/+1', () => {
  const limit = (abilities: string[]) =>
    controlLimit(
      fighterNamed(
        loadPosition({ figures: [figure('Ann', 0, 20, 30, { category: 2, character: true, abilities })] }),
        'Ann',
      ),
    )
  expect(limit([])).toBe(5)
  expect(limit(['Summoner/+1'])).toBe(6)
})

test('EX-CF-419 CF-ARMY-17 a miracle of Creation 1, Alteration 1 and Destruction 0 requires 1 in the first two Aspects', () => {
  const vigour = {
    ...miracleNamed('divine-eye')!,
    cults: ['universal'],
    aspects: { creation: 1, alteration: 1, destruction: 0 },
  }
  const learns = (creation: number, alteration: number) => {
    const pythia = profileNamed('lions-pythia-of-azel')!
    const faith = { ...pythia.faith!, creation, alteration, destruction: 0 }
    return miracleRefusal({ ...pythia, faith }, { artefacts: [], virtues: [] }, vigour)?.rules[0]
  }
  expect(learns(1, 1)).toBeUndefined()
  expect(learns(1, 0)).toBe('CF-ARMY-17')
  expect(learns(0, 1)).toBe('CF-ARMY-17')
})

test('EX-CF-435 CF-MUTAGENIC-04 a clone puts at most 2 points on one characteristic, a Keratis 3', () => {
  const most = (profile: string) => {
    const effects = [{ object: 'mutagenic-points', x: 6 }]
    const match = playRule(
      { figures: [catalogueFigure(profile, 0, 20, 30, {}, { effects }), figure('Bob', 1, 60, 30)] },
      (play) => move(play, play.state.fighters[0]!, 'walk'),
    )
    return optionKeys(match)
  }
  expect(most('dirz-clone-of-dirz')).toEqual(['mov:1', 'mov:2', 'none'])
  expect(most('dirz-keratis-warrior')).toEqual(['mov:1', 'mov:2', 'mov:3', 'none'])
})

describe('EX-CF-445 CF-ABIL-113 (d) objects on the battlefield', () => {
  const car = gun('Car', 0, 20, 30, CHARIOT, { ...BODY, abilities: ['inalterable'] })

  test('stop an inalterable machine if other fighters cannot pass them', () => {
    const wall = { kind: 'wall-of-earth', by: 1, at: [26, 25], to: [26, 35] }
    const way = (markers: readonly Json[]) => {
      const play = loadPosition({ figures: [car, figure('Mae', 1, 90, 30)], markers: [...markers] } as Json)
      const mover = fighterNamed(play, 'Car')
      return obstructionRefusal(play, { mover, points: [mover.at, { x: 40_000, y: 30_000 }] })?.reason.id
    }
    expect(way([])).toBeUndefined()
    expect(way([wall])).toBe('refused.thing-in-the-way')
  })

  test('hide from it what they hide from others', () => {
    const visibility = (scenery: readonly Json[]) => {
      const play = loadPosition({ figures: [car, figure('Bob', 1, 60, 30)], scenery: [...scenery] } as Json)
      return sees(play, fighterNamed(play, 'Car'), fighterNamed(play, 'Bob'))
    }
    expect(visibility([])).toBe('full')
    expect(visibility([{ kind: 'building', at: [40, 30], size: [4, 10] }])).toBe('none')
  })
})
