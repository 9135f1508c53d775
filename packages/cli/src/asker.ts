/** Commands that a player may give instead of an answer. */
export const COMMANDS = { u: 'undo', o: 'odds', s: 'save', q: 'quit' } as const

export type PlayerCommand = (typeof COMMANDS)[keyof typeof COMMANDS]

/** A decision as shown to a person. */
export interface Question {
  readonly title: string
  readonly choices: readonly string[]
  /** Unavailable options with their reasons. */
  readonly barred: readonly string[]
  /** How to type an answer that is not in the list, if the decision takes one. */
  readonly typing: string | undefined
}

export type Reply =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'typed'; readonly line: string }
  | { readonly kind: 'command'; readonly command: PlayerCommand }

/** A conversation with the person who plays. */
export interface Asker {
  tell(lines: readonly string[]): void
  ask(question: Question): Promise<Reply>
  close(): void
}
