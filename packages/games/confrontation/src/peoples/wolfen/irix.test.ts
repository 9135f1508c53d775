import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId } from '../../testing/scene.ts'
import { difficulty } from '../../testing/spell-reading.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-WOLFEN-09: Eternal Cycle', () => {
  const cycle = (on: SpellCast['on'], answers: string[], dice: number[]) =>
    spellScene({ spell: 'eternal-cycle', gems: { water: 3 }, on, answers, dice })
  const last = (match: ReturnType<typeof cycle>) => eventArgs(match, 'test.failed').at(-1)?.difficulty

  test('CF-REV-WOLFEN-09: its form is chosen right before the test, after counter-magic', () => {
    const magic = { level: 'master', elements: ['light', 'air'], paths: ['solaris'], intensity: 8 }
    const mage = enemy({ pow: 4, magic }, { gems: { air: 1 } })
    const match = cycle(mage, [], [])
    expect(promptId(match)).toBe('ask.counter-magic')
    expect(promptId(giveAnswers(match, 'pass'))).toBe('ask.eternal-cycle')
  })

  test('CF-REV-WOLFEN-09: Disenchantment (9): ends spells on the target, but not their permanent losses', () => {
    const under = enemy(
      {},
      {
        wounds: 'light',
        effects: [
          { object: 'under-gift-of-the-mongoose', source: { figure: 0, object: 'gift-of-the-mongoose' } },
          { object: 'authority', source: { figure: 0, object: 'aura-of-authority' } },
          { object: 'under-shield-of-fervour', source: { figure: 0, object: 'shield-of-fervour' } },
          { object: 'frostbitten', x: 1, until: 'game', source: { figure: 0, object: 'frostbitten' } },
        ],
      },
    )
    const match = cycle(under, ['disenchantment'], [5])
    expect(fighterNamed(match, 'Bob').effects.map(({ object }) => object)).toEqual([
      'under-shield-of-fervour',
      'frostbitten',
    ])
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
    expect(last(cycle(under, ['disenchantment'], [4]))).toBe(9)
  })

  test('CF-REV-WOLFEN-09: Disenchantment brings down a target lifted by a spell', () => {
    const effects = [{ object: 'aloft', source: { figure: 0, object: 'rejection' } }]
    const match = cycle(enemy({}, { level: 1, effects }), ['disenchantment'], [6, 4])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ level: 0, effects: [] })
  })

  test.each([
    ['eternal-torpor', 'under-eternal-torpor'],
    ['alchemical-petrification', 'under-alchemical-petrification-stone'],
  ])(
    'CF-REV-WOLFEN-09 and %s: Disenchantment, the only form against stone, frees a fighter that a spell has petrified',
    (id, object) => {
      const effects = [{ object, until: 'game', source: { figure: 2, object: id } }]
      const stone = figure('Ben', 1, 30, 30, {}, { status: 'eliminated', wounds: 'light', effects })
      const ann = magician('Ann', 0, 20, 30, { spells: ['eternal-cycle'], gems: { water: 3 }, card: { pow: 6 } })
      const markers = [{ kind: id, by: 2, at: [30, 30], to: [31.25, 30], x: 1 }]
      const match = turn(
        [ann, stone, figure('Bob', 1, 90, 30)],
        {
          answers: ['done', '0:cast', 'eternal-cycle:1'],
          dice: [4],
        },
        { markers },
      )
      expect(fighterNamed(match, 'Ben')).toMatchObject({ status: 'standing', wounds: 1, effects: [] })
      expect(match.state.markers).toEqual([])
    },
  )

  test('CF-REV-WOLFEN-09: Purification (5 + COU or FEAR): removes the unnatural, except Characters', () => {
    const targetKeys = (card: Record<string, Json>) => optionKeys(cycle(enemy(card), [], []))
    expect(targetKeys({})).toEqual(['disenchantment', 'rebirth'])
    for (const trait of ['living-dead', 'construct', 'immortal']) {
      expect(targetKeys({ abilities: [trait] })).toContain('purification')
      expect(targetKeys({ abilities: [trait], character: true })).not.toContain('purification')
    }
    expect(targetKeys({ people: 'elementals' })).toContain('purification')
    const ghoul = enemy({ abilities: ['living-dead'], cou: null, fear: 4 })
    expect(fighterNamed(cycle(ghoul, ['purification'], [5]), 'Bob').status).toBe('eliminated')
    expect(last(cycle(ghoul, ['purification'], [4]))).toBe(9)
    const returning = enemy({ abilities: ['living-dead', 'reinforcement'], cou: null, fear: 4 })
    expect(fighterNamed(cycle(returning, ['purification'], [5]), 'Bob').effects).toEqual([])
  })

  test('CF-REV-WOLFEN-09: Rebirth (4 + RES): heals all Wounds of the target', () => {
    const hurt = friend({ res: 5 }, { wounds: 'critical' })
    expect(fighterNamed(cycle(hurt, ['rebirth'], [5]), 'Bob').wounds).toBe(0)
    expect(last(cycle(hurt, ['rebirth'], [4]))).toBe(9)
    expect(fighterNamed(cycle(hurt, ['rebirth'], [4]), 'Bob').wounds).toBe(3)
  })
})

