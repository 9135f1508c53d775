import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../../game.ts'
import { type Present, presentUnit } from '../../roster.ts'
import { countermove, give, order } from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, promptId, unit } from '../../testing/scene.ts'
import { wingsFor } from './unengaged.ts'

/** A wide legion that has fought a narrow one since the previous turn. */
const melee = (
  since: number,
  more: Record<string, Json> = {},
  dice: readonly number[] = [],
  answers: readonly Json[] = [],
) =>
  countermove(
    [legion('Wide', 0, 1200, 900, { figures: 20 }), legion('Narrow', 1, 1200, 900, { figures: 8, files: 4, ...more })],
    { turn: 2, contacts: [{ attacker: 'Wide', defender: 'Narrow', rounds: since }] },
    { dice, answers },
  )

test('MI-UNENGAGED-01 MI-CONTACT-03 only from the turn after contact, and only for a legion longer than its opponent', () => {
  expect(optionKeys(melee(0))).toEqual(['unit-2', 'end'])
  expect(optionKeys(melee(1))).toEqual(['unit-0', 'unit-2', 'end'])
  // The whole front is in contact: no part is free to wheel.
  expect(optionKeys(melee(1, { figures: 20, files: 10 }))).toEqual(['unit-2', 'end'])
})

test('MI-UNENGAGED-02 the part past the end wheels into the flank, stays in the legion and disorganizes nobody', () => {
  const match = order(melee(1), 'Wide')
  expect(promptId(match)).toBe('ask.wheel-in')
  expect(optionKeys(match)).toContain('wheel-right-flank-1')
  give(match, 'wheel-right-flank-1')
  const { body } = unit(match, 'Wide')
  if (body?.kind !== 'ranks') throw new Error('no ranks')
  // 60 mm of the 150 mm front are in contact: 45 are free on each side, three files of two.
  expect(body.formation.ranks).toEqual([7, 7])
  expect(body.wings).toMatchObject([{ files: 3, ranks: [3, 3] }])
  // East of the enemy, facing west.
  expect(body.wings[0]!.pose.facing).toEqual({ x: -1_000_000, y: 0 })
  expect(Math.abs(body.wings[0]!.pose.x - 123_000)).toBeLessThan(10)
  expect(unit(match, 'Narrow').disorganized).toBeNull()
  expect(eventArgs(match, 'wheeled-in.flank')).toEqual([{ unit: 'Wide', foe: 'Narrow' }])
})

test('MI-UNENGAGED-02 past the left end it wheels into the other flank', () => {
  const { body } = unit(give(order(melee(1), 'Wide'), 'wheel-left-flank-1'), 'Wide')
  if (body?.kind !== 'ranks') throw new Error('no ranks')
  // West of the enemy, facing east.
  expect(body.wings).toMatchObject([{ files: 3, pose: { facing: { x: 1_000_000, y: 0 } } }])
  expect(Math.abs(body.wings[0]!.pose.x - 117_000)).toBeLessThan(10)
})

test('MI-UNENGAGED-02 MI-MAGIC-06 it never wheels onto a hidden enemy, who is seen now', () => {
  const hidden = legion('Hidden', 1, 1255, 880, { figures: 1, enchantments: [{ kind: 'cloak', turns: 3 }] })
  const wide = legion('Wide', 0, 1200, 900, { figures: 20 })
  const narrow = legion('Narrow', 1, 1200, 900, { figures: 8, files: 4 })
  const contacts = [{ attacker: 'Wide', defender: 'Narrow', rounds: 1 }]
  const wheelPast = (...others: Json[]) =>
    give(order(countermove([wide, narrow, ...others], { turn: 2, contacts }), 'Wide'), 'wheel-right-flank-1')
  const match = wheelPast(hidden)
  expect({
    enchantments: unit(match, 'Hidden').enchantments,
    wheeledInFlank: eventArgs(match, 'wheeled-in.flank'),
  }).toEqual({ enchantments: [], wheeledInFlank: [] })
  expect(unit(match, 'Wide').body).toMatchObject({ wings: [] })
  // An enemy to the side stays unseen.
  const aside = wheelPast(legion('Hidden', 1, 1400, 700, { figures: 1, enchantments: [{ kind: 'cloak', turns: 3 }] }))
  expect({
    enchantmentCount: unit(aside, 'Hidden').enchantments.length,
    wheeledInFlankCount: eventArgs(aside, 'wheeled-in.flank').length,
  }).toEqual({ enchantmentCount: 1, wheeledInFlankCount: 1 })
})

