import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { checkArmy } from '../checks/check.ts'
import { ARMIES_WITH_CARDS, listSchema } from '../list.ts'
import { randomArmy } from '../random-army.ts'
import { listedAbilities, listedAbility, traitOf } from './ability-list.ts'
import { profiles } from './profiles.ts'
import { randomCards } from './random-cards.ts'

test('random cards meet almost every ability of the list, those of vehicles and servants often', () => {
  const met = new Map<string, number>()
  for (let i = 0; i < 400; i++) {
    for (const { abilities } of randomCards('lions', Random.fromSeed(`cards ${i}`))) {
      for (const ability of abilities) {
        const { id } = listedAbility(traitOf(ability).ability)!
        met.set(id, (met.get(id) ?? 0) + 1)
      }
    }
  }
  // Abilities that need other figures are on cards of the catalogue, except these Sizes.
  const printed = new Set(profiles.flatMap(({ traits }) => traits.map(({ ability }) => ability)))
  const missing = listedAbilities.filter(({ id }) => !met.has(id) && !printed.has(id)).map(({ id }) => id)
  expect(missing).toEqual(['colossal', 'gigantic'])
  for (const id of ['transport', 'minelayer', 'sapper', 'mechanic']) expect(met.get(id)).toBeGreaterThan(20)
})

test('random armies with their own cards are legal, and read as they are written', () => {
  const armies = Array.from({ length: 12 }, (_, i) =>
    randomArmy(ARMIES_WITH_CARDS[i % ARMIES_WITH_CARDS.length]!, 300, Random.fromSeed(`own ${i}`)),
  )
  expect(armies.some(({ cards }) => cards.some(({ profile }) => profile.startsWith('own-')))).toBe(true)
  for (const army of armies) {
    expect(checkArmy(army)).toEqual([])
    expect(listSchema.parse(JSON.parse(JSON.stringify(army)))).toEqual(army)
  }
})
