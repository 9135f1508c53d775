import { skipDice, useMatch } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { FallenDice } from './FallenDice.tsx'
import { useGame } from './names.ts'

/** The last roll, large while the dice fall; a press shows at once what comes of it. */
export function DiceTray({ game }: { game: string }) {
  const { ui, say } = useTalk()
  const roll = useMatch((state) => state.roll)
  const faces = useGame(game)?.faces ?? {}
  if (!roll?.event.dice) return null
  const what = say({ id: roll.event.type, args: roll.event.args })
  return (
    <button
      type="button"
      className={roll.falling ? 'tray tray-falling' : 'tray'}
      aria-label={roll.falling ? ui('ui.skip-roll') : ui('ui.last-roll', { what })}
      onClick={skipDice}
    >
      <FallenDice key={JSON.stringify(roll.event.args) + roll.falling} pools={roll.event.dice} faces={faces} />
      <span className="tray-words">{what}</span>
    </button>
  )
}
