import type { Message } from '../texts/message.ts'

/** Why an answer is not allowed, with the rules that forbid it. */
export interface Refusal {
  readonly ok: false
  readonly reason: Message
  readonly rules: readonly string[]
}

export type Verdict<P> = { readonly ok: true; readonly value: P } | Refusal

export function accept<P>(value: P): Verdict<P> {
  return { ok: true, value }
}

export function refuse(reason: Message, ...rules: string[]): Refusal {
  return { ok: false, reason, rules }
}
