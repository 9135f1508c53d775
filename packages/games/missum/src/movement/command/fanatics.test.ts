import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import {
  ahead,
  countermove,
  drift,
  end,
  face,
  files,
  give,
  halfMove,
  order,
  refusal,
  turn,
  wheel,
} from '../../testing/moving.ts'
import { judgeProposal, legion, optionKeys, unit } from '../../testing/scene.ts'

const fanatics = (more: Record<string, Json> = {}) => legion('Fanatics', 0, 1200, 900, { standing: 'fanatic', ...more })
const enemy = legion('Enemy', 1, 1200, 300)
const dritlan = (x: number) => ({ name: 'Dritlán', seat: 0, at: [x, 1000], office: 'dritlan' })
const restRefusal = (match: ReturnType<typeof countermove>) => {
  const [decision] = match.pending
  return decision?.kind === 'pick' ? decision.barred?.map(({ key, reason }) => [key, reason.id]) : undefined
}

test('MI-FANATIC-01 fanatics move at least two-thirds of their allowance towards the nearest enemy', () => {
  const match = countermove([fanatics(), enemy])
  // The step does not end before they have moved.
  expect(optionKeys(match)).not.toContain('end')
  expect(restRefusal(match)).toEqual([['end', 'refuse.must-move.fanatics']])
  order(match, 'Fanatics')
  expect(optionKeys(match)).not.toContain('stop')
  give(match, [ahead(99)])
  expect(optionKeys(match)).not.toContain('stop')
  give(match, [ahead(1)])
  expect(optionKeys(match)).toContain('stop')
})

test('MI-FANATIC-01 fanatics may not make a move that brings them no closer', () => {
  const beside = legion('Enemy', 1, 300, 900, { facing: 'east' })
  const match = order(countermove([fanatics({ files: 2 }), beside]), 'Fanatics')
  expect(refusal(match, drift(60, 60))).toEqual(['MI-FANATIC-01'])
  expect(refusal(match, drift(60, -60))).toEqual([])
})

test('MI-FANATIC-01 fanatics need not do the impossible', () => {
  const lake = { terrain: 'lake', shape: { box: [0, 700], size: [2400, 150] } }
  const match = order(countermove([fanatics({ figures: 1 }), enemy], { terrain: [lake] }), 'Fanatics', [ahead(50)])
  expect(optionKeys(match)).toContain('stop')
})

test("MI-FANATIC-01 the mover's two half moves together must reach two-thirds", () => {
  const match = halfMove([fanatics(), enemy])
  // A sixth of the whole in the first half leaves enough for the second.
  order(match, 'Fanatics', [ahead(24)])
  expect(optionKeys(match)).not.toContain('stop')
  give(give(match, [ahead(1)]), 'stop')
  end(end(match))
  expect(match.state.step).toBe(7)
  order(match, 'Fanatics', [ahead(74)])
  expect(optionKeys(match)).not.toContain('stop')
  give(match, [ahead(1)])
  expect(unit(match, 'Fanatics').now.used).toBe(10_000)
})

test('MI-FANATIC-02 MI-LEADER-10 out of command they move their full allowance and may contact but not charge', () => {
  const far = countermove([fanatics(), enemy, dritlan(200)])
  order(far, 'Fanatics', [ahead(149)])
  expect(optionKeys(far)).toEqual([])
  expect(far.pending[0]?.kind).toBe('place')
  const near = order(countermove([fanatics(), legion('Enemy', 1, 1200, 820), dritlan(200)]), 'Fanatics')
  expect(optionKeys(near)).not.toContain('charge')
  give(near, [ahead(150)])
  expect(near.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
})

test('MI-FANATIC-03 they never turn their rear to an enemy unless the nearest one is then ahead', () => {
  const match = order(countermove([fanatics({ figures: 20 }), enemy]), 'Fanatics')
  expect(refusal(match, face('about'))).toEqual(['MI-FANATIC-03'])
  expect(refusal(match, face('right'))).toEqual([])
  expect(refusal(match, wheel('right', 150))).toEqual([])
  const both = [fanatics({ figures: 20 }), enemy, legion('Nearer', 1, 1200, 1080, { facing: 'north' })]
  expect(refusal(order(countermove(both), 'Fanatics'), face('about'))).toEqual([])
})

test('MI-FANATIC-04 line fanatics move towards line, skirmisher fanatics towards skirmishers', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4 }
  const light = legion('Light', 1, 1700, 600, loose)
  const line = legion('Line', 1, 300, 600)
  const match = order(countermove([fanatics(), line, light]), 'Fanatics')
  // The skirmishers are nearer, to the right; the line is to the left.
  expect(refusal(match, drift(50, 50))).toEqual(['MI-FANATIC-01'])
  expect(refusal(match, drift(50, -50))).toEqual([])
  const onlyLight = countermove([fanatics(), light])
  // The nearest line is the lone figure in the far corner.
  expect(refusal(order(onlyLight, 'Fanatics'), drift(50, -50))).toEqual(['MI-FANATIC-01'])
  const skirmishing = countermove([fanatics(loose), enemy, light])
  order(skirmishing, 'Fanatics', 'skirmish')
  expect(refusal(skirmishing, drift(100, -100))).toEqual(['MI-FANATIC-01'])
  expect(refusal(skirmishing, drift(100, 100))).toEqual([])
})

