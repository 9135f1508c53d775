import type { Json } from '@fray/kernel'
import { type Command, InvalidArgumentError } from 'commander'
import { parseBotList, parseWholeNumber } from '../arguments.ts'
import { addSetupOptions, loadGameArgument, loadSetupArgument } from '../load-game.ts'
import { progressBar } from '../progress-bar.ts'
import type { SimulatedMatch, SimulationPlan } from '../simulated-match.ts'
import { addThreadsOption, playOnThreads } from '../threads.ts'
import { type PlayedPairs, readLadder, writeLadder } from './ladder-file.ts'
import { type Pair, pairOf } from './pair.ts'
import { type Standing, standingLines, standingOf } from './standing.ts'
import { type SequentialTest, sequentialTest } from './strength.ts'

interface Options {
  readonly bots: readonly string[]
  readonly pairs: number
  readonly seed: string
  readonly threads: number
  readonly test?: SequentialTest
  readonly save?: string
  readonly preset?: string
  readonly setup?: string
  readonly json: boolean
}

export function ladder(program: Command): void {
  const command = program
    .command('ladder')
    .description('measure how strong bots are: each against each, in pairs of mirrored matches')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--bots <names>', 'at least two bots, separated by commas', parseBotList, ['anchor-greedy', 'random'])
    .option('--pairs <number>', 'number of pairs for every two bots, at most', parseWholeNumber(1), 20)
    .option('--seed <seed>', 'the same seed gives the same matches', 'ladder')
    .option(
      '--test <scores>',
      'stop once a score is decided: two rates from 0 to 1, separated by a comma, such as 0.5,0.6',
      parseTest,
    )
    .option('--save <file>', 'save every pair here, and go on from there if the file exists')
    .option('--json', 'print JSON instead of text', false)
  addSetupOptions(addThreadsOption(command)).action(async (id: string, options: Options) => {
    const game = await loadGameArgument(command, id)
    const isChosen = options.preset !== undefined || options.setup !== undefined
    const even = isChosen ? undefined : game.bots.evenSetup
    const setup = even ?? (await loadSetupArgument(command, game, options))
    if (game.rules.seats(game.rules.readSetup(setup)) !== 2)
      command.error('error: a ladder needs a setup for two seats')
    if (options.bots.length < 2) command.error('error: --bots must name at least two bots')
    const standings = await climb({ id, version: game.version, setup }, options)
    console.log(options.json ? JSON.stringify(standings, undefined, 2) : standings.flatMap(standingLines).join('\n'))
  })
}

interface Battle {
  readonly id: string
  readonly version: string
  readonly setup: Json
}

/** Plays every bot against every later one of the list. */
async function climb({ id, version, setup }: Battle, options: Options): Promise<Standing[]> {
  const { bots, pairs, seed, threads, test, save } = options
  const terms = { game: id, version, setup, seed }
  let played: PlayedPairs = save === undefined ? {} : await readLadder(save, terms)
  const rivals = bots.flatMap((bot, i) => bots.slice(i + 1).map((other): [string, string] => [bot, other]))
  const bar = progressBar(2 * pairs * rivals.length)
  const standings: Standing[] = []
  for (const [i, two] of rivals.entries()) {
    const name = two.join(' against ')
    const known = played[name] ?? []
    const series = playPairs({ game: id, setup, seed, bots: two, mirrored: true }, known, { pairs, threads, test })
    for await (const all of series) {
      played = { ...played, [name]: all }
      if (save !== undefined) await writeLadder(save, terms, played)
      bar?.update(2 * (i * pairs + all.length))
    }
    standings.push(standingOf(two, (played[name] ?? []).slice(0, pairs), test))
  }
  bar?.stop()
  return standings
}

interface SeriesLimits {
  readonly pairs: number
  readonly threads: number
  readonly test: SequentialTest | undefined
}

/** Plays the pairs that follow the known ones, until there are enough or the test is decided; yields all after each. */
export async function* playPairs(
  plan: SimulationPlan,
  known: readonly Pair[],
  { pairs, threads, test }: SeriesLimits,
): AsyncGenerator<readonly Pair[]> {
  let all = known
  if (all.length >= pairs || isDecided(all, test)) return
  let first: SimulatedMatch | undefined
  const left = 2 * (pairs - all.length)
  for await (const match of playOnThreads<SimulatedMatch>(
    { kind: 'simulation', plan },
    2 * all.length,
    left,
    threads,
  )) {
    if (!first) {
      first = match
      continue
    }
    all = [...all, pairOf([first, match])]
    first = undefined
    yield all
    if (isDecided(all, test)) return
  }
}

function isDecided(pairs: readonly Pair[], test: SequentialTest | undefined): boolean {
  if (!test || pairs.length === 0) return false
  return (
    sequentialTest(
      pairs.map(({ score }) => score),
      test,
    ).accepted !== 'neither'
  )
}

/** Parses the two scores between which a test decides. */
function parseTest(value: string): SequentialTest {
  const [low = Number.NaN, high = Number.NaN, ...others] = value.split(',').map(Number)
  if (others.length === 0 && low > 0 && high > low && high < 1) return { low, high }
  throw new InvalidArgumentError('It must be two rates between 0 and 1, the lower one first.')
}
