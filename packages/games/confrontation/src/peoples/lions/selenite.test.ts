import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { mov } from '../../movement/potential.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, refusal, rolledDice } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { eliminate } from '../../wounds/elimination.ts'

const distribution = (points: Record<string, number>): Json => ({
  slots: Object.fromEntries(Object.entries(points).map(([id, count]) => [id, [['point', count]]])),
})

describe('CF-REV-LION-19 Word of Power', () => {
  const wordCast = { spell: 'word-of-power', gems: { light: 4 }, on: { seat: 0 as const, at: [27.5, 30] as const } }

  test('CF-REV-LION-19: against POW + 4, up to POW points, no more than 2 on one characteristic, within 5 cm', () => {
    const match = spellScene({ ...wordCast, dice: [4], answers: [distribution({ mov: 2, res: 1, unused: 1 })] })
    const bob = fighterNamed(match, 'Bob')
    expect(mov(match, bob, 'walk').total).toBe(12)
    expect(characteristic(match, bob, 'res').total).toBe(6)
    const asking = spellScene({ ...wordCast, dice: [4] })
    expect(refusal(asking, distribution({ att: 3, unused: 1 }))).toBe('refused.word-of-power CF-REV-LION-19')
    expect(fighterNamed(spellScene({ ...wordCast, dice: [3] }), 'Bob').effects).toEqual([])
    const far = spellScene({ ...wordCast, on: { seat: 0, at: [27.6, 30] }, dice: [4] })
    expect(fighterNamed(far, 'Bob').effects).toEqual([])
  })

  test('CF-REV-LION-19: may raise each of the six characteristics', () => {
    const match = spellScene({ ...wordCast, dice: [4], answers: [distribution({ ini: 1, att: 1, str: 1, def: 1 })] })
    const values = (['ini', 'att', 'str', 'def', 'res'] as const).map(
      (which) => characteristic(match, fighterNamed(match, 'Bob'), which).total,
    )
    expect(values).toEqual([4, 4, 4, 4, 5])
    expect(fighterNamed(match, 'Bob').effects.every(({ until }) => until === 'game')).toBe(true)
  })

  /** Ann has spoken a Word for Bob. */
  const spoken = [
    magician('Ann', 0, 20, 30, {
      spells: ['word-of-power'],
      gems: { light: 4 },
      more: {
        effects: [
          { object: 'under-word-of-power-speaking', until: 'game', source: { figure: 0, object: 'word-of-power' } },
        ],
      },
    }),
    figure(
      'Bob',
      0,
      24,
      30,
      {},
      {
        effects: [
          { object: 'under-word-of-power-str', x: 2, until: 'game', source: { figure: 0, object: 'word-of-power' } },
        ],
      },
    ),
    figure('Eve', 1, 90, 30),
  ]

  test('CF-REV-LION-19: lasts until its speaker is eliminated or ends it in a maintenance phase', () => {
    const maintain = (answer: string) => playPhase('maintenance', { figures: spoken }, { answers: [answer] })
    expect(characteristic(maintain('keep'), fighterNamed(maintain('keep'), 'Bob'), 'str').total).toBe(5)
    expect(fighterNamed(maintain('end'), 'Bob').effects).toEqual([])
    const dead = playRule({ figures: spoken }, (play) =>
      eliminate(play, play.state.fighters[0]!, { by: null, rules: [] }),
    )
    expect(fighterNamed(dead, 'Bob').effects).toEqual([])
  })

  test('CF-REV-LION-19: a second Word is not allowed meanwhile', () => {
    expect(optionKeys(turn(spoken, { answers: ['done'] }))).not.toContain('0:cast')
    const silent = [
      magician('Ann', 0, 20, 30, { spells: ['word-of-power'], gems: { light: 4 } }),
      figure('Eve', 1, 90, 30),
    ]
    expect(optionKeys(turn(silent, { answers: ['done'] }))).toContain('0:cast')
  })
})

describe('CF-REV-LION-20 Elemental Aegis', () => {
  /** Ann casts an Arrow of Mana on Bob, who has learnt the Aegis; its difficulty is Bob's RES of 5. */
  const cast = (gems: Record<string, number>, answers: Json[] = [], faces: number[] = []) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { air: 2 } }),
        magician('Bob', 1, 35, 30, { spells: ['elemental-aegis'], gems }),
      ],
      { answers: ['done', '0:cast', ...answers], dice: faces },
    )
  const AEGIS = 'oppose:1:elemental-aegis'

  test('CF-REV-LION-20: replaces a countering, for one gem of any kind: a Power test against the spell’s difficulty', () => {
    const match = cast({ light: 1 }, ['arrow-of-mana:1'])
    expect(promptId(match)).toBe('ask.counter-magic')
    expect(optionKeys(match)).toEqual(['counter:1:light1', AEGIS, 'pass'])
    const difficulty = Number(eventArgs(match, 'cast.announced')[0]!.difficulty)
    // POW 4: a die that just reaches the difficulty cancels the spell, although Ann's result is higher.
    const least = difficulty - 4
    const opposed = cast({ light: 1 }, ['arrow-of-mana:1', AEGIS], [5, Math.max(2, least)])
    expect(eventArgs(opposed, 'cast.countered').length).toBe(1)
    expect(fighterNamed(opposed, 'Bob').gems).toEqual({})
    expect(eventArgs(opposed, 'test.passed').at(-1)).toMatchObject({ fighter: 'Bob', difficulty })
    expect(eventArgs(cast({ light: 1 }, ['arrow-of-mana:1', AEGIS], [5, 1, 2, 1]), 'cast.succeeded')).toHaveLength(1)
  })

  test('CF-REV-LION-20: further gems are dice, and it is not rolled if the incantation fails', () => {
    const gems = { slots: { cost: [['light', 1]], mastery: [['light', 2]] } }
    const match = cast({ light: 3 }, ['arrow-of-mana:1', AEGIS, gems], [5, 1, 1, 5])
    expect(rolledDice(match)).toEqual(['roll.incantation 1', 'roll.countering 3'])
    expect(eventArgs(match, 'cast.countered').length).toBe(1)
    expect(rolledDice(cast({ light: 1 }, ['arrow-of-mana:1', AEGIS], [1]))).toEqual(['roll.incantation 1'])
  })

  test('CF-REV-LION-20: cannot be cast in an activation', () => {
    const match = turn(
      [magician('Ann', 0, 20, 30, { spells: ['elemental-aegis'], gems: { light: 3 } }), figure('Eve', 1, 90, 30)],
      {
        answers: ['done'],
      },
    )
    expect(optionKeys(match)).not.toContain('0:cast')
  })
})
