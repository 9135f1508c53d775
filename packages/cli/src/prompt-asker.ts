import type { Readable, Writable } from 'node:stream'
import { isCancel, log, select, text } from '@clack/prompts'
import { type Asker, COMMANDS, type Question, type Reply } from './asker.ts'

const quit: Reply = { kind: 'command', command: 'quit' }

/** Asks through menus, for terminals. Escape and Ctrl-C quit. */
export function promptAsker(input: Readable, output: Writable): Asker {
  return {
    tell: (lines) => {
      if (lines.length > 0) log.message([...lines], { output })
    },
    close: () => {},
    async ask(question) {
      const menu = menuOf(question)
      const options = menu.map(({ label, reply }, value) => ({ value, label, disabled: reply === undefined }))
      const chosen = await select({ message: question.title, options, maxItems: 12, input, output })
      const reply = isCancel(chosen) ? quit : (menu[chosen]?.reply ?? quit)
      if (reply.kind !== 'typed') return reply
      const line = await text({ message: question.typing ?? '', input, output })
      return isCancel(line) ? quit : { kind: 'typed', line }
    },
  }
}

interface MenuItem {
  readonly label: string
  /** Undefined for options that are only shown. */
  readonly reply: Reply | undefined
}

function menuOf({ choices, barred, typing }: Question): MenuItem[] {
  return [
    ...choices.map((label, index): MenuItem => ({ label, reply: { kind: 'choice', index } })),
    ...(typing ? [{ label: 'Something else', reply: { kind: 'typed', line: '' } as const }] : []),
    ...barred.map((label) => ({ label, reply: undefined })),
    ...Object.values(COMMANDS).map(
      (command): MenuItem => ({ label: `(${command})`, reply: { kind: 'command', command } }),
    ),
  ]
}
