import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { gapBetween } from '../../body.ts'
import {
  ahead,
  countermove,
  drift,
  end,
  face,
  frontOfUnit,
  give,
  halfMove,
  order,
  refusal,
  turn,
} from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, promptId, type Scene, scene, unit } from '../../testing/scene.ts'

const enemy = legion('Enemy', 1, 300, 100)
const office = (name: string, kind: string, x: number, y: number, more: Record<string, Json> = {}): Json => ({
  name,
  seat: 0,
  at: [x, y],
  office: kind,
  ...more,
})
const dritlan = (x: number, y: number, more: Record<string, Json> = {}) => office('Dritlán', 'dritlan', x, y, more)
const restRefusal = (match: ReturnType<typeof countermove>) => {
  const [decision] = match.pending
  return decision?.kind === 'pick' ? (decision.barred ?? []).map(({ key, reason }) => `${key}: ${reason.id}`) : []
}
/** A legion and its dritlán right behind it. */
const led = (more: Record<string, Json> = {}) => [
  legion('Legion', 0, 1200, 900, more),
  dritlan(1200, 920, { with: 'Legion' }),
  enemy,
]

test('MI-LEADER-01 MI-LEADER-18 command groups have three or four figures, move 200 mm as skirmishers and start no melee', () => {
  const kerdu = office('Kérdu', 'kerdu', 600, 900)
  const match = countermove([...led(), kerdu])
  expect({ dritlNOriginal: unit(match, 'Dritlán').original, kRduOriginal: unit(match, 'Kérdu').original }).toEqual({
    dritlNOriginal: 3,
    kRduOriginal: 4,
  })
  order(match, 'Kérdu')
  expect(refusal(match, turn(1, -1), ahead(200))).toEqual([])
  expect(refusal(match, drift(-100, 174))).toEqual(['MI-RATE-23'])
  const near = order(countermove([kerdu, legion('Enemy', 1, 600, 840)]), 'Kérdu', [ahead(100)])
  expect(near.state.contacts).toEqual([])
})

test('MI-LEADER-01 the 300 mm command distance does not apply to them', () => {
  const far = [...led(), office('Kérdu', 'kerdu', 2300, 900)]
  expect(refusal(order(countermove(far), 'Kérdu'), ahead(200))).toEqual([])
})

test('MI-LEADER-03 a dritlán travels only between the legions of the huitsán', () => {
  const match = order(countermove([...led(), legion('Second', 0, 1600, 900)]), 'Dritlán')
  expect(refusal(match, drift(-50, 0))).toEqual(['MI-LEADER-03'])
  // Straight to the rear of the other legion.
  expect(refusal(match, drift(0, 300))).toEqual(['MI-RATE-23'])
  give(match, [drift(0, 200)])
  // They chose the other legion as their goal.
  expect(unit(match, 'Dritlán')).toMatchObject({ with: null, heading: 3 })
  const there = order(countermove([...led(), legion('Second', 0, 1350, 900)]), 'Dritlán', [drift(0, 150)])
  expect(unit(there, 'Dritlán').with).toBe(3)
})

test('MI-LEADER-03 a dritlán whose legion moved off must follow before the step ends', () => {
  const match = countermove(led())
  order(match, 'Legion', [ahead(150)], 'stop')
  expect(unit(match, 'Dritlán').with).toBeNull()
  expect(optionKeys(match)).not.toContain('end')
  expect(restRefusal(match)).toEqual(['end: refuse.must-move.leader'])
  order(match, 'Dritlán')
  expect(optionKeys(match)).toEqual([])
  give(match, [ahead(150)])
  expect(unit(match, 'Dritlán')).toMatchObject({ with: 0, heading: null })
})

test('MI-LEADER-03 a travelling dritlán must move the full allowance towards the chosen legion', () => {
  const match = countermove([legion('Legion', 0, 1200, 500), dritlan(1200, 920), enemy])
  order(match, 'Dritlán', [ahead(100)])
  expect(refusal(match, drift(-50, 0))).toEqual(['MI-LEADER-03'])
  expect(optionKeys(match)).toEqual([])
  give(match, [ahead(100)])
  expect(frontOfUnit(match, 'Dritlán')).toMatchObject({ y: 720 })
})

