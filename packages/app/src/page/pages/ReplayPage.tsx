import { Replay } from '../replay/Replay.tsx'
import { RequireMatch } from './RequireMatch.tsx'

interface Props {
  readonly at?: string | undefined
  readonly playing?: boolean
}

/** The replay of the match on the table, from step `at`; it may start playing at once. */
export function ReplayPage({ at, playing = false }: Props) {
  const start = at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined
  return (
    <RequireMatch>
      {(snapshot) => <Replay key={at} of="table" latest={snapshot} start={start} playing={playing} />}
    </RequireMatch>
  )
}
