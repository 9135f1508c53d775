import { describe, expect, test } from 'vitest'
import { duel, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { betweenActions, leader, soldier, windowAt } from '../testing/soldiers.ts'

const seats = (match: Scene) => match.pending.map(({ seat }) => seat)

/** A leader beside a friend, with an enemy to the right of the friend. */
function facing(gap: number, more: object = {}, round: 0 | 1 = 0) {
  return {
    figures: [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10),
      soldier('Enemy', 1, 14.2 + gap, 10, {}, { ...more }),
    ],
    orders: [1, 0],
    round,
  }
}

describe('Relocate!', () => {
  test('SW-ORDER-30 a combatant moves up to 2 inches in any direction, straight or bent', () => {
    const match = playRule(facing(6), betweenActions('Man'), {
      answers: ['relocate', '1', path([13, 11], [14, 11])],
    })
    expect(placeOf(match, 'Man')).toEqual([14, 11])
    const short = playRule(facing(6), betweenActions('Man'), { answers: ['relocate', '1'] })
    expect(short.check(0, path([13, 12.1]))?.reason.id).toBe('refuse.too-far')
    expect(short.check(0, path([10.5, 10]))?.reason.id).toBe('refuse.too-far')
    expect(short.check(0, path([11.1, 10]))?.rules).toContain('SW-BASE-05')
  })

  test('SW-ORDER-30 a combatant may stay where it is', () => {
    const match = playRule(facing(6), betweenActions('Man'), { answers: ['relocate', '1', 'stay'] })
    expect(placeOf(match, 'Man')).toEqual([13, 10])
    expect(eventArgs(match, 'relocated')).toEqual([])
  })

  test('SW-ORDER-30 SW-SHOOT-26 SW-ABIL-06 a relocated combatant has not moved: its shot loses no die and it stood still', () => {
    const archer = { ranged: ['mechanical'], pre: 2, abilities: ['channelling'], pow: 1 }
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10, archer),
      soldier('Enemy', 1, 13, 16, { mov: 4 }),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [1, 0], options: { raceRules: false } },
      { answers: ['1', 'pass', 'stand', 'relocate', '1', path([13, 11]), '2'], dice: [1, 1] },
    )
    expect(rolledDice(match)).toEqual(['roll.precision 2'])
    expect(match.state.sides[0].gems).toBe(1)
  })

  test('SW-ORDER-30 SW-DEFAREA-09 Relocate! ignores defence areas and the density of scenery', () => {
    const match = playRule(facing(1.5), betweenActions('Man'), { answers: ['relocate', '1', path([14.5, 10])] })
    expect(placeOf(match, 'Man')).toEqual([14.5, 10])
    expect(eventArgs(match, 'jumped')).toEqual([])
  })

  test('SW-ORDER-30 SW-ABIL-34(d) Relocate! may engage in the friendly round', () => {
    const match = playRule(facing(1.5), betweenActions('Man'), { answers: ['relocate', '1', path([14.5, 10])] })
    expect(eventArgs(match, 'relocated-into-contact')).toEqual([{ mover: 'Man', enemy: 'Enemy' }])
  })

  test('SW-ORDER-30 SW-ACT-08 an active combatant relocated into contact must fight, without Assault or charge', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10, { abilities: ['assault', 'hardened-attacker'] }),
      soldier('Enemy', 1, 15.7, 10),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [1, 0], options: { raceRules: false } },
      { answers: ['1', 'pass', 'stand', 'relocate', '1', path([14.5, 10])], dice: [5, 5, 1, 1, 1, 1] },
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SW-ORDER-30 SW-MOVE-14 a charger relocated into contact with the same enemy again has engaged it', () => {
    const figures = [
      leader('Chief', 0, 13, 12),
      soldier('Man', 0, 13, 10, { abilities: ['assault'] }),
      soldier('Enemy', 1, 17, 10),
      leader('Boss', 1, 18, 13),
      soldier('Waits', 0, 30, 30),
    ]
    const charge = ['1', 'pass', 'pass', 'join', '2', path([15.8, 10]), 'pass', 'pass']
    const apart = ['pass', 'relocate', '2', 'relocate', '1']
    const match = scene(
      { figures, orders: [1, 1], options: { raceRules: false } },
      {
        answers: [...charge, ...apart, { seat: 0, answer: path([15.8, 8]) }, { seat: 1, answer: path([17, 8]) }],
        dice: [5, 5, 1, 1, 1, 1],
      },
    )
    expect(eventArgs(match, 'charges')).toHaveLength(1)
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SW-ORDER-30 SW-ACT-05 later actions still depend on its move action', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10, { abilities: ['stings'], fur: 1 }, { artefacts: ['staff-of-the-wayfarer'] }),
      soldier('Enemy', 1, 15.7, 10),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [1, 0], options: { raceRules: false } },
      { answers: ['1', 'pass', 'run', path([13, 10.5]), 'relocate', '1', path([14.5, 10.1])] },
    )
    expect(promptId(match)).toBe('ask.concentrate')
    expect(match.check(0, 'staff-of-the-wayfarer')?.reason.id).toBe('barred.in-combat')
  })

  test('SW-ORDER-31 Relocate! cannot make contact in the enemy round', () => {
    const match = playRule(facing(1.5, {}, 1), betweenActions('Enemy'), { answers: ['relocate', '1'] })
    expect(match.check(0, path([14.5, 10]))?.reason.id).toBe('refuse.contact')
    expect(match.check(0, path([14, 10]))).toBeUndefined()
  })

  test('SW-ORDER-30 SW-TRAP-05 Relocate! cannot make contact with a fleeing enemy', () => {
    const match = playRule(facing(1.5, { fleeing: true }), betweenActions('Man'), { answers: ['relocate', '1'] })
    expect(match.check(0, path([14.5, 10]))?.reason).toMatchObject({
      id: 'refuse.fleeing-there',
      args: { enemy: expect.anything() },
    })
  })

  test('SW-DEFAREA-10 EX-SW-213 a combatant relocated in the enemy round has no area until its next round, even if it stays', () => {
    for (const [round, lost] of [
      [0, false],
      [1, true],
    ] as const) {
      const match = playRule(facing(6, {}, round), betweenActions('Enemy'), { answers: ['relocate', '1', 'stay'] })
      expect(combatantNamed(match, 'Man').areaLost).toBe(lost)
    }
  })

  test('SW-ORDER-30 SW-FLY-02 a flyer passes over others but cannot end on them', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Wing', 0, 13, 10, { movement: 'flying' }),
      soldier('Friend', 0, 13, 11.3),
      soldier('Small', 0, 13.9, 10.05, { baseMm: 10 }),
      soldier('Enemy', 1, 30, 30),
    ]
    const over = path([13, 11.9])
    const there = path([14.9, 10.1])
    const flying = playRule({ figures, orders: [1, 0] }, betweenActions('Wing'), { answers: ['relocate', '1'] })
    expect(flying.check(0, over)?.reason.id).toBe('refuse.base-there')
    expect(flying.check(0, there)).toBeUndefined()
    const walking = [figures[0]!, soldier('Wing', 0, 13, 10), ...figures.slice(2)]
    const walker = playRule({ figures: walking, orders: [1, 0] }, betweenActions('Wing'), {
      answers: ['relocate', '1'],
    })
    expect(walker.check(0, there)?.reason.id).toBe('refuse.base-in-way')
  })
})

