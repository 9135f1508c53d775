import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { entryNamed } from '../bands/roster.ts'
import { beside, RIGHT, UP } from '../testing/beside.ts'
import { eventArgs, figure, optionKeys, path, placeOf, scene } from '../testing/scene.ts'

/** Enemies far away: two, so that their owner is asked whom to activate. */
const IDLE = [figure('near-heart', 1, 38, 2, { name: 'Idle' }), figure('near-heart', 1, 38, 5, { name: 'Idler' })]

describe('a Stevedore (MOV 3) joins a Battler', () => {
  const drawn = [4, 4, 4, 4, 4, 4]

  /** The Stevedore at (20, 20) joins the Battler so far up the table, straight ahead, with something in between. */
  function join(gap: number, scenery: Json[] = []) {
    const figures = [
      figure('stevedore', 0, 20, 20, { used: ['sulphuric-rock'] }),
      beside('Stevedore', UP, 'battler', 1, { gap, name: 'Target' }),
      ...IDLE,
    ]
    const match = scene({ scenery, figures }, { answers: ['join', '1', path([20, 20 - gap])], dice: drawn })
    return [eventArgs(match, 'charges').length, eventArgs(match, 'engages').length]
  }

  test('SW-MOVE-10 SW-MOVE-11: within 3 inches in full sight it charges, within 6 it engages', () => {
    expect({ 3: join(3), '3.1': join(3.1), 6: join(6) }).toEqual({ 3: [1, 0], '3.1': [0, 1], 6: [0, 1] })
  })

  test('SW-MOVE-13 SW-SIGHT-10: partial sight is enough for a charge', () => {
    const copse = [{ type: 'wood', x: 20.7, y: 18.5, diameter: 1, density: 'bare' }]
    expect(join(3, copse)).toEqual([1, 0])
  })

  test('SW-MOVE-13 SW-SIGHT-06 SW-MOVE-17: without sight it engages at any distance', () => {
    const thicket = [{ type: 'wood', x: 20, y: 18.7, diameter: 1.4, density: 'bare' }]
    expect(join(2.5, thicket)).toEqual([0, 1])
  })
})

describe('an engagement that falls short', () => {
  /** A Near Heart (MOV 3) goes for a Battler 8 inches up the table, with a Fiend beside it in some cases. */
  function short(others: Json[]) {
    const figures = [
      figure('near-heart', 0, 20, 20, { name: 'Heart' }),
      beside('Heart', UP, 'battler', 1, { gap: 8 }),
      ...others,
      ...IDLE,
    ]
    return placeOf(scene({ figures }, { answers: ['join', '1', path([20, 12])] }), 'Heart')
  }

  test('SW-MOVE-20: it moves 6 inches if it could have sped up, and 3 with an enemy closer than 5 inches', () => {
    expect(short([])).toEqual([20, 14])
    expect(short([beside('Heart', RIGHT, 'fiend', 1, { gap: 4.9 })])).toEqual([20, 17])
  })
})

test('SW-MOVE-22 SW-MELEE-03: a Ranger that touches two enemies has joined both and chooses which to fight', () => {
  const figures = [
    figure('ranger', 0, 20, 20),
    figure('battler', 1, 19.2, 16, { name: 'Left' }),
    figure('battler', 1, 20.8, 16, { name: 'Right' }),
    ...IDLE,
  ]
  const way = ['join', '1', path([20, 17.15])]
  expect(optionKeys(scene({ figures }, { answers: way }))).toEqual(['1', '2'])
  const match = scene({ figures }, { answers: [...way, '2'], dice: [4, 4, 4, 4, 4, 4, 1] })
  expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ranger', defender: 'Right' }])
})

test('SW-PROFILE-01 SW-PROFILE-05 SW-PROFILE-06 SW-ROSTER-24: Liehhan’s profile', () => {
  expect(entryNamed('liehhan')?.profile).toMatchObject({
    ...{
      mov: 4,
      com: 2,
      dex: 3,
      str: 4,
      conMundane: 6,
      conArcane: 7,
      fur: 4,
      pow: null,
      wounds: 7,
      height: 3,
      fear: 2,
    },
    ...{ morale: 'unbreakable', weapons: ['blunt'], armour: [], base: { radius: 2000 } },
  })
  const figures = [figure('liehhan', 0, 20, 20), beside('Liehhan', RIGHT, 'near-heart', 1, { name: 'Prey' }), ...IDLE]
  expect(optionKeys(scene({ figures }))).toEqual(['done', 'regeneration-offering', 'smothering-embrace', 'bellow'])
  // One success: one DEX less against Liehhan; two: a wound as well.
  const embraced = scene(
    { figures },
    { answers: ['smothering-embrace', '4'], dice: [5, 5, 1, 1, 5, 5, 5, 4, 4, 1, 1, 1, 1] },
  )
  expect(eventArgs(embraced, 'wounded')[0]).toEqual({ victim: 'Prey', wounds: 1, left: 4 })
})
