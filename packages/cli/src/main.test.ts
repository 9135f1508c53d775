import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@fray/games'
import {
  agreedSeed,
  agreeOnSeed,
  beginMatch,
  contributionCommitment,
  createRecord,
  withCommitment,
  withContribution,
} from '@fray/kernel'
import { afterAll, expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const node = join(root, 'node_modules/.bin/node')
const main = join(import.meta.dirname, 'main.ts')
const situations = join(root, 'docs/situations/spheres-of-war')
const folder = await mkdtemp(join(tmpdir(), 'fray-'))

// Every test starts a process, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

afterAll(() => rm(folder, { recursive: true }))

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command. */
function fray(args: readonly string[], input = ''): Promise<Run> {
  return waitForExit(spawn(node, [main, ...args]), input)
}

function waitForExit(child: ReturnType<typeof spawn>, input = ''): Promise<Run> {
  let [out, err] = ['', '']
  child.stdout?.on('data', (data) => {
    out += data
  })
  child.stderr?.on('data', (data) => {
    err += data
  })
  child.stdin?.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

async function writeSituation(name: string, data: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, typeof data === 'string' ? data : JSON.stringify(data))
  return file
}

test('help succeeds, wrong arguments fail', async () => {
  expect(await fray(['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage: fray') })
  expect(await fray(['play', 'chess'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage: fray') })
})

test('a simulation has the same result twice', async () => {
  const args = ['simulate', 'spheres-of-war', '--games', '3', '--seed', 'x', '--bots', 'random,random', '--json']
  const runs = [await fray(args), await fray(args)]
  const [once, again] = runs.map(({ out }) => ({ ...JSON.parse(out), seconds: 0, decisionsPerSecond: 0 }))
  expect(once).toEqual(again)
  expect(once).toMatchObject({ game: 'spheres-of-war', games: 3 })
})

test('the referee reports a situation as text and as JSON', async () => {
  const file = join(situations, 'combat-loop.json')
  const words = await fray(['referee', file])
  const data = await fray(['referee', file, '--odds', '--json'])
  const expected = await readFile(file.replace('json', 'txt'), 'utf8')
  // With its expectations beside it.
  expect(words).toEqual({ code: 0, out: `${expected}\nright  ${file}\n`, err: '' })
  expect(Object.keys(JSON.parse(data.out))).toEqual(['title', 'events', 'pending', 'odds', 'state', 'right', 'unmet'])
})

test('faulty files give one message and exit code 1', async () => {
  const bad = await writeSituation('bad.json', '{ "game": ')
  const empty = await writeSituation('empty.json', {})
  const fight = await writeSituation('fight.json', {
    ...JSON.parse(await readFile(join(situations, 'tie.json'), 'utf8')),
    answers: ['3-1', 'fight'],
  })
  const cases = [
    [bad, `fray: situation ${bad}: not JSON: `, /^$/],
    [empty, 'fray: situation: game: ', /^$/],
    // Everything before the error is reported as usual.
    [fight, 'fray: situation: answers[1]: Birds (Instigator) may not answer "fight"', /Owl meets Wolf\./],
    [join(folder, 'nowhere.json'), 'no such file or directory', /^$/],
    [situations.replace('spheres-of-war', 'nowhere'), 'no such file or directory', /^$/],
  ] as const
  for (const [file, message, story] of cases) {
    const { code, out, err } = await fray(['referee', file])
    expect(code).toBe(1)
    expect(out).toMatch(story)
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
  }
})

test('--watch replays a situation whenever it or its expectations change', async () => {
  const position = JSON.parse(await readFile(join(situations, 'tie.json'), 'utf8'))
  const file = await writeSituation('draft.json', { ...position, answers: ['3-1'] })
  const child = spawn(node, [main, 'referee', file, '--watch'])
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      out += data
    })
  }
  const waitForOutput = (words: string) =>
    vi.waitFor(() => expect(out).toContain(words), { timeout: 60_000, interval: 20 })
  await waitForOutput('What does Owl do against Wolf? Action 1 of 5')
  await writeSituation('draft.json', { ...position, answers: ['3-1', 'wait'] })
  await waitForOutput('Owl waits.')
  await writeSituation('draft.expect', 'Owl waits\nOwl dies\n')
  await waitForOutput('line 2 does not match: Owl dies')
  // A syntax error does not end the watch.
  await writeSituation('draft.json', '{')
  await waitForOutput('draft.json: not JSON')
  await writeSituation('draft.expect', '(')
  await waitForOutput('draft.expect, line 1: Invalid regular expression')
  await writeSituation('draft.expect', 'Owl waits')
  await writeSituation('draft.json', { ...position, answers: ['3-1', 'wait', 'wait'] })
  await waitForOutput('Wolf waits.')
  child.kill()
  expect(await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)))).toBe('SIGTERM')
})

test('`npx fray` works in a checkout', async () => {
  const file = join(situations, 'combat-loop.json')
  const run = await waitForExit(spawn(join(root, 'node_modules/.bin/fray'), ['referee', file], { cwd: root }))
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('Strike, defend, strike back') })
})

