import type { Weighed } from '../match/protocol.ts'
import type { Talk } from '../words/talk.ts'

/** What the rules say of a draft, in words. */
export function verdictOf(weighed: Weighed | undefined, { ui, say }: Talk): string {
  if (!weighed) return ui('ui.judging')
  return weighed.refusal ? ui('ui.refused', { reason: say(weighed.refusal.reason) }) : ui('ui.allowed')
}
