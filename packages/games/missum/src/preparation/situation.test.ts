import { InputError, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { areOverlapping, areTouching, centreOf } from '../body.ts'
import { missum } from '../game.ts'
import type { State } from '../state.ts'
import { eventArgs, legion, optionKeys, promptId, scene, unit } from '../testing/scene.ts'
import type { Setup } from './setup-data.ts'

type Position = Record<string, Json> & { units: Record<string, Json>[] }

const SOUTH = legion('South line', 0, 600, 800)
const NORTH = legion('North line', 1, 600, 300)

/** Gets the faults of a situation; empty if there are none. */
function problems(position: Record<string, Json>): string[] {
  try {
    missum.saves.readPosition({ units: [SOUTH, NORTH], ...position })
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

describe('an invalid situation is refused with the field at fault:', () => {
  const third = (more: Record<string, Json>) => problems({ units: [SOUTH, NORTH, legion('Third', 0, 1200, 800, more)] })

  test.each<[string, Record<string, Json>, RegExp]>([
    [
      'a weapon nobody has',
      { weapons: ['sword'] },
      /^units\[2\]\.weapons\[0\]: "sword" is not a weapon of this race; .*longSword.*MI-MELEEFACTOR-33/,
    ],
    [
      'a weapon of another race',
      { race: 'shen', weapons: ['longSword'] },
      /^units\[2\]\.weapons\[0\]: "longSword" is not a weapon/,
    ],
    ['no place', { at: null }, /^units\[2\]\.at: /],
    ['a place off the table', { at: [5, 5] }, /^units\[2\]: "Third" does not fit on the table/],
    ['a place on others', { at: [600, 800] }, /^units\[2\]: "Third" overlaps "South line" \(MI-PASS-05\)/],
    ['a name that is taken', { name: 'South line' }, /^units\[2\]\.name: the name "South line" is taken/],
    ['somebody it is with', { with: 'Nobody' }, /^units\[2\]\.with: no unit is called "Nobody"/],
    ['whom it routs from', { routing: ['Nobody'] }, /^units\[2\]\.routing\[0\]: no unit is called "Nobody"/],
    ['a way of being gone', { gone: { how: 'asleep', turn: 1 } }, /^units\[2\]\.gone\.how: /],
    ['a field there is not', { speed: 3 }, /^units\[2\]: .*"speed"/],
  ])('%s', (_what, more, message) => {
    const found = third(more)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  test('contacts of friends, false contacts, detached leaders, invalid losses, spells of a legion and a turn after the last are refused', () => {
    const second = legion('Second', 0, 600, 300)
    const contact = (attacker: string, defender: string) =>
      problems({ units: [SOUTH, NORTH, second], contacts: [{ attacker, defender }] })
    expect(contact('South line', 'North line')).toEqual(['contacts[0]: "South line" does not touch "North line"'])
    expect(contact('South line', 'Second')).toEqual(['contacts[0]: "South line" and "Second" are on the same side'])
    expect(contact('Second', 'North line')).toEqual([])
    const leader = { name: 'Leader', seat: 0, at: [600, 900], office: 'dritlan', with: 'South line' }
    expect(problems({ units: [SOUTH, NORTH, leader] })).toEqual(['units[2].with: "Leader" does not touch "South line"'])
    expect(third({ figures: 10, original: 9 })).toEqual(['units[2].original: is fewer than there are now'])
    expect(third({ spells: [1, 1, 1] })).toEqual(['units[2].spells: "Third" is not a magic user'])
    expect(problems({ turn: 13 })).toEqual(['turn: the battle lasts 12 turns (MI-VICTORY-02)'])
  })

  test('MI-DIVISION-03 the reserve cannot hold three legions', () => {
    const huitsanyal = [{ seat: 0, reserve: true }]
    const reserves = (count: number) =>
      Array.from({ length: count }, (_, i) => legion(`Reserve ${i}`, 0, 300 + 400 * i, 1100))
    expect(problems({ huitsanyal, units: [NORTH, ...reserves(2)] })).toEqual([])
    expect(problems({ huitsanyal, units: [NORTH, ...reserves(3)] })).toEqual([
      'units[3].huitsan: a side may have at most 2 legions in reserve (MI-DIVISION-03)',
    ])
  })

  test('unknown place', () => {
    expect(problems({ units: [SOUTH, { name: 'Third', seat: 1, weapons: ['longSword'] }] })).toEqual([
      'units[1].at: "Third" has no position',
    ])
  })
})

describe('dead unit', () => {
  const leader = (office: string, more: Record<string, Json>) => ({ name: office, seat: 0, office, ...more })
  const units = (...more: Json[]) => [SOUTH, NORTH, ...more]

  test('MI-LEADER-06 MI-LEADER-20 the kérdu commands from the second turn after the dritlán was lost', () => {
    const begins = (turn: number) => {
      const fallen = leader('dritlan', { gone: { how: 'lost', turn: 2 } })
      const match = scene({ turn, step: 'start', units: units(fallen, leader('kerdu', { at: [1500, 1000] })) })
      return eventArgs(match, 'taken-over').length
    }
    expect({ 3: begins(3), 4: begins(4) }).toEqual({ 3: 0, 4: 1 })
  })

  test('MI-LEADER-06 this also works in the middle of a turn', () => {
    const commander = (turn: number) => {
      const fallen = leader('dritlan', { gone: { how: 'lost', turn: 2 } })
      const { state } = missum.saves.readPosition({
        turn,
        step: 5,
        units: units(fallen, leader('kerdu', { at: [1500, 1000] })),
      })
      return state.huitsanyal[0]!.commander
    }
    expect({ 3: commander(3), 4: commander(4) }).toEqual({ 3: null, 4: 3 })
  })

  test('MI-ORDER-04 after the loss of a kérdu the opponent decides who moves', () => {
    const lostLeader = leader('kerdu', { gone: { how: 'lost', turn: 1 } })
    const match = scene({ turn: 2, step: 'start', units: units(lostLeader) })
    expect({ seat: match.pending[0]?.seat, promptId: promptId(match), offeredKeys: optionKeys(match) }).toEqual({
      seat: 1,
      promptId: 'ask.mover',
      offeredKeys: ['move', 'countermove'],
    })
    expect(unit(match, 'kerdu')).toMatchObject({ body: null, fate: 'lost' })
  })
})

describe('losses of the current turn are entered in its record step, earlier losses are not:', () => {
  const second = ({ gone, ...more }: Record<string, Json>): Json => {
    const { at, ...rest } = legion('Second', 0, 1200, 800, more) as Record<string, Json>
    return gone ? { ...rest, gone } : { ...rest, at: at! }
  }
  const pointsAfter = (lost: Json, turn: number, more: Record<string, Json> = {}) => {
    const spare = legion('Spare', 1, 1800, 300)
    const match = scene({ turn, step: 10, units: [SOUTH, NORTH, lost, spare], ...more })
    return ['South line', 'North line'].map((name) => unit(match, name).points)
  }

  test('MI-MPOINT-04 MI-MPOINT-05 a routed line legion costs points by its first size, and the victors get the credit', () => {
    const routedLegion = (on: number) => second({ original: 40, gone: { how: 'routed', turn: on, by: ['North line'] } })
    expect(pointsAfter(routedLegion(3), 3)).toEqual([-2, 1])
    expect(pointsAfter(routedLegion(2), 3)).toEqual([0, 0])
    expect(pointsAfter(second({ gone: { how: 'destroyed', turn: 3 } }), 3)).toEqual([0, 0])
  })

  test('MI-MPOINT-04 broken legions that have yet to run, and stopped ones that broke earlier', () => {
    const running = (stalled: boolean) => second({ routing: ['North line'], stalled })
    expect(pointsAfter(running(false), 3)).toEqual([-1, 1])
    expect(pointsAfter(running(true), 3)).toEqual([0, 0])
  })

  test('MI-MPOINT-07 MI-MPOINT-08 a lost dritlán and kérdu', () => {
    const lostLeader = (office: string, turn: number) => ({
      name: office,
      seat: 0,
      office,
      gone: { how: 'lost', turn },
    })
    expect({ 3: pointsAfter(lostLeader('dritlan', 3), 3)[0], 2: pointsAfter(lostLeader('dritlan', 2), 3)[0] }).toEqual({
      3: -2,
      2: 0,
    })
    expect({ 3: pointsAfter(lostLeader('kerdu', 3), 3)[0], 2: pointsAfter(lostLeader('kerdu', 2), 3)[0] }).toEqual({
      3: -6,
      2: 0,
    })
  })

  test('MI-MPOINT-06 a whole huitsán beside it', () => {
    const other = (turn: number) => second({ huitsan: 1, gone: { how: 'routed', turn } })
    const huitsanyal = [{ seat: 0 }, { seat: 0 }]
    expect({ 3: pointsAfter(other(3), 3, { huitsanyal })[0], 2: pointsAfter(other(2), 3, { huitsanyal })[0] }).toEqual({
      3: -2,
      2: 0,
    })
  })

  test('MI-ROUT-05 a unit that ran off the table stays gone when its position is loaded again', () => {
    const running = second({ routing: ['North line'] })
    const match = scene({ turn: 3, step: 1, units: [SOUTH, NORTH, running] })
    const told = JSON.parse(JSON.stringify(missum.saves.writePosition!(match.state, match.setup)))
    expect(told.units[2]).toMatchObject({ gone: { how: 'routed' } })
    const again = missum.saves.readPosition(told)
    expect(again.state.units[2]).toMatchObject({ fate: 'routed', body: null, rout: null })
    expect(problems({ units: [SOUTH, NORTH, { ...told.units[2], routing: ['North line'] }] })).toEqual([
      'units[2].routing: "Second" is gone and is not routing any more',
    ])
  })

  test('MI-LEADER-06 a position records the turn in which a dritlán was lost, even long ago', () => {
    const fallen = { name: 'Dritlán', seat: 0, office: 'dritlan', gone: { how: 'lost', turn: 2 } }
    const { state, setup } = missum.saves.readPosition({ turn: 7, step: 5, units: [SOUTH, NORTH, fallen] })
    expect((missum.saves.writePosition!(state, setup) as Position).units[2]!.gone).toEqual({ how: 'lost', turn: 2 })
  })

  test('a position also records when and by whom', () => {
    const routed = second({ gone: { how: 'routed', turn: 3, by: ['North line'] } })
    const before = missum.saves.readPosition({ turn: 3, step: 9, units: [SOUTH, NORTH, routed] })
    const after = scene({ turn: 3, step: 10, units: [SOUTH, NORTH, routed] })
    const goneOf = (state: State, setup: Setup) =>
      (missum.saves.writePosition!(state, setup) as Position).units[2]!.gone
    expect(goneOf(before.state, before.setup)).toEqual({ how: 'routed', turn: 3, by: ['North line'] })
    expect(goneOf(after.state, after.setup)).toEqual({ how: 'routed', turn: 3 })
  })
})

test('MI-LASTSTAND-04 a position saved at the start of a turn records that turn', () => {
  const village = { terrain: 'village', shape: { box: [560, 790], size: [80, 40] } }
  const around = [legion('Behind', 1, 600, 900, { facing: 'north' }), legion('Before', 1, 600, 700)]
  const units = [legion('Held', 0, 600, 800, { figures: 5, now: { moved: 20 } }), ...around]
  const match = scene({ turn: 3, step: 'start', mover: 1, units, terrain: [village] })
  expect(promptId(match)).toBe('ask.last-stand')
  const told = missum.saves.writePosition!(match.state, match.setup) as Position
  expect({ turn: told.turn, step: told.step, mover: told.mover }).toEqual({ turn: 3, step: 'start', mover: 1 })
  expect(told.units[0]!.now).toMatchObject({ moved: 20 })
})

test('MI-LEADER-03 a leader with a legion needs no place: the first stands behind it, a second beside it', () => {
  const staff = (name: string, office: string) => ({ name, seat: 0, office, with: 'South line' })
  const units = [SOUTH, NORTH, staff('Dritlán', 'dritlan'), staff('Mage', 'defenceMage')]
  const { state } = missum.saves.readPosition({ units })
  const [legionBody, leader, mage] = [0, 2, 3].map((id) => state.units[id]!.body!)
  expect({ leader: areTouching(legionBody!, leader!), mage: areTouching(legionBody!, mage!) }).toEqual({
    leader: true,
    mage: true,
  })
  expect(areOverlapping(leader!, mage!)).toBe(false)
  expect(centreOf(leader!).y).toBeGreaterThan(centreOf(legionBody!).y)
  expect(problems({ units: [SOUTH, NORTH, { name: 'Leader', seat: 0, office: 'dritlan' }] })).toEqual([
    'units[2].at: "Leader" has no position',
  ])
})

test('MI-ALLOWANCE-02 MI-SPECIAL-04 MI-SPECIAL-07 a magic user without listed spells has those of their level and people', () => {
  const mage = (nation: string, level: number, more: Record<string, Json> = {}) => {
    const given = { name: 'Mage', seat: 0, at: [1500, 1000], office: 'attackMage', level, ...more }
    return missum.saves.readPosition({ nations: [nation, 'other'], units: [SOUTH, NORTH, given] }).state.units[2]!
      .spells
  }
  expect({ other: mage('other', 11), livyani: mage('livyani', 11), shen: mage('shen', 11) }).toEqual({
    other: [2, 3, 2],
    livyani: [3, 5, 3],
    shen: [1, 2, 1],
  })
  expect(mage('shen', 11, { spells: [0, 1, 0] })).toEqual([0, 1, 0])
})

test('a position loaded at the start of a turn is logged as such', () => {
  const { state, setup } = missum.saves.readPosition({ turn: 3, step: 'start', mover: 1, units: [SOUTH, NORTH] })
  const told = missum.saves.writePosition!(state, setup) as Position
  expect({ turn: told.turn, step: told.step, mover: told.mover }).toEqual({ turn: 3, step: 'start', mover: 1 })
})

test('MI-MPOINT-04 nothing is pending for intact units or for losses before the turn begins', () => {
  const dritlan = { name: 'Dritlán', seat: 0, office: 'dritlan', gone: { how: 'lost', turn: 3 } }
  const lossesAt = (step: number | 'start') =>
    missum.saves.readPosition({ turn: 3, step, units: [SOUTH, NORTH, dritlan] }).state.losses
  expect(lossesAt(9).map(({ kind }) => kind)).toEqual(['dritlan'])
  expect(lossesAt('start')).toEqual([])
  expect(missum.saves.readPosition({ turn: 3, step: 9, units: [SOUTH, NORTH] }).state.losses).toEqual([])
})

test('a facing is a compass side or a direction', () => {
  const facingOf = (facing: Json) => {
    const { state } = missum.saves.readPosition({ units: [legion('South line', 0, 600, 800, { facing }), NORTH] })
    const body = state.units[0]!.body
    return body?.kind === 'ranks' ? body.formation.pose.facing : undefined
  }
  expect(facingOf('east')).toEqual(facingOf([5, 0]))
  expect(facingOf('west')).toEqual(facingOf([-1, 0]))
  expect(facingOf('east')).not.toEqual(facingOf('west'))
})

test('a position records hurrying this turn and the side a piece of terrain shelters', () => {
  const wall = { terrain: 'lowWall', shelters: 1, shape: { wall: [[100, 100], [200, 100]] } } // biome-ignore format: a wall
  const units = [legion('South line', 0, 600, 800, { now: { hurried: true } }), NORTH]
  const { state, setup } = missum.saves.readPosition({ turn: 2, step: 5, units, terrain: [wall] })
  const told = missum.saves.writePosition!(state, setup) as Position & { terrain: readonly object[] }
  expect(told.units[0]!.now).toMatchObject({ hurried: true })
  expect(told.terrain).toEqual([expect.objectContaining({ shelters: 1 })])
})
