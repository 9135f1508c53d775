import { expect, test } from 'vitest'
import { ownCard } from '../armies/army.fixture.ts'
import { forces } from './forces.ts'

test('CF-CARD-01 a list may use printed names of cards and options', () => {
  const read = forces.read({
    army: 'acheron',
    points: 300,
    faction: 'house of sarlath',
    profiles: [ownCard('own', { name: 'Ford Warden', army: 'acheron' })],
    cards: [
      {
        profile: 'Azaël the Unfaithful',
        artefacts: ['seal of negation'],
        miracles: ['Divine Eye'],
        virtues: ['Meditation'],
      },
      { profile: 'zombie warrior', count: 2, with: [{ profile: 'Bearer of the Ram' }] },
      { profile: 'Ford Warden', spells: ['Arrow of Mana'] },
      { profile: 'Unknown fighter' },
    ],
  })
  expect(read.faction).toBe('sarlath')
  expect(read.cards.map(({ profile }) => profile)).toEqual([
    'acheron-azael-the-unfaithful',
    'acheron-zombie-warrior',
    'own',
    // Unknown names stay, and are faults.
    'Unknown fighter',
  ])
  expect(read.cards[0]).toMatchObject({
    artefacts: ['seal-of-negation'],
    virtues: [expect.stringMatching(/meditation/)],
  })
  expect(read.cards[0]?.miracles[0]).toBe('divine-eye')
  expect(read.cards[1]?.with[0]?.profile).toBe('acheron-bearer-of-the-ram')
  expect(read.cards[2]?.spells).toEqual(['arrow-of-mana'])
})
