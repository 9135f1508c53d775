/** What a player may ask for instead of answering. */
export const COMMANDS = { u: 'undo', o: 'odds', s: 'save', q: 'quit' } as const

export type PlayerCommand = (typeof COMMANDS)[keyof typeof COMMANDS]

/** A decision as it is put to a person. */
export interface Question {
  readonly title: string
  readonly choices: readonly string[]
  /** What cannot be chosen now, and why. */
  readonly barred: readonly string[]
  /** How to type an answer that is not in the list, where there is such a thing. */
  readonly typing: string | undefined
}

export type Reply =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'typed'; readonly line: string }
  | { readonly kind: 'command'; readonly command: PlayerCommand }

/** Speaks with the person who plays. */
export interface Asker {
  tell(lines: readonly string[]): void
  ask(question: Question): Promise<Reply>
  close(): void
}
