import type { Json } from '@fray/kernel'
import { WEST } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { makeTest } from '../../dice/test.ts'
import { flee } from '../../fear/flight.ts'
import { isRooted } from '../../movement/move.ts'
import { dice, duel } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

describe('CF-REV-DIRZ-21 gathering mental energy', () => {
  const round = (script: Script, more: FigureDetails = {}, rallying: readonly Json[] = []) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['mental-energy-capacity'], dis: 4, aim: 3 }, more),
          // A commander with a better DIS.
          figure('Amy', 0, 25, 30, { dis: 9, abilities: ['leadership/20'], command: 'commander' }, { card: 'Amy' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      { ...script, answers: [...rallying, order, ...(script.answers ?? [])] },
    )
  const order: Json = {
    slots: {
      pile: [
        ['0', 1],
        ['1', 1],
      ],
    },
  }

  test('success gives as many points as the difficulty, by the neuromancer’s own printed DIS', () => {
    const match = round({ answers: ['8'], dice: [4] })
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'mental-energy', x: 8 }])
    expect(eventArgs(round({ answers: ['9'], dice: [4] }), 'test.failed')).toMatchObject([{ final: 8 }])
  })

  test('failure allows no move, pursuit or shot, and puts all dice in defence', () => {
    const match = round({ answers: ['9'], dice: [4] })
    const ann = fighterNamed(match, 'Ann')
    expect(ann.defenceOnly).toBe(true)
    expect(isRooted(match, ann)).toBe(true)
    expect(ann.effects).toMatchObject([{ object: 'mind-overtaxed', until: 'round' }])
  })

  test('CF-REV-DIRZ-21: a neuromancer that has failed cannot move, but flees when it must', () => {
    const flight = (object: string) =>
      placeOf(
        playRule(
          {
            figures: [
              figure('Ann', 0, 60, 30, { mov: 10 }, { inRout: true, effects: [{ object }] }),
              figure('Bob', 1, 90, 30),
            ],
          },
          (play) => flee(play, fighterNamed(play, 'Ann'), WEST),
        ),
        'Ann',
      )
    expect(flight('mind-overtaxed')).toEqual([40, 30])
    expect(flight('under-petrification-resin')).toEqual([60, 30])
  })

  test('it is optional, and impossible in rout', () => {
    expect(fighterNamed(round({ answers: ['0'] }), 'Ann').effects).toEqual([])
    expect(promptId(round({}))).toBe('ask.mental-energy')
    // Ann fails to rally first.
    const inRout = round({ dice: [1] }, { inRout: true }, ['discipline'])
    expect(fighterNamed(inRout, 'Ann').inRout).toBe(true)
    expect(promptId(inRout)).toBe('ask.coordinator')
  })
})

const CLONE = ['psychic-echo', 'psychic-relay']

/** Ann with her points, Bob in front of her. */
function usePowers(
  points: number,
  answers: readonly Json[],
  more: { bob?: FigureDetails; at?: number; others?: Json[]; dice?: number[] } = {},
) {
  const { bob = {}, at = 30, others = [], dice: faces = [] } = more
  return turn(
    [
      figure(
        'Ann',
        0,
        20,
        30,
        { abilities: ['psychic-powers'] },
        { effects: [{ object: 'mental-energy', x: points }] },
      ),
      figure('Bob', 1, at, 30, bob),
      ...others,
    ],
    { answers, dice: faces },
  )
}

const powerKeys = (match: ReturnType<typeof usePowers>) => optionKeys(match).filter((key) => key.startsWith('0:power'))

describe('CF-REV-DIRZ-22 psychic powers', () => {
  test('may be used before a move, as far as the points go', () => {
    expect(powerKeys(usePowers(5, ['done']))).toEqual(['0:power-preservation', '0:power-intimidation'])
    expect(powerKeys(usePowers(5, []))).toEqual(['0:power-preservation', '0:power-intimidation'])
    expect(powerKeys(usePowers(9, ['done']))).toHaveLength(4)
  })

  test('affect other fighters within 10 cm, each once a round, except for closed minds', () => {
    expect(powerKeys(usePowers(9, ['done'], { at: 32.5 }))).toHaveLength(4)
    expect(powerKeys(usePowers(9, ['done'], { at: 32.6 }))).toEqual([])
    for (const id of ['living-dead', 'inalterable', 'construct']) {
      expect(powerKeys(usePowers(9, ['done'], { bob: { abilities: [id] } }))).toEqual([])
    }
    const match = usePowers(9, ['done', '0:power-preservation'])
    expect(powerKeys(match)).toMatchObject([])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'mental-energy', x: 5 }])
  })

  test('may also be used after an assault', () => {
    const match = usePowers(9, ['0:charge:1', { to: [27.5, 30] }])
    expect(powerKeys(match)).toHaveLength(4)
    expect(promptId(giveAnswers(match, '0:power-rage'))).not.toBe('ask.action-of')
  })

  test('points left at the end of the activation phase are lost', () => {
    const ann = { more: { effects: [{ object: 'mental-energy', x: 5 }] } }
    const match = duel(ann, {}, [dice({ 1: [1, 1] })], [5, 2])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })
})

