import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import {
  ahead,
  countermove,
  drift,
  end,
  face,
  files,
  frontOfUnit,
  give,
  halfMove,
  order,
  refusal,
  turn,
  wheel,
} from '../../testing/moving.ts'
import { eventArgs, judgeProposal, legion, optionKeys, promptId, unit } from '../../testing/scene.ts'

const enemy = legion('Enemy', 1, 300, 100)
const units = (more: Record<string, Json> = {}) => [legion('Mover', 0, 1200, 900, more), enemy]
const skirmishers = { type: 'regularSkirmisher', armour: 'light' }
const SPREAD = turn(1, 0)
const pikes = { weapons: ['longPike'] }

test('MI-MOVE-01 a legion may wheel and change facing in one move', () => {
  const match = order(countermove(units()), 'Mover', [wheel('left', 20), face('right'), ahead(10)])
  expect(eventArgs(match, 'moved')).toEqual([{ unit: 'Mover', length: 30 }])
})

test('MI-MOVE-04 MI-FORMATION-01 a change of facing or formation is logged on its own, without an empty move', () => {
  const types = (...steps: Json[]) => {
    const match = order(countermove(units(steps[0] === SPREAD ? skirmishers : {})), 'Mover', steps)
    return match.events.filter(({ type }) => /^(moved|faced|turned|formed)/.test(type)).map(({ type }) => type)
  }
  expect(types(face('left'), ahead(20))).toEqual(['faced.left', 'moved'])
  expect(types(ahead(20), face('about'))).toEqual(['moved', 'faced.about'])
  expect(types(face('right'))).toEqual(['faced.right'])
  expect(types(files(5))).toEqual(['formed'])
  expect(types(SPREAD, ahead(20))).toEqual(['turned', 'moved'])
})

test('MI-MOVE-02 a wheel pivots on a fixed front corner with the front unbroken', () => {
  const match = order(countermove(units({ armour: 'light' })), 'Mover', [wheel('left', 150 * (Math.PI / 3))])
  // The left corner was at (1125, 900); a sixth of a turn to the left about it.
  expect(frontOfUnit(match, 'Mover')).toEqual({ x: 1163, y: 835, facing: [-866, -500] })
  expect(unit(match, 'Mover').body).toMatchObject({ kind: 'ranks', formation: { files: 10 } })
})

test('MI-MOVE-03 a wheel costs the path of the outer corner and only goes forward', () => {
  const match = order(countermove(units()), 'Mover')
  expect({ 150: refusal(match, wheel('right', 150)), 151: refusal(match, wheel('right', 151)) }).toEqual({
    150: [],
    151: ['MI-RATE-23'],
  })
  expect(refusal(match, wheel('right', 100), ahead(51))).toEqual(['MI-RATE-23'])
  expect(refusal(match, wheel('right', 0))).toEqual(['MI-MOVE-12'])
})

test('MI-MOVE-04 line changes facing once a turn for free, at any point of its move', () => {
  const match = order(countermove(units()), 'Mover')
  expect(refusal(match, face('left'), ahead(150))).toEqual([])
  expect(refusal(match, ahead(100), face('about'), ahead(50))).toEqual([])
  expect(refusal(match, face('left'), face('left'), ahead(1))).toEqual(['MI-MOVE-05'])
})

test('MI-MOVE-05 line that used at most half its allowance may face once more as it stops', () => {
  const match = order(countermove(units()), 'Mover')
  expect(refusal(match, face('left'), ahead(75), face('right'))).toEqual([])
  expect(refusal(match, face('left'), ahead(76), face('right'))).toEqual(['MI-MOVE-05'])
  give(match, [face('left'), ahead(75), face('right')])
  // It has stopped.
  expect(optionKeys(match)).toEqual(['unit-2', 'end'])
})

test("MI-MOVE-05 a second change of facing ends the unit's movement for the turn", () => {
  const match = order(halfMove(units()), 'Mover', [face('left'), ahead(40), face('right')])
  end(end(match))
  expect(match.state.step).toBe(7)
  expect(optionKeys(match)).not.toContain('unit-0')
  const other = order(halfMove(units()), 'Mover', [ahead(40), face('right')], 'stop')
  expect(optionKeys(end(end(other)))).toContain('unit-0')
})