test('MI-LEADER-03 a dritlán is with one legion at a time; the opponent decides unclear cases', () => {
  const two = [legion('Left', 0, 1125, 900), legion('Right', 0, 1275, 900), dritlan(1200, 1000), enemy]
  const match = order(countermove(two), 'Dritlán', [ahead(80)])
  expect({ promptId: promptId(match), seat: match.pending[0]!.seat, offeredKeys: optionKeys(match) }).toEqual({
    promptId: 'ask.company',
    seat: 1,
    offeredKeys: ['with-0', 'with-1'],
  })
  give(match, 'with-1')
  expect(unit(match, 'Dritlán').with).toBe(1)
  // The opponent learns nothing about a cloaked legion.
  const cloaked = { enchantments: [{ kind: 'cloak', turns: 1 }] }
  const unseen = [legion('Left', 0, 1125, 900, cloaked), ...two.slice(1)]
  expect(order(countermove(unseen), 'Dritlán', [ahead(80)]).pending[0]!.seat).toBe(0)
})

test('MI-LEADER-03 a leader who stops just short of the legion closes up to it', () => {
  const match = order(countermove([legion('Legion', 0, 1200, 900), dritlan(1200, 1000), enemy]), 'Dritlán', [ahead(75)])
  expect(unit(match, 'Dritlán').with).toBe(0)
})

test('MI-LEADER-03 MI-SKIRMISH-08 to join a legion in melee a dritlán may come as close to the enemy as the legion is', () => {
  const units = [legion('Legion', 0, 1200, 900), legion('Enemy', 1, 1200, 900), dritlan(1200, 1000)]
  const match = order(countermove(units), 'Dritlán', [ahead(80)])
  expect(unit(match, 'Dritlán').with).toBe(0)
})

/** Plays on without actions until a movement step of the turn in which seat 0 is asked. */
function until(match: Scene, turn: number): Scene {
  for (
    let i = 0;
    i < 200 && (match.state.turn < turn || promptId(match) !== 'ask.unit' || match.pending[0]!.seat !== 0);
    i++
  ) {
    const idle = ['end', 'stop', 'none', 'nobody', 'back'].find((key) => optionKeys(match).includes(key))
    give(match, idle ?? optionKeys(match).at(-1)!)
  }
  return match
}

test('MI-LEADER-06 MI-LEADER-20 a huitsán that lost its dritlán has no commander until the second turn after; then the kérdu commands it', () => {
  const swept = (name: string, x: number, huitsan: number) => [
    legion(`${name} legion`, 0, x, 800, { routing: ['Enemy'], huitsan }),
    office(name, 'dritlan', x, 820, { with: `${name} legion`, huitsan }),
  ]
  const rest = [
    legion('A', 0, 1200, 900),
    legion('B', 0, 1500, 900, { huitsan: 1 }),
    office('Kérdu', 'kerdu', 1350, 950),
  ]
  const match = scene({
    step: 1,
    mover: 0,
    units: [...swept('First', 300, 0), ...swept('Second', 700, 1), ...rest, enemy],
  })
  expect(match.state.huitsanyal.map(({ commander, lostOn }) => [commander, lostOn])).toEqual([
    [null, 1],
    [null, null],
    [null, 1],
    [null, null],
  ])
  until(match, 2)
  expect(eventArgs(match, 'taken-over')).toEqual([])
  // Without a leader they count as beyond 300 mm and move at half speed.
  order(match, 'A')
  const half = match.state.step === 5 ? 75 : 37
  expect(refusal(match, ahead(half))).toEqual([])
  expect(refusal(match, ahead(half + 1))).toEqual(['MI-RATE-23'])
  give(match, 'stop')
  until(match, 3)
  expect(eventArgs(match, 'taken-over').map(({ kerdu }) => kerdu)).toEqual(['Kérdu', 'Kérdu'])
  expect(match.state.huitsanyal.filter(({ seat }) => seat === 0).map(({ commander }) => commander)).toEqual([6, 6])
})

test('MI-LEADER-07 a legion is in command if its officer is within 300 mm when it first moves in a turn', () => {
  // The base of the officer, the first figure, ends 7.5 mm left of the middle of the group.
  const at = (x: number) => order(countermove([legion('Legion', 0, 1200, 900), dritlan(x, 900), enemy]), 'Legion')
  expect(refusal(at(833), ahead(150))).toEqual([])
  expect(refusal(at(832), ahead(150))).toEqual(['MI-RATE-23'])
})

test('MI-LEADER-07 the result in the first half move also applies to the second', () => {
  const match = halfMove([
    legion('Legion', 0, 1200, 900),
    dritlan(1200, 1180),
    legion('Other', 0, 1200, 1160, { figures: 3 }),
    enemy,
  ])
  order(match, 'Legion', [ahead(75)], 'stop')
  end(end(match))
  expect(match.state.step).toBe(7)
  // Now it is 335 mm away.
  expect(refusal(order(match, 'Legion'), ahead(75))).toEqual([])
})

