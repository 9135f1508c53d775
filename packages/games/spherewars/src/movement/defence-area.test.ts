import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joinAnswers, moveOf, playMovement, runAnswers } from '../testing/movement.ts'
import { loadPosition } from '../testing/rule.ts'
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
import { inches } from '../units.ts'
import { areaZones } from './defence-area.ts'

/**
 * Ann runs from left to right past Ben, whose area reaches 1.8 inches from Ben's centre (bases are 0.6 inch in radius).
 */
const ANN = soldier('Ann', 0, 10, 10)

/** Ann runs 5 inches to the right; Ben stands so far below the middle of her way. */
function passing(below: number, ben: Record<string, Json> = {}, script: Json[] = [], more: Record<string, Json> = {}) {
  const figures = [ANN, soldier('Ben', 1, 12.5, 10 + below, {}, ben)]
  return playMovement(figures, { answers: [...runAnswers([15, 10]), ...script] }, more)
}

function isAsked(match: ReturnType<typeof passing>): boolean {
  return promptId(match) === 'ask.jump'
}

describe('the area', () => {
  test('SW-DEFAREA-01 the ring is as wide as the base, and touching its rim does not enter it', () => {
    expect(isAsked(passing(2.39))).toBe(true)
    expect(isAsked(passing(2.4))).toBe(false)
  })

  test('SW-DEFAREA-01 EX-SW-209 a Fiend has a larger area than a Lookout', () => {
    const running5 = (who: string, below: number) =>
      isAsked(playMovement([ANN, figure(who, 1, 12.5, 10 + below)], { answers: runAnswers([15, 10]) }))
    // On 40 mm the area reaches 2.4 inches from the centre, on 30 mm 1.8.
    expect({ '2.99': running5('fiend', 2.99), 3: running5('fiend', 3) }).toEqual({ '2.99': true, 3: false })
    expect({ '2.39': running5('lookout', 2.39), '2.4': running5('lookout', 2.4) }).toEqual({
      '2.39': true,
      '2.4': false,
    })
  })

  test('SW-DEFAREA-02 it is exerted only in the enemy round', () => {
    expect(isAsked(passing(2))).toBe(true)
    // Ann is moved in the round of Ben's side, in which Ben exerts no area.
    expect(isAsked(passing(2, {}, [], { round: 1 }))).toBe(false)
  })

  test('SW-DEFAREA-03 SW-SIGHT-29 it does not affect sight: a charge through it is a charge', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 12, 13)], {
      answers: [...joinAnswers(1, [10, 13.8]), 'pass'],
    })
    expect(moveOf(match).move).toBe('charge')
  })

  test('SW-DEFAREA-10 EX-SW-213 a combatant given Relocate! in the enemy round cannot intercept', () => {
    const boys = figure('pack-of-mongoose-boys', 0, 14, 20, { name: 'Boys' })
    const figures = [
      figure('stevedore', 1, 10, 14, { name: 'Stevedore' }),
      soldier('Other', 1, 30, 30),
      boys,
      leader('Boss', 0, 14, 23),
    ]
    const position = { figures, round: 1, first: 1, orders: [1, 0] }
    const near = path([13, 18.5])
    const relocated = scene(position, { answers: ['0', 'relocate', '2', near, ...runAnswers([11, 16.8])] })
    expect(placeOf(relocated, 'Boys')).toEqual([13, 18.5])
    expect(eventArgs(relocated, 'ran').length).toBe(1)
    // Had the Boys stood there from the start, they might have jumped.
    const there = figure('pack-of-mongoose-boys', 0, 13, 18.5, { name: 'Boys' })
    const standing = scene(
      { figures: [figures[0]!, figures[1]!, there], round: 1, first: 1 },
      { answers: ['0', ...runAnswers([11, 16.8])] },
    )
    expect(promptId(standing)).toBe('ask.jump')
  })

  test('SW-DEFAREA-10 after an interception the area is lost until its next friendly round is over', () => {
    const figures = [ANN, soldier('Aud', 0, 30, 30), soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 36, 36)]
    const match = scene({ figures }, { answers: ['0', ...runAnswers([15, 10]), path([12.5, 10])], dice: [3, 3, 3, 3] })
    expect(combatantNamed(match, 'Ben').areaLost).toBe(true)
    expect(isAsked(passing(2, { areaLost: true }))).toBe(false)
    // Ben's own round begins and restores the area for the enemy round after it.
    match.answer(0, 'stand')
    expect(match.state.round).toBe(1)
    expect(combatantNamed(match, 'Ben').areaLost).toBe(false)
  })

  test('SW-DEFAREA-11 a combatant in contact with an enemy has no area', () => {
    const friend = soldier('Cid', 0, 12.5, 13.2)
    const match = playMovement([ANN, soldier('Ben', 1, 12.5, 12), friend], { answers: runAnswers([15, 10]) })
    expect(isAsked(match)).toBe(false)
  })

  test('SW-DEFAREA-13 SW-STATE-22 SW-STATE-29 the paralysed or fearful have no area; the stunned and concussed keep it', () => {
    const asks = (state: string) => isAsked(passing(2, { states: [state] }))
    expect({
      paralysed: asks('paralysed'),
      fearful: asks('fearful'),
      stunned: asks('stunned'),
      concussed: asks('concussed'),
    }).toEqual({ paralysed: false, fearful: false, stunned: true, concussed: true })
  })

  test('SW-DEFAREA-14 SW-TRAP-08 a fleeing combatant has no area', () => {
    expect(isAsked(passing(2, { fleeing: true }))).toBe(false)
  })

  test('SW-DEFAREA-15 SW-FLY-03 flyers ignore areas, whether they run or join, and exert their own', () => {
    const flyer = soldier('Ann', 0, 10, 10, { movement: 'flying' })
    expect(isAsked(playMovement([flyer, soldier('Ben', 1, 12.5, 12)], { answers: runAnswers([15, 10]) }))).toBe(false)
    const joined = playMovement([flyer, soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 16.2, 10)], {
      answers: joinAnswers(2, [15, 10]),
    })
    expect(moveOf(joined)).toMatchObject({ move: 'charge', joined: [2] })
    const match = playMovement([ANN, soldier('Ben', 1, 12.5, 12, { movement: 'flying' })], {
      answers: runAnswers([15, 10]),
    })
    expect(isAsked(match)).toBe(true)
  })

  test('SW-DEFAREA-25 the limits of all areas can be shown to anyone', () => {
    const play = loadPosition({
      figures: [ANN, soldier('Ben', 1, 20, 20), soldier('Bob', 1, 30, 30, {}, { areaLost: true })],
    })
    const zones = areaZones(play.state, play.setup)
    expect(zones.map(({ label, seat }) => [label.args?.owner, seat])).toEqual([[{ figure: 1 }, 1]])
    const reach = Math.max(...zones[0]!.outline.map(({ x }) => x))
    expect(reach).toBe(50_000 + 3 * 1500)
  })

  test('SW-TURN-17 basic games have no areas', () => {
    expect(isAsked(passing(2, {}, [], { options: { advanced: false } }))).toBe(false)
  })
})

