import { type Answer, type Decision, optionsOf } from '@fray/kernel'

/**
 * Lists the answers worth considering: all options of a pick; the alternatives of a place or arrange decision and up to
 * `suggestions` of its suggestions.
 */
export function candidates(decision: Decision, suggestions = Number.POSITIVE_INFINITY): readonly Answer[] {
  const keys = optionsOf(decision).map(({ key }) => key)
  return decision.kind === 'pick' ? keys : [...keys, ...decision.suggest(suggestions).slice(0, suggestions)]
}
