import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { immediately } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import { maintenancePhase, mysticPhase } from '../round/phases.ts'
import { type FaithfulDetails, faithful } from '../testing/faithful.ts'
import { gun } from '../testing/gun.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, type Scene, scene } from '../testing/scene.ts'
import { isFriendlyBeliever } from './believers.ts'
import { gatherFaith, initializeFaith } from './faith.ts'
import { miraclesOf } from './miracle.ts'

/** Ann after a mystic phase with these fighters beside her. */
function playMysticPhase(ann: FaithfulDetails, others: readonly Json[] = [], dice: readonly number[] = []): Scene {
  return playRule({ figures: [faithful('Ann', 0, 60, 30, ann), ...others] }, mysticPhase, { dice })
}

const faithOf = (match: Scene, name = 'Ann') => fighterNamed(match, name).faith

/** This many fighters of a camp in a row 4 cm apart, the first 5 cm from Ann, edge to edge. */
const believers = (count: number, seat: 0 | 1 = 0, card: FigureDetails = {}): Json[] =>
  Array.from({ length: count }, (_, i) => figure(`B${i}`, seat, 52.5, 12 + 4 * i, card))

const plain = { aspects: { aura: 30 } }
const withRank = (level: string, more: FigureDetails = {}): FaithfulDetails => ({
  aspects: { aura: 30, level },
  card: more,
})

describe('temporary faith', () => {
  test('CF-FAITH-08, CF-FAITH-10: a faithful has points by rank, plus one per group of believers, rounded up', () => {
    const by = (level: string, count: number) => faithOf(playMysticPhase(withRank(level), believers(count)))
    expect(['devout', 'zealot', 'dean', 'avatar'].map((level) => by(level, 0))).toEqual([2, 3, 4, 7])
    expect([3, 4].map((count) => by('devout', count))).toEqual([3, 4])
    expect([2, 3].map((count) => by('zealot', count))).toEqual([4, 5])
    expect(by('dean', 3)).toBe(7)
    expect(by('avatar', 3)).toBe(10)
  })

  test('CF-FAITH-02, CF-FAITH-05, CF-FAITH-08: a Warrior-monk has one point by rank less', () => {
    const monk = (level: string) => faithOf(playMysticPhase(withRank(level, { abilities: ['warrior-monk'] })))
    expect(['devout', 'zealot', 'dean', 'avatar'].map(monk)).toEqual([1, 2, 3, 6])
  })

  test('CF-FAITH-13: a rank outside the faithful’s ranks counts as the one of its category', () => {
    const as = (category: 1 | 2 | 3 | 4) => {
      const match = playRule({ figures: [faithful('Ann', 0, 60, 30)] }, function* (play) {
        const [ann] = play.state.fighters
        const { profile } = ann!.member
        const faith = { ...profile.faith!, level: 'elite' as const }
        play.state.fighters[0] = { ...ann!, member: { ...ann!.member, profile: { ...profile, category, faith } } }
        yield* mysticPhase(play)
      })
      return faithOf(match)
    }
    expect(([1, 2, 3, 4] as const).map(as)).toEqual([2, 3, 4, 7])
  })

  test('CF-FAITH-09: contact with an enemy costs a pure faithful a point by rank, and a Warrior-monk nothing', () => {
    const held = [figure('Bob', 1, 62.5, 30)]
    expect(faithOf(playMysticPhase(plain, [...held, ...believers(2)]))).toBe(3)
    expect(
      faithOf(playMysticPhase({ ...plain, card: { abilities: ['warrior-monk'] } }, [...held, ...believers(2)])),
    ).toBe(3)
  })

  test('CF-FAITH-06, CF-FAITH-12: unused faith is lost, whatever the amount', () => {
    expect(faithOf(playMysticPhase({ faith: 40 }))).toBe(3)
  })

  test('CF-FAITH-07, CF-ABIL-74: Piety keeps up to its value of unused points, but none in rout', () => {
    const pious = (faith: number, more: FigureDetails = {}) =>
      faithOf(playMysticPhase({ faith, card: { abilities: ['piety/2'] }, more }))
    expect([0, 1, 5].map((left) => pious(left))).toEqual([3, 4, 5])
    expect(pious(5, { inRout: true })).toBe(1)
  })

  test('EX-CF-437 CF-ABIL-74: Piety/2 keeps 2 of 3 points, and in the next round 2 of 4, not 4', () => {
    const pious = (faith: number) => faithOf(playMysticPhase({ faith, card: { abilities: ['piety/2'] } }))
    expect(pious(0)).toBe(3)
    expect(pious(3)).toBe(5)
    expect(pious(4)).toBe(5)
  })

  test('CF-FAITH-14, CF-MYSTIC-03, CF-ROUT-07: a faithful in rout has two points less, but never less than 0', () => {
    expect(faithOf(playMysticPhase({ more: { inRout: true } }))).toBe(1)
    expect(
      faithOf(playMysticPhase({ ...withRank('devout', { abilities: ['warrior-monk'] }), more: { inRout: true } })),
    ).toBe(0)
  })

  test('CF-MYSTIC-01, CF-MYSTIC-02: faith is known before magicians roll for mana', () => {
    const mage = figure('Mage', 1, 20, 30, {
      pow: 3,
      magic: { level: 'adept', elements: ['air'], paths: [], intensity: 3 },
    })
    const match = playMysticPhase({}, [mage], [3])
    const types = match.events
      .map(({ type }) => type)
      .filter((type) => type.endsWith('.gathered') || type === 'mana.gained')
    expect(types).toEqual(['faith.gathered', 'mana.gained'])
  })

  test('EX-CF-217: Sered has a Loyal thallion and seven other believers', () => {
    const thallion = figure('Thallion', 0, 60, 38, { abilities: ['loyal/1'] })
    const around = Array.from({ length: 7 }, (_, i) => figure(`B${i}`, 0, 52 + 2.6 * i, 22))
    const sered = { aspects: { aura: 12.5 }, card: { abilities: ['warrior-monk'] } }
    expect(faithOf(playMysticPhase(sered, [thallion, ...around]))).toBe(7)
  })

  test('EX-CF-221: a Vicar of Dirz has eleven enemies in the aura', () => {
    const vicar = { aspects: { aura: 30, level: 'devout' }, card: { abilities: ['warrior-monk', 'iconoclast'] } }
    expect(faithOf(playMysticPhase(vicar, believers(11, 1)))).toBe(5)
  })
})

