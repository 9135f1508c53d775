import type { Answer, Decision } from '@fray/kernel'

/**
 * Answers worth considering: every option of a pick; for a place every choice instead of placing, and what the rules
 * suggest, at most so many.
 */
export function candidates(decision: Decision, suggestions = Number.POSITIVE_INFINITY): readonly Answer[] {
  if (decision.kind === 'pick') return decision.options.map(({ key }) => key)
  const instead = decision.instead?.map(({ key }) => key) ?? []
  return [...instead, ...decision.suggest(suggestions).slice(0, suggestions)]
}