test('a match can be played through a pipe, saved, replayed and asked for odds', async () => {
  const file = join(folder, 'match.json')
  const play = ['play', 'spheres-of-war', '--preset', 'small', '--seed', '2', '--bot', 'recruit', '--save', file]
  const played = await fray(play, '1\n3 8\nu\n2\no\nq\n')
  expect(played).toMatchObject({ code: 0, err: '' })
  expect(played.out).toContain('Beasts (Instigator) choose the near edge. [SO-1-6]')
  expect(played.out).toContain('Undid your last answer.')

  const replayed = await fray(['replay', file, '--events'])
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out).toContain('the replay is identical.\n3 answers')
  const odds = await fray(['odds', file, '--at', '0'])
  await expectDiceChecked(played.out, file)
  expect(odds.out).toContain('"left"  the left edge')
  expect(await fray(['odds', file, '--at', '9'])).toMatchObject({ code: 1, err: expect.stringContaining('only 3') })

  const record = JSON.parse(await readFile(file, 'utf8'))
  const changes = [
    [{ version: '0' }, 'was played with version 0 of spheres-of-war; these rules are version'],
    [{ answers: [[0, 'up']], savepoint: undefined }, 'answers[0] of seat 0 is refused by SO-1-6'],
    [{ digest: 'abc' }, 'the replay ends differently'],
    [{ answers: 3 }, 'match file: answers: '],
  ] as const
  for (const [change, message] of changes) {
    const { code, err } = await fray(['replay', await writeSituation('changed.json', { ...record, ...change })])
    expect(code).toBe(1)
    expect(err).toContain(message)
  }
})

/** The record is checked against the commitment shown when the match began, never against its own. */
async function expectDiceChecked(told: string, file: string): Promise<void> {
  const shown = /^Commitment to the dice: ([0-9a-f]{64})$/m.exec(told)?.[1] ?? ''
  const { out } = await fray(['replay', file])
  expect(out).toContain(
    `The record claims the commitment ${shown}; verify it with --commitment and the one you were shown.`,
  )
  expect(await fray(['replay', file, '--commitment', shown])).toMatchObject({
    code: 0,
    out: expect.stringContaining('The dice are verified'),
  })
  expect(await fray(['replay', file, '--commitment', shown.replace(/^./, 'x')])).toMatchObject({
    code: 1,
    err: 'fray: the dice are not verified: its seed is not the one committed to before the first die\n',
  })
}

test('the record of an online match is checked against the agreement on its seed, and tells the part of each seat', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const [first, second, host] = ['first', 'second', 'host'].map((name) => ({ secret: `secret of ${name}`, salt: name }))
  const parties = [
    ['host', host!],
    [0, first!],
    [1, second!],
  ] as const
  let agreement = agreeOnSeed(2)
  for (const [party, part] of parties) {
    agreement = withCommitment(agreement, party, contributionCommitment(party, part))
  }
  agreement = withContribution(withContribution(agreement, 0, first!), 1, second!)
  const { setup } = game.content.presets[0]!
  const terms = { origin: { setup }, ...agreedSeed(agreement, host!)!, hostContribution: host! }
  const record = createRecord(beginMatch(game, terms), terms)
  const replayed = await fray(['replay', await writeSituation('online.json', { record, agreement })])
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out).toContain('  seat 1: secret of first\n  seat 2: secret of second')
  const otherTerms = { ...terms, seed: 'another seed' }
  const forged = createRecord(beginMatch(game, otherTerms), otherTerms)
  expect(await fray(['replay', await writeSituation('forged.json', { record: forged, agreement })])).toMatchObject({
    code: 1,
    err: 'fray: the dice are not verified: its seed is not the one committed to before the first die\n',
  })
})

test('a reader that closes the pipe does not cause an error', async () => {
  const shell = spawn('sh', ['-c', `"${node}" "${main}" referee "${situations}/combat-loop.json" | head -n 1`])
  expect(await waitForExit(shell)).toEqual({ code: 0, out: 'Strike, defend, strike back\n', err: '' })
})

test('a saved match becomes a battle report in one file, in the chosen language', async () => {
  const match = join(root, 'packages/games/spheres-of-war/golden/spheres-of-war-1.json')
  const [english, french] = [join(folder, 'report.html'), join(folder, 'rapport.html')]
  expect(await fray(['report', match, '-o', english])).toMatchObject({ code: 0, out: '', err: '' })
  const page = await readFile(english, 'utf8')
  expect(page).toMatch(/^<!doctype html>/i)
  expect(page).toContain('<h2>Key moments</h2>')
  // It is one file, so nothing is fetched from elsewhere.
  expect(page).not.toMatch(/(src|href)="(?!#)/)
  expect(await fray(['report', match, '-l', 'fr', '-o', french])).toMatchObject({ code: 0, err: '' })
  expect(await readFile(french, 'utf8')).toMatch(/<html lang="fr"/)
  const refused = await fray(['report', match, '-l', 'de'])
  expect(refused).toMatchObject({ code: expect.any(Number), out: '', err: expect.stringContaining('"de"') })
  expect(refused.code).toBeGreaterThan(0)
})
