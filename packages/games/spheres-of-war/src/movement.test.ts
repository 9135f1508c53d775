import { describeDecision } from '@fray/kernel'
import { inches, type PlaceForm } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import {
  at,
  away,
  combatantNamed,
  eventArgs,
  figures,
  matchesPlayed,
  optionKeys,
  placeOf,
  rolls,
  scene,
  toward,
  waits,
} from './testing/scene.ts'

type SlideForm = Extract<PlaceForm, { kind: 'slide' }>

/** Gets the note of an option of the pending decision. */
function noteOf(match: ReturnType<typeof scene>, option: string) {
  const decision = describeDecision(match.pending[0]!)
  return decision.kind === 'pick' ? decision.options.find(({ key }) => key === option)?.note : undefined
}

const FACING_OFF = { figures: figures([[10, 5]], [[10, 15]]) }

describe('movement and waiting', () => {
  test('SO-1-24 opponents out of contact may only wait or move', () => {
    const match = scene({ figures: figures([[10, 10]], [[10, 11.02]]) })
    expect(optionKeys(match)).toEqual(['wait', 'move'])
  })

  test('SO-1-24 a Move that ends in contact with the opponent strikes at once', () => {
    const match = scene({ figures: figures([[10, 10]], [[10, 12]]) }, { answers: toward(10, 11), dice: [5] })
    expect(eventArgs(match, 'strikes')).toEqual([{ attacker: 'A1', defender: 'B1' }])
  })

  test('SO-1-25 waiting does nothing and costs one action', () => {
    const match = scene(FACING_OFF, { answers: ['wait'] })
    expect({ A1: placeOf(match, 'A1'), B1: placeOf(match, 'B1') }).toEqual({ A1: [10, 5], B1: [10, 15] })
    expect(match.pending[0]).toMatchObject({ seat: 1, prompt: { args: { action: 2 } } })
  })

  test('SO-1-25, SO-1-17 the wait option names the next to act, or says that it is the last action', () => {
    const notes = [3, 4].map((count) => noteOf(scene(FACING_OFF, { answers: waits(count) }), 'wait'))
    expect(notes).toEqual([
      { id: 'note.wait', args: { opponent: { figure: 0 } } },
      { id: 'note.wait-last', args: { opponent: { figure: 1 } } },
    ])
  })

  test('SO-1-26 a Move goes up to two inches and costs one action', () => {
    const match = scene(FACING_OFF, { answers: toward(10, 7) })
    expect(placeOf(match, 'A1')).toEqual([10, 7])
    expect(match.pending[0]).toMatchObject({ seat: 1, prompt: { args: { action: 2 } } })
    const measuring = scene(FACING_OFF, { answers: ['move', 'toward'] })
    expect(measuring.check(0, at(10, 7.01))).toMatchObject({ rules: ['SO-1-26'] })
  })

  test('SO-1-27 nothing reveals distances before the choice to move', () => {
    const near = scene({ figures: figures([[10, 5]], [[10, 8]]) })
    const far = scene({ figures: figures([[10, 5]], [[10, 20]]) })
    expect(describeDecision(near.pending[0]!)).toEqual(describeDecision(far.pending[0]!))
    expect(near.eventsFor(0)).toEqual(far.eventsFor(0))
  })

  test.each([
    { note: 'note.free', direction: 'toward', from: [10, 5], to: [10, 15], args: undefined },
    { note: 'note.free-away', direction: 'away', from: [10, 5], to: [10, 15], args: undefined },
    { note: 'note.reaches', direction: 'toward', from: [10, 5], to: [10, 7.5], args: { inches: '1.50' } },
    { note: 'note.off', direction: 'away', from: [10, 1], to: [10, 15], args: { inches: '1.00' } },
    {
      note: 'note.stopped',
      direction: 'away',
      from: [10, 20],
      to: [10, 15],
      args: { inches: '1.50', blocker: { figure: 1 } },
    },
  ] as const)('SO-1-27, SO-1-28 once measured, the note of $direction is: $note', (laid) => {
    const { note, direction, from, to, args } = laid
    const friend = note === 'note.stopped' ? ([10, 22.5] as const) : ([23, 23] as const)
    const match = scene({ figures: figures([from, friend], [to]) }, { answers: ['move'] })
    expect(noteOf(match, direction)).toEqual({ id: note, args })
  })

  test('SO-1-27 once measured, the choice to move cannot be undone', () => {
    const match = scene(FACING_OFF, { answers: ['wait'] })
    expect(match.undoable).toBe(1)
    match.answer(1, 'move')
    expect(match.undoable).toBe(0)
    expect(match.undo()).toMatchObject({ ok: false })
    expect(optionKeys(match)).toEqual(['toward', 'away'])
  })

  test('SO-1-27 moves are at least a quarter of an inch, in steps of a hundredth', () => {
    const match = scene(FACING_OFF, { answers: ['move', 'toward'] })
    expect(match.check(0, at(10, 5.24))).toMatchObject({ rules: ['SO-1-27'] })
    expect(match.check(0, at(10, 5))).toMatchObject({ rules: ['SO-1-27'] })
    match.answer(0, at(10, 5.2549))
    expect(placeOf(match, 'A1')).toEqual([10, 5.25])
  })

  test('SO-1-27 a combatant without room for that moves as far as it can, even not at all', () => {
    const close = scene({ figures: figures([[10, 10]], [[10, 11.1]]) }, { answers: toward(10, 10.25), dice: [5] })
    expect(eventArgs(close, 'moved-toward')[0]).toMatchObject({ inches: '0.10' })
    const blocked = scene(
      {
        figures: figures(
          [
            [10, 10],
            [10, 11],
          ],
          [[10, 14]],
        ).map((figure) => ({ ...figure, inert: figure.name === 'A2' })),
        sequence: 'matches',
      },
      { answers: toward(10, 10) },
    )
    expect(placeOf(blocked, 'A1')).toEqual([10, 10])
    expect(blocked.pending[0]).toMatchObject({ seat: 1, prompt: { args: { action: 2 } } })
  })

  test('SO-1-28, SO-GAP-06 an enemy touching the mover on its path blocks every step, and the option says so', () => {
    const crowded = figures(
      [
        [10, 10],
        [10, 11],
      ],
      [[10, 14]],
    ).map((figure) => ({ ...figure, inert: figure.name === 'A2' }))
    const match = scene({ figures: crowded, sequence: 'matches' }, { answers: ['move'] })
    const decision = describeDecision(match.pending[0]!)
    const hopeless = decision.kind === 'pick' ? decision.options.map((option) => option.cannotSucceed) : []
    expect(hopeless).toEqual([{ id: 'hopeless.blocked', args: { blocker: { figure: 1 } } }, undefined])
  })

  test.each([11, 11.004, 11.006, 11.1, 12])('the longest move on the slider is always legal: a friend at %d', (y) => {
    const crowded = figures(
      [
        [10, 10],
        [10, y],
      ],
      [[10, 16]],
    ).map((figure) => ({ ...figure, inert: figure.name === 'A2' }))
    const match = scene({ figures: crowded, sequence: 'matches' }, { answers: ['move', 'toward'] })
    const { from, longest } = (describeDecision(match.pending[0]!) as unknown as { form: SlideForm }).form
    expect(match.check(0, { path: [{ x: from.x, y: from.y + Math.round(longest) }] })).toBeUndefined()
  })

  test('SO-1-28 straight toward or away from the opponent, along the line through the centres', () => {
    const slanted = { figures: figures([[5, 5]], [[11, 13]]) }
    expect(placeOf(scene(slanted, { answers: toward(6.2, 6.6) }), 'A1')).toEqual([6.2, 6.6])
    expect(placeOf(scene(slanted, { answers: away(3.8, 3.4) }), 'A1')).toEqual([3.8, 3.4])
    const measuring = scene(slanted, { answers: ['move', 'toward'] })
    expect(measuring.check(0, at(7, 5))).toMatchObject({ rules: ['SO-1-28'] })
    expect(measuring.check(0, at(4, 4))).toMatchObject({ ok: false })
  })

  test('SO-1-28 a move toward an enemy stops at base contact and pushes nobody', () => {
    const match = scene({ figures: figures([[10, 10]], [[10, 12.3]]) }, { answers: toward(10, 12), dice: [5] })
    expect(placeOf(match, 'A1')).toEqual([10, 11.3])
    expect(combatantNamed(match, 'B1').at).toEqual({ x: inches(10), y: inches(12.3) })
  })

  test('SO-1-29 a combatant whose centre crosses the boundary is removed; the match ends without a roll', () => {
    const brink = {
      figures: figures(
        [
          [10, 1],
          [2, 20],
        ],
        [[10, 10]],
      ),
    }
    const match = scene(brink, { answers: away(10, -0.5) })
    expect(combatantNamed(match, 'A1').removed).toBe(true)
    expect(eventArgs(match, 'left')).toEqual([{ actor: 'A1' }])
    expect(eventArgs(match, 'resolved')).toEqual([{ a: 'A1', b: 'B1' }])
    expect(rolls(match)).toEqual([])
    expect(match.state.combatants.find(({ name }) => name === 'B1')).toMatchObject({ removed: false })
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A2-B1'])
    expect(match.state.turn).toBe(2)
  })

  test('SO-1-29 a combatant standing exactly on the boundary is still in the area', () => {
    const match = scene({ figures: figures([[10, 1]], [[10, 10]]) }, { answers: away(10, 0) })
    expect(placeOf(match, 'A1')).toEqual([10, 0])
    expect(combatantNamed(match, 'A1').removed).toBe(false)
  })

  test('SO-1-29 the last combatant to walk off loses the game', () => {
    const match = scene({ figures: figures([[10, 1]], [[10, 10]]) }, { answers: away(10, -1) })
    expect(match.outcome).toMatchObject({ winners: [1], rules: ['SO-1-23'] })
  })

  test('SO-1-30 coming within a hundredth of an inch is contact and starts combat in the same match', () => {
    const gapOf = (stop: number) =>
      scene(
        { figures: figures([[10, 10]], [[10, 12]]) },
        { answers: ['move', 'toward', at(10, stop)], dice: stop >= 10.99 ? [5] : [] },
      )
    expect(eventArgs(gapOf(10.99), 'contact')).toEqual([{ attacker: 'A1', defender: 'B1' }])
    expect(eventArgs(gapOf(10.98), 'contact')).toEqual([])
  })

  test('SO-1-31 opponents out of contact are unMatched in the next turn and may meet others', () => {
    const pairs = figures(
      [
        [10, 10],
        [22, 22],
      ],
      [
        [10, 13],
        [4.5, 10],
      ],
    )
    const retreat = ['wait', ...away(10, 15), 'wait', ...away(10, 17), 'wait']
    const match = scene({ figures: pairs }, { answers: [...retreat, ...waits(5)] })
    expect(matchesPlayed(match)).toEqual(['A1-B1', 'A2-B2', 'A1-B2'])
  })

  test('SO-GAP-06 a move stops at the first base in its way; touching an enemy that is not the opponent has no effect this turn', () => {
    const position = {
      sequence: 'matches',
      figures: figures(
        [[10, 10]],
        [
          [10, 15],
          [10, 12],
        ],
      ).map((figure) => ({ ...figure, inert: figure.name === 'B2' })),
    }
    const match = scene(position, { answers: toward(10, 12) })
    expect(placeOf(match, 'A1')).toEqual([10, 11])
    expect(eventArgs(match, 'contact')).toEqual([])
    expect(optionKeys(match)).toEqual(['wait', 'move'])
    for (let i = 0; i < 3; i++) match.answer(match.pending[0]!.seat, 'wait')
    const later = match.fork()
    expect(() => later.answer(0, 'wait')).toThrow('SO-1-40')
    expect(eventArgs(match, 'match')).toEqual([{ a: 'A1', b: 'B1' }])
  })

  test('SO-GAP-07 a combatant may move away from an enemy it touches that is not its opponent', () => {
    const position = {
      sequence: 'matches',
      figures: figures(
        [[10, 10]],
        [
          [10, 15],
          [11, 10],
        ],
      ).map((figure) => ({ ...figure, inert: figure.name === 'B2' })),
    }
    expect(placeOf(scene(position, { answers: away(10, 8) }), 'A1')).toEqual([10, 8])
  })

  test('SO-GAP-12 both sides may keep waiting; five Waits resolve the match', () => {
    const match = scene(FACING_OFF, { answers: waits(25) })
    expect(eventArgs(match, 'resolved').length).toBe(5)
    expect(placeOf(match, 'A1')).toEqual([10, 5])
  })

  test('SO-GAP-13 positions are precise to less than a thousandth of an inch', () => {
    const match = scene({ figures: figures([[5, 5]], [[6, 12]]) }, { answers: ['move', 'toward', at(5.283, 6.98)] })
    const { x, y } = combatantNamed(match, 'A1').at!
    const length = Math.sqrt((x - inches(5)) ** 2 + (y - inches(5)) ** 2)
    expect(Math.abs(length - inches(2))).toBeLessThan(2.54)
  })

  test('SO-GAP-14 both seats see all positions, states and action counts', () => {
    const match = scene(FACING_OFF, { answers: toward(10, 7) })
    expect(match.view(0)).toEqual(match.view(1))
    expect(match.eventsFor(0)).toEqual(match.events)
    expect(match.view(1).figures.map(({ pose }) => pose)).toEqual([
      { x: inches(10), y: inches(7) },
      { x: inches(10), y: inches(15) },
    ])
    expect(JSON.stringify(match.view(1))).not.toContain('distance')
  })
})
