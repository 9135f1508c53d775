import type { Explained, Message } from '@fray/kernel'
import { perMatchStore } from '../store/per-match.ts'

/** What the "why" panel explains: a thing that happened or a rule, the numbers that went into it, the rules. */
export interface Why {
  readonly what?: Message
  readonly numbers?: readonly Explained[]
  readonly rules: readonly string[]
}

export const useWhy = perMatchStore<{ readonly why: Why | undefined; readonly open: boolean }>({
  why: undefined,
  open: false,
})

export function showWhy(why: Why): void {
  useWhy.setState({ why, open: true })
}

export function closeWhy(): void {
  useWhy.setState({ open: false })
}
