import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { enemiesInContact } from '../ground/board.ts'
import { supportOf } from '../melee/support.ts'
import { moraleRoll } from '../morale/morale.ts'
import { playConcentration } from '../testing/concentration.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, optionKeys, promptId, rolledDice, scene } from '../testing/scene.ts'
import { betweenActions } from '../testing/soldiers.ts'
import { answerUntil, deployAll, playPreparation, startedMatch } from '../testing/started-match.ts'

/** A figure of any seat; by default seats 0 and 2 are allies against seat 1. */
function of(seat: number, id: string, x: number, y: number, more: Record<string, Json> = {}): Json {
  return { who: id, seat, x, y, ...more }
}

const allied = { sides: [0, 1, 0] }
const duel = { sides: [0, 1, 0, 1] }
/** One for every seat, far apart. */
const four = [of(0, 'tirabe', 5, 35), of(1, 'igniis', 5, 5), of(2, 'shaogi', 20, 35), of(3, 'avernal-lance', 20, 5)]

describe('sides of several players', () => {
  test('SW-MULTI-01 SW-MULTI-06 a side takes the place of a player, with one round for all its combatants', () => {
    const match = scene({ ...duel, figures: four, round: 0, first: 0 })
    expect(match.pending.map(({ seat }) => seat)).toEqual([0])
    const asks: number[] = []
    answerUntil(match, (decision) => {
      if (decision?.prompt.id === 'ask.action') asks.push(match.state.acting!.id)
      return match.state.round === 1
    })
    expect(asks).toEqual([0, 2])
  })

  test('SW-MULTI-03 SW-MULTI-04 races of a side make no difference to presence or support', () => {
    const difficulty = (ally: string) => {
      const figures = [of(0, 'battler', 10, 10), of(2, ally, 10, 12), of(1, 'fiend', 30, 30)]
      const match = playRule(
        { ...allied, figures },
        (play) => moraleRoll(play, combatantNamed(play, 'Battler'), 'blood', null),
        {
          dice: [3],
        },
      )
      return eventArgs(match, 'morale-passed').length
    }
    // Troops of common morale need a 4; a leader close by makes it a 3.
    expect({ nekorg: difficulty('nekorg'), shaogi: difficulty('shaogi'), ripper: difficulty('ripper') }).toEqual({
      nekorg: 1,
      shaogi: 1,
      ripper: 0,
    })
  })

  test('SW-MULTI-05 allies see each other’s lists, opponents do not', () => {
    const bearer = { artefacts: ['rune-of-vigour'], consumables: ['attack-potion'] }
    const match = scene({
      ...allied,
      figures: [of(0, 'tirabe', 5, 35, bearer), of(2, 'shaogi', 20, 35), of(1, 'igniis', 5, 5)],
    })
    const artefactsSeenBy = (seat: number | undefined) =>
      match
        .view(seat)
        .figures[0]!.abilities.filter(({ name }) =>
          ['Rune of Vigour', 'Attack Potion'].includes(String(name.args!.name)),
        ).length
    expect(artefactsSeenBy(0)).toBe(2)
    expect(artefactsSeenBy(2)).toBe(2)
    expect(artefactsSeenBy(1)).toBe(0)
    expect(artefactsSeenBy(undefined)).toBe(0)
  })

  test('SW-MULTI-09 between activations the player of the side with fewer activations goes next, then seat order', () => {
    const figures = [...four, of(0, 'battler', 8, 35), of(0, 'fiend', 11, 35), of(2, 'goat-man', 23, 35)]
    const match = scene({ ...duel, figures, round: 0, first: 0 })
    const seats: number[] = []
    answerUntil(match, (decision) => {
      if (decision?.prompt.id === 'ask.activate') seats.push(decision.seat)
      return match.state.round === 1
    })
    // The last of a side is not asked which.
    expect(seats).toEqual([0, 2, 0, 2, 1])
    const order = match.events.filter(({ type }) => type === 'activated').map(({ seat }) => seat)
    expect(order.slice(0, 5)).toEqual([0, 2, 0, 2, 0])
  })

  test('SW-MULTI-09 a player may leave the next activation to an ally, who must take it', () => {
    const figures = [...four, of(0, 'battler', 8, 35), of(2, 'goat-man', 23, 35)]
    const match = scene({ ...duel, figures, round: 0, first: 0 })
    expect(optionKeys(match)).toEqual(['0', '4', 'ally'])
    expect(match.answer(0, 'ally').ok).toBe(true)
    expect({ seat: match.pending[0]?.seat, optionsOffered: optionKeys(match) }).toEqual({
      seat: 2,
      optionsOffered: ['2', '5'],
    })
    expect(match.answer(2, '5').ok).toBe(true)
    expect(eventArgs(match, 'activated')).toEqual([{ combatant: 'Goat Man' }])
  })

  test('SW-MULTI-19 fatigue adds up within the turn and ends in the updating', () => {
    const figures = four.map((figure) => ({ ...(figure as object), fatigue: 2 }))
    const match = scene({ ...duel, figures, sequence: 'updating' }, { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 6] })
    expect(match.state.combatants.map(({ fatigue }) => fatigue)).toEqual([0, 0, 0, 0])
  })

  test('SW-MULTI-22 SW-MULTI-18 allies are friends: they cannot fight, and they support each other', () => {
    const figures = [
      of(0, 'battler', 10, 10),
      of(1, 'fiend', 11.4, 10),
      of(2, 'goat-man', 12.8, 10),
      of(2, 'werelynx', 10, 11.2),
    ]
    const play = loadPosition({ ...allied, figures })
    expect(enemiesInContact(play, combatantNamed(play, 'Battler')).map(({ profile }) => profile.name)).toEqual([
      'Fiend',
    ])
    expect(supportOf(play, combatantNamed(play, 'Battler'), combatantNamed(play, 'Fiend')).dice).toBe(1)
  })

  test('SW-MULTI-18 SW-ABIL-05 an ally’s bodyguard counts', () => {
    const fightBeside = (ally: string) => {
      const play = loadPosition({
        ...allied,
        figures: [of(0, 'battler', 10, 10), of(1, 'fiend', 11.4, 10), of(2, ally, 12.8, 10)],
      })
      return supportOf(play, combatantNamed(play, 'Battler'), combatantNamed(play, 'Fiend')).guarded
    }
    expect({ 'avernal-lance': fightBeside('avernal-lance'), 'goat-man': fightBeside('goat-man') }).toEqual({
      'avernal-lance': true,
      'goat-man': false,
    })
  })

  test('SW-MULTI-23 the first player of a side decides for it', () => {
    const figures = [
      of(0, 'igniis', 5, 5),
      of(1, 'tirabe', 5, 35),
      of(2, 'avernal-lance', 20, 5),
      of(3, 'shaogi', 20, 35),
    ]
    const match = scene({ ...duel, figures, sequence: 'turn' }, { dice: [1, 1, 6, 6, 1, 1, 1, 1, 1, 1] })
    expect({ decisionAsked: promptId(match), seat: match.pending[0]!.seat }).toEqual({
      decisionAsked: 'ask.who-begins',
      seat: 1,
    })
  })
})

