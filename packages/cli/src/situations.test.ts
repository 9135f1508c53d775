import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportLines } from './report.ts'
import { judgeSituation, UnfitScript } from './ruling.ts'
import { judgeFile, meetsExpectations, situationsAt } from './verdict.ts'

const docs = join(import.meta.dirname, '../../../docs')
const folder = join(docs, 'situations')
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort()

async function reportOf(situation: object, odds = false): Promise<string> {
  try {
    return `${reportLines(await judgeSituation(situation, { odds, seed: undefined })).join('\n')}\n`
  } catch (error) {
    // A refused situation is printed up to the refusal, then the error.
    if (!(error instanceof UnfitScript)) throw error
    return `${[...reportLines(error.ruling), '', error.message].join('\n')}\n`
  }
}

test('all situations have .expect files and meet them, in one process', async () => {
  const paths = await situationsAt(folder)
  const verdicts = await Promise.all(paths.map((path) => judgeFile(path, { odds: false, seed: undefined })))
  expect(
    verdicts.filter((verdict) => !meetsExpectations(verdict)).map(({ file, unmet, error }) => [file, unmet, error]),
  ).toEqual([])
  expect(verdicts.filter(({ unmet }) => !unmet).map(({ file }) => file)).toEqual([])
})

test('there are situations', () => {
  expect(files.length).toBeGreaterThanOrEqual(8)
})

// After an intended change: npx vitest run packages/cli/src/situations.test.ts --update
test.each(files)('%s gives the output stored beside it', async (file) => {
  const path = join(folder, file)
  const story = await reportOf(JSON.parse(await readFile(path, 'utf8')))
  await expect(story).toMatchFileSnapshot(path.replace(/json$/, 'txt'))
})

test('the example of docs/situations.md is true', async () => {
  const page = await readFile(join(docs, 'situations.md'), 'utf8')
  const blocks = (kind: string) =>
    [...page.matchAll(RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$`, 'gms'))].map(([, it]) => it)
  const [begun, odds, ended] = blocks('text')
  const situation = JSON.parse(blocks('json')[0] ?? '')
  const answers = ['move', 'toward', { path: [{ x: 30480, y: 31750 }] }]
  expect(await reportOf(situation)).toBe(begun)
  expect(await reportOf({ ...situation, answers: answers.slice(0, 2) }, true)).toContain(odds)
  expect(await reportOf({ ...situation, answers, dice: [5] })).toContain(ended)
})
