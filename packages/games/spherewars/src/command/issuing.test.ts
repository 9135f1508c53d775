import { describe, expect, test } from 'vitest'
import { asProcedure } from '../abilities/builders.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, optionKeys, path, promptId, type Scene, scene } from '../testing/scene.ts'
import { betweenActions, leader, soldier, windowAt } from '../testing/soldiers.ts'
import { kill } from '../wounds/wounds.ts'
import { refillOrders } from './orders.ts'

/** A leader, a trooper two inches away, another ten inches away, and an enemy far off. */
const troop = [
  leader('Chief', 0, 10, 10),
  soldier('Near', 0, 13, 10),
  soldier('Far', 0, 22, 10),
  soldier('Foe', 1, 30, 30),
]

const ready = (orders: number, figures = troop) => ({ figures, orders: [orders, 0] })

function poolsOf(match: Scene): number[] {
  return match.state.bands.map(({ orders, extraOrders }) => orders + extraOrders)
}

describe('the pool', () => {
  const bands = (seat0: object, orders: readonly number[]) => ({
    figures: [leader('Chief', 0, 10, 10, { pow: 2 }, { ...seat0 }), leader('Boss', 1, 20, 20, { com: 2 })],
    orders,
  })
  const poolsAfterRefill = (seat0: object, orders: readonly number[]) =>
    poolsOf(playRule(bands(seat0, orders), (play) => asProcedure(() => refillOrders(play))))

  test('SW-ORDER-01 SW-ORDER-09 SW-TURN-12 is reset to COM; leftover orders do not add up', () => {
    expect(poolsAfterRefill({}, [0, 5])).toEqual([3, 2])
  })

  test('SW-ORDER-10 SW-TURN-12 is not refilled for a fleeing or paralysed leader, but keeps leftover orders', () => {
    expect(poolsAfterRefill({ fleeing: true }, [1, 0])).toEqual([1, 2])
    expect(poolsAfterRefill({ states: ['paralysed'] }, [2, 0])).toEqual([2, 2])
  })

  test('SW-ORDER-10 SW-STATE-30 a fearful, stunned or concussed leader refills it', () => {
    for (const state of ['fearful', 'stunned', 'concussed'])
      expect(poolsAfterRefill({ states: [state] }, [0, 0])[0]).toBe(3)
  })

  test('SW-ORDER-09 SW-CRIT-02 the updating of a whole turn refills it and takes extra orders away', () => {
    const match = scene({ ...bands({}, [0, 0]), sequence: 'updating' }, { dice: ['S', 'S', 1, 5, 3] })
    expect(poolsOf(match)).toEqual([4, 2])
    expect(match.state.bands[0]?.extraOrders).toBe(1)
    const later = playRule({ ...bands({}, [1, 1]) }, (play) =>
      asProcedure(() => {
        play.state.bands[0]!.extraOrders = 2
        refillOrders(play)
      }),
    )
    expect(poolsOf(later)).toEqual([3, 2])
  })

  test('SW-ORDER-05 SW-MULTI-10 dies with the leader, is never refilled, and messengers fall silent', () => {
    const figures = [...troop, soldier('Mess', 0, 12, 14, { rank: 'messenger' }), leader('Boss', 1, 34, 34)]
    const match = playRule(
      { figures, orders: [3, 1] },
      function* (play) {
        yield* kill(play, combatantNamed(play, 'Chief'), { by: null, kind: 'direct', rules: [] })
        refillOrders(play)
        play.state.bands[0]!.orders = 2
        play.state.bands[1]!.orders = 0
        yield* betweenActions('Near')(play)
      },
      { answers: ['1', '2'], dice: [5, 5, 5] },
    )
    expect(eventArgs(match, 'orders-lost')).toEqual([{ orders: 3 }])
    expect(match.outcome).toBeDefined()
  })

  test('SW-ORDER-05 is lost when the leader leaves the table', () => {
    const match = playRule(bands({}, [2, 2]), (play) =>
      asProcedure(() => {
        combatantNamed(play, 'Chief').status = 'fled'
        refillOrders(play)
      }),
    )
    expect(poolsOf(match)).toEqual([0, 2])
  })

  test('SW-ORDER-05 is not refilled for a dead leader, and a dead messenger relays nothing', () => {
    const match = playRule(bands({}, [2, 2]), function* (play) {
      yield* kill(play, combatantNamed(play, 'Chief'), { by: null, kind: 'direct', rules: [] })
      refillOrders(play)
    })
    expect(poolsOf(match)).toEqual([0, 2])
    const figures = [
      soldier('Near', 0, 10, 10),
      soldier('Mess', 0, 12, 14, { rank: 'messenger' }, { status: 'dead' }),
      leader('Far', 0, 35, 35),
      soldier('Foe', 1, 30, 10),
    ]
    const unheard = scene({ figures, orders: [1, 0] }, { answers: ['0', 'relocate', '0'] })
    expect(eventArgs(unheard, 'order-unheard').map(({ issuer }) => issuer)).toEqual(['Far'])
  })

  test('SW-ORDER-05 SW-CRIT-02 loses the turn’s extra orders with the leader', () => {
    const match = playRule(bands({}, [2, 2]), function* (play) {
      play.state.bands[0]!.extraOrders = 1
      yield* kill(play, combatantNamed(play, 'Chief'), { by: null, kind: 'direct', rules: [] })
    })
    expect(eventArgs(match, 'orders-lost')).toEqual([{ orders: 3 }])
    expect(match.state.bands[0]).toMatchObject({ orders: 0, extraOrders: 0 })
  })

  test('SW-ORDER-07 a side without a leader has no orders', () => {
    const scouts = { figures: troop.slice(1) }
    const ordered = playRule(scouts, function* (play) {
      play.state.bands[0]!.orders = 3
      yield* betweenActions('Near')(play)
    })
    expect(ordered.outcome).toBeDefined()
    const match = playRule(scouts, (play) => asProcedure(() => refillOrders(play)))
    expect(poolsOf(match)).toEqual([0, 0])
  })

  test('SW-TURN-17 is missing in basic play, which does not ask for orders', () => {
    const basic = { ...ready(3), options: { advanced: false } }
    expect(playRule(basic, betweenActions('Near')).outcome).toBeDefined()
    const match = playRule(basic, (play) => asProcedure(() => refillOrders(play)))
    expect(poolsOf(match)).toEqual([0, 0])
  })
})

