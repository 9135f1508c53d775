import type { Message } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { forces } from '../../forces/forces.ts'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy, listedIn, totalOf } from '../army-builder.ts'
import { readyArmies } from '../ready-armies.ts'
import { profileNamed } from './profiles.ts'

const AGONN = 'lions-agonn-the-ardent'
const GUARD = 'lions-guard-of-alahan'
const PURE_FAITHFUL = 'lions-misan-the-clairvoyant'

describe('cards of fighters', () => {
  test('CF-CARD-02 the A.P. of a card are those of one fighter', () => {
    const { ap } = profileNamed(GUARD)!
    expect(totalOf(armyOf([{ profile: GUARD, count: 3 }]))).toBe(3 * ap)
    expect(totalOf(armyOf([{ profile: GUARD }, { profile: GUARD }]))).toBe(2 * ap)
  })

  test('CF-CARD-03, CF-CARD-04 troops come in any number, a Character once and on its own card', () => {
    expect(
      faultsOf(
        armyOf([
          { profile: GUARD, count: 3 },
          { profile: GUARD, count: 3 },
        ]),
      ),
    ).toEqual([])
    expect(faultsOf(armyOf([{ profile: AGONN }, { profile: AGONN }]))).toContain('copies')
    expect(faultsOf(armyOf([{ profile: AGONN, count: 2 }]))).toContain('copies')
    // It also has the advantages of one: it carries artefacts, which troops cannot (CF-ARMY-07).
    expect(faultsOf(armyOf([{ profile: AGONN, artefacts: ['ring-of-fortune'] }]))).toEqual([])
    expect(faultsOf(armyOf([{ profile: GUARD, artefacts: ['ring-of-fortune'] }]))).toEqual(['artefact-bearer'])
  })

  test('CF-CARD-06 an innate capacity is paid with its bearer', () => {
    const templar = 'griffins-templar-of-the-inquisition'
    const { ap, capacities } = profileNamed(templar)!
    expect(capacities).not.toEqual([])
    expect(totalOf(armyOf([{ profile: templar }], { army: 'griffins' }))).toBe(ap)
  })

  test('CF-CARD-16 and CF-PROFILE-13 spells, miracles and artefacts are chosen freely and paid separately', () => {
    const pythia = PURE_FAITHFUL
    const { ap, miracles } = profileNamed(pythia)!
    expect(totalOf(armyOf([{ profile: pythia }]))).toBe(ap)
    const other = ['divine-eye', 'aegis-of-fervour']
    expect(miracles).not.toEqual(other)
    expect(totalOf(armyOf([{ profile: pythia, miracles: other }]))).toBe(ap + 7 + 5)
    expect(faultsOf(armyOf([{ profile: pythia, miracles: other }]))).toEqual([])
  })
})

describe('learning of mystics', () => {
  const mage = (rest: object) => ownCard('mage', { rank: 'adept', role: 'magician', pow: 4, ...rest })
  const learning = (spells: string[], rest: object) =>
    faultsOf(armyOf([{ profile: 'mage', spells }], { profiles: [mage(rest)] }))

  test('CF-CARD-09 magicians learn spells of their paths, and any magician learns primagic', () => {
    const of = (path: string) => ({ magic: { elements: ['light'], paths: [path] } })
    expect(learning(['protection-of-the-light'], of('solaris'))).toEqual([])
    expect(learning(['protection-of-the-light'], of('chronomancy'))).toEqual(['spell-path'])
    expect(learning(['arrow-of-mana'], of('chronomancy'))).toEqual([])
  })

  test('CF-CARD-15 POW limits the total intensity of spells', () => {
    // 1, 3 and 2: twice POW 3 is enough, twice POW 2 is not.
    const three = ['arrow-of-mana', 'minor-cure', 'aura-of-authority']
    const magic = { elements: ['light'], paths: ['solaris'] }
    expect(learning(three, { pow: 3, magic })).toEqual([])
    expect(learning(three, { pow: 2, magic })).toEqual(['intensity'])
    expect(learning(three.slice(1), { pow: 2, magic })).toEqual(['intensity'])
    expect(learning([three[0]!, three[1]!], { pow: 2, magic })).toEqual([])
  })

  test('CF-CARD-19 faithful learn miracles of their cult, of their people’s path, and universal ones', () => {
    const praying = (miracle: string, cult: string, army = 'lions') => {
      const faith = { cult, aura: 10, creation: 3, alteration: 3, destruction: 3 }
      const profiles = [ownCard('priest', { army, rank: 'devout', role: 'faithful', faith })]
      return faultsOf(armyOf([{ profile: 'priest', miracles: [miracle] }], { army: army as 'lions', profiles }))
    }
    expect(praying('vengeance-of-the-temple', 'Merin')).toEqual([])
    expect(praying('vengeance-of-the-temple', 'Arïn')).toEqual(['miracle-cult'])
    expect(praying('divine-eye', 'Merin')).toEqual([])
    expect(praying('divine-eye', 'Vile-Tis', 'devourers')).toEqual([])
    expect(praying('divine-intuition', 'Arïn')).toEqual([])
    expect(praying('divine-intuition', 'Salaüel', 'acheron')).toEqual(['miracle-cult'])
  })
})

