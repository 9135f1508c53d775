import { describe, expect, test } from 'vitest'
import { armyOf, ownCard } from '../../armies/army.fixture.ts'
import { listedIn } from '../../armies/army-builder.ts'
import { eventArgs, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'

describe('CF-REV-LION-13 Celestial Scourge', () => {
  const scourge = (given: Partial<SpellCast>) =>
    spellScene({
      ...{ spell: 'celestial-scourge', gems: { light: 2 }, on: {}, x: 1, dice: [6, 2] },
      ...given,
    })
  const damageTotals = (match: ReturnType<typeof scourge>) => eventArgs(match, 'damage.read').map(({ total }) => total)
  /** One gem for the cost, and others for strength. */
  const payLight = (kept: number) => ({ slots: { cost: [['light', 1]], kept: [['light', kept]] } })

  test('CF-REV-LION-13: 1 to 6 gems of Light after the success give STR 5, 8, 11, 13, 14 and 15', () => {
    const strengthOfGems = (gems: number) =>
      // POW 4 and a 6 reach 10; a pair of ones hits the legs.
      damageTotals(
        scourge({
          gems: { light: 1 + gems },
          on: { card: { res: 12 } },
          dice: [6, 1, 2],
          answers: [payLight(gems), ...(gems > 1 ? [String(gems)] : [])],
        }),
      )[0]
    expect([1, 2, 3, 4, 5, 6].map(strengthOfGems)).toEqual([-5, -2, 1, 3, 4, 5])
  })

  test('CF-REV-LION-13: at least one gem must be spent; a caster without gems makes no Damage roll', () => {
    const match = scourge({ gems: { light: 4 }, dice: [6], answers: [payLight(3)] })
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
    expect(rolledDice(scourge({ gems: { light: 1 }, dice: [6] }))).toEqual(['roll.incantation 1'])
  })

  test('CF-REV-LION-13: for two gems it passes through a target it kills, as a light projectile at short range, STR −2', () => {
    const behind = [figure('Bea', 1, 40, 30), figure('Far', 1, 60, 30)]
    const cast = (x: number, dice: number[]) =>
      scourge({
        gems: { light: x + 1 },
        x,
        others: behind,
        dice: [6, ...dice],
        answers: [{ slots: { cost: [['light', x]], kept: [['light', 1]] } }],
      })
    const through = cast(2, [6, 6, 3, 4, 1])
    // Bob dies, and an ordinary die reaches Bea, who suffers STR 3 against RES 5; Far is beyond 30 cm.
    expect(rolledDice(through).slice(1)).toEqual(['roll.damage 2', 'roll.follow-on 1', 'roll.damage 2'])
    expect(damageTotals(through)).toEqual([2])
    expect(fighterNamed(through, 'Far').wounds).toBe(0)
    expect(rolledDice(cast(1, [6, 6]))).toEqual(['roll.incantation 1', 'roll.damage 2'])
    expect(rolledDice(cast(2, [2, 1]))).toEqual(['roll.incantation 1', 'roll.damage 2'])
  })

  test('CF-REV-LION-13: it costs three times the printed POW', () => {
    const magic = { elements: ['light'], paths: ['hermetism'] }
    const list = armyOf([{ profile: 'sage', spells: ['celestial-scourge'] }], {
      profiles: [ownCard('sage', { rank: 'adept', role: 'magician', pow: 5, magic, ap: 40 })],
    })
    expect(listedIn(list)[0]!.ap).toBe(55)
  })
})
