import { describe, expect, test } from 'vitest'
import { dexterities, duel, type Fighter, joining, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, promptId, rolledDice } from '../testing/scene.ts'

/** A fighter with some abilities, one point of STR so that one damage die follows a win. */
function able(name: string, abilities: readonly string[], dex = 2, states: readonly string[] = []): Fighter {
  return plain(name, { abilities: [...abilities], dex, str: 1 }, { states: [...states] })
}

/** Who wins when these dice fall; the one damage die of a winner falls 1, so the script fits only if it is that one. */
function expectWinner(first: Fighter, second: Fighter, dice: readonly (number | 'S')[], name: string): void {
  const match = duel(first, second, { dice: name === 'nobody' ? dice : [...dice, 1] })
  expect(eventArgs(match, 'dexterity-won')[0]?.winner ?? 'nobody').toBe(name)
}

describe('having abilities', () => {
  test('SW-ABIL-01 an ability held twice counts once', () => {
    const twice = plain('Ana', { abilities: ['tough'], str: 1 }, { effects: [{ ability: 'tough', until: 'turn' }] })
    const match = duel(twice, plain('Bor'), { dice: [5, 1, 3, 1, 2] })
    expect(eventArgs(match, 'wounded')).toEqual([])
    expect(match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total).toBe(3)
  })

  test('SW-ABIL-01 an ability lasts only as long as what granted it', () => {
    const guided = plain('Ana', { str: 1 }, { effects: [{ ability: 'expert-combatant', until: 'combat' }] })
    const match = duel(guided, able('Bor', []), { dice: [5, 4, 5, 4, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    expect(combatantNamed(match, 'Ana').effects).toEqual([])
  })

  test('SW-ABIL-01 expert and inexpert cancel each other', () => {
    const both = able('Ana', ['expert-combatant', 'inexpert-combatant'])
    expectWinner(both, able('Bor', []), [5, 4, 5, 4], 'nobody')
  })

  test('SW-ABIL-01 SW-STATE-12 a stunned expert is neither, a stunned fighter is inexpert', () => {
    const stunned = able('Ana', ['expert-combatant'], 2, ['stunned'])
    expectWinner(stunned, able('Bor', []), [5, 4, 5, 4], 'nobody')
    expectWinner(able('Ana', [], 2, ['stunned']), able('Bor', []), [5, 4, 5, 4], 'Bor')
  })

  test('SW-ABIL-01 tough and weak cancel each other', () => {
    const match = duel(plain('Ana', { abilities: ['tough', 'weak'], str: 1 }), plain('Bor'), { dice: [5, 1, 3, 1, 4] })
    expect(match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total).toBe(4)
  })

  test('SW-ABIL-33 Firm and flying are outside this list, and Unruly differs from Uncontrolled', () => {
    const match = duel(plain('Ana', { abilities: ['unruly', 'wild'] }), able('Bor', []), { dice: [5, 4, 5, 4] })
    expect(eventArgs(match, 'draw').length).toBe(1)
    expect(combatantNamed(match, 'Ana').profile.abilities).not.toContain('uncontrolled')
  })
})

describe('Ambidextrous', () => {
  const ambidextrous = able('Ana', ['ambidextrous'])

  test('SW-ABIL-02 the highest die gains 1 before the comparison', () => {
    expectWinner(ambidextrous, able('Bor', []), [4, 1, 4, 3], 'Ana')
    expectWinner(able('Bor', []), ambidextrous, [4, 3, 4, 1], 'Ana')
  })

  test('SW-ABIL-02 exactly one die is raised, and none if the best is a sphere', () => {
    expectWinner(ambidextrous, able('Bor', []), [4, 4, 5, 5], 'Bor')
    expectWinner(ambidextrous, able('Bor', []), ['S', 4, 'S', 5], 'Bor')
  })

  test('SW-ABIL-02 SW-CRIT-01 a 5 raised to 6 does not count as a sphere', () => {
    const match = duel(ambidextrous, able('Bor', []), { dice: ['S', 5, 5, 5, 1] })
    expect(eventArgs(match, 'precise-blow')).toEqual([])
    const raised = duel(able('Ana', ['ambidextrous'], 1), able('Bor', []), { dice: [5, 5, 5, 1] })
    expect(eventArgs(raised, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-ABIL-02 SW-RACE-77 a raised die does not count where a natural sphere is required', () => {
    const sorrep = able('Ana', ['ambidextrous', 'sorrep-fury'])
    const difficulty = (dice: readonly (number | 'S')[]) =>
      duel(sorrep, able('Bor', []), { dice }).events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total
    expect(difficulty([5, 1, 5, 1, 1])).toBe(4)
    expect(difficulty(['S', 1, 5, 1, 1])).toBe(3)
  })

  test('SW-ABIL-02 SW-ABIL-07 the die is not raised again after a counterattack', () => {
    const both = able('Ana', ['ambidextrous', 'counterattack'])
    // 4 raised to 5 and 2 against 5 5: the 2 becomes 5, a draw; raised to 6 it would win.
    const match = duel(both, able('Bor', []), { dice: [4, 2, 5, 5, 5], answers: ['counterattack'] })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })
})

describe('Bodyguard', () => {
  const guard = plain('Gus', { abilities: ['bodyguard'] })

  test('SW-ABIL-05 a bodyguard makes the supported fighter an expert for that roll', () => {
    const script = { dice: [5, 4, 1, 5, 4, 1] }
    const match = duel(able('Ana', []), able('Bor', []), script, { friends: [guard] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    const plainFriend = duel(able('Ana', []), able('Bor', []), { dice: [5, 4, 1, 5, 4] }, { friends: [plain('Cid')] })
    expect(eventArgs(plainFriend, 'draw').length).toBe(1)
  })

  test('SW-ABIL-05 a bodyguard also works in the enemy round', () => {
    const match = duel(able('Ana', []), able('Bor', []), { dice: [5, 4, 5, 4, 1, 1] }, { foes: [guard] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-ABIL-05 a bodyguard does nothing for itself', () => {
    expectWinner(able('Ana', ['bodyguard']), able('Bor', []), [5, 4, 5, 4], 'nobody')
  })

  test('SW-ABIL-05 SW-SUPPORT-07 a bodyguard does not help the paralysed, who cannot be supported', () => {
    const frozen = able('Ana', [], 2, ['paralysed'])
    const match = duel(frozen, able('Bor', ['inexpert-combatant']), { dice: [5, 5, 2, 1] }, { friends: [guard] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test.each([
    ['stunned', plain('Gus', { abilities: ['bodyguard'] }, { states: ['stunned'] })],
    ['unimportant', plain('Gus', { abilities: ['bodyguard', 'unimportant'] })],
  ])(
    'SW-ABIL-05 SW-ABIL-29 a bodyguard that cannot support has no effect, even if others support: %s',
    (_why, useless) => {
      const friends = [useless, plain('Cid')]
      const match = duel(able('Ana', []), able('Bor', []), { dice: [5, 4, 1, 5, 4] }, { friends })
      expect(eventArgs(match, 'draw').length).toBe(1)
    },
  )

  test('SW-ABIL-05 SW-SUPPORT-04 a bodyguard is always among the three supporters that count', () => {
    const broad: Fighter = ['werebull', { name: 'Bor', profile: { abilities: [], dex: 2, str: 1 } }]
    const friends = [...['Cid', 'Dom', 'Eva'].map((name) => plain(name)), guard]
    const match = duel(able('Ana', []), broad, { dice: [5, 4, 1, 1, 1, 5, 4, 1] }, { friends })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })
})

describe('Counterattack', () => {
  const ripper = able('Ana', ['counterattack'])
  const foe = able('Bor', [])

  test('SW-ABIL-07(a) the loser may reroll the second-best die, and the winner is determined again', () => {
    const match = duel(ripper, foe, { dice: [5, 2, 5, 4, 5, 1], answers: ['counterattack'] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.counterattack 1', 'roll.damage 1'])
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-ABIL-07(a) Counterattack is the loser’s choice', () => {
    const match = duel(foe, ripper, { dice: [5, 4, 5, 2] })
    expect(promptId(match)).toBe('ask.counterattack')
    expect(match.pending[0]?.seat).toBe(1)
    const accepted = duel(foe, ripper, { dice: [5, 4, 5, 2, 1], answers: ['accept'] })
    expect(eventArgs(accepted, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test.each([
    [5, 'Ana'],
    [4, 'nobody'],
    [3, 'Bor'],
  ])('SW-ABIL-07 the new comparison is final, a %i ends it', (die, expected) => {
    const match = duel(ripper, foe, {
      dice: [5, 2, 5, 4, die, ...(expected === 'nobody' ? [] : [1])],
      answers: ['counterattack'],
    })
    expect(eventArgs(match, 'dexterity-won')[0]?.winner ?? 'nobody').toBe(expected)
  })

  test('SW-ABIL-07 Counterattack rerolls the second die in descending order, even when it equals the best', () => {
    // 4 4 against 5 1: one of the 4s is rolled again and the other kept.
    const match = duel(ripper, foe, { dice: [4, 4, 5, 1, 5, 1], answers: ['counterattack'] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-ABIL-07(b) the second die counts whatever its source', () => {
    const armed = plain('Ana', { abilities: ['counterattack'], dex: 1, str: 1, weapons: ['conventional'] })
    const match = duel(armed, foe, { dice: [5, 2, 5, 4, 5, 1], answers: ['counterattack'] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-ABIL-07(c) Counterattack is not allowed after a tie', () => {
    const match = duel(ripper, foe, { dice: [5, 4, 5, 4] })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  test('SW-ABIL-07(d) a single die may be rerolled', () => {
    const match = duel(able('Ana', ['counterattack'], 1), foe, { dice: [2, 5, 4, 'S', 1], answers: ['counterattack'] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-ABIL-07 SW-STATE-17 a paralysed fighter cannot counterattack', () => {
    const stiff = plain('Ana', { abilities: ['counterattack'] }, { states: ['paralysed'] })
    const match = duel(foe, stiff, { dice: [5, 4, 2, 1] })
    expect({ pending: match.pending, dexterityWon: eventArgs(match, 'dexterity-won') }).toEqual({
      pending: [],
      dexterityWon: [{ winner: 'Bor', loser: 'Ana' }],
    })
  })

  test('SW-ABIL-07(e) SW-CRIT-01 a rerolled sphere does not count for a critical, kept spheres do', () => {
    const match = duel(ripper, foe, { dice: ['S', 2, 'S', 4, 'S', 1], answers: ['counterattack'] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    expect(eventArgs(match, 'precise-blow')).toEqual([])
  })

  test('SW-ABIL-07 with three dice the second is rerolled, not the worst', () => {
    // 5 4 1 against 5 4 3: a 3 for the 4 loses, a 3 for the 1 would have drawn.
    const match = duel(able('Ana', ['counterattack'], 3), able('Bor', [], 3), {
      dice: [5, 4, 1, 5, 4, 3, 3, 1],
      answers: ['counterattack'],
    })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-ABIL-07(e) SW-CRIT-05 a counterattacker that wins has only the spheres it kept, not those of the enemy', () => {
    const match = duel(able('Ana', ['counterattack'], 3), foe, {
      dice: ['S', 2, 2, 'S', 'S', 'S', 1],
      answers: ['counterattack'],
    })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    expect(eventArgs(match, 'precise-blow')).toEqual([])
  })

  test('SW-ABIL-07(e) a failed counterattack leaves the winner its own critical', () => {
    const match = duel(ripper, foe, { dice: ['S', 2, 'S', 'S', 3, 1, 1], answers: ['counterattack'] })
    expect(eventArgs(match, 'precise-blow')).toEqual([{ winner: 'Bor', strength: 1 }])
    expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  })

  test('SW-ABIL-07 Counterattack is not offered if no face could help', () => {
    const vain = duel(ripper, able('Bor', [], 3), { dice: [5, 5, 'S', 'S', 2, 1, 1] })
    expect(eventArgs(vain, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-ABIL-07(f) two fighters with Counterattack: neither may use it', () => {
    const match = duel(ripper, able('Bor', ['counterattack']), { dice: [5, 2, 5, 4, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-ABIL-07 SW-ABIL-08 a loss by the expert rule allows Counterattack, and the rule applies again afterwards', () => {
    const expert = able('Bor', ['expert-combatant'])
    const match = duel(able('Ana', ['counterattack'], 3), expert, {
      dice: [5, 4, 3, 5, 4, 5, 1],
      answers: ['counterattack'],
    })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    const again = duel(able('Ana', ['counterattack'], 3), expert, { dice: [5, 4, 4, 5, 4] })
    expect(promptId(again)).toBe('ask.counterattack')
  })

  test('SW-ABIL-07 a paralysed fighter does not counterattack', () => {
    const match = duel(able('Ana', ['counterattack'], 2, ['paralysed']), foe, { dice: [2, 5, 4, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })
})

describe('Expert and Inexpert Combatant', () => {
  const expert = able('Ana', ['expert-combatant'])
  const inexpert = able('Ana', ['inexpert-combatant'])
  const foe = able('Bor', [])

  test('SW-ABIL-08(a) EX-SW-EQ-05 with the two best dice equal the expert wins', () => {
    expectWinner(able('NekOrg', ['expert-combatant'], 4), able('Taem', [], 3), [5, 4, 1, 1, 5, 4, 4], 'NekOrg')
    expectWinner(able('NekOrg', [], 4), able('Taem', [], 3), [5, 4, 1, 1, 5, 4, 4], 'Taem')
  })

  test('SW-ABIL-08(a) both best dice must be equal', () => {
    expectWinner(expert, foe, [5, 3, 5, 4], 'Bor')
  })

  test('SW-ABIL-08(a) a full tie on two dice each is a win for the expert; with one die on a side the usual comparison holds', () => {
    expectWinner(expert, foe, [5, 4, 5, 4], 'Ana')
    expectWinner(able('Ana', ['expert-combatant'], 1), foe, [5, 5, 2], 'Bor')
  })

  test('SW-ABIL-08(b) two experts: all dice are compared', () => {
    expectWinner(able('Ana', ['expert-combatant'], 3), able('Bor', ['expert-combatant'], 3), [5, 4, 1, 5, 4, 2], 'Bor')
  })

  test('SW-ABIL-08(c) SW-ABIL-15(c) for an expert against an inexpert fighter one equal die is enough', () => {
    expectWinner(expert, able('Bor', ['inexpert-combatant']), [5, 1, 5, 4], 'Ana')
    expectWinner(able('Ana', ['expert-combatant'], 1), able('Bor', ['inexpert-combatant'], 1), [5, 5], 'Ana')
  })

  test('SW-ABIL-15(a) with the two best dice equal the inexpert loses', () => {
    expectWinner(able('Ana', ['inexpert-combatant'], 3), able('Bor', [], 3), [5, 4, 4, 5, 4, 1], 'Bor')
    expectWinner(inexpert, foe, [5, 5, 5, 4], 'Ana')
    expectWinner(able('Ana', ['inexpert-combatant'], 1), able('Bor', [], 1), [5, 5], 'nobody')
  })

  test('SW-ABIL-15(b) two inexpert fighters: all dice are compared', () => {
    const two = (name: string) => able(name, ['inexpert-combatant'], 3)
    expectWinner(two('Ana'), two('Bor'), [5, 4, 3, 5, 4, 2], 'Ana')
  })
})

describe('figures', () => {
  test('SW-ABIL-25 EX-SW-EQ-21 against a Tough fighter CON counts one lower: CON 5 is wounded on 4', () => {
    const match = duel(plain('Ana', { abilities: ['tough'], str: 1 }), plain('Bor', { conMundane: 5 }), {
      dice: [5, 1, 3, 1, 4],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-ABIL-25 SW-WEAPON-04 Tough adds up with a blunt weapon, down to 2', () => {
    const brute = plain('Ana', { abilities: ['tough'], weapons: ['blunt'], str: 4 })
    const match = duel(brute, plain('Bor', { conMundane: 3 }), { dice: [5, 1, 3, 1, 2, 1, 2, 1] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
  })

  test('SW-ABIL-30 SW-DICE-10 EX-SW-EQ-27 against a Weak fighter CON counts one higher: 6 becomes 7', () => {
    const match = duel(plain('Ana', { abilities: ['weak'], str: 2 }), plain('Bor', { conMundane: 6 }), {
      dice: [5, 1, 3, 1, 'S', 5, 2],
    })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2', 'roll.confirm 1'])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-ABIL-04 Assault without a join adds nothing', () => {
    expect(dexterities(plain('Ana', { abilities: ['assault'] }), plain('Bor'))).toEqual([2, 2])
  })
})

describe('wins that count as draws', () => {
  test.each(['fearful', 'paralysed'])(
    'SW-ABIL-31 SW-CRIT-17 SW-STATE-17 SW-STATE-27 a %s winner only draws',
    (state) => {
      const count = state === 'paralysed' ? 1 : 2
      const dice = [...new Array(count).fill('S'), 1, 1]
      const match = duel(able('Ana', [], 2, [state]), able('Bor', []), { dice })
      expect(eventArgs(match, 'draw').length).toBe(1)
      expect(eventArgs(match, 'precise-blow')).toEqual([])
      expect(rolledDice(match).length).toBe(1)
    },
  )

  test('SW-ABIL-31 a fearful loser still loses', () => {
    const match = duel(able('Ana', [], 2, ['fearful']), able('Bor', []), { dice: [1, 1, 5, 1, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-STATE-17 SW-WEAPON-03 a paralysed fighter has one die, whatever adds to it', () => {
    const frozen = plain('Ana', { dex: 3, weapons: ['conventional'] }, { states: ['paralysed'] })
    expect(dexterities(frozen, plain('Bor'))).toEqual([1, 2])
  })

  test.each(['fear-of-combat', 'intimidation'])(
    'SW-ABIL-10(c) SW-ABIL-20(c) SW-ABIL-31 a fighter that lost its nerve only draws: %s',
    (ability) => {
      const [timid, other] = ability === 'fear-of-combat' ? [[ability], []] : [[], [ability]]
      const script = { dice: [1, 'S', 'S', 1, 1] } as const
      const match = joining(able('Ana', timid), able('Bor', other), 3, script)
      expect(eventArgs(match, 'morale-failed')).toEqual([{ roller: 'Ana' }])
      expect(eventArgs(match, 'draw').length).toBe(1)
      expect(eventArgs(match, 'precise-blow')).toEqual([])
    },
  )

  test('SW-ABIL-10(c) a fighter that kept its nerve wins as usual, one that lost it loses as usual', () => {
    const timid = able('Ana', ['fear-of-combat'])
    const kept = joining(timid, able('Bor', []), 3, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(eventArgs(kept, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    const lost = joining(timid, able('Bor', []), 3, { dice: [1, 1, 1, 5, 1, 1] })
    expect(eventArgs(lost, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })
})
