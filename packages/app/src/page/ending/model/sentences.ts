import type { GameEvent } from '@fray/kernel'
import { endStatement, figuresIn, joinStatements } from '@fray/report'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Tells events in one passage; `names` are the figures' names by id. */
export function toSentences(
  events: readonly GameEvent[],
  { say, name, language }: Pick<PhraseTranslator, 'say' | 'name' | 'language'>,
  names: readonly string[],
): string {
  const statements = events.map((event) => ({
    words: say({ id: event.type, args: event.args }),
    names: figuresIn(event).map((id) => name(names[id] ?? '')),
  }))
  return joinStatements(statements, language).map(endStatement).join(' ')
}
