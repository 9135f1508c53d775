import { createBot, playOut } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { beginningOf, type Json, Match } from '@fray/kernel'
import type { Command } from 'commander'
import { botList, wholeNumber } from './arguments.ts'
import { gameArgument, setupArgument, setupOptions } from './loading.ts'
import { progressBar } from './progress-bar.ts'
import { type Interval, wilson } from './wilson.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly preset?: string
  readonly setup?: string
  readonly json: boolean
}

export function simulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('let bots play many matches and count who wins')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--games <number>', 'how many matches', wholeNumber(1), 100)
    .option('--seed <seed>', 'the same seed gives the same matches', 'fray')
    .option('--bots <names>', 'one bot for each seat, with commas between; a single one plays all seats', botList, [
      'random',
    ])
    .option('--json', 'print data instead of words', false)
  setupOptions(command).action(async (id: string, { json, ...options }: Options) => {
    const game = await gameArgument(command, id)
    const setup = await setupArgument(command, game, options)
    const seats = game.seats(game.readSetup(setup))
    const bots = options.bots.length === 1 ? Array<string>(seats).fill(options.bots[0] ?? '') : options.bots
    if (bots.length !== seats) command.error(`error: ${id} has ${seats} seats, and --bots names ${bots.length} bots`)
    const bar = progressBar(options.games)
    const result = run(game, setup, { ...options, bots }, () => bar?.increment())
    bar?.stop()
    console.log(json ? JSON.stringify(result, undefined, 2) : lines(result).join('\n'))
  })
}

export interface Simulation {
  readonly game: string
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  /** Matches won by each seat alone or with others. */
  readonly wins: readonly number[]
  readonly intervals: readonly Interval[]
  readonly draws: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
}

interface Plan {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
}

/** Everything but the time depends on the plan alone. */
export function run(game: AnyGame, setup: Json, { games, seed, bots }: Plan, played: () => void): Simulation {
  const wins = bots.map(() => 0)
  let draws = 0
  let decisions = 0
  const begun = performance.now()
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${i}`
    const options = { retention: 'last', recording: false } as const
    const match = Match.start(game, beginningOf(game, { setup }), name, options)
    const players = bots.map((bot, seat) => createBot(bot, `${name}/seat ${seat}`))
    const summary = playOut(match, players)
    for (const seat of summary.winners) wins[seat] = (wins[seat] ?? 0) + 1
    if (summary.winners.length === 0) draws++
    decisions += summary.decisions
    played()
  }
  const seconds = (performance.now() - begun) / 1000
  const intervals = wins.map((won) => wilson(won, games))
  const decisionsPerSecond = Math.round(decisions / seconds)
  return { game: game.id, bots, seed, games, wins, intervals, draws, decisions, seconds, decisionsPerSecond }
}

function lines({ game, bots, games, wins, intervals, draws, decisions, seconds, ...rest }: Simulation): string[] {
  return [
    `${games} matches of ${game}`,
    ...wins.map((won, seat) => {
      const { low, high } = intervals[seat] ?? { low: 0, high: 1 }
      return `  seat ${seat} (${bots[seat]}) won ${won}, ${percent(won / games)} (95%: ${percent(low)} to ${percent(high)})`
    }),
    `  drawn ${draws}, ${percent(draws / games)}`,
    `${decisions} decisions in ${seconds.toFixed(2)} s, ${rest.decisionsPerSecond} decisions a second`,
  ]
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`
}
