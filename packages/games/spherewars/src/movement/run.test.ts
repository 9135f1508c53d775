import type { Json } from '@fray/kernel'
import { describeDecision as asData } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { moveOf, playMovement, runAnswers } from '../testing/movement.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  scene,
} from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { INCH, inches } from '../units.ts'

/** MOV 5; Ben is far away. */
const ANN = soldier('Ann', 0, 10, 10)
const FAR = soldier('Far', 1, 10, 35)

describe('bases and measuring', () => {
  test('SW-BASE-01 a combatant takes up its round base and nothing else', () => {
    const wide = { baseMm: 100 }
    const beside = (profile: Record<string, never> | typeof wide) =>
      playMovement([ANN, soldier('Cid', 0, 13.3, 12, profile), FAR], { answers: ['run'] })
    expect(refusal(beside({}), path([13.3, 10]))).toBeUndefined()
    expect(refusal(beside(wide), path([13.3, 10]))).toBe('refuse.base-in-way SW-BASE-05')
  })

  test('SW-BASE-02 bases are as wide as the profile says, with 25 millimetres to the inch', () => {
    // A Leviathan stands on 50 mm, Ann on 30 mm: they touch at 1.6 inches from centre to centre.
    const giant = figure('leviathan', 1, 10, 20, { name: 'Lev' })
    const match = playMovement([soldier('Ann', 0, 10, 16), giant], { answers: ['run'] })
    expect(refusal(match, path([10, 18.38]))).toBeUndefined()
    expect(refusal(match, path([10, 18.4]))).toBe('refuse.contact SW-MOVE-08')
    expect(combatantNamed(match, 'Lev').profile.base.radius).toBe(2500)
  })

  test('SW-BASE-03 a distance is the gap between edges, and exactly 5 inches is not closer than 5 inches', () => {
    const speeding = (y: number) => playMovement([ANN, soldier('Ben', 1, 10, y)], { answers: ['speed-up'] })
    expect(promptId(speeding(16.2))).toBe('ask.speed-up')
    expect(eventArgs(speeding(16.199), 'speed-up-refused').length).toBe(1)
  })

  test('SW-BASE-04 up to a hundredth of an inch apart is contact', () => {
    const options = (y: number) => optionKeys(playMovement([ANN, soldier('Ben', 1, 10, y)]))
    expect(options(11.21)).toEqual([])
    expect(options(11.22)).toContain('run')
  })

  test('SW-BASE-05 a path cannot pass through a living base, friend or enemy, or end on one', () => {
    for (const seat of [0, 1] as const) {
      const match = playMovement([ANN, soldier('Cid', seat, 12, 10), FAR], { answers: ['run'] })
      expect(refusal(match, path([14, 10]))).toBe('refuse.base-in-way SW-BASE-05')
      expect(refusal(match, path([12, 10.5]))).toBe('refuse.base-in-way SW-BASE-05')
      expect(refusal(match, path([12, 11.5], [14, 10]))).toBeUndefined()
    }
  })

  test('SW-BASE-05 passing between two bases needs a gap as wide as the base', () => {
    const between = (gap: number) =>
      playMovement([ANN, soldier('Cid', 0, 12, 10 - gap / 2), soldier('Dot', 0, 12, 10 + gap / 2), FAR], {
        answers: ['run'],
      })
    expect(refusal(between(2.4), path([14, 10]))).toBeUndefined()
    expect(refusal(between(2.39), path([14, 10]))).toBe('refuse.base-in-way SW-BASE-05')
  })

  test('SW-BASE-05 SW-WOUND-16 a path through an ephemeral enemy destroys it', () => {
    const match = playMovement([ANN, figure('ash', 1, 12, 10, { name: 'Ash' }), FAR], { answers: runAnswers([14, 10]) })
    expect(placeOf(match, 'Ann')).toEqual([14, 10])
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
    const beside = playMovement([ANN, figure('ash', 1, 12, 12, { name: 'Ash' }), FAR], {
      answers: runAnswers([14, 10]),
    })
    expect(combatantNamed(beside, 'Ash').status).toBe('standing')
  })

  test('SW-BASE-06 before an action is chosen the distance to the enemy stays secret', () => {
    const near = playMovement([ANN, soldier('Ben', 1, 10, 13)])
    const far = playMovement([ANN, soldier('Ben', 1, 10, 36)])
    expect(asData(near.pending[0]!)).toEqual(asData(far.pending[0]!))
    expect(near.eventsFor(0)).toEqual(far.eventsFor(0))
    expect(optionKeys(near)).toEqual(['stand', 'run', 'speed-up', 'join'])
  })

  test('SW-BASE-06 the path to an enemy is drawn without a hint whether it is in reach', () => {
    const tracing = (y: number) => playMovement([ANN, soldier('Ben', 1, 10, y)], { answers: ['join'] })
    expect(asData(tracing(13).pending[0]!)).toEqual(asData(tracing(36).pending[0]!))
    expect(refusal(tracing(36), path([10, 34.8]))).toBeUndefined()
    expect(tracing(36).undoable).toBe(1)
  })

  test('SW-BASE-06 with the house option of free measuring the reach is shown and speeding up barred at once', () => {
    const open = { options: { premeasuring: true } }
    const match = playMovement([ANN, soldier('Ben', 1, 10, 14)], {}, open)
    expect(optionKeys(match)).toEqual(['stand', 'run', 'join'])
    match.answer(0, 'join')
    expect(match.pending[0]).toMatchObject({ form: { reach: 25_000 } })
  })

  test('SW-BASE-07 the path of the centre is measured, however wide the base', () => {
    const wide = soldier('Ann', 0, 10, 10, { baseMm: 60 })
    const match = playMovement([wide, FAR], { answers: ['run'] })
    expect(refusal(match, path([15, 10]))).toBeUndefined()
    expect(refusal(match, path([15.01, 10]))).toContain('refuse.too-far')
  })

  test('SW-BASE-08 SW-MOVE-05 a path may bend, its parts add up, and it may be shorter than allowed', () => {
    const match = playMovement([ANN, FAR], { answers: ['run'] })
    expect(refusal(match, path([13, 10], [13, 12]))).toBeUndefined()
    expect(refusal(match, path([13, 10], [13, 12.01]))).toBe('refuse.too-far SW-MOVE-08 SW-SCENERY-11')
    match.answer(0, path([11, 10], [11, 11]))
    expect(eventArgs(match, 'ran')).toEqual([{ mover: 'Ann', inches: '2.00' }])
    expect(match.events.at(-1)?.paths?.[0]?.points.length).toBe(3)
  })
})

