import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy } from './testing/fight.ts'
import { legion, optionKeys, promptId, type Script, scene, unit } from './testing/scene.ts'

type More = Record<string, Json>

/** Line troops far away, so that the battle goes on. */
const IDLE = [legion('South idle', 0, 2000, 1000), legion('North idle', 1, 2000, 200)]

/** Two legions front to front in the melee step, the first of seat 0. */
function melee(first: More, second: More, script: Script = {}, more: More = {}) {
  const units = [legion('South', 0, 600, 600, first), legion('North', 1, 600, 600, second), ...IDLE]
  return scene({ step: 9, units, ...more }, script)
}

describe('figures that represent fewer soldiers', () => {
  test("MI-SCALE-03 MI-SCALE-06 MI-ODDS-05 six spears at -20 against sérudla: .12 becomes 1.20, and the sérudla's attack is not multiplied", () => {
    const spears = { figures: 8, files: 8, weapons: ['longSpear'], armour: 'medium' }
    const serudla = { race: 'serudla', figures: 3, files: 1, charges: 0 }
    const script = { answers: ['keep', 'left'], dice: [21, 1] }
    const match = melee(spears, serudla, script, { nations: ['other', 'ghatoni'] })
    expect(attacksBy(match, 'South')).toMatchObject([{ net: -20, casualties: 1.2 }])
    expect(attacksBy(match, 'North')).toMatchObject([{ net: 21, casualties: 5 }])
  })

  test('MI-SCALE-07 MI-ARTILLERY-01 MI-ARTILLERY-04: four crew figures of two dart-throwers at +2: 2.0 becomes .40', () => {
    const engines = legion('Engines', 0, 600, 900, { engine: 'lightDartThrower', figures: 2, files: 2, weapons: [] })
    const foot = legion('Foot', 1, 600, 500, { figures: 20, armour: 'medium' })
    const match = scene({ step: 4, units: [engines, foot, ...IDLE] }, { answers: ['1'], dice: [40] })
    expect(attacksBy(match, 'Engines')).toMatchObject([{ net: 2, casualties: 0.4 }])
  })
})

describe('group support', () => {
  /** Two bowmen shoot at forty heavy infantry (rating 13, test at 14 points) with these losses. */
  function volley(lost: number, dice: number[], more: More = {}) {
    const bows = { armour: 'light', shield: false, weapons: ['shortSword'], missile: 'longCompositeBow' }
    const units = [
      legion('Bows', 0, 600, 900, { figures: 6, files: 6, ...bows }),
      legion('Foot', 1, 600, 750, {
        figures: 40 - lost,
        original: 40,
        files: 7,
        shield: false,
        weapons: ['halberd'],
        ...more,
      }),
      ...IDLE,
    ]
    return scene({ step: 4, units }, { answers: ['1'], dice })
  }

  test('MI-GROUP-01 MI-GROUP-02 MI-GROUP-03 the legion tests after losing fourteen figures and holds on 5', () => {
    expect(unit(volley(11, [100]), 'Foot')).toMatchObject({ fate: 'fighting', tested: false, points: -13 })
    expect(unit(volley(12, [100, 5]), 'Foot')).toMatchObject({ fate: 'fighting', tested: true, points: -14 })
    expect(unit(volley(12, [100, 6]), 'Foot').fate).toBe('routed')
  })

  test('MI-GROUP-05 when disorganized it holds on 2 only', () => {
    // In disorder it certainly loses three.
    expect(unit(volley(11, [2], { disorganized: true }), 'Foot').fate).toBe('fighting')
    expect(unit(volley(11, [3], { disorganized: true }), 'Foot').fate).toBe('routed')
  })

  test('MI-GROUP-01 MI-GROUP-06 three more losses after its test rout it without another test', () => {
    expect(unit(volley(14, [100], { tested: true }), 'Foot').fate).toBe('fighting')
    expect(unit(volley(15, [100], { tested: true }), 'Foot').fate).toBe('routed')
  })
})

test('MI-WEAPON-10 a legion with halberds may switch to daggers, but not back', () => {
  const halberds = { figures: 20, files: 10, shield: false, weapons: ['halberd', 'dagger'] }
  const fighting = (attacker: string) => {
    const contacts = [{ attacker: 'South', defender: 'North', rounds: 1, weapons: { attacker, defender: 'longSword' } }]
    return melee(halberds, { figures: 20, files: 10 }, {}, { turn: 2, contacts })
  }
  const asking = fighting('halberd')
  expect({ promptId: promptId(asking), offeredKeys: optionKeys(asking) }).toEqual({
    promptId: 'ask.change-weapon',
    offeredKeys: ['halberd', 'dagger'],
  })
  expect(promptId(fighting('dagger'))).not.toBe('ask.change-weapon')
})
