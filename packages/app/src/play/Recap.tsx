import type { Event } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { Window } from '../dialogs/Window.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { LogLine } from './LogLine.tsx'
import { useGame } from './names.ts'

/** What happened while somebody else had the screen, with its dice. */
export function Recap({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTalk()
  const { eyes, recap, events } = snapshot
  const faces = useGame(snapshot.game)?.faces ?? {}
  const [told, setTold] = useState<readonly Event[]>([])
  // What happens while it is read is seen on the table: it tells only what had happened when the screen was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each taking over has its own eyes and its own beginning
  useEffect(() => setTold(recap === undefined ? [] : events.slice(recap)), [eyes, recap])
  return (
    <Window
      open={told.length > 0}
      title={ui('ui.recap')}
      onClose={() => setTold([])}
      foot={
        <button type="button" className="button button-main" onClick={() => setTold([])}>
          {ui('ui.recap-close')}
        </button>
      }
    >
      <ol className="recap">
        {told.map((event, i) => (
          <li key={i.toString()}>
            <LogLine event={event} faces={faces} />
          </li>
        ))}
      </ol>
    </Window>
  )
}