test('MI-MOVE-08 MI-TERRAIN-18 a unit cannot turn onto terrain it may not stand on', () => {
  const pond = { terrain: 'pond', shape: { box: [1285, 900], size: [10, 40] } }
  const match = order(
    countermove([legion('Mover', 0, 1200, 900, { figures: 20, files: 10 })], { terrain: [pond] }),
    'Mover',
  )
  expect({ right: refusal(match, face('right')), about: refusal(match, face('about')) }).toEqual({
    right: ['MI-TERRAIN-18'],
    about: [],
  })
})

test('MI-MOVE-06 pikemen pay half their allowance for every change of facing', () => {
  const match = order(countermove(units(pikes)), 'Mover')
  expect(refusal(match, face('left'), ahead(50))).toEqual([])
  expect(refusal(match, face('left'), ahead(51))).toEqual(['MI-RATE-23'])
  expect(refusal(match, face('left'), face('left'))).toEqual([])
  expect(refusal(match, face('left'), face('left'), face('left'))).toEqual(['MI-RATE-23'])
})

test('MI-MOVE-07 MI-DRIFT-03 skirmishers face and move in any direction at any time', () => {
  const match = order(countermove(units(skirmishers)), 'Mover')
  expect(refusal(match, turn(3, -4), ahead(50), turn(-1, -1), ahead(50), turn(1, 0), ahead(100))).toEqual([])
  expect(refusal(match, drift(0, 200))).toEqual([])
  expect(refusal(match, drift(-100, 0))).toEqual([])
})

test('MI-MOVE-08 line makes quarter turns about its middle, and ranks become files', () => {
  const match = order(countermove(units({ figures: 20 })), 'Mover')
  expect(refusal(match, turn(1, -1))).toEqual(['MI-MOVE-08'])
  give(match, [face('right')])
  expect(unit(match, 'Mover').body).toMatchObject({ formation: { files: 2, ranks: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] } })
  // The middle was 20 mm behind the front; now half of ten ranks of 20 mm lies in front of it.
  expect(frontOfUnit(match, 'Mover')).toEqual({ x: 1300, y: 920, facing: [1000, 0] })
})

test('MI-MOVE-06 MI-GEN-06 half of an odd allowance is rounded down, so it pays for a facing in a half move', () => {
  // Light pikemen out of command: 75 mm a turn, 37 in each half.
  const light = legion('Mover', 0, 1200, 900, { ...pikes, armour: 'light' })
  const far = { name: 'Dritlán', seat: 0, at: [200, 900], office: 'dritlan' }
  const match = order(halfMove([light, far, enemy]), 'Mover')
  expect(refusal(match, ahead(1), face('left'))).toEqual(['MI-RATE-23'])
  give(match, [face('left')])
  expect(unit(match, 'Mover').now.used).toBe(3700)
})

test('MI-MOVE-12 line moves neither backwards nor sideways', () => {
  const match = order(countermove(units()), 'Mover')
  expect(refusal(match, ahead(-10))).toEqual(['MI-MOVE-12'])
  expect(refusal(match, drift(0, 10))).toContain('MI-MOVE-12')
  expect(refusal(match, drift(-10, 5))).toContain('MI-MOVE-12')
})

test('MI-DRIFT-01 an advance slants up to 45 degrees, costs its length and keeps the front parallel', () => {
  const match = order(countermove(units()), 'Mover')
  expect(refusal(match, drift(100, 101))).toEqual(['MI-DRIFT-01', 'MI-MOVE-12'])
  expect(refusal(match, drift(107, 107))).toEqual(['MI-RATE-23'])
  expect(refusal(match, drift(60, -60), drift(40, 40))).toEqual([])
  give(match, [drift(100, 100)])
  expect(frontOfUnit(match, 'Mover')).toEqual({ x: 1300, y: 800, facing: [0, -1000] })
})

test('MI-DRIFT-02 pikemen slant 15 degrees at most', () => {
  const match = order(countermove(units(pikes)), 'Mover')
  expect(refusal(match, drift(90, 24))).toEqual([])
  expect(refusal(match, drift(90, 25))).toEqual(['MI-DRIFT-02', 'MI-MOVE-12'])
})

test('MI-SITUATION-02 MI-DISORG-10 MI-DRIFT-01 disorganized line only moves ahead, straight or slanting', () => {
  const match = order(countermove(units({ disorganized: true, figures: 20 })), 'Mover')
  expect(refusal(match, ahead(150))).toEqual([])
  expect(refusal(match, wheel('left', 10))).toEqual(['MI-DISORG-10'])
  expect(refusal(match, face('left'))).toEqual(['MI-DISORG-10'])
  expect(refusal(match, drift(10, 10))).toEqual([])
  expect(refusal(match, drift(10, 11))).toEqual(['MI-DRIFT-01', 'MI-MOVE-12'])
  expect(refusal(match, ahead(-10))).toEqual(['MI-MOVE-12'])
  expect(refusal(match, files(5))).toEqual(['MI-FORMATION-03'])
  expect(optionKeys(match)).not.toContain('shape')
})

