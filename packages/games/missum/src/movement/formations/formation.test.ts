import type { Json } from '@fray/kernel'
import { gap } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { centreOf, figureFootprints } from '../../body.ts'
import { ahead, countermove, end, files, give, halfMove, order, refusal, turn } from '../../testing/moving.ts'
import { judgeProposal, legion, optionKeys, promptId, unit } from '../../testing/scene.ts'
import { usualRanks } from './formation-change.ts'

const enemy = legion('Enemy', 1, 300, 100)
const units = (more: Record<string, Json> = {}) => [legion('Mover', 0, 1200, 900, { figures: 20, ...more }), enemy]

test('MI-FORMATION-01 line changes formation in place, at the cost of the figure that moves farthest, and does nothing else', () => {
  const match = order(countermove(units()), 'Mover')
  expect(refusal(match, ahead(1), files(5))).toEqual(['MI-FORMATION-01'])
  expect(refusal(match, files(5), ahead(1))).toEqual(['MI-FORMATION-01'])
  expect(refusal(match, files(1))).toEqual(['MI-RATE-23'])
  expect(optionKeys(order(countermove(units()), 'Mover', [ahead(10)]))).not.toContain('shape')
  give(match, [files(5)])
  expect(unit(match, 'Mover').body).toMatchObject({ formation: { files: 5, ranks: [5, 5, 5, 5] } })
  expect(unit(match, 'Mover').now.used).toBeGreaterThan(2000)
  expect(optionKeys(match)).toEqual(['unit-2', 'end'])
})

test('MI-FORMATION-01 an incomplete last rank is centred', () => {
  const match = order(countermove(units({ figures: 12, files: 12 })), 'Mover', [files(5)])
  const { body } = unit(match, 'Mover')
  expect(body).toMatchObject({ formation: { ranks: [5, 5, 2], alignment: 'centre' } })
})

test('MI-FORMATION-01 ranks may line a wall, facing across it', () => {
  const wall = {
    terrain: 'lowWall',
    shape: {
      wall: [
        [1100, 860],
        [1300, 860],
      ],
    },
  }
  const match = order(countermove(units({ figures: 10 }), { terrain: [wall] }), 'Mover', 'shape', 'along-0')
  const { body } = unit(match, 'Mover')
  if (body?.kind !== 'placed') throw new Error('not along the wall')
  expect(body.shape).toBe('edge')
  for (const { y, facing } of body.figures) {
    expect(Math.round(y / 100)).toBe(870)
    expect(facing).toEqual({ x: 0, y: -1_000_000 })
  }
})

test('MI-FORMATION-02 skirmishers change formation while moving', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', files: 5 }
  const match = order(countermove(units(loose)), 'Mover')
  expect(refusal(match, ahead(20), files(10), turn(1, 0), ahead(10))).toEqual([])
})

test('MI-FORMATION-03 a disorganized legion cannot change formation', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', files: 5, disorganized: true }
  expect(refusal(order(countermove(units(loose)), 'Mover'), files(10))).toEqual(['MI-FORMATION-03'])
  expect(refusal(order(countermove(units({ disorganized: true })), 'Mover'), files(5))).toEqual(['MI-FORMATION-03'])
})

test('MI-FORMATION-03 MI-CONTACT-01 a legion in contact is not asked to move', () => {
  const match = countermove([legion('Mover', 0, 1200, 900), legion('Enemy', 1, 1200, 900), legion('Free', 0, 300, 900)])
  expect(optionKeys(match)).toEqual(['unit-2', 'unit-3', 'end'])
})

test('MI-FORMATION-04 MI-MOVE-10 in a ring every base touches its neighbours', () => {
  const match = order(countermove(units()), 'Mover', 'shape', 'ring')
  const bases = figureFootprints(unit(match, 'Mover').body!)
  expect(bases).toHaveLength(20)
  for (const [i, base] of bases.entries()) expect(gap(base, bases[(i + 1) % bases.length]!)).toBeLessThan(5)
})

test('MI-MOVE-10 MI-FORMATION-01 a ring must re-form ranks before it moves', () => {
  const match = order(halfMove(units({ figures: 12, files: 4 })), 'Mover', 'shape', 'ring')
  // The step ends, the enemy countermoves, and the second half follows.
  end(end(match))
  give(match, 'unit-0')
  expect(promptId(match)).toBe('ask.draw-up-again')
  const drawn = { path: [{ x: 120_000, y: 92_000 }], facing: { x: 0, y: -1 }, files: 4 }
  expect(judgeProposal(match, { ...drawn, files: 13 })).toMatchObject({ ok: false })
  expect(judgeProposal(match, { ...drawn, path: [{ x: 140_000, y: 92_000 }] })).toMatchObject({ rules: ['MI-RATE-23'] })
  give(match, drawn)
  expect(unit(match, 'Mover').body).toMatchObject({ kind: 'ranks', formation: { files: 4, ranks: [4, 4, 4] } })
})

test('MI-FORMATION-01 MI-DISORG-07 reforming onto rough ground disorganizes a legion, reforming inside it does not', () => {
  const rough = (x: number, diameter: number): Json => ({ terrain: 'rough', shape: { disc: [x, 910], diameter } })
  const reformOn = (terrain: Json[]) =>
    unit(order(countermove(units(), { terrain }), 'Mover', [files(20)]), 'Mover').disorganized
  // From 150 to 300 mm wide: its right end comes to 1350.
  expect(reformOn([rough(1340, 40)])).toEqual({ since: 1, least: 1 })
  expect(reformOn([rough(1380, 40)])).toBe(null)
  expect(reformOn([rough(1200, 600)])).toBe(null)
})

test('MI-FORMATION-01 a change of formation may be cancelled, and the legion still moves', () => {
  const match = order(countermove(units()), 'Mover', 'shape', 'back')
  expect(promptId(match)).toBe('ask.manoeuvre')
  expect(optionKeys(match)).not.toContain('shape')
  expect(judgeProposal(match, [ahead(10)]).ok).toBe(true)
})

test('MI-FORMATION-01 MI-MOVE-10 a ring is offered to re-form about its middle, four deep', () => {
  const match = halfMove([legion('Ring', 0, 1200, 600, { figures: 12, files: 4 }), legion('Enemy', 1, 1200, 200)])
  order(match, 'Ring', 'shape', 'ring')
  const ring = unit(match, 'Ring').body!
  const drawn = usualRanks(ring)
  expect(drawn).toMatchObject({ kind: 'ranks', formation: { files: 3, ranks: [3, 3, 3, 3] } })
  const [before, after] = [centreOf(ring), centreOf(drawn)]
  expect([Math.abs(after.x - before.x), Math.abs(after.y - before.y)].every((off) => off <= 2)).toBe(true)
})

test('MI-MOVE-12 MI-FORMATION-02 skirmishers have at most as many files as figures', () => {
  const light = legion('Light', 0, 1200, 900, { type: 'regularSkirmisher', armour: 'light', figures: 6 })
  const match = order(countermove([light, enemy]), 'Light')
  expect({ 6: refusal(match, files(6)), 7: refusal(match, files(7)) }).toEqual({ 6: [], 7: ['MI-MOVE-12'] })
})