test('MI-UNENGAGED-02 MI-PANIC-01 against the rear it frightens once', () => {
  const match = melee(1, {}, [5], ['unit-0', 'wheel-left-rear-1'])
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Narrow' }])
  expect(unit(match, 'Narrow').disorganized).toBeNull()
  // It happens once.
  expect(optionKeys(match)).not.toContain('unit-0')
})

test('MI-UNENGAGED-02 MI-UNENGAGED-03 a legion wheels one part once; legions that add figures or rout do not', () => {
  const match = melee(1)
  const wide = presentUnit(match.state, 0)
  const wings = (more: Partial<Present> = {}) => {
    const before = { ...wide }
    const found = wingsFor(match.state, match.setup, Object.assign(wide, more))
    Object.assign(wide, before)
    return found.map(({ end, against }) => [end, against])
  }
  expect(wings()).toEqual([
    ['left', 'flank'],
    ['left', 'rear'],
    ['right', 'flank'],
    ['right', 'rear'],
  ])
  expect(wings({ lends: true })).toEqual([])
  expect(wings({ fate: 'routing' })).toEqual([])
  give(order(match, 'Wide'), 'wheel-right-flank-1')
  expect(wings()).toEqual([])
})

test('MI-UNENGAGED-02 MI-DISORG-10 MI-LASTSTAND-08 disorganized line and legions in a last stand do not wheel a part', () => {
  const wide = (more: Record<string, Json>) =>
    optionKeys(
      countermove(
        [
          legion('Wide', 0, 1200, 900, { figures: 20, ...more }),
          legion('Narrow', 1, 1200, 900, { figures: 8, files: 4 }),
        ],
        { turn: 2, contacts: [{ attacker: 'Wide', defender: 'Narrow', rounds: 1 }] },
      ),
    )
  expect(wide({})).toContain('unit-0')
  expect(wide({ disorganized: true })).not.toContain('unit-0')
  expect(wide({ stand: 'standing' })).not.toContain('unit-0')
})

test('MI-UNENGAGED-02 the path is limited to the allowance', () => {
  const deep = melee(1, { figures: 80, files: 4 })
  expect(optionKeys(order(deep, 'Wide'))).not.toContain('wheel-left-rear-1')
})

test('MI-UNENGAGED-02 MI-MOVE-03 the path is that of the front, however deep the formation', () => {
  const wheels = (figures: number) =>
    optionKeys(
      order(
        countermove(
          [
            legion('Wide', 0, 1200, 900, { figures, files: 10 }),
            legion('Narrow', 1, 1200, 900, { figures: 8, files: 4 }),
          ],
          { turn: 2, contacts: [{ attacker: 'Wide', defender: 'Narrow', rounds: 1 }] },
        ),
        'Wide',
      ),
    )
  expect(wheels(20)).toContain('wheel-right-flank-1')
  // Ten ranks: the last stands 200 mm behind, beyond the allowance.
  expect(wheels(100)).toContain('wheel-right-flank-1')
})

test('MI-UNENGAGED-02 MI-SKIRMISH-02 other skirmishers retire from the wheeling part', () => {
  const light = { type: 'regularSkirmisher', armour: 'light', figures: 2, files: 2 }
  const wheelPast = (x: number) => {
    const match = countermove(
      [
        legion('Wide', 0, 1200, 900, { figures: 20 }),
        legion('Narrow', 1, 1200, 900, { figures: 8, files: 4 }),
        legion('Light', 1, x, 880, light),
      ],
      { turn: 2, contacts: [{ attacker: 'Wide', defender: 'Narrow', rounds: 1 }] },
    )
    return eventArgs(give(order(match, 'Wide'), 'wheel-right-flank-1'), 'retired')
  }
  // The wing stands east of Narrow's flank (1230), two ranks deep: up to 1270.
  expect(wheelPast(1320)).toMatchObject([{ unit: 'Light', foe: 'Wide' }])
  expect(wheelPast(1400)).toEqual([])
})