describe('figures of a profile', () => {
  const wrong = (rest: object): string => {
    try {
      armyOf([], { profiles: [ownCard('made', rest)] })
      return ''
    } catch (error) {
      return String(error)
    }
  }

  test('CF-PROFILE-10 faithful have all three Aspects, and only they learn miracles', () => {
    const faith = { cult: 'Arïn', aura: 10, creation: 1, alteration: 0, destruction: 0 }
    expect(wrong({ rank: 'devout', faith })).toBe('')
    expect(wrong({ rank: 'devout', faith: { cult: 'Arïn', aura: 10, creation: 1, alteration: 0 } })).toMatch(
      /destruction/,
    )
    const learning = (rest: object) =>
      faultsOf(armyOf([{ profile: 'made', miracles: ['divine-eye'] }], { profiles: [ownCard('made', rest)] }))
    expect(learning({ rank: 'devout', faith })).toEqual([])
    expect(learning({ rank: 'devout' })).toEqual(['no-faithful'])
  })

  test('CF-PROFILE-12 an immobile machine has a crew that comes with it; a mobile one moves by itself', () => {
    const body = { mov: null, ini: null, att: null, str: null, def: null, cou: null, dis: null, ap: 30 }
    const fixed = { artillery: 'light', mobile: false, crew: 2, servant: 'lions-servant-of-the-ballista' }
    const list = (made: object, servants: number) =>
      faultsOf(
        armyOf(
          [
            {
              profile: 'engine',
              with: servants === 0 ? [] : [{ profile: 'lions-servant-of-the-ballista', count: servants }],
            },
          ],
          { profiles: [ownCard('engine', made)] },
        ),
      )
    expect(list({ ...body, machine: fixed }, 2)).toEqual([])
    expect(list({ ...body, machine: fixed }, 1)).toContain('crew')
    expect(list({ machine: { artillery: 'chariot', mobile: true, weight: 2, structurePoints: 4 } }, 0)).toEqual([])
    // The card of an immobile machine may omit what it cannot do by itself; a mobile one needs all of it.
    expect(wrong({ ...body, machine: { ...fixed, mobile: true } })).toMatch(/mov/)
  })
})

describe('rulings on single cards', () => {
  test('CF-PROFILES-01 and CF-PROFILES-03 the book prevails over a public list: a Keratis costs 33', () => {
    expect(totalOf(armyOf([{ profile: 'dirz-keratis-warrior' }], { army: 'dirz' }))).toBe(33)
  })

  test('CF-PROFILES-12 a Griffin thallion may serve a machine that needs AIM and DIS 3', () => {
    const thallion = profileNamed('griffins-griffin-thallion')!
    const asked = profileNamed('goblins-mountain-breaker')!.machine!.substitutes!
    expect(thallion.aim! >= asked.aim && thallion.dis! >= asked.dis).toBe(true)
  })

  test('CF-PROFILES-13 a ballista of Alahan with its two servants costs 87', () => {
    const crewed = {
      profile: 'lions-ballista-of-alahan',
      with: [{ profile: 'lions-servant-of-the-ballista', count: 2 }],
    }
    expect(totalOf(armyOf([crewed]))).toBe(87)
  })

  test('CF-PROFILES-14 no ready army contains a Wolfen repentant', () => {
    const present = readyArmies.flatMap(({ list }) => listedIn(list).map(({ profile }) => profile.id))
    expect(present).not.toContain('wolfen-wolfen-repentant')
    expect(faultsOf(armyOf([{ profile: 'wolfen-wolfen-repentant' }], { army: 'wolfen' }))).toEqual([])
  })
})

