import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joinAnswers, moveOf, playMovement } from '../testing/movement.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  scene,
} from '../testing/scene.ts'
import { leader, soldier } from '../testing/soldiers.ts'

/** MOV 5: she charges up to 5 inches and engages up to 10. */
const ANN = soldier('Ann', 0, 10, 10)

/** Another enemy, far away, so that the other side has a choice whom to activate. */
const BOB = soldier('Bob', 1, 36, 36)

/** Ann joins an enemy straight ahead, so far from edge to edge. */
function ahead(gap: number, others: readonly Json[] = [], more: Record<string, Json> = {}) {
  const ben = soldier('Ben', 1, 10, 11.2 + gap)
  return playMovement(
    [ANN, ben, ...others],
    { answers: joinAnswers(others.length > 0 ? 1 : null, [10, 10 + gap]) },
    more,
  )
}

describe('charge', () => {
  test('SW-MOVE-10 SW-MOVE-11 up to MOV is a charge, more is an engagement', () => {
    expect(moveOf(ahead(5))).toEqual({ move: 'charge', joined: [1], reached: [1], charged: [1], moved: true })
    expect(moveOf(ahead(5.01))).toEqual({ move: 'engage', joined: [1], reached: [1], charged: [], moved: true })
    expect(eventArgs(ahead(5), 'charges')).toEqual([{ joiner: 'Ann', target: 'Ben', inches: '5.00' }])
    expect(placeOf(ahead(5), 'Ann')).toEqual([10, 15])
  })

  test('SW-MOVE-11 the number that decides is explained', () => {
    const charge = ahead(4).events.find(({ type }) => type === 'charges')
    expect(charge?.numbers?.[0]).toMatchObject({ total: 5, terms: [{ amount: 5, rule: 'SW-PROFILE-10' }] })
  })

  test('SW-MOVE-12 SW-MOVE-17 joining any side other than the nearest is an engagement', () => {
    const round = (...way: readonly [number, number][]) =>
      playMovement([ANN, soldier('Ben', 1, 10, 13)], { answers: joinAnswers(null, ...way) })
    expect(moveOf(round([10, 11.8])).move).toBe('charge')
    expect(moveOf(round([12, 12], [11.2, 13])).move).toBe('engage')
    expect(placeOf(round([12, 12], [11.2, 13]), 'Ann')).toEqual([11.2, 13])
    expect(moveOf(round([9, 10.5], [10, 11.8])).move).toBe('engage')
  })

  test('SW-MOVE-12 SW-MOVE-17 EX-SW-17 a Stevedore with partial sight less than 3 inches away engages if it does not go to the nearest side', () => {
    const stevedore = figure('stevedore', 0, 10, 10, { name: 'Stevedore' })
    const copse = { scenery: [{ type: 'wood', x: 10.8, y: 11.5, diameter: 1.2, density: 'bare' }] }
    const match = (x: number, y: number) =>
      playMovement([stevedore, soldier('Ben', 1, 10, 13)], { answers: joinAnswers(null, [x, y]) }, copse)
    expect(moveOf(match(10, 11.8)).move).toBe('charge')
    expect(moveOf(match(9, 12.34)).move).toBe('engage')
    expect(eventArgs(match(9, 12.34), 'engages')[0]).toMatchObject({ inches: '2.53' })
  })

  test('SW-MOVE-12 the shortest way round an obstacle is still a charge, with its length', () => {
    const wall = soldier('Cid', 0, 10, 11.5, { height: 1 })
    const match = playMovement([ANN, soldier('Ben', 1, 10, 14), wall], { answers: ['join'] })
    const decision = match.pending[0]!
    const shortest = decision.kind === 'place' ? decision.suggest()[0]! : null
    expect((shortest as { path: Json[] }).path.length).toBeGreaterThan(1)
    expect(refusal(match, path([10, 12.8]))).toBe('refuse.base-in-way SW-BASE-05')
    match.answer(0, shortest)
    expect(moveOf(match)).toMatchObject({ move: 'charge', charged: [1] })
    expect(Number(eventArgs(match, 'charges')[0]?.inches)).toBeGreaterThan(2.8)
  })

  test('SW-MOVE-12 if the nearest side is taken, the nearest free one counts', () => {
    const taken = [soldier('Cid', 0, 10, 13.6), soldier('Ben', 1, 10, 14.8)]
    const match = playMovement([ANN, taken[1]!, taken[0]!], { answers: ['join'] })
    const decision = match.pending[0]!
    match.answer(0, decision.kind === 'place' ? decision.suggest()[0]! : null)
    expect(moveOf(match)).toMatchObject({ move: 'charge', reached: [1] })
    const far = playMovement([ANN, taken[1]!, taken[0]!], { answers: ['join', path([12, 13], [12, 16], [10, 16])] })
    expect(moveOf(far).move).toBe('engage')
  })

  test('SW-MOVE-12 SW-SCENERY-05 scenery costs are subtracted from the reach of a charge', () => {
    const wood = { scenery: [{ type: 'wood', x: 10, y: 12, diameter: 2, height: 1 }] }
    expect(moveOf(ahead(4, [], wood)).move).toBe('charge')
    expect(moveOf(ahead(4.1, [], wood)).move).toBe('engage')
    expect(moveOf(ahead(8, [], wood)).move).toBe('engage')
    expect(eventArgs(ahead(8.1, [], wood), 'fell-short').length).toBe(1)
  })

  test('SW-MOVE-12 a way round scenery that costs no more than the straight way through it is also a charge', () => {
    const wood = { scenery: [{ type: 'wood', x: 10.8, y: 11.5, diameter: 1.2, height: 1 }] }
    const charging = (...way: readonly [number, number][]) =>
      playMovement([ANN, soldier('Ben', 1, 10, 13)], { answers: joinAnswers(null, ...way) }, wood)
    expect(moveOf(charging([10, 11.8])).move).toBe('charge')
    expect(moveOf(charging([9, 12.34])).move).toBe('charge')
    expect(moveOf(charging([8.5, 12], [8.8, 13])).move).toBe('engage')
  })

  test('SW-MOVE-13 SW-SIGHT-06 SW-MOVE-17 without sight from its start it engages, at any distance', () => {
    const tall = soldier('Cid', 1, 10, 12.5)
    const behind = soldier('Ben', 1, 10, 15)
    const match = playMovement([ANN, behind, tall], { answers: ['join', '1'] })
    const decision = match.pending[0]!
    match.answer(0, decision.kind === 'place' ? decision.suggest()[0]! : null)
    // Cid, whose area she crosses, lets her pass.
    match.answer(1, 'pass')
    expect(moveOf(match)).toMatchObject({ move: 'engage', reached: [1] })
  })

  test('SW-MOVE-13 SW-SIGHT-31 sight is judged against the enemy’s place after Relocate!', () => {
    const figures = [
      ANN,
      soldier('Ben', 1, 10, 14),
      leader('Boss', 1, 14, 14),
      soldier('Wall', 0, 11.5, 12),
      soldier('Wide', 0, 12.7, 12),
      soldier('Side', 0, 10.3, 11.6),
    ]
    const match = playMovement(figures, { answers: ['join', '1', path([8.8, 11], [8.9, 13.5])] }, { orders: [0, 1] })
    expect(promptId(match)).toBe('window.before-join')
    for (const answer of ['relocate', '1', path([12, 14])]) expect(match.answer(1, answer)).toEqual({ ok: true })
    expect(promptId(match)).toBe('ask.trajectory')
    const decision = match.pending[0]!
    match.answer(0, decision.kind === 'place' ? decision.suggest()[0]! : null)
    expect(eventArgs(match, 'charges')).toEqual([])
  })

  test('SW-MOVE-14 SW-MOVE-18 a charger that wins rolls one more die for damage, a combatant that engaged does not', () => {
    const rollsAfterJoin = (gap: number, dice: number[]) =>
      scene(
        { figures: [ANN, soldier('Ben', 1, 10, 11.2 + gap), BOB] },
        { answers: joinAnswers(1, [10, 10 + gap]), dice },
      )
    expect(rolledDice(rollsAfterJoin(5, [5, 5, 1, 1, 1, 1, 1]))).toEqual(['roll.dexterity 2 2', 'roll.damage 3'])
    expect(rolledDice(rollsAfterJoin(6, [5, 5, 1, 1, 1, 1]))).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    // Only the charger, and only on winning.
    expect(rolledDice(rollsAfterJoin(5, [1, 1, 5, 5, 1, 1]))).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })
})

