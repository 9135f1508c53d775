import { InputError, readRecord, replay } from '@fray/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'
import { readJsonFile } from './files.ts'
import { gameOfFile } from './loading.ts'
import { outlooks } from './outlook.ts'
import { printReport } from './report.ts'
import { judgeSituation, type Ruling } from './ruling.ts'
import { Teller } from './telling.ts'

interface Options {
  readonly at?: number
  readonly json: boolean
  readonly seed?: string
}

export function odds(program: Command): void {
  program
    .command('odds')
    .description('the odds of every answer to the decision at the end of a situation or of a saved match')
    .argument('<file>', 'situation file or saved match')
    .option('--at <answers>', 'of a saved match: after so many answers', wholeNumber(0))
    .option('--seed <seed>', 'seed of the dice of a situation that has none, and of samples')
    .option('--json', 'print data instead of words', false)
    .action(async (file: string, { at, seed, json }: Options, command: Command) => {
      const data = await readJsonFile('situation or match', file)
      if (isRecord(data)) return printReport(await judgeRecord(data, at, seed), json)
      if (at !== undefined) command.error('error: --at is for saved matches; a situation is played to its end')
      printReport(await judgeSituation(data, { odds: true, seed }), json)
    })
}

function isRecord(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data
}

/** The odds at a point of a saved match. What happened before is not told again. */
async function judgeRecord(data: unknown, at: number | undefined, seed: string | undefined): Promise<Ruling> {
  const record = readRecord(data)
  const game = await gameOfFile('match file', record.game)
  const whole = replay(game, record)
  const answers = at ?? whole.answers.length
  if (answers > whole.answers.length) {
    const message = `the match has only ${whole.answers.length} answers, not ${answers}`
    throw new InputError('match file', [{ field: 'answers', message }])
  }
  const match = whole.at(answers)
  const teller = Teller.of(game, whole)
  return { title: undefined, match, events: [], teller, odds: outlooks(match, teller, seed) }
}
