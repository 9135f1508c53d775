import { describeDecision as dataOf, type Message, optionsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { type Scene, scene } from '../testing/scene.ts'
import { leader, soldier } from '../testing/soldiers.ts'

/** Ana and an archer of MOV 4, Bor 6 inches before them and Guard far away. */
function company(premeasuring: boolean): Scene {
  const figures = [
    leader('Ana', 0, 10, 10, { mov: 4 }),
    soldier('Archer', 0, 14, 10, { mov: 4, ranged: ['tension'], pre: 2 }),
    leader('Bor', 1, 10, 16),
    soldier('Guard', 1, 40, 40),
  ]
  return scene({ figures, options: { premeasuring }, table: { width: 48, depth: 48 } })
}

/** What each option says of itself, by its key. */
function notes(match: Scene, part: 'note' | 'cannotSucceed'): Record<string, Message | undefined> {
  return Object.fromEntries(optionsOf(dataOf(match.pending[0]!)).map((option) => [option.key, option[part]]))
}

test('SW-MOVE-07 to -11 each action shows its distance and possible next actions', () => {
  const match = company(false)
  match.answer(0, '0')
  expect(notes(match, 'note')).toMatchObject({
    stand: { id: 'note.stand' },
    run: { id: 'note.run', args: { inches: '4.00' } },
    'speed-up': { id: 'note.run', args: { inches: '8.00' } },
    join: { id: 'note.join', args: { charge: '4.00', engage: '8.00' } },
  })
  const other = company(false)
  other.answer(0, '1')
  expect(notes(other, 'note')).toMatchObject({
    stand: { id: 'note.stand-shoot', args: { reach: 8 } },
    run: { id: 'note.run-shoot', args: { reach: 8 } },
  })
})

test('SW-BASE-06 an unreachable enemy is marked only where measuring is free', () => {
  for (const premeasuring of [true, false]) {
    const match = company(premeasuring)
    for (const answer of ['0', 'join']) match.answer(0, answer)
    const { 2: near, 3: far } = notes(match, 'cannotSucceed')
    expect(near).toBeUndefined()
    expect(far?.id).toBe(premeasuring ? 'hopeless.too-far' : undefined)
  }
})
