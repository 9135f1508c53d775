import { describe, expect, test } from 'vitest'
import { forces } from '../../forces/forces.ts'
import { readSetup } from '../../preparation/setup.ts'
import { scenarioNamed } from '../../scenarios/index.ts'
import { armyOf, faultsOf, ownCard } from '../army.fixture.ts'
import type { ArmyListInput } from '../list.ts'

const troop = ownCard('troop', { ap: 20 })
const hero = (id: string, ap: number) => ownCard(id, { character: true, ap })
const PROFILES = [
  troop,
  hero('hero', 80),
  hero('lesser', 79),
  hero('greater', 200),
  hero('greatest', 201),
  hero('other', 121),
]

/** The faults of an army in a tournament; own cards keep their price. */
const tournamentFaults = (cards: ArmyListInput['cards'], rest: Partial<ArmyListInput> = {}) =>
  faultsOf(armyOf(cards, { tournament: true, profiles: PROFILES, ...rest })).filter((id) => id.startsWith('tournament'))

const three = { profile: 'troop', count: 3 }

describe('an army for a tournament', () => {
  test('CF-TOURN-01 costs at most 400 A.P.', () => {
    expect(tournamentFaults([{ profile: 'hero' }, three])).toEqual([])
    expect(tournamentFaults([{ profile: 'hero' }, three], { points: 399 })).toEqual(['tournament-points'])
    expect(tournamentFaults([{ profile: 'hero' }, three], { points: 399, tournament: false })).toEqual([])
  })

  test('CF-TOURN-02 has 4 to 20 miniatures, none of more than 200 A.P.', () => {
    expect(tournamentFaults([{ profile: 'hero' }, { profile: 'troop', count: 2 }])).toEqual(['tournament-figures'])
    const many = (cards: number) => [{ profile: 'hero' }, ...Array.from({ length: cards }, () => three)]
    expect(tournamentFaults([...many(6), { profile: 'troop' }])).toEqual([])
    expect(tournamentFaults(many(7))).toEqual(['tournament-figures'])
    expect(tournamentFaults([{ profile: 'greater' }, three])).toEqual([])
    expect(tournamentFaults([{ profile: 'greatest' }, three])).toEqual(['tournament-dear', 'tournament-characters'])
  })

  test('CF-TOURN-03 has Characters worth 80 to 200 A.P. in all', () => {
    expect(tournamentFaults([three, { profile: 'troop' }])).toEqual(['tournament-characters'])
    expect(tournamentFaults([{ profile: 'lesser' }, three])).toEqual(['tournament-characters'])
    expect(tournamentFaults([{ profile: 'hero' }, { profile: 'other' }, three])).toEqual(['tournament-characters'])
  })

  test('CF-TOURN-04 spends no more than 120 A.P. on war machines and their servants', () => {
    const battery = {
      profile: 'lions-ballista-of-alahan',
      with: [{ profile: 'lions-servant-of-the-ballista', count: 2 }],
    }
    const machines = (count: number) =>
      faultsOf(
        armyOf([{ profile: 'hero' }, three, ...Array.from({ length: count }, () => battery)], {
          tournament: true,
          profiles: PROFILES,
        }),
      )
    expect(machines(1)).not.toContain('machines')
    expect(machines(3)).toContain('machines')
  })

  test('CF-TOURN-03 counts a Character’s printed value, artefacts, spells and miracles, not its faction’s capacities', () => {
    const chief = (ap: number, artefacts: string[] = []) =>
      tournamentFaults([{ profile: 'chief', artefacts }, three], {
        faction: 'icquor',
        profiles: [...PROFILES, ownCard('chief', { army: 'lions', character: true, ap })],
      })
    // 79 and the 2 of Master hunters (CF-PACK-29).
    expect(chief(79)).toEqual(['tournament-characters'])
    expect(chief(80)).toEqual([])
    expect(chief(79, ['ring-of-fortune'])).toEqual([])
  })

  test('CF-TOURN-05 has neither Allies nor Mercenaries of other peoples, but Stateless and its own Mercenaries', () => {
    const cardOf = (id: string, army: string, abilities: string[] = []) => ownCard(id, { army, abilities, ap: 20 })
    const others = [
      cardOf('ally', 'griffins'),
      cardOf('hired', 'orcs', ['mercenary']),
      cardOf('own', 'lions', ['mercenary']),
      cardOf('free', 'lions', ['stateless']),
    ]
    const faultsWith = (profile: string) =>
      tournamentFaults([{ profile: 'hero' }, three, { profile }], { profiles: [...PROFILES, ...others] })
    expect(['ally', 'hired', 'own', 'free'].map(faultsWith)).toEqual([
      ['tournament-allies'],
      ['tournament-allies'],
      [],
      [],
    ])
  })

  test('CF-TOURN-01, CF-PACK-48 has no guests of another people', () => {
    const sessair = ownCard('sessair', { army: 'sessairs', ap: 20 })
    const wolves = ['hero', 'troop'].map((id, i) =>
      ownCard(id, { army: 'wolfen', character: i === 0, ap: i === 0 ? 90 : 20 }),
    )
    const list = (tournament: boolean) =>
      faultsOf(
        armyOf([{ profile: 'hero' }, three, { profile: 'sessair' }], {
          ...{ army: 'wolfen', faction: 'twilight-hills', points: 400, tournament },
          profiles: [...wolves, sessair],
        }),
      ).filter((id) => id === 'tournament-allies' || id === 'stranger')
    expect(list(false)).toEqual([])
    expect(list(true)).toEqual(['tournament-allies'])
  })

  test('CF-TOURN-01 is offered by the builder, which fixes its faults', () => {
    const view = forces.describe(
      armyOf([{ profile: 'hero' }, three], { tournament: true, points: 200, profiles: PROFILES }),
    )
    expect(view.fields.find(({ place }) => place === 'tournament')).toMatchObject({ kind: 'toggle', value: true })
    const fault = view.faults.find(({ text }) => text.id === 'fault.tournament-points')!
    expect(fault.fixes[0]!.changes).toEqual([{ kind: 'set', place: 'points', value: 400 }])
  })
})

