import { describe, expect, test } from 'vitest'
import { describeArmy } from '../../forces/view.ts'
import { armyOf, faultsOf, ownCard } from '../army.fixture.ts'
import type { ArmyId } from '../cards/profile.ts'
import { profiles } from '../cards/profiles.ts'
import { spells } from '../extras/armoury.ts'
import { ARMIES_WITH_CARDS, type ArmyList, PLAYABLE_ARMIES } from '../list.ts'
import { peopleNamed } from './peoples.ts'

type Army = ArmyList['army']

/** The Way, the allies, the path of magic and the gods of each playable people. */
const PEOPLES: readonly (readonly [
  rule: string,
  army: Army,
  way: string,
  allies: readonly Army[],
  path: string,
  gods: readonly string[],
  emblem: string,
])[] = [
  ['CF-FACTION-02', 'sessairs', 'light', ['lions', 'griffins'], 'shamanism', ['Danu'], 'minotaur'],
  ['CF-FACTION-03', 'lions', 'light', ['griffins', 'cynwall', 'sessairs'], 'hermetism', ['Arin', 'Azël'], 'lion'],
  [
    'CF-FACTION-04',
    'griffins',
    'light',
    ['lions', 'cynwall', 'sessairs', 'tirnabor'],
    'theurgy',
    ['Merin'],
    'griffin-symbol',
  ],
  ['CF-FACTION-05', 'cynwall', 'light', ['lions', 'griffins'], 'solaris', ['Noësis'], 'dragon-head'],
  [
    'CF-FACTION-07',
    'acheron',
    'darkness',
    ['dirz', 'drune', 'midnor', 'akkyshan', 'ophidian'],
    'necromancy',
    ['Salaüel'],
    'ram',
  ],
  [
    'CF-FACTION-08',
    'dirz',
    'darkness',
    ['acheron', 'midnor', 'akkyshan', 'ophidian'],
    'technomancy',
    ['Arh-Tolth'],
    'scorpion',
  ],
  ['CF-FACTION-09', 'drune', 'darkness', ['acheron', 'midnor', 'devourers'], 'shamanism', ['Cernunnos'], 'stag-head'],
  ['CF-FACTION-10', 'midnor', 'darkness', ['acheron', 'dirz', 'drune', 'akkyshan'], 'chthonian', ['Mid-Nor'], 'hydra'],
  ['CF-FACTION-11', 'akkyshan', 'darkness', ['acheron', 'dirz', 'midnor'], 'black', ['Lilith'], 'spider-alt'],
  ['CF-FACTION-12', 'ophidian', 'darkness', ['acheron', 'dirz'], 'typhonism', [], 'snake'],
  ['CF-FACTION-13', 'tirnabor', 'destiny', ['griffins'], 'telluric', ['Odnir', 'Uren'], 'boar'],
  ['CF-FACTION-14', 'goblins', 'destiny', ['orcs', 'devourers'], 'sorcery', ['Rat'], 'rat'],
  ['CF-FACTION-15', 'orcs', 'destiny', ['goblins', 'devourers'], 'instinctive', ['Jackal'], 'fox-head'],
  ['CF-FACTION-16', 'wolfen', 'destiny', ['daikinee'], 'whispers', ['Yllia'], 'wolf-head'],
  ['CF-FACTION-17', 'devourers', 'destiny', ['drune', 'goblins', 'orcs'], 'howls', ['Vile-Tis'], 'hyena-head'],
  ['CF-FACTION-18', 'daikinee', 'destiny', ['wolfen'], 'fayery', ['Earhë'], 'scarab-beetle'],
]

/** A plain fighter of a people. */
const plainCard = (army: ArmyId) => ownCard('one', { army })

/** Whether an army may have a plain fighter of another people. */
function takes(army: Army, other: Army): boolean {
  const list = armyOf([{ profile: 'one' }], { army, profiles: [plainCard(other)], points: 400 })
  return !faultsOf(list).includes('stranger')
}