test('MI-MOVE-11 a column that declines to be led moves as any legion and is not asked again', () => {
  const column = legion('Column', 0, 1200, 900, { figures: 12, files: 2 })
  const match = order(countermove([column, enemy]), 'Column', 'column', 'stop')
  expect(promptId(match)).toBe('ask.manoeuvre')
  expect(optionKeys(match)).not.toContain('column')
  give(match, [ahead(20)])
  expect(frontOfUnit(match, 'Column')).toMatchObject({ x: 1200, y: 880 })
})

test("MI-MOVE-11 EX-MI-15 each rank of a column turns where its head turned, at the cost of the head's path", () => {
  const column = legion('Column', 0, 1200, 900, { figures: 12, files: 2 })
  const match = order(countermove([column, enemy]), 'Column', 'column')
  expect(promptId(match)).toBe('ask.column')
  const decision = match.pending[0]!
  const ways = decision.kind === 'place' ? decision.suggest() : []
  expect(ways).not.toEqual([])
  for (const way of ways)
    expect({ way, check: match.check(0, way) }).toEqual({ way: { path: expect.anything() }, check: undefined })
  // The middle of the first rank is at (1200, 910): fifty ahead, then a hundred to the right.
  give(match, {
    path: [
      { x: 120_000, y: 86_000 },
      { x: 130_000, y: 86_000 },
    ],
  })
  const { body } = unit(match, 'Column')
  if (body?.kind !== 'placed') throw new Error('the column is not on a bend')
  const ranks = body.figures.filter((_, i) => i % 2 === 0).map(({ facing }) => [facing!.x / 1e6, facing!.y / 1e6])
  // Ranks stand 20 mm apart: the first five are round the corner.
  expect(ranks).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [0, -1],
  ])
  expect(body.figures[0]).toMatchObject({ x: 130_000, y: 85_250 })
  expect(body.figures[10]).toMatchObject({ x: 119_250, y: 86_000 })
  expect(unit(match, 'Column').now.used).toBe(15_000)
})

test('MI-MOVE-11 only a legion one or two figures wide is a column', () => {
  const match = order(countermove([legion('Line', 0, 1200, 900, { figures: 12, files: 3 }), enemy]), 'Line')
  expect(optionKeys(match)).not.toContain('column')
})

test('MI-MOVE-11 a bent column of two moves two abreast, and a jog shorter than a rank leaves it bent', () => {
  const led = (more: Record<string, Json>, ...ways: (readonly [number, number])[][]) => {
    const column = legion('Column', 0, 1200, 900, { armour: 'light', ...more })
    const match = order(countermove([column, enemy]), 'Column')
    for (const [i, way] of ways.entries()) {
      if (i === 0) give(match, 'column')
      give(match, { path: way.map(([x, y]) => ({ x: x * 100, y: y * 100 })) })
    }
    const { body } = unit(match, 'Column')
    return body?.kind === 'placed' ? [body.shape, body.figures.map(({ x, y }) => [x / 100, y / 100])] : 'ranks'
  }
  // Up 50, right 40, then 20 more: the first four ranks are round the corner.
  const pairs = led(
    { figures: 12, files: 2 },
    [
      [1200, 860],
      [1240, 860],
    ],
    [[1260, 860]],
  )
  expect(pairs[0]).toBe('column')
  expect((pairs[1] as number[][]).slice(0, 4)).toEqual([
    [1260, 852.5],
    [1260, 867.5],
    [1240, 852.5],
    [1240, 867.5],
  ])
  // A single figure in the last rank is centred.
  const odd = led({ figures: 5, files: 2 }, [
    [1200, 880],
    [1210, 880],
  ])
  expect((odd[1] as number[][]).at(-1)).toEqual([1200, 910])
  // Ranks stand 20 mm apart, so none is on the 10 mm to the right: all face ahead, but not in one line.
  expect(
    led({ figures: 4, files: 1 }, [
      [1200, 880],
      [1210, 880],
      [1210, 850],
    ]),
  ).toEqual([
    'file',
    [
      [1210, 850],
      [1210, 870],
      [1200, 880],
      [1200, 900],
    ],
  ])
})

