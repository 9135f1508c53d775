import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Question, Reply } from './asker.ts'
import { promptAsker } from './prompt-asker.ts'

const ENTER = '\r'
const DOWN = '\x1b[B'
const UP = '\x1b[A'
const CANCEL = '\x03'

const question: Question = {
  title: 'What now?',
  choices: ['Wait', 'Move'],
  barred: ['Fight: too far'],
  typing: '"x y" for a place',
}

/** Presses keys one after the other, as a person would. */
async function press(...keys: string[]): Promise<Reply> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const reply = promptAsker(input, output).ask(question)
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    input.write(key)
  }
  return reply
}

test('the menu lists choices, typing a place, and the commands', async () => {
  expect(await press(ENTER)).toEqual({ kind: 'choice', index: 0 })
  expect(await press(DOWN, ENTER)).toEqual({ kind: 'choice', index: 1 })
  expect(await press(DOWN, DOWN, ENTER, '3 8', ENTER)).toEqual({ kind: 'typed', line: '3 8' })
  expect(await press(UP, ENTER)).toEqual({ kind: 'command', command: 'quit' })
})

test('unavailable options are skipped', async () => {
  expect(await press(DOWN, DOWN, DOWN, ENTER)).toEqual({ kind: 'command', command: 'undo' })
})

test('cancelling quits', async () => {
  expect(await press(CANCEL)).toEqual({ kind: 'command', command: 'quit' })
  expect(await press(DOWN, DOWN, ENTER, CANCEL)).toEqual({ kind: 'command', command: 'quit' })
})
