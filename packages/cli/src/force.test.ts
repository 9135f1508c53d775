import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@fray/games'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { jsonFilesAt } from './files.ts'
import { judgeForce } from './force.ts'
import { checkForce, checkLines } from './force-check.ts'
import { run } from './run.ts'

const docs = join(import.meta.dirname, '../../../docs')
const folder = mkdtempSync(join(tmpdir(), 'fray-force-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeForce(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** Runs the command and captures its exit code and output. */
async function fray(...args: string[]): Promise<{ code: number; out: string }> {
  const out: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((data) => void out.push(String(data))),
    vi.spyOn(console, 'error').mockImplementation((data) => void out.push(String(data))),
  ]
  const code = await run(args).finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { code, out: out.join('\n') }
}

test('the forces of docs/forces match their .expect files', async () => {
  const files = await jsonFilesAt('force', join(docs, 'forces'))
  expect(files.length).toBeGreaterThanOrEqual(5)
  const verdicts = await Promise.all(files.map((file) => judgeForce(file, undefined)))
  for (const { file, unmet, error } of verdicts)
    expect({ file, unmet, error }).toEqual({ file, unmet: [], error: undefined })
})

test('the example of docs/forces.md is true', async () => {
  const page = readFileSync(join(docs, 'forces.md'), 'utf8')
  const block = (kind: string) => RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? ''
  const check = await checkForce(JSON.parse(block('json')), undefined)
  expect(`${checkLines(check).join('\n')}\n`).toBe(block('text'))
})

/** Faults of an answer or a file rather than a force, which need no fixes. */
const NOT_OF_FORCES: ReadonlySet<string> = new Set(['no-army', 'no-offer', 'and-advice', 'and-mend'])

describe('every fault of a force has a phrase for its fix, and every such phrase has a fault,', () => {
  test.each([
    ['confrontation', 'advice'],
    ['spherewars', 'mend'],
    ['spherewars-manuscript', 'mend'],
  ])('in every language of %s', async (id, kind) => {
    const game = (await loadGame(id))!
    const others = Object.entries(game.content.translations ?? {}).map(async ([language, load]) => ({
      language,
      words: await load(),
    }))
    for (const { language, words } of [
      { language: 'en', words: game.content.phrases.en! },
      ...(await Promise.all(others)),
    ]) {
      const namesAfter = (prefix: string) =>
        Object.keys(words).flatMap((phrase) => RegExp(`^${prefix}\\.([^.]+)$`).exec(phrase)?.[1] ?? [])
      const faults = namesAfter('fault').filter((name) => !NOT_OF_FORCES.has(name))
      expect(faults.length, language).toBeGreaterThan(30)
      expect(faults.toSorted(), language).toEqual(namesAfter(kind).toSorted())
    }
  })
})

test('CF-REV-WOLFEN-02 too many sylvan animae lead to advice and do not fail the command', async () => {
  const animae = { profile: 'wolfen-sylvan-animae', count: 3 }
  const file = writeForce('animae.json', {
    ...{ game: 'confrontation', army: 'wolfen', points: 1000 },
    cards: [{ profile: 'wolfen-syriak-the-intrepid' }, animae, animae, animae],
  })
  const { code, out } = await fray('force', file)
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringContaining('Remove 3, or add faithful who bring more of them.'),
  })
})

const fiannas = { army: 'sessairs', points: 200, cards: [{ profile: 'Kelt Fianna', count: 3 }] }

describe('a force', () => {
  test('may stand beside the name of its game, under "force", as the app writes it, or alone with --game', async () => {
    const forms = [
      { game: 'confrontation', notes: 'three of them', ...fiannas },
      { game: 'confrontation', force: fiannas },
      { format: 'fray-force-1', game: 'confrontation', force: fiannas },
    ]
    for (const form of forms) expect(await fray('force', writeForce('one.json', form))).toMatchObject({ code: 0 })
    expect(await fray('army', writeForce('bare.json', fiannas), '--game', 'confrontation')).toMatchObject({ code: 0 })
  })

  test.each([
    [{ ...fiannas }, /game: the game is missing/],
    [{ game: 'chess', ...fiannas }, /game: there is no "chess"; known games:/],
    [{ game: 'spheres-of-war' }, /game: spheres-of-war has no forces; games with forces: spherewars/],
    [{ format: 'fray-match-1', game: 'confrontation' }, /format: must be "fray-force-1"/],
    [{ game: 'confrontation', ...fiannas, cards: 'many' }, /cards: Invalid input/],
    [[], /must be a JSON object/],
    ['{', /not JSON/],
  ])('that cannot be read is refused with the reason: %j', async (content, message) => {
    const { code, out } = await fray('force', writeForce('faulty.json', content))
    expect({ code, out }).toEqual({ code: 1, out: expect.stringMatching(message) })
  })

  test('takes one line among several files, and an illegal one fails the command', async () => {
    const good = writeForce('good.json', { game: 'confrontation', ...fiannas })
    const bad = writeForce('bad.json', { game: 'confrontation', ...fiannas, points: 10 })
    const { code, out } = await fray('force', good, bad)
    expect({ code, split: out.split('\n') }).toEqual({ code: 1, split: [`legal  ${good}`, `not legal  ${bad}`] })
  })

  test('is printed as data with its cost, its entries and its faults', async () => {
    const bad = writeForce('bad.json', { game: 'confrontation', ...fiannas, points: 10 })
    expect(JSON.parse((await fray('force', bad, '--json')).out)).toMatchObject({
      legal: false,
      cost: 36,
      limit: 10,
      entries: [{ place: 'cards[0]', name: 'Kelt fianna', count: 3, cost: 36 }],
      faults: [{ rules: ['CF-ARMY-01'], words: expect.stringContaining('36') }],
    })
  })
})