describe('Relocate! during actions', () => {
  const company = {
    more: {
      orders: [0, 2],
      options: { raceRules: false },
      figures: [leader('Boss', 1, 24, 20)],
    },
  }

  test('SW-ORDER-35 SW-MELEE-22 SW-FATIGUE-11 an opponent that left is not fought, and nobody tires', () => {
    const match = duel(plain('Ana'), plain('Bor'), { answers: ['relocate', '1', 'pass', path([22.5, 20])] }, company)
    expect(eventArgs(match, 'contact-lost')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(rolledDice(match)).toEqual([])
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 0,
    })
  })

  test('SW-ORDER-35 the attacker chooses another enemy in contact, and To the Death! given for the first is spent', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10),
      soldier('Enemy', 1, 14.2, 10),
      soldier('Second', 1, 13, 11.2),
      leader('Boss', 1, 17, 10),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [1, 1], options: { raceRules: false } },
      {
        answers: [
          ...['1', 'pass', 'pass', 'pass', 'pass', '2'],
          ...['to-the-death', 'relocate', '2', { path: [{ x: 38500, y: 25000 }] }],
        ],
        dice: [5, 5, 4, 4, 1, 1],
      },
    )
    expect(eventArgs(match, 'contact-lost')).toEqual([{ attacker: 'Man', defender: 'Enemy' }])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Man', defender: 'Second' }])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SW-ORDER-35 with no enemy left the combat phase ends, without a shot instead', () => {
    const figures = [
      soldier('Man', 0, 13, 10, { ranged: ['tension'], pre: 3 }),
      soldier('Enemy', 1, 14.2, 10),
      leader('Boss', 1, 17, 10),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [0, 1], options: { raceRules: false } },
      { answers: ['0', 'pass', 'pass', 'relocate', '1', path([15.4, 10])] },
    )
    expect(eventArgs(match, 'contact-lost').length).toBe(1)
    expect(promptId(match)).toBe('ask.action')
    expect(combatantNamed(match, 'Man').activated).toBe(true)
  })

  test('SW-ORDER-32 before a join both sides are asked, and nobody moves earlier', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10),
      soldier('Enemy', 1, 17, 10),
      leader('Boss', 1, 20, 10),
      soldier('Waits', 0, 30, 30),
    ]
    const match = scene(
      { figures, orders: [1, 1], options: { raceRules: false } },
      { answers: ['1', 'pass', 'pass', 'join', '2', path([15.8, 10])] },
    )
    expect({ decisionAsked: promptId(match), seats: seats(match) }).toEqual({
      decisionAsked: 'window.before-join',
      seats: [0],
    })
    expect(placeOf(match, 'Man')).toEqual([13, 10])
    match.answer(0, 'pass')
    expect({ decisionAsked: promptId(match), seats: seats(match) }).toEqual({
      decisionAsked: 'window.before-join',
      seats: [1],
    })
    expect(placeOf(match, 'Man')).toEqual([13, 10])
  })

  test('SW-ORDER-30 SW-ORDER-32 a joiner relocated into contact goes no further and has engaged', () => {
    const figures = [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10),
      soldier('Enemy', 1, 17, 10),
      soldier('Next', 1, 13, 13),
      soldier('Waits', 0, 30, 30),
    ]
    const declared = ['1', 'pass', 'join', '2', path([15.8, 10])]
    const match = scene(
      { figures, orders: [1, 0], options: { raceRules: false } },
      { answers: [...declared, 'relocate', '1', path([13, 11.8])], dice: [5, 5, 1, 1, 1, 1] },
    )
    expect(placeOf(match, 'Man')).toEqual([13, 11.8])
    expect({ fight: eventArgs(match, 'fight'), 'fell-short': eventArgs(match, 'fell-short') }).toEqual({
      fight: [{ attacker: 'Man', defender: 'Next' }],
      'fell-short': [],
    })
    expect({ rollsMade: rolledDice(match), lastMove: combatantNamed(match, 'Man').lastMove }).toEqual({
      rollsMade: ['roll.dexterity 2 2', 'roll.damage 2'],
      lastMove: 'engage',
    })
  })
})

