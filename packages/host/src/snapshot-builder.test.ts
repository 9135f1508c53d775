import { candidates } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { type GameEvent, Match, Random, type Seat, startingPosition } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { knowledgeOfSeat, SeatFeed } from './seat-feed.ts'
import { SnapshotBuilder } from './snapshot-builder.ts'
import type { Update } from './update.ts'

const event = (type: string): GameEvent => ({ type, args: {}, rules: [] })
const update = (sequence: number, standing: number, ...types: string[]): Update<null> => ({
  ...{ seat: 0, sequence, standing, events: types.map(event), answered: 0, steps: 1, awaited: [], undoable: 0 },
  ...{ view: null, outcome: undefined, decision: undefined },
})

describe('a snapshot builder', () => {
  function buildSnapshot(...updates: Update<null>[]) {
    const builder = new SnapshotBuilder<null>()
    const applied = updates.map((update) => builder.apply(update))
    return { applied, types: builder.snapshot?.events.map(({ type }) => type), sequence: builder.snapshot?.sequence }
  }

  test('has no snapshot before the first update', () => {
    expect(new SnapshotBuilder().snapshot).toBeUndefined()
  })

  test('adds new events to those that still stand', () => {
    const { applied, types } = buildSnapshot(update(1, 0, 'a', 'b'), update(2, 2, 'c'), update(3, 1, 'd'))
    expect({ applied, types }).toEqual({ applied: [true, true, true], types: ['a', 'd'] })
  })

  test('refuses an update after a gap and keeps its snapshot', () => {
    for (const stray of [update(3, 1, 'x'), update(1, 1, 'x'), update(2, 3, 'x'), { ...update(2, 1, 'x'), seat: 1 }]) {
      expect(buildSnapshot(update(1, 0, 'a', 'b'), stray)).toEqual({
        applied: [true, false],
        types: ['a', 'b'],
        sequence: 1,
      })
    }
    expect(buildSnapshot(update(5, 3, 'x'))).toMatchObject({ applied: [false], types: undefined })
  })

  test('recovers with a full snapshot, whatever it missed', () => {
    const { applied, types, sequence } = buildSnapshot(update(1, 0, 'a'), update(9, 0, 'x', 'y'), update(10, 2, 'z'))
    expect({ applied, types, sequence }).toEqual({ applied: [true, true, true], types: ['x', 'y', 'z'], sequence: 10 })
  })
})

/** Enough for several turns of every game. */
const CHANGES = 100

/** True once in a number of times on average. */
const chance = (random: Random, times: number) => random.between(1, times) === 1

/** Gets what arrives on another machine: data without references to the match. */
const transmit = <T>(data: T): T => JSON.parse(JSON.stringify(data))

describe.each(gameIds)('%s: the updates of a random match with undo', (id) => {
  test.each([1, 2])(
    'always add up to the whole knowledge of each seat and of an onlooker (match %d)',
    async (seed) => {
      const game = (await loadGame(id))!
      const random = Random.fromSeed(`${id} ${seed}`)
      const setup = seed % 2 === 0 ? game.content.presets[0]!.setup : game.bots.randomSetup!(random)
      const match = Match.start(game, startingPosition(game, { setup }), `${seed}`, { holdFormalities: true })
      const viewers = [0, 1, undefined].map((seat) => ({
        seat,
        feed: new SeatFeed(match, seat),
        builder: new SnapshotBuilder(),
      }))
      let undone = 0
      for (let change = 0; change < CHANGES && !match.outcome; change++) {
        if (chance(random, 5)) undone += takeBack(match, random)
        else answer(match, random)
        // Sometimes the match changes again before the update.
        if (chance(random, 4)) continue
        for (const { seat, feed, builder } of viewers) {
          const news = feed.nextUpdate()
          const update = chance(random, 10) ? feed.fullUpdate() : news
          if (update) expect(builder.apply(transmit(update))).toBe(true)
          expect(transmit({ ...builder.snapshot, sequence: 0 })).toEqual(
            transmit({ ...knowledgeOfSeat(match, seat), sequence: 0 }),
          )
          expect(feed.isCurrent(builder.snapshot!.sequence)).toBe(true)
        }
      }
      expect(match.answers.length).toBeGreaterThan(20)
      expect(undone).toBeGreaterThan(0)
    },
    60_000,
  )
})

function answer(match: Match, random: Random): void {
  const { seat } = random.pick(match.pending)
  const decision = match.decisionOf(seat)!
  expect(match.answer(seat, random.pick(candidates(decision, 3))).ok).toBe(true)
}

/** Undoes some answers of a random seat that can; returns how many. */
function takeBack(match: Match, random: Random): number {
  const able = Array.from({ length: match.seats }, (_, seat): Seat => seat).filter(
    (seat) => match.undoableFor(seat) > 0,
  )
  if (able.length === 0) return 0
  const seat = random.pick(able)
  const count = random.between(1, Math.min(3, match.undoableFor(seat)))
  expect(match.undo(seat, count).ok).toBe(true)
  return count
}
