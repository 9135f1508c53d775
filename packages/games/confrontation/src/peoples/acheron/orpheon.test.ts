import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { buildArmy } from '../../armies/army-builder.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { newFighter } from '../../preparation/beginning.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, type Script } from '../../testing/scene.ts'
import { xOf } from '../../traits.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'

const holding = (counters: number) => ({
  extras: ['the-orpheon'],
  effects: counters > 0 ? [{ object: 'orpheon-counters', x: counters, until: 'game' }] : [],
})
const counters = (match: ReturnType<typeof runTest>) =>
  fighterNamed(match, 'Ann').effects.find(({ object }) => object === 'orpheon-counters')?.x ?? 0

function runTest(kind: TestKind, held: number, script: Script) {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, { pow: 3 }, holding(held)), figure('Bob', 1, 60, 30)] },
    (play) =>
      makeTest(play, { kind, fighter: fighterNamed(play, 'Ann'), rules: [], difficulty: 1, against: null, dice: 1 }),
    script,
  )
}

describe('CF-REV-ACHERON-38: the Orpheon', () => {
  const HELPED = ['initiative', 'agility', 'attack', 'defence', 'incantation', 'countering', 'recovery'] as const

  test.each(HELPED)('before a test of %s any number of counters may be discarded, each for +1', (kind) => {
    const match = runTest(kind, 3, { answers: ['2'], dice: [3] })
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 8 }])
    expect(counters(match)).toBe(1)
    expect(optionKeys(runTest(kind, 3, {}))).toEqual(['0', '1', '2', '3'])
  })

  test('helps no other tests, nothing without counters, and one test at a time', () => {
    expect(eventArgs(runTest('courage', 3, { dice: [3] }), 'test.passed')).toMatchObject([{ final: 7 }])
    expect(eventArgs(runTest('attack', 0, { dice: [3] }), 'test.passed')).toMatchObject([{ final: 6 }])
    expect(fighterNamed(runTest('attack', 2, { answers: ['2'], dice: [3] }), 'Ann').effects).toEqual([])
  })

  test('each Wound or death by the bearer’s hand-to-hand attack adds two, up to six', () => {
    const hit = (held: number, faces: number[], roll: Partial<DamageRoll> = {}) =>
      counters(
        playRule(
          { figures: [figure('Ann', 0, 20, 30, {}, holding(held)), figure('Bob', 1, 22.5, 30, { res: 3 })] },
          (play) => {
            const blow = {
              victim: fighterNamed(play, 'Bob'),
              by: fighterNamed(play, 'Ann'),
              kind: 'combat',
              strength: 4,
            } as const
            return rollDamage(play, { ...blow, rules: [], ...roll })
          },
          { dice: faces },
        ),
      )
    expect(hit(1, [4, 3])).toBe(3)
    expect(hit(5, [4, 3])).toBe(6)
    expect(hit(0, [6, 6])).toBe(2)
    expect(hit(1, [1, 1], { strength: 0 })).toBe(1)
    expect(hit(1, [4, 3], { kind: 'effect' })).toBe(1)
    expect(hit(1, [4, 3], { by: null })).toBe(1)
  })

  test('Sequence/1 counts as printed, so that it raises the Character’s own', () => {
    const list = armyOf([{ profile: 'acheron-the-coryphaeus', artefacts: ['the-orpheon'] }], {
      army: 'acheron',
      points: 1000,
    })
    expect(faultsOf(list)).toEqual([])
    const sequence = (artefacts: string[]) => {
      const army = armyOf([{ profile: 'acheron-the-coryphaeus', artefacts }], { army: 'acheron', points: 1000 })
      return xOf(newFighter(0, 0, 0, buildArmy(army, 'Acheron').cards[0]!.members[0]!), 'sequence', null)
    }
    expect(sequence([])).toBe(2)
    expect(sequence(['the-orpheon'])).toBe(3)
    const kain = armyOf([{ profile: 'acheron-kain-the-scourge', artefacts: ['the-orpheon'] }], {
      army: 'acheron',
      points: 1000,
    })
    expect(faultsOf(kain)).toEqual(['artefact-bearer'])
  })

  test('starts the game with two counters', () => {
    const waiting = { status: 'waiting' }
    const match = playPhase(
      'approach',
      {
        figures: [
          figure('Ann', 0, 0, 0, {}, { extras: ['the-orpheon'], ...waiting }),
          figure('Bob', 1, 0, 0, {}, waiting),
        ],
      },
      { answers: [] },
    )
    expect(counters(match)).toBe(2)
  })
})
