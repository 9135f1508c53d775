import type { Command } from 'commander'
import { isExpectedError } from './expected-errors.ts'
import { reportData, reportLines } from './report.ts'
import { judgeFile, meetsExpectations, situationsAt, type Verdict } from './verdict.ts'
import { watchFiles } from './watch-files.ts'

interface Options {
  readonly odds: boolean
  readonly state: boolean
  readonly json: boolean
  readonly watch: boolean
  readonly seed?: string
}

/** Wrong verdicts were printed already: only the exit code tells of the failure. */
export class WrongVerdicts extends Error {
  override readonly name = 'WrongVerdicts'
}

export function referee(program: Command): void {
  program
    .command('referee')
    .description('play situation files: what happens, by which rules, and who must decide what')
    .argument('<paths...>', 'situation files, or folders of them; docs/situations.md explains how to write one')
    .option('--state', 'show the state at the end', false)
    .option('--odds', 'add the odds of every possible answer, or of the last answer if its dice are missing', false)
    .option('--seed <seed>', 'dice seed for situations without dice of their own')
    .option('--watch', 'play them again whenever a file changes', false)
    .option('--json', 'print JSON instead of text', false)
    .action(async (paths: readonly string[], options: Options) => {
      if (!options.watch) return judgeAll(paths, options)
      for await (const _ of watchFiles(paths)) {
        await judgeAll(paths, options).catch((error: unknown) => {
          if (isExpectedError(error)) console.error(`fray: ${error.message}`)
          else if (!(error instanceof WrongVerdicts)) throw error
        })
      }
    })
}

/** Prints one file in full, several in a line each. */
async function judgeAll(paths: readonly string[], { json, state, odds, seed }: Options): Promise<void> {
  const files = (await Promise.all(paths.map(situationsAt))).flat()
  const verdicts: Verdict[] = []
  const [only] = paths
  const alone = files.length === 1 && files[0] === only
  for (const file of files) {
    const verdict = await judgeFile(file, { odds, seed })
    verdicts.push(verdict)
    if (!json && !alone) console.log(verdictLines(verdict).join('\n'))
  }
  if (json) console.log(JSON.stringify(alone ? verdictData(verdicts[0]!) : verdicts.map(withFile), undefined, 2))
  else if (alone) printInFull(verdicts[0]!, state)
  else console.log(`\n${summary(verdicts)}`)
  if (!verdicts.every(meetsExpectations)) throw new WrongVerdicts()
}

function printInFull(verdict: Verdict, state: boolean): void {
  const { ruling, error, unmet } = verdict
  if (ruling) console.log(reportLines(ruling, state).join('\n'))
  if (unmet) console.log(['', ...verdictLines({ ...verdict, error: undefined })].join('\n'))
  if (error !== undefined) console.error(`fray: ${error}`)
}

function verdictLines(verdict: Verdict): string[] {
  const { file, error, unmet } = verdict
  const word = !meetsExpectations(verdict) ? 'wrong ' : unmet ? 'right ' : 'played'
  const why = meetsExpectations(verdict) ? [] : [...(unmet ?? []), ...(error === undefined ? [] : error.split('\n'))]
  return [`${word} ${file}`, ...why.map((line) => `         ${line}`)]
}

function summary(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.filter((verdict) => !meetsExpectations(verdict)).length
  const right = verdicts.filter((verdict) => meetsExpectations(verdict) && verdict.unmet).length
  const rest = verdicts.length - wrong - right
  const situations = verdicts.length === 1 ? '1 situation' : `${verdicts.length} situations`
  return `${situations}: ${right} right, ${wrong} wrong, ${rest} played without expectations`
}

/** Describes a verdict for programs. */
function verdictData({ ruling, error, unmet }: Verdict): object {
  return {
    ...(ruling ? reportData(ruling) : {}),
    ...(error === undefined ? {} : { error }),
    ...(unmet ? { right: unmet.length === 0, unmet } : {}),
  }
}

function withFile(verdict: Verdict): object {
  return { file: verdict.file, ...verdictData(verdict) }
}
