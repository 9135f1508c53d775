import { expect, test } from 'vitest'
import { artefacts, miracleNamed, spellNamed } from '../extras/armoury.ts'
import { ARMIES_WITH_CARDS } from '../list.ts'
import { areAllied, peopleNamed, peoples } from '../peoples/peoples.ts'
import { isAbility, listedAbilities, listedAbility } from './ability-list.ts'
import { printedSize, sizeOf } from './bases.ts'
import { modelCost, modelPrice } from './cost.ts'
import modelled from './cost-of-cards.json' with { type: 'json' }
import { ICONS } from './icons.ts'
import { listedProfiles, profileNamed, profiles } from './profiles.ts'

test('CF-PROFILES-08 the catalogue has 327 cards, of sixteen armies and of summoned beings', () => {
  expect(profiles.length).toBe(327)
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(327)
  expect(new Set(profiles.filter(({ summonOnly }) => !summonOnly).map(({ army }) => army))).toEqual(
    new Set(ARMIES_WITH_CARDS),
  )
  expect(profiles.filter(({ army }) => army === 'elementals').every(({ summonOnly }) => summonOnly)).toBe(true)
})

test('CF-ABIL the list has 117 abilities, each with its rule', () => {
  const rules = listedAbilities.map(({ rule }) => rule)
  expect(new Set(rules).size).toBe(116)
  // Master archer and Master crossbowman share one entry.
  expect(rules.filter((rule) => rule === 'CF-ABIL-63').length).toBe(2)
})

test('CF-ABILGEN-06 an ability is written with its number or its word, and in no other way', () => {
  expect(['scout', 'leadership/10', 'mutagenic/-1', 'immunity-fear', 'alliance-light'].map(isAbility)).toEqual(
    Array(5).fill(true),
  )
  expect(['scout/1', 'leadership', 'immunity', 'immunity-boredom', 'flying', 'leadership/x'].map(isAbility)).toEqual(
    Array(6).fill(false),
  )
  expect(listedAbility('immunity-fear')?.rule).toBe('CF-ABIL-51')
})

test.each(listedProfiles.map((card) => [card.id, card] as const))(
  'CF-BASE-07 to -13 %s has the Size of its base, people and abilities, or prints another',
  (_, card) => {
    expect(card.size).toBe(printedSize(card.id) ?? sizeOf(card))
  },
)

test('CF-BASE-13 the Force of a card follows from its Size, or the card sets it', () => {
  expect(profileNamed('lions-guard-of-alahan')?.force).toBe(1)
  expect(profileNamed('lions-knight-of-the-lion')?.force).toBe(2)
  const enormous = profiles.find(({ size }) => size === 'very-large')!
  expect(enormous.force).toBe(3)
  expect(profileNamed('orcs-warrior-of-stone')?.force).toBe(2)
})

test('CF-PROFILES-06 proposed spells and miracles are known, and servants have cards', () => {
  for (const { spells, miracles, machine } of profiles) {
    expect(spells.filter((id) => !spellNamed(id))).toEqual([])
    expect(miracles.filter((id) => !miracleNamed(id))).toEqual([])
    if (machine?.servant) expect(profileNamed(machine.servant)).toBeDefined()
  }
})

test('CF-PROFILES-02 house and public figures are marked, figures of the book are not', () => {
  const guard = profileNamed('lions-guard-of-alahan')!
  expect(guard.sources.house).toContain('ini')
  expect(guard.sources.house).not.toContain('str')
  const paladin = profileNamed('lions-paladin-of-alahan')!
  expect(paladin.sources.public).toContain('ini')
  expect(paladin.sources.house).toEqual([])
})

test('CF-COST-15 16 costs come from the book, 4 from public lists, 2 are split, 1 is from this house, and 304 come from the model', () => {
  const count = (basis: string) => profiles.filter(({ sources }) => sources.ap === basis).length
  expect(['book', 'public', 'split', 'house', 'model'].map(count)).toEqual([16, 4, 2, 1, 304])
})

test.each(Object.entries(modelled))('CF-COST-01 to -11 the model prices %s at %d', (id, cost) => {
  const card = listedProfiles.find((listedProfile) => listedProfile.id === id)!
  expect(Math.abs(modelCost(card, card.capacityAp)! - cost)).toBeLessThan(0.06)
  if (card.apBasis === 'model') expect(Math.abs(card.ap - cost)).toBeLessThanOrEqual(0.51)
})

test('CF-COST-01 no fighter costs less than 5, and the model does not price immobile machines', () => {
  const guard = listedProfiles.find(({ id }) => id === 'lions-guard-of-alahan')!
  const weakling = { ...guard, ini: 0, att: 0, str: 0, def: 0, res: 0, mov: 5, cou: 0, dis: 0, abilities: [] }
  expect(modelPrice(weakling)).toBe(5)
  expect(modelPrice(listedProfiles.find(({ id }) => id === 'lions-ballista-of-alahan')!)).toBeNull()
})

test('CF-ALLY-05 to -21 every alliance is mutual, as CF-ALLY-08 rules', () => {
  const oneSided = peoples.flatMap(({ id, allies }) =>
    allies.filter((ally) => !areAllied(ally, id)).map((ally) => [id, ally]),
  )
  // The book lists some alliances on one side only; the ruling makes them mutual.
  expect(oneSided).toEqual([])
})

test('CF-ARTEFACT-05 to -39, CF-RELIC-06 to -12, CF-LITURGY-04, CF-LITURGY-06, CF-PACK-24 artefacts and relics grant listed abilities', () => {
  expect(artefacts.filter(({ rule }) => !rule.startsWith('CF-REV-')).length).toBe(41)
  expect(artefacts.flatMap(({ grants }) => grants ?? []).filter((ability) => !isAbility(ability))).toEqual([])
})

test('every card has an icon of the set', () => {
  expect(profiles.map(({ icon }) => icon).filter((icon) => !ICONS.includes(icon))).toEqual([])
  expect(peopleNamed('lions')?.path).toBe('light')
})