describe.each(PEOPLES)('%s %s', (_rule, army, way, allies, path, gods, emblem) => {
  test(`has the emblem ${emblem}`, () => {
    const list = armyOf([], { army })
    expect(describeArmy(list, () => list).icon).toBe(emblem)
  })

  test(`takes Allies of ${allies.join(', ')} and of no other people`, () => {
    expect(ARMIES_WITH_CARDS.filter((other) => other !== army && takes(army, other)).toSorted()).toEqual(
      [...allies].toSorted(),
    )
  })

  test(`learns miracles and hires Immortals of the Way of ${way}`, () => {
    const faith = { cult: gods[0] ?? 'None', aura: 10, creation: 3, alteration: 3, destruction: 3 }
    const priest = ownCard('priest', { army, rank: 'devout', role: 'faithful', faith })
    const learns = (miracle: string) =>
      faultsOf(armyOf([{ profile: 'priest', miracles: [miracle] }], { army, profiles: [priest], points: 400 }))
    expect(learns('divine-intuition').includes('miracle-cult')).toBe(way !== 'light')
    expect(peopleNamed(army)!.path).toBe(way)
  })

  test(`has magicians of its path, ${path}, who learn its spells`, () => {
    const masters = profiles.filter(({ magic, people }) => people === army && magic?.paths.includes(path))
    expect(masters.length).toBeGreaterThan(0)
    const spell = spells.find(
      ({ paths, army: only, ability, only: few }) => paths.includes(path) && !only && !ability && !few,
    )!
    const { id, magic } = masters[0]!
    const refused = faultsOf(armyOf([{ profile: id, spells: [spell.id] }], { army, points: 1000 }))
    expect(magic!.paths.includes(path)).toBe(true)
    expect(refused.includes('spell-path')).toBe(false)
  })

  test('prays to its own gods', () => {
    const cults = new Set(profiles.flatMap(({ people, faith }) => (people === army && faith ? [faith.cult] : [])))
    expect([...cults].filter((cult) => !gods.includes(cult))).toEqual([])
  })
})

test('CF-FACTION-01 a shared Way does not make allies, and every alliance is mutual', () => {
  for (const army of PLAYABLE_ARMIES)
    for (const other of PLAYABLE_ARMIES) expect(takes(army, other)).toBe(takes(other, army))
  expect(takes('sessairs', 'cynwall')).toBe(false)
  expect(takes('wolfen', 'orcs')).toBe(false)
  expect(takes('acheron', 'drune')).toBe(true)
})

describe('CF-FACTION-06, CF-ALLY-15 the Utopia of the Sphinx, whose cards players type in', () => {
  const sphinx = (rest: object = {}) => ownCard('one', { army: 'sphinx', ...rest })
  const armyWith = (army: Army, card: ReturnType<typeof sphinx>, listed: object = {}) =>
    armyOf([{ profile: 'one', count: 3, ...listed }], { army, profiles: [card], points: 400 })

  test('is playable, with the Sphinx as its emblem', () => {
    const list = armyWith('sphinx', sphinx())
    expect(faultsOf(list)).toEqual([])
    expect(describeArmy(list, () => list).icon).toBe('greek-sphinx')
  })

  test('is allied with Lions, Griffins and Cynwäll in both directions, and with no other people', () => {
    const others = ARMIES_WITH_CARDS.filter((other) => takes('sphinx', other))
    expect(others.toSorted()).toEqual(['cynwall', 'griffins', 'lions'])
    expect(ARMIES_WITH_CARDS.filter((other) => takes(other, 'sphinx'))).toEqual(others)
  })

  test('follows the Ways of Light and learns Solaris', () => {
    const faith = { cult: 'None', aura: 10, creation: 3, alteration: 3, destruction: 3 }
    const priest = sphinx({ rank: 'devout', role: 'faithful', faith })
    const learns = (miracle: string) => faultsOf(armyWith('sphinx', priest, { count: 1, miracles: [miracle] }))
    expect(learns('divine-intuition')).toEqual([])
    expect(learns('ruin')).toEqual(['miracle-cult'])
    const magic = { elements: ['light'], paths: ['solaris'] }
    const mage = sphinx({ rank: 'initiate', role: 'magician', pow: 3, magic })
    const solaris = spells.find(({ paths, army, ability, only, elements }) => {
      return paths.includes('solaris') && !army && !ability && !only && elements.every((element) => element === 'light')
    })!
    expect(faultsOf(armyWith('sphinx', mage, { count: 1, spells: [solaris.id] }))).toEqual([])
  })
})