test('MI-MOVE-11 MI-DISORG-10 disorganized line in column only moves straight ahead, skirmishers in any direction', () => {
  const way = (match: ReturnType<typeof countermove>, x: number, y: number) => {
    const verdict = judgeProposal(match, { path: [{ x: x * 100, y: y * 100 }] })
    return verdict.ok ? [] : verdict.rules
  }
  const led = (more: Record<string, Json>) => {
    const column = legion('Column', 0, 1200, 900, { figures: 12, files: 2, disorganized: true, ...more })
    return order(countermove([column, enemy]), 'Column', 'column')
  }
  const line = led({})
  expect({ 1200: way(line, 1200, 810), 1201: way(line, 1201, 810) }).toEqual({ 1200: [], 1201: [] })
  expect(way(line, 1208, 810)).toEqual(['MI-DISORG-10'])
  expect(way(line, 1192, 810)).toEqual(['MI-DISORG-10'])
  expect(way(line, 1200, 1000)).toEqual(['MI-DISORG-10'])
  expect(way(led(skirmishers), 1250, 860)).toEqual([])
})

test('MI-MOVE-11 a column past the corner is in ranks again', () => {
  const column = legion('Column', 0, 1200, 900, { figures: 4, files: 1, armour: 'light' })
  const match = order(countermove([column, enemy]), 'Column', 'column', {
    path: [
      { x: 120_000, y: 88_000 },
      { x: 130_000, y: 88_000 },
    ],
  })
  expect(unit(match, 'Column').body).toMatchObject({
    kind: 'ranks',
    formation: { files: 1, pose: { facing: { x: 1e6 } } },
  })
})

test('MI-MOVE-11 MI-SKIRMISH-02 a column path that ends before its first step is refused', () => {
  const led = (y: number) => {
    const column = legion('Column', 0, 1200, y, { ...skirmishers, figures: 4, files: 1 })
    return order(countermove([column, legion('Enemy', 1, 1200, 760)]), 'Column', 'column')
  }
  const ahead = { path: [{ x: 120_000, y: 70_000 }] }
  const suggestedPaths = (match: ReturnType<typeof led>) => {
    const [decision] = match.pending
    return decision?.kind === 'place' ? decision.suggest() : []
  }
  // Skirmishers may come no closer to line than 50 mm, where these stand already.
  const near = led(810)
  expect(judgeProposal(near, ahead)).toMatchObject({
    reason: { id: 'refuse.leads-nowhere' },
    rules: ['MI-SKIRMISH-02'],
  })
  // Half a millimetre more is legal but not suggested; two millimetres are.
  const almost = led(810.5)
  expect({ judgeProposalOk: judgeProposal(almost, ahead).ok, suggestedPaths: suggestedPaths(almost) }).toEqual({
    judgeProposalOk: true,
    suggestedPaths: [],
  })
  expect(suggestedPaths(led(812))).not.toEqual([])
})

test('MI-MOVE-10 in a ring every figure faces outward; a ring has no flank or rear and cannot move', () => {
  const ring = order(countermove(units({ figures: 16, files: 4 })), 'Mover', 'shape', 'ring')
  const { body } = unit(ring, 'Mover')
  if (body?.kind !== 'placed') throw new Error('no ring')
  const [x, y] = [1200, 940]
  for (const figure of body.figures) {
    const out = [figure.x / 100 - x, figure.y / 100 - y]
    expect(figure.facing!.x * out[0]! + figure.facing!.y * out[1]!).toBeGreaterThan(0)
  }
  expect(eventArgs(ring, 'moved')).toHaveLength(1)
  expect(promptId(ring)).toBe('ask.unit')
})

test('MI-MOVE-06 MI-DRIFT-02 short pikes among other weapons also make a legion pikemen', () => {
  const match = order(countermove(units({ weapons: ['longSword', 'shortPike'] })), 'Mover')
  expect(refusal(match, drift(90, 25))).toEqual(['MI-DRIFT-02', 'MI-MOVE-12'])
})

test('MI-MOVE-01 an invalid list of steps is refused with the step and field at fault', () => {
  const match = order(countermove(units({})), 'Mover')
  const reason = (answer: Json) => {
    const verdict = judgeProposal(match, answer)
    return verdict.ok ? undefined : [verdict.reason.id, verdict.reason.args]
  }
  expect(
    reason([
      { do: 'advance', by: 5 },
      { do: 'face', to: 'north' },
    ]),
  ).toEqual(['refuse.no-step', { step: 2, field: 'to' }])
  expect(reason({ to: [5, 5] })?.[0]).toBe('refuse.no-steps')
})
