import { beginMatch, createRecord, type Game, type Json, type Match, type MatchRecord, Random } from '@fray/kernel'
import { sightOf } from './player.ts'
import { randomPlayer } from './random-player.ts'

/** How to search for golden records. */
interface GoldenSearch {
  /** How many matches are tried. */
  readonly candidates: number
  /** The minimum number of records, and the maximum if each shows something new. */
  readonly min: number
  readonly max: number
  /** Maximum number of answers; longer matches are cut off, so that records stay small. */
  readonly answers: number
}

interface GoldenCandidate {
  readonly record: MatchRecord
  /** The phrases of all questions and events. */
  readonly phrases: ReadonlySet<string>
}

/**
 * Finds a few records that together show as much of a game as possible: random matches, each chosen because it adds the
 * most questions and events. The same game gives the same records.
 */
export function goldenRecords(game: Game, { candidates, min, max, answers }: GoldenSearch): MatchRecord[] {
  let open = Array.from({ length: candidates }, (_, number) => candidate(game, number, answers))
  const kept: MatchRecord[] = []
  const shown = new Set<string>()
  while (kept.length < max && open.length > 0) {
    const gain = (candidate: GoldenCandidate) => [...candidate.phrases].filter((phrase) => !shown.has(phrase)).length
    const best = open.reduce((found, candidate) => (gain(candidate) > gain(found) ? candidate : found))
    if (gain(best) === 0 && kept.length >= min) break
    open = open.filter((candidate) => candidate !== best)
    for (const phrase of best.phrases) shown.add(phrase)
    kept.push(best.record)
  }
  return kept
}

function candidate(game: Game, number: number, most: number): GoldenCandidate {
  const name = `golden ${number}`
  const terms = { origin: { setup: chooseSetup(game, number) }, seed: name }
  const match = beginMatch(game, terms, { retention: 'last' })
  const players = Array.from({ length: match.seats }, (_, seat) => randomPlayer(`${name} of ${seat}`))
  const shown = new Set<string>()
  while (!match.outcome && match.answers.length < most) {
    const decision = match.pending[0]!
    shown.add(decision.prompt.id)
    match.answer(decision.seat, players[decision.seat]!.choose(sightOf(match as Match, decision)))
  }
  for (const { type } of match.events) shown.add(type)
  return { record: createRecord(match, terms), phrases: shown }
}

/** Alternates between presets and random setups. */
function chooseSetup({ content: { presets }, bots: { randomSetup } }: Game, number: number): Json {
  const preset = presets[Math.floor(number / 2) % presets.length]!.setup
  return number % 2 === 1 && randomSetup ? randomSetup(Random.fromSeed(`golden ${number}`)) : preset
}