describe('actions of the movement phase', () => {
  test('SW-MOVE-01 SW-ACT-03 exactly one of the five actions is taken: the next decision belongs to another phase', () => {
    expect(optionKeys(playMovement([ANN, FAR]))).toEqual(['stand', 'run', 'speed-up', 'join'])
    expect(moveOf(playMovement([ANN, FAR], { answers: runAnswers([12, 10]) })).move).toBe('run')
    const two = scene({ figures: [ANN, soldier('Aud', 0, 30, 30), FAR] }, { answers: ['0', ...runAnswers([12, 10])] })
    expect(eventArgs(two, 'ran').length).toBe(1)
    // Ann has nothing else to do, and is not asked again: Aud is.
    expect(two.pending[0]).toMatchObject({ prompt: { id: 'ask.action' }, figure: 1 })
  })

  test('SW-MOVE-03 SW-MOVE-04 MOV is in inches of 25 millimetres', () => {
    const match = playMovement([soldier('Ann', 0, 10, 10, { mov: 4 }), FAR], { answers: runAnswers([14, 10]) })
    expect(combatantNamed(match, 'Ann').at).toEqual({ x: 35_000, y: 25_000 })
    const slow = playMovement([soldier('Ann', 0, 10, 10, { mov: 4 }), FAR], { answers: ['run'] })
    expect(refusal(slow, { path: [{ x: 35_002, y: 25_000 }] })).toContain('refuse.too-far')
  })

  test('SW-MOVE-06 in contact with an enemy, stunned or paralysed a combatant can only stand', () => {
    const stands = [
      playMovement([ANN, soldier('Ben', 1, 10, 11.2)]),
      playMovement([soldier('Ann', 0, 10, 10, {}, { states: ['stunned'] }), FAR]),
      playMovement([soldier('Ann', 0, 10, 10, {}, { states: ['paralysed'] }), FAR]),
    ]
    for (const match of stands) expect(moveOf(match)).toMatchObject({ move: 'stand', moved: false })
  })

  test('SW-MOVE-06 a fearful combatant may run and speed up but not join; a concussed one may do everything', () => {
    const fearful = playMovement([soldier('Ann', 0, 10, 10, {}, { states: ['fearful'] }), FAR])
    expect(optionKeys(fearful)).toEqual(['stand', 'run', 'speed-up'])
    expect(refusal(fearful, 'join')).toBe('barred.fearful SW-MOVE-21')
    const concussed = playMovement([soldier('Ann', 0, 10, 10, {}, { states: ['concussed'] }), FAR])
    expect(optionKeys(concussed)).toEqual(['stand', 'run', 'speed-up', 'join'])
  })

  test('SW-MOVE-07 standing still does not count as movement', () => {
    const match = playMovement([ANN, FAR], { answers: ['stand'] })
    expect(moveOf(match)).toEqual({ move: 'stand', joined: [], reached: [], charged: [], moved: false })
    expect(placeOf(match, 'Ann')).toEqual([10, 10])
  })

  test('SW-MOVE-08 a run goes up to MOV and may not end in contact, but may brush past', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 12.5, 11.2)], { answers: ['run'] })
    expect(refusal(match, path([15, 10]))).toBeUndefined()
    expect(refusal(match, path([12.5, 10]))).toBe('refuse.contact SW-MOVE-08')
    expect(refusal(match, path([15.01, 10]))).toBe('refuse.too-far SW-MOVE-08 SW-SCENERY-11')
  })

  test('SW-MOVE-08 SW-WOUND-14 a run may end on an ephemeral enemy, which is destroyed', () => {
    const match = playMovement([ANN, figure('ash', 1, 13, 10, { name: 'Ash' }), FAR], {
      answers: runAnswers([13, 10.4]),
    })
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
    expect(moveOf(match)).toMatchObject({ move: 'run', joined: [] })
  })

  test('SW-MOVE-09 speeding up goes twice MOV', () => {
    const match = playMovement([ANN, FAR], { answers: ['speed-up'] })
    expect(refusal(match, path([20.01, 10]))).toBe('refuse.too-far SW-MOVE-09 SW-SCENERY-11')
    match.answer(0, path([20, 10]))
    expect(moveOf(match)).toMatchObject({ move: 'speed-up', moved: true })
  })

  test('SW-MOVE-09 any enemy closer than 5 inches prevents it, even unseen, fighting, fleeing or ephemeral', () => {
    const wall = soldier('Cid', 0, 10, 12, { height: 5 })
    const close = [
      [soldier('Ben', 1, 10, 16), wall],
      [soldier('Ben', 1, 10, 16), soldier('Cid', 0, 10, 17.2)],
      [soldier('Ben', 1, 10, 16, {}, { fleeing: true })],
      [figure('ash', 1, 10, 16)],
    ]
    for (const others of close) {
      const match = playMovement([ANN, FAR, ...others], { answers: ['speed-up'] })
      expect(eventArgs(match, 'speed-up-refused')).toEqual([{ mover: 'Ann' }])
      expect(optionKeys(match)).toEqual(['stand', 'run', 'join'])
      expect(refusal(match, 'speed-up')).toBe('barred.enemy-close SW-MOVE-09')
    }
  })

  test('SW-MOVE-09 the refusal comes after the declaration, reveals nothing else, and cannot be undone', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 16)], { answers: ['speed-up'] })
    expect(match.events.at(-1)).toMatchObject({ type: 'speed-up-refused', args: { mover: { figure: 0 } } })
    expect(match.undoable).toBe(0)
    match.answer(0, 'run')
    match.answer(0, path([10, 12]))
    expect(moveOf(match).move).toBe('run')
  })

  test('SW-MOVE-09 only the start of the action is tested', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 20, 10)], { answers: ['speed-up'] })
    expect(refusal(match, path([18.7, 10]))).toBeUndefined()
    expect(refusal(match, path([18.8, 10]))).toBe('refuse.contact SW-MOVE-08')
  })

  test('SW-MOVE-25 variable, clumsy and flying movers have their own rules', () => {
    const variable = playMovement([soldier('Ann', 0, 10, 10, { movement: 'variable' }), FAR])
    expect(promptId(variable)).toBe('ask.random-move')
    const flyer = playMovement([soldier('Ann', 0, 10, 10, { movement: 'flying' }), soldier('Cid', 0, 12, 10), FAR], {
      answers: ['run'],
    })
    expect(refusal(flyer, path([14, 10]))).toBeUndefined()
  })

  test('SW-MOVE-26 the base stays wholly on the table, on the way and at the end', () => {
    const match = playMovement([soldier('Ann', 0, 1, 10), FAR], { answers: ['run'] })
    expect(refusal(match, path([0.6, 10]))).toBeUndefined()
    expect(refusal(match, path([0.59, 10]))).toBe('refuse.off-table SW-MOVE-26')
    expect(refusal(match, path([0.4, 10.5], [1, 11]))).toBe('refuse.off-table SW-MOVE-26')
  })

  test('SW-MOVE-26 all four edges are edges', () => {
    const table = { width: 30, depth: 20 }
    const off = (x: number, y: number, ...way: [number, number][]) => {
      const match = playMovement([soldier('Ann', 0, x, y), soldier('Ben', 1, 15, 10)], { answers: ['run'] }, { table })
      return way.map((point) => refusal(match, path(point)))
    }
    const OFF = 'refuse.off-table SW-MOVE-26'
    expect(off(3, 5, [0.6, 5], [0.5, 5])).toEqual([undefined, OFF])
    expect(off(5, 3, [5, 0.6], [5, 0.5])).toEqual([undefined, OFF])
    expect(off(27, 5, [29.4, 5], [29.5, 5])).toEqual([undefined, OFF])
    expect(off(5, 17, [5, 19.4], [5, 19.5])).toEqual([undefined, OFF])
  })

  test('SW-SCENERY-11 SW-MOVE-08 scenery on the way is subtracted from MOV before doubling', () => {
    const wood = { scenery: [{ type: 'wood', x: 13, y: 10, diameter: 2 }] }
    const run = playMovement([ANN, FAR], { answers: ['run'] }, wood)
    expect(refusal(run, path([14, 10]))).toBeUndefined()
    expect(refusal(run, path([14.1, 10]))).toBe('refuse.too-far SW-MOVE-08 SW-SCENERY-11')
    expect(refusal(run, path([10, 15]))).toBeUndefined()
    run.answer(0, path([14, 10]))
    const told = run.events.find(({ type }) => type === 'ran')?.numbers?.[0]
    expect(told?.total).toBe(4)
    expect(told?.terms.map(({ amount }) => amount)).toEqual([5, -1])
    const speed = playMovement([ANN, FAR], { answers: ['speed-up'] }, wood)
    expect(refusal(speed, path([18, 10]))).toBeUndefined()
    expect(refusal(speed, path([18.1, 10]))).toContain('refuse.too-far')
  })

  test('SW-SCENERY-33 changing floors costs a run 2 inches each', () => {
    const tower = { type: 'tower', x: 10, y: 10, length: 8, width: 8, floors: 3, features: ['building', 'elevation'] }
    // The tower is sparse, so that one point of six goes for moving in it.
    const match = playMovement([soldier('Ann', 0, 10, 10, { mov: 6 }), FAR], { answers: ['run'] }, { scenery: [tower] })
    expect(optionKeys(match)).toEqual(['floor-0', 'floor-1', 'floor-2'])
    match.answer(0, 'floor-2')
    expect(combatantNamed(match, 'Ann').floor).toBe(2)
    expect(refusal(match, path([11, 10]))).toBeUndefined()
    expect(refusal(match, path([11.1, 10]))).toContain('refuse.too-far')
    match.answer(0, path([11, 10]))
    expect(moveOf(match)).toMatchObject({ move: 'run', moved: true })
    const slow = playMovement([soldier('Ann', 0, 10, 10, { mov: 4 }), FAR], { answers: ['run'] }, { scenery: [tower] })
    expect(optionKeys(slow)).toEqual(['floor-0', 'floor-1'])
    slow.answer(0, 'floor-0')
    slow.answer(0, path([11, 10]))
    expect({ decisionAsked: promptId(slow), optionsOffered: optionKeys(slow) }).toEqual({
      decisionAsked: 'ask.floor',
      optionsOffered: ['floor-0', 'floor-1'],
    })
  })

  test('SW-SCENERY-33 SW-BASE-05 SW-MOVE-08 a floor is not offered if somebody stands there or an enemy would be touched', () => {
    const tower = { type: 'tower', x: 10, y: 10, length: 8, width: 8, floors: 3 }
    const floors = (...others: Json[]) =>
      optionKeys(
        playMovement(
          [soldier('Ann', 0, 10, 10, { mov: 6 }), ...others, FAR],
          { answers: ['run'] },
          { scenery: [tower] },
        ),
      )
    const on = (floor: number, seat: 0 | 1, x: number) =>
      ({ ...(soldier('Eik', seat, x, 10) as object), floor }) as Json
    expect(floors(on(1, 0, 10))).toEqual(['floor-0', 'floor-2'])
    expect(floors(on(1, 0, 11.1))).toEqual(['floor-0', 'floor-2'])
    // A friend may be touched, an enemy not.
    expect(floors(on(2, 0, 11.2))).toEqual(['floor-0', 'floor-1', 'floor-2'])
    expect(floors(on(2, 1, 11.2))).toEqual(['floor-0', 'floor-1'])
    expect(floors(on(2, 1, 11.3))).toEqual(['floor-0', 'floor-1', 'floor-2'])
  })

  test('SW-SCENERY-33 an enemy on another floor cannot be joined, even directly above', () => {
    const tower = { type: 'tower', x: 10, y: 10, length: 8, width: 8, floors: 3 }
    const join = (floor: number) => {
      const ben = { ...(soldier('Ben', 1, 12, 10) as object), floor } as Json
      const match = playMovement([ANN, ben], { answers: ['join'] }, { scenery: [tower] })
      return { question: promptId(match), events: match.events.map(({ type }) => type) }
    }
    expect(join(0)).toEqual({ question: 'ask.trajectory', events: [] })
    expect(join(1)).toEqual({ question: 'ask.action', events: ['no-way'] })
  })

  test('SW-FAIR-02 a confirmed move cannot be undone', () => {
    const match = scene(
      { figures: [ANN, soldier('Aud', 0, 30, 30), FAR], options: { premeasuring: true } },
      { answers: ['0', 'run'] },
    )
    expect(match.undoable).toBe(2)
    match.answer(0, path([12, 10]))
    expect(match.undoable).toBe(0)
  })

  test('SW-BASE-06 showing the reach of a run commits to it, unless measuring is free', () => {
    const choosing = (options: Record<string, Json>) => playMovement([ANN, FAR], { answers: ['run'] }, options)
    expect({ decisionAsked: promptId(choosing({})), undoable: choosing({}).undoable }).toEqual({
      decisionAsked: 'ask.run',
      undoable: 0,
    })
    expect(choosing({ options: { premeasuring: true } }).undoable).toBe(1)
  })

  test('SW-BASE-06 a path that is too long only shows the distance the mover can go', () => {
    const costsOf = (options: Record<string, Json>, ...to: [number, number][]) => {
      const decision = playMovement([ANN, FAR], { answers: ['run'] }, options).pending[0]!
      return decision.kind === 'place' ? decision.costOf!(path(...to))!.spent : undefined
    }
    expect(costsOf({}, [13, 10])).toBe(inches(3))
    expect(costsOf({}, [22, 10])).toBe(inches(5))
    expect(costsOf({}, [10, 13], [30, 13])).toBe(inches(5))
    expect(costsOf({ options: { premeasuring: true } }, [22, 10])).toBe(inches(12))
  })
})