describe('interceptions', () => {
  test('SW-DEFAREA-04 SW-REACT-01 SW-REACT-05 the owner may let the mover pass, and the move continues unhindered', () => {
    const match = passing(2)
    expect(match.pending[0]).toMatchObject({ seat: 1, figure: 1, rules: ['SW-DEFAREA-04', 'SW-DEFAREA-05'] })
    // The path is fixed before Ben is asked, and Ann has not moved yet.
    expect(placeOf(match, 'Ann')).toEqual([10, 10])
    match.answer(1, 'pass')
    expect(placeOf(match, 'Ann')).toEqual([15, 10])
    expect(eventArgs(match, 'jumped')).toEqual([])
  })

  test('SW-DEFAREA-04 owners are asked in the order in which the path enters their areas, and the first interception ends the move', () => {
    const figures = [ANN, soldier('Ben', 1, 14.5, 12), soldier('Bob', 1, 12, 8)]
    const match = playMovement(figures, { answers: runAnswers([15, 10]) })
    expect(match.pending[0]).toMatchObject({ figure: 2 })
    match.answer(1, path([11, 10]))
    expect(placeOf(match, 'Ann')).toEqual([11, 10])
    expect(eventArgs(match, 'jumped')).toEqual([{ jumper: 'Bob', mover: 'Ann' }])
  })

  test('SW-DEFAREA-04 the reacting player chooses among areas entered at the same point', () => {
    const figures = [ANN, soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 12.5, 8)]
    const match = playMovement(figures, { answers: runAnswers([15, 10]) })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.first-jumper',
      optionsOffered: ['1', '2'],
    })
    match.answer(1, '2')
    expect(match.pending[0]).toMatchObject({ figure: 2, prompt: { id: 'ask.jump' } })
    // The table draws who is stopped, and the way it takes.
    const stops = { figure: 0, way: [expect.anything(), { x: 37_500, y: 25_000 }] }
    expect(match.pending[0]).toMatchObject({ form: { kind: 'point', stops } })
  })

  test('SW-DEFAREA-04 others whose areas contain the stopped mover, and who have not declined, may intercept too', () => {
    const figures = [ANN, soldier('Ben', 1, 12.6, 12), soldier('Bob', 1, 12.5, 8), soldier('Bea', 1, 18, 10)]
    const match = playMovement(figures, { answers: runAnswers([15, 10]) })
    match.answer(1, path([12.5, 10]))
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.jump-too',
      optionsOffered: ['jump', 'pass'],
    })
    match.answer(1, 'jump')
    expect(eventArgs(match, 'jumped').map(({ jumper }) => jumper)).toEqual(['Bob', 'Ben'])
    expect(placeOf(match, 'Ben')[1]).toBeCloseTo(11.2, 1)
    // Having refused, Bob is not asked again when Ben jumps.
    const refused = playMovement(figures, { answers: [...runAnswers([15, 10]), 'pass', path([12.5, 10])] })
    expect(eventArgs(refused, 'jumped').map(({ jumper }) => jumper)).toEqual(['Ben'])
  })

  test('SW-DEFAREA-05 EX-SW-211 the mover is stopped anywhere inside the area, and the interceptor is placed beside it', () => {
    const early = passing(2, {}, [path([11.3, 10])])
    expect(placeOf(early, 'Ann')).toEqual([11.3, 10])
    const late = passing(2, {}, [path([13.6, 10])])
    expect(placeOf(late, 'Ann')).toEqual([13.6, 10])
    for (const match of [early, late]) {
      const [ann, ben] = [combatantNamed(match, 'Ann').at, combatantNamed(match, 'Ben').at]
      expect(Math.hypot(ann.x - ben.x, ann.y - ben.y)).toBeCloseTo(3000, -1)
    }
  })

  test('SW-DEFAREA-05 SW-WOUND-14 SW-WOUND-16 an ephemeral enemy gives way to an interceptor', () => {
    const figures = [ANN, soldier('Ben', 1, 12.5, 12.3), figure('ash', 0, 13.5, 11.4, { name: 'Ash' })]
    const match = playMovement(figures, { answers: [...runAnswers([15, 10]), path([12.5, 10])] })
    expect(placeOf(match, 'Ben')).toEqual([12.5, 11.2])
    expect({ jumpedCount: eventArgs(match, 'jumped').length, status: combatantNamed(match, 'Ash').status }).toEqual({
      jumpedCount: 1,
      status: 'dead',
    })
  })

  test('SW-DEFAREA-05 places outside the area or beside the path are refused', () => {
    const match = passing(2)
    expect(refusal(match, path([11, 10]))).toBe('refuse.outside-area SW-DEFAREA-05')
    expect(refusal(match, path([12.5, 11]))).toBe('refuse.beside-path SW-DEFAREA-05')
    // A place close to the path means the path.
    match.answer(1, path([12.5, 10.2]))
    expect(placeOf(match, 'Ann')).toEqual([12.5, 10])
  })

  test('SW-DEFAREA-05 SW-WOUND-16 nobody is stopped on top of an ephemeral friend on the way', () => {
    const figures = [ANN, soldier('Ben', 1, 12.5, 12), figure('ash', 0, 12.5, 10, { name: 'Ash' })]
    const match = playMovement(figures, { answers: runAnswers([15, 10]) })
    expect(refusal(match, path([12.5, 10]))).toBe('refuse.no-jump SW-DEFAREA-05')
    expect(refusal(match, path([13.7, 10]))).toBeUndefined()
  })

  test('SW-DEFAREA-05 the interceptor goes straight: other bases and impassable pieces stop it, density does not', () => {
    const runPastWith = (...others: Json[]) =>
      playMovement([ANN, soldier('Ben', 1, 12.5, 12.3), ...others], { answers: runAnswers([15, 10]) })
    expect(isAsked(runPastWith())).toBe(true)
    const friends = [soldier('Bob', 1, 11.6, 11.3), soldier('Bea', 1, 13.4, 11.3)].map((friend) => ({
      ...(friend as object),
      areaLost: true,
    })) as Json[]
    expect(isAsked(runPastWith(...friends))).toBe(false)
    const on = (scenery: Json) =>
      playMovement([ANN, soldier('Ben', 1, 12.5, 12.3)], { answers: runAnswers([15, 10]) }, { scenery: [scenery] })
    expect(isAsked(on({ type: 'wood', x: 12.5, y: 12.6, diameter: 3 }))).toBe(true)
    expect(isAsked(on({ type: 'hedge', from: [8, 11.3], to: [18, 11.3], density: 'impassable' }))).toBe(false)
    // A post that Ben's base would brush half way.
    const post = on({ type: 'wood', x: 13.15, y: 11.75, diameter: 0.2, density: 'impassable' })
    expect(refusal(post, path([12.5, 10]))).toBe('refuse.no-jump SW-DEFAREA-05')
    expect(refusal(post, path([11.9, 10]))).toBeUndefined()
  })

  test('SW-DEFAREA-04 SW-DEFAREA-05 the owner is asked if a single place on the path allows an interception', () => {
    const friends = [soldier('Bob', 1, 10.8, 11.2), soldier('Bea', 1, 13.45, 11.2)].map((friend) => ({
      ...(friend as object),
      areaLost: true,
    })) as Json[]
    const match = playMovement([ANN, soldier('Ben', 1, 12.5, 12), ...friends], { answers: runAnswers([15, 10]) })
    // Not as Ann enters, half way or as late as possible: only between Bob and Bea.
    expect([11.2, 12.5, 13.8].map((x) => refusal(match, path([x, 10])))).toEqual(
      Array(3).fill('refuse.no-jump SW-DEFAREA-05'),
    )
    expect(isAsked(match)).toBe(true)
    const suggested = match.pending[0]?.kind === 'place' ? match.pending[0].suggest() : []
    expect(suggested.map((proposal) => refusal(match, proposal))).toEqual([undefined])
    expect(refusal(match, path([11.43, 10]))).toBeUndefined()
  })

  test('SW-DEFAREA-05 suggested places are at the entry, half way and as late as possible', () => {
    const suggestionsFor = (to: number) => {
      const decision = playMovement([ANN, soldier('Ben', 1, 12.5, 12)], { answers: runAnswers([to, 10]) }).pending[0]!
      const places = (decision.kind === 'place' ? decision.suggest() : []) as unknown as { path: { x: number }[] }[]
      return places.map(({ path: [at] }) => Math.round(at!.x / 250) / 10)
    }
    // Ben's area and Ann's base together reach 2.4 inches, 1.3 of them to either side of where she is nearest.
    expect(suggestionsFor(15)).toEqual([11.2, 12.5, 13.8])
    expect(suggestionsFor(13.2)).toEqual([11.2, 12.2, 13.2])
  })

  test('SW-DEFAREA-06 an intercepted runner has run: it may cast, and must fight without charge bonus', () => {
    const sage = figure('dowser', 0, 10, 10, {
      name: 'Ann',
      profile: { mov: 5, dex: 2, str: 2, weapons: [], abilities: ['lightning-sphere'] },
    })
    const figures = [sage, soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 36, 36)]
    const match = scene(
      { figures, gems: [2, 0] },
      { answers: [...runAnswers([15, 10]), path([12.5, 10]), 'done'], dice: [5, 5, 1, 1, 1, 1] },
    )
    expect(eventArgs(match, 'jumped').length).toBe(1)
    expect(match.events.find(({ type }) => type === 'jumped')).toMatchObject({
      seat: 1,
      paths: [{ figure: 1, points: [[inches(12.5), inches(12)], expect.anything()] }],
    })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    const declared = playMovement([sage, soldier('Ben', 1, 12.5, 12)], {
      answers: [...runAnswers([15, 10]), path([12.5, 10])],
    })
    expect(moveOf(declared)).toEqual({ move: 'run', joined: [], reached: [], charged: [], moved: true })
  })

  test('SW-DEFAREA-06 SW-RANGED-10 nobody shoots against a charge when an interception makes the contact', () => {
    const archer = soldier('Ben', 1, 12.5, 12, { ranged: ['tension'], pre: 3 })
    const match = playMovement([ANN, archer], { answers: [...runAnswers([15, 10]), path([12.5, 10])] })
    expect(match.pending).toEqual([])
    expect(eventArgs(match, 'jumped').length).toBe(1)
  })

  test('SW-DEFAREA-07 SW-ABIL-04 Assault counts against an interceptor after a declared join, not after a run, and not for the interceptor', () => {
    const assault = { abilities: ['assault'] }
    const rollsAfterJump = (answers: Json[], dice: number[], ann: Record<string, Json>, ben: Record<string, Json>) => {
      const figures = [soldier('Ann', 0, 10, 10, ann), soldier('Ben', 1, 12.5, 12, ben), soldier('Bob', 1, 18, 10)]
      return rolledDice(scene({ figures }, { answers: [...answers, path([12.5, 10])], dice }))
    }
    expect(rollsAfterJump(joinAnswers(2, [16.8, 10]), [3, 3, 1, 3, 3], assault, {})).toEqual(['roll.dexterity 3 2'])
    expect(rollsAfterJump(runAnswers([15, 10]), [3, 3, 3, 3], assault, {})).toEqual(['roll.dexterity 2 2'])
    expect(rollsAfterJump(joinAnswers(2, [16.8, 10]), [3, 3, 3, 3], {}, assault)).toEqual(['roll.dexterity 2 2'])
  })

  test('SW-DEFAREA-07 SW-ABIL-12 a Hardened Attacker has no bonus against an interceptor', () => {
    const hardened = { abilities: ['hardened-attacker'] }
    const match = scene(
      { figures: [soldier('Ann', 0, 10, 10, hardened), soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 18, 10)] },
      { answers: [...joinAnswers(2, [16.8, 10]), path([12.5, 10])], dice: [5, 5, 1, 1, 1, 1] },
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SW-DEFAREA-08 the owner does not intercept a combatant activated inside its area, even if it leaves and comes back', () => {
    const inside = playMovement([ANN, soldier('Ben', 1, 11.5, 11.5), soldier('Bob', 1, 13.5, 8.2)], {
      answers: runAnswers([10, 8], [11, 10]),
    })
    expect(eventArgs(inside, 'ran').length).toBe(1)
    // Another's area may still react.
    const other = playMovement([ANN, soldier('Ben', 1, 11.5, 11.5), soldier('Bob', 1, 14, 8.2)], {
      answers: runAnswers([13, 10]),
    })
    expect(other.pending[0]).toMatchObject({ figure: 2 })
  })

  test('SW-DEFAREA-08 SW-ABIL-22 the same holds for a combatant that left the area by Stealth before it moves', () => {
    const sly = soldier('Ann', 0, 12.5, 12, { abilities: ['stealth'] })
    const figures = [sly, soldier('Ben', 1, 12.5, 14), soldier('Bea', 1, 35, 35)]
    const match = scene({ figures }, { dice: [4, 2], answers: ['roll', path([10, 10]), ...runAnswers([12.5, 11.8])] })
    expect(promptId(match)).not.toBe('ask.jump')
    expect(placeOf(match, 'Ann')).toEqual([12.5, 11.8])
  })

  test('SW-DEFAREA-08 the same holds for a combatant relocated into the area before it moves', () => {
    const figures = [ANN, soldier('Ben', 1, 11.5, 11.5)]
    const elsewhere = { from: { x: 0, y: 0 } }
    const match = playMovement(figures, { answers: runAnswers([10, 8], [11, 10]) }, {}, elsewhere)
    expect(eventArgs(match, 'ran').length).toBe(1)
  })

  test('SW-DEFAREA-08 an owner that let the mover pass is not asked again when it comes back', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 12.5, 12.3)], {
      answers: [...runAnswers([12.5, 10], [12.5, 9], [12.5, 10.2])],
    })
    match.answer(1, 'pass')
    expect(match.pending).toEqual([])
    expect(match.state.acting?.noJump).toContain(1)
  })

  test('SW-DEFAREA-09 Relocate! into an area triggers no interception', () => {
    const figures = [
      soldier('Ann', 0, 10, 10),
      soldier('Aud', 0, 30, 30),
      leader('Chief', 0, 7, 10),
      soldier('Ben', 1, 12.5, 12),
    ]
    const match = scene({ figures, orders: [1, 0] }, { answers: ['1', 'relocate', '0', path([11.9, 10])] })
    expect(placeOf(match, 'Ann')).toEqual([11.9, 10])
    expect(promptId(match)).not.toBe('ask.jump')
  })

  test('SW-DEFAREA-27 SW-ABIL-22 speeding up and random moves trigger areas like runs; the move of Stealth does not', () => {
    const ben = soldier('Ben', 1, 17.5, 12)
    expect(isAsked(playMovement([ANN, ben], { answers: ['speed-up', path([20, 10])] }))).toBe(true)
    const rider = soldier('Ann', 0, 10, 10, { movement: 'variable' })
    expect(isAsked(playMovement([rider, ben], { answers: ['roll', 'run', path([20, 10])], dice: [5, 5] }))).toBe(true)
    const sly = soldier('Ann', 0, 10, 10, { abilities: ['stealth'] })
    const match = scene(
      { figures: [sly, soldier('Ben', 1, 12.5, 12)] },
      { answers: ['roll', path([15, 10])], dice: [5, 2] },
    )
    expect(placeOf(match, 'Ann')).toEqual([15, 10])
    expect(promptId(match)).toBe('ask.action')
  })

  test('SW-DEFAREA-05 SW-WOUND-14 an intercepted ephemeral runner is destroyed', () => {
    const ash = figure('ash', 0, 10, 10, { name: 'Ash' })
    const match = playMovement([ash, soldier('Ben', 1, 12, 12)], { answers: [...runAnswers([14, 10]), path([12, 10])] })
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
    expect(optionKeys(playMovement([ash, soldier('Ben', 1, 30, 30)]))).toEqual(['stand', 'run', 'speed-up'])
  })

  test('SW-DEFAREA-29 the interceptor spends nothing: its own activation comes as usual, without charge bonus', () => {
    const figures = [ANN, soldier('Ben', 1, 12.5, 12), soldier('Bob', 1, 36, 36)]
    const match = scene({ figures }, { answers: [...runAnswers([15, 10]), path([12.5, 10])], dice: [1, 1, 5, 5, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.activate',
      optionsOffered: ['1', '2'],
    })
  })
})

