import { describe, expect, test } from 'vitest'
import {
  at,
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

describe('turn organisation', () => {
  test('SO-1-9 turns follow one another', () => {
    const match = scene({ figures: figures([[2, 2]], [[20, 20]]) }, { answers: waits(10) })
    expect(eventArgs(match, 'turn').map(({ turn }) => turn)).toEqual([1, 2, 3])
  })

  test('SO-1-10 a turn is a sequence of matches, one at a time', () => {
    const pairs = figures(
      [
        [2, 2],
        [20, 2],
      ],
      [
        [2, 6],
        [20, 7],
      ],
    )
    const match = scene({ figures: pairs }, { answers: waits(10) })
    const steps = match.events.filter(({ type }) => ['turn', 'match', 'resolved', 'turn-ends'].includes(type))
    expect(steps.slice(0, 6).map(({ type }) => type)).toEqual([
      'turn',
      'match',
      'resolved',
      'match',
      'resolved',
      'turn-ends',
    ])
  })

  test('SO-1-11 everybody starts each turn unMatched', () => {
    const position = { figures: figures([[2, 2]], [[20, 20]]).map((figure) => ({ ...figure, inert: true })) }
    const match = scene({ ...position, turn: 4 })
    expect(match.state.combatants.map(({ inert }) => inert)).toEqual([false, false])
    expect(match.state.locked).toEqual([])
    expect(matchesPlayed(match)).toEqual(['A1-B1'])
  })

  test('SO-1-12 a match has one combatant of each side', () => {
    const close = figures(
      [
        [2, 2],
        [3.5, 2],
      ],
      [
        [12, 2],
        [13.5, 2],
      ],
    )
    const match = scene({ figures: close }, { answers: waits(10) })
    expect(matchesPlayed(match).slice(0, 2)).toEqual(['A2-B1', 'A1-B2'])
  })

  test('SO-1-13 the closest pair comes first, measured between base edges', () => {
    const match = scene({
      figures: figures(
        [
          [2, 2],
          [10, 2],
        ],
        [
          [2, 8],
          [10, 7.9],
        ],
      ),
    })
    expect(matchesPlayed(match)).toEqual(['A2-B2'])
  })

  test('SO-1-13 pairs locked at the start of the turn come before the closest pair', () => {
    const locked = figures(
      [
        [2, 2],
        [10, 2],
      ],
      [
        [2, 3.02],
        [10, 3],
      ],
    )
    expect(matchesPlayed(scene({ figures: locked }, { dice: [5] }))[0]).toBe('A2-B2')
  })

  test('SO-1-14 the Instigator picks among equally close pairs, every time', () => {
    const pairs = figures(
      [
        [2, 2],
        [10, 2],
        [18, 2],
      ],
      [
        [2, 8],
        [10, 8.004],
        [18, 8],
      ],
    )
    const match = scene({ figures: pairs, instigator: 1 })
    expect(match.pending[0]).toMatchObject({ seat: 1, rules: expect.arrayContaining(['SO-1-14']) })
    expect(optionKeys(match)).toEqual(['3-0', '4-1', '5-2'])
    match.answer(1, '4-1')
    expect(matchesPlayed(match)).toEqual(['B2-A2'])
    for (let i = 0; i < 5; i++) match.answer(match.pending[0]!.seat, 'wait')
    expect(optionKeys(match)).toEqual(['3-0', '5-2'])
  })

  test('SO-1-17, SO-GAP-04 each pair shows who begins: the Instigator, or in contact the holder of the strike', () => {
    const apart = scene({
      figures: figures(
        [
          [2, 2],
          [10, 2],
        ],
        [
          [2, 8],
          [10, 8],
        ],
      ),
    })
    const touching = scene({
      figures: figures(
        [
          [2, 2],
          [10, 2],
        ],
        [
          [2, 3],
          [10, 3],
        ],
      ),
      strikes: [{ attacker: 'B2', defender: 'A2' }],
    })
    const notes = [apart, touching].map(
      ({ pending: [asked] }) => asked?.kind === 'pick' && asked.options.map((option) => option.note?.()),
    )
    expect(notes).toEqual([
      [0, 1].map((figure) => ({ id: 'note.pair', args: { first: { figure } } })),
      [
        { id: 'note.pair-locked', args: { attacker: { figure: 0 }, defender: { figure: 2 } } },
        { id: 'note.pair-locked', args: { attacker: { figure: 3 }, defender: { figure: 1 } } },
      ],
    ])
  })

  test('SO-1-14 a difference of a hundredth of an inch is not a tie', () => {
    const match = scene({
      figures: figures(
        [
          [2, 2],
          [10, 2],
        ],
        [
          [2, 8],
          [10, 8.012],
        ],
      ),
    })
    expect(matchesPlayed(match)).toEqual(['A1-B1'])
  })

  test('SO-1-15 only the two opponents of the match act', () => {
    const match = scene({
      figures: figures(
        [
          [2, 2],
          [10, 2],
        ],
        [
          [2, 8],
          [10, 9],
        ],
      ),
    })
    for (let action = 0; action < 5; action++) {
      const [decision, ...others] = match.pending
      expect(others).toEqual([])
      expect([0, 2]).toContain(decision!.figure)
      expect(match.check(1 - decision!.seat, 'wait')?.reason.id).toBe('kernel.not-asked')
      match.answer(decision!.seat, 'wait')
    }
  })

  test('SO-1-16 the actions are Wait, Move and Fight', () => {
    const match = scene({ figures: figures([[2, 2]], [[2, 8]]) })
    expect(optionKeys(match)).toEqual(['wait', 'move'])
    expect(match.check(0, 'fight')).toMatchObject({ rules: ['SO-1-24', 'SO-1-34'] })
    expect(match.check(0, 'flee')).toMatchObject({ ok: false })
  })

  test('SO-1-17 the Instigator acts first, then the Retaliator, in alternation', () => {
    const match = scene({ figures: figures([[2, 2]], [[2, 8]]), instigator: 1 })
    const order: number[] = []
    for (let action = 0; action < 5; action++) {
      order.push(match.pending[0]!.seat)
      match.answer(match.pending[0]!.seat, 'wait')
    }
    expect(order).toEqual([1, 0, 1, 0, 1])
  })

  test('SO-1-18 a match has five actions in total', () => {
    const four = scene({ figures: figures([[2, 2]], [[2, 8]]) }, { answers: waits(4) })
    expect(eventArgs(four, 'resolved')).toEqual([])
    expect(four.pending[0]!.prompt.args).toMatchObject({ action: 5, of: 5 })
    const five = scene({ figures: figures([[2, 2]], [[2, 8]]) }, { answers: waits(5) })
    expect(eventArgs(five, 'resolved')).toEqual([{ a: 'A1', b: 'B1' }])
  })

  test('SO-1-19 once the actions are used up the match is Resolved and both are Inert', () => {
    const pairs = figures(
      [
        [2, 2],
        [10, 2],
      ],
      [
        [2, 8],
        [10, 9],
      ],
    )
    const match = scene({ figures: pairs }, { answers: waits(5) })
    expect(eventArgs(match, 'resolved')).toEqual([{ a: 'A1', b: 'B1' }])
    expect(match.state.combatants.map(({ name, inert }) => [name, inert])).toEqual([
      ['A1', true],
      ['A2', false],
      ['B1', true],
      ['B2', false],
    ])
  })

  test('SO-1-20 Inert combatants are not matched again this turn but remain obstacles', () => {
    // A1 and B1 are closest but Inert; A2 runs into Inert B1 on its way to B2.
    const position = {
      sequence: 'matches',
      figures: figures(
        [
          [4, 4],
          [10, 2],
        ],
        [
          [10, 4.5],
          [10, 9],
        ],
      ).map((figure) => ({ ...figure, inert: figure.name === 'A1' || figure.name === 'B1' })),
    }
    const match = scene(position, { answers: toward(10, 4) })
    expect(matchesPlayed(match)).toEqual(['A2-B2'])
    expect(combatantNamed(match, 'A2').at?.y).toBe(3.5 * 2540)
    expect(rolls(match)).toEqual([])
  })

  test('SO-1-21 the next match is the closest remaining pair, measured again and ignoring Inert combatants', () => {
    const pairs = figures(
      [
        [10, 4],
        [4, 12],
        [20, 12],
      ],
      [
        [10, 9],
        [4, 20],
        [20, 19.5],
      ],
    )
    // After the first match B1 stands 4 inches from A2, but it is Inert.
    const match = scene({ figures: pairs }, { answers: ['wait', 'move', 'away', at(10, 11), ...waits(3)] })
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A3-B3'])
  })

  test('SO-1-22 the turn ends when no pair is left; combatants without a partner are idle', () => {
    const match = scene(
      {
        figures: figures(
          [
            [2, 2],
            [20, 2],
          ],
          [[2, 8]],
        ),
      },
      { answers: waits(5) },
    )
    expect(eventArgs(match, 'turn-ends')).toEqual([{ turn: 1 }])
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A1-B1'])
  })

  test('SO-1-23 a player wins at once when no enemy is left on the table', () => {
    const position = {
      figures: figures(
        [
          [10, 10],
          [20, 20],
        ],
        [[10, 11]],
      ),
    }
    const match = scene(position, { dice: [5] })
    expect(match.outcome).toMatchObject({ winners: [0], rules: ['SO-1-23'] })
    expect(match.pending).toEqual([])
    expect(match.check(0, 'wait')?.reason.id).toBe('kernel.match-over')
  })

  test('SO-GAP-05 if one combatant is in several closest pairs, the Instigator picks one, and distances are measured again', () => {
    const position = {
      figures: figures(
        [[10, 10]],
        [
          [10, 14],
          [14, 10],
        ],
      ),
    }
    const match = scene(position)
    expect(match.pending[0]!.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['0-1', '0-2'])
    match.answer(0, '0-2')
    for (let i = 0; i < 5; i++) match.answer(match.pending[0]!.seat, 'wait')
    expect(eventArgs(match, 'turn-ends')).toEqual([{ turn: 1 }])
  })

  test('SO-GAP-09 the turn ends as soon as only one side has combatants that are not Inert', () => {
    const position = {
      sequence: 'matches',
      turn: 3,
      figures: figures(
        [
          [2, 2],
          [20, 2],
        ],
        [[2, 20]],
      ).map((figure) => ({ ...figure, inert: figure.name === 'B1' })),
    }
    const match = scene(position)
    expect(eventArgs(match, 'turn-ends')).toEqual([{ turn: 3 }])
    expect(match.outcome).toBeUndefined()
  })

  test('SO-GAP-10 the first side to be emptied loses', () => {
    const last = figures([[10, 10]], [[10, 11]])
    expect(scene({ figures: last }, { dice: [4, 6] }).outcome?.winners).toEqual([1])
    expect(scene({ figures: last }, { dice: [6] }).outcome?.winners).toEqual([0])
  })

  test('SO-GAP-11 ten turns in a row without contact or removal are a draw', () => {
    const apart = { quietTurns: 9, figures: figures([[2, 2]], [[20, 20]]) }
    expect(scene(apart, { answers: waits(5) }).outcome).toMatchObject({ winners: [], rules: ['SO-GAP-11'] })
    expect(scene({ ...apart, quietTurns: 8 }, { answers: waits(5) }).outcome).toBeUndefined()
  })

  test('SO-GAP-11 a contact starts the count again', () => {
    const close = { quietTurns: 9, figures: figures([[10, 10]], [[10, 12]]) }
    const match = scene(close, { answers: toward(10, 11), dice: [1, 1, 1, 1, 1, 1, 1, 1, 5] })
    expect(eventArgs(match, 'turn').length).toBe(2)
    expect(match.outcome?.rules).toEqual(['SO-1-23'])
  })

  test('SO-GAP-11 at the turn limit the larger side wins, and equal sides draw', () => {
    const larger = figures(
      [
        [2, 2],
        [4, 2],
      ],
      [[20, 20]],
    )
    const table = { width: 24, depth: 24, turnLimit: 50 }
    expect(scene({ table, turn: 50, figures: larger }, { answers: waits(5) }).outcome).toMatchObject({ winners: [0] })
    expect(scene({ table, turn: 49, figures: larger }, { answers: waits(5) }).outcome).toBeUndefined()
    const equal = figures([[2, 2]], [[20, 20]])
    expect(scene({ table, turn: 50, figures: equal }, { answers: waits(5) }).outcome).toMatchObject({ winners: [] })
  })
})
