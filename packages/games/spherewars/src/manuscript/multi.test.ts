import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  figure,
  man,
  optionKeys,
  rolledDice,
  scene,
  terms,
} from './testing/scene.ts'

/** An enemy on a base of 40 mm in contact with Ana, and places in contact with it. */
const PLAIN = { abilities: [], weapons: [], armour: [], dex: 2, fear: 0, fur: null }
const BIG = figure('henchman', 1, 11.4, 20, { name: 'Big', profile: PLAIN })
const BESIDE_BIG = [
  [10.597, 21.1468],
  [10.597, 18.8532],
  [11.8788, 21.3156],
  [11.8788, 18.6844],
] as const
const BESIDE_ANA = [10, 18.8] as const
/** In contact with Bor, who stands at (11.2, 20). */
const DAN = man('Dan', 0, 11.2, 21.2)

function friends(count: number) {
  const names = ['Dan', 'Eve', 'Flo', 'Gil'] as const
  return BESIDE_BIG.slice(0, count).map(([x, y], i) => man(names[i]!, 0, x, y))
}

describe('several combatants', () => {
  test('SM-MULTI-01 every friend in contact with the enemy adds a die, at most three', () => {
    const dexterity = (count: number) => {
      const own = new Array<number>(2 + Math.min(3, count)).fill(5)
      return rolledDice(activation(ana(), [BIG, ...friends(count)], { dice: [...own, 1, 1, 1, 1] }))[0]
    }
    expect(dexterity(0)).toBe('roll.dexterity 2 2')
    expect(dexterity(1)).toBe('roll.dexterity 3 2')
    expect(dexterity(3)).toBe('roll.dexterity 5 2')
    expect(dexterity(4)).toBe('roll.dexterity 5 2')
  })

  test('SM-MULTI-01 both fighters may be supported', () => {
    const cor = man('Cor', 1, ...BESIDE_ANA)
    const match = fighting({}, {}, { answers: ['2'], dice: [5, 2, 2, 1, 1, 1, 1, 1] }, [DAN, cor])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 3')
  })

  test('SM-MULTI-02 a supporter may have another enemy of its own, and may have acted already', () => {
    const dan = man('Dan', 0, 11.2, 18.8, {}, { activated: true })
    const cor = man('Cor', 1, 11.2, 17.6)
    const match = fighting({}, {}, { dice: [5, 2, 2, 1, 1, 1, 1] }, [dan, cor])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
  })

  test('SM-MULTI-03 the owner chooses which of several enemies to fight, and the others support', () => {
    const cor = man('Cor', 1, ...BESIDE_ANA)
    const choosing = fighting({}, {}, {}, [cor])
    expect(optionKeys(choosing)).toEqual(['2', '3'])
    const match = fighting({}, {}, { answers: ['3'], dice: [5, 2, 1, 1, 1, 1, 1] }, [cor])
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Cor' }])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 3')
  })

  test('SM-MULTI-04 each close combat already fought this turn costs one DES', () => {
    const match = activation(ana({ dex: 4 }, { fatigue: 2 }), [bor(0, { dex: 3 }, { fatigue: 1 })], {
      dice: [5, 2, 1, 1, 1, 1],
    })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 3,
      Bor: 2,
    })
    expect(terms(match, 'dexterity-won', 0)).toMatchObject({ 'term.fatigue': -2 })
  })

  test('SM-MULTI-04 SM-DICE-05 a roll made again is one combat, and supporting tires nobody', () => {
    const match = fighting({}, {}, { dice: [5, 2, 1, 5, 2, 5, 2, 2, 1, 1, 1, 1] }, [DAN])
    expect(eventArgs(match, 'dexterity-tie').length).toBe(1)
    expect({
      Ana: combatantNamed(match, 'Ana').fatigue,
      Bor: combatantNamed(match, 'Bor').fatigue,
      Dan: combatantNamed(match, 'Dan').fatigue,
    }).toEqual({
      Ana: 1,
      Bor: 1,
      Dan: 0,
    })
  })

  test('SM-MULTI-04 fatigue ends when a new turn begins', () => {
    const figures = [man('Ana', 0, 10, 20, {}, { fatigue: 3, activated: true }), bor(8, {}, { fatigue: 2 })]
    const match = scene({ figures, round: 1, first: 0 }, { answers: ['stand'], dice: [5, 1] })
    expect(match.state.turn).toBe(2)
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 0,
    })
  })

  test('SM-MULTI-05 after all effects a hero keeps two dice and others one', () => {
    const worn = { dex: 2, abilities: ['unequipped'] }
    const hero = (rank: string) =>
      activation(ana({ ...worn, rank, com: 1 }, { fatigue: 4 }), [bor(0, { dex: 1 })], {
        dice: rank === 'elite' ? [5, 2, 1] : [5, 2, 2, 1],
      })
    expect(rolledDice(hero('leader'))[0]).toBe('roll.dexterity 2 1')
    expect(rolledDice(hero('avatar'))[0]).toBe('roll.dexterity 2 1')
    expect(rolledDice(hero('elite'))[0]).toBe('roll.dexterity 1 1')
  })
})