describe('issuing', () => {
  test('SW-ORDER-08 SW-REACT-11 every order takes one from the pool, heard or not', () => {
    const match = playRule(ready(2), betweenActions('Foe'), { answers: ['relocate', '1', 'relocate', '2'] })
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Chief', recipient: 'Near', order: 'order.relocate' },
      { issuer: 'Chief', recipient: 'Far', order: 'order.relocate' },
    ])
    expect(poolsOf(match)).toEqual([0, 0])
    expect(promptId(match)).toBe('ask.relocate')
  })

  test('SW-CRIT-02 extra orders are spent first', () => {
    const match = playRule(
      ready(2),
      function* (play) {
        play.state.bands[0]!.extraOrders = 1
        yield* betweenActions('Foe')(play)
      },
      { answers: ['relocate', '1', 'pass', 'stay'] },
    )
    expect(match.state.bands[0]).toMatchObject({ orders: 2, extraOrders: 0 })
  })

  test('SW-ORDER-11 a seat without orders or recipients is not asked', () => {
    expect(playRule(ready(0), betweenActions('Near')).outcome).toBeDefined()
    const alone = [leader('Chief', 0, 10, 10, {}, { orders: ['relocate'] }), soldier('Foe', 1, 30, 30)]
    expect(playRule(ready(3, alone), betweenActions('Foe')).outcome).toBeDefined()
  })

  test('SW-ORDER-02 SW-ORDER-03 a messenger issues from the common pool, however far away the leader is', () => {
    const figures = [...troop, soldier('Mess', 0, 25, 10, { rank: 'messenger' })]
    const start = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate', '2'] })
    expect(promptId(start)).toBe('ask.issuer')
    expect(optionKeys(start)).toEqual(['0', '4'])
    const match = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate', '2', '4', 'pass'] })
    expect(eventArgs(match, 'order-unheard')).toEqual([])
    expect(promptId(match)).toBe('ask.relocate')
    expect(poolsOf(match)).toEqual([2, 0])
  })

  test('SW-ORDER-16 SW-ORDER-18 an issuer ordering itself is always heard, so there is nothing to choose', () => {
    const callers = (figures: typeof troop, recipient: string) => {
      const answers = ['relocate', recipient]
      const [decision] = playRule(ready(3, figures), betweenActions('Foe'), { answers }).pending
      if (decision?.kind !== 'pick') return undefined
      return [decision.options.map(({ key }) => key), decision.isRoutine ? decision.defaultAnswer?.() : undefined]
    }
    const figures = [...troop, soldier('Mess', 0, 25, 10, { rank: 'messenger' })]
    expect(callers(figures, '4')).toEqual([['0', '4'], '4'])
    expect(callers(figures, '0')).toEqual([['0', '4'], '0'])
    expect(callers(figures, '2')).toEqual([['0', '4'], undefined])
    // SW-RACE-52: she may issue only one order per turn.
    const sister = { faction: 'Mercenary Women of Isha', abilities: ['mercenary-messenger'] }
    const sold = [...troop, soldier('Sold', 0, 25, 10, sister)]
    expect(callers(sold, '4')).toEqual([['0', '4'], undefined])
  })

  test('SW-ORDER-06 no orders are issued while the leader flees, and the pool stays', () => {
    const figures = [
      leader('Chief', 0, 10, 10, {}, { fleeing: true }),
      soldier('Mess', 0, 13, 10, { rank: 'messenger' }),
      soldier('Foe', 1, 30, 30),
    ]
    const match = playRule(ready(3, figures), betweenActions('Foe'))
    expect(match.outcome).toBeDefined()
    expect(poolsOf(match)).toEqual([3, 0])
  })

  test('SW-ORDER-06 SW-ORDER-20 a fleeing, stunned or paralysed messenger cannot issue orders; the leader can', () => {
    for (const state of [{ fleeing: true }, { states: ['stunned'] }, { states: ['paralysed'] }]) {
      const figures = [...troop, soldier('Mess', 0, 25, 10, { rank: 'messenger' }, state)]
      const match = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate', '2', 'pass'] })
      expect(eventArgs(match, 'order-unheard')).toEqual([
        { issuer: 'Chief', recipient: 'Far', order: 'order.relocate' },
      ])
    }
  })

  test('SW-ORDER-20 SW-STATE-15 SW-STATE-23 messengers still issue orders for a stunned or paralysed leader', () => {
    for (const state of ['stunned', 'paralysed']) {
      const figures = [
        leader('Chief', 0, 10, 10, {}, { states: [state] }),
        soldier('Near', 0, 13, 10),
        soldier('Mess', 0, 15, 10, { rank: 'messenger' }),
        soldier('Foe', 1, 30, 30),
      ]
      const match = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate', '1', 'pass', 'stay'] })
      expect(eventArgs(match, 'order-issued')[0]).toMatchObject({ issuer: 'Mess' })
    }
  })

  test('SW-ORDER-20 SW-STATE-30 SW-STATE-33 fearful and concussed combatants issue and receive orders', () => {
    for (const state of ['fearful', 'concussed']) {
      const figures = [leader('Chief', 0, 10, 10, { pow: 1 }, { states: [state] }), soldier('Foe', 1, 30, 30)]
      const match = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate', 'stay'] })
      expect(eventArgs(match, 'order-issued')).toEqual([
        { issuer: 'Chief', recipient: 'Chief', order: 'order.relocate' },
      ])
    }
  })

  test('SW-ORDER-15 the issuer may be fighting, may have moved, and need not see the recipient', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Foe', 1, 11.2, 10, { height: 4 }),
      soldier('Hid', 0, 13.5, 10),
    ]
    const match = playRule(ready(1, figures), windowAt('after-movement', 'Chief'), {
      answers: ['relocate', '2', 'stay'],
    })
    expect(eventArgs(match, 'order-unheard')).toEqual([])
  })

  test('SW-ORDER-16 the issuer may order itself and any friend, fighting or not, but never an enemy', () => {
    const figures = [...troop, soldier('Fights', 0, 30, 28.8)]
    const match = playRule(ready(3, figures), betweenActions('Foe'), { answers: ['relocate'] })
    expect(promptId(match)).toBe('ask.recipient')
    expect(optionKeys(match)).toEqual(['0', '1', '2', '4'])
  })

  test('SW-ORDER-14 SW-ORDER-17 several orders in a row go to different combatants', () => {
    const match = playRule(ready(3), betweenActions('Foe'), { answers: ['relocate', '1', 'relocate'] })
    expect(optionKeys(match)).toEqual(['0', '2'])
  })

  test('SW-ORDER-17 a combatant may receive one order in each round', () => {
    const figures = [
      leader('Chief', 0, 10, 10, {}, { orders: ['relocate'] }),
      leader('Boss', 1, 30, 30, {}, { activated: true }),
    ]
    const match = scene({ figures, orders: [3, 0] }, { answers: ['stand'] })
    expect(promptId(match)).toBe('window.before-activation')
    expect(match.state.round).toBe(1)
    expect(optionKeys(match)).toEqual(['pass', 'relocate'])
  })

  test('SW-ORDER-18 exactly five inches edge to edge is in range, slightly more is not', () => {
    for (const [x, heard] of [
      [16.2, true],
      [16.21, false],
    ] as const) {
      const figures = [leader('Chief', 0, 10, 10), soldier('Man', 0, x, 10), soldier('Foe', 1, 30, 30)]
      const match = playRule(ready(1, figures), betweenActions('Foe'), { answers: ['relocate', '1'] })
      expect(eventArgs(match, 'order-unheard').length).toBe(heard ? 0 : 1)
    }
  })

  test('SW-ORDER-19 an unheard order is spent without effect and does not count as the order of the round', () => {
    const match = playRule(ready(2), betweenActions('Foe'), { answers: ['relocate', '2', 'relocate'] })
    expect(combatantNamed(match, 'Far').orders).toEqual([])
    expect(optionKeys(match)).toEqual(['0', '1', '2'])
    expect(poolsOf(match)).toEqual([1, 0])
  })

  test('SW-ORDER-19 SW-BASE-06 near and far are offered alike, and measuring cannot be undone', () => {
    const match = playRule(ready(2), betweenActions('Foe'), { answers: ['relocate'] })
    const text = JSON.stringify(match.decisionOf(0))
    expect(text).not.toMatch(/inches|distance|reach/)
    expect(match.undoable).toBe(1)
    match.answer(0, '1')
    expect(match.undoable).toBe(0)
  })

  test('SW-ORDER-34 an announced order must be given: passing is no longer possible', () => {
    const match = playRule(ready(2), betweenActions('Foe'), { answers: ['relocate'] })
    expect(optionKeys(match)).not.toContain('pass')
    expect(match.check(0, 'pass')).toBeDefined()
  })

  test('SW-ORDER-34 SW-ORDER-33 a player who declined may change their mind while the window is open', () => {
    const figures = [leader('Chief', 0, 10, 10), leader('Boss', 1, 20, 20)]
    const both = { figures, orders: [1, 2] }
    const match = playRule(both, betweenActions('Chief'), { answers: ['pass', 'relocate'] })
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['pass', 'relocate'])
    const closed = playRule(both, betweenActions('Chief'), { answers: ['pass', 'pass'] })
    expect(closed.outcome).toBeDefined()
  })

  test('SW-ORDER-33 SW-MELEE-05 the player of the friendly round is asked first', () => {
    const figures = [leader('Chief', 0, 10, 10), leader('Boss', 1, 20, 20)]
    const seats = [0, 1].map(
      (round) => playRule({ figures, orders: [1, 1], round }, betweenActions('Chief')).pending[0]?.seat,
    )
    expect(seats).toEqual([0, 1])
  })

  test('SW-ORDER-36 the pool and the orders given are public', () => {
    const match = playRule(ready(2), betweenActions('Foe'), { answers: ['relocate', '1', 'pass', 'stay'] })
    expect(match.eventsFor(1).map(({ type }) => type)).toContain('order-issued')
    const counters = JSON.stringify(match.view(1))
    expect(counters).toContain('"counter.orders"},"value":1')
  })
})

