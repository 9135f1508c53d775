import type { Command } from 'commander'
import { readJsonFile } from './files.ts'
import { printReport } from './report.ts'
import { judgeSituation, UnfitScript } from './ruling.ts'

interface Options {
  readonly odds: boolean
  readonly json: boolean
  readonly seed?: string
}

export function referee(program: Command): void {
  program
    .command('referee')
    .description('play a situation file: what happens, by which rules, and who must decide what')
    .argument('<file>', 'situation file; docs/situations.md tells how to write one')
    .option('--odds', 'add the odds of every possible answer, or of the last answer if its dice are missing', false)
    .option('--seed <seed>', 'throw dice from this seed if the situation has none of its own')
    .option('--json', 'print data instead of words', false)
    .action(async (file: string, { odds, seed, json }: Options) => {
      const data = await readJsonFile('situation', file)
      const ruling = await judgeSituation(data, { odds, seed }).catch((error: unknown) => {
        if (error instanceof UnfitScript && !json) printReport(error.ruling, json)
        throw error
      })
      printReport(ruling, json)
    })
}
