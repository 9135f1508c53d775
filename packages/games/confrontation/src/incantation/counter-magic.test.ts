import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gems, type MagicianDetails, magician } from '../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, rolledDice, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ARROW = ['arrow-of-mana']
const PAID = gems({ light: 2 }, {}, { light: 2 })

/** Ann casts an Arrow at Bob, 15 cm away, and pays two gems of Light; Mae of the other camp stands 17.5 cm from Ann. */
function arrowAgainst(
  mae: MagicianDetails,
  answers: readonly Json[],
  dice: readonly number[],
  { at = [40, 25], ann = {} }: { readonly at?: readonly [number, number]; readonly ann?: MagicianDetails } = {},
): Scene {
  const figures = [
    magician('Ann', 0, 20, 30, { spells: ARROW, gems: { light: 4 }, ...ann }),
    figure('Bob', 1, 37.5, 30),
    magician('Mae', 1, ...at, mae),
  ]
  return turn(figures, { answers: ['done', '0:cast', 'arrow-of-mana:1', ...answers], dice })
}

describe('magicians that may cancel a spell', () => {
  test('CF-COUNTER-01, CF-COUNTER-03 a magician that sees the caster within the spell’s range cancels before the test', () => {
    const match = arrowAgainst({ gems: { air: 1 } }, [PAID], [])
    expect(promptId(match)).toBe('ask.counter-magic')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['counter:2:air1', 'pass'])
    const tooFar = arrowAgainst({ gems: { air: 1 } }, [PAID], [1], { at: [43, 15] })
    expect(eventArgs(tooFar, 'cast.failed')).toHaveLength(1)
    const unseeing = arrowAgainst({ gems: { air: 1 }, more: { facing: 'east' } }, [PAID], [1])
    expect(eventArgs(unseeing, 'cast.failed')).toHaveLength(1)
  })

  test('CF-COUNTER-01, CF-CAST-14 a magician may cancel from one level above the caster, not from two', () => {
    const aloft = (level: number) => ({ gems: { air: 1 }, card: { flight: 20 }, more: { level } })
    expect(optionKeys(arrowAgainst(aloft(1), [PAID], [], { at: [35, 25] }))).toEqual(['counter:2:air1', 'pass'])
    expect(eventArgs(arrowAgainst(aloft(2), [PAID], [1], { at: [35, 25] }), 'cast.failed')).toHaveLength(1)
  })

  test('CF-COUNTER-01, CF-MAGE-06, CF-MAGE-07, CF-ROUT-06 a magician may cancel without spells, not without gems or in rout', () => {
    expect(promptId(arrowAgainst({ spells: [], gems: { air: 1 } }, [PAID], []))).toBe('ask.counter-magic')
    expect(eventArgs(arrowAgainst({}, [PAID], [1]), 'cast.failed')).toHaveLength(1)
    expect(
      eventArgs(arrowAgainst({ gems: { air: 1 }, more: { inRout: true } }, [PAID], [1]), 'cast.failed'),
    ).toHaveLength(1)
  })

  test('CF-COUNTER-11, CF-MANA-06 orcs neither cancel spells nor have theirs cancelled', () => {
    const orc = { magic: { level: 'adept', elements: [], paths: ['instinctive'], intensity: 6 } }
    expect(eventArgs(arrowAgainst({ gems: { neutral: 2 }, card: orc }, [PAID], [1]), 'cast.failed')).toHaveLength(1)
    const ann = { spells: ARROW, gems: { neutral: 4 }, card: orc }
    const paid = gems({ neutral: 2 }, {}, { neutral: 2 })
    expect(eventArgs(arrowAgainst({ gems: { air: 1 } }, [paid], [1], { ann }), 'cast.failed')).toHaveLength(1)
  })
})

