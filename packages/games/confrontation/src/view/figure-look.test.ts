import { expect, test } from 'vitest'
import { profileNamed, profiles } from '../armies/cards/profiles.ts'
import { lookOf } from './figure-look.ts'

function lookNamed(id: string) {
  return lookOf(profileNamed(id)!)
}

test('a spearman holds a spear and a shield, in the colours of the people', () => {
  expect(lookNamed('lions-guard-of-alahan')).toMatchObject({
    body: 'human',
    right: 'spear',
    left: 'kite-shield',
    colours: { cloth: '#264a8c' },
  })
})

test('magicians wear robes and carry staffs', () => {
  expect(lookNamed('cynwall-heliast')).toMatchObject({ clothing: 'robe', head: 'mage', right: 'staff' })
})

test('standard-bearers carry a banner, musicians a drum', () => {
  for (const profile of profiles) {
    const { right, left } = lookOf(profile)
    if (profile.command === 'standard-bearer')
      expect({ id: profile.id, right }).toEqual({ id: profile.id, right: 'banner' })
    if (profile.command === 'musician') expect({ id: profile.id, left }).toEqual({ id: profile.id, left: 'drum' })
  }
})

test('fighters on cavalry bases ride, flyers have wings, Characters are heroes', () => {
  for (const profile of profiles.filter(({ machine }) => machine === null)) {
    const { mount, extras = [], hero = false } = lookOf(profile)
    if (profile.base === 'cavalry')
      expect({ id: profile.id, rides: mount !== undefined }).toEqual({ id: profile.id, rides: true })
    expect({ id: profile.id, flies: extras.includes('wings') }).toEqual({
      id: profile.id,
      flies: profile.flight !== null,
    })
    expect({ id: profile.id, hero }).toEqual({ id: profile.id, hero: profile.character })
  }
})
