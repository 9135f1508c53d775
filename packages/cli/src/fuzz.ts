import type { MatchRecord } from '@fray/kernel'
import { type Command, Option } from 'commander'
import { parseWholeNumber } from './arguments.ts'
import { Coverage } from './coverage.ts'
import { writeJsonFile } from './files.ts'
import type { FuzzedMatch, FuzzPlan } from './fuzzed-match.ts'
import { addSetupOptions, loadGameArgument, loadSetupArgument } from './load-game.ts'
import { progressBar } from './progress-bar.ts'
import { addThreadsOption, playOnThreads } from './threads.ts'

interface Options {
  readonly games: number
  readonly from: number
  readonly seed: string
  readonly decisions: number
  readonly audit: number
  readonly setups: 'one' | 'presets' | 'random'
  readonly keepGoing: boolean
  readonly threads: number
  readonly save?: string
  readonly coverage?: string
  readonly preset?: string
  readonly setup?: string
}

export function fuzz(program: Command): void {
  const command = program
    .command('fuzz')
    .description('play random matches and check that the rules hold in each of them')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--games <number>', 'number of matches', parseWholeNumber(1), 100)
    .option('--from <number>', 'number of the first match, to continue a batch', parseWholeNumber(0), 0)
    .option('--seed <seed>', 'the same seed gives the same matches', 'fray')
    .option(
      '--decisions <number>',
      'maximum number of decisions in a match; more is a fault',
      parseWholeNumber(1),
      50_000,
    )
    .option('--audit <number>', 'audit one decision in this many in full (slow)', parseWholeNumber(1), 40)
    .addOption(
      new Option('--setups <which>', 'the first preset, every preset in turn, or random setups')
        .choices(['one', 'presets', 'random'])
        .default('one'),
    )
    .option('--keep-going', 'do not stop at the first faulty match', false)
    .option('--save <file>', 'save the record of the first faulty match')
    .option('--coverage <file>', 'save which phrases and rules came up and which never did')
  addSetupOptions(addThreadsOption(command)).action(async (id: string, options: Options) => {
    const { games, from, seed, setups, decisions, audit, keepGoing, threads } = options
    const game = await loadGameArgument(command, id)
    if (setups === 'random' && !game.bots.randomSetup) command.error(`error: ${id} has no random setups`)
    const setup = await loadSetupArgument(command, game, options)
    const plan: FuzzPlan = { game: game.id, setup, setups, seed, decisions, audit }
    const bar = progressBar(games)
    const coverage = new Coverage()
    const matches = playOnThreads<FuzzedMatch>({ kind: 'fuzzing', plan }, from, games, threads)
    const found = await findFaults(matches, keepGoing, (match) => {
      coverage.add(match)
      bar?.increment()
    })
    bar?.stop()
    const [faulty] = found.faulty
    if (faulty && options.save) await writeJsonFile(options.save, faulty.record)
    if (options.coverage) await writeJsonFile(options.coverage, coverage.report(game, await game.content.reference()))
    console.log(summaryLines(game.id, games, found).join('\n'))
    if (faulty) throw new FuzzFault(`${faulty.faults.length} faults in match ${faulty.seed}`)
  })
}

/** A match broke an invariant. */
export class FuzzFault extends Error {
  override readonly name = 'FuzzFault'
}

interface FaultyMatch {
  readonly seed: string
  readonly faults: readonly string[]
  readonly record: MatchRecord
}

export interface FuzzResult {
  readonly played: number
  readonly decisions: number
  readonly faulty: readonly FaultyMatch[]
}

/** Checks matches in order and stops at the first one with faults, unless `keepGoing` is set. */
export async function findFaults(
  matches: Iterable<FuzzedMatch> | AsyncIterable<FuzzedMatch>,
  keepGoing: boolean,
  played: (match: FuzzedMatch) => void = () => {},
): Promise<FuzzResult> {
  const faulty: FaultyMatch[] = []
  let count = 0
  let decisions = 0
  for await (const match of matches) {
    const { seed, faults, record } = match
    count++
    decisions += match.decisions
    played(match)
    if (record) faulty.push({ seed, faults, record })
    if (faulty.length > 0 && !keepGoing) break
  }
  return { played: count, decisions, faulty }
}

function summaryLines(game: string, games: number, { played, decisions, faulty }: FuzzResult): string[] {
  const summary = `played ${played} of ${games} matches of ${game}, ${decisions} decisions`
  if (faulty.length === 0) return [`${summary}: all ended, followed the rules and replayed byte for byte`]
  return [summary, ...faulty.flatMap(({ seed, faults }) => [`match ${seed}:`, ...faults.map((fault) => `  ${fault}`)])]
}