test('CF-TOURN-06 a table is 120 × 60 cm and open, unless the setup differs', () => {
  const { table, scenery } = readSetup({
    armies: ['lions-100', 'lions-100'].map(() => armyOf([{ profile: 'lions-guard-of-alahan' }])),
  })
  expect(table.width / table.depth).toBe(2)
  expect(scenery).toEqual([])
  expect(table.width).toBe(120_000)
})

describe('CF-TOURN-08 a confrontation of a tournament', () => {
  const setup =
    (armies: readonly unknown[], rest: object = {}) =>
    () =>
      readSetup({ armies, tournament: true, ...rest })

  test('has armies that follow its rules, even if their lists differ, and one objective for both', () => {
    const { scenario, rounds, armies } = setup(['lions-400', 'orcs-400'], { scenario: 'conquest' })()
    expect(scenario).toBe('conquest')
    expect(rounds).toEqual(scenarioNamed('conquest').rounds)
    expect(armies.length).toBe(2)
    // 300 A.P. without Characters are legal outside tournaments.
    expect(setup(['lions-300', 'orcs-400'], { tournament: false })).not.toThrow()
    expect(setup(['lions-300', 'orcs-400'])).toThrow(/armies\[0\]/)
    const plain = armyOf([{ profile: 'lions-guard-of-alahan', count: 3 }, { profile: 'lions-guard-of-alahan' }])
    expect(faultsOf(plain)).toEqual([])
    expect(setup([plain, 'orcs-400'])).toThrow(/CF-TOURN-03/)
  })

  test('deploys by its scenario, on the table of the tournament', () => {
    expect(setup(['lions-400', 'orcs-400'], { table: { width: 120, depth: 60 } })).not.toThrow()
    expect(setup(['lions-400', 'orcs-400'], { table: { width: 180, depth: 60 } })).toThrow(/120 × 60/)
    expect(setup(['lions-400', 'orcs-400'], { tournament: false, table: { width: 180, depth: 60 } })).not.toThrow()
  })
})
