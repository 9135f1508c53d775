import { type Json, Match, type PlaceDecision, ScriptedDice } from '@fray/kernel'
import { inches } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { spheresOfWar } from './game.ts'
import { at, combatantNamed, figures, rolls, scene, waits } from './testing/scene.ts'

/** A match from the very beginning, with a chosen coin toss and edge. */
function begin(coin: 1 | 2, edge: Json, setupJson: Json = {}) {
  const setup = spheresOfWar.rules.readSetup(setupJson)
  const match = Match.start(spheresOfWar, { setup, state: spheresOfWar.rules.begin(setup) }, '', {
    dice: new ScriptedDice([coin]),
  })
  if (!match.answer(coin - 1, edge).ok) throw new Error('the edge was refused')
  return match
}

describe('set up', () => {
  test('SO-1-1 a game has exactly two players', () => {
    expect(begin(1, 'near').seats).toBe(2)
    expect(() => scene({ figures: [...figures([[4, 4]], [[8, 8]]), { name: 'C', seat: 2, x: 1, y: 1 }] })).toThrow(
      'figures[2].seat',
    )
  })

  test('SO-1-7 SO-1-8 while roles are given and figures placed the fighting has not begun', () => {
    const setup = spheresOfWar.rules.readSetup({})
    const fresh = Match.start(spheresOfWar, { setup, state: spheresOfWar.rules.begin(setup) }, '', {
      dice: new ScriptedDice([1]),
    })
    expect({ freshIsPreparing: fresh.isPreparing, beginIsPreparing: begin(1, 'near').isPreparing }).toEqual({
      freshIsPreparing: true,
      beginIsPreparing: true,
    })
    expect(scene({ figures: figures([[10, 10]], [[10, 15]]) }).isPreparing).toBe(false)
  })

  test("SO-1-2 a defence is a single D6 rolled by the defender's owner", () => {
    const match = scene({ figures: figures([[10, 10]], [[10, 11]]) }, { dice: [4, 3, 5] })
    expect(rolls(match)).toEqual([
      { seat: 1, sides: 6, values: [4] },
      { seat: 0, sides: 6, values: [3] },
      { seat: 1, sides: 6, values: [5] },
    ])
  })

  test('SO-1-3 the play area is at least 12 by 12 inches and 24 by 24 unless agreed otherwise', () => {
    expect(() => spheresOfWar.rules.readSetup({ width: 11.99 })).toThrow('SO-1-3')
    expect(() => spheresOfWar.rules.readSetup({ depth: 11.99 })).toThrow('depth')
    expect(begin(1, 'near', { width: 12, depth: 36 }).view(0).table).toEqual({ width: inches(12), depth: inches(36) })
    const standard = begin(1, 'near').view(0)
    expect(standard.table).toEqual({ width: inches(24), depth: inches(24) })
    expect(standard.scenery).toEqual([])
  })

  test('SO-1-4 each side has five different figures on round one-inch bases without facing', () => {
    const match = begin(1, 'near')
    for (let i = 0; i < 5; i++) {
      expect(match.answer(0, at(2 + 3 * i, 20))).toEqual({ ok: true })
      expect(match.answer(1, at(2 + 3 * i, 3))).toEqual({ ok: true })
    }
    const { figures: shown } = match.view(0)
    expect([0, 1].map((seat) => shown.filter((figure) => figure.seat === seat).length)).toEqual([5, 5])
    expect(new Set(shown.map((figure) => figure.icon)).size).toBe(10)
    for (const figure of shown) {
      expect(figure.base).toEqual({ shape: 'disc', radius: inches(0.5) })
      expect(figure.pose.facing).toBeUndefined()
    }
  })

  test('SO-1-4 figures in a situation look like their names, wherever they are listed', () => {
    const situation = {
      figures: [
        { name: 'Fox', seat: 0, x: 8, y: 12 },
        { name: 'Hawk', seat: 1, x: 8, y: 7 },
      ],
    }
    const { setup, state } = spheresOfWar.saves.readPosition(situation)
    const { figures: shown } = spheresOfWar.view.show(state, setup, 0)
    expect(shown.map(({ name, icon }) => [name, icon])).toEqual([
      ['Fox', 'fox'],
      ['Hawk', 'hawk-emblem'],
    ])
  })

  test('SO-1-5 distances are in inches', () => {
    const match = scene({ figures: figures([[5, 5]], [[15, 5]]) }, { answers: ['move', 'toward', at(7, 5)] })
    expect(combatantNamed(match, 'A1').at).toEqual({ x: 7 * 2540, y: 5 * 2540 })
    expect(match.view(0).unit).toEqual({ length: 2540, sign: '″' })
  })

  test('SO-1-6 the Instigator picks an edge, and the Retaliator gets the opposite one', () => {
    for (const [edge, ours, theirs] of [
      ['near', [12, 22], [12, 2]],
      ['far', [12, 2], [12, 22]],
      ['left', [2, 12], [22, 12]],
      ['right', [22, 12], [2, 12]],
    ] as const) {
      const match = begin(1, edge)
      expect(match.check(0, at(theirs[0], theirs[1]))?.rules).toContain('SO-1-7')
      expect(match.answer(0, at(ours[0], ours[1]))).toEqual({ ok: true })
      expect(match.check(1, at(ours[0], ours[1]))?.rules).toContain('SO-1-7')
      expect(match.answer(1, at(theirs[0], theirs[1]))).toEqual({ ok: true })
    }
  })

  test('SO-1-7 whole bases must be within six inches of their own edge without overlapping', () => {
    const match = begin(1, 'near')
    expect(match.check(0, at(12, 18.4))?.reason.id).toBe('refuse.outside-zone')
    expect(match.check(0, at(0.4, 20))?.reason.id).toBe('refuse.outside-zone')
    expect(match.check(0, at(12, 23.6))?.reason.id).toBe('refuse.outside-zone')
    expect(match.answer(0, at(12, 18.5))).toEqual({ ok: true })
    match.answer(1, at(12, 2))
    expect(match.check(0, at(12.9, 18.5))?.reason.id).toBe('refuse.overlap')
    expect(match.check(0, at(13, 18.5))).toBeUndefined()
    for (const nonsense of [null, 7, 'there', {}, { path: [] }, { path: [{ x: 'a', y: 1 }] }] as Json[]) {
      expect(match.check(0, nonsense)).toMatchObject({ ok: false })
    }
  })

  test.each<[string, number[], [number, number], [number, number]]>([
    ['near', [0, 18, 24, 24], [0.5, 18.5], [12.5, 18.5]],
    ['far', [0, 0, 24, 6], [0.5, 0.5], [12.5, 4.5]],
    ['left', [0, 0, 6, 24], [0.5, 0.5], [4.5, 12.5]],
    ['right', [18, 0, 24, 24], [18.5, 0.5], [18.5, 12.5]],
  ])('suggested places cover the zone, nearest to the middle first: %s', (edge, zone, corner, best) => {
    const match = begin(1, edge)
    const decision = match.pending[0] as PlaceDecision
    const suggested = decision.suggest()
    const [left, top, right, bottom] = zone.map(inches) as [number, number, number, number]
    expect(decision.region?.()).toEqual([
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    ])
    expect(decision.form).toMatchObject({ kind: 'deploy', turns: false })
    expect(suggested).toHaveLength(12 * 3)
    expect(suggested[0]).toEqual(at(...best))
    expect(suggested).toContainEqual(at(...corner))
    for (const suggestion of suggested) expect(match.check(0, suggestion)).toBeUndefined()
    match.answer(0, at(...best))
    match.answer(1, (match.pending[0] as PlaceDecision).suggest()[0]!)
    expect((match.pending[0] as PlaceDecision).suggest()).not.toContainEqual(at(...best))
    expect((match.pending[0] as PlaceDecision).suggest()).toHaveLength(12 * 3 - 1)
  })

  test('SO-1-8 a coin toss chooses the Instigator once for the whole game', () => {
    expect(begin(1, 'near').state.instigator).toBe(0)
    const match = begin(2, 'near', { width: 12, depth: 12 })
    expect(match.state.instigator).toBe(1)
    expect(rolls(match)).toEqual([{ seat: 0, sides: 2, values: [2] }])
    const later = scene({ instigator: 1, figures: figures([[2, 2]], [[20, 20]]) }, { answers: waits(15) })
    expect(later.state).toMatchObject({ turn: 4, instigator: 1 })
  })

  test('SO-GAP-01 sides place one combatant in turn, Instigator first; enemies may touch and are then locked from turn 1', () => {
    const match = begin(2, 'near', { width: 12, depth: 12 })
    const order: number[] = []
    for (let i = 0; i < 10; i++) {
      const seat = match.pending[0]!.seat
      order.push(seat)
      if (i === 9) break
      expect(match.answer(seat, at(1 + 2 * Math.floor(i / 2), seat === 1 ? 6.5 : 1))).toEqual({ ok: true })
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
    const touching = match.fork({ dice: new ScriptedDice([5]) })
    expect(touching.answer(0, at(9, 5.5))).toEqual({ ok: true })
    expect(touching.events.find((event) => event.type === 'locked')?.rules).toContain('SO-1-32')
    expect(touching.state.turn).toBe(1)
  })
})