test('MI-UNENGAGED-02 MI-PASS-05 rounding never makes the remaining front overlap a unit', () => {
  const crossbows = legion('Crossbows', 0, 958.14, 525.1, { figures: 18, files: 10, facing: [-160108, -987099] })
  const wise = legion('Wise', 1, 941.41, 505.32, { figures: 24, files: 3, facing: 'east' })
  const contacts = [{ attacker: 'Crossbows', defender: 'Wise', rounds: 1 }]
  const script = { dice: [13], answers: ['unit-0', 'wheel-right-rear-1'] }
  const match = countermove([crossbows, wise], { turn: 2, contacts }, script)
  expect(unit(match, 'Crossbows').body).toMatchObject({ formation: { ranks: [4, 4] }, wings: [{ ranks: [6, 4] }] })
  expect(missum.rules.faults(match.state, match.setup, [])).toEqual([])
})

test('MI-UNENGAGED-02 MI-PASS-05 no part wheels if the rest, closing up its rear ranks, would overlap an enemy', () => {
  const wide = legion('Wide', 0, 1200, 900, { figures: 13, files: 10 })
  const narrow = legion('Narrow', 1, 1200, 900, { figures: 8, files: 4 })
  const wheels = (x: number, more: Record<string, Json> = {}) => {
    const behind = legion('Behind', 1, x, 930, { figures: 1, files: 1, facing: 'west', ...more })
    const contacts = [{ attacker: 'Wide', defender: 'Narrow', rounds: 1 }]
    return optionKeys(order(countermove([wide, narrow, behind], { turn: 2, contacts }), 'Wide'))
  }
  expect(wheels(1250)).toContain('wheel-right-flank-1')
  expect(wheels(1156)).not.toContain('wheel-right-flank-1')
  // MI-GEN-11: the options reveal no hidden enemy.
  expect(wheels(1156, { enchantments: [{ kind: 'cloak', turns: 3 }] })).toContain('wheel-right-flank-1')
})

/** A legion whose opponent is gone, with its wheeled part still apart, chosen to move. */
const apart = (...others: Json[]) => {
  const wings = [{ at: [1300, 850], facing: 'west', files: 3, figures: 6 }]
  const wide = legion('Wide', 0, 1200, 900, { figures: 14, files: 7, wings })
  return order(countermove([wide, legion('Far', 1, 300, 100), ...others]), 'Wide')
}

test('MI-UNENGAGED-02 when the opponent is gone, the part rejoins before the legion moves', () => {
  const match = apart()
  expect(unit(match, 'Wide').body).toMatchObject({ formation: { files: 10, ranks: [10, 10] }, wings: [] })
  expect(eventArgs(match, 'regrouped')).toEqual([{ unit: 'Wide' }])
  expect(missum.rules.faults(match.state, match.setup, [])).toEqual([])
})

test('MI-UNENGAGED-02 MI-PASS-05 the part stays apart until there is room to rejoin', () => {
  const behind = legion('Behind', 0, 1200, 941, { figures: 20 })
  const beside = legion('Beside', 0, 1285, 900, { figures: 4, files: 4 })
  const match = apart(behind, beside)
  expect(unit(match, 'Wide').body).toMatchObject({ wings: [{ files: 3 }] })
  expect(eventArgs(match, 'regrouped')).toEqual([])
  // With room behind, the legion stands deeper.
  const deeper = apart(beside)
  expect(unit(deeper, 'Wide').body).toMatchObject({ formation: { files: 7, ranks: [7, 7, 6] }, wings: [] })
  expect(eventArgs(deeper, 'regrouped')).toHaveLength(1)
})
