import { InputError, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import listed from '../../data/abilities.json' with { type: 'json' }
import { spherewars } from '../game.ts'
import coreEs from '../locales/es/core.json' with { type: 'json' }
import coreFr from '../locales/fr/core.json' with { type: 'json' }
import { phrases } from '../locales/phrases.ts'
import { draftSchema } from './band-list.ts'
import { roster } from './roster.ts'
import { TRANSLATED_NAMES } from './translated-names.ts'
import { findAbilityId, findRecruit, parseRace } from './written-names.ts'

const BATTLER = { who: 'battler', seat: 1, x: 30, y: 20 }

function figure(more: Record<string, Json>) {
  const { state } = spherewars.saves.readPosition({
    figures: [{ who: 'Near Heart', seat: 0, x: 10, y: 20, ...more }, BATTLER],
  })
  return state.combatants[0]!
}

function refusals(more: Record<string, Json>): string[] {
  try {
    figure(more)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

describe('printed names are accepted as ids', () => {
  test('for every combatant and everything it may have, in every language', () => {
    const nameFrom = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name
    for (const names of [{}, ...TRANSLATED_NAMES]) {
      const strangers = roster.filter(({ id, name }) => findRecruit(nameFrom(names, name))?.id !== id)
      expect(strangers.map(({ name }) => name)).toEqual([])
      const unknown = listed.filter(({ id, name }) => findAbilityId(nameFrom(names, name)) !== id)
      expect(unknown.map(({ name }) => name)).toEqual([])
    }
  })

  test('with titles, in lower case, in the plural, and for each figure of a group', () => {
    const found = (written: string) => {
      const { id, member } = findRecruit(written) ?? {}
      return { id, member }
    }
    expect(found('Nek’Org the Impaler')).toEqual({ id: 'nekorg', member: 0 })
    expect(found('nirlem el paladín')).toEqual({ id: 'nirlem', member: 0 })
    expect(found('near hearts')).toEqual({ id: 'near-heart', member: 0 })
    expect(found('Imp')).toEqual({ id: 'pack-of-imps', member: 0 })
    expect(found('Postulant')).toEqual({ id: 'cohort-of-postulants', member: 3 })
    expect({ nobody: findRecruit('nobody'), '3': findRecruit('3') }).toEqual({ nobody: undefined, '3': undefined })
  })

  test('for races', () => {
    const races = ['scions', 'alliance', 'urueh', 'adepts'] as const
    for (const words of [phrases.en, coreEs, coreFr])
      expect(races.map((race) => parseRace(words[`race.${race}`]))).toEqual(races)
    expect(parseRace('the Alliance')).toBe('alliance')
  })
})

test('in situations, which also accept names of states, heights and levels of fear', () => {
  const profile = { weapons: ['Blunt'], abilities: ['Combatiente experto'], height: 'large', fear: 'terrifying' }
  const artefacts = ['Rune of Vigour']
  const heart = figure({ profile, artefacts, consumables: ['potion de courage'], states: ['Paralyzed', 'Concussion'] })
  expect(heart.profile).toMatchObject({ weapons: ['blunt'], abilities: ['expert-combatant'], height: 3, fear: 3 })
  expect({ artefacts: heart.artefacts, consumables: heart.consumables }).toEqual({
    artefacts: ['rune-of-vigour'],
    consumables: ['potion-of-courage'],
  })
  expect(heart.states.map(({ kind }) => kind)).toEqual(['paralysed', 'concussed'])
  expect(figure({ who: 'Postulant' }).profile.name).toBe('Postulant')
  expect(figure({ who: 'Cohort of Postulants' }).profile.name).toBe('Postulant Private')
})

test('and similar names are suggested for unknown ones', () => {
  expect(refusals({ who: 'Heart Near' })).toEqual([
    'figures[0].who: the combatant "Heart Near" does not exist; did you mean Near Heart, Equestrian Heart?',
  ])
  expect(refusals({ who: 'Zyx' })).toEqual(['figures[0].who: the combatant "Zyx" does not exist'])
  expect(refusals({ artefacts: ['Rune of Skill'] })[0]).toMatch(/"Rune of Skill" is unknown; did you mean .*Rune of/)
})

test('in bands, where a player’s own profiles take precedence', async () => {
  const lines = [
    { id: 'Nirlem the Paladin', option: 'Blunt', artefacts: ['Light Attack Rune'], consumables: ['Attack Potion'] },
    { id: 'Cartero', faction: 'Legion of the One Hundred Hearts' },
  ]
  const { race, entries } = draftSchema.parse({ race: 'The Alliance', points: 500, entries: lines })
  expect(race).toBe('alliance')
  expect(entries).toMatchObject([
    { id: 'nirlem', option: 'blunt', artefacts: ['light-attack-rune'], consumables: ['attack-potion'] },
    { id: 'Cartero', faction: 'legion' },
  ])
  const { profileExamples } = await spherewars.content.forces!()
  const house = { ...(profileExamples![0] as Record<string, Json>), id: 'rangers', name: 'Rangers' }
  const own = draftSchema.parse({ race: 'alliance', points: 500, entries: [{ id: 'rangers' }], profiles: [house] })
  expect(own.entries[0]!.id).toBe('rangers')
})