describe('recipients', () => {
  const recruit = (profile: object, more: object = {}) => [
    leader('Chief', 0, 10, 10, {}, { orders: ['relocate'] }),
    soldier('Man', 0, 13, 10, { ...profile }, { ...more }),
    soldier('Foe', 1, 30, 30),
  ]
  const isAsked = (figures: ReturnType<typeof recruit>) => !playRule(ready(2, figures), betweenActions('Foe')).outcome

  test('SW-ORDER-21 SW-ABIL-28 SW-ABIL-32 undisciplined combatants cannot receive orders', () => {
    expect(isAsked(recruit({}))).toBe(true)
    expect(isAsked(recruit({ abilities: ['undisciplined'] }))).toBe(false)
  })

  test('SW-ORDER-21 SW-ABIL-19 SW-ABIL-32 insubordinate combatants can', () => {
    expect(isAsked(recruit({ abilities: ['insubordinate'] }))).toBe(true)
  })

  test('SW-ORDER-20 SW-STATE-15 SW-STATE-23 stunned combatants can, paralysed ones cannot', () => {
    expect(isAsked(recruit({}, { states: ['stunned'] }))).toBe(true)
    expect(isAsked(recruit({}, { states: ['paralysed'] }))).toBe(false)
  })

  test('SW-ORDER-20 SW-ORDER-31 fleeing combatants only hear Hold Your Ground!', () => {
    const match = playRule(ready(2, recruit({}, { fleeing: true })), betweenActions('Foe'))
    expect(optionKeys(match)).toEqual(['pass', 'hold-your-ground'])
  })

  test('SW-RACE-74 an Ash issues orders but receives none', () => {
    const figures = [
      figure('avernal-lance', 0, 10, 10, { orders: ['relocate'] }),
      figure('ash', 0, 13, 10),
      soldier('Man', 0, 16, 10),
      soldier('Foe', 1, 30, 30),
    ]
    const match = playRule(ready(2, figures), betweenActions('Foe'), { answers: ['relocate', '1', 'stay'] })
    expect(eventArgs(match, 'order-issued')).toEqual([{ issuer: 'Ash', recipient: 'Man', order: 'order.relocate' }])
  })

  test('SW-ABIL-28 SW-ORDER-21 EX-SW-EQ-25 Igniis cannot give orders to the Rider beside it when the Rider is shot at', () => {
    const figures = [
      figure('igniis', 0, 10, 10, { orders: ['relocate'] }),
      figure('rider', 0, 13, 10),
      soldier('Foe', 1, 13, 16),
    ]
    const shot = windowAt('before-precision', 'Foe', 'Rider', { special: 'plain', hidden: [] })
    expect(playRule(ready(2, figures), shot).outcome).toBeDefined()
  })
})

