import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@fray/bots'
import { readRecord, replay } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Asker, Question, Reply } from './asker.ts'
import { Session } from './session.ts'
import { newMatch, origin, spheres } from './testing/spheres.ts'

/** Answers from a list and quits at its end; keeps what it was shown. */
function scriptedAsker(replies: Reply[]): Asker & { readonly told: string[]; readonly asked: Question[] } {
  const told: string[] = []
  const asked: Question[] = []
  return {
    told,
    asked,
    tell: (lines) => void told.push(...lines),
    close: () => {},
    ask: async (question) => {
      asked.push(question)
      return replies.shift() ?? { kind: 'command', command: 'quit' }
    },
  }
}

function sitDown(replies: Reply[], file = 'unused') {
  // With this seed, the coin toss makes seat 0 the Instigator.
  const match = newMatch('2')
  const asker = scriptedAsker(replies)
  const bot = createBot('random', 'bot')
  return { match, asker, session: new Session({ match, terms: { origin, seed: '2' }, seat: 0, bot, asker, file }) }
}

const choose = (index: number): Reply => ({ kind: 'choice', index })
const typeAnswers = (line: string): Reply => ({ kind: 'typed', line })
const command = (name: 'undo' | 'odds' | 'save'): Reply => ({ kind: 'command', command: name })

test('the person is asked, the bot answers for the others, and each event is shown once', async () => {
  const { match, asker, session } = sitDown([choose(0), typeAnswers('3 8')])
  await session.play()
  expect(match.answers.map(({ seat }) => seat)).toEqual([0, 0, 1])
  expect(asker.asked.map(({ title }) => title.split(' [')[0])).toEqual([
    'Beasts: Choose your edge of the table',
    'Beasts (Instigator): Place Badger in your deployment zone',
    'Beasts (Instigator): Place Boar in your deployment zone',
  ])
  expect(asker.told.filter((line) => line.startsWith('Badger takes position.'))).toHaveLength(1)
})

test('an illegal place is refused with the reason, an unreadable answer without one', async () => {
  const { match, asker, session } = sitDown([choose(0), typeAnswers('3 2'), typeAnswers('there')])
  await session.play()
  expect(asker.told).toContain('Not allowed: the whole base must be in your deployment zone [SO-1-7]')
  expect(asker.told).toContain('Not a valid answer.')
  expect(match.answers).toHaveLength(1)
})

test("undo takes back the person's last answer and the bot's since, but no dice", async () => {
  const { match, asker, session } = sitDown([choose(0), choose(0), command('undo'), command('undo'), command('undo')])
  await session.play()
  expect(match.answers).toHaveLength(0)
  expect(asker.told.filter((line) => line === 'Undid your last answer.')).toHaveLength(2)
  expect(asker.told.at(-1)).toBe('nothing can be undone: dice or a secret have been revealed since')
})

test('odds are shown for every choice', async () => {
  const { asker, session } = sitDown([command('odds')])
  await session.play()
  expect(asker.told).toContain('"near"  the near edge')
  expect(asker.told).toContain('    no immediate result')
})

test('a saved match replays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fray-'))
  const file = join(folder, 'match.json')
  const { match, session } = sitDown([choose(2), choose(1), command('save')], file)
  await session.play()
  const record = readRecord(JSON.parse(await readFile(file, 'utf8')))
  expect(replay(spheres, record).answers).toEqual(match.answers)
  await rm(folder, { recursive: true })
})

test('the end of the match ends the session with its outcome', async () => {
  const { match, asker, session } = sitDown(Array<Reply>(5000).fill(choose(0)))
  await session.play()
  expect(match.outcome).toBeDefined()
  expect(asker.told.at(-1)).toMatch(/^(Won by|A draw)/)
})
