import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gems, magician } from '../../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const WIND = 'carrier-wind'

describe('CF-REV-LION-15 Carrier Wind', () => {
  /** POW 4 and a 6 reach 10. */
  const castSpell = (answers: readonly Json[] = [], others: readonly Json[] = [], dice: readonly number[] = [6]) =>
    turn([magician('Ann', 0, 20, 30, { spells: [WIND], gems: { air: 2 } }), ...others], {
      answers: ['done', '0:cast', ...answers],
      dice,
    })
  const bob = (x: number, y = 30) => figure('Bob', 1, x, y)

  test('CF-REV-LION-15: costs 2 gems of Air against 10; a failure leaves the usual walk of a magician', () => {
    const match = castSpell()
    expect(eventArgs(match, 'cast.announced')[0]?.difficulty).toBe(10)
    expect(fighterNamed(match, 'Ann').gems.air ?? 0).toBe(0)
    const failed = castSpell([], [bob(40)], [5])
    expect(optionKeys(failed)).toEqual(['0:walk', '0:nothing'])
  })

  test('CF-REV-LION-15: carries the caster 25 cm over everything to a free place, and replaces its move', () => {
    const wall = [figure('Bar', 1, 30, 30), figure('Bor', 1, 30, 33), figure('Bur', 1, 30, 27)]
    const match = castSpell(['walk'], wall)
    expect(promptId(match)).toBe('ask.walk')
    expect(refusal(match, path([45.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([31, 30]))).toBe('refused.no-room CF-MOVE-02')
    giveAnswers(match, path([45, 30]))
    expect(placeOf(match, 'Ann')).toEqual([45, 30])
    expect(optionKeys(match)).toEqual(['play', 'reserve'])
  })

  test('CF-REV-LION-15: allows an engagement 25 cm away although the caster has cast, without charge penalties', () => {
    const match = castSpell(['0:engagement:1', { to: [44, 30] }], [bob(46.5)])
    expect(eventArgs(match, 'assault.engagement')).toMatchObject([{ fighter: 'Ann', target: 'Bob' }])
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(false)
    expect(fighterNamed(match, 'Bob').assaulted).toBe(true)
    expect(eventArgs(castSpell(['0:engagement:1', { to: [46.6, 30] }], [bob(49.1)]), 'assault.short')).toHaveLength(1)
  })

  test('CF-REV-LION-15: an engagement is the last action of the phase, a walk allows further spells', () => {
    const bard = magician('Ann', 0, 20, 30, { spells: [WIND, 'celestial-scourge'], gems: { air: 2, light: 2 } })
    const paid = gems({ air: 2 }, {}, { light: 2 })
    const after = (...answers: readonly Json[]) =>
      optionKeys(turn([bard, bob(46.5)], { answers: ['done', '0:cast', `${WIND}:0`, paid, ...answers], dice: [6] }))
    expect(after('0:engagement:1', { to: [44, 30] })).toEqual(['play', 'reserve'])
    expect(after('walk', path([25, 30]))).toEqual(['0:cast', '0:nothing'])
  })

  test('CF-REV-LION-15: an engagement follows all its rules: courage is tested first', () => {
    const dragon = figure('Bob', 1, 40, 30, { fear: 8, cou: null })
    const match = castSpell(['0:engagement:1', { to: [37.5, 30] }], [dragon], [6, 1])
    expect(rolledDice(match)[1]).toBe('roll.courage 1')
    expect(eventArgs(match, 'assault.engagement')).toEqual([])
  })

  test('CF-REV-LION-15: leaves contact without a roll, unless disengaging is forbidden', () => {
    const left = castSpell(['walk', path([20, 50])], [bob(22.5)], [6, 6])
    expect(placeOf(left, 'Ann')).toEqual([20, 50])
    expect(rolledDice(left)).toEqual(['roll.incantation 1', 'roll.again 1'])
    const pinned = turn(
      [magician('Ann', 0, 20, 30, { spells: [WIND], gems: { air: 2 }, more: { assaulted: true } }), bob(22.5)],
      { answers: [] },
    )
    expect(optionKeys(pinned)).not.toContain('0:cast')
  })

  test('CF-REV-LION-15: is cast only before moving', () => {
    const ann = magician('Ann', 0, 20, 30, { spells: [WIND], gems: { air: 2 } })
    const walked = turn([ann], { answers: ['done', '0:walk', path([22, 30])] })
    expect(optionKeys(walked)).not.toContain('0:cast')
  })
})