describe('orders of both sides in one window', () => {
  /** Both may relocate: Man stands 1.5 inches from Enemy, edge to edge. */
  const both = {
    figures: [
      leader('Chief', 0, 10, 10),
      soldier('Man', 0, 13, 10),
      soldier('Enemy', 1, 15.7, 10),
      leader('Boss', 1, 19, 10),
    ],
    orders: [1, 1],
    options: { raceRules: false },
  }
  const given = ['relocate', '1', 'relocate', '2']

  test('SW-ORDER-33 EX-SW-207 a target that relocates away is not reached', () => {
    const match = playRule(both, betweenActions('Man'), {
      answers: [...given, { seat: 0, answer: path([14.5, 10]) }, { seat: 1, answer: path([16.7, 10]) }],
    })
    expect({ Man: placeOf(match, 'Man'), Enemy: placeOf(match, 'Enemy') }).toEqual({
      Man: [14.5, 10],
      Enemy: [16.7, 10],
    })
    expect(eventArgs(match, 'relocated-into-contact')).toEqual([])
  })

  test('SW-ORDER-33 both places are fixed in secret before anybody moves', () => {
    const match = playRule(both, betweenActions('Man'), { answers: given })
    expect(seats(match)).toEqual([0, 1])
    match.answer(1, path([16.7, 10]))
    expect(placeOf(match, 'Enemy')).toEqual([15.7, 10])
    expect(match.eventsFor(0).some(({ type }) => type === 'relocated')).toBe(false)
  })

  test('SW-ORDER-33 if two would stand on one place, the acting side stops short', () => {
    const match = playRule(both, betweenActions('Man'), {
      answers: [...given, { seat: 0, answer: path([14.5, 10]) }, { seat: 1, answer: path([15, 10]) }],
    })
    expect(placeOf(match, 'Enemy')).toEqual([15, 10])
    expect(placeOf(match, 'Man')).toEqual([13.8, 10])
    expect(eventArgs(match, 'relocated-into-contact')).toEqual([{ mover: 'Man', enemy: 'Enemy' }])
  })

  test('SW-ORDER-14 SW-ORDER-33 EX-SW-205 Avernal Lance gives three orders at once to three combatants', () => {
    const figures = [
      figure('avernal-lance', 0, 10, 10),
      figure('stevedore', 0, 13, 10),
      figure('pack-of-imps', 0, 10, 13, { name: 'Imp' }),
      figure('pack-of-blowpipers', 0, 12, 13, { name: 'Blowpiper' }),
      soldier('Enemy', 1, 14.2, 10),
    ]
    const match = playRule({ figures, orders: [3, 0] }, windowAt('before-dexterity', 'Enemy', 'Stevedore'), {
      answers: ['to-the-death', 'relocate', '2', 'relocate', '3', path([10, 14]), path([12, 14])],
    })
    expect(eventArgs(match, 'order-issued').map(({ recipient, order }) => [recipient, order])).toEqual([
      ['Stevedore', 'order.to-the-death'],
      ['Imp', 'order.relocate'],
      ['Blowpiper', 'order.relocate'],
    ])
    expect(eventArgs(match, 'relocated').length).toBe(2)
    expect(match.state.bands[0]?.orders).toBe(0)
    expect(optionKeys(match)).toEqual([])
  })
})
