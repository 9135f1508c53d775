import { describe, expect, test } from 'vitest'
import cells from '../../data/wound-table.json' with { type: 'json' }
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, type Scene, type Script } from '../testing/scene.ts'
import { type DamageRoll, rollDamage } from './damage-roll.ts'
import { inflict } from './health.ts'
import { LOCATIONS, lineOf, type WoundResult, woundAt, woundLines } from './wound-table.ts'

/** A Damage roll of STR 6 against Bob (RES 5). */
function rollDamageOn(dice: readonly number[], roll: Partial<DamageRoll> = {}, more = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, more)] },
    (play) =>
      rollDamage(play, {
        victim: fighterNamed(play, 'Bob'),
        by: fighterNamed(play, 'Ann'),
        kind: 'fire',
        strength: 6,
        rules: ['CF-FIRE-10'],
        ...roll,
      }),
    { dice },
  )
}

const rulesOf = (match: Scene, type: string) => match.events.find((event) => event.type === type)?.rules

const health = (match: Scene) => {
  const { wounds, stunned, status } = fighterNamed(match, 'Bob')
  return { wounds, stunned, status }
}

describe('the Damage roll', () => {
  test('CF-WOUND-01, CF-WOUND-02 and CF-WOUND-03 the lower die gives the location, the higher with STR and RES the severity', () => {
    // 5 + 6 - 5 = 6 in the arms.
    expect(eventArgs(rollDamageOn([2, 5]), 'damage.read')).toMatchObject([
      { location: 'location.arms', total: 6, result: 'wound.serious', exceptional: 'no' },
    ])
    expect(eventArgs(rollDamageOn([4, 1]), 'damage.read')).toMatchObject([{ location: 'location.legs', total: 5 }])
  })

  test('CF-WOUND-02 the location of a Wound is kept until it is healed; that of a Stun is not', () => {
    const hits = (dice: readonly number[], more = {}) => fighterNamed(rollDamageOn(dice, {}, more), 'Bob').hits
    expect(hits([2, 5])).toEqual(['arms'])
    expect(hits([1, 2])).toEqual([])
    expect(hits([2, 5], { wounds: 'light', hits: ['head'] })).toEqual(['head', 'arms'])
    expect(hits([2, 5], { hits: ['head'] })).toEqual(['arms'])
  })

  test('CF-WOUND-03 lines end where the table says', () => {
    const results = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 40]
    expect(results.map(lineOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10])
  })

  test('CF-WOUND-04 every cell of the table is read correctly', () => {
    expect(cells).toHaveLength(55)
    const rows = LOCATIONS.map((location) =>
      [-3, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18].map((result) => KEY[woundAt(result, 0, location)]).join(''),
    )
    expect(rows).toEqual(['-SSLLLGGGCC', 'SSLLGGGCCCK', 'SLLGGCCCKKK', 'LLGGCCKKKKK', 'LGCCKKKKKKK'])
  })

  test('CF-WOUND-05 and CF-DICE-09 the roll is not a test: a 1 does not fail and a 6 is not rolled again', () => {
    expect(eventArgs(rollDamageOn([6, 1]), 'damage.read')).toMatchObject([{ location: 'location.legs', total: 7 }])
    // 1 + 0 - 5 is read on the first line.
    expect(eventArgs(rollDamageOn([1, 1], { strength: 0 }), 'damage.read')).toMatchObject([
      { total: -4, result: 'wound.none' },
    ])
  })

  test('CF-WOUND-06 a double is an Exceptional Wound in the column of its number', () => {
    const match = rollDamageOn([2, 2])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ location: 'location.arms', exceptional: 'yes' }])
    expect(rulesOf(match, 'damage.read')).toEqual(['CF-FIRE-10', 'CF-WOUND-06'])
    expect(rulesOf(rollDamageOn([2, 3]), 'damage.read')).toEqual(['CF-FIRE-10', 'CF-WOUND-04'])
  })

  test('CF-WOUND-07 a double 6 kills outright at any STR and RES', () => {
    const match = rollDamageOn([6, 6], { strength: 0 })
    expect(health(match)).toMatchObject({ status: 'eliminated' })
    expect(rulesOf(match, 'damage.double-six')).toEqual(['CF-WOUND-07'])
  })
})

