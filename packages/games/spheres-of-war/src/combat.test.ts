import { describe, expect, test } from 'vitest'
import {
  combatantNamed,
  eventArgs,
  figures,
  matchesPlayed,
  optionKeys,
  rolls,
  scene,
  toward,
  waits,
} from './testing/scene.ts'

/** A1 and B1 an inch apart from edge to edge, so that one move makes contact; a bystander on each side. */
const CLOSE = {
  figures: figures(
    [
      [10, 10],
      [2, 2],
    ],
    [
      [10, 12],
      [22, 22],
    ],
  ),
}
const TOUCHING = {
  figures: figures(
    [
      [10, 10],
      [2, 2],
    ],
    [
      [10, 11],
      [22, 22],
    ],
  ),
}

describe('combat', () => {
  test('SO-1-32 enemies in contact when a turn starts are matched without selection', () => {
    const match = scene(TOUCHING, { dice: [5] })
    expect(eventArgs(match, 'locked')).toEqual([{ a: 'A1', b: 'B1' }])
    expect(matchesPlayed(match)[0]).toBe('A1-B1')
  })

  test('SO-1-32 friends in contact are not matched', () => {
    const friends = figures(
      [
        [10, 10],
        [10, 11],
      ],
      [[20, 20]],
    )
    expect(eventArgs(scene({ figures: friends }), 'locked')).toEqual([])
  })

  test('SO-1-32 with several enemies in contact the Instigator chooses the pairing, and the rest stay unMatched', () => {
    const crowd = figures(
      [[10, 10]],
      [
        [10, 11],
        [10, 9],
      ],
    )
    const match = scene({ figures: crowd, instigator: 1 })
    expect(match.pending[0]).toMatchObject({ seat: 1, rules: ['SO-1-32'] })
    expect(optionKeys(match)).toEqual(['1-0', '2-0'])
    const fought = scene({ figures: crowd, instigator: 1 }, { answers: ['2-0'], dice: [1, 1, 1, 1, 1] })
    expect(matchesPlayed(fought)[0]).toBe('B2-A1')
    expect(eventArgs(fought, 'locked').slice(0, 1)).toEqual([{ a: 'B2', b: 'A1' }])
    expect(eventArgs(fought, 'turn-ends')).toEqual([{ turn: 1 }])
  })

  test('SO-1-33 locked opponents have no choice: the Defender must roll', () => {
    const match = scene(TOUCHING, { dice: [4, 5] })
    expect(match.answers).toEqual([])
    expect(eventArgs(match, 'defended').length).toBe(1)
    expect(eventArgs(match, 'defeated')).toMatchObject([{ attacker: 'B1', defender: 'A1' }])
  })

  test('SO-1-34 Move & Auto-hit is one action, including the strike, without a defence roll', () => {
    const match = scene(CLOSE, { answers: toward(10, 11), dice: [1, 1, 1, 1] })
    expect(eventArgs(match, 'contact').length).toBe(1)
    expect(eventArgs(match, 'defended').map(({ action }) => action)).toEqual([2, 3, 4, 5])
  })

  test('SO-1-35 every Defend & Auto-hit costs one action', () => {
    const match = scene(CLOSE, { answers: ['wait', ...toward(10, 11)], dice: [1, 1, 1] })
    expect(eventArgs(match, 'defended').map(({ action }) => action)).toEqual([3, 4, 5])
  })

  test('SO-1-36 Moves, Waits and defence rolls count, strikes do not', () => {
    const match = scene(CLOSE, { answers: [...waits(2), ...toward(10, 11)], dice: [1, 1] })
    expect(eventArgs(match, 'strikes').length).toBe(2)
    expect(eventArgs(match, 'resolved').length).toBe(1)
    expect(rolls(match).length).toBe(2)
  })

  test('SO-1-37 the combatant that moves into contact is the Attacker', () => {
    const match = scene(CLOSE, { answers: ['wait', ...toward(10, 11)], dice: [5] })
    expect(eventArgs(match, 'defeated')).toMatchObject([{ attacker: 'B1', defender: 'A1' }])
  })

  test('SO-1-38 the contacted combatant is the Defender and rolls first', () => {
    const match = scene(CLOSE, { answers: ['wait', ...toward(10, 11)], dice: [4, 4, 4] })
    expect(rolls(match).map(({ seat }) => seat)).toEqual([0, 1, 0])
  })

  test('SO-1-39 the Attacker strikes automatically, without a roll', () => {
    const match = scene(CLOSE, { answers: toward(10, 11), dice: [6] })
    const types = match.events.map(({ type }) => type)
    expect(types.slice(types.indexOf('contact'), types.indexOf('contact') + 4)).toEqual([
      'contact',
      'strikes',
      'rolled',
      'defeated',
    ])
  })

  test.each([1, 2, 3, 4])('SO-1-40 a defence roll of %i holds, and the Defender strikes back', (die) => {
    const match = scene(CLOSE, { answers: toward(10, 11), dice: [die, 5] })
    expect(eventArgs(match, 'defended')).toMatchObject([{ defender: 'B1', attacker: 'A1' }])
    expect(eventArgs(match, 'defeated')).toMatchObject([{ attacker: 'B1', defender: 'A1' }])
  })

  test.each([5, 6])('SO-1-40 a defence roll of %i defeats and removes the Defender', (die) => {
    const match = scene(CLOSE, { answers: toward(10, 11), dice: [die] })
    expect(combatantNamed(match, 'B1').removed).toBe(true)
    expect(match.events.flatMap(({ removes = [] }) => removes)).toEqual([combatantNamed(match, 'B1').id])
    expect(match.view(0).figures.map(({ name }) => name)).not.toContain('B1')
  })

  test('SO-1-41 the loop repeats until one combatant is removed or the actions are used up', () => {
    expect(rolls(scene(CLOSE, { answers: toward(10, 11), dice: [1, 2, 3, 5] })).length).toBe(4)
    const exhausted = scene(CLOSE, { answers: toward(10, 11), dice: [1, 2, 3, 4] })
    expect(eventArgs(exhausted, 'resolved').length).toBe(1)
    expect(combatantNamed(exhausted, 'A1').removed || combatantNamed(exhausted, 'B1').removed).toBe(false)
  })

  test('SO-1-42 a Winner is Inert for the rest of the turn and may be matched in the next', () => {
    const match = scene(CLOSE, { answers: [...toward(10, 11), ...waits(5)], dice: [5] })
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A2-B2', 'A1-B2'])
    expect(eventArgs(match, 'turn').length).toBe(2)
  })

  test('SO-GAP-02 a match ends with a removal; unused actions are lost', () => {
    const match = scene(CLOSE, { answers: toward(10, 11), dice: [5] })
    expect(eventArgs(match, 'resolved')).toEqual([{ a: 'A1', b: 'B1' }])
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A2-B2'])
  })

  test('SO-GAP-03 contact on the fifth action leaves the strike pending, and the next turn begins with that defence', () => {
    const alone = { figures: figures([[10, 10]], [[10, 12]]) }
    const match = scene(alone, { answers: [...waits(4), ...toward(10, 11)], dice: [5] })
    const types = match.events.map(({ type }) => type)
    expect(types.indexOf('pending')).toBeLessThan(types.indexOf('turn-ends'))
    expect(types.indexOf('turn-ends')).toBeLessThan(types.indexOf('rolled'))
    expect(rolls(match)).toEqual([{ seat: 1, sides: 6, values: [5] }])
    expect(eventArgs(match, 'defeated')).toEqual([{ attacker: 'A1', defender: 'B1' }])
  })

  test('SO-GAP-04 a locked pair keeps its roles: the holder of the pending strike attacks, and up to five rolls follow', () => {
    const pair = { figures: figures([[10, 10]], [[10, 11]]) }
    const strikes = [{ attacker: 'B1', defender: 'A1' }]
    expect(eventArgs(scene({ ...pair, strikes }, { dice: [5] }), 'defeated')).toMatchObject([{ attacker: 'B1' }])
    const long = scene({ ...pair, strikes }, { dice: [1, 1, 1, 1, 1, 5] })
    expect(eventArgs(long, 'turn').length).toBe(2)
    expect(eventArgs(long, 'defended').map(({ action }) => action)).toEqual([1, 2, 3, 4, 5])
    // Five defences swap the roles five times: A1 holds the strike now.
    expect(eventArgs(long, 'defeated')).toMatchObject([{ attacker: 'A1', defender: 'B1' }])
  })

  test("SO-GAP-04 a pair that has not fought yet begins with the Instigator's strike", () => {
    const pair = figures([[10, 10]], [[10, 11]])
    expect(scene({ figures: pair, instigator: 1 }, { dice: [5] }).outcome?.winners).toEqual([1])
    expect(scene({ figures: pair, instigator: 0 }, { dice: [5] }).outcome?.winners).toEqual([0])
  })

  test('SO-GAP-08 locked combatants cannot move away', () => {
    const match = scene(TOUCHING, { dice: [1, 1, 1, 1, 1] })
    expect(match.answers).toEqual([])
    expect(eventArgs(match, 'moved-away')).toEqual([])
    expect(match.pending[0]!.figure).toBe(1)
  })
})