describe('engagement', () => {
  test('SW-MOVE-15 EX-SW-15 a Tax Collector with MOV 4 engages up to 8 inches', () => {
    const tax = figure('tax-collector', 0, 10, 10, { name: 'Tax' })
    const engaging = (gap: number) =>
      playMovement([tax, soldier('Ben', 1, 10, 11.2 + gap)], { answers: joinAnswers(null, [10, 10 + gap]) })
    expect(moveOf(engaging(8))).toMatchObject({ move: 'engage', reached: [1] })
    expect(moveOf(engaging(8.01)).reached).toEqual([])
  })

  test('SW-MOVE-15 any free place in contact may be chosen, also by a longer path than a charge', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 13)], {
      answers: joinAnswers(null, [12, 12], [12, 14.2], [10, 14.2]),
    })
    expect(moveOf(match)).toMatchObject({ move: 'engage', reached: [1] })
    expect(placeOf(match, 'Ann')).toEqual([10, 14.2])
  })

  test('SW-MOVE-16 an enemy closer than 5 inches does not prevent engaging', () => {
    const close = soldier('Bob', 1, 14, 10)
    const match = playMovement([ANN, soldier('Ben', 1, 10, 20), close], { answers: joinAnswers(1, [10, 18.8]) })
    expect(moveOf(match)).toMatchObject({ move: 'engage', reached: [1] })
  })

  test('SW-MOVE-21 SW-ACT-05 charging and engaging are one choice: joining combat', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 14)])
    expect(optionKeys(match)).not.toContain('charge')
    expect(optionKeys(match)).toContain('join')
  })
})

