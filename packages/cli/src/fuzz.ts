import { fuzz as fuzzMatch, Proofreader } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { type Json, type MatchRecord, Random } from '@fray/kernel'
import { type Command, Option } from 'commander'
import { wholeNumber } from './arguments.ts'
import { coverageOf } from './coverage.ts'
import { writeJsonFile } from './files.ts'
import { gameArgument, setupArgument, setupOptions } from './loading.ts'
import { progressBar } from './progress-bar.ts'

interface Options {
  readonly games: number
  readonly from: number
  readonly seed: string
  readonly decisions: number
  readonly audit: number
  readonly setups: 'one' | 'presets' | 'random'
  readonly goOn: boolean
  readonly save?: string
  readonly coverage?: string
  readonly preset?: string
  readonly setup?: string
}

export function fuzz(program: Command): void {
  const command = program
    .command('fuzz')
    .description('play random matches and check that the rules hold in every one of them')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--games <number>', 'how many matches', wholeNumber(1), 100)
    .option('--from <number>', 'the number of the first match, to go on with a batch', wholeNumber(0), 0)
    .option('--seed <seed>', 'the same seed gives the same matches', 'fray')
    .option('--decisions <number>', 'a match longer than this is a fault', wholeNumber(1), 50_000)
    .option('--audit <number>', 'one decision in so many is audited in full, which is slow', wholeNumber(1), 40)
    .addOption(
      new Option('--setups <which>', 'the one setup, every preset in turn, or setups by chance')
        .choices(['one', 'presets', 'random'])
        .default('one'),
    )
    .option('--go-on', 'do not stop at the first faulty match', false)
    .option('--save <file>', 'where to write the record of the first faulty match')
    .option('--coverage <file>', 'where to write which phrases and rules came up, and which never did')
  setupOptions(command).action(async (id: string, options: Options) => {
    const game = await gameArgument(command, id)
    if (options.setups === 'random' && !game.randomSetup) command.error(`error: ${id} has no setups by chance`)
    const setup = await setupArgument(command, game, options)
    const reference = await game.reference()
    const reader = new Proofreader(game, reference)
    const bar = progressBar(options.games)
    const found = run(game, setup, { ...options, reader }, () => bar?.increment())
    bar?.stop()
    const [faulty] = found.faulty
    if (faulty && options.save) await writeJsonFile(options.save, faulty.record)
    if (options.coverage) await writeJsonFile(options.coverage, coverageOf(game, reference, reader, found.played))
    console.log(lines(game.id, options.games, found).join('\n'))
    if (faulty) throw new FuzzFault(`${faulty.faults.length} faults in match ${faulty.seed}`)
  })
}

/** A match did something that no match may do. */
export class FuzzFault extends Error {
  override readonly name = 'FuzzFault'
}

interface Faulty {
  readonly seed: string
  readonly faults: readonly string[]
  readonly record: MatchRecord
}

export interface Found {
  readonly played: number
  readonly decisions: number
  readonly faulty: readonly Faulty[]
}

/** What of the options decides about the matches. */
export type Batch = Pick<Options, 'games' | 'seed' | 'decisions'> &
  Partial<Pick<Options, 'from' | 'audit' | 'setups' | 'goOn'>> & { readonly reader?: Proofreader }

/** Plays until a match has faults, unless it should go on, or all are played. */
export function run(game: AnyGame, setup: Json, batch: Batch, played: () => void): Found {
  const { games, from = 0, seed, decisions: limit, audit: auditOneIn = 10, goOn = false, reader } = batch
  const faulty: Faulty[] = []
  let decisions = 0
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${from + i}`
    const origin = { setup: setupOf(game, setup, batch, from + i) }
    const told = { decisions: limit, auditOneIn, ...(reader ? { reader } : {}) }
    const { faults, decisions: made, record } = fuzzMatch(game, origin, name, told)
    decisions += made
    if (faults.length > 0) faulty.push({ seed: name, faults, record })
    if (faulty.length > 0 && !goOn) return { played: i + 1, decisions, faulty }
    played()
  }
  return { played: games, decisions, faulty }
}

function setupOf(game: AnyGame, setup: Json, { setups = 'one', seed }: Batch, number: number): Json {
  if (setups === 'presets') return game.presets[number % game.presets.length]?.setup ?? setup
  if (setups === 'one' || !game.randomSetup) return setup
  return game.randomSetup(Random.seeded(`${seed}/${number}/setup`))
}

function lines(game: string, games: number, { played, decisions, faulty }: Found): string[] {
  const summary = `${played} of ${games} matches of ${game} played, ${decisions} decisions`
  if (faulty.length === 0) return [`${summary}: every one ended, kept the rules and replayed byte for byte`]
  return [summary, ...faulty.flatMap(({ seed, faults }) => [`match ${seed}:`, ...faults.map((fault) => `  ${fault}`)])]
}
