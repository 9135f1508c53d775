import { describeDecision, type Json } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { gems, magician } from '../testing/magician.ts'
import { figure, promptId, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const CURSED = { abilities: ['cursed'] }

/** Ann, POW 4, casts an Arrow of difficulty 8 at Bob; Mae, POW 4, could counter it. Neither ever rerolls. */
function duelOfMagic(answers: readonly Json[] = [], at = 37.5): Scene {
  const figures = [
    magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 4, air: 1 }, card: CURSED }),
    figure('Bob', 1, at, 30),
    magician('Mae', 1, 38, 25, { gems: { darkness: 2, air: 1 }, card: CURSED }),
  ]
  return turn(figures, { answers: ['done', '0:cast', ...answers] })
}

/** Gets the chance that the spell takes effect. */
function success(match: Scene, answer: Json): string | undefined {
  const { exact, chances } = forecast(match, match.pending[0]!.seat, answer)
  expect(exact).toBe(true)
  return chances.find(({ event }) => event.type === 'cast.succeeded')?.probability.fraction
}

const MASTERY = [0, 1, 2, 3].map((light) => {
  // One gem of Light and one of Air pay for it.
  return gems({ light: 1, air: 1 }, light > 0 ? { light } : {}, light < 3 ? { light: 3 - light } : {})
})

describe('the odds of a casting', () => {
  test('CF-CAST-11, CF-CAST-12 each gem on mastery adds one die that may show a 4', () => {
    const match = duelOfMagic(['arrow-of-mana:1'])
    expect(promptId(match)).toBe('ask.gems')
    // Odds assume that nobody counters it.
    expect(MASTERY.map((answer) => success(match, answer))).toEqual(['1/2', '3/4', '7/8', '15/16'])
  })

  test('CF-CAST-11 none to three gems on mastery are compared with the same payment', () => {
    const told = describeDecision(duelOfMagic(['arrow-of-mana:1']).pending[0]!)
    const compared = told?.kind === 'arrange' ? (told.compared ?? []) : []
    expect(compared.map(({ slots }) => slots.mastery)).toEqual([[['light', 1]], [], [['light', 2]], [['light', 3]]])
    expect(new Set(compared.map(({ slots }) => JSON.stringify(slots.cost))).size).toBe(1)
  })

  test('CF-CAST-11 gems on mastery come from the most plentiful kind', () => {
    const mixed = magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { air: 4, light: 1 } })
    const match = turn([mixed, figure('Bob', 1, 37.5, 30)], { answers: ['done', '0:cast', 'arrow-of-mana:1'] })
    const told = describeDecision(match.pending[0]!)
    const masteries = told?.kind === 'arrange' ? (told.compared ?? []).map(({ slots }) => slots.mastery) : []
    // Two of Air pay for it; two of Air and one of Light are left.
    const all = [
      ['air', 2],
      ['light', 1],
    ]
    expect(masteries).toEqual([[['air', 1]], [], [['air', 2]], all])
  })

  test('CF-CAST-10 naming a spell shows the odds of paying for it and nothing more', () => {
    expect(success(duelOfMagic(), 'arrow-of-mana:1')).toBe('1/2')
  })

  test('CF-MOVE-05, CF-CAST-13 the caster’s odds are the same at every distance', () => {
    const [near, far] = [37.5, 60].map((at) => forecast(duelOfMagic(['arrow-of-mana:1'], at), 0, MASTERY[0]!))
    expect(far!.chances).toEqual(near!.chances)
    expect(far!.assumesDistances).toBe(true)
  })
})

describe('the odds of countering', () => {
  const paid = duelOfMagic(['arrow-of-mana:1', MASTERY[0]!])

  test('CF-COUNTER-05, CF-COUNTER-08 absorbing always stops the spell, and countering must reach the result', () => {
    expect(promptId(paid)).toBe('ask.counter-magic')
    expect(success(paid, 'pass')).toBe('1/2')
    expect(success(paid, 'absorb:2:darkness2')).toBeUndefined()
    // Ann's 4, 5 or 6, and a lower die of Mae's: (3 + 4 + 5) / 36.
    expect(success(paid, 'counter:2:air1')).toBe('1/3')
  })

  test('CF-COUNTER-03 the question tells the target, the dice, the gems and the difficulty of the spell', () => {
    const { id, args } = paid.pending[0]!.prompt
    expect(id).toBe('ask.counter-magic')
    expect(args).toEqual({
      caster: { figure: 0 },
      spell: 'Arrow of Mana',
      target: { figure: 1 },
      alone: 'no',
      dice: 1,
      added: 4,
      difficulty: 8,
    })
    const mastered = duelOfMagic(['arrow-of-mana:1', MASTERY[2]!])
    expect(mastered.pending[0]!.prompt.args).toMatchObject({ dice: 3, added: 4 })
  })
})