describe('leaders of a side', () => {
  test('SW-MULTI-07 every leader rolls its own dice with its own criticals, and all dice of a side count together', () => {
    // Tir'Abe 2 and Shaogi 3 against Igniis 2 and Avernal Lance 3, in the order of the seats.
    const match = scene({ ...duel, figures: four, sequence: 'turn' }, { dice: [2, 1, 5, 5, 'S', 'S', 1, 4, 3, 3] })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2 3 3'])
    expect(eventArgs(match, 'strategic-won')).toEqual([{ winner: 0 }])
    expect(match.state.bands.map(({ extraOrders }) => extraOrders)).toEqual([0, 0, 1, 0])
  })

  test('SW-MULTI-08 SW-ABIL-23 the side with more Strategists wins if the two best dice match', () => {
    const figures = (strategist: string) => [
      of(0, 'tirabe', 5, 35),
      of(1, 'igniis', 5, 5),
      of(2, strategist, 20, 35),
      of(3, 'avernal-lance', 20, 5),
    ]
    const dice = (com: number) => [5, 4, 5, 4, ...Array.from({ length: com }, () => 1), 3, 3, 3]
    const winner = (strategist: string, com: number) =>
      eventArgs(
        scene({ ...duel, figures: figures(strategist), sequence: 'turn' }, { dice: dice(com) }),
        'strategic-won',
      )
    expect(winner('rodanes', 4)).toEqual([{ winner: 0 }])
    expect(winner('shaogi', 3)).toEqual([{ winner: 1 }])
    // One Strategist on each side: all dice are compared.
    const both = [
      of(0, 'tirabe', 5, 35),
      of(1, 'rodanes', 5, 5, { name: 'R1' }),
      of(2, 'rodanes', 20, 35, { name: 'R2' }),
      of(3, 'igniis', 20, 5),
    ]
    const match = scene({ ...duel, figures: both, sequence: 'turn' }, { dice: [5, 4, 5, 4, 3, 3, 1, 1, 1, 1, 1, 1] })
    expect(eventArgs(match, 'strategic-won')).toEqual([{ winner: 1 }])
  })

  test('SW-MULTI-11 glory for dead leaders requires all of the side', () => {
    const dead = (seat: number, id: string) => ({ who: id, seat, status: 'dead', value: 0 })
    const glory = (...figures: Json[]) => {
      const alive = [of(0, 'battler', 5, 35), of(1, 'fiend', 5, 5)]
      return scene({
        ...duel,
        mission: 'death-of-the-enemy',
        turn: 6,
        sequence: 'updating',
        figures: [...alive, ...figures],
      }).state.result!.glory
    }
    expect(glory(dead(1, 'igniis'), dead(3, 'avernal-lance'))).toEqual([2, 1])
    expect(glory(dead(1, 'igniis'), of(3, 'avernal-lance', 20, 5))).toEqual([1, 1])
  })

  test('SW-MULTI-12 an allied leader’s presence counts, an enemy’s does not', () => {
    const passRollBeside = (seat: number) => {
      const figures = [of(0, 'battler', 10, 10), of(seat, 'igniis', 10, 13), of(seat === 1 ? 2 : 1, 'fiend', 30, 30)]
      return eventArgs(
        playRule({ ...allied, figures }, (play) => moraleRoll(play, combatantNamed(play, 'Battler'), 'blood', null), {
          dice: [3],
        }),
        'morale-passed',
      ).length
    }
    expect({ 2: passRollBeside(2), 1: passRollBeside(1) }).toEqual({ 2: 1, 1: 0 })
  })

  /** The window before somebody's activation, with the orders that seat 0 may call. */
  const window = (figures: Json[], orders: number[], answers: Json[] = []) =>
    playRule({ ...allied, figures, orders }, betweenActions('Enemy'), { answers })

  test('SW-MULTI-13 a leader gives generic orders to allies from its own pool', () => {
    const enemy = of(1, 'fiend', 30, 30, { name: 'Enemy' })
    const figures = [of(0, 'shaogi', 10, 10), of(2, 'battler', 10, 13, { name: 'Ally' }), enemy]
    const match = window(figures, [1, 0, 1], ['relocate', '1'])
    expect(eventArgs(match, 'order-issued')).toMatchObject([{ issuer: 'Shaogi', recipient: 'Ally' }])
    expect(eventArgs(match, 'order-unheard')).toEqual([])
    // The ally's own player moves it.
    expect({ decisionAsked: promptId(match), seat: match.pending[0]!.seat }).toEqual({
      decisionAsked: 'ask.relocate',
      seat: 2,
    })
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([0, 0, 1])
  })

  test('SW-MULTI-13 SW-RRULE-25 a leader never gives its race’s exclusive order to allies', () => {
    const enemy = of(1, 'fiend', 30, 30, { name: 'Enemy' })
    const ally = of(2, 'battler', 10, 13, { name: 'Ally' })
    const own = of(0, 'battler', 10, 7, { name: 'Own' })
    const keys = (recipients: Json[], acting: string) =>
      optionKeys(
        playRule(
          { ...allied, figures: [of(0, 'igniis', 10, 10), ...recipients, enemy], orders: [1], round: 0 },
          betweenActions(acting),
        ),
      )
    expect(keys([own], 'Own')).toContain('go-forth')
    expect(keys([ally], 'Ally')).not.toContain('go-forth')
    expect(keys([ally], 'Ally')).toContain('relocate')
  })

  test('SW-MULTI-14 messengers give no orders to allies', () => {
    const enemy = of(1, 'fiend', 30, 30, { name: 'Enemy' })
    const figures = [
      of(0, 'tirabe', 38, 38),
      of(0, 'transmitter', 10, 10),
      of(2, 'battler', 10, 12, { name: 'Ally' }),
      enemy,
    ]
    const match = window(figures, [2], ['relocate', '2'])
    // Only the leader can be the issuer, and the leader is far away.
    expect(eventArgs(match, 'order-unheard').map(({ issuer }) => issuer)).toEqual(["Tir'Abe"])
  })
})