describe('the beginning of the game', () => {
  test('CF-FAITH-11, EX-CF-219: faith is the sum of the three Aspects, whatever the rank and the believers near', () => {
    const begun = playRule(
      {
        figures: [
          { who: 'griffins-magistrate-of-the-griffin', seat: 0, x: 60, y: 30 },
          faithful('Ann', 0, 64, 30, { aspects: { level: 'avatar', creation: 3 } }),
        ],
      },
      // biome-ignore lint/correctness/useYield: it neither asks nor rolls.
      function* (play) {
        initializeFaith(play)
      },
    )
    expect(fighterNamed(begun, 'Magistrate of the Griffin').faith).toBe(2)
    expect(faithOf(begun)).toBe(6)
    expect(eventArgs(begun, 'faith.initial').map(({ faith }) => faith)).toEqual([2, 6])
  })
})

test('CF-FAITH-16: a faithful that returned as a reinforcement has neither faith nor miracles', () => {
  const given = {
    miracles: ['aegis-of-fervour'],
    faith: 5,
    card: { abilities: ['reinforcement'] },
    more: { status: 'eliminated', effects: [{ object: 'in-reinforcements', until: 'game' }] },
  }
  const match = playRule({ figures: [faithful('Ann', 0, 60, 30, given), figure('Bob', 0, 60, 40)] }, maintenancePhase, {
    dice: [5],
    answers: [{ path: [{ x: 60_000, y: 46_000 }] }],
  })
  const ann = fighterNamed(match, 'Ann')
  expect(ann.status).toBe('standing')
  expect(ann.faith).toBe(0)
  expect(miraclesOf(ann)).toEqual([])
})

