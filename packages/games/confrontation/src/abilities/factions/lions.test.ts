import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { strategicPhase } from '../../round/phases.ts'
import { ruleOn } from '../../testing/rule.ts'
import { asked, figure, type More, told, who } from '../../testing/scene.ts'
import { has } from '../../traits.ts'

describe('CF-PACK-27 Tacticians of Icquor', () => {
  /** A Tactical roll of Ann (DIS 3) with so many Tacticians beside her. */
  const rolledWith = (tacticians: number, more: More = {}, answers: string[] = [], dice: number[] = []) => {
    const others = Array.from({ length: tacticians }, (_, i) =>
      figure(`T${i}`, 0, 10, 5 + 6 * i, {}, { extras: ['tactician-of-icquor'], card: 'Ann', ...more }),
    )
    const match = ruleOn(
      { figures: [figure('Ann', 0, 20, 30), ...others, figure('Bob', 1, 90, 30, { dis: 9 })] },
      strategicPhase,
      {
        answers: [...answers, { seat: 0, answer: '0' }, { seat: 1, answer: String(tacticians + 1) }],
        dice: [...dice, 2, 5],
      },
    )
    return [...told(match, 'opposition.first'), ...told(match, 'opposition.second')].map(({ a }) => a)
  }

  test('add one each to the roll of their camp, three at most, whoever coordinates', () => {
    expect([1, 2, 4].map((count) => rolledWith(count)[0])).toEqual([6, 7, 8])
  })

  test('in rout as well, but not when they are gone', () => {
    expect(rolledWith(1, { inRout: true }, ['courage'], [1])[0]).toBe(6)
    expect(rolledWith(1, { status: 'eliminated' })[0]).toBe(5)
  })
})

describe('CF-PACK-36 the Land of heroes', () => {
  const bound = (name: string, y: number) => figure(name, 0, 20, y, {}, { extras: ['land-of-heroes'], card: 'Ann' })
  const dawn = (answers: readonly Json[], dice: number[] = []) =>
    ruleOn(
      {
        figures: [
          bound('Ann', 20),
          bound('Amy', 40),
          figure('Abe', 0, 20, 50, {}, { card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        yield* strategicPhase(play)
        yield* strategicPhase(play)
      },
      { answers, dice },
    )

  test('makes all who are bound to Laverne Possessed for a round', () => {
    const match = dawn(['use'])
    expect(['Ann', 'Amy', 'Abe'].map((name) => has(match, who(match, name), 'possessed'))).toEqual([true, true, false])
    expect(who(match, 'Amy').effects[0]!.until).toBe('round')
  })

  test('once in a game: whoever has used it is not asked again, whoever has declined is', () => {
    const coordinators = [0, 1].map((seat) => ({ seat, answer: String(3 * seat) }))
    const next = (first: string) => asked(dawn([first, ...coordinators, 'self'], [4, 2]))
    expect([next('use'), next('no')]).toEqual(['ask.coordinator', 'ask.ability'])
  })
})
