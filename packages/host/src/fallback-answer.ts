import { type Answer, type Decision, optionsOf, passOf } from '@fray/kernel'

/** Of what the rules suggest, only so many are tried. */
const SUGGESTIONS = 8

/**
 * Answers for a seat that cannot answer itself, the most harmless first: the game's usual answer, passing, what the
 * rules suggest, any option. They are worked out one by one, and a source that fails is left out.
 */
export function* fallbackAnswers(decision: Decision): Generator<Answer> {
  const sources: (() => readonly (Answer | undefined)[])[] = [
    () => [decision.usual?.()],
    () => [passOf(decision)],
    () => (decision.kind === 'pick' ? [] : decision.suggest(SUGGESTIONS).slice(0, SUGGESTIONS)),
    () => optionsOf(decision).map(({ key }) => key),
  ]
  for (const source of sources) {
    for (const answer of attempted(source)) if (answer !== undefined) yield answer
  }
}

function attempted<T>(work: () => readonly T[]): readonly T[] {
  try {
    return work()
  } catch {
    return []
  }
}