describe('the aura of faith', () => {
  test('CF-AURA-01: the aura reaches its value from base to base at any altitude', () => {
    const at = (distance: number, more: FigureDetails = {}) =>
      faithOf(playMysticPhase({}, [figure('Bob', 0, 62.5 + distance, 30, { flight: 20 }, more)]))
    expect(at(15)).toBe(4)
    expect(at(15.1)).toBe(3)
    expect(at(15, { level: 2 })).toBe(4)
  })

  test('CF-AURA-02: Stateless fighters, elementals and fighters without DIS are believers for no one', () => {
    const believer = (card: FigureDetails, iconoclast: boolean) => {
      const abilities = iconoclast ? { card: { abilities: ['iconoclast'] } } : {}
      return faithOf(playMysticPhase({ ...plain, ...abilities }, [figure('Bob', iconoclast ? 1 : 0, 66, 30, card)])) - 3
    }
    const cards: FigureDetails[] = [{}, { dis: null }, { abilities: ['stateless'] }, { army: 'elementals' }]
    expect(cards.map((card) => believer(card, false))).toEqual([1, 0, 0, 0])
    expect(cards.map((card) => believer(card, true))).toEqual([1, 0, 0, 0])
  })

  test("CF-AURA-03, CF-FAITH-03: friends of the faithful's people count, Mercenaries, routed and wounded ones included; Allies and enemies do not", () => {
    const believer = (seat: 0 | 1, card: FigureDetails, more: FigureDetails = {}) =>
      faithOf(playMysticPhase(plain, [figure('Bob', seat, 66, 30, card, more)])) - 3
    expect(believer(0, {})).toBe(1)
    expect(believer(0, { abilities: ['mercenary'] })).toBe(1)
    expect(believer(0, {}, { inRout: true, wounds: 'critical' })).toBe(1)
    expect(believer(0, { people: 'griffins' })).toBe(0)
    expect(believer(1, {})).toBe(0)
  })

  test('CF-AURA-04, CF-FAITH-03: an iconoclast counts enemies of any people, and no friends', () => {
    const ann = { ...plain, card: { abilities: ['iconoclast'] } }
    expect(faithOf(playMysticPhase(ann, [figure('Bob', 1, 66, 30, { people: 'orcs' }), ...believers(6)]))).toBe(4)
  })

  test('CF-FAITH-10: one believer counts for every faithful nearby, and faithful count for each other', () => {
    const match = playMysticPhase(plain, [faithful('Bea', 0, 66, 30, plain), figure('Bob', 0, 72, 30)])
    expect(faithOf(match)).toBe(4)
    expect(faithOf(match, 'Bea')).toBe(4)
    expect(faithOf(playMysticPhase(plain))).toBe(3)
  })

  test('CF-AURA-06, CF-AURA-07: a Loyal friend adds its number instead, a Loyal faithful only for others', () => {
    const loyal = figure('Loyal', 0, 66, 30, { abilities: ['loyal/2'] })
    // Three believers are two groups; the Loyal one is in neither.
    expect(faithOf(playMysticPhase(plain, [loyal, ...believers(3)]))).toBe(7)
    const both = playMysticPhase(plain, [faithful('Bea', 0, 66, 30, { ...plain, card: { abilities: ['loyal/2'] } })])
    expect(faithOf(both)).toBe(5)
    expect(faithOf(both, 'Bea')).toBe(4)
    const dead = figure('Dead', 0, 66, 30, { abilities: ['loyal/2'], dis: null })
    expect(faithOf(playMysticPhase(plain, [dead]))).toBe(3)
    const ally = figure('Ally', 0, 66, 30, { abilities: ['loyal/2'], people: 'griffins' })
    expect(faithOf(playMysticPhase(plain, [ally]))).toBe(3)
  })

  test('CF-AURA-08: a Loyal enemy is an ordinary believer for an iconoclast', () => {
    const ann = { ...plain, card: { abilities: ['iconoclast'] } }
    expect(faithOf(playMysticPhase(ann, [figure('Loyal', 1, 66, 30, { abilities: ['loyal/3'] })]))).toBe(4)
  })

  test('CF-AURA-08: Loyal works for an iconoclast that may count its own camp', () => {
    define({ id: 'test-counts-friends', name: 'Shepherd', rule: 'TEST-8', countsFriends: true })
    const others = [figure('Loyal', 0, 66, 30, { abilities: ['loyal/3'] }), figure('Foe', 1, 66, 36)]
    const gathers = (abilities: readonly string[]) =>
      faithOf(playMysticPhase({ ...plain, card: { abilities } }, others))
    expect(gathers(['iconoclast'])).toBe(4)
    expect(gathers(['iconoclast', 'test-counts-friends'])).toBe(7)
  })

  test('CF-AURA-05: a friendly believer need not be near, and a fighter is never its own believer', () => {
    const seen: boolean[] = []
    playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { card: { abilities: ['iconoclast'] } }),
          figure('Far', 0, 100, 30),
          figure('Foe', 1, 24, 30),
          figure('Dead', 0, 20, 40, { dis: null }),
        ],
      },
      // biome-ignore lint/correctness/useYield: it only reads the state.
      function* (play) {
        const [ann, ...others] = play.state.fighters
        for (const other of [ann!, ...others]) seen.push(isFriendlyBeliever(play, ann!, other))
      },
    )
    expect(seen).toEqual([false, true, false, false])
  })
})

test('CF-FAITH-12: the faith of each fighter and of a camp is public', () => {
  const figures = [faithful('Ann', 0, 20, 30, { faith: 5, miracles: ['divine-eye'] }), figure('Bob', 1, 100, 30)]
  const match = scene({ figures })
  const { figures: shown, sides } = match.view(1)
  expect(shown[0]!.states.map(({ text }) => [text.id, text.args?.faith])).toContainEqual(['state.faith', 5])
  expect(shown[0]!.abilities?.map(({ rule }) => rule)).toContain('divine-eye')
  expect(sides[0]!.counters.find(({ label }) => label.id === 'counter.faith')?.value).toBe(5)
  expect(sides[1]!.counters.some(({ label }) => label.id === 'counter.faith')).toBe(false)
})

test('CF-FAITH-06, CF-ABIL-116: a passenger of a vehicle loses unused faith and counts believers around the vehicle', () => {
  const wagon = gun('Wagon', 0, 60, 30, { mobile: true, crew: null }, { abilities: ['transport/3'], dis: null })
  const figures = [
    faithful('Ann', 0, 20, 30, { faith: 9, more: { aboard: 1 } }),
    wagon,
    ...[0, 1, 2].map((i) => figure(`Abe${i}`, 0, 66, 24 + 6 * i)),
    figure('Bob', 1, 100, 30),
  ]
  const match = playRule({ figures }, (play) => immediately(() => gatherFaith(play)))
  // 3 by rank as a Zealot, and half of three believers, rounded up.
  expect(fighterNamed(match, 'Ann')).toMatchObject({ status: 'aboard', faith: 5 })
})
