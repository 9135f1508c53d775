import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { moraleDifficulty } from '../../morale/morale.ts'
import { movementOf } from '../../movement/movement.ts'
import { combatant } from '../../state.ts'
import { barReason, playConcentration, spellPosition } from '../../testing/concentration.ts'
import { duel, inContact, plain } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed, eventArgs, figure, path, rolledDice, scene } from '../../testing/scene.ts'
import { has } from '../../traits.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
/** How many dice the first damage roll had. */
const strength = (match: ReturnType<typeof scene>) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))

describe('Scions of Kurgan: spells', () => {
  const spell = (name: string, dice: (number | 'S')[], distance: number, more = {}) =>
    playConcentration(
      spellPosition(
        ['battler', { name: 'Ana', profile: { pow: 3, abilities: [name] } }],
        ['battler', { name: 'Bor' }],
        distance,
        more,
      ),
      {
        answers: [name, '3'],
        dice,
      },
    )

  test.each([
    ['SW-RACE-11', 'wrath-of-sull', 8, [2, 3, 4]],
    ['SW-RACE-21', 'lightning-sphere', 8, [2, 3, 4]],
  ] as const)('%s %s: %i inches, STR by successes', (_rule, name, range, rows) => {
    rows.forEach((dice, i) => {
      const cast = [...new Array(i + 1).fill(4), ...new Array(2 - i).fill(2)].slice(0, 3)
      if (i === 2) cast[0] = 5
      expect(strength(spell(name, [...cast, ...new Array(dice).fill(1)], range))).toBe(`roll.damage ${dice}`)
    })
    expect(eventArgs(spell(name, [2, 2, 4], range + 0.1), 'spell-out-of-range').length).toBe(1)
  })

  test('SW-RACE-12 Mindfreeze stuns, paralyses, or paralyses and deals a direct wound, within 10 inches', () => {
    const kinds = (dice: number[]) =>
      combatantNamed(spell('mindfreeze', dice, 10), 'Bor').states.map(({ kind }) => kind)
    expect(kinds([2, 2, 4])).toEqual(['stunned'])
    expect(kinds([2, 4, 4])).toEqual(['paralysed'])
    expect(kinds([5, 4, 4])).toEqual(['paralysed'])
    expect(eventArgs(spell('mindfreeze', [2, 4, 4], 10), 'wounded')).toEqual([])
    expect(eventArgs(spell('mindfreeze', [5, 4, 4], 10), 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    expect(eventArgs(spell('mindfreeze', [5, 4, 4], 10.1), 'spell-out-of-range').length).toBe(1)
  })

  test('SW-RACE-21 Lightning Sphere has one more STR against a target in water', () => {
    const scenery = [
      {
        type: 'shallow-water',
        outline: [
          [8, 15],
          [12, 15],
          [12, 18],
          [8, 18],
        ],
        crossings: [],
      },
    ]
    expect(strength(spell('lightning-sphere', [2, 2, 4, 1, 1, 1], 5, { scenery }))).toBe('roll.damage 3')
  })

  test('SW-RACE-21 Lightning Sphere also counts deep water, but not a wood', () => {
    const around = (type: string) => ({
      scenery: [
        {
          type,
          outline: [
            [8, 15],
            [12, 15],
            [12, 18],
            [8, 18],
          ],
          ...(type === 'deep-water' && { crossings: [] }),
        },
      ],
    })
    expect(strength(spell('lightning-sphere', [2, 2, 4, 1, 1, 1], 5, around('deep-water')))).toBe('roll.damage 3')
    expect(strength(spell('lightning-sphere', [2, 2, 4, 1, 1], 5, around('leafy-wood')))).toBe('roll.damage 2')
  })

  test('SW-RACE-23 Ice Vortex needs one success: STR 3, and a survivor has -2 MOV to the end of its next activation', () => {
    const match = spell('ice-vortex', [2, 2, 4, 1, 1, 1], 8)
    expect(strength(match)).toBe('roll.damage 3')
    expect(strength(spell('ice-vortex', [5, 4, 4, 1, 1, 1], 8))).toBe('roll.damage 3')
    expect(combatantNamed(match, 'Bor').effects).toMatchObject([
      { object: 'under-ice-vortex', until: 'next-activation' },
    ])
    const play = loadPosition({
      figures: [figure('battler', 0, 10, 10, { effects: [{ ability: 'ice-vortex', until: 'next-activation' }] })],
    })
    expect(movementOf(play, combatant(play, 0), 'run').total).toBe(3)
    expect(movementOf(play, combatant(play, 0), 'shot-at').total).toBe(3)
  })
})

describe('Scions of Kurgan: passives', () => {
  test('SW-RACE-01 Sensory Communication carries orders 8 inches to Soimi and 5 to others', () => {
    const order = (who: string, distance: number) => {
      const figures = [
        figure('nekorg', 0, 10, 10, { name: 'Nek' }),
        figure(who, 0, 10, 11.2 + distance, { name: 'Rec', activated: true }),
        figure('near-heart', 1, 30, 30, { name: 'Ned' }),
      ]
      return scene({ figures, orders: [1, 0] }, { answers: ['relocate', '1'] })
    }
    expect(eventArgs(order('battler', 8), 'order-unheard')).toEqual([])
    expect(eventArgs(order('battler', 8.1), 'order-unheard').length).toBe(1)
    expect(eventArgs(order('lackey', 5), 'order-unheard')).toEqual([])
    expect(eventArgs(order('lackey', 5.1), 'order-unheard').length).toBe(1)
  })

  test('SW-RACE-03 SW-RACE-06 SW-RACE-10 SW-RRULE-04 Soimi of every cult distrust a Regor leader, but not their own', () => {
    const under = (leader: string, who: string, raceRules = true) => {
      const figures = [
        figure(leader, 0, 10, 10),
        figure(who, 0, 14, 10, { name: 'Who' }),
        figure('near-heart', 1, 30, 30),
      ]
      const play = loadPosition({ figures, options: { raceRules } })
      return has(play, combatantNamed(play, 'Who'), 'insubordinate')
    }
    for (const who of ['battler', 'fiend', 'dowser']) {
      expect({ who, raggarthUnder: under('raggarth', who), nekorgUnder: under('nekorg', who) }).toEqual({
        who,
        raggarthUnder: true,
        nekorgUnder: false,
      })
      expect(under('raggarth', who, false)).toBe(false)
    }
  })

  test('SW-RACE-03 SW-RACE-14 without a leader nobody distrusts; Regors distrust a Soimi even without the race rules', () => {
    const mistrusts = (figures: Json[], raceRules = true) => {
      const play = loadPosition({ figures: [...figures, figure('near-heart', 1, 30, 30)], options: { raceRules } })
      return has(play, combatantNamed(play, 'Who'), 'insubordinate')
    }
    expect(mistrusts([figure('battler', 0, 14, 10, { name: 'Who' })])).toBe(false)
    const regor = [figure('nekorg', 0, 10, 10), figure('ripper', 0, 14, 10, { name: 'Who' })]
    expect(mistrusts(regor)).toBe(true)
    expect(mistrusts(regor, false)).toBe(true)
  })

  test('SW-RACE-14 SW-RRULE-01 SW-RRULE-04 Regors under a Soimi leader are insubordinate: presence does not help them', () => {
    const difficulty = (leader: string) => {
      const play = loadPosition({
        figures: [
          figure(leader, 0, 10, 10),
          figure('ripper', 0, 12, 10, { name: 'Rip' }),
          figure('near-heart', 1, 30, 30),
        ],
      })
      return moraleDifficulty(play, combatantNamed(play, 'Rip'), 'effect', null).total
    }
    expect({ raggarth: difficulty('raggarth'), nekorg: difficulty('nekorg') }).toEqual({ raggarth: 3, nekorg: 4 })
    const people = (who: string) => {
      const play = loadPosition({ figures: [figure(who, 0, 10, 10)] })
      return combatant(play, 0).profile.people
    }
    expect(['battler', 'ripper', 'leviathan'].map(people)).toEqual(['soimi', 'regor', null])
  })

  test('SW-RACE-08 Roar of the Beast gives Tir’Abe Intimidation', () => {
    const play = loadPosition({ figures: [figure('tirabe', 0, 10, 10), figure('near-heart', 1, 30, 30)] })
    expect(has(play, combatant(play, 0), 'intimidation')).toBe(true)
    const joined = scene(
      { figures: [figure('tirabe', 0, 10, 10, { name: 'Tir' }), figure('near-heart', 1, 10, 14, { name: 'Ned' })] },
      { answers: ['join', path([10, 12.6])], dice: [5] },
    )
    expect(eventArgs(joined, 'morale-passed')).toEqual([{ roller: 'Ned' }])
  })

  test('SW-RACE-18 Incite gives a Regor within 3 inches of a Lackey +1 MOV to charge or engage, once; Lackeys do not benefit', () => {
    const mov = (distance: number, use: 'charge' | 'engage' | 'run', who = 'ripper', more = {}) => {
      const figures = [
        figure(who, 0, 10, 10, { name: 'Rip' }),
        figure('lackey', 0, 10, 11.2 + distance, { ...more }),
        figure('lackey', 0, 11.3, 11.2 + distance, { ...more }),
        figure('near-heart', 1, 30, 30),
      ]
      const play = loadPosition({ figures })
      return movementOf(play, combatantNamed(play, 'Rip'), use).total
    }
    expect(mov(3, 'charge')).toBe(6)
    expect(mov(3, 'engage')).toBe(6)
    expect(mov(3, 'run')).toBe(5)
    expect(mov(3.1, 'charge')).toBe(5)
    expect(mov(3, 'charge', 'battler')).toBe(5)
    expect(mov(3, 'charge', 'lackey')).toBe(mov(3, 'run', 'lackey'))
    expect(mov(3, 'charge', 'ripper', { fleeing: true })).toBe(5)
  })

  test('SW-RACE-18 an enemy Lackey incites nobody', () => {
    const figures = [
      figure('ripper', 0, 10, 10, { name: 'Rip' }),
      figure('lackey', 1, 10, 13, {}),
      figure('near-heart', 1, 30, 30),
    ]
    const play = loadPosition({ figures })
    expect(movementOf(play, combatantNamed(play, 'Rip'), 'charge').total).toBe(5)
  })

  test('SW-RACE-18 a dead Lackey incites nobody', () => {
    const figures = [
      figure('ripper', 0, 10, 10, { name: 'Rip' }),
      figure('lackey', 0, 10, 13, { status: 'dead' }),
      figure('near-heart', 1, 30, 30),
    ]
    const play = loadPosition({ figures })
    expect(movementOf(play, combatantNamed(play, 'Rip'), 'charge').total).toBe(5)
  })

  test('SW-RACE-19 The Sack lets a winning Lackey stun instead of striking, up to common height', () => {
    const bag = (height: number) =>
      duel(hero(['the-sack']), plain('Bor', { height }), { answers: ['sack'], dice: [5, 5, 1, 1] })
    expect(combatantNamed(bag(2), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    expect(combatantNamed(bag(3), 'Bor').states).toEqual([])
    expect(rolledDice(bag(3)).length).toBe(1)
    const struck = duel(hero(['the-sack']), BOR, { answers: ['damage'], dice: [5, 5, 1, 1, 1, 1] })
    expect(strength(struck)).toBe('roll.damage 2')
  })

  test('SW-RGEN-07 SW-MORALE-16 direct wounds need no roll and never count as receiving blood', () => {
    const feared = hero(['deadly-tail'], { fur: 1, fear: 3 })
    const match = playConcentration(inContact(feared, BOR), { answers: ['deadly-tail'], dice: ['S'] })
    expect(rolledDice(match)).toEqual(['roll.deed 1'])
    expect(barReason(match, 'deadly-tail')).toBeUndefined()
  })
})
