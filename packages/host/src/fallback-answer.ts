import { type Answer, type Decision, optionsOf, passAnswer } from '@fray/kernel'

/** Maximum number of suggestions to try. */
const SUGGESTIONS = 8

/**
 * Lists answers for a seat that cannot answer itself, the most harmless first: the default answer, passing,
 * suggestions, any option. They are computed one by one, and a source that throws is skipped.
 */
export function* fallbackAnswers(decision: Decision): Generator<Answer> {
  const sources: (() => readonly (Answer | undefined)[])[] = [
    () => [decision.defaultAnswer?.()],
    () => [passAnswer(decision)],
    () => (decision.kind === 'pick' ? [] : decision.suggest(SUGGESTIONS).slice(0, SUGGESTIONS)),
    () => optionsOf(decision).map(({ key }) => key),
  ]
  for (const source of sources) {
    for (const answer of tryOrUndefined(source)) if (answer !== undefined) yield answer
  }
}

function tryOrUndefined<T>(work: () => readonly T[]): readonly T[] {
  try {
    return work()
  } catch {
    return []
  }
}
