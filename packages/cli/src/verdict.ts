import { expectationOf, unmetExpectations } from './expectation.ts'
import { isExpectedError } from './expected-errors.ts'
import { jsonFilesAt, readJsonFile } from './files.ts'
import { reportLines } from './report.ts'
import { judgeSituation, type Ruling, type RulingOptions, UnfitScript } from './ruling.ts'

/** The referee's verdict on one file. */
export interface Verdict {
  readonly file: string
  /** The ruling, with how far the script was played; undefined if the position itself is faulty. */
  readonly ruling: Ruling | undefined
  /** Why the file is faulty. */
  readonly error: string | undefined
  /** Unmet expectations of its `.expect` file; undefined without such a file. */
  readonly unmet: readonly string[] | undefined
}

/** Whether it meets its expectations; without any, it must only be playable. */
export function meetsExpectations({ unmet, error }: Verdict): boolean {
  return unmet ? unmet.length === 0 : error === undefined
}

/** Lists the situations of a path: a file, or everything in a folder and its subfolders. */
export function situationsAt(path: string): Promise<string[]> {
  return jsonFilesAt('situation', path)
}

/** Plays one file and compares the result with its expectations. */
export async function judgeFile(file: string, options: RulingOptions): Promise<Verdict> {
  const expectation = await expectationOf(file)
  const { ruling, error } = await tryJudge(file, options)
  if (!expectation) return { file, ruling, error, unmet: undefined }
  // Expectations may be about the state at the end, whether or not it is printed.
  const reportText = (notes: boolean) =>
    [...(ruling ? reportLines(ruling, true, notes) : []), ...(error ? [`fray: ${error}`] : [])].join('\n')
  return {
    file,
    ruling,
    error,
    unmet: unmetExpectations(expectation, reportText(false), error === undefined ? 0 : 1, reportText(true)),
  }
}

async function tryJudge(file: string, options: RulingOptions): Promise<Pick<Verdict, 'ruling' | 'error'>> {
  try {
    return { ruling: await judgeSituation(await readJsonFile('situation', file), options), error: undefined }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { ruling: error instanceof UnfitScript ? error.ruling : undefined, error: error.message }
  }
}