test('MI-LEADER-08 out of command: half movement, no charge and no contact', () => {
  const match = order(
    countermove([legion('Legion', 0, 1200, 900), dritlan(300, 900), legion('Enemy', 1, 1200, 880)]),
    'Legion',
  )
  expect(optionKeys(match)).toEqual(['stop', 'shape'])
  give(match, [ahead(75)])
  expect(match.state.contacts).toEqual([])
})

test('MI-LEADER-02 MI-LEADER-11 MI-DIVISION-04 a reserve legion moves normally but cannot charge or make contact until it is transferred', () => {
  const reserve = { huitsanyal: [{ seat: 0 }, { seat: 1 }, { seat: 0, reserve: true }] }
  const units = [
    legion('Reserve', 0, 1200, 900, { huitsan: 1 }),
    dritlan(300, 1000),
    legion('Led', 0, 300, 980),
    legion('Enemy', 1, 1200, 800),
  ]
  const match = order(countermove(units, reserve), 'Reserve')
  expect(optionKeys(match)).toEqual(['stop', 'shape', 'commit-0'])
  give(match, [ahead(150)])
  expect(match.state.contacts).toEqual([])
  expect(frontOfUnit(match, 'Reserve')).toMatchObject({ y: 801 })
  // A legion that moved cannot be transferred in this step; nor can one that turned, although turning is free.
  expect(optionKeys(match)).not.toContain('commit-0')
  expect(optionKeys(order(countermove(units, reserve), 'Reserve', [face('left')]))).not.toContain('commit-0')
})

test('MI-DIVISION-04 MI-LEADER-11 MI-LEADER-12 a transferred legion may not make contact until it has been near its dritlán, but moves at full speed', () => {
  const reserve = { huitsanyal: [{ seat: 0 }, { seat: 1 }, { seat: 0, reserve: true }] }
  const units = [
    legion('Reserve', 0, 1200, 900, { huitsan: 1 }),
    dritlan(300, 1000),
    legion('Led', 0, 300, 980),
    legion('Enemy', 1, 1200, 700),
  ]
  const match = order(countermove(units, reserve), 'Reserve', 'commit-0')
  expect(unit(match, 'Reserve')).toMatchObject({ huitsan: 0, newlyCommitted: true })
  expect(optionKeys(match)).toEqual(['stop', 'shape'])
  // The enemy is 200 mm away, two turns of movement.
  give(match, [ahead(150)])
  const close = [
    legion('Reserve', 0, 1200, 800, { newlyCommitted: true }),
    dritlan(300, 1000),
    legion('Led', 0, 300, 980),
    legion('Enemy', 1, 1200, 700),
  ]
  const held = order(countermove(close), 'Reserve', [ahead(150)])
  expect({ contacts: held.state.contacts, frontOfUnitY: frontOfUnit(held, 'Reserve')?.y }).toEqual({
    contacts: [],
    frontOfUnitY: 701,
  })
  const near = [legion('Reserve', 0, 600, 900, { huitsan: 1 }), dritlan(300, 1000), legion('Led', 0, 300, 980), enemy]
  const joined = order(countermove(near, reserve), 'Reserve', 'commit-0')
  // It is within 300 mm when transferred, so it is in command like the others.
  expect(unit(joined, 'Reserve').newlyCommitted).toBe(false)
  expect(optionKeys(joined)).toContain('charge')
})

test('MI-LEADER-11 the distance is checked at the end of every movement step', () => {
  const units = [
    legion('New', 0, 800, 900, { newlyCommitted: true }),
    dritlan(300, 1000),
    legion('Led', 0, 300, 980),
    enemy,
  ]
  const match = order(countermove(units), 'New', [{ do: 'face', to: 'left' }, ahead(150)])
  expect(unit(match, 'New').newlyCommitted).toBe(true)
  end(match)
  expect(unit(match, 'New').newlyCommitted).toBe(false)
})

