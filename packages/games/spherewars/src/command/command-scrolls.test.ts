import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, optionKeys, promptId } from '../testing/scene.ts'
import { betweenActions, leader, soldier } from '../testing/soldiers.ts'

/** A leader with scrolls and an empty pool, and a combatant that may have had an order. */
function reading(scrolls: readonly string[], man: Record<string, Json> = {}, chief: Record<string, Json> = {}, x = 13) {
  return {
    figures: [
      leader('Chief', 0, 10, 10, {}, { consumables: [...scrolls], orders: ['relocate'], ...chief }),
      soldier('Man', 0, x, 10, {}, man),
      soldier('Foe', 1, 30, 30),
    ],
    orders: [0, 0],
    options: { raceRules: false },
  }
}
const SCROLLS = ['inferior-command-scroll', 'superior-command-scroll', 'sublime-command-scroll'] as const
const isOffered = (scroll: string, man: Record<string, Json>, chief: Record<string, Json> = {}) =>
  optionKeys(playRule(reading([scroll], man, chief), betweenActions('Foe'))).includes(`${scroll}:0`)

describe('command scrolls', () => {
  test('SW-CONSUMABLE-33 SW-ORDER-23 a scroll gives one order without touching the pool, even an empty one', () => {
    const match = playRule(reading(['inferior-command-scroll']), betweenActions('Foe'), {
      answers: ['inferior-command-scroll:0', 'stay'],
    })
    expect(eventArgs(match, 'consumable-used')).toEqual([{ carrier: 'Chief', consumable: 'Inferior Command Scroll' }])
    expect(eventArgs(match, 'order-issued')).toEqual([{ issuer: 'Chief', recipient: 'Man', order: 'order.relocate' }])
    expect(combatantNamed(match, 'Chief').consumables).toEqual([])
    expect(combatantNamed(match, 'Man').orders).toEqual(['relocate'])
    const rich = { ...reading(['inferior-command-scroll']), orders: [2, 0] }
    const unspent = playRule(rich, betweenActions('Foe'), { answers: ['inferior-command-scroll:0', 'stay'] })
    expect(unspent.state.bands[0]?.orders).toBe(2)
  })

  test('SW-CONSUMABLE-33 SW-ORDER-19 out of range the scroll is spent', () => {
    const match = playRule(reading(['inferior-command-scroll'], {}, {}, 17), betweenActions('Foe'), {
      answers: ['inferior-command-scroll:0'],
    })
    expect(eventArgs(match, 'order-unheard').length).toBe(1)
    expect(combatantNamed(match, 'Chief').consumables).toEqual([])
  })

  test('SW-CONSUMABLE-33 only the leader reads a scroll; messengers do not', () => {
    const { figures, ...rest } = reading(['inferior-command-scroll'], {}, {}, 17)
    const messenger = soldier('Mess', 0, 18.5, 10, { rank: 'messenger' }, { orders: ['relocate'] })
    const match = playRule({ ...rest, figures: [...figures, messenger] }, betweenActions('Foe'), {
      answers: ['inferior-command-scroll:0'],
    })
    expect(eventArgs(match, 'order-issued')).toMatchObject([{ issuer: 'Chief' }])
  })

  test('SW-CONSUMABLE-33 SW-ORDER-06 SW-ORDER-20 a fleeing, stunned or paralysed leader cannot read it', () => {
    for (const chief of [{ fleeing: true }, { states: ['stunned'] }, { states: ['paralysed'] }]) {
      expect(SCROLLS.map((scroll) => isOffered(scroll, {}, chief))).toEqual([false, false, false])
    }
  })

  test('SW-CONSUMABLE-33 SW-CONSUMABLE-34 SW-CONSUMABLE-35 a second order in the round: never, a different one, any', () => {
    const had = (order: string) =>
      SCROLLS.map((scroll) => isOffered(scroll, { orders: [order] }, { orders: ['relocate', 'hit-the-dirt'] }))
    expect(had('relocate')).toEqual([false, false, true])
    expect(had('to-the-death')).toEqual([false, true, true])
  })

  test('SW-CONSUMABLE-34 SW-CONSUMABLE-35 a combatant never receives two orders at the same time', () => {
    const position = { ...reading(['sublime-command-scroll']), orders: [1, 0] }
    const match = playRule(position, betweenActions('Foe'), { answers: ['relocate', 'sublime-command-scroll:0'] })
    expect(eventArgs(match, 'order-issued').map(({ recipient }) => recipient)).toEqual(['Man', 'Chief'])
  })

  test('SW-CONSUMABLE-33 the order is chosen from those that the moment allows', () => {
    const { figures, ...rest } = reading(['inferior-command-scroll'])
    const runs = soldier('Runs', 0, 10, 13, {}, { fleeing: true })
    const match = playRule({ ...rest, figures: [...figures, runs] }, betweenActions('Foe'), {
      answers: ['inferior-command-scroll:0'],
    })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.order',
      optionsOffered: ['hold-your-ground', 'relocate'],
    })
  })

  test('SW-RRULE-25 scrolls may give exclusive orders too', () => {
    const { figures } = reading(['inferior-command-scroll'])
    const match = playRule(
      {
        figures: [
          leader('Chief', 0, 10, 10, { race: 'urueh' }, { consumables: ['inferior-command-scroll'] }),
          ...figures.slice(1),
        ],
      },
      betweenActions('Man'),
      { answers: ['inferior-command-scroll:0'] },
    )
    expect(optionKeys(match)).toEqual(['relocate', 'go-forth'])
  })

  test('SW-ORDER-36 SW-CONSUMABLE-06 scrolls stay hidden until used', () => {
    const match = playRule(reading(['inferior-command-scroll']), betweenActions('Foe'))
    expect(JSON.stringify([match.view(1), match.eventsFor(1)])).not.toMatch(/scroll/i)
    match.answer(0, 'inferior-command-scroll:0')
    expect(JSON.stringify(match.eventsFor(1))).toMatch(/Command Scroll/)
  })
})
