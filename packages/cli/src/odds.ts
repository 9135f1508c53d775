import { InputError, readRecord, replay } from '@fray/kernel'
import type { Command } from 'commander'
import { oddsOfMatch } from './answer-odds.ts'
import { parseWholeNumber } from './arguments.ts'
import { readJsonFile } from './files.ts'
import { loadGameOfFile } from './load-game.ts'
import { printReport } from './report.ts'
import { judgeSituation, type Ruling } from './ruling.ts'
import { Teller } from './teller.ts'

interface Options {
  readonly at?: number
  readonly json: boolean
  readonly seed?: string
}

export function odds(program: Command): void {
  program
    .command('odds')
    .description('print the odds of every answer to the decision at the end of a situation or of a saved match')
    .argument('<file>', 'situation file or saved match')
    .option('--at <answers>', 'for a saved match: after this many answers', parseWholeNumber(0))
    .option('--seed <seed>', 'seed for the dice of a situation that has none, and for samples')
    .option('--json', 'print JSON instead of text', false)
    .action(async (file: string, { at, seed, json }: Options, command: Command) => {
      const data = await readJsonFile('situation or match', file)
      if (isRecord(data)) return printReport(await judgeRecord(data, at, seed), json)
      if (at !== undefined) command.error('error: --at is for saved matches; a situation is always played to its end')
      printReport(await judgeSituation(data, { odds: true, seed }), json)
    })
}

function isRecord(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data
}

/** Computes the odds at a point of a saved match, without reporting earlier events. */
async function judgeRecord(data: unknown, at: number | undefined, seed: string | undefined): Promise<Ruling> {
  const record = readRecord(data)
  const game = await loadGameOfFile('match file', record.game)
  const whole = replay(game, record)
  const answers = at ?? whole.answers.length
  if (answers > whole.answers.length) {
    const message = `the match has only ${whole.answers.length} answers, not ${answers}`
    throw new InputError('match file', [{ field: 'answers', message }])
  }
  const match = whole.at(answers)
  const teller = Teller.of(game, whole)
  return { title: undefined, match, events: [], teller, odds: oddsOfMatch(match, teller, seed) }
}
