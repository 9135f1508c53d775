import { readFile } from 'node:fs/promises'
import { FileError } from './files.ts'

/** One line of an `.expect` file: what the told result must match, or must not. */
interface Pattern {
  readonly line: number
  readonly source: string
  readonly pattern: RegExp
  readonly wanted: boolean
}

/** What a situation must come to. */
export interface Expectation {
  /** The exit code that the referee must end with. */
  readonly exit: number
  readonly patterns: readonly Pattern[]
}

const EXIT = /^exit (\d+)$/

/** Reads the lines of an `.expect` file: regular expressions, `!` before one that must not match, `exit N`, `#` a remark. */
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

/** The file beside a situation that says what it must come to; undefined if there is none. */
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
 * What was expected and did not come true, in words. What must not be told is not looked for in the notes of what may be
 * answered next: they tell of what might happen.
 */
export function unmet({ exit, patterns }: Expectation, told: string, code: number, withNotes = told): string[] {
  const failed = patterns.filter(({ pattern, wanted }) => pattern.test(wanted ? withNotes : told) !== wanted)
  return [
    ...(code === exit ? [] : [`exit code ${code} instead of ${exit}`]),
    ...failed.map(({ line, source, wanted }) => `line ${line} ${wanted ? 'is not told' : 'is told'}: ${source}`),
  ]
}
