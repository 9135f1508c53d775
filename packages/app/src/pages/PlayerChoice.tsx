import type { Seat, Text } from '@fray/kernel'
import { PLAYER_KINDS, type PlayerKind } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { Choices } from './Choices.tsx'

interface Props {
  readonly seat: Seat
  /** The side at that seat. */
  readonly name: Text
  readonly value: PlayerKind | undefined
  onChoose(kind: PlayerKind): void
}

/** Who plays a side: a person, or a bot of some level. */
export function PlayerChoice({ seat, name, value, onChoose }: Props) {
  const { ui } = useTalk()
  return (
    <Choices
      seat={seat}
      title={ui('ui.player-of', { side: { text: name } })}
      value={value}
      options={PLAYER_KINDS.map((kind) => ({
        value: kind,
        words: ui(`ui.player.${kind}`),
        note: ui(`ui.player-note.${kind}`),
      }))}
      onChoose={onChoose}
    />
  )
}
