import type { Level } from '@fray/bots'
import type { Message, Seat } from '@fray/kernel'
import type { PlayerKind } from '@fray/session'
import { Choices } from '../pages/Choices.tsx'
import { useGame } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  /** The id of the game. */
  readonly game: string
  readonly seat: Seat
  /** The side at that seat. */
  readonly name: Message
  readonly value: PlayerKind | undefined
  onChoose(kind: PlayerKind): void
}

/** Who plays a side: a human, or a bot of a level that the game offers. */
export function PlayerChoice({ game, seat, name, value, onChoose }: Props) {
  const { ui } = useTranslator()
  const levels = useGame(game)?.bots ?? []
  const noteOf = ({ bot, results }: Level) => {
    const note = ui(`ui.player-note.${bot}`)
    if (!results) return note
    const { below, matches, won, lost } = results
    return `${note} ${ui('ui.player-fared', { below: ui(`ui.player.${below}`), matches, won, lost })}`
  }
  const options = [
    { value: 'person' as PlayerKind, words: ui('ui.player.person'), note: ui('ui.player-note.person') },
    ...levels.map((level) => ({ value: level.bot, words: ui(`ui.player.${level.bot}`), note: noteOf(level) })),
  ]
  return (
    <Choices
      seat={seat}
      title={ui('ui.player-of', { side: { text: name } })}
      value={value}
      options={options}
      onChoose={onChoose}
    />
  )
}
