import { describe, expect, test } from 'vitest'
import { movementOf } from '../../movement/movement.ts'
import { duel, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { leader, soldier, windowAt } from '../../testing/soldiers.ts'

describe('Devour!', () => {
  const band = (profile: object) => ({
    figures: [
      leader('Chief', 0, 10, 10),
      soldier('Beast', 0, 13, 10, { abilities: ['stings'], fur: 1, ...profile }),
      soldier('Foe', 1, 14.2, 10),
      soldier('Waits', 0, 30, 30),
    ],
    orders: [1, 0],
  })

  test('SW-RRULE-09 gives one more FUR die in that activation', () => {
    const answers = ['1', 'pass', 'devour', 'stings']
    const match = scene(band({}), { answers })
    expect(optionKeys(match)).toEqual(['1', '2'])
    const unheard = scene(band({}), { answers: ['1', 'pass', 'pass', 'stings'], dice: [1] })
    expect(rolledDice(unheard)).toEqual(['roll.deed 1'])
  })

  test('SW-RRULE-09 is offered only to a combatant with FUR, before its own concentration phase', () => {
    const window = windowAt('after-movement', 'Beast')
    expect(optionKeys(playRule(band({}), window))).toContain('devour')
    expect(optionKeys(playRule(band({ fur: null }), window))).not.toContain('devour')
    expect(optionKeys(playRule(band({}), windowAt('after-movement', 'Waits')))).not.toContain('devour')
  })

  test('SW-RRULE-09 is not offered to a combatant with FUR but no deed', () => {
    const match = playRule(band({ abilities: [] }), windowAt('after-movement', 'Beast'))
    expect(optionKeys(match)).not.toContain('devour')
  })
})

describe('By the Alliance!', () => {
  const weary = (name: string, fatigue: number) => plain(name, { dex: 4, race: 'alliance' }, { fatigue })
  const company = {
    more: { orders: [1, 0], figures: [leader('Chief', 0, 20, 23, { race: 'alliance' })] },
  }

  test('SW-RRULE-13 the recipient ignores its fatigue in this combat, which still tires it', () => {
    const match = duel(
      weary('Ana', 2),
      plain('Bor'),
      { answers: ['by-the-alliance'], dice: [5, 5, 5, 5, 1, 1, 1, 1] },
      company,
    )
    expect(rolledDice(match)[0]).toBe('roll.dexterity 4 2')
    expect(match.state.combatants[0]).toMatchObject({ fatigue: 3, effects: [] })
  })

  test('SW-RRULE-13 SW-WEATHER-04 works in suffocating heat too, which only stops abilities', () => {
    const hot = { more: { ...company.more, weather: 'suffocating' } }
    const match = duel(
      weary('Ana', 2),
      plain('Bor'),
      { answers: ['by-the-alliance'], dice: [5, 5, 5, 5, 1, 1, 1, 1] },
      hot,
    )
    expect(rolledDice(match)[0]).toBe('roll.dexterity 4 2')
  })

  test('SW-RRULE-13 is not offered without fatigue to ignore', () => {
    const match = duel(weary('Ana', 0), plain('Bor'), {}, company)
    expect(optionKeys(match)).toEqual(['pass', 'to-the-death', 'relocate'])
  })

  test('SW-RRULE-13 is not offered for tired combatants outside this combat', () => {
    const tired = soldier('Tired', 0, 20, 26, { race: 'alliance' }, { fatigue: 2 })
    const watched = { more: { ...company.more, figures: [...company.more.figures, tired] } }
    expect(optionKeys(duel(weary('Ana', 0), plain('Bor'), {}, watched))).not.toContain('by-the-alliance')
  })
})

describe('Go Forth!', () => {
  const band = (profile: object) => ({
    figures: [
      leader('Chief', 0, 10, 10, { race: 'urueh' }),
      soldier('Man', 0, 13, 10, { race: 'urueh', mov: 4, ...profile }),
      soldier('Foe', 1, 13, 30),
    ],
    orders: [1, 0],
  })

  test('SW-RRULE-19 adds one MOV for the move action', () => {
    const match = scene(band({}), { answers: ['1', 'go-forth', 'run'] })
    expect(match.check(0, path([13, 15]))).toBeUndefined()
    expect(match.check(0, path([13, 15.1]))?.reason.id).toBe('refuse.too-far')
  })

  test('SW-RRULE-19 adds two when speeding up, which doubles MOV', () => {
    const match = scene(band({}), { answers: ['1', 'go-forth', 'speed-up'] })
    expect(match.check(0, path([13, 20]))).toBeUndefined()
    expect(match.check(0, path([13, 20.1]))?.reason.id).toBe('refuse.too-far')
  })

  test('SW-RRULE-19 variable and clumsy movers add an inch to their roll', () => {
    const match = scene(band({ movement: 'variable' }), { answers: ['1', 'go-forth', 'roll', 'run'], dice: [2, 1] })
    expect(match.check(0, path([13, 14]))).toBeUndefined()
    expect(match.check(0, path([13, 14.1]))?.reason.id).toBe('refuse.too-far')
  })

  test('SW-RRULE-19 SW-SHOOT-08 does not make the recipient harder to hit or quicker in flight', () => {
    const effects = [{ ability: 'go-forth', until: 'activation' }]
    const play = loadPosition({
      figures: [soldier('Man', 0, 13, 10, { mov: 4 }, { effects }), soldier('Foe', 1, 30, 30)],
    })
    const uses = ['run', 'speed-up', 'charge', 'engage', 'stand', 'shot-at', 'flight', 'pursuit'] as const
    const points = uses.map((use) => movementOf(play, combatantNamed(play, 'Man'), use).total)
    expect(points).toEqual([5, 5, 5, 5, 4, 4, 4, 4])
  })

  test('SW-RRULE-19 ends with the activation it was given for', () => {
    const match = scene(band({}), { answers: ['1', 'go-forth', 'run', path([13, 15])] })
    expect(promptId(match)).toBe('ask.action')
    expect(combatantNamed(match, 'Man').activated).toBe(true)
    expect(combatantNamed(match, 'Man').effects).toEqual([])
  })

  test('SW-RRULE-19 is for the combatant about to be activated', () => {
    const match = playRule(band({}), windowAt('before-activation', 'Man'), { answers: ['go-forth'] })
    expect(eventArgs(match, 'order-issued')).toEqual([{ issuer: 'Chief', recipient: 'Man', order: 'order.go-forth' }])
    expect(optionKeys(playRule(band({}), windowAt('before-activation', 'Foe')))).not.toContain('go-forth')
  })
})

describe('By Malesur!', () => {
  const band = (foe: number, race = 'adepts') => ({
    figures: [
      leader('Chief', 0, 10, 10, { race }),
      soldier('Man', 0, 13, 10, { race, ranged: ['tension'], pre: 2 }),
      soldier('Foe', 1, 13, foe),
    ],
    orders: [1, 0],
  })

  test('SW-RRULE-23 after its combat phase it moves up to 3 inches', () => {
    const match = scene(band(16), { answers: ['1', 'pass', 'stand', 'pass', 'hold', 'by-malesur'] })
    expect(promptId(match)).toBe('ask.relocate')
    expect(match.check(0, path([13, 7]))).toBeUndefined()
    expect(match.check(0, path([13, 6.9]))?.reason.id).toBe('refuse.too-far')
    match.answer(0, path([14, 8]))
    expect(placeOf(match, 'Man')).toEqual([14, 8])
  })

  test('SW-RRULE-23 SW-RACE-108 works also after only a spit', () => {
    const figures = [
      leader('Chief', 0, 10, 10, { race: 'adepts' }),
      soldier('Man', 0, 13, 10, { race: 'adepts', abilities: ['venomous-spit'] }),
      soldier('Foe', 1, 13, 20),
    ]
    const spat = (...choice: string[]) =>
      scene({ figures, orders: [1, 0] }, { answers: ['1', 'pass', 'stand', 'pass', ...choice] })
    expect({ decisionAsked: promptId(spat('2')), optionsOffered: optionKeys(spat('2')) }).toEqual({
      decisionAsked: 'window.after-combat',
      optionsOffered: ['pass', 'by-malesur'],
    })
    expect(promptId(spat('no'))).not.toBe('window.after-combat')
  })

  test('SW-RRULE-23 does not move into or out of contact', () => {
    const near = playRule(band(13), windowAt('after-combat', 'Man'), { answers: ['by-malesur'] })
    expect(near.check(0, path([13, 11.8]))?.reason.id).toBe('refuse.contact')
    expect(playRule(band(11.2), windowAt('after-combat', 'Man')).outcome).toBeDefined()
  })
})

describe('exclusive orders in general', () => {
  test('SW-RRULE-25 they cost an order, must be heard, and count as the one order of the round', () => {
    const figures = [
      leader('Chief', 0, 10, 10, { race: 'urueh' }),
      soldier('Man', 0, 16.3, 10, { race: 'urueh' }),
      soldier('Foe', 1, 30, 30),
    ]
    const far = playRule({ figures, orders: [2, 0] }, windowAt('before-activation', 'Man'), {
      answers: ['go-forth', 'pass'],
    })
    expect(eventArgs(far, 'order-unheard').length).toBe(1)
    expect(far.state.combatants[1]?.effects).toEqual([])
    expect(far.state.bands[0]?.orders).toBe(1)
    const had = [figures[0]!, soldier('Man', 0, 13, 10, { race: 'urueh' }, { orders: ['go-forth'] }), figures[2]!]
    const match = playRule({ figures: had, orders: [2, 0] }, windowAt('before-activation', 'Man'), {
      answers: ['relocate'],
    })
    expect(eventArgs(match, 'order-issued')).toEqual([{ issuer: 'Chief', recipient: 'Chief', order: 'order.relocate' }])
  })

  test('SW-RRULE-25 SW-ORDER-21 undisciplined combatants cannot receive them', () => {
    const figures = [
      figure('igniis', 0, 10, 10, { orders: ['relocate'] }),
      figure('rider', 0, 13, 10),
      soldier('Foe', 1, 30, 30),
    ]
    expect(playRule({ figures, orders: [2, 0] }, windowAt('before-activation', 'Rider')).outcome).toBeDefined()
  })
})
