import type { Text } from './text.ts'

/** Why an answer is not allowed, with the rules that forbid it. */
export interface Refusal {
  readonly ok: false
  readonly reason: Text
  readonly rules: readonly string[]
}

export type Verdict<P> = { readonly ok: true; readonly value: P } | Refusal

export function accepted<P>(value: P): Verdict<P> {
  return { ok: true, value }
}

export function refused(reason: Text, ...rules: string[]): Refusal {
  return { ok: false, reason, rules }
}
