import type { Seat } from '@fray/kernel'
import type { Translator } from '../locales/translator.ts'
import type { PlayerKind, Snapshot } from '../match/protocol.ts'

/** Who "you" is: the only person of the match. Persons who share the screen are called by their sides. */
export function youIn({ players }: Pick<Snapshot, 'players'>): Seat | undefined {
  const persons = [...players.keys()].filter((seat) => players[seat] === 'person')
  return persons.length === 1 ? persons[0] : undefined
}

/** What whoever sits at a seat is called, if not by the side alone: "You", "Bot, veteran". */
export function playerName(snapshot: Pick<Snapshot, 'players'>, seat: Seat, { ui }: Translator): string | undefined {
  if (seat === youIn(snapshot)) return ui('ui.you')
  const kind: PlayerKind | undefined = snapshot.players[seat]
  return kind === undefined || kind === 'person'
    ? undefined
    : ui('ui.bot', { level: ui(`ui.player.${kind}`).toLowerCase() })
}