test('MI-FANATIC-05 in a last stand none of this applies', () => {
  const match = countermove([fanatics({ stand: 'standing' }), enemy])
  expect(optionKeys(match)).toContain('end')
  expect(refusal(order(match, 'Fanatics'), face('about'))).toEqual([])
  expect(refusal(match, ahead(10))).toEqual(['MI-LASTSTAND-08'])
})

test('MI-FANATIC-04 leaders and flyers are not targets for fanatics', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1700, 700], office: 'kerdu' }
  const flyers = legion('Flyers', 1, 1700, 600, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 })
  const line = legion('Line', 1, 300, 600)
  for (const other of [kerdu, flyers]) {
    const match = order(countermove([fanatics(), line, other]), 'Fanatics')
    expect(refusal(match, drift(50, 50))).toEqual(['MI-FANATIC-01'])
    expect(refusal(match, drift(50, -50))).toEqual([])
  }
})

test('MI-FANATIC-01 other legions stop when they like', () => {
  const match = countermove([legion('Calm', 0, 1200, 900), enemy])
  expect(optionKeys(match)).toContain('end')
  expect(optionKeys(order(match, 'Calm', [ahead(10)]))).toContain('stop')
})

test('MI-FANATIC-03 MI-FANATIC-04 skirmisher fanatics never turn their rear to skirmishers, nor does a moving column', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4 }
  const light = legion('Light', 1, 1200, 600, loose)
  const skirmishing = order(countermove([fanatics(loose), enemy, light]), 'Fanatics', 'skirmish')
  expect(refusal(skirmishing, turn(0, 1))).toEqual(['MI-FANATIC-03'])
  expect(refusal(skirmishing, face('about'))).toEqual(['MI-FANATIC-03'])
  expect(refusal(skirmishing, turn(1, 0))).toEqual([])
  const column = order(countermove([fanatics({ figures: 2, files: 1 }), enemy]), 'Fanatics', 'column')
  const back = [
    { x: 123_000, y: 91_000 },
    { x: 123_000, y: 99_000 },
  ]
  expect(judgeProposal(column, { path: back })).toMatchObject({ ok: false, rules: ['MI-FANATIC-03', 'MI-MOVE-11'] })
})

test('MI-FANATIC-01 MI-MOVE-05 MI-FORMATION-01 neither facing twice nor reforming exempts them', () => {
  const match = order(countermove([fanatics({ figures: 20 }), enemy]), 'Fanatics')
  expect(refusal(match, face('right'), face('left'))).toEqual(['MI-FANATIC-01', 'MI-MOVE-05'])
  expect(refusal(match, files(5))).toEqual(['MI-FANATIC-01'])
  // Not even if a broader front comes nearer to the enemy.
  const aside = order(countermove([fanatics({ figures: 20, files: 4, facing: 'east' }), enemy]), 'Fanatics')
  expect(refusal(aside, files(8))).toEqual(['MI-FANATIC-01'])
  // No formation is offered.
  expect(optionKeys(give(match, 'shape'))).not.toContain('ring')
  const calm = order(countermove([legion('Calm', 0, 1200, 900, { figures: 20 }), enemy]), 'Calm', 'shape')
  expect(optionKeys(calm)).toContain('ring')
})
