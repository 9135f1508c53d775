import { type Message, optionsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { dice, duel } from '../testing/duel.ts'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { figure, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** The notes of an option. */
function note({ pending: [decision] }: Scene, key: string): Message | undefined {
  return optionsOf(decision!)
    .find((option) => option.key === key)
    ?.note?.()
}

test("CF-MOVE-01 a movement's note says how far it goes and what may follow", () => {
  const match = annActs([marksman({ mov: 10 }), targetAt(30)])
  expect(note(match, '0:walk')).toEqual({ id: 'note.walk-fire', args: { reach: 10 } })
  expect(note(match, '0:run')).toEqual({ id: 'note.run', args: { reach: 20 } })
  expect(note(match, '0:fire')).toEqual({ id: 'note.fire', args: { near: 20, middle: 40, far: 60 } })
})

test("CF-CHARGE-01 CF-ACT-08 an announcement's note says how far it may go, never the distance to the target", () => {
  const match = turn([figure('Ann', 0, 20, 30, { mov: 7 }), targetAt(30)])
  expect(note(match, '0:charge:1')).toEqual({ id: 'note.charge', args: { reach: 14 } })
  expect(note(match, '0:cover')).toEqual({ id: 'note.cover', args: { reach: 4 } })
})

test("CF-FIRE-06 CF-FIRE-08 CF-MOVE-05 a target's note says what the die needs at each range, without revealing the distance", () => {
  const needed = { short: 2, medium: 4, long: 7, near: 20, middle: 40, far: 60 }
  for (const distance of [10, 50]) {
    const match = annActs([marksman(), targetAt(distance)], { answers: ['0:fire'] })
    expect(note(match, '1')).toEqual({ id: 'note.shoot-at', args: needed })
  }
  const hidden = annActs([marksman(), targetAt(10, {}, { underCover: true })], { answers: ['0:fire'] })
  expect(note(hidden, '1')).toEqual({
    id: 'note.shoot-at-cover',
    args: { ...needed, short: 3, medium: 6, long: 9, hidden: 'covered' },
  })
})

/** The common notes of a group of options. */
function groupNote({ pending: [decision] }: Scene, key: string): Message | undefined {
  return optionsOf(decision!).find((option) => option.key === key)?.group?.note
}

test("CF-CAST-12 CF-MOVE-05 a spell's note says its cost, its range and what the die needs, without revealing the distance", () => {
  for (const distance of [15, 80]) {
    const ann = magician('Ann', 0, 20, 30, { spells: ['harassment-spell'], gems: { darkness: 2 } })
    const match = turn([ann, figure('Bob', 1, 20 + distance, 30)], { answers: ['done'] })
    expect(note(match, '0:cast')).toEqual({ id: 'note.cast', args: { gems: 2 } })
    match.answer(0, '0:cast')
    const key = 'harassment-spell:1'
    expect(groupNote(match, key)).toEqual({ id: 'note.spell', args: { gems: 1, range: 10 } })
    // Difficulty 7 against POW 4.
    expect(note(match, key)).toEqual({ id: 'note.needed', args: { needed: 3 } })
  }
})

test("CF-CALL-11 a miracle's note says its cost and what the die needs", () => {
  const ann = faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 3 })
  const match = turn([ann, figure('Bob', 1, 32.5, 30)], { answers: ['done'] })
  expect(note(match, '0:call')).toEqual({ id: 'note.call', args: { points: 3 } })
  match.answer(0, '0:call')
  expect(note(match, 'kingdom-of-the-blind:1')?.id).toBe('note.needed')
  expect(groupNote(match, 'kingdom-of-the-blind:1')?.id).toBe('note.miracle')
})

test('CF-ABIL-92 the note of dice in sequence says what the fighter has left to fight with', () => {
  const ann = { card: { abilities: ['sequence/2'], att: 4, def: 5 } }
  const match = duel(ann, {}, [dice({ 1: [0, 2] })], [5, 2])
  expect(note(match, '1')).toEqual({ id: 'note.sequence', args: { att: 2, def: 3 } })
})

test('CF-RALLY-01: the choice of who rallies first says by which test each fighter rallies', () => {
  const routedFighter = (name: string, y: number, cou: number) =>
    figure(name, 0, 20, y, { cou, dis: 2 }, { inRout: true })
  const match = scene({
    phase: 'strategic',
    figures: [routedFighter('Ann', 30, 5), routedFighter('Abe', 40, 3), figure('Bob', 1, 90, 30)],
  })
  expect(match.pending[0]?.prompt.id).toBe('ask.rally-order')
  expect(note(match, '0')).toEqual({ id: 'note.nerve', args: { cou: 5, dis: 2 } })
  expect(note(match, '1')).toEqual({ id: 'note.nerve', args: { cou: 3, dis: 2 } })
})