describe('magic and equipment of a side', () => {
  const sull = of(0, 'sull', 10, 10, { name: 'Caster' })

  test('SW-MULTI-15 one pool for all, and allied sorcerers add to the caster’s maximum', () => {
    const most = (...others: Json[]) => {
      const figures = [sull, of(1, 'battler', 10, 14, { name: 'Enemy' }), ...others]
      const match = playConcentration({ ...allied, figures, gems: [9, 0] }, { answers: ['mindfreeze'] })
      return Math.max(...(match.decisionOf(0)!.kind === 'pick' ? optionKeys(match).map(Number) : [0]))
    }
    expect(most()).toBe(4)
    expect(most(of(2, 'satanor', 30, 30), of(2, 'pack-of-summoners', 34, 30))).toBe(6)
    const updated = scene(
      {
        ...allied,
        figures: [sull, of(2, 'satanor', 30, 30), of(1, 'battler', 10, 30, { name: 'Enemy' })],
        sequence: 'updating',
      },
      { dice: [1, 1, 1, 1, 6, 1].slice(0, 5) },
    )
    expect(updated.state.sides[0].gems).toBe(12)
  })

  test('SW-MULTI-16 SW-MULTI-22 a spell for friends only affects its own band', () => {
    const nirlem = of(0, 'nirlem', 10, 10, { profile: { weapons: ['blunt'] } })
    const figures = [
      nirlem,
      of(0, 'ranger', 10, 13, { wounds: 1 }),
      of(2, 'barbarian', 13, 10, { wounds: 1 }),
      of(1, 'battler', 30, 30),
    ]
    const match = playConcentration({ ...allied, figures, gems: [2, 0] }, { answers: ['throbbing-heart'] })
    expect(optionKeys(match)).toEqual(['0', '1'])
  })

  test('SW-MULTI-17 uncontrolled power only affects the caster, no matter who owned the gems', () => {
    const ally = of(2, 'satanor', 30, 30, { name: 'Ally' })
    const figures = [sull, of(1, 'battler', 10, 14, { name: 'Enemy' }), ally]
    // Five gems, one more than the caster's own power: the ally's power is in it.
    const match = playConcentration(
      { ...allied, figures, gems: [8, 0] },
      { dice: [1, 1, 1, 5, 5], answers: ['mindfreeze', '5'] },
    )
    expect(combatantNamed(match, 'Caster').status).toBe('dead')
    expect(combatantNamed(match, 'Ally').status).toBe('standing')
    expect(combatantNamed(match, 'Ally').wounds).toBe(4)
    expect(combatantNamed(match, 'Ally').states).toEqual([])
  })

  test('SW-MULTI-21 artefacts and consumables work for the bearer’s band; their gems belong to the side', () => {
    const bearer = of(2, 'satanor', 30, 30, { artefacts: ['obsidian-heart'] })
    const match = scene(
      { ...allied, figures: [sull, bearer, of(1, 'battler', 10, 30, { name: 'Enemy' })], sequence: 'updating' },
      { dice: [1, 1, 1, 1, 6] },
    )
    expect(match.state.sides[0].gems).toBe(4 + 8 + 1)
  })
})