describe('CF-REV-WOLFEN-12: Deafening Spout', () => {
  const DEAF = [{ object: 'under-deafening-spout', until: 'game', source: { figure: 0, object: 'deafening-spout' } }]
  const finals = (name: string, kinds: readonly TestKind[], amyAt = 62.5) => {
    const match = playRule(
      {
        figures: [
          magician('Ann', 0, 20, 30),
          figure('Bob', 1, 60, 30, { aim: 3, pow: 3 }, { effects: DEAF }),
          figure('Amy', 0, amyAt, 30, { aim: 3, pow: 3 }),
        ],
      },
      function* (play) {
        for (const kind of kinds) {
          yield* makeTest(play, {
            kind,
            fighter: fighterNamed(play, name),
            rules: [],
            difficulty: 1,
            against: null,
            dice: 1,
          })
        }
      },
      { dice: kinds.map(() => 3) },
    )
    return eventArgs(match, 'test.passed').map(({ final }) => final)
  }
  const kinds = ['aim', 'incantation', 'countering', 'recovery', 'attack'] as const

  test('CF-REV-WOLFEN-12: −2 on Aim, Power and divination for the target and fighters in contact with it', () => {
    expect(finals('Bob', kinds)).toEqual([4, 4, 4, 4, 6])
    expect(finals('Amy', kinds)).toEqual([4, 4, 4, 4, 6])
    expect(finals('Amy', kinds, 70)).toEqual([6, 6, 6, 6, 6])
  })

  const upkeep = (water: number, answers: string[], dice: number[]) =>
    playPhase(
      'maintenance',
      {
        figures: [
          magician('Ann', 0, 20, 30, { gems: { water } }),
          figure('Bob', 1, 60, 30, { ini: 3 }, { effects: DEAF }),
        ],
      },
      { answers, dice },
    )

  test('CF-REV-WOLFEN-12: in each maintenance phase n gems set an Initiative test of 3n', () => {
    const match = upkeep(3, ['2'], [2])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob', difficulty: 6, final: 5 }])
    expect(fighterNamed(match, 'Bob').effects.length).toBe(1)
    expect(fighterNamed(match, 'Ann').gems).toEqual({ water: 1 })
    expect(fighterNamed(upkeep(3, ['2'], [3]), 'Bob').effects).toEqual([])
  })

  test('CF-REV-WOLFEN-12: without a gem it ends', () => {
    expect(optionKeys(upkeep(2, [], []))).toEqual(['0', '1', '2'])
    expect(fighterNamed(upkeep(2, ['0'], []), 'Bob').effects).toEqual([])
    expect(fighterNamed(upkeep(0, [], []), 'Bob').effects).toEqual([])
  })

  test('CF-REV-WOLFEN-12: difficulty 9, on an enemy', () => {
    const match = spellScene({ spell: 'deafening-spout', gems: { water: 1 }, on: enemy(), dice: [5] })
    expect(difficulty(match)).toBe(9)
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'under-deafening-spout', until: 'game' }])
  })
})
