import type { Command } from 'commander'
import { parseBotList, parseWholeNumber } from './arguments.ts'
import { addSetupOptions, loadGameArgument, loadSetupArgument } from './load-game.ts'
import { progressBar } from './progress-bar.ts'
import type { SimulatedMatch, SimulationPlan } from './simulated-match.ts'
import { addThreadsOption, playOnThreads } from './threads.ts'
import { type Interval, wilson } from './wilson.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly threads: number
  readonly preset?: string
  readonly setup?: string
  readonly mirrored: boolean
  readonly json: boolean
}

export function simulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('let bots play many matches and count the wins')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--games <number>', 'number of matches', parseWholeNumber(1), 100)
    .option('--seed <seed>', 'the same seed gives the same matches', 'fray')
    .option(
      '--bots <names>',
      'one bot for each seat, separated by commas; a single one plays all seats',
      parseBotList,
      ['random'],
    )
    .option('--mirrored', 'play every match twice, with the bots’ seats exchanged the second time', false)
    .option('--json', 'print JSON instead of text', false)
  addSetupOptions(addThreadsOption(command)).action(
    async (id: string, { json, games, threads, ...options }: Options) => {
      const game = await loadGameArgument(command, id)
      const setup = await loadSetupArgument(command, game, options)
      const seats = game.rules.seats(game.rules.readSetup(setup))
      const bots = options.bots.length === 1 ? Array<string>(seats).fill(options.bots[0] ?? '') : options.bots
      if (bots.length !== seats) command.error(`error: ${id} has ${seats} seats, but --bots names ${bots.length} bots`)
      const bar = progressBar(games)
      const { seed, mirrored } = options
      const plan: SimulationPlan = { game: game.id, setup, seed, bots, mirrored }
      const begun = performance.now()
      const played = playOnThreads<SimulatedMatch>({ kind: 'simulation', plan }, 0, games, threads)
      const counted = await countResults(plan, games, played, () => bar?.increment())
      bar?.stop()
      const result = withDuration(counted, (performance.now() - begun) / 1000)
      console.log(json ? JSON.stringify(result, undefined, 2) : summaryLines(result).join('\n'))
    },
  )
}

interface Simulation {
  readonly game: string
  readonly bots: readonly string[]
  readonly seed: string
  readonly mirrored: boolean
  readonly games: number
  /** Matches won by each seat, alone or with others; in mirrored simulations by each bot. */
  readonly wins: readonly number[]
  readonly intervals: readonly Interval[]
  readonly draws: number
  readonly decisions: number
}

/** A simulation with its duration, which depends on the number of threads. */
interface TimedSimulation extends Simulation {
  readonly seconds: number
  readonly decisionsPerSecond: number
}

/** Counts the results of a number of matches in order; `played` is called after each. */
export async function countResults(
  { game, seed, bots, mirrored = false }: SimulationPlan,
  games: number,
  matches: Iterable<SimulatedMatch> | AsyncIterable<SimulatedMatch>,
  played: () => void = () => {},
): Promise<Simulation> {
  const wins = bots.map(() => 0)
  let draws = 0
  let decisions = 0
  for await (const match of matches) {
    for (const seat of match.winners) wins[seat] = (wins[seat] ?? 0) + 1
    if (match.winners.length === 0) draws++
    decisions += match.decisions
    played()
  }
  const intervals = wins.map((won) => wilson(won, games))
  return { game, bots, seed, mirrored, games, wins, intervals, draws, decisions }
}

function withDuration(simulation: Simulation, seconds: number): TimedSimulation {
  return { ...simulation, seconds, decisionsPerSecond: Math.round(simulation.decisions / seconds) }
}

function summaryLines({
  game,
  bots,
  mirrored,
  games,
  wins,
  intervals,
  draws,
  decisions,
  seconds,
  ...rest
}: TimedSimulation): string[] {
  return [
    `${games} matches of ${game}`,
    ...wins.map((won, seat) => {
      const { low, high } = intervals[seat] ?? { low: 0, high: 1 }
      return `  ${mirrored ? bots[seat] : `seat ${seat} (${bots[seat]})`} won ${won}, ${percent(won / games)} (95%: ${percent(low)} to ${percent(high)})`
    }),
    `  drawn ${draws}, ${percent(draws / games)}`,
    `${decisions} decisions in ${seconds.toFixed(2)} s, ${rest.decisionsPerSecond} decisions a second`,
  ]
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`
}
