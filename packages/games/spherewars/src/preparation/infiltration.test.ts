import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
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
} from '../testing/scene.ts'
import { deployAll, playPreparation } from '../testing/started-match.ts'

const infiltrator = (name: string, seat: 0 | 1, more: Record<string, Json> = {}): Json => {
  return { who: 'lackey', name, seat, status: 'reserve', ...more }
}

/** A situation in which only infiltrators are still to come; seat 0 has the near zone (y from 30 to 40). */
function infiltration(figures: Json[], more: Record<string, Json> = {}): Json {
  return { sequence: 'infiltration', mission: 'death-of-the-enemy', figures, ...more }
}

/** Base 30 mm: its edge is 0.6 inches from its centre. */
const enemy = figure('battler', 1, 20, 10, { name: 'Enemy' })

describe('infiltrators', () => {
  test('SW-ABIL-17 SW-DEPLOY-07 SW-DEPLOY-11 they are not part of the batches and come after all others', () => {
    const figures = [
      { who: 'tirabe', seat: 0, status: 'reserve' },
      infiltrator('Lack', 0),
      { who: 'goat-man', seat: 1, status: 'reserve' },
      infiltrator('Spy', 1, { who: 'snake-man' }),
    ]
    const position = { sequence: 'deployment', mission: 'death-of-the-enemy', figures }
    // With one option left on each side only the places are chosen.
    const script = { dice: [6, 6, 1], answers: ['near', 'first', path([20, 35]), path([20, 5])] }
    const match = playPreparation(position, { ...script, dice: [...script.dice, 4, 2] })
    expect(eventArgs(match, 'deployed').map(({ combatant }) => combatant)).toEqual(["Tir'Abe", 'Goat Man'])
    expect({ phase: match.state.phase, decisionAsked: promptId(match) }).toEqual({
      phase: 'infiltration',
      decisionAsked: 'ask.infiltrators-first',
    })
  })

  test('SW-ABIL-17 in full sight of the nearest enemy they keep 15 inches away; nearer, they are shifted back to that', () => {
    const at = (y: number) =>
      placeOf(playPreparation(infiltration([infiltrator('Lack', 0), enemy], {}), { answers: [path([20, y])] }), 'Lack')
    // Centre to centre 15 + 1.2 inches.
    expect(at(26.2)).toEqual([20, 26.2])
    expect(at(26)).toEqual([20, 26.2])
    const match = playPreparation(infiltration([infiltrator('Lack', 0), enemy]), { answers: [path([20, 18])] })
    expect(eventArgs(match, 'infiltrator-shifted')).toEqual([{ combatant: 'Lack' }])
    expect(match.undoable).toBe(0)
  })

  test('SW-ABIL-17 hidden from the nearest enemy or in partial sight, they keep 12 inches away', () => {
    const wall = { type: 'rubble', x: 20, y: 20, diameter: 4, density: 'impassable' }
    const wood = { type: 'wood', x: 20, y: 23.2 }
    const at = (y: number, scenery: Json[]) =>
      placeOf(
        playPreparation(infiltration([infiltrator('Lack', 0), enemy], { scenery }), { answers: [path([20, y])] }),
        'Lack',
      )
    expect(at(23.2, [wall])).toEqual([20, 23.2])
    expect(at(23, [wall])).toEqual([20, 23.2])
    expect(at(23.2, [wood])).toEqual([20, 23.2])
    // Too near, and partly hidden only there: at 12 inches the stone beside its way hides nothing, so it goes back 15.
    const stone = { type: 'rubble', x: 20.7, y: 16, diameter: 0.6, density: 'impassable' }
    expect(at(17.4, [stone])).toEqual([20, 26.2])
  })

  test('SW-ABIL-17 the nearest enemy counts, of several equally near the one that sees it better', () => {
    const wall = { type: 'rubble', x: 20, y: 20, diameter: 4, density: 'impassable' }
    const own = [infiltrator('Lack', 1, { name: 'Spy' }), figure('battler', 0, 20, 10, { name: 'A' })]
    // The wall hides it from A, and B on the other side is as near and sees it: nobody is far enough away there.
    const match = playPreparation(
      infiltration([...own, figure('battler', 0, 20, 36.4, { name: 'B' })], { scenery: [wall], near: 1 }),
      { answers: [path([20, 23.2])] },
    )
    expect(eventArgs(match, 'infiltrator-home')).toEqual([{ combatant: 'Spy' }])
  })

  test('SW-ABIL-17 an infiltrator that cannot be shifted goes into its own zone, which is always legal', () => {
    // Behind it is the edge of the table.
    const far = figure('battler', 1, 20, 8, { name: 'Enemy' })
    const match = playPreparation(infiltration([infiltrator('Lack', 0), far]), { answers: [path([20, 1])] })
    expect(eventArgs(match, 'infiltrator-home')).toEqual([{ combatant: 'Lack' }])
    expect(refusal(match, path([20, 20]))).toBe('refuse.outside-zone SW-DEPLOY-08 SW-DEPLOY-10')
    match.answer(0, path([20, 31]))
    expect(placeOf(match, 'Lack')).toEqual([20, 31])
    // At home it may stand as near to an enemy as it likes, but not in contact.
    const guest = figure('battler', 1, 20, 32, { name: 'Guest' })
    const home = playPreparation(infiltration([infiltrator('Lack', 0), guest]), { answers: [path([20, 34])] })
    expect(placeOf(home, 'Lack')).toEqual([20, 34])
    const near = playPreparation(infiltration([infiltrator('Lack', 0), guest]))
    expect(refusal(near, path([20, 33.2]))).toBe('refuse.enemy-contact SW-ABIL-17')
  })

  test('SW-ABIL-17 a place is judged by public sight; its distance is measured only after it is named', () => {
    const match = playPreparation(infiltration([infiltrator('Lack', 0), enemy]))
    expect(promptId(match)).toBe('ask.place')
    expect(refusal(match, path([20, 13]))).toBeUndefined()
    expect(refusal(match, path([20, 0.2]))).toBe('refuse.no-footing SW-ABIL-17')
  })

  test('SW-ABIL-17 if both sides have infiltrators one die each decides, two with an infiltrating leader, and ties are rerolled', () => {
    const both = [infiltrator('Lack', 0), infiltrator('Spy', 1)]
    const match = playPreparation(infiltration(both), { dice: [3, 3, 5, 2] })
    expect(rolledDice(match)).toEqual(['roll.infiltrators 1 1', 'roll.infiltrators 1 1'])
    expect({ seat: match.pending[0]!.seat, optionsOffered: optionKeys(match) }).toEqual({
      seat: 0,
      optionsOffered: ['first', 'second'],
    })
    match.answer(0, 'second')
    expect({ decisionAsked: promptId(match), seat: match.pending[0]!.seat }).toEqual({
      decisionAsked: 'ask.place',
      seat: 1,
    })
    const leader = infiltrator('Yenay', 1, { who: 'yenay' })
    expect(rolledDice(playPreparation(infiltration([infiltrator('Lack', 0), leader]), { dice: [5, 6, 1] }))).toEqual([
      'roll.infiltrators 1 2',
    ])
    // Other infiltrators of the same side.
    const led = [infiltrator('Lack', 0), leader, infiltrator('Spy', 1)]
    expect(rolledDice(playPreparation(infiltration(led), { dice: [5, 6, 1] }))).toEqual(['roll.infiltrators 1 2'])
  })

  test('SW-ABIL-17 all of one side go before those of the other, each named and placed separately', () => {
    const both = [infiltrator('A', 0), infiltrator('B', 0), infiltrator('C', 1), infiltrator('D', 1)]
    const match = playPreparation(infiltration(both), { dice: [5, 2], answers: ['first', '1'] })
    expect({ decisionAsked: promptId(match), args: match.pending[0]!.prompt.args }).toEqual({
      decisionAsked: 'ask.place',
      args: { combatant: { figure: 1 } },
    })
    deployAll(match)
    const order = match.events.filter(({ type }) => type === 'deployed').map(({ seat }) => seat)
    expect(order).toEqual([0, 0, 1, 1])
    expect(eventArgs(match, 'deployed')[0]).toEqual({ combatant: 'B' })
  })

  test('SW-ABIL-17 SW-MULTI-01 of two allied bands one places all its infiltrators before the other begins', () => {
    const of = (name: string, seat: number): Json => ({ who: 'lackey', name, seat, status: 'reserve' })
    const figures = [of('A', 0), of('B', 0), of('C', 2), of('D', 2), figure('battler', 1, 20, 10, { name: 'Enemy' })]
    const match = playPreparation(infiltration(figures, { sides: [0, 1, 0] }))
    expect({
      decisionAsked: promptId(match),
      seat: match.pending[0]!.seat,
      optionsOffered: optionKeys(match),
    }).toEqual({ decisionAsked: 'ask.infiltrator', seat: 0, optionsOffered: ['0', '1'] })
    deployAll(match)
    expect(eventArgs(match, 'deployed').map(({ combatant }) => combatant)).toEqual(['A', 'B', 'C', 'D'])
    // A band that has begun goes on, though its player has placed more than the other.
    const begun = [
      of('A', 0),
      of('B', 0),
      { ...(of('C', 2) as object), status: 'standing', x: 20, y: 38 } as Json,
      of('D', 2),
    ]
    const going = playPreparation(infiltration([...begun, enemy], { sides: [0, 1, 0] }))
    expect(going.pending[0]!.prompt.args).toEqual({ combatant: { figure: 3 } })
  })

  test('SW-ABIL-17 earlier enemy infiltrators count as enemies', () => {
    const both = [infiltrator('A', 0), infiltrator('C', 1)]
    const match = playPreparation(infiltration(both), {
      dice: [5, 2],
      answers: ['first', path([20, 32]), path([20, 24])],
    })
    // 15 inches from A, edge to edge.
    expect(placeOf(match, 'C')).toEqual([20, 15.8])
    expect(combatantNamed(match, 'C').status).toBe('standing')
  })
})
