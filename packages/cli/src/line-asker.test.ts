import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Question } from './asker.ts'
import { lineAsker } from './line-asker.ts'

const question: Question = {
  title: 'What now?',
  choices: ['Wait', 'Move'],
  barred: ['Fight: too far'],
  typing: undefined,
}

async function replies(typed: string, asked: Question = question) {
  const output = new PassThrough()
  const asker = lineAsker(Readable.from([typed]), output)
  const reply = await asker.ask(asked)
  asker.close()
  return { reply, told: String(output.read()) }
}

test('a decision is a numbered list', async () => {
  const { reply, told } = await replies('2\n')
  expect(reply).toEqual({ kind: 'choice', index: 1 })
  expect(told).toBe(
    'What now?\n  1. Wait\n  2. Move\n  not now: Fight: too far\n  (u undo, o odds, s save, q quit)\n> ',
  )
})

test('letters are commands, and the end of the input quits', async () => {
  const commands = await Promise.all(['u\n', 'o\n', 's\n', 'q\n', ''].map((typed) => replies(typed)))
  expect(commands.map(({ reply }) => reply)).toEqual(
    ['undo', 'odds', 'save', 'quit', 'quit'].map((command) => ({ kind: 'command', command })),
  )
})

test('an invalid answer is asked for again', async () => {
  const { reply, told } = await replies('0\n3\n1 2\n\n1\n')
  expect(reply).toEqual({ kind: 'choice', index: 0 })
  expect(told.match(/Type a number from 1 to 2\./g)).toHaveLength(4)
})

test('a place may be typed when a place is asked for', async () => {
  const { reply } = await replies('3 8\n', { ...question, typing: '"x y" for a place' })
  expect(reply).toEqual({ kind: 'typed', line: '3 8' })
})