test('MI-DIVISION-05 MI-DIVISION-06 MI-DIVISION-07 EX-MI-13 legions are never transferred from or between the huitsányal of dritlányal', () => {
  const divided = { huitsanyal: [{ seat: 0 }, { seat: 1 }, { seat: 0 }, { seat: 1 }, { seat: 0, reserve: true }] }
  const second = office('Second', 'dritlan', 600, 920, { huitsan: 1 })
  const match = countermove([...led(), second, legion('His', 0, 600, 900, { huitsan: 1 })], divided)
  for (const name of ['Legion', 'His', 'Dritlán', 'Second']) {
    const choices = optionKeys(
      order(countermove([...led(), second, legion('His', 0, 600, 900, { huitsan: 1 })], divided), name),
    )
    expect(
      choices.filter((key) => key.startsWith('commit')),
      name,
    ).toEqual([])
  }
  expect(
    match.state.huitsanyal.filter(({ commander }) => commander !== null).map(({ commander }) => commander),
  ).toEqual([1, 3])
})

test('MI-LEADER-19 the kérdu moves freely but cannot join a legion in melee; a kérdu in command of a huitsán stays with a legion', () => {
  const kerdu = office('Kérdu', 'kerdu', 1200, 1000)
  const fight = [legion('Legion', 0, 1200, 900), legion('Enemy', 1, 1200, 900)]
  const match = order(countermove([kerdu, ...fight]), 'Kérdu')
  expect(refusal(match, ahead(80))).toEqual(['MI-LEADER-19'])
  expect(refusal(match, drift(-50, 50))).toEqual([])
  const leads = countermove([kerdu, ...fight])
  leads.state.huitsanyal[0]!.commander = 0
  order(leads, 'Kérdu')
  expect(refusal(leads, drift(-50, 50))).toEqual(['MI-LEADER-03'])
  expect(refusal(leads, ahead(80))).toEqual([])
})

test('MI-LEADER-25 a lone group approached by an enemy stands or slips away like skirmishers', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 800], office: 'kerdu' }
  const near = () => order(countermove([legion('Legion', 0, 1200, 900), kerdu]), 'Legion', [ahead(120)])
  const match = near()
  expect({ promptId: promptId(match), seat: match.pending[0]!.seat }).toEqual({ promptId: 'ask.slip-away', seat: 1 })
  give(match, 'slip')
  expect(eventArgs(match, 'retired')).toEqual([{ unit: 'Kérdu', foe: 'Legion', length: 70 }])
  expect(match.state.contacts).toEqual([])
  const stands = give(near(), 'stand')
  expect(stands.state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'front' }])
})

test('MI-LEADER-25 MI-LEADER-26 a leader with a legion shelters behind it', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 820], office: 'kerdu', with: 'Enemy' }
  const match = order(
    countermove([legion('Legion', 0, 1200, 900), legion('Enemy', 1, 1200, 800, { facing: 'south' }), kerdu]),
    'Legion',
    [ahead(120)],
  )
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect(unit(match, 'Kérdu').with).toBe(1)
  // It stood between the two and has shifted around its legion.
  expect(frontOfUnit(match, 'Kérdu')!.y).toBeLessThan(800)
})

test('MI-LEADER-26 a leader with a legion in contact is touched but not contacted', () => {
  const foe = legion('Enemy', 1, 1200, 800, { facing: 'south', figures: 4, files: 4 })
  const kerdu = { name: 'Kérdu', seat: 1, at: [1262, 800], facing: 'south', office: 'kerdu', with: 'Enemy' }
  const match = order(countermove([legion('Legion', 0, 1200, 900), foe, kerdu]), 'Legion', [ahead(120)])
  expect(gapBetween(unit(match, 'Kérdu').body!, unit(match, 'Legion').body!)).toBeLessThan(50)
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
})

test('MI-MAGE-05 each magic user moves separately as a skirmisher, 200 mm, and counts as having moved', () => {
  const match = order(countermove([office('Mage', 'attackMage', 1200, 900), enemy]), 'Mage')
  expect({ turnRefusal: refusal(match, turn(-1, 0), ahead(200)), aheadRefusal: refusal(match, ahead(201)) }).toEqual({
    turnRefusal: [],
    aheadRefusal: ['MI-RATE-23'],
  })
  give(match, [ahead(10)])
  expect(unit(match, 'Mage').now.moved).toBe(1000)
})

test('MI-MAGE-05 turning on the spot is not movement', () => {
  const match = order(countermove([office('Mage', 'attackMage', 1200, 900), enemy]), 'Mage', [turn(1, 0)])
  expect(unit(match, 'Mage').now.moved).toBe(0)
})

