import { expect, test } from 'vitest'
import { forces } from './forces.ts'

test('MI-MELEEFACTOR-33 MI-RANGE-01 a card lists the effect of each weapon for its legion', () => {
  const legion = { race: 'human', figures: 20, armour: 'heavy', weapons: ['longSword', 'dagger'], missile: 'longBow' }
  const army = forces.read({ nation: 'other', legions: [{ name: 'Guard', ...legion }], teams: [{ level: 6 }] })
  const [card] = forces.cards(army)
  const notes = card!.groups[0]!.traits.map(({ name, note }) => [name.id, note?.args])
  expect(notes.slice(0, 3)).toEqual([
    ['weapon.longSword', { attack: 6, defence: 11, group: 3 }],
    ['weapon.dagger', { attack: 4, defence: 11, group: 4 }],
    ['weapon.longBow', { attack: 4, short: 225, long: 450 }],
  ])
})
