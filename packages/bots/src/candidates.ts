import { type Answer, type Decision, optionsOf } from '@fray/kernel'

/**
 * Answers worth considering: every option of a pick; for a place or an arrangement every choice instead of it, and what
 * the rules suggest, at most so many.
 */
export function candidates(decision: Decision, suggestions = Number.POSITIVE_INFINITY): readonly Answer[] {
  const keys = optionsOf(decision).map(({ key }) => key)
  return decision.kind === 'pick' ? keys : [...keys, ...decision.suggest(suggestions).slice(0, suggestions)]
}
