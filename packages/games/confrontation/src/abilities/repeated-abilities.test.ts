import { describe, expect, test } from 'vitest'
import { characteristic } from '../characteristics.ts'
import { expireRoundEffects } from '../round/phases.ts'
import { loadPosition as layOut, playRule } from '../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { friend } from '../testing/tests-of-bob.ts'
import { has, sumWith, xOf } from '../traits.ts'
import { woundPenalty } from '../wounds/health.ts'
import { addOwnEffect, immediately } from './builders.ts'

const pursuits = (match: Parameters<typeof has>[0], fighter: Parameters<typeof has>[1]) =>
  sumWith(match, fighter, 'extraPursuits', (ability, effect) => ability.extraPursuits(fighter, effect))

describe('CF-ABILGEN-06: an ability held twice works once, with the better value', () => {
  const penalty = (abilities: string[], effects: string[]) => {
    const more: FigureDetails = { wounds: 'serious', effects: effects.map((object) => ({ object, until: 'round' })) }
    const play = layOut({ figures: [figure('Ann', 0, 20, 30, { abilities }, more)] })
    return woundPenalty(play, fighterNamed(play, 'Ann'))
  }

  test('CF-PACK-36, CF-ABIL-75: a fighter that is already Possessed gains nothing by being Possessed again', () => {
    expect(penalty([], [])).toBe(-2)
    expect(penalty(['possessed'], [])).toBe(-1)
    expect(penalty([], ['possessed'])).toBe(-1)
    expect(penalty(['possessed'], ['possessed'])).toBe(-1)
  })

  test('CF-SPELL-65, CF-ABIL-52: printed Implacable/1 raised to 2 by a spell allows two more pursuits', () => {
    const match = spellScene({
      ...{ spell: 'massacre', gems: { darkness: 1 }, dice: [2] },
      on: friend({ abilities: ['implacable/1'] }),
    })
    expect(xOf(fighterNamed(match, 'Bob'), 'implacable', null)).toBe(2)
    expect(pursuits(match, fighterNamed(match, 'Bob'))).toBe(2)
  })
})

describe('CF-ABILGEN-06: a shorter effect does not cut short a longer one', () => {
  /** Ann has an effect for the game and gets it again for a round, which ends then. */
  const after = (object: string, x: number | null, more: number | null) => {
    const effects = [{ object, until: 'game', ...(x === null ? {} : { x }) }]
    const figures = [figure('Ann', 0, 20, 30, {}, { effects }), figure('Bob', 1, 60, 30)]
    const rule = (ends: boolean) =>
      playRule({ figures }, (play) =>
        immediately(() => {
          addOwnEffect(play, fighterNamed(play, 'Ann'), object, 'blazing-lord', 'round', more)
          if (ends) expireRoundEffects(play)
        }),
      )
    return [rule(false), rule(true)] as const
  }

  test('CF-ABIL-91, CF-PACK-36: a Selenite made Possessed by the moon stays Possessed after the Land of Heroes', () => {
    const [, ended] = after('possessed', null, null)
    expect(has(ended, fighterNamed(ended, 'Ann'), 'possessed')).toBe(true)
  })

  test('CF-ABIL-73, CF-PACK-08: Implacable/1 for the rest of the game is 3 for a round, then 1 again', () => {
    const [during, ended] = after('implacable', 1, 3)
    expect([during, ended].map((match) => pursuits(match, fighterNamed(match, 'Ann')))).toEqual([3, 1])
  })

  test('a better value for one round does not replace one that lasts longer', () => {
    const effects = [{ object: 'implacable', x: 3, until: 'round' }]
    const figures = [figure('Ann', 0, 20, 30, {}, { effects }), figure('Bob', 1, 60, 30)]
    const reward = (ends: boolean) =>
      playRule({ figures }, (play) =>
        immediately(() => {
          addOwnEffect(play, fighterNamed(play, 'Ann'), 'implacable', 'personal-enemy', 'game', 1)
          if (ends) expireRoundEffects(play)
        }),
      )
    expect([false, true].map(reward).map((match) => pursuits(match, fighterNamed(match, 'Ann')))).toEqual([3, 1])
  })

  test('an effect that is not an ability replaces the previous one', () => {
    const [during, ended] = after('blazing-ini', 1, 2)
    const ini = [during, ended].map((match) => characteristic(match, fighterNamed(match, 'Ann'), 'ini').total)
    expect(ini).toEqual([5, 3])
  })
})
