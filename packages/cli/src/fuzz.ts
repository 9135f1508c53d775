import { fuzz as fuzzMatch } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import type { Json, MatchRecord } from '@fray/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'
import { writeJsonFile } from './files.ts'
import { gameArgument, setupArgument, setupOptions } from './loading.ts'
import { progressBar } from './progress-bar.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly decisions: number
  readonly save?: string
  readonly preset?: string
  readonly setup?: string
}

export function fuzz(program: Command): void {
  const command = program
    .command('fuzz')
    .description('play random matches and check that the rules hold in every one of them')
    .argument('<game>', 'id of a game; see "fray games"')
    .option('--games <number>', 'how many matches', wholeNumber(1), 100)
    .option('--seed <seed>', 'the same seed gives the same matches', 'fray')
    .option('--decisions <number>', 'a match longer than this is a fault', wholeNumber(1), 50_000)
    .option('--save <file>', 'where to write the record of the first faulty match')
  setupOptions(command).action(async (id: string, options: Options) => {
    const game = await gameArgument(command, id)
    const setup = await setupArgument(command, game, options)
    const bar = progressBar(options.games)
    const found = run(game, setup, options, () => bar?.increment())
    bar?.stop()
    if (found.faulty && options.save) await writeJsonFile(options.save, found.faulty.record)
    console.log(lines(game.id, options.games, found).join('\n'))
    if (found.faulty) throw new FuzzFault(`${found.faulty.faults.length} faults in match ${found.faulty.seed}`)
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
  readonly faulty: Faulty | undefined
}

/** Plays until a match has faults or all are played. */
export function run(
  game: AnyGame,
  setup: Json,
  { games, seed, decisions: limit }: Pick<Options, 'games' | 'seed' | 'decisions'>,
  played: () => void,
): Found {
  let decisions = 0
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${i}`
    const { faults, decisions: made, record } = fuzzMatch(game, { setup }, name, { decisions: limit })
    decisions += made
    if (faults.length > 0) return { played: i + 1, decisions, faulty: { seed: name, faults, record } }
    played()
  }
  return { played: games, decisions, faulty: undefined }
}

function lines(game: string, games: number, { played, decisions, faulty }: Found): string[] {
  const summary = `${played} of ${games} matches of ${game} played, ${decisions} decisions`
  if (!faulty) return [`${summary}: every one ended, kept the rules and replayed byte for byte`]
  return [summary, `match ${faulty.seed}:`, ...faulty.faults.map((fault) => `  ${fault}`)]
}
