import type { Json, PlaceDecision } from '@fray/kernel'
import { inches } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import {
  at,
  away,
  combatantNamed,
  eventArgs,
  figures,
  optionKeys,
  placeOf,
  scene,
  toward,
  waits,
} from './testing/scene.ts'

/** Two pairs in contact, far from each other. */
const TWO_PAIRS = {
  figures: figures(
    [
      [4, 4],
      [14, 14],
    ],
    [
      [4, 5],
      [14, 15],
    ],
  ),
}

const strike = (attacker: string, defender: string) => ({ attacker, defender })

describe('several fights', () => {
  test('SO-1-32 if nobody touches two enemies, only the order of fights is chosen, not the pairs', () => {
    const match = scene(TWO_PAIRS)
    expect(match.pending[0]?.prompt.id).toBe('ask.match')
    expect(optionKeys(match)).toEqual(['0-2', '1-3'])
  })

  test("SO-1-32 an Instigator's combatant touching two enemies also chooses its pair", () => {
    const crowd = figures(
      [[10, 10]],
      [
        [10, 11],
        [10, 9],
      ],
    )
    const match = scene({ figures: crowd })
    expect(match.pending[0]).toMatchObject({ seat: 0, prompt: { id: 'ask.pairing' } })
    expect(optionKeys(match)).toEqual(['0-1', '0-2'])
  })

  test.each([
    ['B1', [strike('A1', 'B2'), strike('B1', 'A1')]],
    ['A1', [strike('B1', 'A2'), strike('A1', 'B1')]],
    ['A1', [strike('B2', 'A1'), strike('A1', 'B1')]],
    ['B1', [strike('A2', 'B1'), strike('B1', 'A1')]],
  ])('a pending strike against another enemy does not count between these two: %s attacks', (attacker, strikes) => {
    const match = scene({ ...TWO_PAIRS, strikes }, { answers: ['0-2'], dice: [5, 5] })
    expect(eventArgs(match, 'defeated')[0]).toMatchObject({ attacker })
  })

  test('SO-GAP-03 a pending strike does not affect the strikes of other pairs', () => {
    const match = scene(TWO_PAIRS, { answers: ['0-2', '0-2'], dice: new Array(10).fill(1).concat(5, 5) })
    expect(eventArgs(match, 'pending')).toEqual([strike('B1', 'A1'), strike('B2', 'A2')])
    expect(eventArgs(match, 'defeated')).toEqual([strike('B1', 'A1'), strike('B2', 'A2')])
  })

  test('SO-1-40 a removed combatant leaves no strike behind, and those of others stay', () => {
    const apart = figures(
      [
        [4, 4],
        [14, 14],
      ],
      [
        [4, 5],
        [14, 18],
      ],
    )
    const strikes = [strike('A1', 'B1'), strike('B2', 'A2')]
    const match = scene({ figures: apart, strikes }, { dice: [5] })
    expect(combatantNamed(match, 'B1').removed).toBe(true)
    expect(match.state.strikes).toEqual([{ attacker: 3, defender: 1 }])
  })

  test('SO-1-13 SO-1-21 the first match of a turn cites the rule for the first match, later ones the rule for the next', () => {
    const apart = figures(
      [
        [2, 2],
        [20, 2],
      ],
      [
        [2, 6],
        [20, 7],
      ],
    )
    const match = scene({ figures: apart }, { answers: waits(10) })
    expect(match.events.filter(({ type }) => type === 'match').map(({ rules }) => rules[1])).toEqual([
      'SO-1-13',
      'SO-1-21',
      'SO-1-13',
    ])
  })
})

describe('SO-GAP-11 the count of quiet turns', () => {
  test('starts again when a combatant walks off', () => {
    const brink = figures(
      [
        [10, 1],
        [2, 20],
      ],
      [[10, 10]],
    )
    const match = scene({ figures: brink, quietTurns: 9 }, { answers: away(10, -0.5) })
    expect({ outcome: match.outcome, turn: match.state.turn, quietTurns: match.state.quietTurns }).toEqual({
      outcome: undefined,
      turn: 2,
      quietTurns: 0,
    })
  })

  test('starts again when a pair fights on, even without a removal', () => {
    const match = scene({ figures: figures([[10, 10]], [[10, 11]]), quietTurns: 9 }, { dice: [1, 1, 1, 1, 1, 5] })
    expect(match.outcome?.rules).toEqual(['SO-1-23'])
    expect(eventArgs(match, 'turn').length).toBe(2)
  })
})

