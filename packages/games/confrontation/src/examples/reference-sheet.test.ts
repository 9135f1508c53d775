import { describe, expect, test } from 'vitest'
import { armyOf, ownCard } from '../armies/army.fixture.ts'
import { listedIn } from '../armies/army-builder.ts'
import { forceOf } from '../assault/penalties.ts'
import { modifiersFor } from '../dice/modifiers.ts'
import type { TestKind } from '../dice/test.ts'
import { recoverMana } from '../incantation/reserve.ts'
import { potential } from '../movement/potential.ts'
import { faithful } from '../testing/faithful.ts'
import { annActs, difficulties, marksman, targetAt } from '../testing/marksman.ts'
import { playPhase } from '../testing/phase.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, scene } from '../testing/scene.ts'
import { rollDamage } from '../wounds/damage-roll.ts'

/** The sheet that players keep beside the table, checked against play. */

test('CF-REFSHEET-01 faith by rank is 2, 3, 4 and 7 for the pure faithful, one less for Warrior-monks', () => {
  const own = (level: string, abilities: string[]) => {
    const ann = faithful('Ann', 0, 20, 30, { aspects: { level, aura: 10 }, card: { abilities } })
    return fighterNamed(playPhase('mystic', { figures: [ann, figure('Bob', 1, 90, 30)] }), 'Ann').faith
  }
  const ranks = ['devout', 'zealot', 'dean', 'avatar']
  expect(ranks.map((level) => own(level, []))).toEqual([2, 3, 4, 7])
  expect(ranks.map((level) => own(level, ['warrior-monk']))).toEqual([1, 2, 3, 6])
})

describe('CF-REFSHEET-02 mana recovery', () => {
  const RANKS = ['initiate', 'adept', 'master', 'virtuoso']

  /** The gems that each rank gets for POW and a die, kept or lost beyond the limit; 2 less in rout. */
  const gems = (pow: number, die: number, { inRout = false, instinctive = false } = {}) =>
    RANKS.map((level) => {
      const art = instinctive ? { elements: [], paths: ['instinctive'] } : { elements: ['light'], paths: ['solaris'] }
      const magic = { level, intensity: 8, ...art }
      const ann = figure('Ann', 0, 20, 30, { pow, magic }, { inRout })
      const match = playRule({ figures: [ann, figure('Bob', 1, 90, 30)] }, recoverMana, { dice: [die] })
      const [gain] = eventArgs(match, 'mana.gained')
      return Number(gain!.gems) + Number(gain!.lost)
    })

  test('a 1 gives nothing, and a result of 0 or less gives 1 to 4', () => {
    expect(gems(9, 1)).toEqual([0, 0, 0, 0])
    // A 1 counts for instinctive magicians; in rout the result is 0.
    expect(gems(1, 1, { inRout: true, instinctive: true })).toEqual([1, 2, 3, 4])
  })

  test.each([
    [1, 3, [2, 3, 4, 5]],
    [4, 6, [3, 4, 5, 6]],
    [7, 9, [4, 5, 6, 7]],
    [10, 12, [5, 6, 7, 8]],
    [13, 15, [6, 7, 8, 9]],
    [16, 18, [7, 8, 9, 10]],
    [19, 21, [8, 9, 10, 11]],
    [22, 24, [9, 10, 11, 12]],
  ])('a result from %d to %d', (least, most, row) => {
    const ofResult = (result: number) =>
      result < 3 ? gems(result, 2, { inRout: true }) : result < 8 ? gems(result - 2, 2) : gems(result - 5, 5)
    expect(ofResult(least)).toEqual(row)
    expect(ofResult(most)).toEqual(row)
  })
})

test('CF-REFSHEET-03 the phases of a round come in the order of the sheet', () => {
  const match = scene(
    {
      phase: 'frays',
      round: 1,
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30, {}, { defenceOnly: true })],
    },
    { answers: [{ slots: { attack: [], defence: [['0', 2]] } }], dice: [5, 2] },
  )
  // Frays are split and fought, faith and mana recover, upkeep is paid; then the next round begins with its sequences.
  expect(match.state.phase).toBe('strategic')
  expect(match.state.round).toBe(2)
  expect(match.pending[0]!.prompt.id).toBe('ask.coordinator')
})

