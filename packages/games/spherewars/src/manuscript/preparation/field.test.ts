import { describe, expect, test } from 'vitest'
import { eventArgs, man, optionKeys, path, promptId, refusal, scene } from '../testing/scene.ts'
import { setupProblems, startedMatch } from '../testing/started-match.ts'

/** The terrain on the table, as the view notes it. */
function terrain(match: ReturnType<typeof startedMatch>): string[] {
  return match.view(0).scenery.map(({ notes }) => notes[0]!.id)
}

describe('the battlefield', () => {
  test('SM-FIELD-01 each rolls a die, the higher places; ties again', () => {
    const match = startedMatch({}, { dice: [3, 3, 2, 5, 3] })
    expect({ decisionAsked: promptId(match), seat: match.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.place-piece',
      seat: 1,
    })
    expect(startedMatch({}, { dice: [4, 2, 3] }).pending[0]?.seat).toBe(0)
  })

  test('SM-FIELD-02 1 or 2: low scenery or higher ground as the player likes', () => {
    for (const die of [1, 2]) {
      const match = startedMatch({}, { dice: [4, 2, die] })
      expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
        decisionAsked: 'ask.form',
        optionsOffered: ['low-wall', 'open-building', 'higher-ground'],
      })
    }
  })

  test('SM-FIELD-02 3 or 4: difficult, 5 or 6: impassable', () => {
    for (const die of [3, 4]) {
      const match = startedMatch({ pieces: 1 }, { dice: [4, 2, die, 4, 1, 1, 1, 1], answers: [path([20, 20])] })
      expect(terrain(match)).toEqual(['terrain.difficult'])
    }
    for (const die of [5, 6]) {
      const match = startedMatch({}, { dice: [4, 2, die] })
      expect(optionKeys(match)).toEqual(['boulder', 'high-wall'])
    }
  })

  test('SM-FIELD-03 both rolls are made for every piece until all are placed', () => {
    const wood = [4, 2, 3]
    const answers = [path([8, 8]), path([16, 8])]
    const two = startedMatch({ pieces: 3 }, { dice: [...wood, ...wood, 1, 6, 3], answers })
    expect({ decisionAsked: promptId(two), seat: two.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.place-piece',
      seat: 1,
    })
    const done = startedMatch({ pieces: 2 }, { dice: [...wood, ...wood, 4, 1, 1, 1, 1], answers })
    expect(eventArgs(done, 'field-ready')).toEqual([{ pieces: 2 }])
    expect(done.state.phase).toBe('deployment')
  })

  test('SM-FIELD-03 a piece without room is dropped, and the battlefield is ready', () => {
    const wood = [4, 2, 3]
    const table = { table: { width: 12, depth: 12 } }
    const full = scene(
      { sequence: 'field', ...table, figures: [man('Ana', 0, 1, 1), man('Bor', 1, 11, 11)] },
      { dice: [...wood, ...wood, 4, 1], answers: [path([6, 6])] },
    )
    expect(eventArgs(full, 'piece-dropped')).toEqual([{ piece: 'scenery.difficult-terrain' }])
    expect(full.state.pieces).toHaveLength(1)
  })

  test('SM-FIELD-03 there are six pieces by default, without overlaps', () => {
    const wood = [4, 2, 3]
    const answers = [path([8, 8]), path([16, 8]), path([24, 8]), path([32, 8]), path([8, 20]), path([16, 20])]
    const five = startedMatch({}, { dice: new Array(6).fill(wood).flat(), answers: answers.slice(0, 5) })
    expect(refusal(five, path([9, 20]))).toMatch('refuse.piece-overlaps')
    expect(refusal(five, path([1, 30]))).toMatch('refuse.piece-off-table')
    const six = startedMatch({}, { dice: [...new Array(6).fill(wood).flat(), 4, 1, 1, 1, 1], answers })
    expect({ pieceCount: six.state.pieces.length, phase: six.state.phase }).toEqual({
      pieceCount: 6,
      phase: 'deployment',
    })
  })

  test('SM-SCENERY-08 SM-FIELD-05 a mission’s own pieces come first, in the objective zone, and are not counted', () => {
    const match = startedMatch({ mission: 'domination-of-the-dolmens', pieces: 0 }, { dice: [4, 1, 1, 1, 1] })
    expect(eventArgs(match, 'field-ready')).toEqual([{ pieces: match.state.pieces.length }])
    const objectives = match.view(0).zones.filter(({ kind }) => kind === 'objective')
    expect(objectives.length).toBe(match.state.pieces.length)
    expect(objectives.length).toBeGreaterThan(1)
    // They are impassable stones, whatever a die would have made of them.
    expect(new Set(terrain(match))).toEqual(new Set(['terrain.impassable']))
  })

  test('SM-FIELD-06 missions have no exit point, so combatants cannot leave the table', () => {
    const figures = [man('Ana', 0, 2, 20), man('Cid', 0, 30, 30), man('Bor', 1, 30, 10)]
    const match = scene({ figures }, { answers: ['0', 'run'] })
    expect(refusal(match, path([-1, 20]))).toBe('refuse.off-table SM-MOVE-06')
    expect(refusal(match, path([0.5, 20]))).toBe('refuse.off-table SM-MOVE-06')
    expect(refusal(match, path([0.6, 20]))).toBeUndefined()
  })

  test('SM-FIELD-07 forty inches square, zones ten deep, twenty between them', () => {
    const match = startedMatch({ pieces: 0 }, { dice: [4, 1, 1, 1, 1], answers: ['near'] })
    expect(match.view(0).table).toEqual({ width: 100_000, depth: 100_000 })
    const zones = match.view(0).zones.filter(({ kind }) => kind === 'deployment')
    const rows = zones
      .map(({ outline }) => outline.map(({ y }) => y / 2500))
      .map((ys) => [Math.min(...ys), Math.max(...ys)])
    expect(rows).toEqual([
      [30, 40],
      [0, 10],
    ])
  })

  test('SM-FIELD-07 a table too shallow for the zones and the gap between them is refused', () => {
    const setup = (depth: number) => ({ warbands: ['scions-500', 'alliance-500'], table: { width: 40, depth } })
    expect(setupProblems(setup(40))).toEqual([])
    expect(setupProblems(setup(39))).toEqual([expect.stringMatching(/^table: .*SM-FIELD-07/)])
  })
})