describe('deployment of sides', () => {
  const waiting = (seat: number, id: string, name: string): Json => ({
    who: id,
    seat,
    name,
    status: 'reserve',
    profile: { abilities: [] },
  })

  test('SW-MULTI-20 the roll is pooled, and a batch is the summed COM of all opposing leaders', () => {
    const leaders = [
      waiting(0, 'tirabe', 'L0'),
      waiting(1, 'igniis', 'L1'),
      waiting(2, 'shaogi', 'L2'),
      waiting(3, 'avernal-lance', 'L3'),
    ]
    const troops = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2].map((i) => waiting(seat, 'battler', `${seat}-${i}`)))
    const position = {
      ...duel,
      sequence: 'deployment',
      mission: 'death-of-the-enemy',
      figures: [...leaders, ...troops],
    }
    const match = playPreparation(position, { dice: [2, 1, 5, 5, 6, 1, 1, 4, 3, 3], answers: ['near', 'first'] })
    expect(rolledDice(match)).toEqual(['roll.deployment 2 2 3 3'])
    expect(match.state.preparation!.batch).toBe(5)
    // Seat 0 is asked for what is its own: its leader and three others.
    expect({ seat: match.pending[0]?.seat, optionsOffered: optionKeys(match) }).toEqual({
      seat: 0,
      optionsOffered: ['0', '4', '5', '6'],
    })
    deployAll(match)
    const seats = match.events.filter(({ type }) => type === 'deployed').map(({ seat }) => seat)
    expect(seats.join('')).toBe('0202013131202313')
  })

  test('SW-MULTI-20 SW-MULTI-23 each player places their own, the one with the fewest placed first', () => {
    const setup = {
      mission: 'last-survivor',
      seats: [0, 1, 2, 3].map((i) => ({ bands: [`${['alliance', 'urueh', 'scions', 'adepts'][i]}-skirmish`] })),
    } as const
    const match = startedMatch({ ...setup, seats: [...setup.seats] })
    answerUntil(match, (decision) => decision?.prompt.id === 'ask.deploy')
    const first = match.pending[0]!.seat
    answerUntil(match, (decision) => decision?.prompt.id === 'ask.deploy' && decision.seat !== first)
    expect(match.pending[0]!.seat).toBe((first + 2) % 4)
    deployAll(match)
    expect(match.state.combatants.every(({ status }) => status === 'standing')).toBe(true)
  })
})

