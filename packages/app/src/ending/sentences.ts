import type { Event } from '@fray/kernel'
import { ended, figuresIn, flowing } from '@fray/report'
import type { Talk } from '../words/talk.ts'

/** What happened, told in one breath; `names` are those of the figures by their ids. */
export function asSentences(
  events: readonly Event[],
  { say, name, language }: Pick<Talk, 'say' | 'name' | 'language'>,
  names: readonly string[],
): string {
  const statements = events.map((event) => ({
    words: say({ id: event.type, args: event.args }),
    names: figuresIn(event).map((id) => name(names[id] ?? '')),
  }))
  return flowing(statements, language).map(ended).join(' ')
}
