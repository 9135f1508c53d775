// Counts what the house style asks us not to write, and fails when there is more of it than the budget allows.
//   npm run voice                    counts beside the budget
//   npm run voice -- old-words       every place of one pattern
//   npm run voice -- --lower         lowers the budget to what is there now
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { PATTERNS } from './patterns.ts'
import { readMarkdown } from './read-markdown.ts'
import { readSource, type Spoken } from './read-source.ts'

interface Place {
  readonly file: string
  readonly line: number
  readonly words: string
}

const BUDGET = 'scripts/voice/budget.json'
/** Other languages, and the patterns themselves with their tests. */
const EXCLUDED = /(^|\/)(es|fr)(\/|\.(ts|json)$)|^scripts\/voice\//

const wanted = process.argv[2]
const SOURCES = ['*.ts', '*.tsx', '*/locales/en.json', '*/locales/en/*.json']
const DOCS = ['docs/*.md', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'packages/*/README.md']
const files = execFileSync('git', ['ls-files', ...SOURCES, ...DOCS], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => file && !EXCLUDED.test(file))

const places = new Map<string, Place[]>(PATTERNS.map(({ id }) => [id, []]))
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  for (const spoken of readFile(file, source))
    for (const pattern of PATTERNS)
      if (pattern.where.includes(spoken.where) && pattern.find(spoken.words) !== undefined)
        places.get(pattern.id)!.push({ file, line: spoken.line, words: spoken.words })
}

function readFile(file: string, source: string): Spoken[] {
  if (file.endsWith('.json')) return textsOf(source)
  return file.endsWith('.md') ? readMarkdown(source) : readSource(file, source)
}

function textsOf(json: string): Spoken[] {
  return json.split('\n').flatMap((line, i) => {
    const words = /:\s*"(.*)",?$/.exec(line)?.[1]
    return words === undefined ? [] : [{ where: 'text' as const, words: withoutArguments(words), line: i + 1 }]
  })
}

/** Removes the names of arguments: nobody reads them, and saved matches have them in their events, so they cannot change. */
function withoutArguments(message: string): string {
  return message.replace(/\{\w+(?=[,}])/g, '{')
}

const budget: Record<string, number> = JSON.parse(readFileSync(BUDGET, 'utf8'))
if (wanted === '--lower') {
  const lowered = PATTERNS.map(({ id }) => [
    id,
    Math.min(places.get(id)!.length, budget[id] ?? Number.POSITIVE_INFINITY),
  ])
  writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
} else if (wanted !== undefined) {
  for (const { file, line, words } of places.get(wanted) ?? []) console.log(`${file}:${line} ${words.slice(0, 160)}`)
} else {
  const excess = PATTERNS.filter(({ id }) => places.get(id)!.length > (budget[id] ?? 0))
  for (const { id, says } of PATTERNS)
    console.log(
      `${id.padEnd(22)} ${String(places.get(id)!.length).padStart(5)} of ${String(budget[id] ?? 0).padStart(5)}  ${says}`,
    )
  for (const { id } of excess) console.error(`More ${id} than the budget allows: npm run voice -- ${id}`)
  process.exit(excess.length ? 1 : 0)
}