test('SW-MULTI-02 SW-MULTI-13 the orders of a player’s two bands are shown separately', () => {
  const seats = [
    { side: 0 as const, bands: ['alliance-skirmish', 'scions-skirmish'] },
    { side: 1 as const, bands: ['urueh-skirmish', 'adepts-skirmish'] },
  ]
  const match = deployAll(startedMatch({ seats, mission: 'last-survivor' }))
  answerUntil(match, (decision) => decision?.prompt.id === 'window.before-activation')
  const keys = optionKeys(match)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => key.startsWith('relocate'))).toHaveLength(2)
})

test('SW-MULTI-02 EX-SW-EQ-31 one player with two bands decides for both', () => {
  const seats = [
    { side: 0 as const, bands: ['alliance-skirmish'] },
    { side: 0 as const, bands: ['scions-skirmish'] },
    { side: 1 as const, bands: ['urueh-skirmish', 'adepts-skirmish'] },
  ]
  const match = deployAll(startedMatch({ seats, mission: 'last-survivor' }))
  expect(match.state.bands.map(({ seat, side }) => [seat, side])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [2, 1],
  ])
  expect(match.view(2).sides.map(({ name }) => name.id)).toEqual(['race.alliance', 'race.scions', 'side.both'])
  expect(match.view(0).figures.filter(({ seat }) => seat === 2)).toHaveLength(16 + 7)
})
