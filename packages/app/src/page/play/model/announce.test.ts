import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { expect, test } from 'vitest'
import { english } from '../../../locales/language-pack.ts'
import { createTranslator } from '../../../locales/translator.ts'
import { type Announced, announce } from './announce.ts'

const talk = createTranslator(english, {
  en: {
    shot: 'Ann shoots: 4 or more hits',
    missed: 'Ann misses.',
    whom: 'Whom does Ann shoot at?',
    next: 'Who acts?',
    play: 'Your turn: play a card?',
  },
})
const FACES = { S: 6 }

const event = (type: string, seat: number, values?: readonly number[], sides = 6): GameEvent =>
  ({ type, args: {}, rules: [], seat, ...(values ? { dice: [{ seat, sides, values }] } : {}) }) as GameEvent

function snapshotOf(
  sequence: number,
  events: readonly GameEvent[],
  prompt?: string,
  seat = 0,
  players = ['person', 'soldier'],
) {
  const decision = prompt ? { kind: 'pick', seat, prompt: { id: prompt, args: {} }, rules: [], options: [] } : undefined
  const view = { status: { active: seat } }
  const pending = decision ? [seat] : []
  return { commitment: 'f', eyes: 0, sequence, events, decision, view, pending, players } as unknown as Snapshot
}

/** The announcements of successive snapshots. */
function heardOf(...snapshots: readonly Snapshot[]): string[] {
  let heard: Announced | undefined
  return snapshots.map((snapshot) => {
    const told = announce(heard, snapshot, FACES, talk)
    heard = told.heard
    return told.words
  })
}

test('screen readers are told whose turn it is, what is asked, what was rolled and the result', () => {
  const shot = [event('shot', 0, [3, 6]), event('missed', 0)]
  expect(heardOf(snapshotOf(1, [], 'whom'), snapshotOf(2, shot, 'next'))).toEqual([
    'Your turn. Whom does Ann shoot at?',
    'Ann shoots: 4 or more hits. Dice: 3, S. Ann misses. Who acts?',
  ])
})

test('a coin is not read as a number', () => {
  expect(heardOf(snapshotOf(1, []), snapshotOf(2, [event('missed', 0, [1], 2)]))[1]).toBe(
    'Ann misses. Dice: coin: heads.',
  )
})

test('everything is said once: other changes on the screen do not repeat the question', () => {
  const asked = snapshotOf(1, [], 'whom')
  expect(heardOf(asked, { ...asked, armed: ['order:hold'] })[1]).toBe('')
})

test('the turn is said again after somebody else has acted', () => {
  const theirs = [event('missed', 1)]
  expect(heardOf(snapshotOf(1, [], 'whom'), snapshotOf(2, theirs), snapshotOf(3, theirs, 'next')).slice(1)).toEqual([
    'Ann misses.',
    'Your turn. Who acts?',
  ])
})

test('the turn is not said during one’s own action, nor if the question says it', () => {
  const own = [event('missed', 0)]
  const [, , next] = heardOf(snapshotOf(1, [], 'whom'), snapshotOf(2, own), snapshotOf(3, own, 'next'))
  expect(next).toBe('Who acts?')
  expect(heardOf(snapshotOf(1, [], 'play'))).toEqual(['Your turn: play a card?'])
})

test('a question that returns after an undo is asked again', () => {
  const [first, second] = [snapshotOf(1, [], 'whom'), snapshotOf(2, [event('missed', 0)], 'next')]
  expect(heardOf(first, second, { ...first, sequence: 3 })[2]).toBe('Whom does Ann shoot at?')
})