describe('ready armies', () => {
  test.each(readyArmies.map((army) => [army.id, army] as const))(
    'CF-READY-03 %s costs 95 to 100 percent of its limit',
    (_id, { list }) => {
      const share = (100 * totalOf(list)) / list.points
      expect(share).toBeGreaterThanOrEqual(95)
      expect(share).toBeLessThanOrEqual(100)
      expect(faultsOf(list)).toEqual([])
    },
  )

  test('CF-READY-02 their cards are troops of one to three, Characters, war-staffs, and machines with servants', () => {
    for (const { list } of readyArmies) {
      for (const { profile, members, warStaff } of buildArmy(list, 'Army').cards) {
        const alike = members.filter((member) => member.profile === profile).length
        if (profile.character) expect(alike).toBe(1)
        else expect(alike).toBeLessThanOrEqual(3)
        const others = members.length - alike
        const isCrewed = profile.machine !== null && !profile.machine.mobile
        expect(others > 0).toBe(warStaff || isCrewed)
      }
    }
  })

  test('CF-READY-05 all but three armies of 100 A.P. have a commander; from 200 A.P. on all have a Character with a war-staff, complete but for two', () => {
    const cardsOf = (list: (typeof readyArmies)[number]['list']) => buildArmy(list, 'Army').cards
    const leaderless = readyArmies.filter(({ list }) => {
      return !cardsOf(list).some(({ members }) => members.some(({ profile }) => profile.command === 'commander'))
    })
    expect(leaderless.map(({ id }) => id).sort()).toEqual(['cynwall-100', 'devourers-100', 'wolfen-100'])
    const bigger = readyArmies.filter(({ list }) => list.points >= 200)
    const staffs = bigger.map(({ id, list }) => {
      const staff = cardsOf(list).find(({ warStaff }) => warStaff)!
      expect(staff.profile).toMatchObject({ character: true, command: 'commander' })
      return [id, staff.members.length] as const
    })
    expect(staffs.filter(([, members]) => members !== 3)).toEqual([
      ['wolfen-200', 2],
      ['wolfen-400', 2],
    ])
  })
})

test('CF-CARD-01 and CF-PROFILE-01 a card without a required value names what is missing', () => {
  expect(faultOf(armyOf([{ profile: 'nobody' }]), 'unknown').rules).toEqual(['CF-CARD-01'])
  for (const field of ['mov', 'ini', 'att', 'str', 'def']) {
    expect(() => armyOf([], { profiles: [ownCard('made', { [field]: null })] })).toThrow(
      new RegExp(`profiles\\[0\\].${field}`),
    )
  }
  expect(() => armyOf([], { profiles: [ownCard('made', { res: null })] })).toThrow(/profiles\[0\].res/)
})

describe('texts of a printed card', () => {
  const cardOf = (profile: string, army = 'lions') =>
    forces.cards!(armyOf([{ profile }], { army: army as 'lions' }))[0]!

  test('CF-RANK-19 shows the other words of the rank line beside the rank', () => {
    const words = (caption: Message): unknown[] =>
      caption.id === 'force.and'
        ? Object.values(caption.args ?? {}).flatMap((arg) => words((arg as { text: Message }).text))
        : [caption.args?.name ?? caption.id]
    expect(words(cardOf('goblins-captain-krill', 'goblins').caption!)).toContain('goblin pirates')
    expect(words(cardOf('goblins-goblin-marauder', 'goblins').caption!)).not.toContain('goblin pirates')
    const own = ownCard('made', { rankWords: ['household guard'] })
    const [made] = forces.cards!(armyOf([{ profile: 'made' }], { profiles: [own] }))
    expect(words(made!.caption!)).toContain('household guard')
  })

  test('CF-PROFILE-11 shows equipment by name, and a range weapon with its STR and three ranges', () => {
    const describeProfile = (profile: string) => {
      const group = cardOf(profile).groups.find(({ label }) => label.id === 'card.equipment')
      return (group?.traits ?? []).map(({ name }) => name.args)
    }
    expect(describeProfile('lions-archer-of-alahan')).toContainEqual({
      name: 'Bow',
      strength: 4,
      short: 25,
      medium: 45,
      long: 65,
    })
    const { equipment } = profileNamed(AGONN)!
    expect(equipment.length).toBeGreaterThan(0)
    expect(describeProfile(AGONN).map((args) => args?.name)).toEqual(equipment)
  })
})