describe('joining combat through areas', () => {
  test('SW-DEFAREA-12 EX-SW-215 the Werelynx that a Rider joins cannot intercept; the nearby Goat Man can', () => {
    const rider = figure('rider', 0, 10, 10, { name: 'Rider' })
    const lynx = figure('werelynx', 1, 10, 16, { name: 'Lynx' })
    const goat = figure('goat-man', 1, 12.3, 13.5, { name: 'Goat' })
    const match = playMovement([rider, lynx, goat], { answers: ['roll', ...joinAnswers(1, [10, 14.6])], dice: [5, 3] })
    expect(match.pending[0]).toMatchObject({ figure: 2, prompt: { id: 'ask.jump' } })
    match.answer(1, 'pass')
    expect(match.pending).toEqual([])
    expect(moveOf(match)).toMatchObject({ move: 'engage', joined: [1] })
  })

  test('SW-DEFAREA-12 other enemies that the move will touch cannot intercept either', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 11.2, 13.8)], {
      answers: joinAnswers(1, [10, 13.8]),
    })
    expect(moveOf(match)).toMatchObject({ joined: [1, 2] })
  })

  test('SW-DEFAREA-17 SW-DEFAREA-18 SW-ORDER-32 EX-SW-217 a Guardian relocated into the path is met instead', () => {
    const figures = [
      figure('werelynx', 0, 10, 10, { name: 'Lynx' }),
      figure('lookout', 1, 10, 16, { name: 'Lookout' }),
      figure('the-guard', 1, 12, 13, { name: 'Guardian' }),
      leader('Boss', 1, 15, 13),
    ]
    const match = playMovement(
      figures,
      { answers: [...joinAnswers(1, [10, 14.8]), 'relocate', '2', path([10.3, 13])] },
      { orders: [0, 1] },
    )
    expect(eventArgs(match, 'interposed')).toEqual([{ enemy: 'Guardian', joiner: 'Lynx' }])
    expect(moveOf(match)).toMatchObject({ joined: [2], reached: [2], charged: [] })
    expect(eventArgs(match, 'engages')[0]).toMatchObject({ target: 'Guardian' })
    expect(placeOf(match, 'Lynx')[1]).toBeLessThan(12)
  })

  test('SW-DEFAREA-17 the joiner moves only after both sides have finished with orders', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 15), leader('Boss', 1, 14, 15)]
    const match = playMovement(figures, { answers: joinAnswers(1, [10, 13.8]) }, { orders: [0, 1] })
    expect(match.pending[0]).toMatchObject({ seat: 1, prompt: { id: 'window.before-join' } })
    expect(placeOf(match, 'Ann')).toEqual([10, 10])
    match.answer(1, 'pass')
    expect(moveOf(match).move).toBe('charge')
  })

  test('SW-DEFAREA-18 a combatant put in the way out of reach makes the join fail on the same path, short of contact', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 27), soldier('Bob', 1, 12, 22.5), leader('Boss', 1, 14, 22)]
    const match = playMovement(
      figures,
      { answers: [...joinAnswers(1, [10, 25.8]), 'relocate', '2', path([10.3, 22.5])] },
      { orders: [0, 1] },
    )
    expect(moveOf(match)).toMatchObject({ move: 'speed-up', joined: [] })
    expect(placeOf(match, 'Ann')).toEqual([10, 20])
  })

  test('SW-DEFAREA-18 SW-MOVE-19 the path to a target that moves away is drawn again', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 15), leader('Boss', 1, 14, 15)]
    const match = playMovement(
      figures,
      { answers: [...joinAnswers(1, [10, 13.8]), 'relocate', '1', path([10, 16.5])] },
      { orders: [0, 1] },
    )
    expect(promptId(match)).toBe('ask.trajectory')
    match.answer(0, path([10, 15.3]))
    expect(eventArgs(match, 'engages')).toEqual([{ joiner: 'Ann', target: 'Ben', inches: '5.30' }])
  })

  test('SW-DEFAREA-18 SW-FLY-02 a flyer passes over anybody put in its way, and chooses again if its place is taken', () => {
    const flyer = soldier('Ann', 0, 10, 10, { movement: 'flying' })
    const figures = [flyer, soldier('Ben', 1, 10, 16), soldier('Bob', 1, 11.5, 13.5), leader('Boss', 1, 14, 14)]
    const relocating = (x: number, y: number) =>
      playMovement(
        figures,
        { answers: [...joinAnswers(1, [10, 14.8]), 'relocate', '2', path([x, y])] },
        { orders: [0, 1] },
      )
    expect(moveOf(relocating(10.2, 12.5))).toMatchObject({ joined: [1] })
    const taken = relocating(10.2, 14.2)
    expect(promptId(taken)).toBe('ask.trajectory')
    expect(eventArgs(taken, 'interposed')).toEqual([])
  })

  test('SW-DEFAREA-18 a friend put in the way makes the joiner choose another path', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 16), soldier('Cid', 0, 12, 13), leader('Boss', 0, 14, 13)]
    const answers = [...joinAnswers(null, [10, 14.8]), 'relocate', '2', path([10.3, 13])]
    const match = playMovement(figures, { answers }, { orders: [1, 0] })
    expect(promptId(match)).toBe('ask.trajectory')
    expect(eventArgs(match, 'interposed')).toEqual([])
  })

  test('SW-DEFAREA-19 areas on the path are resolved before measuring, for the part that can be covered', () => {
    // Bob's area lies beyond the ten inches that Ann can cover.
    const far = [ANN, soldier('Ben', 1, 10, 36), soldier('Bob', 1, 12, 30)]
    expect(eventArgs(playMovement(far, { answers: joinAnswers(1, [10, 34.8]) }), 'fell-short').length).toBe(1)
    const near = [ANN, soldier('Ben', 1, 10, 36), soldier('Bob', 1, 12, 18)]
    const match = playMovement(near, { answers: joinAnswers(1, [10, 34.8]) })
    expect(match.pending[0]).toMatchObject({ figure: 2, prompt: { id: 'ask.jump' } })
    expect(eventArgs(match, 'fell-short')).toEqual([])
  })

  test('SW-DEFAREA-19 with several interceptors the active player chooses whom to fight', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 20), soldier('Bob', 1, 12, 14), soldier('Bea', 1, 8, 14)]
    const match = scene({ figures }, { answers: [...joinAnswers(1, [10, 18.8]), '2', path([10, 14]), 'jump'] })
    expect({
      decisionAsked: promptId(match),
      seat: match.pending[0]?.seat,
      optionsOffered: optionKeys(match),
    }).toEqual({ decisionAsked: 'ask.opponent', seat: 0, optionsOffered: ['2', '3'] })
  })

  test('SW-DEFAREA-20 an interception before the target is reached becomes an engagement with the interceptor', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 12, 13)]
    const match = playMovement(figures, { answers: [...joinAnswers(1, [10, 13.8]), path([10, 12])] })
    expect(moveOf(match)).toEqual({ move: 'engage', joined: [2], reached: [], charged: [], moved: true })
    expect(placeOf(match, 'Ann')).toEqual([10, 12])
    expect(eventArgs(match, 'stopped-short')).toEqual([{ joiner: 'Ann', target: 'Ben', inches: '2.00' }])
  })

  test('SW-DEFAREA-21 SW-DEFAREA-22 without an interception the path is measured: in reach it arrives, out of reach it goes its full distance', () => {
    const near = playMovement([ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 12, 13)], {
      answers: [...joinAnswers(1, [10, 13.8]), 'pass'],
    })
    expect(placeOf(near, 'Ann')).toEqual([10, 13.8])
    const far = playMovement([ANN, soldier('Ben', 1, 10, 36), soldier('Bob', 1, 12.3, 19)], {
      answers: [...joinAnswers(1, [10, 34.8]), 'pass'],
    })
    expect(eventArgs(far, 'fell-short')[0]).toMatchObject({ inches: '10.00' })
    expect(moveOf(far).move).toBe('speed-up')
  })

  test('SW-DEFAREA-23 an interceptor that lets it arrive joins that combat: the target counts as charged, the interceptor as engaged', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 12, 13.5)]
    const jumped = playMovement(figures, { answers: [...joinAnswers(1, [10, 13.8]), path([10, 13.8])] })
    expect(moveOf(jumped)).toEqual({ move: 'charge', joined: [1, 2], reached: [1], charged: [1], moved: true })
    const rollsAgainst = (opponent: string, dice: number[]) =>
      rolledDice(
        scene(
          { figures: [...figures, soldier('Bea', 1, 36, 36)] },
          { answers: [...joinAnswers(1, [10, 13.8]), path([10, 13.8]), opponent], dice },
        ),
      )
    // Bob in contact with Ann supports Ben, and the other way round.
    expect(rollsAgainst('1', [5, 5, 1, 1, 1, 1, 1, 1])).toEqual(['roll.dexterity 2 3', 'roll.damage 3'])
    expect(rollsAgainst('2', [5, 5, 1, 1, 1, 1, 1])).toEqual(['roll.dexterity 2 3', 'roll.damage 2'])
  })

  test('SW-DEFAREA-24 SW-SUPPORT-02 a combatant that intercepted supports its friend', () => {
    const figures = [ANN, soldier('Ben', 1, 10, 15), soldier('Bob', 1, 12, 13.5), soldier('Bea', 1, 36, 36)]
    const match = scene(
      { figures },
      { answers: [...joinAnswers(1, [10, 13.8]), path([10, 13.8]), '1'], dice: [5, 5, 1, 1, 1, 1, 1, 1] },
    )
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 3')
  })

  test('SW-DEFAREA-26 one of the paths suggested to a target avoids the areas of others', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 18), soldier('Bob', 1, 11.5, 13.5)], {
      answers: ['join', '1'],
    })
    const decision = match.pending[0]!
    const [shortest, round] = decision.kind === 'place' ? decision.suggest() : []
    expect(shortest).toEqual(path([10, 16.8]))
    match.answer(0, round!)
    expect(match.pending).toEqual([])
    expect(moveOf(match)).toMatchObject({ joined: [1] })
  })

  test('SW-DEFAREA-28 the named target may not intercept even if the join falls short inside its area', () => {
    const match = playMovement([ANN, soldier('Ben', 1, 10, 22)], { answers: joinAnswers(null, [10, 20.8]) })
    expect(eventArgs(match, 'fell-short').length).toBe(1)
    expect(placeOf(match, 'Ann')).toEqual([10, 20])
    expect(match.pending).toEqual([])
  })
})
