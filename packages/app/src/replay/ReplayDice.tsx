import type { Snapshot } from '../match/protocol.ts'
import { FallenDice } from '../play/FallenDice.tsx'
import { newRolls } from '../store/stage.ts'
import { useTalk } from '../words/TalkContext.tsx'

interface Props {
  readonly before: Snapshot | undefined
  readonly shown: Snapshot
  readonly faces: Readonly<Record<string, number>>
}

/** Rolls shown at most: the log has them all. */
const SHOWN = 4

/** The dice that fell in the step that is shown. */
export function ReplayDice({ before, shown, faces }: Props) {
  const { say } = useTalk()
  if (before?.step !== shown.step - 1) return null
  const rolls = newRolls(before, shown).slice(-SHOWN)
  if (rolls.length === 0) return null
  return (
    <ul className="replay-dice">
      {rolls.map((event, i) => (
        <li key={`${shown.step} ${i.toString()}`} className="tray-roll">
          <FallenDice pools={event.dice ?? []} faces={faces} />
          <span className="tray-words">{say({ id: event.type, args: event.args })}</span>
        </li>
      ))}
    </ul>
  )
}