const KEY: Readonly<Record<WoundResult, string>> = {
  none: '-',
  stunned: 'S',
  light: 'L',
  serious: 'G',
  critical: 'C',
  killed: 'K',
}

/** Results inflicted on Bob one after another. */
function suffering(results: readonly WoundResult[], more = {}, script: Script = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, more)] },
    function* (play) {
      for (const result of results) yield* inflict(play, fighterNamed(play, 'Bob'), result, { by: null, rules: [] })
    },
    script,
  )
}

describe('health', () => {
  test('CF-WOUND-08 has four levels, from healthy to Critical', () => {
    expect(health(suffering([]))).toEqual({ wounds: 0, stunned: false, status: 'standing' })
    expect(health(suffering(['light'])).wounds).toBe(1)
    expect(health(suffering(['serious'])).wounds).toBe(2)
    expect(health(suffering(['critical'])).wounds).toBe(3)
  })

  test('CF-WOUND-10 a worse Wound sets the level to its own', () => {
    const match = suffering(['critical'], { wounds: 'light' })
    expect(health(match)).toMatchObject({ wounds: 3, status: 'standing' })
    expect(match.events.at(-1)).toMatchObject({ type: 'wounded', rules: ['CF-WOUND-10'], seat: 1, isOutcome: true })
  })

  test('CF-WOUND-11 an equal or lesser Wound worsens the level by one, and Critical to death', () => {
    const twice = suffering(['light'], { wounds: 'light' })
    expect(health(twice).wounds).toBe(2)
    expect(rulesOf(twice, 'wounded')).toEqual(['CF-WOUND-11'])
    expect(health(suffering(['light'], { wounds: 'serious' })).wounds).toBe(3)
    expect(health(suffering(['light'], { wounds: 'critical' })).status).toBe('eliminated')
  })

  test('CF-WOUND-09 and CF-WOUND-12 being Stunned is not a Wound and never worsens one', () => {
    expect(health(suffering(['stunned'], { wounds: 'light' }))).toEqual({
      wounds: 1,
      stunned: true,
      status: 'standing',
    })
    const thrice = suffering(['stunned', 'stunned', 'stunned'])
    expect(health(thrice)).toEqual({ wounds: 0, stunned: true, status: 'standing' })
    // It is logged once, as a consequence of a roll.
    expect(thrice.events).toMatchObject([{ type: 'stunned', rules: ['CF-WOUND-09'], seat: 1, isOutcome: true }])
  })

  test('CF-WOUND-13 a fighter that is Killed Outright is removed', () => {
    const match = suffering(['killed'])
    expect(health(match).status).toBe('eliminated')
    expect(match.events.find(({ type }) => type === 'eliminated')?.removes).toEqual([1])
    expect(match.view(0).figures.map(({ name }) => name)).toEqual(['Ann'])
  })

  test('CF-TOKEN-01 states and Wounds are public', () => {
    const match = suffering([], { wounds: 'serious', stunned: true })
    for (const seat of [0, 1]) {
      const bob = match.view(seat).figures.find(({ name }) => name === 'Bob')
      expect(bob?.states.map(({ text }) => text.id)).toEqual(['wound-level.2', 'state.stunned'])
    }
  })
})

test('CF-WOUND-04 the table shown to players is the one the game reads', () => {
  const lines = woundLines()
  expect(lines).toHaveLength(11)
  for (const { min, max, results } of lines) {
    const at = max ?? min!
    expect(results).toEqual(LOCATIONS.map((location) => woundAt(at, 0, location)))
  }
})
