import { loadGame } from '@fray/games'
import { type Json, Match, startingPosition } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import { Thinker, ThinkingThread } from '@fray/session/thinking'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Terms } from '../table/terms.ts'
import { connectThinker } from './thinker-worker.ts'

const terms: Terms = { origin: { setup: { width: 12, depth: 12 } }, seed: 'a seed', players: [], pace: 'instant' }

async function startLine(answers = 0): Promise<TableMatch> {
  const game = await loadGame('spheres-of-war')
  if (!game) throw new Error('there is no such game')
  const match = Match.start(game, startingPosition(game, terms.origin), terms.seed)
  for (let i = 0; i < answers; i++) {
    const decision = match.pending[0]
    const answer = decision?.kind === 'pick' ? decision.options[0]?.key : decision?.suggest()[0]
    match.answer(decision?.seat ?? 0, answer as Json)
  }
  return match
}

const lineOf = (match: TableMatch) => ({
  game: match.game.id,
  origin: terms.origin,
  seed: terms.seed,
  answers: match.answers.map(({ seat, answer }) => [seat, answer] as const),
})

test('a thinker follows the match by its record, forwards and backwards, and answers legally', async () => {
  const thinker = new Thinker()
  for (const answers of [0, 5, 9, 4]) {
    const match = await startLine(answers)
    const seat = match.pending[0]?.seat ?? 0
    const answer = await thinker.choose({ kind: 'soldier', seed: 'bot', seat, record: lineOf(match) })
    expect(answer).toBeDefined()
    expect(match.check(seat, answer as Json)).toBeUndefined()
  }
})

test('a seat that is not asked has nothing to answer', async () => {
  const match = await startLine()
  const seat = 1 - (match.pending[0]?.seat ?? 0)
  expect(await new Thinker().choose({ kind: 'recruit', seed: 'bot', seat, record: lineOf(match) })).toBeUndefined()
})

const figures = [
  { name: 'Fox', seat: 0, x: 12, y: 14 },
  { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
]
/** Fox is about to go where it must fight Hawk. */
const fight = {
  record: {
    game: 'spheres-of-war',
    origin: { situation: { figures } },
    seed: 'a seed',
    answers: ['move', 'toward'].map((answer) => [0, answer] as const),
  },
  seat: 0,
  answers: [{ path: [{ x: 12 * 2540, y: 12.5 * 2540 }] }],
}

test('odds say how likely each side is to lose a figure', async () => {
  const forecast = await new Thinker().forecast({ wish: 1, ...fight })
  expect(forecast?.losses).toEqual([
    { seat: 1, probability: expect.closeTo(13 / 27) },
    { seat: 0, probability: expect.closeTo(26 / 81) },
  ])
})

test('odds are computed as in the match itself', async () => {
  const forecast = await new Thinker().forecast({ wish: 1, ...fight })
  expect(forecast?.exact).toBe(true)
  expect(forecast?.chances.map(({ event, fraction }) => [event.type, fraction])).toEqual([
    ['defeated', '13/27'],
    ['defeated', '26/81'],
    ['pending', '16/81'],
  ])
})

test('the odds of several answers are those of the last, with the others given', async () => {
  const { record, seat, answers } = fight
  const early = { record: { ...record, answers: [] }, seat, answers: ['move', 'toward', ...answers] }
  const thinker = new Thinker()
  const [whole, first] = [await thinker.forecast({ wish: 1, ...early }), { ...early, answers: ['move'] }]
  expect(whole).toEqual(await thinker.forecast({ wish: 2, ...fight }))
  expect(await thinker.forecast({ wish: 3, ...first })).not.toEqual(whole)
})

describe('cancelled odds', () => {
  /** Counts how often a thinker that checks after every future did so, and gets what it found. */
  async function countListening(heard: (thinker: Thinker, times: number) => void) {
    let times = 0
    const thinker: Thinker = new Thinker(async () => heard(thinker, ++times), 0)
    return { forecast: await thinker.forecast({ wish: 7, ...fight }), times }
  }

  test('are not computed any further', async () => {
    const whole = await countListening(() => {})
    expect(whole.forecast?.chances.length).toBeGreaterThan(0)
    expect(whole.times).toBe(5)
    const cancelled = await countListening((thinker, times) => times === 2 && thinker.cancel(7))
    expect(cancelled).toEqual({ forecast: undefined, times: 2 })
    const another = await countListening((thinker) => thinker.cancel(8))
    expect(another).toEqual(whole)
  })

  test('are cancelled in the thread that computes them', async () => {
    const sent: unknown[] = []
    const silent = { addEventListener: () => {}, removeEventListener: () => {}, terminate: () => {} }
    const threads = new ThinkingThread(() =>
      connectThinker({
        ...silent,
        postMessage: (message: { path?: unknown }) => sent.push(message.path),
      } as unknown as Worker),
    )
    const match = await startLine(3)
    let cancel = () => {}
    const whenCancelled = (stop: () => void) => {
      cancel = stop
    }
    const cancellation = { cancelled: false, whenCancelled }
    void threads.forecast(match, terms, 0, ['near'], cancellation)
    expect(sent).toEqual([['forecast']])
    cancel()
    expect(sent).toEqual([['forecast'], ['cancel']])
  })
})

describe('a thread that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is given up after a while, and the bot answers without thinking', async () => {
    let [opened, ended] = [0, 0]
    const silent = { postMessage: () => {}, addEventListener: () => {}, removeEventListener: () => {} }
    const threads = new ThinkingThread(() => {
      opened++
      return connectThinker({ ...silent, terminate: () => ended++ } as unknown as Worker)
    })
    const match = await startLine(3)
    const seat = match.pending[0]?.seat ?? 0
    const bot = threads.bot('veteran', 'bot')
    for (const times of [1, 2]) {
      const answer = bot(match, seat, terms)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(match.check(seat, (await answer) as Json)).toBeUndefined()
      expect(opened).toEqual(times)
      expect(ended).toEqual(times)
    }
    const forecast = threads.forecast(match, terms, seat, ['near'], { cancelled: false, whenCancelled: () => {} })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await forecast).toBeUndefined()
  })

  test('is reopened if it ended silently; if it ends again, the bot answers without thinking', async () => {
    let opened = 0
    const threads = new ThinkingThread(() => {
      opened++
      const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
      setTimeout(() => worker.dispatchEvent(new Event('error')), 10)
      return connectThinker(worker as unknown as Worker)
    })
    const match = await startLine(3)
    const seat = match.pending[0]?.seat ?? 0
    const answer = threads.bot('veteran', 'bot')(match, seat, terms)
    await vi.advanceTimersByTimeAsync(100)
    expect(match.check(seat, (await answer) as Json)).toBeUndefined()
    expect(opened).toBe(2)
  })
})
