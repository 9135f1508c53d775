import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { beside, DOWN, LEFT, RIGHT, UP } from '../testing/beside.ts'
import { eventArgs, figure, optionKeys, path, placeOf, promptId, type Script, scene } from '../testing/scene.ts'

const HINOS = figure('hinos', 1, 38, 2, { name: 'Hinos' })

describe('orders', () => {
  /** Taem has announced an activation, and a Lookout stands at the given distance. */
  function relocate(gap: number, script: Script = {}) {
    const lookout = beside('Taem', RIGHT, 'lookout', 0, { gap })
    const position = { orders: [3, 0], figures: [figure('taem', 0, 10, 20), lookout, HINOS] }
    const { answers = [] } = script
    return scene(position, { answers: ['0', 'relocate', '1', ...answers] })
  }

  test('SW-ORDER-18 SW-ORDER-19: a Lookout exactly 5 inches from Taem hears the order, further away the order is lost', () => {
    expect(promptId(relocate(5, { answers: ['pass'] }))).toBe('ask.relocate')
    const lost = relocate(5.1)
    expect(eventArgs(lost, 'order-unheard')).toHaveLength(1)
    expect(lost.state.bands[0]!.orders).toBe(2)
  })

  test('SW-ORDER-01 SW-ORDER-02: Rodanes starts the game with four orders, and a Postman gives them from the other end of the table', () => {
    const figures = [
      figure('rodanes', 0, 4, 36),
      figure('postman', 0, 36, 36),
      beside('Postman', LEFT, 'near-heart', 0, { gap: 3, name: 'Heart' }),
      HINOS,
    ]
    const match = scene(
      { sequence: 'infiltration', figures },
      { answers: ['begin', '2', 'relocate', '2', '1'], dice: [5, 5, 5, 5, 1] },
    )
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Postman', recipient: 'Heart', order: 'order.relocate' },
    ])
    expect(match.state.bands[0]!.orders).toBe(3)
  })

  test('SW-ORDER-05: Taem falls, and the Postman has no orders left', () => {
    const figures = [
      figure('avernal-lance', 0, 20, 20),
      beside('Avernal Lance', RIGHT, 'taem', 1, { wounds: 1 }),
      beside('Taem', RIGHT, 'postman', 1, { gap: 2 }),
    ]
    // Four dice against three, then three against CON 4; the Postman passes its morale roll.
    const dice = [5, 5, 5, 4, 3, 3, 3, 5, 1, 1, 4]
    const match = scene({ orders: [0, 3], figures }, { answers: ['pass', 'pass', 'done', 'pass'], dice })
    expect(eventArgs(match, 'orders-lost')).toHaveLength(1)
    expect(match.state.bands[1]!.orders).toBe(0)
  })
})

describe('defence areas', () => {
  /** A Battler with nobody in contact stands at (20, 20); a Ranger runs past her. */
  const battler = figure('battler', 1, 20, 20)
  const ranger = figure('ranger', 0, 16, 17.8)
  const past = ['run', path([21.5, 17.8])]

  test('SW-DEFAREA-04: the owner may let a runner pass, and the run continues', () => {
    const match = scene({ figures: [ranger, battler, HINOS] }, { answers: [...past, 'pass'] })
    expect(placeOf(match, 'Ranger')).toEqual([21.5, 17.8])
  })

  test('SW-DEFAREA-11: a Battler held by another enemy has no area, and the runner passes', () => {
    const holder = beside('Battler', DOWN, 'near-heart', 0, { activated: true })
    const match = scene({ figures: [ranger, battler, holder, HINOS] }, { answers: past })
    expect({ place: placeOf(match, 'Ranger'), jumped: eventArgs(match, 'jumped') }).toEqual({
      place: [21.5, 17.8],
      jumped: [],
    })
  })

  test('SW-DEFAREA-13: a paralysed or fearful combatant has no area, a stunned or concussed one has', () => {
    const asks = (state: string) => {
      const held = figure('dowser', 1, 20, 20, { states: [state] })
      return promptId(scene({ figures: [ranger, held, HINOS] }, { answers: past })) === 'ask.jump'
    }
    expect(['paralysed', 'fearful', 'stunned', 'concussed'].map(asks)).toEqual([false, false, true, true])
  })

  test('SW-DEFAREA-20: a Guardian intercepts a Werelynx on the way to a Lookout: it has engaged the Guardian and must fight it', () => {
    const figures = [
      figure('werelynx', 0, 14, 20),
      figure('lookout', 1, 20, 20),
      figure('the-guard', 1, 17, 18.2, { name: 'Guardian' }),
      HINOS,
    ]
    const match = scene({ figures }, { answers: ['join', '1', path([18.8, 20])] })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.jump',
      optionsOffered: ['pass'],
    })
    const jump = (match.pending[0] as unknown as { suggest(): Json[] }).suggest()[0]!
    match.answer(1, jump)
    expect(eventArgs(match, 'jumped')).toEqual([{ jumper: 'Guardian', mover: 'Werelynx' }])
    expect({ move: match.state.acting?.move, optionsOffered: optionKeys(match) }).toEqual({
      move: 'engage',
      optionsOffered: ['done', 'regeneration-offering', 'swipe'],
    })
  })

  test('SW-DEFAREA-09 SW-ANNIH-07: nobody intercepts a move after a kill', () => {
    const figures = [
      figure('barbarian', 0, 20, 20),
      beside('Barbarian', UP, 'pack-of-imps', 1, { wounds: 1 }),
      figure('battler', 1, 23, 20, { name: 'Battler' }),
      HINOS,
    ]
    const match = scene({ figures }, { answers: ['done', path([20, 22])], dice: [5, 5, 5, 1, 1, 5, 5, 5] })
    expect({ place: placeOf(match, 'Barbarian'), jumped: eventArgs(match, 'jumped') }).toEqual({
      place: [20, 22],
      jumped: [],
    })
  })
})
