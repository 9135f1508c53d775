import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy, listedIn, totalOf } from '../army-builder.ts'
import { profiles } from '../cards/profiles.ts'
import { peoples } from '../peoples/peoples.ts'

const GUARD = 'lions-guard-of-alahan'
const AGONN = 'lions-agonn-the-ardent'

test('CF-CARD-01 a card must name a known profile', () => {
  expect(faultOf(armyOf([{ profile: 'nobody' }]), 'unknown')).toMatchObject({
    field: 'cards[0]',
    rules: ['CF-CARD-01'],
  })
  // Similar names are proposed.
  const { advice } = faultOf(armyOf([{ profile: 'Gard of Alahan' }]), 'unknown')
  expect(advice.args?.near).toMatch(/^Guard of Alahan|, Guard of Alahan/)
})

test('an army without fighters is a fault', () => {
  expect(faultsOf(armyOf([]))).toEqual(['empty'])
})

test('CF-PROFILES-07 a fighter that can only be summoned cannot be bought', () => {
  const list = armyOf([{ profile: 'midnor-reaper-of-mid-nor' }], { army: 'midnor' })
  expect(faultsOf(list)).toEqual(['summoned'])
})

describe('CF-ARMY-06 an army has', () => {
  test('each Character once', () => {
    expect(faultOf(armyOf([{ profile: AGONN }, { profile: GUARD }, { profile: AGONN }]), 'copies')).toMatchObject({
      field: 'cards[2]',
      fault: { args: { count: 2 } },
    })
  })

  test('CF-CARD-05 each of the three unique creatures once; they are not Characters and carry no artefacts', () => {
    const unique = profiles.filter((profile) => profile.unique && !profile.character)
    expect(unique.map(({ name }) => name).sort()).toEqual(['Baron Samedi', 'Sinshera', 'The Korgan'])
    for (const { id, army } of unique) {
      const list = armyOf([{ profile: id, count: 2 }], { army: army as 'goblins' })
      expect(faultsOf(list)).toContain('copies')
      const adorned = armyOf([{ profile: id, artefacts: ['ring-of-fortune'] }], { army: army as 'goblins' })
      expect(faultsOf(adorned)).toEqual(['artefact-bearer'])
    }
  })

  test('any number of troops', () => {
    expect(
      faultsOf(
        armyOf([
          { profile: GUARD, count: 3 },
          { profile: GUARD, count: 3 },
        ]),
      ),
    ).toEqual([])
  })
})

describe('CF-ARMY-20, CF-ALLY-04 an army has one people and its Allies', () => {
  test.each(peoples.filter(({ id }) => id !== 'sphinx').map((people) => [people.rule, people] as const))(
    '%s: an army takes the allies of its people and no others',
    (rule, { id, allies }) => {
      for (const other of peoples) {
        const fighter = profiles.find(
          (profile) =>
            profile.army === other.id &&
            !profile.summonOnly &&
            profile.traits.every(({ ability }) => ability !== 'hyperian'),
        )
        if (!fighter || fighter.role === 'servant') continue
        const faults = faultsOf(armyOf([{ profile: fighter.id }], { army: id as 'lions', points: 2000 }))
        const welcome = other.id === id || allies.includes(other.id)
        expect(fighter.id).toEqual(fighter.id)
        expect(faults.includes('stranger')).toEqual(!welcome)
      }
      const stranger = profiles.find(({ army }) => army !== id && !allies.includes(army))!
      if (!stranger.summonOnly) {
        const list = armyOf([{ profile: stranger.id }], { army: id as 'lions', points: 2000 })
        expect(faultOf(list, 'stranger').rules).toContain(rule)
      }
    },
  )

  test('CF-ALLY-08 Acheron takes Drunes as Drunes take Acheron', () => {
    const drune = profiles.find(({ army }) => army === 'drune')!
    expect(faultsOf(armyOf([{ profile: drune.id }], { army: 'acheron', points: 1000 }))).not.toContain('stranger')
  })
})

describe('CF-ALLY-02 Allies of several peoples', () => {
  const [lion, dwarf, elf] = ['lions-guard-of-alahan', 'tirnabor', 'cynwall'].map(
    (army) => profiles.find(({ id, army: own }) => id === army || own === army)!.id,
  )

  test('must be allied with each other', () => {
    const list = armyOf([{ profile: lion! }, { profile: dwarf! }], { army: 'griffins', points: 1000 })
    expect(faultOf(list, 'allies-apart').rules).toContain('CF-ALLY-02')
  })

  test('may come together if they are', () => {
    const list = armyOf([{ profile: lion! }, { profile: elf! }], { army: 'griffins', points: 1000 })
    expect(faultsOf(list)).toEqual([])
  })

  test('CF-ALLY-04 do not need alliances if they are Mercenaries or Stateless', () => {
    const made = [
      ownCard('blade', { army: 'orcs', abilities: ['mercenary'] }),
      ownCard('exile', { army: 'wolfen', abilities: ['stateless'] }),
    ]
    const list = armyOf([{ profile: lion! }, { profile: 'blade' }, { profile: 'exile' }], {
      army: 'griffins',
      points: 1000,
      profiles: made,
    })
    expect(faultsOf(list)).toEqual([])
  })
})

