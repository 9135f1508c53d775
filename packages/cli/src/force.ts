import type { Command } from 'commander'
import { expectationOf, unmetExpectations } from './expectation.ts'
import { isExpectedError } from './expected-errors.ts'
import { jsonFilesAt, readJsonFile } from './files.ts'
import { checkData, checkForce, checkLines, type ForceCheck, isLegal } from './force-check.ts'
import { WrongVerdicts } from './referee.ts'

interface Options {
  readonly game?: string
  readonly json: boolean
}

export function force(program: Command): void {
  program
    .command('force')
    .alias('army')
    .description('check forces: their cost and their faults')
    .argument('<paths...>', 'JSON files with forces, or folders of them; docs/forces.md explains how to write one')
    .option('--game <id>', 'game of files that do not name theirs')
    .option('--json', 'print JSON instead of text', false)
    .action(checkAll)
}

/** The result for one file: the checked force, or why it cannot be read. */
interface ForceVerdict {
  readonly file: string
  readonly check: ForceCheck | undefined
  readonly error: string | undefined
  /** Unmet expectations of its `.expect` file; undefined without such a file. */
  readonly unmet: readonly string[] | undefined
}

/** Prints one file in full, several in a line each. */
async function checkAll(paths: readonly string[], { json, game }: Options): Promise<void> {
  const files = (await Promise.all(paths.map((path) => jsonFilesAt('force', path)))).flat()
  const alone = files.length === 1 && files[0] === paths[0]
  const verdicts: ForceVerdict[] = []
  for (const file of files) {
    const verdict = await judgeForce(file, game)
    verdicts.push(verdict)
    if (!json && !alone) console.log(lineOf(verdict).join('\n'))
  }
  if (json) console.log(JSON.stringify(alone ? dataOf(verdicts[0]!) : verdicts.map(dataOf), undefined, 2))
  else if (alone) printInFull(verdicts[0]!)
  if (!verdicts.every(meetsExpectations)) throw new WrongVerdicts()
}

/** Checks one file and compares the result with its expectations. */
export async function judgeForce(file: string, game: string | undefined): Promise<ForceVerdict> {
  const expectation = await expectationOf(file)
  const { check, error } = await tryCheckForce(file, game)
  const told = [...(check ? checkLines(check) : []), ...(error ? [`fray: ${error}`] : [])].join('\n')
  const code = check && isLegal(check) ? 0 : 1
  return { file, check, error, unmet: expectation && unmetExpectations(expectation, told, code) }
}

async function tryCheckForce(file: string, game: string | undefined): Promise<Pick<ForceVerdict, 'check' | 'error'>> {
  try {
    return { check: await checkForce(await readJsonFile('force', file), game), error: undefined }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { check: undefined, error: error.message }
  }
}

/** Whether it meets its expectations; without any, it must be legal. */
function meetsExpectations({ check, unmet: missed }: ForceVerdict): boolean {
  return missed ? missed.length === 0 : check !== undefined && isLegal(check)
}

function printInFull(verdict: ForceVerdict): void {
  const { check, error, unmet: missed } = verdict
  if (check) console.log(checkLines(check).join('\n'))
  if (missed) console.log(['', ...lineOf({ ...verdict, error: undefined })].join('\n'))
  if (error !== undefined) console.error(`fray: ${error}`)
}

function lineOf(verdict: ForceVerdict): string[] {
  const { file, check, error, unmet: missed } = verdict
  if (missed)
    return [`${meetsExpectations(verdict) ? 'right' : 'wrong'}  ${file}`, ...missed.map((line) => `         ${line}`)]
  if (!check) return [`wrong  ${file}`, ...(error ?? '').split('\n').map((line) => `         ${line}`)]
  return [`${isLegal(check) ? 'legal' : 'not legal'}  ${file}`]
}

function dataOf({ file, check, error, unmet: missed }: ForceVerdict): object {
  return {
    file,
    ...(check ? checkData(check) : {}),
    ...(error === undefined ? {} : { error }),
    ...(missed ? { right: missed.length === 0, unmet: missed } : {}),
  }
}
