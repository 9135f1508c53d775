import { type ArrangeDecision, accept, judgeAnswer, Random, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { type AuctionGame, auction, auctionMatch, divideDecision } from './auction.fixture.ts'
import { candidates } from './candidates.ts'
import { fuzz } from './fuzz.ts'
import { greedyPlayer } from './greedy-player.ts'
import { playOut } from './play-out.ts'
import { sightOf } from './player.ts'
import { randomArrangement } from './random-arrangement.ts'
import { randomPlayer } from './random-player.ts'

const decision: ArrangeDecision = { ...divideDecision(0), kind: 'arrange' }

test('the candidates of an arrange decision are its alternatives and its suggestions', () => {
  expect(candidates(decision, 1)).toEqual(['pass', decision.suggest()[0]])
  expect(candidates(decision)).toHaveLength(3)
})

test('random arrangements are legal and go far beyond the suggestions', () => {
  const random = Random.fromSeed('seed')
  const found = new Set<string>()
  for (let i = 0; i < 2000; i++) {
    const answer = randomArrangement(decision, random)!
    expect(judgeAnswer(decision, answer).ok).toBe(true)
    found.add(JSON.stringify(judgeAnswer(decision, answer)))
  }
  // Bids of 0 to 4 and 0 to 4 that leave a gem: 19 of them, each with the cards in either order.
  expect(found.size).toBe(38)
})

test('an arrangement without a suggestion cannot be randomized', () => {
  expect(randomArrangement({ ...decision, suggest: () => [] }, Random.fromSeed('seed'))).toBeUndefined()
})

test('the random player arranges, and sometimes takes an alternative', () => {
  const match = auctionMatch('a')
  const player = randomPlayer('seed')
  const answers = Array.from({ length: 400 }, () => player.choose(sightOf(match, match.pending[0]!)))
  const passes = answers.filter((answer) => answer === 'pass').length
  expect(passes / 400).toBeCloseTo(1 / 4, 1)
})

test('bots play a game with arrangements to its end', () => {
  const players = [greedyPlayer('greedy', { futures: 8 }), randomPlayer('random')]
  expect(playOut(auctionMatch('a'), players).decisions).toBe(6)
})

const origin = { setup: null }

test('the fuzzer finds no fault in a sound game with arrangements', () => {
  for (let i = 0; i < 10; i++) expect(fuzz(auction, origin, `seed ${i}`, { auditOneIn: 1 }).faults).toEqual([])
})

/** The auction with a modified decision. */
function withDecision(change: Partial<ArrangeDecision>): AuctionGame {
  return {
    ...auction,
    rules: {
      ...auction.rules,
      *next(play) {
        const parts = [0, 1].map((seat) => ({ seat, procedure: play.arrange({ ...divideDecision(seat), ...change }) }))
        yield* play.simultaneously(parts)
        play.state.round++
        play.state.lots[0]! += 2
      },
    },
  }
}

test('the fuzzer finds refused suggestions and checks that throw', () => {
  const found = (change: Partial<ArrangeDecision>) =>
    fuzz(withDecision(change), origin, 'seed', { auditOneIn: 1 }).faults
  expect(found({})).toEqual([])
  expect(found({ suggest: () => [{ slots: { purse: ['gem'] } }] })).toContain(
    '"divide" offers {"slots":{"purse":["gem"]}} and refuses it: kernel.arrange.amount',
  )
  const throwing = {
    check: () => {
      throw new Error('no')
    },
  }
  expect(found(throwing)[0]).toMatch(/threw Error: no$/)
  const unsaid = { slots: [...divideDecision(0).slots, { id: 'more', text: text('unheard-of') }], check: accept }
  expect(found(unsaid)[0]).toContain('"unheard-of" cannot be formatted')
})