describe('CF-ALLY-04 Allies by ability', () => {
  const share = (abilities: string[], army: 'lions' | 'orcs') => {
    const list = armyOf([{ profile: 'made' }], { army, points: 20, profiles: [ownCard('made', { abilities })] })
    return faultsOf(list)
  }

  test('CF-ABIL-67 a Mercenary is an Ally of all peoples but its own', () => {
    expect(share(['mercenary'], 'orcs')).toEqual(['allies'])
    expect(share(['mercenary'], 'lions')).toEqual([])
  })

  test('CF-ABIL-95 a Stateless is an Ally of every people', () => {
    expect(share(['stateless'], 'orcs')).toEqual(['allies'])
    expect(share(['stateless'], 'lions')).toEqual(['allies'])
  })

  test('CF-ABIL-02 Alliance/X opens the armies of X', () => {
    expect(share(['alliance-orcs'], 'orcs')).toEqual(['allies'])
    expect(share(['alliance-destiny'], 'orcs')).toEqual(['allies'])
    expect(share(['alliance-darkness'], 'orcs')).toEqual(['stranger'])
  })

  test('CF-ABIL-47 a Hyperian may join the Cynwäll', () => {
    const made = [ownCard('bright', { army: 'wolfen', abilities: ['hyperian'] })]
    expect(faultsOf(armyOf([{ profile: 'bright' }], { army: 'cynwall', profiles: made }))).toEqual([])
    expect(faultsOf(armyOf([{ profile: 'bright' }], { army: 'orcs', profiles: made }))).toEqual(['stranger'])
  })

  test('CF-ABIL-50 an Immortal joins armies of its path without being an Ally', () => {
    expect(share(['immortal', 'being-of-light/3'], 'lions')).toEqual([])
    expect(share(['immortal', 'being-of-light/3'], 'orcs')).toEqual(['stranger'])
  })
})

test('CF-REV-GRIFFIN-18 templars of the Inquisition need an inquisitor', () => {
  const templar = { profile: 'griffins-templar-of-the-inquisition' }
  expect(faultsOf(armyOf([templar], { army: 'griffins' }))).toEqual(['needs'])
  for (const inquisitor of ['griffins-griffin-inquisitor', 'griffins-eschelius-the-ardent']) {
    expect(faultsOf(armyOf([templar, { profile: inquisitor }], { army: 'griffins' }))).toEqual([])
  }
})

test('CF-ABIL-12 Blood brothers in one army cost a tenth less each, rounded up, without options', () => {
  const brothers = [
    ownCard('castor', { character: true, ap: 31, abilities: ['blood-brother-pollux'] }),
    ownCard('pollux', { character: true, ap: 40 }),
  ]
  const alone = armyOf([{ profile: 'castor', artefacts: ['ring-of-bravery'] }], { profiles: brothers })
  expect(totalOf(alone)).toBe(31 + 9)
  const both = armyOf([{ profile: 'castor', artefacts: ['ring-of-bravery'] }, { profile: 'pollux' }], {
    profiles: brothers,
  })
  expect(totalOf(both)).toBe(28 + 9 + 36)
})

describe('CF-ARMY-19 an army in play', () => {
  const list = armyOf([
    {
      profile: AGONN,
      artefacts: ['major-rune-of-will'],
      with: [{ profile: 'lions-musician-of-the-lion' }, { profile: 'lions-standard-bearer-of-the-lion' }],
    },
    { profile: GUARD, count: 3 },
    { profile: 'lions-ballista-of-alahan', with: [{ profile: 'lions-servant-of-the-ballista', count: 2 }] },
  ])
  const army = buildArmy(list, 'Ours')

  test('has the cards of the list, each with its fighters', () => {
    expect(army.cards.map(({ profile, members }) => [profile.id, members.map((member) => member.profile.id)])).toEqual([
      [AGONN, [AGONN, 'lions-musician-of-the-lion', 'lions-standard-bearer-of-the-lion']],
      [GUARD, [GUARD, GUARD, GUARD]],
      [
        'lions-ballista-of-alahan',
        ['lions-ballista-of-alahan', 'lions-servant-of-the-ballista', 'lions-servant-of-the-ballista'],
      ],
    ])
  })

  test('CF-STAFF-06 only a commander with bearers is a war-staff', () => {
    expect(army.cards.map(({ warStaff }) => warStaff)).toEqual([true, false, false])
  })

  test('CF-PROFILE-13 a fighter is worth its cost with options', () => {
    expect(army.cards[0]!.members[0]!.ap).toBe(50)
    expect(listedIn(list)[0]!.ap).toBe(50)
  })

  test('CF-ARTEFACT-03 an artefact adds the ability that it gives; a potion adds none', () => {
    const extrasWith = (artefact: string) => {
      const carrying = armyOf([{ profile: AGONN, artefacts: [artefact] }])
      return buildArmy(carrying, 'Ours').cards[0]!.members[0]!.extras
    }
    expect(extrasWith('major-rune-of-healing')).toEqual([
      { ability: 'major-rune-of-healing', x: null },
      { ability: 'cure', x: 5 },
    ])
    expect(extrasWith('minor-potion-of-speed')).toEqual([{ ability: 'minor-potion-of-speed', x: null }])
  })
})
