import { Replay } from '../replay/Replay.tsx'
import { RequireMatch } from './RequireMatch.tsx'

interface Props {
  readonly at?: string | undefined
  readonly playing?: boolean
}

/** The match on the table, any moment of it; `at` says after how many answers it is shown first, and it may play at once. */
export function ReplayPage({ at, playing = false }: Props) {
  const start = at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined
  return (
    <RequireMatch>
      {(snapshot) => <Replay key={at} of="table" latest={snapshot} start={start} playing={playing} />}
    </RequireMatch>
  )
}
