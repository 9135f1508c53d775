import type { AnyGame } from '@fray/games'
import {
  beginMatch,
  choice,
  type Decision,
  describeDecision as dataOf,
  optionsOf,
  type Play,
  type Procedure,
  text,
} from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import { toyGame } from '@fray/session/testing'
import { expect, test } from 'vitest'
import { SharedScreen } from './screen.ts'

/** Starts a match that asks these questions, one after another, of two persons on one device. */
function startShared(ask: (play: Play<never, never>) => Procedure, show: unknown = toyGame.view.show) {
  const game = {
    ...toyGame,
    rules: { ...toyGame.rules, next: ask, outcome: () => undefined },
    view: { ...toyGame.view, show, hasSecrets: true },
  } as unknown as AnyGame
  const match = beginMatch(game, { origin: { setup: { secret: false } }, seed: 's' }) as TableMatch
  const screen = new SharedScreen(game, match, ['person', 'person'])
  const answer = (seat: number, key: string) => {
    match.answer(seat, key)
    screen.follow()
  }
  return { screen, answer }
}

type Ask = Omit<Extract<Decision, { kind: 'pick' }>, 'kind'>
const ask = (seat: number, more: Partial<Ask> = {}): Ask => {
  return {
    seat,
    prompt: text('ask'),
    rules: [],
    options: [choice('a', text('roll')), choice('b', text('pass'))],
    ...more,
  }
}

test('the device is passed for a decision that shows secrets, and the table is open again afterwards', () => {
  const { screen, answer } = startShared(function* (play) {
    yield* play.pick(ask(0))
    yield* play.pick(ask(1, { secret: true }))
    yield* play.pick(ask(1))
  })
  expect(screen).toMatchObject({ handOver: undefined, eyes: 0, isOpen: true, knowing: undefined })
  answer(0, 'a')
  expect(screen).toMatchObject({ handOver: 1, eyes: undefined, knowing: undefined })
  screen.takeOver(1)
  expect(screen).toMatchObject({ handOver: undefined, eyes: 1, isOpen: false, knowing: 1 })
  answer(1, 'a')
  expect(screen).toMatchObject({ handOver: undefined, eyes: 1, isOpen: true })
})

test('each person makes their simultaneous secret choices alone, all of them before the device is passed on', () => {
  const { screen, answer } = startShared(function* (play) {
    const part = function* (seat: number): Procedure {
      yield* play.pick(ask(seat))
      yield* play.pick(ask(seat))
    }
    yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: part(seat) })))
    yield* play.pick(ask(0))
  })
  expect(screen.handOver).toBe(0)
  screen.takeOver(0)
  answer(0, 'a')
  expect(screen).toMatchObject({ handOver: undefined, eyes: 0, isOpen: false })
  answer(0, 'a')
  // The other has not looked yet, and must not see what was chosen.
  expect(screen).toMatchObject({ handOver: 1, isOpen: true })
  screen.takeOver(1)
  answer(1, 'a')
  answer(1, 'a')
  expect(screen).toMatchObject({ handOver: undefined, eyes: 0, isOpen: true })
})

test('the last of several simultaneous choices is made openly, unless it shows what others do not see', () => {
  const view = (_state: unknown, _setup: unknown, seat: number | undefined) => ({
    figures: seat === 1 ? [{ id: 1 }] : [],
  })
  const unseen = [choice('a', text('roll'), { figure: 1 }), choice('b', text('pass'))]
  const { screen, answer } = startShared(function* (play) {
    const part = function* (seat: number, more: Partial<Ask>): Procedure {
      yield* play.pick(ask(seat, { secret: false, ...more }))
    }
    for (const options of [ask(1).options, unseen]) {
      yield* play.simultaneously([
        { seat: 0, procedure: part(0, {}) },
        { seat: 1, procedure: part(1, { options }) },
      ])
    }
  }, view)
  expect(screen.handOver).toBe(0)
  screen.takeOver(0)
  answer(0, 'a')
  expect(screen).toMatchObject({ handOver: undefined, eyes: 1, isOpen: true, knowing: undefined })
  answer(1, 'a')
  screen.takeOver(0)
  answer(0, 'a')
  expect(screen.handOver).toBe(1)
})

test("a secret option in the seat's own turn waits until the person looks alone; an interruption is shown at once", () => {
  const options = [choice('a', text('roll'), { secret: true }), choice('pass', text('pass'))]
  const interruption = { moment: text('ask'), key: 'k', interrupted: 0, hostile: true, pass: 'pass' }
  const { screen, answer } = startShared(function* (play) {
    yield* play.pick(ask(0, { options }))
    yield* play.pick(ask(1, { options, interruption }))
    yield* play.pick(ask(1, { options: [choice('b', text('roll')), choice('pass', text('pass'))], interruption }))
  })
  expect(screen).toMatchObject({ handOver: undefined, eyes: 0, mayLookAlone: true })
  screen.wantAlone(0)
  expect(screen.handOver).toBe(0)
  answer(0, 'pass')
  expect(screen.handOver).toBe(1)
  screen.takeOver(1)
  answer(1, 'pass')
  expect(screen).toMatchObject({ handOver: undefined, eyes: 1, isOpen: true })
})

test("secret options in the seat's own turn have public texts", () => {
  const named = choice('a', text('Orc warrior'), { publicText: text('the top card'), figures: [3] })
  const { screen } = startShared(function* (play) {
    yield* play.pick(ask(0, { options: [named, choice('b', text('pass'))] }))
  })
  expect(screen).toMatchObject({ handOver: undefined, eyes: 0, mayLookAlone: true })
  const decision = dataOf({ kind: 'pick', ...ask(0, { options: [named, choice('b', text('pass'))] }) })
  expect(optionsOf(screen.openly(decision))).toEqual([
    { key: 'a', text: text('the top card') },
    { key: 'b', text: text('pass') },
  ])
})

test('hidden figures are left out at an open table, and the device is passed only if no other option is left', () => {
  const figures = (seat: number | undefined) => [{ id: 1 }, ...(seat === 0 ? [{ id: 2 }] : [])]
  const view = (_state: unknown, _setup: unknown, seat: number | undefined) => ({ figures: figures(seat) })
  const of = (...ids: number[]) => ids.map((figure) => choice(`unit ${figure}`, text('roll'), { figure }))
  const { screen, answer } = startShared(function* (play) {
    yield* play.pick(ask(0, { options: [...of(1, 2), choice('end', text('pass'))] }))
    yield* play.pick(ask(0, { options: [...of(2), choice('end', text('pass'))] }))
  }, view)
  expect(screen).toMatchObject({ handOver: undefined, mayLookAlone: true })
  const decision = dataOf({ kind: 'pick', ...ask(0, { options: of(1, 2) }) })
  expect(optionsOf(screen.openly(decision)).map(({ key }) => key)).toEqual(['unit 1'])
  answer(0, 'unit 1')
  expect(screen.handOver).toBe(0)
})

test('a single person always sees through their own eyes', () => {
  const game = { ...toyGame, view: { ...toyGame.view, hasSecrets: true } }
  const match = beginMatch(game, { origin: { setup: { secret: true } }, seed: 's' }) as TableMatch
  const screen = new SharedScreen(game, match, ['recruit', 'person'])
  expect(screen).toMatchObject({ handOver: undefined, eyes: 1, knowing: 1, isOpen: false, mayLookAlone: false })
})
