import { entriesIn } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf } from '../armies/army.fixture.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { spells } from '../armies/extras/armoury.ts'
import type { ArmyList, ArmyListInput } from '../armies/list.ts'
import { forces } from './forces.ts'

const magicians = profiles.filter(({ army, magic }) => army === 'lions' && magic).map(({ id }) => id)
const people = profiles.filter(({ army, summonOnly }) => army === 'acheron' && !summonOnly).map(({ id }) => id)

/** Entries of any number, by index. */
const ENTRIES: Readonly<Record<string, (i: number) => ArmyListInput['cards'][number]>> = {
  'magicians with ten equal spells each': () => ({ profile: magicians[0]!, spells: Array(10).fill(spells[0]!.id) }),
  'magicians with spells of their own each': (i) => ({
    profile: magicians[i % magicians.length]!,
    spells: spells.slice(i, i + 3).map(({ id }) => id),
  }),
  'everybody of a people': (i) => ({ profile: people[i % people.length]!, count: 1 + (i % 4) }),
  'cards that nobody knows': (i) => ({ profile: `nobody-${i}`, artefacts: ['ring-of-fortune'] }),
  'commanders with company': () => ({ profile: 'lions-agonn-the-ardent', with: [{ profile: magicians[0]! }] }),
  'cards that stand for too many': (i) => ({ profile: 'lions-guard-of-alahan', count: 4 + (i % 15) }),
}

/** Counts how often an edit asks for profiles: once for every look at an entry of the army. */
function looksAt(list: ArmyList): number {
  let looks = 0
  const watched = list.cards.map((card) => {
    return new Proxy(card, {
      get: (target, key) => {
        if (key === 'profile') looks++
        return Reflect.get(target, key)
      },
    })
  })
  const edited = { ...list, cards: watched }
  forces.describe(edited)
  forces.catalogue(edited)
  return looks
}

describe('the work of an edit grows with the entries, not with their square', () => {
  test.each(Object.entries(ENTRIES))('%s', (_, entry) => {
    const list = (count: number) => armyOf(Array.from({ length: count }, (_, i) => entry(i)))
    const [few, many] = [looksAt(list(25)), looksAt(list(100))]
    expect(many).toBeLessThan(few * 6)
  })
})

test('equal entries are offered the same, each at its own place', () => {
  const list = armyOf([1, 2].map(() => ({ profile: magicians[0]!, spells: [spells[0]!.id] })))
  const [first, second] = entriesIn(forces.describe(list)).map(({ fields }) => fields)
  expect(second!.map(({ place }) => place)).toEqual(first!.map(({ place }) => place.replace('cards[0]', 'cards[1]')))
  const options = (fields: typeof first) => fields!.map((field) => ('options' in field ? field.options : []))
  expect(options(second)).toEqual(options(first))
})

test('an army above the greatest A.P. is shown without a fix that raises them', () => {
  const list = armyOf(Array.from({ length: 100 }, () => ({ profile: 'lions-sardar-the-pure', count: 3 })))
  const fault = forces.describe(list).faults.find(({ text }) => text.id === 'fault.too-dear')!
  expect(fault.fixes.flatMap(({ changes }) => changes)).not.toContainEqual(expect.objectContaining({ place: 'points' }))
})