describe('when orders may be issued', () => {
  const fray = [
    leader('Chief', 0, 10, 10),
    soldier('Man', 0, 13, 10),
    soldier('Runs', 0, 10, 14, {}, { fleeing: true }),
    soldier('Foe', 1, 14.2, 10),
  ]
  const MOMENTS = [
    ['before-precision', ['hit-the-dirt', 'relocate'], { special: 'plain', hidden: [] }],
    ['before-dexterity', ['to-the-death', 'relocate'], {}],
    ['before-join', ['relocate'], {}],
    ['after-designation', ['relocate'], { spell: 'stings' }],
    ['before-activation', ['hold-your-ground', 'relocate'], {}],
    ['after-movement', ['hold-your-ground', 'relocate'], {}],
    ['after-concentration', ['hold-your-ground', 'relocate'], {}],
    ['after-activation', ['hold-your-ground', 'relocate'], {}],
    ['after-pursuit', ['hold-your-ground'], {}],
  ] as const

  test.each(MOMENTS)('SW-ORDER-13 SW-ORDER-11 %s: %j', (at, orders, more) => {
    const match = playRule(
      { figures: fray, orders: [2, 0], options: { raceRules: false } },
      windowAt(at, 'Foe', 'Man', more),
    )
    expect(optionKeys(match)).toEqual(['pass', ...orders])
  })

  test.each(['before-hiding', 'after-hiding', 'after-revealing', 'after-casting', 'after-outcome'] as const)(
    'SW-ORDER-31 SW-SPELL-22 no orders in the liturgy once gems are being hidden: %s',
    (at) => {
      expect(
        playRule(ready(2, fray), windowAt(at, 'Foe', 'Man', { spell: 'stings', dice: null })).outcome,
      ).toBeDefined()
    },
  )

  test.each(['after-precision', 'after-dexterity', 'after-damage', 'after-deed'] as const)(
    'SW-ORDER-12 no orders once the dice are rolled: %s',
    (at) => {
      const roll = { count: 1, difficulty: 4, successes: 0 }
      expect(playRule(ready(2, fray), windowAt(at, 'Foe', 'Man', { roll, dice: null })).outcome).toBeDefined()
    },
  )

  test('SW-ORDER-12 SW-RANGED-10 no orders before a shot against a charge', () => {
    const shot = windowAt('before-precision', 'Foe', 'Man', { special: 'against-charge', hidden: [] })
    expect(playRule(ready(2, fray), shot).outcome).toBeDefined()
  })

  test('SW-ORDER-13 before a morale roll only the combatant that rolls can be told to hold', () => {
    const calm = fray.filter((_, i) => i !== 2)
    const match = playRule(ready(2, calm), windowAt('before-morale', 'Man', null, { cause: 'blood' }), {
      answers: ['hold-your-ground'],
    })
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Chief', recipient: 'Man', order: 'order.hold-your-ground' },
    ])
  })

  test('SW-ORDER-11 SW-ORDER-12 an activation with a run: both sides before it, after the move and after it, never inside', () => {
    const figures = [leader('Chief', 0, 10, 10), soldier('Man', 0, 14, 10), leader('Boss', 1, 30, 30)]
    const match = scene({ figures, orders: [1, 1], options: { raceRules: false } }, { answers: ['1'] })
    const asks: [number | undefined, string | undefined][] = []
    for (const reply of ['pass', 'pass', 'run', path([14, 12]), 'pass', 'pass', 'pass', 'pass']) {
      asks.push([match.pending[0]?.seat, promptId(match)])
      expect(match.answer(match.pending[0]!.seat, reply)).toEqual({ ok: true })
    }
    expect(asks.filter(([, prompt]) => prompt?.startsWith('window.'))).toEqual([
      [0, 'window.before-activation'],
      [1, 'window.before-activation'],
      [0, 'window.after-movement'],
      [1, 'window.after-movement'],
      [0, 'window.after-activation'],
      [1, 'window.after-activation'],
    ])
    expect(promptId(match)).toBe('window.before-activation')
  })

  test('SW-ORDER-11 an event between naming a combatant and its move opens one more window', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 14, 10, { abilities: ['stealth'] }),
      soldier('Foe', 1, 30, 30),
    ]
    const plain = playRule(
      ready(1, [figures[0]!, soldier('Man', 0, 14, 10), figures[2]!]),
      windowAt('before-movement', 'Man'),
    )
    expect(plain.outcome).toBeDefined()
    const stealthy = playRule(ready(1, figures), windowAt('before-movement', 'Man'))
    expect(optionKeys(stealthy)).toEqual(['pass', 'relocate'])
  })

  test('SW-ORDER-11 SW-TURN-10 no orders during the strategic roll or the updating', () => {
    const figures = [leader('Chief', 0, 10, 10), leader('Boss', 1, 30, 30)]
    const match = scene({ figures, orders: [3, 3], sequence: 'updating' }, { dice: [5, 1, 1, 4, 1, 1] })
    expect(promptId(match)).toBe('ask.who-begins')
  })
})

