import { Replay } from '../replay/Replay.tsx'
import { WithMatch } from './WithMatch.tsx'

/** The match on the table, any moment of it; `at` says after how many answers it is shown first. */
export function ReplayPage({ at }: { at?: string | undefined }) {
  const start = at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined
  return <WithMatch>{(snapshot) => <Replay key={at} of="table" latest={snapshot} start={start} />}</WithMatch>
}