describe('refusals of a run', () => {
  test('SW-MOVE-08 SW-BASE-06 a path that is too long is refused for its length, whatever stands at its end', () => {
    const match = playMovement([ANN, soldier('Cid', 0, 18, 10), FAR], { answers: ['run'] })
    expect(refusal(match, path([18, 10]))).toBe('refuse.too-far SW-MOVE-08 SW-SCENERY-11')
    expect(match.check(0, path([18, 10]))?.reason.args).toEqual({ reach: '5.00' })
  })

  test('SW-MOVE-08 contact is refused with the name of the enemy', () => {
    const match = playMovement([ANN, FAR, soldier('Bob', 1, 10, 14)], { answers: ['run'] })
    expect(match.check(0, path([10, 12.8]))?.reason.args).toEqual({ enemy: { figure: 2 } })
  })

  test('SW-MOVE-05 a path of zero length has no cost, and drawn paths stay on the table (SW-MOVE-26)', () => {
    const corner = soldier('Ann', 0, 38, 37)
    const decision = playMovement([corner, soldier('Ben', 1, 4, 4)], { answers: ['run'] }).pending[0]!
    if (decision.kind !== 'place') throw new Error('no run is asked for')
    expect(decision.costOf!({ path: [] })).toBeUndefined()
    const rings = decision.region!() as unknown as { x: number; y: number }[][]
    const most = (axis: 'x' | 'y') => Math.max(...rings.flat().map((point) => point[axis])) / INCH
    expect([most('x'), most('y')].map((far) => Math.round(far * 100) / 100)).toEqual([39.4, 39.4])
  })
})

describe('suggestions', () => {
  test('SW-DEFAREA-26 one suggested path avoids the enemy area', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 15)], { answers: ['run'] })
    const decision = match.pending[0]!
    const ends = decision.kind === 'place' ? decision.suggest().map((proposal) => JSON.stringify(proposal)) : []
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) expect(match.check(0, JSON.parse(end))).toBeUndefined()
    // The area reaches 1.8 inches from Ben's centre, and Ann's base 0.6: she stays outside at 12.6.
    expect(ends.some((end) => /"y":314\d\d/.test(end))).toBe(true)
  })

  test('SW-MOVE-05 a walled-in combatant has no run', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Friend ${i}`, 0, 10 + 1.2 * Math.cos(angle), 10 + 1.2 * Math.sin(angle))
    })
    const match = playMovement([ANN, ...ring, FAR], { answers: ['run'] })
    const decision = match.pending[0]!
    expect(decision.kind === 'place' && decision.suggest()).toEqual([path([10, 10])])
    match.answer(0, path([10, 10]))
    expect(moveOf(match)).toMatchObject({ move: 'run', moved: false })
  })
})
