import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { lookOf } from './figure-look.ts'

const setup = missum.rules.readSetup(missum.content.presets[0]!.setup)
const { figures, reserve = [] } = missum.view.show(missum.rules.begin(setup), setup, undefined)
const units = missum.rules.begin(setup).units

test('every unit of a battle has looks', () => {
  for (const { name, look } of [...figures, ...reserve])
    expect({ name, looks: look !== undefined }).toEqual({ name, looks: true })
})

test('the two armies have different colours', () => {
  const [south, north] = [0, 1].map((seat) => units.find((unit) => unit.seat === seat)!)
  expect(lookOf(south!).colours.cloth).not.toBe(lookOf(north!).colours.cloth)
})

test('looks follow armour, weapons and shield', () => {
  const { troop } = units.find(({ office }) => office === null)!
  const armed = {
    ...troop,
    race: 'human',
    engine: null,
    armour: 'heavy',
    weapons: ['longSpear'],
    missile: null,
    shield: true,
  } as const
  expect(lookOf({ seat: 0, troop: armed, office: null })).toMatchObject({
    clothing: 'plate',
    right: 'spear',
    left: 'tower-shield',
  })
  const archers = { ...armed, armour: 'light', missile: 'longBow' } as const
  expect(lookOf({ seat: 0, troop: archers, office: null })).toMatchObject({
    clothing: 'leather',
    right: 'bow',
    extras: ['quiver'],
  })
  expect(lookOf({ seat: 0, troop: { ...armed, race: 'hlaka' }, office: null })).toMatchObject({
    body: 'bird',
    extras: ['wings'],
  })
})

test('leaders are heroes: a dritlán carries a banner', () => {
  const { troop } = units[0]!
  expect(lookOf({ seat: 0, troop, office: { kind: 'dritlan' } })).toMatchObject({ hero: true, right: 'banner' })
})
