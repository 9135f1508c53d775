import { expectationOf, unmet } from './expectation.ts'
import { jsonFilesAt, readJsonFile } from './files.ts'
import { reportLines } from './report.ts'
import { judgeSituation, type Ruling, type RulingOptions, UnfitScript } from './ruling.ts'
import { isTold } from './told-errors.ts'

/** What the referee says of one file. */
export interface Verdict {
  readonly file: string
  /** How far it was played; none if the position itself is faulty. */
  readonly ruling: Ruling | undefined
  /** What is wrong with the file. */
  readonly error: string | undefined
  /** What its `.expect` file says that did not come true; undefined without such a file. */
  readonly unmet: readonly string[] | undefined
}

/** Whether it went as expected; without expectations it must only be playable. */
export function isRight({ unmet, error }: Verdict): boolean {
  return unmet ? unmet.length === 0 : error === undefined
}

/** The situations that a path means: a file, or all of a folder and its folders. */
export function situationsAt(path: string): Promise<string[]> {
  return jsonFilesAt('situation', path)
}

/** Plays one file and holds the result against what is expected of it. */
export async function judgeFile(file: string, options: RulingOptions): Promise<Verdict> {
  const expectation = await expectationOf(file)
  const { ruling, error } = await played(file, options)
  if (!expectation) return { file, ruling, error, unmet: undefined }
  // Expectations may be about what stands at the end, whether or not anybody wants to read all of it.
  const told = (notes: boolean) =>
    [...(ruling ? reportLines(ruling, true, notes) : []), ...(error ? [`fray: ${error}`] : [])].join('\n')
  return { file, ruling, error, unmet: unmet(expectation, told(false), error === undefined ? 0 : 1, told(true)) }
}

async function played(file: string, options: RulingOptions): Promise<Pick<Verdict, 'ruling' | 'error'>> {
  try {
    return { ruling: await judgeSituation(await readJsonFile('situation', file), options), error: undefined }
  } catch (error) {
    if (!isTold(error)) throw error
    return { ruling: error instanceof UnfitScript ? error.ruling : undefined, error: error.message }
  }
}
