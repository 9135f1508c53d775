import { beginMatch, isFormality, type Match, passAnswer, type Seat } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import type { Bot } from '@fray/session/thinking'
import type { Terms } from './terms.ts'

/** Does everything before the fighting by default answers or bots; `given` receives every answer. */
export async function prepareByBots(
  match: TableMatch,
  terms: Terms,
  botOf: (seat: Seat) => Bot,
  given: (at: number) => void,
): Promise<void> {
  for (let [asked] = match.pending; asked && match.isPreparing; [asked] = match.pending) {
    const { seat } = asked
    const usual = isFormality(asked) ? passAnswer(asked) : asked.defaultAnswer?.()
    const answer = usual ?? (await botOf(seat)(match, seat, terms))
    const at = match.answers.length
    if (!match.answer(seat, answer).ok) return
    if (match.answers.length > at) given(at)
  }
}

/** Number of answers before a person first placed a figure; 0 if nobody was placed automatically. */
export function firstPlacing({ game, answers }: TableMatch, terms: Terms): number {
  const again: Match<unknown, unknown, unknown> = beginMatch(game, terms, { retention: 'first' })
  const at = answers.findIndex(({ seat, answer }) => {
    const decision = again.decisionOf(seat)
    const places = terms.players[seat] === 'person' && decision?.kind === 'place' && decision.figure !== undefined
    if (!places) again.answer(seat, answer)
    return places
  })
  return Math.max(at, 0)
}
