import { entriesIn, type ForceChange, type ForceView, InputError, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../armies/army.fixture.ts'
import { totalOf } from '../armies/army-builder.ts'
import { profileNamed, profiles } from '../armies/cards/profiles.ts'
import { ARMIES_WITH_CARDS, type ArmyList, type ArmyListInput } from '../armies/list.ts'
import { randomArmy } from '../armies/random-army.ts'
import { forces } from './forces.ts'

const ANIMAE = 'wolfen-sylvan-animae'
const GUARD = 'lions-guard-of-alahan'
const AGONN = 'lions-agonn-the-ardent'
const MUSICIAN = 'lions-musician-of-the-lion'
const BALLISTA = 'lions-ballista-of-alahan'
const SERVANT = 'lions-servant-of-the-ballista'
const PYTHIA = 'lions-pythia-of-azel'
const MIGAIL = 'lions-migail-the-selenite'

const after = (list: ArmyList, ...changes: ForceChange[]) => changes.reduce(forces.change, list)
const entryAt = (view: ForceView, place: string) => entriesIn(view).find((entry) => entry.place === place)!

const levy = ownCard('levy', { ini: 1, att: 1, str: 1, def: 1, res: 1 })
const captain = ownCard('captain', { abilities: ['leadership/10'], command: 'commander' })
const elite = profiles.find(({ character, rank, army }) => character && army === 'lions' && rank === 'elite')!.id

/** An army for each possible fault. */
const BROKEN: Readonly<Record<string, ArmyList>> = {
  empty: armyOf([]),
  unknown: armyOf([{ profile: 'nobody' }, { profile: GUARD }]),
  summoned: armyOf([{ profile: 'midnor-reaper-of-mid-nor' }], { army: 'midnor' }),
  stranger: armyOf([{ profile: GUARD }, { profile: 'orcs-tork-the-animal' }]),
  'allies-apart': armyOf([{ profile: GUARD }, { profile: 'tirnabor-elghir-the-resolute' }], { army: 'griffins' }),
  copies: armyOf([{ profile: AGONN }, { profile: AGONN }]),
  needs: armyOf([{ profile: 'griffins-templar-of-the-inquisition' }], { army: 'griffins' }),
  'own-price': armyOf([{ profile: 'levy' }], { profiles: [{ ...levy, ap: 1 }] }),
  'too-dear': armyOf([{ profile: GUARD, count: 3 }], { points: 30 }),
  'too-many': armyOf(
    [
      { profile: 'levy', count: 3 },
      { profile: 'levy', count: 3 },
    ],
    { points: 60, profiles: [levy] },
  ),
  characters: armyOf([{ profile: AGONN, artefacts: ['ring-of-fortune'] }, { profile: GUARD }], { points: 100 }),
  machines: armyOf([{ profile: BALLISTA, with: [{ profile: SERVANT, count: 3 }] }], { points: 300 }),
  allies: armyOf([{ profile: 'griffins-griffin-templar', count: 3 }, { profile: GUARD }], { points: 150 }),
  'card-size': armyOf([{ profile: GUARD, count: 5 }]),
  'servant-alone': armyOf([{ profile: SERVANT }, { profile: GUARD }]),
  'no-staff': armyOf([{ profile: GUARD, with: [{ profile: MUSICIAN }] }]),
  'staff-commander': armyOf([{ profile: 'captain', count: 2, with: [{ profile: MUSICIAN }] }], { profiles: [captain] }),
  'no-bearer': armyOf([{ profile: AGONN, with: [{ profile: GUARD }] }]),
  'staff-double': armyOf([{ profile: AGONN, with: [{ profile: MUSICIAN, count: 2 }] }]),
  'machine-card': armyOf([{ profile: BALLISTA, count: 2, with: [{ profile: SERVANT, count: 2 }] }], { points: 1000 }),
  'no-servant': armyOf([{ profile: BALLISTA, with: [{ profile: SERVANT, count: 2 }, { profile: GUARD }] }]),
  crew: armyOf([{ profile: BALLISTA, with: [{ profile: SERVANT }] }]),
  'artefact-number': armyOf(
    [{ profile: elite, artefacts: ['ring-of-fortune', 'seal-of-negation', 'minor-rune-of-will'] }],
    { points: 1000 },
  ),
  forbidden: armyOf([{ profile: MIGAIL, spells: ['the-lunar-gift'] }]),
  'no-artefact': armyOf([{ profile: AGONN, artefacts: ['toothpick'] }]),
  'artefact-bearer': armyOf([{ profile: GUARD, artefacts: ['ring-of-fortune'] }]),
  'artefact-ability': armyOf([{ profile: AGONN, artefacts: ['ring-of-bravery'] }]),
  'artefact-twice': armyOf([{ profile: elite, artefacts: ['ring-of-fortune', 'ring-of-fortune'] }], { points: 1000 }),
  runes: armyOf([AGONN, PYTHIA].map((profile) => ({ profile, artefacts: ['minor-rune-of-healing'] }))),
  'no-faction': armyOf([{ profile: GUARD }], { faction: 'hestia' }),
  'faction-bound': armyOf([{ profile: GUARD }, { profile: 'squire' }], {
    faction: 'laverne',
    profiles: [ownCard('squire', { rankWords: ['barony of icquor'] })],
  }),
  'no-capacity': armyOf([{ profile: GUARD, capacities: ['nothing'] }]),
  'capacity-bearer': armyOf([{ profile: GUARD, capacities: ['royal-blood'] }], { faction: 'kallienne' }),
  'capacity-twice': armyOf([{ profile: GUARD, capacities: ['incorruptible', 'incorruptible'] }], {
    faction: 'luishana',
  }),
  'capacity-number': armyOf(
    [1, 2].map(() => ({ profile: 'acheron-banshee-of-acheron', capacities: ['fiancee-of-the-tomb'] })),
    { army: 'acheron' },
  ),
  'consecrated-bearer': armyOf(
    [
      { profile: PYTHIA, consecrated: true },
      { profile: GUARD, count: 3 },
    ],
    { points: 400 },
  ),
  consecrations: armyOf([{ profile: GUARD, count: 2, consecrated: true }]),
  'no-magician': armyOf([{ profile: GUARD, spells: ['arrow-of-mana'] }]),
  'no-spell': armyOf([{ profile: MIGAIL, spells: ['CF-SPELL-999'] }]),
  'spell-reserved': armyOf([{ profile: MIGAIL, spells: ['storm-of-light'] }]),
  'spell-path': armyOf([{ profile: MIGAIL, spells: ['exposure-of-the-mind'] }]),
  'spell-element': armyOf([{ profile: 'mage', spells: ['troubling-aura'] }], {
    profiles: [ownCard('mage', { rank: 'adept', pow: 4, magic: { elements: ['water'], paths: ['hermetism'] } })],
  }),
  'spell-twice': armyOf([{ profile: MIGAIL, spells: ['arrow-of-mana', 'arrow-of-mana'] }]),
  intensity: armyOf(
    [
      {
        profile: MIGAIL,
        spells: [
          'arrow-of-mana',
          'minor-cure',
          'aura-of-authority',
          'mystical-galvanisation',
          'elemental-chains',
          'forced-march',
        ],
      },
    ],
    { points: 1000 },
  ),
  'no-faithful': armyOf([{ profile: GUARD, miracles: ['miraculous-reprieve'] }]),
  'no-miracle': armyOf([{ profile: PYTHIA, miracles: ['CF-MIRACLE-999'] }]),
  'miracle-cult': armyOf([{ profile: PYTHIA, miracles: ['ruin'] }]),
  guests: armyOf([{ profile: 'wolfen-wolfen-hunter' }, { profile: 'sessairs-sessairs-warrior', count: 3 }], {
    army: 'wolfen',
    faction: 'twilight-hills',
    points: 200,
  }),
  'miracle-aspects': armyOf([{ profile: 'warrior', miracles: ['painful-truth'] }], {
    army: 'cynwall',
    profiles: [
      ownCard('warrior', {
        ...{ name: 'Equanimous warrior', army: 'cynwall', rank: 'devout', role: 'faithful' },
        faith: { cult: 'Noësis', aura: 10, creation: 1, alteration: 1, destruction: 0 },
      }),
    ],
  }),
  'miracle-twice': armyOf(
    [{ profile: 'lions-misan-the-clairvoyant', miracles: ['miraculous-reprieve', 'miraculous-reprieve'] }],
    {
      points: 1000,
    },
  ),
  'miracle-number': armyOf([{ profile: PYTHIA, miracles: ['miraculous-reprieve', 'divine-intuition'] }]),
  retinue: armyOf(
    [
      { profile: 'wolfen-syriak-the-intrepid' },
      { profile: ANIMAE, count: 3 },
      { profile: ANIMAE, count: 3 },
      { profile: ANIMAE, count: 2 },
    ],
    { army: 'wolfen', points: 1000 },
  ),
}

describe('every fault is shown with its fixes', () => {
  test.each(Object.entries(BROKEN))('%s', (id, list) => {
    const fault = forces.describe(list).faults.find(({ text }) => text.id === `fault.${id}`)!
    expect(fault.fixes.length).toBeGreaterThan(0)
    for (const { changes } of fault.fixes) {
      const count = (army: ArmyList) => faultsOf(army).filter((otherFault) => otherFault === id).length
      expect(count(after(list, ...changes))).toBeLessThan(count(list))
    }
  })

  test('CF-REV-WOLFEN-02 two of eight sylvan animae leave where six are allowed', () => {
    const fault = forces.describe(BROKEN.retinue!).faults.find(({ text }) => text.id === 'fault.retinue')!
    expect(fault.advice).toMatchObject({ id: 'advice.retinue', args: { surplus: 2 } })
    const mended = after(BROKEN.retinue!, ...fault.fixes[0]!.changes)
    expect(mended.cards.map(({ profile, count }) => [profile, count])).toEqual([
      ['wolfen-syriak-the-intrepid', 1],
      [ANIMAE, 3],
      [ANIMAE, 3],
    ])
  })

  test('the likeliest fix leaves a legal army', () => {
    for (const [id, list] of Object.entries(BROKEN)) {
      const [fault] = forces.describe(list).faults.filter(({ text }) => text.id === `fault.${id}`)
      const mended = after(list, ...fault!.fixes[0]!.changes)
      expect(id).toEqual(id)
      expect(faultsOf(mended).filter((otherFault) => otherFault !== 'empty')).toEqual([])
    }
  })
})

describe('building an army', () => {
  test('CF-ARMY-19 cards hold three fighters, Characters have their own', () => {
    const add = (offer: string): ForceChange => ({ kind: 'add', offer })
    const list = after(forces.blank(), add(GUARD), add(GUARD), add(AGONN), add(GUARD), add(GUARD), add(AGONN))
    expect(list.cards.map(({ profile, count }) => [profile, count])).toEqual([
      [GUARD, 3],
      [AGONN, 1],
      [GUARD, 1],
      [AGONN, 1],
    ])
  })

  test('CF-MACHINE-07 a machine comes with its crew', () => {
    const list = after(forces.blank(), { kind: 'add', offer: BALLISTA })
    expect(list.cards[0]!.with).toMatchObject([{ profile: SERVANT, count: 2 }])
  })

  test('CF-STAFF-01 bearers are offered to a commander and join its card', () => {
    const led = after(forces.blank(), { kind: 'add', offer: AGONN }, { kind: 'add', offer: GUARD })
    const view = forces.describe(led)
    expect(entryAt(view, 'cards[0]').offers?.map(({ id }) => id)).toContain(MUSICIAN)
    expect(entryAt(view, 'cards[1]').offers).toBeUndefined()
    const staff = after(led, { kind: 'add', offer: MUSICIAN, to: 'cards[0]' })
    expect(staff.cards[0]!.with.map(({ profile }) => profile)).toEqual([MUSICIAN])
    const again = entryAt(forces.describe(staff), 'cards[0]').offers!.find(({ id }) => id === MUSICIAN)!
    expect(again.objection?.rules).toContain('CF-STAFF-01')
    expect(() => after(led, { kind: 'add', offer: MUSICIAN, to: 'cards[1]' })).toThrow(InputError)
  })

  test('CF-ARMY-20 fighters that the army cannot take are not offered', () => {
    const offered = forces.catalogue(forces.blank()).offers.map(({ id }) => id)
    expect(offered).toContain('griffins-griffin-templar')
    expect(offered).not.toContain('orcs-tork-the-animal')
    expect(offered).not.toContain(SERVANT)
    expect(() => after(forces.blank(), { kind: 'add', offer: 'orcs-tork-the-animal' })).toThrow(InputError)
  })

  test('CF-ARMY-08 an artefact too many is barred with the rule', () => {
    const list = armyOf([{ profile: elite, artefacts: ['ring-of-fortune', 'seal-of-negation'] }], { points: 1000 })
    const field = entryAt(forces.describe(list), 'cards[0]').fields.find(({ place }) => place === 'cards[0].artefacts')!
    if (field.kind !== 'several') throw new Error('not several')
    expect(field.options.find(({ value }) => value === 'minor-rune-of-will')?.barred?.rules).toEqual(['CF-ARMY-08'])
    expect(field.options.find(({ value }) => value === 'ring-of-fortune')?.barred).toBeUndefined()
  })

  test('CF-ARTEFACT-26, CF-REV-ORC-02, CF-REV-MIDNOR-10 one more dose or doll may be chosen as long as there is room', () => {
    const again = (profile: string, artefacts: string[], army: ArmyListInput['army']) => {
      const list = armyOf([{ profile, artefacts }], { army, points: 1000 })
      const field = entryAt(forces.describe(list), 'cards[0]').fields.find(
        ({ place }) => place === 'cards[0].artefacts',
      )!
      if (field.kind !== 'several') throw new Error('not several')
      return field.options.find(({ value }) => value === artefacts[0])?.again
    }
    const potion = 'minor-potion-of-strength'
    const dollMaster = profiles.find(({ magic, army, category }) => {
      return army === 'midnor' && category > 1 && magic?.paths.includes('chthonian')
    })!.id
    expect(again(elite, [potion], 'lions')).toEqual({})
    expect(again(elite, [potion, potion], 'lions')?.barred?.rules).toEqual(['CF-ARMY-08'])
    expect(again(elite, ['ring-of-fortune'], 'lions')).toBeUndefined()
    expect(again('orcs-avangorok-the-elusive', ['combat-drugs'], 'orcs')).toEqual({})
    expect(again(dollMaster, ['doll-of-servitude'], 'midnor')).toEqual({})
  })

  test('CF-ARMY-01 the price of a card shows its parts', () => {
    const list = armyOf([{ profile: AGONN, artefacts: ['major-rune-of-will'] }])
    const { cost } = entryAt(forces.describe(list), 'cards[0]')
    expect(cost).toMatchObject({ total: 50, terms: [{ amount: 38 }, { amount: 12 }] })
  })
})

describe('cards for printing', () => {
  test('CF-WOUND-08 have a box for Light, Serious and Critical for each fighter', () => {
    expect(forces.cards(armyOf([{ profile: GUARD, count: 3 }]))).toMatchObject([{ count: 3, wounds: 3 }])
  })

  test('CF-ABIL-31, CF-MACHINE-05 have one box more for an Enormous fighter, and structure points for a machine', () => {
    const { id, army } = profiles.find(({ size }) => size === 'very-large')!
    expect(forces.cards(armyOf([{ profile: id }], { army: army as 'lions' }))[0]!.wounds).toBe(4)
    expect(forces.cards(armyOf([{ profile: BALLISTA }]))[0]!.wounds).toBe(6)
  })

  test('CF-PROFILES-02, CF-COST-15 say what does not come from the book', () => {
    const sourcesOf = (profile: string) =>
      forces
        .cards(armyOf([{ profile }], { profiles: [levy] }))[0]!
        .groups.filter(({ label }) => label.id === 'card.sources')
        .flatMap(({ traits }) => traits.map(({ name }) => name.id))
    expect(sourcesOf(GUARD)).toEqual(['card.house'])
    expect(sourcesOf('lions-archer-of-alahan')).toEqual(['card.house', 'card.cost.model'])
    expect(sourcesOf('lions-paladin-of-alahan')).toEqual(['card.public'])
    expect(sourcesOf('levy')).toEqual(['card.own'])
  })

  test('CF-FIRE-05 show the strength and the ranges of a weapon', () => {
    const [card] = forces.cards(armyOf([{ profile: 'lions-archer-of-alahan' }]))
    const weapons = card!.groups.find(({ label }) => label.id === 'card.equipment')!.traits
    expect(weapons.at(-1)!.name.args).toEqual({ name: 'Bow', strength: 4, short: 25, medium: 45, long: 65 })
  })
})

describe('random armies', () => {
  test.each(ARMIES_WITH_CARDS)('of %s are legal and nearly full from 100 to 400 A.P.', (army) => {
    for (const points of [100, 200, 300, 400]) {
      const list = randomArmy(army, points, Random.fromSeed(`${army} ${points}`))
      expect(faultsOf(list)).toEqual([])
      expect(totalOf(list)).toBeGreaterThan(points * 0.6)
    }
  })

  test('buy artefacts, spells, miracles, capacities and virtues, and some have a faction', () => {
    const lists = Array.from({ length: 40 }, (_, i) =>
      randomArmy(ARMIES_WITH_CARDS[i % ARMIES_WITH_CARDS.length]!, 300, Random.fromSeed(`rich ${i}`)),
    )
    expect(lists.flatMap(faultsOf)).toEqual([])
    const cards = lists.flatMap((list) => list.cards)
    for (const part of ['artefacts', 'spells', 'miracles', 'capacities', 'virtues'] as const)
      expect(
        cards.some((card) => card[part].length > 0),
        part,
      ).toBe(true)
    expect(lists.some(({ faction }) => faction !== null)).toBe(true)
  })

  test('cannot be made if no fighter is cheap enough', () => {
    expect(() => forces.random('x', { like: armyOf([], { points: 3 }), faction: 'same' })).toThrow(InputError)
  })
})

test('CF-PROFILE-02 and CF-PROFILE-08 a card shows a flyer’s flight and a missing DIS', () => {
  const flyer = profiles.find(({ flight }) => flight !== null)!
  const [card] = forces.cards(armyOf([{ profile: flyer.id }], { army: flyer.army as 'lions' }))
  expect(card!.figures[0]!.value).toBe(`${flyer.mov}/${flyer.flight}`)
  const dead = profiles.find(({ dis, machine, summonOnly }) => dis === null && !machine && !summonOnly)!
  const shown = forces.cards(armyOf([{ profile: dead.id }], { army: dead.army as 'lions' }))[0]!.figures
  expect(shown.find(({ label }) => label.id === 'figure.dis')?.value).toBe('–')
  expect(profileNamed(dead.id)!.dis).toBeNull()
})