describe('absorbing', () => {
  test('CF-COUNTER-05, CF-COUNTER-06, CF-MANA-04 absorbing takes an opposed gem for each gem used, and no dice', () => {
    const match = arrowAgainst(
      { gems: { darkness: 3, air: 2 } },
      [gems({ light: 2 }, { light: 1 }, { light: 1 }), 'absorb:2:darkness3'],
      [],
    )
    expect(rolledDice(match)).toEqual([])
    expect(eventArgs(match, 'cast.absorbed')).toMatchObject([{ spell: 'Arrow of Mana' }])
    expect(fighterNamed(match, 'Mae').gems).toEqual({ air: 2 })
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 1 })
  })

  test('CF-COUNTER-03, CF-COUNTER-06 absorbing fails with a gem too few or of another Element', () => {
    const keys = (purse: Record<string, number>) => optionKeys(arrowAgainst({ gems: purse }, [PAID], []))
    expect(keys({ darkness: 2 })).toContain('absorb:2:darkness2')
    expect(keys({ darkness: 1, air: 4 })).toEqual(['counter:2:air1', 'counter:2:darkness1', 'pass'])
  })

  test('CF-MANA-03, CF-MANA-04 Earth and Darkness absorb Air in any mix, and every Element absorbs Darkness', () => {
    const ann = { spells: ARROW, gems: { air: 2 }, card: {} }
    const air = arrowAgainst({ gems: { earth: 1, darkness: 2 } }, [], [], { ann })
    expect(optionKeys(air).filter((key) => key.startsWith('absorb'))).toEqual([
      'absorb:2:earth1-darkness1',
      'absorb:2:darkness2',
    ])
    const dark = arrowAgainst({ gems: { light: 1, water: 1 } }, [], [], { ann: { ...ann, gems: { darkness: 2 } } })
    expect(optionKeys(dark)).toContain('absorb:2:water1-light1')
  })

  test('CF-CAST-08, CF-CAST-03 an absorbed spell counts as an attempt, but may be cast on the target again', () => {
    const answers = [PAID, 'absorb:2:darkness2', '0:cast', 'arrow-of-mana:1']
    const match = arrowAgainst({ gems: { darkness: 2 } }, answers, [1])
    expect(eventArgs(match, 'cast.announced')).toHaveLength(2)
  })
})

describe('countering', () => {
  test('CF-COUNTER-07, CF-COUNTER-08 countering takes one gem and a Power test against the caster’s result', () => {
    const match = arrowAgainst({ gems: { air: 2 } }, [PAID, 'counter:2:air1'], [5, 5])
    expect(rolledDice(match)).toEqual(['roll.incantation 1', 'roll.countering 1'])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 9 }, { final: 9, difficulty: 9 }])
    expect(eventArgs(match, 'cast.countered')).toHaveLength(1)
    expect(fighterNamed(match, 'Mae').gems).toEqual({ air: 1 })
    expect(fighterNamed(match, 'Bob').wounds).toBe(0)
  })

  test('CF-COUNTER-08 a lower result does not stop the spell', () => {
    const match = arrowAgainst({ gems: { air: 2 } }, [PAID, 'counter:2:air1'], [5, 4, 1, 1])
    expect(eventArgs(match, 'cast.succeeded')).toHaveLength(1)
  })

  test('CF-COUNTER-07 the gem is lost even if the incantation fails by itself', () => {
    const match = arrowAgainst({ gems: { air: 2 } }, [PAID, 'counter:2:air1'], [2])
    expect(rolledDice(match)).toEqual(['roll.incantation 1'])
    expect(fighterNamed(match, 'Mae').gems).toEqual({ air: 1 })
  })

  test('CF-CAST-06 a caster whose result must be beaten may reroll a 6 after passing', () => {
    const match = arrowAgainst({ gems: { air: 2 } }, [PAID, 'counter:2:air1', 'again'], [6, 3, 6, 2, 1, 1])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 13 }])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ test: 'test.countering', final: 12, difficulty: 13 }])
    // Without a countering, the passed test is kept.
    expect(eventArgs(arrowAgainst({ gems: { air: 2 } }, [PAID, 'pass'], [6, 1, 1]), 'test.passed')).toMatchObject([
      { final: 10 },
    ])
  })

  test('CF-COUNTER-10 a pure magician in contact with an enemy has −1', () => {
    const card = (abilities: readonly string[]) => ({ gems: { air: 1 }, card: { abilities: [...abilities] } })
    const fight = (abilities: readonly string[], dice: readonly number[]) =>
      turn(
        [
          magician('Ann', 0, 20, 30, { spells: ARROW, gems: { light: 2 } }),
          figure('Bob', 1, 37.5, 30),
          magician('Mae', 1, 37.5, 25, card(abilities)),
          figure('Fay', 0, 40, 25, {}, { card: 'x' }),
        ],
        { answers: ['done', '0:cast', 'arrow-of-mana:1', 'counter:2:air1'], dice },
      )
    expect(eventArgs(fight([], [5, 5, 1, 1]), 'test.failed')).toMatchObject([{ test: 'test.countering', final: 8 }])
    expect(eventArgs(fight(['warrior-mage'], [5, 5]), 'cast.countered')).toHaveLength(1)
  })
})
