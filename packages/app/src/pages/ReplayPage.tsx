import { Replay } from '../replay/Replay.tsx'
import { WithMatch } from './WithMatch.tsx'

/** The match on the table, any moment of it. */
export function ReplayPage() {
  return <WithMatch>{(snapshot) => <Replay of="table" latest={snapshot} />}</WithMatch>
}
