import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Asker, COMMANDS, type Question, type Reply } from './asker.ts'

/** Asks line by line, for pipes and simple terminals. The end of the input quits. */
export function lineAsker(input: Readable, output: Writable): Asker {
  const reader = createInterface({ input, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  const tell = (told: readonly string[]) => {
    for (const line of told) output.write(`${line}\n`)
  }
  return {
    tell,
    close: () => reader.close(),
    async ask(question) {
      tell(questionLines(question))
      for (;;) {
        output.write('> ')
        const { value, done } = await lines.next()
        if (done) return { kind: 'command', command: 'quit' }
        const reply = readReply(value.trim(), question)
        if (reply) return reply
        tell([`Type a number from 1 to ${question.choices.length}${question.typing ? `, ${question.typing}` : ''}.`])
      }
    },
  }
}

function questionLines({ title, choices, barred, typing }: Question): string[] {
  const commands = Object.entries(COMMANDS).map(([key, command]) => `${key} ${command}`)
  return [
    title,
    ...choices.map((choice, i) => `  ${i + 1}. ${choice}`),
    ...barred.map((reason) => `  not now: ${reason}`),
    `  (${[...(typing ? [typing] : []), ...commands].join(', ')})`,
  ]
}

function readReply(line: string, { choices, typing }: Question): Reply | undefined {
  if (line in COMMANDS) return { kind: 'command', command: COMMANDS[line as keyof typeof COMMANDS] }
  if (/^\d+$/.test(line)) {
    const index = Number(line) - 1
    return index in choices ? { kind: 'choice', index } : undefined
  }
  return typing && line ? { kind: 'typed', line } : undefined
}