describe('CF-REFSHEET-05 penalties', () => {
  const CONDITIONS: readonly (readonly [string, FigureDetails, number, number])[] = [
    ['charged', { chargePenalty: true }, -1, 0],
    ['Stunned', { stunned: true }, -1, -1],
    ['lightly wounded', { wounds: 'light' }, -1, -1],
    ['seriously wounded', { wounds: 'serious' }, -2, -2],
    ['critically wounded', { wounds: 'critical' }, -3, -3],
  ]

  test.each(CONDITIONS)('%s', (_, more, onTests, onDamage) => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { aim: 3 }, more), figure('Bob', 1, 22.5, 30)] })
    const totalOf = (kind: TestKind) =>
      modifiersFor(play, { kind, fighter: fighterNamed(play, 'Ann'), rules: [], difficulty: 9, against: null, dice: 1 })
        .total
    expect((['initiative', 'attack', 'defence', 'aim'] as const).map(totalOf)).toEqual(Array(4).fill(3 + onTests))
    // Ann's blow in hand-to-hand: a 4 and STR 3 against RES 5.
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { ini: 9 }, more),
          figure('Bob', 1, 22.5, 30, { ini: 1 }, { defenceOnly: true }),
        ],
      },
      {
        answers: [{ slots: { attack: [['0', 1]], defence: [['0', 1]] } }, 'none'],
        dice: [3, 3, 5, 4, 1],
      },
    )
    expect(eventArgs(match, 'damage.read')[0]).toMatchObject({ total: 4 + 3 - 5 + onDamage })
  })
})

test('CF-REFSHEET-04 a 1 is not a failure on a Damage roll and a 6 is not rerolled; results below 0 do not hurt the legs', () => {
  const result = (dice: number[], strength: number) => {
    const match = playRule(
      { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)] },
      (play) =>
        rollDamage(play, {
          victim: fighterNamed(play, 'Bob'),
          by: fighterNamed(play, 'Ann'),
          kind: 'fire',
          strength,
          rules: [],
        }),
      { dice },
    )
    return eventArgs(match, 'damage.read')[0]!.result
  }
  expect(result([3, 1], 1)).toBe('wound.none')
  expect(result([6, 1], 1)).toBe('wound.stunned')
})

test('CF-REFSHEET-06 Force is 1 for Small and Medium, 2 for Large, and 3, 4 and 5 for the three giant abilities', () => {
  const force = (size: string, ability: string | null) => {
    const profile = { size, abilities: ability ? [ability] : [] }
    const made = {
      army: 'lions' as const,
      points: 1000,
      cards: [{ profile: 'made' }],
      profiles: [ownCard('made', profile)],
    }
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)] })
    const [{ profile: card } = listedIn(armyOf(made.cards, made))[0]!] = listedIn(armyOf(made.cards, made))
    const ann = fighterNamed(play, 'Ann')
    return forceOf(play, { ...ann, member: { ...ann.member, profile: card } }, 'charging').total
  }
  expect(force('small', null)).toBe(1)
  expect(force('medium', null)).toBe(1)
  expect(force('large', null)).toBe(2)
  expect(['enormous', 'colossal', 'gigantic'].map((giant) => force('very-large', giant))).toEqual([3, 4, 5])
})

test('CF-REFSHEET-07 a walk is MOV; a run, charge or engagement twice that; after disengaging, once', () => {
  const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)] })
  const reach = (kind: 'walk' | 'run' | 'charge' | 'engagement', special = {}) =>
    potential(play, fighterNamed(play, 'Ann'), kind, special).total
  expect(reach('walk')).toBe(10)
  expect(reach('run')).toBe(20)
  expect(reach('charge')).toBe(20)
  expect(reach('engagement')).toBe(20)
  // Ann, in contact, engages an enemy 9 and 11 cm away after disengaging.
  expect(reach('engagement', { times: 1 })).toBe(10)
})

describe('CF-REFSHEET-08 the difficulty of a shot', () => {
  const difficulty = (distance: number, target: FigureDetails = {}, more: FigureDetails = {}, action = '0:fire') =>
    Number(
      difficulties(
        annActs([marksman(), targetAt(distance, target, more)], { answers: [action, '1'], dice: [1] }),
      )[0]!.split(':')[0],
    )

  test('is 4 at short range, 7 at medium, 10 at long', () => {
    expect([10, 30, 50].map((distance) => difficulty(distance))).toEqual([4, 7, 10])
  })

  test('changes by +2 under cover, +2 at another level, +1 after moving, −1 for Large, −2 for Very Large', () => {
    expect(difficulty(30, {}, { underCover: true })).toBe(9)
    expect(difficulty(30, { flight: 20, abilities: ['flight'] }, { level: 1 })).toBe(9)
    expect(difficulty(30, {}, {}, '0:fire-walk')).toBe(8)
    expect(difficulty(30, { size: 'large' })).toBe(6)
    expect(difficulty(30, { size: 'very-large' })).toBe(5)
  })
})