describe('the kinds of orders', () => {
  const RACES = [
    ['scions', 'devour', 'after-movement'],
    ['alliance', 'by-the-alliance', 'before-dexterity'],
    ['urueh', 'go-forth', 'before-activation'],
    ['adepts', 'by-malesur', 'after-combat'],
  ] as const
  const band = (race: string) => [
    leader('Chief', 0, 10, 10, { race }),
    soldier('Man', 0, 13, 10, { race, fur: 2, abilities: ['stings'] }, { fatigue: 1 }),
    soldier('Foe', 1, 14.2, 16),
  ]

  test.each(RACES)(
    'SW-ORDER-22 SW-ORDER-24 SW-RRULE-25 %s have the order %s besides the four open to all',
    (race, order, at) => {
      const orders = ['hit-the-dirt', 'to-the-death', 'hold-your-ground', 'relocate', order]
      const found = new Set<string>()
      const figures = [...band(race), soldier('Runs', 0, 10, 14, { race }, { fleeing: true })]
      for (const [moment, more] of [
        ['before-precision', { special: 'plain', hidden: [] }],
        ['before-dexterity', {}],
        ['before-activation', {}],
        ['after-movement', {}],
        ['after-combat', {}],
      ] as const) {
        const acting = moment === 'before-precision' ? 'Foe' : 'Man'
        const match = playRule(ready(2, figures), windowAt(moment, acting, acting === 'Man' ? 'Foe' : 'Man', more))
        for (const key of optionKeys(match)) found.add(key)
        if (moment === at) expect(optionKeys(match)).toContain(order)
      }
      expect([...found].sort()).toEqual(['pass', ...orders].sort())
    },
  )

  test.each(RACES)('SW-ORDER-22 SW-RGEN-01 without race rules %s have no order of their own', (race, order, at) => {
    const position = { ...ready(2, band(race)), options: { raceRules: false } }
    expect(optionKeys(playRule(position, windowAt(at, 'Man', 'Foe')))).not.toContain(order)
  })
})
