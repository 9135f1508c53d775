import { expect, test } from 'vitest'
import { abilities } from '../ability.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { artefacts, miracles, spells } from '../armies/extras/armoury.ts'
import { innateCapacities, innateCapacity } from '../armies/extras/innate-capacities.ts'
import { miraclesOf } from '../divination/miracle.ts'
import { spellsOf } from '../incantation/spell.ts'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed } from '../testing/scene.ts'

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)

test.each(ids(spells))('the spell %s of the catalogue has an object that casts it', (id) => {
  const play = loadPosition({ figures: [magician('Ann', 0, 20, 30, { spells: [id] })] })
  expect(ids(spellsOf(fighterNamed(play, 'Ann')))).toEqual([id])
})

test.each(ids(miracles))('the miracle %s of the catalogue has an object that calls it', (id) => {
  const play = loadPosition({ figures: [faithful('Ann', 0, 20, 30, { miracles: [id] })] })
  expect(ids(miraclesOf(fighterNamed(play, 'Ann')))).toEqual([id])
})

test('every artefact and relic of the catalogue has an object with hooks, or needs nothing beyond its data', () => {
  const unplayed = artefacts.filter(({ id, grants }) => !abilities.find(id) && grants === undefined)
  expect(ids(unplayed)).toEqual([])
})

/** CF-REV-GRIFFIN-18, CF-CRYHAVOC-03: rules for building armies, and rules of the articles. */
const OF_ARMIES = ['CF-REV-GRIFFIN-18', 'CF-CRYHAVOC-03']

test('every capacity of a revised card has an object with hooks, and its other names are implemented elsewhere', () => {
  expect(ids(innateCapacities).filter((id) => !abilities.find(id))).toEqual([])
  const named = new Set(profiles.flatMap(({ capacities }) => capacities))
  const isPlayed = (id: string) => innateCapacity(id) !== undefined || artefacts.some(({ rule }) => rule === id)
  expect([...named].filter((id) => !isPlayed(id) && !OF_ARMIES.includes(id))).toEqual([])
})
