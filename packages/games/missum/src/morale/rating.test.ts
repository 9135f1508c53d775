import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { legion } from '../testing/scene.ts'
import { ratingOf } from './rating.ts'

function rating(more: Record<string, Json>): number | null {
  return ratingOf(missum.saves.readPosition({ units: [legion('A', 0, 600, 600, more)] }).state.units[0]!)
}

test.each([
  ['light', 11],
  ['none', 11],
  ['medium', 13],
  ['heavy', 13],
])('MI-RATING-02 rating of regulars in %s armour', (armour, expected) => {
  expect(rating({ armour })).toBe(expected)
})

test.each([
  [{ standing: 'peasant' }, 2],
  [{ standing: 'irregular', armour: 'light' }, 4],
  [{ standing: 'irregular', armour: 'medium' }, 6],
  [{ standing: 'irregular', armour: 'heavy' }, 8],
])('MI-RATING-03 MI-TYPE-03 rating of irregulars %j', (more, expected) => {
  expect(rating(more)).toBe(expected)
})

test('MI-RATING-04 bodyguards have 16; a scenario may set any rating', () => {
  expect(rating({ standing: 'bodyguard', armour: 'light' })).toBe(16)
  expect(rating({ morale: 20 })).toBe(20)
})

test('MI-RATING-05 fanatics have 18', () => {
  expect(rating({ standing: 'fanatic', armour: 'light' })).toBe(18)
})

test.each([
  ['hlaka', 8],
  ['pachiLei', 11],
  ['pygmyFolk', 11],
  ['swampFolk', 11],
  ['peChoi', 13],
  ['tinaliya', 13],
  ['serudla', 13],
  ['chyrstalli', 13],
  ['hlutrgu', 13],
  ['shunnedOne', 13],
  ['nlyss', 16],
  ['ahoggya', 16],
  ['shen', 16],
  ['sro', 16],
  ['graySsu', 16],
  ['blackSsu', 16],
  ['hlyss', 18],
])('MI-RATING-06 %s', (race, expected) => {
  expect(rating({ race, weapons: [], figures: 2 })).toBe(expected)
})

test('MI-RATING-07 crews of engines have 11', () => {
  expect(rating({ engine: 'lightDartThrower', weapons: [], figures: 2 })).toBe(11)
})

test('MI-RATING-08 skirmishers are rated as light infantry whatever their armour', () => {
  expect(rating({ type: 'regularSkirmisher' })).toBe(11)
  expect(rating({ type: 'irregularSkirmisher' })).toBe(4)
})

test.each(['dritlan', 'kerdu', 'attackMage', 'defenceMage'])('MI-RATING-01 a %s has no rating', (office) => {
  expect(rating({ office })).toBeNull()
})

test('MI-RATING-05 MI-SPECIAL-02 acolyte-guards have the morale of fanatics', () => {
  expect(rating({ office: 'guards' })).toBe(18)
})