test('MI-SPECIAL-03 acolyte-guards stay within 100 mm of their casters', () => {
  const guards = office('Guards', 'guards', 1200, 900)
  const mage = office('Mage', 'attackMage', 1200, 950)
  const match = order(countermove([guards, mage, enemy]), 'Guards')
  expect({ 70: refusal(match, ahead(70)), 71: refusal(match, ahead(71)) }).toEqual({ 70: [], 71: ['MI-SPECIAL-03'] })
  const left = countermove([guards, office('Mage', 'attackMage', 1200, 1100), enemy])
  expect(optionKeys(left)).not.toContain('end')
  order(left, 'Guards', [drift(-90, 0)])
  expect(optionKeys(left)).toContain('stop')
})

test('MI-SPECIAL-03 guards without casters move freely, and guards never join a legion', () => {
  const guards = office('Guards', 'guards', 1200, 900)
  const alone = countermove([guards, enemy])
  expect(optionKeys(alone)).toContain('end')
  expect(refusal(order(alone, 'Guards'), ahead(150))).toEqual([])
  const units = [guards, office('Mage', 'attackMage', 1200, 950), legion('Legion', 0, 1200, 860)]
  const beside = order(countermove([...units, enemy]), 'Guards', [ahead(19)])
  expect(gapBetween(unit(beside, 'Guards').body!, unit(beside, 'Legion').body!)).toBeLessThan(10)
  expect(unit(beside, 'Guards').with).toBeNull()
})

test('MI-PLATFORM-07 leaving a platform is a move', () => {
  const match = countermove([office('Mage', 'defenceMage', 1200, 900), enemy])
  unit(match, 'Mage').platform = 0
  order(match, 'Mage', [ahead(50)])
  expect(unit(match, 'Mage')).toMatchObject({ platform: null, now: { moved: 5000 } })
})

test('MI-LEADER-25 leaders with retiring skirmishers slip away with them', () => {
  const light = legion('Light', 1, 1200, 800, { type: 'regularSkirmisher', armour: 'light', figures: 4 })
  const mage = { name: 'Mage', seat: 1, at: [1200, 770], office: 'attackMage', with: 'Light' }
  const match = order(countermove([legion('Line', 0, 1200, 900), light, mage]), 'Line', [ahead(120)])
  expect(unit(match, 'Mage')).toMatchObject({ with: 1, now: { evaded: true } })
  expect(frontOfUnit(match, 'Mage')!.y).toBeLessThan(720)
})

test('MI-PLATFORM-07 touching the edge of a platform touches the units on it', () => {
  const mage = { name: 'Mage', seat: 1, at: [1200, 800], office: 'defenceMage' }
  const match = countermove([legion('Line', 0, 1200, 900), mage])
  match.state.platforms.push({ seat: 1, owner: 1, at: { x: 120_000, y: 80_000 }, dismantling: null })
  unit(match, 'Mage').platform = 0
  order(match, 'Line', [ahead(120)])
  give(match, 'stand')
  // The platform extends to 830, and the enemy comes to its edge.
  expect(frontOfUnit(match, 'Line')).toMatchObject({ y: 830 })
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect(Math.abs(frontOfUnit(match, 'Mage')!.y - 830)).toBeLessThan(2)
})

test('MI-LEADER-05 a dritlán cannot leave a broken legion that has yet to run', () => {
  const halted = legion('Legion', 0, 1200, 900, { routing: ['Enemy'], enchantments: [{ kind: 'pleasures', turns: 1 }] })
  const match = countermove([halted, dritlan(1200, 920, { with: 'Legion' }), legion('Other', 0, 1500, 900), enemy])
  expect(optionKeys(match)).toEqual(['unit-2', 'unit-4', 'end'])
})

test('MI-LEADER-03 a dritlán touching two legions stays with the one left if the other moves off', () => {
  const two = [legion('Left', 0, 1125, 900), legion('Right', 0, 1275, 900), dritlan(1200, 920, { with: 'Left' }), enemy]
  const match = order(countermove(two), 'Left', [ahead(150)])
  expect(unit(match, 'Dritlán').with).toBe(1)
})

test('MI-LEADER-03 a legion that reaches its leader has the leader with it', () => {
  const match = order(countermove([legion('Legion', 0, 1200, 1000), dritlan(1200, 900), enemy]), 'Legion', [ahead(80)])
  expect(unit(match, 'Dritlán').with).toBe(0)
  const other = legion('Other', 0, 1200, 1000, { huitsan: 1 })
  const foreign = order(countermove([other, legion('Own', 0, 600, 900), dritlan(1200, 900), enemy]), 'Other', [
    ahead(80),
  ])
  expect(unit(foreign, 'Dritlán').with).toBeNull()
})
