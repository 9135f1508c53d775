import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

interface Sample {
  readonly file: string
  readonly code: string
}

/** Gets the code of a page, each block with the source file named last before it. */
function samplesOf(page: string): Sample[] {
  const text = readFileSync(join(import.meta.dirname, page), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(({ 1: code = '', index }) => {
    const file = [...text.slice(0, index).matchAll(/`(packages\/[\w/.-]+\.ts)`/g)].at(-1)?.[1]
    if (file === undefined) throw new Error(`${page} names no source before: ${code}`)
    return { file, code }
  })
}

const samples = samplesOf('adding-an-ability.md')

test('the page about abilities has code of all games that have special rules', () => {
  const games = ['spherewars', 'confrontation', 'missum']
  expect(games.filter((game) => samples.some(({ file }) => file.startsWith(`packages/games/${game}/`)))).toEqual(games)
})

test.each(samples)('the code shown on the page about abilities stands in $file', ({ file, code }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(code)
})

test('the program shown on the page about situations runs', async () => {
  const page = readFileSync(join(import.meta.dirname, 'situations.md'), 'utf8')
  const program = readFileSync(join(import.meta.dirname, 'examples/play-situation.ts'), 'utf8')
  expect(page).toContain(program)
  await expect(import('./examples/play-situation.ts')).resolves.toBeDefined()
})
