import { randomPlayer, sightOf } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { MatchHost } from '@fray/host'
import { type Answer, Match, Random, type Seat, startingPosition } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { processorMicroseconds } from './timing.ts'

type HostedMatch = Match<unknown, unknown, TableView>

/** Times of single answers and updates over many matches, in microseconds of processor time. */
export interface Latencies {
  readonly answers: readonly number[]
  /** One update to both seats and an onlooker. */
  readonly updates: readonly number[]
}

/** Slower tasks are timed again: the fastest run counts, because the rest is interference. */
const SUSPICIOUS = 4_000
const TRIES = 4

/** Plays random matches of random setups and times every answer, and every update to three viewers. */
export function latencies(game: AnyGame, matches: number): Latencies {
  const answers: number[] = []
  const updates: number[] = []
  for (let seed = 1; seed <= matches; seed++) {
    const match = startRandom(game, seed)
    const hosts = Array.from({ length: TRIES }, () => hostWithThreeEyes(match))
    const bots = Array.from({ length: match.seats }, (_, seat) => randomPlayer(`latency-${seed}-${seat}`))
    while (!match.outcome) {
      const decision = match.pending[0]!
      const answer = bots[decision.seat]!.choose(sightOf(match as Match, decision))
      answers.push(answerTime(match, decision.seat, answer))
      updates.push(quickest(hosts, (host) => host.sendUpdates()))
    }
  }
  return { answers, updates }
}

/** The same seed starts the same match. */
function startRandom(game: AnyGame, seed: number): HostedMatch {
  if (!game.bots.randomSetup) throw new Error(`${game.id} has no random setups`)
  const setup = game.bots.randomSetup(Random.fromSeed(`latency-${seed}`))
  return Match.start(game, startingPosition(game, { setup }), `latency-${seed}`, { holdFormalities: true })
}

function hostWithThreeEyes(match: HostedMatch) {
  const host = new MatchHost<unknown, unknown, TableView, undefined>(match, {
    mover: () => undefined,
    pause: async () => {},
    save: async () => {},
    wait: async () => {},
    reportFault: ({ kind }) => {
      throw new Error(kind)
    },
    forecast: async () => undefined,
  })
  for (const seat of [0, 1, undefined]) host.subscribe(seat, () => {})
  return host
}

/** Times an answer; a slow one is repeated in forks of the match as it was before. */
function answerTime(match: HostedMatch, seat: Seat, answer: Answer): number {
  const before = match.answers.length
  const once = processorMicroseconds(() => void match.answer(seat, answer))
  if (once < SUSPICIOUS) return once
  const forks = Array.from({ length: TRIES - 1 }, () => match.at(before, { holdFormalities: true }))
  return Math.min(
    once,
    quickest(forks, (fork) => void fork.answer(seat, answer)),
  )
}

/** Gets the shortest time of a task, which is repeated while it is suspiciously slow. */
function quickest<T>(candidates: readonly T[], task: (candidate: T) => void): number {
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    least = Math.min(
      least,
      processorMicroseconds(() => task(candidate)),
    )
    if (least < SUSPICIOUS) break
  }
  return least
}
