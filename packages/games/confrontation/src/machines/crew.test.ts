import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { ASIDE, BEHIND, gun, gunner } from '../testing/gun.ts'
import { annActs, targetAt } from '../testing/marksman.ts'
import {
  barReason,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  scene,
} from '../testing/scene.ts'

describe('CF-MACHINE-10 the card of a machine', () => {
  const figures = (gunMore: object, gilMore: object): Json[] => [
    { ...(gun('Gun', 0, 20, 30) as object), ...gunMore, card: 'Gun' } as Json,
    { ...(gunner('Gil', BEHIND) as object), ...gilMore, card: 'Gun' } as Json,
    figure('Amy', 0, 20, 50),
    figure('Bob', 1, 90, 30),
  ]
  const cards = (gunMore: object, gilMore: object) =>
    scene({ phase: 'strategic', figures: figures(gunMore, gilMore) }, { answers: [{ slots: { pile: ['0', '1'] } }] })
      .state.camps[0]!.pile

  test('CF-STRATEGIC-04 stays in play if the machine is destroyed or its servants are dead', () => {
    const dead = { status: 'eliminated' }
    expect(cards(dead, {})).toEqual([0, 1])
    expect(cards({}, dead)).toEqual([0, 1])
    const gone = scene({ phase: 'strategic', figures: figures(dead, dead) })
    // With one card left the order is not asked.
    expect(promptId(gone)).toBe('ask.coordinator')
  })

  test('lets servants act as other fighters do', () => {
    const match = annActs([
      gun('Gun', 0, 20, 30, {}, {}, { status: 'eliminated' }),
      gunner('Gil', BEHIND),
      targetAt(60),
    ])
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['1:walk', '1:run']))
    expect(optionKeys(match).some((key) => key.startsWith('0:'))).toBe(false)
  })
})

test('CF-MACHINE-14 lets an undermanned machine move as usual, though it cannot fire', () => {
  const match = annActs([gun('Gun', 0, 20, 30, { crew: 2, weight: 3 }), gunner('Gil', BEHIND), targetAt(60)])
  expect(barReason(match, '0:serve')).toBe('barred.crew CF-MACHINE-14')
  giveAnswers(match, '0:haul', path([27, 30]))
  expect(placeOf(match, 'Gun')).toEqual([27, 30])
  expect(placeOf(match, 'Gil')).toEqual([23.88, 30])
})

test('CF-MACHINE-42, CF-ACT-14 a fighter that helps to fire the machine, aiming or not, cannot cast in the same turn', () => {
  const magic = { level: 'master', elements: ['light', 'air'], paths: ['solaris'], intensity: 8 }
  const mage = (abilities: readonly string[]) =>
    gunner(
      'Gus',
      ASIDE,
      { pow: 4, magic, abilities: [...abilities] },
      { spells: ['arrow-of-mana'], gems: { light: 2 } },
    )
  const serveGun = (abilities: readonly string[]) =>
    annActs([gun('Gun', 0, 20, 30, { crew: 2 }), gunner('Gil', BEHIND, { aim: 5 }), mage(abilities), targetAt(40)], {
      answers: ['0:serve', '1', '3'],
      dice: [1],
    })
  expect(optionKeys(serveGun([])).includes('2:cast')).toBe(false)
  expect(optionKeys(serveGun(['warrior-mage'])).includes('2:cast')).toBe(true)
  expect(serveGun([]).state.turn?.done?.fired).toEqual([1, 2])
})

test('CF-MACHINE-37 a rallied servant that returns to the machine serves it again', () => {
  const crew = (more: object) => [gun('Gun', 0, 20, 30), { ...(gunner('Gil', BEHIND) as object), ...more } as Json]
  const match = annActs([...crew({ x: 12 }), targetAt(40)], { answers: ['1:walk', path([16.875, 30])] })
  expect(optionKeys(match)).toContain('0:serve')
  expect(fighterNamed(match, 'Gil').serves).toBe(0)
})