describe('declaring', () => {
  test('SW-MOVE-19 SW-DEFAREA-16 enemy and path are named first, and cannot be changed after measuring', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 20), soldier('Bob', 1, 20, 10)], { answers: ['join'] })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.join',
      optionsOffered: ['1', '2'],
    })
    match.answer(0, '1')
    expect(match.undoable).toBe(2)
    match.answer(0, path([10, 18.8]))
    expect(match.undoable).toBe(0)
    expect(match.events.map(({ type }) => type)).toEqual(['join-declared', 'engages', 'in-contact'])
  })

  test('SW-BASE-06 SW-MOVE-19 while the path to an enemy is drawn its length stays secret, near or far', () => {
    for (const y of [14, 35]) {
      const match = playMovement([ANN, soldier('Ben', 1, 10, y), soldier('Bob', 1, 20, 10)], { answers: ['join', '1'] })
      const decision = match.pending[0]!
      if (decision.kind !== 'place') throw new Error('no way is asked for')
      expect(decision.costOf).toBeUndefined()
      expect(decision.region).toBeUndefined()
      expect(Object.keys(decision.form as object)).not.toContain('reach')
      // However far: it is refused by no distance, and nothing is measured by asking.
      expect(decision.check(path([10, y - 1.2])).ok).toBe(true)
      expect(match.undoable).toBe(2)
    }
  })

  test('SW-BASE-06 SW-DEFAREA-19 a combatant asked to intercept sees how far the joiner gets, because nothing can be undone by then', () => {
    const onTheWay = soldier('Bob', 1, 12, 14)
    const match = playMovement([ANN, soldier('Ben', 1, 10, 20), onTheWay], { answers: joinAnswers(1, [10, 18.8]) })
    expect({ decisionAsked: promptId(match), seat: match.pending[0]!.seat }).toEqual({
      decisionAsked: 'ask.jump',
      seat: 1,
    })
    expect({ undoable: match.undoable, undoableFor: match.undoableFor(0) }).toEqual({ undoable: 0, undoableFor: 0 })
  })

  test('SW-MOVE-19 a path that does not lead to the enemy is refused; one that ends close by is extended', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 16)], { answers: ['join'] })
    expect(refusal(match, path([10, 13]))).toBe('refuse.short-of-target SW-MOVE-19')
    match.answer(0, path([10, 14.5]))
    expect(placeOf(match, 'Ann')).toEqual([10, 14.8])
    const onto = playMovement([ANN, soldier('Ben', 1, 10, 16)], { answers: joinAnswers(null, [10, 16]) })
    expect(placeOf(onto, 'Ann')).toEqual([10, 14.8])
  })

  test('SW-MOVE-20 out of reach it speeds up its full distance along the path if it could have sped up', () => {
    const match = ahead(20)
    expect(eventArgs(match, 'fell-short')).toEqual([{ joiner: 'Ann', target: 'Ben', inches: '10.00' }])
    expect(placeOf(match, 'Ann')).toEqual([10, 20])
    expect(moveOf(match)).toEqual({ move: 'speed-up', joined: [], reached: [], charged: [], moved: true })
  })

  test('SW-MOVE-20 with an enemy closer than 5 inches at the start it runs its full distance', () => {
    const match = ahead(20, [soldier('Bob', 1, 14, 10)])
    expect(eventArgs(match, 'fell-short')[0]).toMatchObject({ inches: '5.00' })
    expect(moveOf(match)).toMatchObject({ move: 'run', joined: [] })
  })

  test('SW-MOVE-20 SW-MOVE-09 an enemy at exactly 5 inches does not count as closer, and neither do the dead or friends', () => {
    const pace = (other: Json) => moveOf(ahead(20, [other])).move
    expect({ '16.2': pace(soldier('Bob', 1, 16.2, 10)), '16.19': pace(soldier('Bob', 1, 16.19, 10)) }).toEqual({
      '16.2': 'speed-up',
      '16.19': 'run',
    })
    const slain = soldier('Bob', 1, 14, 10, {}, { status: 'dead' })
    expect(
      moveOf(playMovement([ANN, soldier('Ben', 1, 10, 31.2), slain], { answers: joinAnswers(null, [10, 30]) })).move,
    ).toBe('speed-up')
    const friend = soldier('Cid', 0, 14, 10)
    expect(
      moveOf(playMovement([ANN, soldier('Ben', 1, 10, 31.2), friend], { answers: joinAnswers(null, [10, 30]) })).move,
    ).toBe('speed-up')
  })

  test('SW-MOVE-20 the forced move follows the bends of the path and stops short of contact', () => {
    const bent = playMovement([ANN, soldier('Ben', 1, 10, 36)], {
      answers: joinAnswers(null, [16, 10], [16, 30], [10, 34.8]),
    })
    expect(placeOf(bent, 'Ann')).toEqual([16, 14])
    // Bob stands beside the path just where the ten inches end.
    const beside = soldier('Bob', 1, 11.2, 20)
    const match = playMovement([ANN, soldier('Ben', 1, 10, 36), beside], { answers: joinAnswers(1, [10, 34.8]) })
    if (promptId(match) === 'ask.jump') match.answer(1, 'pass')
    expect(combatantNamed(match, 'Ann').at.y).toBeLessThan(50_000)
    expect(combatantNamed(match, 'Ann').at.y).toBeGreaterThan(49_000)
    expect(moveOf(match).move).toBe('speed-up')
  })

  test('SW-MOVE-22 it joins every enemy touched at the end; the charge counts for the named one', () => {
    // Bob stands beside Ann's way, which is not the shortest one to Bob.
    const match = playMovement([ANN, soldier('Ben', 1, 10, 14), soldier('Bob', 1, 11.2, 12.8)], {
      answers: joinAnswers(1, [10, 12.8]),
    })
    expect(moveOf(match)).toEqual({ move: 'charge', joined: [1, 2], reached: [1, 2], charged: [1], moved: true })
    const others = match.events.filter(({ type }) => type === 'touches-too').map(({ args }) => args)
    expect(others).toEqual([{ joiner: { figure: 0 }, enemy: { figure: 2 } }])
  })

  test('SW-MOVE-22 the charge counts for another touched enemy if the same move meets its conditions', () => {
    // Two enemies side by side; friends to her left and right leave her no shorter way to either.
    const friends = [soldier('Cid', 0, 8.79, 12.6), soldier('Dot', 0, 11.21, 12.6)]
    const match = playMovement([ANN, soldier('Ben', 1, 9.399, 14), soldier('Bob', 1, 10.601, 14), ...friends], {
      answers: joinAnswers(1, [10, 12.961]),
    })
    expect(moveOf(match)).toMatchObject({ move: 'charge', charged: [1, 2] })
  })

  test('SW-MOVE-22 SW-MELEE-03 in the combat phase one of them is chosen', () => {
    const figures = [ANN, soldier('Ben', 1, 9.399, 14), soldier('Bob', 1, 10.601, 14)]
    const match = scene({ figures }, { answers: joinAnswers(1, [10, 12.961]) })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.opponent',
      optionsOffered: ['1', '2'],
    })
  })

  test('SW-MOVE-23 an enemy without room beside it cannot be joined', () => {
    const ben = soldier('Ben', 1, 20, 20)
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Guard ${i}`, 1, 20 + 1.2 * Math.cos(angle), 20 + 1.2 * Math.sin(angle))
    })
    const match = playMovement([ANN, ben, ...ring], { answers: ['join', '1'] })
    expect(eventArgs(match, 'no-way')).toEqual([{ mover: 'Ann', target: 'Ben' }])
    match.answer(0, 'join')
    expect(optionKeys(match)).not.toContain('1')
  })

  test('SW-MOVE-24 SW-REACT-04 the target may shoot first; if the joiner dies, the join ends', () => {
    const archer = soldier('Ben', 1, 10, 14, { ranged: ['tension'], pre: 3, str: 3 })
    const shooting = (dice: (number | 'S')[]) =>
      playMovement([soldier('Ann', 0, 10, 10, {}, { wounds: 1 }), archer], {
        answers: [...joinAnswers(null, [10, 12.8]), '1'],
        dice,
      })
    const asking = playMovement([ANN, archer], { answers: joinAnswers(null, [10, 12.8]) })
    expect({ decisionAsked: promptId(asking), place: placeOf(asking, 'Ann') }).toEqual({
      decisionAsked: 'ask.shot-against-charge',
      place: [10, 10],
    })
    // The distance is measured by then, and cannot be unlearned.
    expect(asking.undoable).toBe(0)
    const missed = shooting([1, 1, 1])
    expect(moveOf(missed)).toMatchObject({ move: 'charge', joined: [1] })
    const dead = shooting(['S', 1, 1, 5, 1, 1])
    expect(combatantNamed(dead, 'Ann').status).toBe('dead')
    expect(moveOf(dead)).toMatchObject({ joined: [] })
    expect(placeOf(dead, 'Ann')).toEqual([10, 10])
  })

  test('SW-MOVE-24 SW-RANGED-10 an engagement that fails is not shot at', () => {
    const archer = soldier('Ben', 1, 10, 30, { ranged: ['tension'], pre: 3 })
    const match = playMovement([ANN, archer], { answers: joinAnswers(null, [10, 28.8]) })
    expect(moveOf(match).move).toBe('speed-up')
    expect(eventArgs(match, 'fell-short').length).toBe(1)
  })

  test('SW-WOUND-16 SW-MOVE-20 an ephemeral enemy on the way is destroyed, whether the join reaches or falls short', () => {
    const ash = figure('ash', 1, 10, 12.5, { name: 'Ash' })
    const reached = ahead(4, [ash])
    expect(combatantNamed(reached, 'Ash').status).toBe('dead')
    expect(moveOf(reached)).toMatchObject({ move: 'charge', joined: [1] })
    const short = ahead(20, [ash])
    expect({
      status: combatantNamed(short, 'Ash').status,
      fellShortCount: eventArgs(short, 'fell-short').length,
    }).toEqual({
      status: 'dead',
      fellShortCount: 1,
    })
    // One beside the way is left alone.
    expect(combatantNamed(ahead(4, [figure('ash', 1, 12.5, 12.5, { name: 'Ash' })]), 'Ash').status).toBe('standing')
  })

  test('SW-TRAP-03 SW-TRAP-09 joining a fleeing enemy traps it and ends the activation, even with another enemy in contact', () => {
    const fleeing = soldier('Ben', 1, 9.399, 14, {}, { fleeing: true })
    const match = scene(
      { figures: [ANN, fleeing, soldier('Bea', 1, 10.601, 14), BOB] },
      { answers: joinAnswers(1, [10, 12.961]) },
    )
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Ben' }])
    expect(combatantNamed(match, 'Ben').status).toBe('dead')
    expect(combatantNamed(match, 'Ann').activated).toBe(true)
    expect(rolledDice(match)).toEqual([])
    expect(match.pending[0]).toMatchObject({ seat: 1 })
  })
})

describe('effects of the move', () => {
  /** A sorcerer with a spell, a deed and an artefact to activate, and a bow. */
  const sage = (more: Record<string, Json> = {}) =>
    figure('dowser', 0, 10, 10, {
      name: 'Sage',
      profile: {
        mov: 4,
        fur: 2,
        abilities: ['lightning-sphere', 'flaming-shot'],
        ranged: ['tension'],
        pre: 2,
        ...more,
      },
      artefacts: ['staff-of-the-wayfarer'],
    })

  const after = (answers: Json[], y: number, more: Record<string, Json> = {}) => {
    const figures = [sage(more), soldier('Ben', 1, 10, y), BOB]
    const match = scene({ figures, gems: [3, 0] }, { answers })
    const barred = match.pending[0]
    const hurried =
      barred?.kind === 'pick' ? (barred.barred ?? []).filter(({ reason }) => reason.id === 'barred.hurried') : []
    return { asked: promptId(match), barred: hurried.map(({ key }) => key) }
  }

  test('SW-ACT-05 SW-SUMM-02 spells and artefacts are allowed after standing, running and charging, only deeds after other moves', () => {
    const free = { asked: 'ask.concentrate', barred: [] }
    const hurried = { asked: 'ask.concentrate', barred: ['lightning-sphere', 'staff-of-the-wayfarer'] }
    expect(after(['stand'], 20)).toEqual(free)
    expect(after(['run', path([12, 10])], 20)).toEqual(free)
    expect(after(joinAnswers(1, [10, 12.8]), 14)).toEqual(free)
    expect(after(['speed-up', path([17, 10])], 20)).toEqual(hurried)
    expect(after(joinAnswers(1, [10, 16.8]), 18)).toEqual(hurried)
  })

  test('SW-ACT-05 SW-ABIL-12 a Hardened Attacker may cast after an engagement, which counts as a charge', () => {
    const hardened = { abilities: ['lightning-sphere', 'flaming-shot', 'hardened-attacker'] }
    expect(after(joinAnswers(1, [10, 16.8]), 18, hardened).barred).toEqual([])
  })

  test('SW-ABIL-12 SW-WEAPON-05 SW-WEAPON-06 against a long weapon or a Hardened Defender its engagement remains one', () => {
    const engages = (ben: Record<string, Json>) => {
      const ann = soldier('Ann', 0, 10, 10, { abilities: ['hardened-attacker'] })
      return moveOf(playMovement([ann, soldier('Ben', 1, 10, 18, ben)], { answers: joinAnswers(null, [10, 16.8]) }))
        .move
    }
    expect(engages({})).toBe('charge')
    expect(engages({ weapons: ['long'] })).toBe('engage')
    expect(engages({ weapons: ['long-mounted'] })).toBe('engage')
    expect(engages({ abilities: ['hardened-defender'] })).toBe('engage')
  })

  test('SW-ACT-05 SW-MOVE-20 a failed engagement counts as the run or speed up that it was', () => {
    expect(after(joinAnswers(1, [10, 28.8]), 30).barred).toEqual(['lightning-sphere', 'staff-of-the-wayfarer'])
    const figures = [sage(), soldier('Ben', 1, 10, 30), soldier('Bob', 1, 14, 10)]
    const match = scene({ figures, gems: [3, 0] }, { answers: joinAnswers(1, [10, 28.8]) })
    expect(match.pending[0]).toMatchObject({ prompt: { id: 'ask.concentrate' } })
    expect(optionKeys(match)).toContain('lightning-sphere')
  })

  test('SW-SUMM-02 a shot may follow a stand or a run, but not speeding up, a charge or an engagement', () => {
    const archer = soldier('Ann', 0, 10, 10, { ranged: ['tension'], pre: 2 })
    const later = (answers: Json[], y: number) =>
      promptId(
        scene({ figures: [archer, soldier('Ben', 1, 10, y), BOB] }, { answers, dice: y < 20 ? [1, 1, 1, 1] : [] }),
      )
    expect(later(['stand'], 30)).toBe('ask.target')
    expect(later(['run', path([12, 10])], 30)).toBe('ask.target')
    expect(later(['speed-up', path([17, 10])], 30)).not.toBe('ask.target')
    expect(later(joinAnswers(1, [10, 12.8]), 14)).not.toBe('ask.target')
  })
})

test('SW-ORDER-32 SW-MOVE-20 an enemy removed while orders are given cannot be joined', () => {
  const figures = [
    soldier('Ana', 0, 10, 20),
    leader('Lea', 0, 14, 25, {}, { activated: true }),
    soldier('Dov', 0, 15, 21.6, {}, { activated: true }),
    figure('ash', 1, 15, 20),
    BOB,
  ]
  // Dov steps upon the ash that Ana goes for.
  const answers = ['pass', 'join', '3', path([13.8, 20]), 'relocate', '2', path([15, 20])]
  const match = scene({ figures, orders: [1, 0] }, { answers })
  expect(eventArgs(match, 'slain').length).toBe(1)
  expect(eventArgs(match, 'fell-short')).toMatchObject([{ joiner: 'Ana' }])
  expect([...eventArgs(match, 'engages'), ...eventArgs(match, 'charges'), ...eventArgs(match, 'in-contact')]).toEqual(
    [],
  )
  expect(placeOf(match, 'Ana')).toEqual([13.8, 20])
})
