import { readFile } from 'node:fs/promises'
import { FileError } from './files.ts'

/** One line of an `.expect` file: a pattern that the output must or must not match. */
interface Pattern {
  readonly line: number
  readonly source: string
  readonly pattern: RegExp
  readonly wanted: boolean
}

/** The expected result of a situation. */
export interface Expectation {
  /** Expected exit code of the referee. */
  readonly exit: number
  readonly patterns: readonly Pattern[]
}

const EXIT = /^exit (\d+)$/

/** Parses an `.expect` file: regular expressions, `!` before one that must not match, `exit N`, and `#` for remarks. */
function readExpectation(path: string, content: string): Expectation {
  let exit = 0
  const patterns: Pattern[] = []
  content.split(/\r?\n/).forEach((written, i) => {
    const source = written.trim()
    const code = EXIT.exec(source)
    if (code) exit = Number(code[1])
    else if (source !== '' && !source.startsWith('#')) patterns.push(patternOf(path, source, i + 1))
  })
  return { exit, patterns }
}

function patternOf(path: string, source: string, line: number): Pattern {
  const wanted = !source.startsWith('!')
  try {
    return { line, source, wanted, pattern: new RegExp(wanted ? source : source.slice(1).trim(), 'mu') }
  } catch (error) {
    throw new FileError(`${path}, line ${line}: ${(error as Error).message}`)
  }
}

/** Reads the `.expect` file beside a situation; undefined if there is none. */
export async function expectationOf(situation: string): Promise<Expectation | undefined> {
  const path = expectFile(situation)
  try {
    return readExpectation(path, await readFile(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function expectFile(situation: string): string {
  return situation.replace(/(\.json)?$/, '.expect')
}

/**
 * Describes the expectations that were not met. Patterns that must not match are not tried on notes about possible
 * answers, because those mention what might happen.
 */
export function unmetExpectations(
  { exit, patterns }: Expectation,
  told: string,
  code: number,
  withNotes = told,
): string[] {
  const failed = patterns.filter(({ pattern, wanted }) => pattern.test(wanted ? withNotes : told) !== wanted)
  return [
    ...(code === exit ? [] : [`exit code ${code} instead of ${exit}`]),
    ...failed.map(({ line, source, wanted }) => `line ${line} ${wanted ? 'does not match' : 'matches'}: ${source}`),
  ]
}