describe('CF-REV-DIRZ-19 and CF-REV-DIRZ-20 Centurus clones', () => {
  const clone = (name: string, x: number, y = 30) => figure(name, 0, x, y, { abilities: CLONE }, { card: name })

  test('clones near the neuromancer make powers one point cheaper, and two clones no more than that', () => {
    expect(powerKeys(usePowers(3, ['done'], { others: [clone('C', 20, 40)] }))).toEqual(['0:power-preservation'])
    expect(powerKeys(usePowers(3, ['done'], { others: [clone('C', 20, 42.6)] }))).toEqual([])
    expect(powerKeys(usePowers(2, ['done'], { others: [clone('C', 20, 40), clone('D', 20, 20)] }))).toEqual([])
  })

  test('range and sight may be a nearby clone’s', () => {
    const reach = (at: number, clones: Json[]) => {
      const match = usePowers(9, ['done', '0:power-rage'], { at, others: clones })
      return optionKeys(match)
    }
    // Bob is 20 cm from Ann and 10 cm from the clone at her side.
    expect(reach(42.5, [clone('C', 30)])).toContain('1')
    expect(powerKeys(usePowers(9, ['done'], { at: 42.5, others: [clone('C', 20, 40)] }))).not.toContain('1')
  })
})

describe('the powers', () => {
  const hit = (bob: string[], faces: number[]) =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 30, 30, { abilities: bob }, { effects: [{ object: 'preserved' }] }),
        ],
      },
      (play) =>
        rollDamage(play, {
          victim: fighterNamed(play, 'Bob'),
          by: fighterNamed(play, 'Ann'),
          kind: 'combat',
          strength: 3,
          rules: [],
        }),
      { dice: faces },
    )

  test('CF-REV-DIRZ-23 Preservation: grants Survival instinct, or one more on its rolls', () => {
    expect(
      has(
        usePowers(4, ['done', '0:power-preservation']),
        fighterNamed(usePowers(4, ['done', '0:power-preservation']), 'Bob'),
        'survival-instinct',
      ),
    ).toBe(true)
    const bob = { abilities: ['survival-instinct'] }
    expect(fighterNamed(usePowers(4, ['done', '0:power-preservation'], { bob }), 'Bob').effects).toMatchObject([
      { object: 'preserved' },
    ])
    expect(rolledDice(hit(['survival-instinct'], [5]))).toEqual(['roll.survival 1'])
    expect(rolledDice(hit(['survival-instinct'], [4, 1, 2]))).toEqual(['roll.survival 1', 'roll.damage 2'])
  })

  test('CF-REV-DIRZ-24 Intimidation: forces at least one die into defence, and suspends War fury', () => {
    const under = { more: { effects: [{ object: 'intimidated' }] } }
    const furious = duel({ card: { abilities: ['war-fury'] }, ...under }, {}, [dice({ 1: [1, 1] })], [5, 2])
    expect(promptId(furious)).toBe('ask.dice')
    expect(furious.check(0, dice({ 0: [2, 0] }))).toMatchObject({ reason: { id: 'refused.must-defend' } })
    expect(furious.check(0, dice({ 0: [1, 1] }))).toBeUndefined()
    // It does nothing when all dice are forced into attack.
    const forced = duel(
      { more: { effects: [{ object: 'intimidated' }, { object: 'furious' }] } },
      {},
      [dice({ 1: [1, 1] })],
      [5, 2],
    )
    expect(eventArgs(forced, 'dice.placed')[1]).toMatchObject({ attack: 3, defence: 0 })
  })

  test('CF-REV-DIRZ-25 Rage: grants Sequence/1 to fighters without it', () => {
    const rage = (bob: FigureDetails) => fighterNamed(usePowers(8, ['done', '0:power-rage'], { bob }), 'Bob').effects
    expect(rage({})).toMatchObject([{ object: 'sequence', x: 1, until: 'round' }])
    expect(rage({ character: true })).toEqual([])
  })

  test('CF-REV-DIRZ-26 Reprisal: grants Counter-attack, or makes it easier', () => {
    const reprisal = (bob: FigureDetails) =>
      fighterNamed(usePowers(9, ['done', '0:power-reprisal'], { bob }), 'Bob').effects
    expect(reprisal({})).toMatchObject([{ object: 'counter-attack' }])
    expect(reprisal({ abilities: ['counter-attack'] })).toMatchObject([{ object: 'reprising' }])
    const counterAttackWith = (object: string, face: number) =>
      duel(
        {},
        { more: { effects: [{ object }] }, card: { abilities: ['counter-attack'] } },
        [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'counter:1'],
        // Ann's attack is 3 + 3; Bob beats it by one or by two.
        [5, 2, 3, face, ...(object === 'reprising' || face > 4 ? [1] : [4, 1])],
      )
    expect(eventArgs(counterAttackWith('reprising', 4), 'attacks')[1]).toEqual({ attacker: 'Bob', target: 'Ann' })
    expect(eventArgs(counterAttackWith('preserved', 4), 'hit')).toHaveLength(1)
    expect(eventArgs(counterAttackWith('preserved', 5), 'attacks')[1]).toEqual({ attacker: 'Bob', target: 'Ann' })
  })
})

test('CF-REV-DIRZ-21 only bonuses to the final result help the test', () => {
  const match = playRule(
    { figures: [figure('Ann', 0, 20, 30, { dis: 2 }), figure('Bob', 1, 60, 30)] },
    (play) =>
      makeTest(play, {
        kind: 'discipline',
        fighter: fighterNamed(play, 'Ann'),
        rules: [],
        difficulty: 6,
        against: null,
        dice: 1,
        unled: true,
      }),
    { dice: [4] },
  )
  expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 6 }])
})
