import type { Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Gets the seat called "you": that of a single person. Persons who share the device are called by their sides. */
export function youIn({ players }: Pick<Snapshot, 'players'>): Seat | undefined {
  const persons = [...players.keys()].filter((seat) => players[seat] === 'person')
  return persons.length === 1 ? persons[0] : undefined
}

/** Names the player of a seat, if not by the side alone: "You", "Anna", "Bot, veteran". */
export function playerName(
  snapshot: Pick<Snapshot, 'players' | 'people'>,
  seat: Seat,
  { ui }: PhraseTranslator,
): string | undefined {
  if (seat === youIn(snapshot)) return ui('ui.you')
  const kind = snapshot.players[seat]
  if (kind === 'remote') return snapshot.people?.[seat]
  return kind === undefined || kind === 'person'
    ? undefined
    : ui('ui.bot', { level: ui(`ui.player.${kind}`).toLowerCase() })
}
