import { expect, test } from 'vitest'
import { PATTERNS } from './patterns.ts'
import { readMarkdown } from './read-markdown.ts'
import { readSource, type Spoken } from './read-source.ts'

/** Ids of the patterns found in a source, with the words they were found in. */
function findingsIn(source: string, file = 'sample.test.tsx'): [string, string][] {
  return readSource(file, source).flatMap((spoken) =>
    findingsOf(spoken).map((id): [string, string] => [id, spoken.words]),
  )
}

function findingsOf({ where, words }: Spoken): string[] {
  return PATTERNS.filter((pattern) => pattern.where.includes(where) && pattern.find(words) !== undefined).map(
    ({ id }) => id,
  )
}

test('finds participles and clauses among functions, wherever they are declared', () => {
  expect(findingsIn('function told() {}')).toEqual([['participle-functions', 'told']])
  expect(findingsIn('const counted = (a: number) => a')).toEqual([['participle-functions', 'counted']])
  expect(findingsIn('class Pile { drawn() {} }')).toEqual([['participle-functions', 'drawn']])
  expect(findingsIn('const whoDares = 1')).toEqual([['clause-names', 'whoDares']])
  expect(findingsIn('const told = 1; function read() {} function feed() {}')).toEqual([])
})

test('finds types that shadow a global, and loop variables without a name', () => {
  expect(findingsIn('interface Event { a: 1 }')).toEqual([['shadowed-globals', 'Event']])
  expect(findingsIn('interface GameEvent { a: 1 }')).toEqual([])
  expect(findingsIn('for (const each of [1]) f(each)')).toEqual([['loop-variables', 'each']])
  expect(findingsIn('[1].map((one) => one)')).toEqual([['loop-variables', 'one']])
})

test('reads neighbouring line comments as one sentence', () => {
  expect(findingsIn('// The figure keeps\n// his place.\nf()')).toEqual([['pronouns', 'The figure keeps his place.']])
})

test('tells comments, titles and texts apart', () => {
  expect(findingsIn('/** CF-COMBAT-24. */\nf()')).toEqual([['bare-rule-ids', 'CF-COMBAT-24.']])
  expect(findingsIn("test('a clerk is no fighter', () => {})")).toEqual([['negated-nouns', 'a clerk is no fighter']])
  expect(findingsIn("f('Whoever wins stays')").map(([id]) => id)).toEqual(['sentence-starts', 'old-words'])
  expect(findingsIn('f(<p>What is chosen stays</p>)').map(([id]) => id)).toEqual(['sentence-starts'])
  expect(findingsIn("f('What is your name?')")).toEqual([])
})

test('names the line of a finding', () => {
  expect(readSource('sample.ts', 'const a = 1\n\n// He runs.\n')).toContainEqual({
    where: 'comment',
    words: 'He runs.',
    line: 3,
  })
})

test('reads the prose of Markdown: paragraphs, list items and table cells', () => {
  const source = ['# Bots', '', 'A bot keeps', 'his place.', '- Whoever wins stays.', '| word | What it does. |'].join(
    '\n',
  )
  const found = readMarkdown(source).flatMap((spoken) => findingsOf(spoken).map((id) => [id, spoken.line]))
  expect(found).toEqual([
    ['pronouns', 3],
    ['sentence-starts', 5],
    ['old-words', 5],
    ['sentence-starts', 6],
  ])
})

test('lets a heading of Markdown be a clause, but not use old words', () => {
  expect(readMarkdown('## What it does').flatMap(findingsOf)).toEqual([])
  expect(readMarkdown('## How to muster').flatMap(findingsOf)).toEqual(['old-words'])
})

test('reads neither code nor quoted words nor addresses in Markdown', () => {
  const source = [
    '```',
    'whoever',
    '```',
    'Say “they”, not "he" or `his`, as [here](https://anew.example) shows.',
  ].join('\n')
  expect(readMarkdown(source).flatMap(findingsOf)).toEqual([])
})
