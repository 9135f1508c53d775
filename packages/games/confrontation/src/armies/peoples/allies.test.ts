import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../army.fixture.ts'
import { profiles } from '../cards/profiles.ts'
import { ARMIES_WITH_CARDS } from '../list.ts'

/** A plain troop of a people, without abilities that open other armies. */
function troopOf(army: string): string {
  const plain = profiles.find(({ army: of, character, machine, traits }) => {
    const isHired = traits.some(({ ability }) => /^(mercenary|stateless|immortal|hyperian|alliance)/.test(ability))
    return of === army && !character && !machine && !isHired
  })
  return plain!.id
}

/** The peoples whose troops an army may take. */
function alliesOf(army: (typeof ARMIES_WITH_CARDS)[number]): string[] {
  return ARMIES_WITH_CARDS.filter((other) => {
    if (other === army) return false
    return !faultsOf(armyOf([{ profile: troopOf(other) }], { army, points: 1000 })).includes('stranger')
  }).sort()
}

describe('the alliances of every playable people', () => {
  test.each([
    ['CF-ALLY-05', 'acheron', ['akkyshan', 'dirz', 'drune', 'midnor', 'ophidian']],
    ['CF-ALLY-06', 'dirz', ['acheron', 'akkyshan', 'midnor', 'ophidian']],
    ['CF-ALLY-07', 'akkyshan', ['acheron', 'dirz', 'midnor']],
    ['CF-ALLY-08', 'drune', ['acheron', 'devourers', 'midnor']],
    ['CF-ALLY-09', 'midnor', ['acheron', 'akkyshan', 'dirz', 'drune']],
    ['CF-ALLY-10', 'ophidian', ['acheron', 'dirz']],
    ['CF-ALLY-11', 'lions', ['cynwall', 'griffins', 'sessairs']],
    ['CF-ALLY-12', 'griffins', ['cynwall', 'lions', 'sessairs', 'tirnabor']],
    ['CF-ALLY-13', 'cynwall', ['griffins', 'lions']],
    ['CF-ALLY-14', 'sessairs', ['griffins', 'lions']],
    ['CF-ALLY-16', 'daikinee', ['wolfen']],
    ['CF-ALLY-17', 'orcs', ['devourers', 'goblins']],
    ['CF-ALLY-18', 'wolfen', ['daikinee']],
    ['CF-ALLY-19', 'tirnabor', ['griffins']],
    ['CF-ALLY-20', 'goblins', ['devourers', 'orcs']],
    ['CF-ALLY-21', 'devourers', ['drune', 'goblins', 'orcs']],
  ] as const)('%s: %s takes %j and no other people', (_rule, army, allies) => {
    expect(alliesOf(army)).toEqual(allies)
  })
})

describe('CF-ALLY-03 the Allies of an army of 300 A.P.', () => {
  const hero = (army: string, ap: number, id = 'hero') =>
    ownCard(id, { army, character: true, ap, ini: 9, att: 9, str: 9, def: 9, res: 9 })
  const list = (made: ReturnType<typeof hero>[]) => {
    return armyOf(
      made.map(({ id }) => ({ profile: id })),
      { points: 300, profiles: made },
    )
  }
  const faults = (made: ReturnType<typeof hero>[]) => faultsOf(list(made)).filter((fault) => fault !== 'own-price')

  test('may all be Characters within the share of Allies', () => {
    expect(faults([hero('griffins', 90)])).toEqual([])
    expect(faults([hero('griffins', 91)])).toContain('allies')
  })

  test('reduce the share of the army’s own Characters', () => {
    expect(faults([hero('griffins', 90), hero('lions', 60, 'own')])).toEqual([])
    expect(faults([hero('griffins', 90), hero('lions', 61, 'own')])).toContain('characters')
  })
})