describe('SO-1-29 the edge of the area', () => {
  test.each<[string, [number, number], [number, number], [number, number]]>([
    ['left', [1, 10], [10, 10], [0, 10]],
    ['right', [23, 10], [14, 10], [24, 10]],
    ['far', [10, 1], [10, 10], [10, 0]],
    ['near', [10, 23], [10, 14], [10, 24]],
  ])('may be touched but not crossed: %s', (_edge, from, enemy, brink) => {
    const beyond: [number, number] = [from[0] + 1.5 * (brink[0] - from[0]), from[1] + 1.5 * (brink[1] - from[1])]
    const standing = scene({ figures: figures([from], [enemy]) }, { answers: away(...brink) })
    expect({ place: placeOf(standing, 'A1'), removed: combatantNamed(standing, 'A1').removed }).toEqual({
      place: brink,
      removed: false,
    })
    const gone = scene({ figures: figures([from], [enemy]) }, { answers: away(...beyond) })
    expect(eventArgs(gone, 'left')).toEqual([{ actor: 'A1' }])
  })
})

/** The suggestions for bots and the overlay of the pending place. */
function placing(match: ReturnType<typeof scene>): { suggested: readonly Json[]; form: unknown; region: unknown } {
  const decision = match.pending[0] as PlaceDecision
  return { suggested: decision.suggest(), form: decision.form, region: decision.region?.() }
}

describe('suggested moves', () => {
  test('SO-1-28 point both ways along the line through the centres', () => {
    const match = scene({ figures: figures([[10, 5]], [[13, 9]]) }, { answers: ['move'] })
    const options = match.pending[0]!.kind === 'pick' ? match.pending[0]!.options : []
    expect(options.map((option) => (option as { heading?: unknown }).heading)).toEqual([
      { x: inches(3), y: inches(4) },
      { x: -inches(3), y: -inches(4) },
    ])
  })

  test('SO-1-26 SO-1-27 are the longest, half the longest and the shortest possible', () => {
    const match = scene({ figures: figures([[10, 5]], [[10, 15]]) }, { answers: ['move', 'toward'] })
    expect(placing(match).suggested).toEqual([at(10, 7), at(10, 6), at(10, 5.25)])
    expect(placing(match).form).toMatchObject({ shortest: inches(0.25), longest: inches(2) })
  })

  test('SO-1-28 are limited by a base in the way', () => {
    const match = scene({ figures: figures([[10, 5]], [[10, 7]]) }, { answers: ['move', 'toward'] })
    expect(placing(match).suggested).toEqual([at(10, 6), at(10, 5.5), at(10, 5.25)])
    expect(placing(match).form).toMatchObject({ shortest: inches(0.25), longest: inches(1) })
  })

  test('SO-1-29 no suggestion leaves the table unnecessarily', () => {
    const match = scene({ figures: figures([[10, 1.2]], [[10, 10]]) }, { answers: ['move', 'away'] })
    expect(placing(match).suggested).toEqual([at(10, 0.2), at(10, 0.95)])
    const brink = scene({ figures: figures([[10, 0.1]], [[10, 10]]) }, { answers: ['move', 'away'] })
    expect(placing(brink).suggested).toEqual([at(10, -1.9), at(10, -0.9), at(10, -0.15)])
  })
})

test('SO-1-28 a Move is logged with its path from start to end', () => {
  const match = scene({ figures: figures([[10, 5]], [[10, 15]]) }, { answers: toward(10, 7) })
  expect(match.events.find(({ type }) => type === 'moved-toward')?.paths).toEqual([
    {
      figure: 0,
      points: [
        [inches(10), inches(5)],
        [inches(10), inches(7)],
      ],
    },
  ])
})
