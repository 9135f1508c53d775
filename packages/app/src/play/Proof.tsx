import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Shown, Snapshot, Verification } from '../match/protocol.ts'
import { desk } from '../store/desk.ts'
import { crashed } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** The seed of a match that is over, and the check that all its dice came from it. */
export function Proof({ of, snapshot }: { of: Shown; snapshot: Snapshot }) {
  const { ui } = useTalk()
  const [verification, setVerification] = useState<Verification>()
  const verify = () => desk.verify(of).then(setVerification, crashed)
  const agrees = verification?.seed && verification.replay
  return (
    <div className="proof">
      <p className="hint">{ui('ui.seed', { seed: snapshot.seed ?? '' })}</p>
      <p className="hint">{ui('ui.fingerprint', { fingerprint: snapshot.fingerprint.slice(0, 16) })}</p>
      {verification ? (
        <p className={agrees ? 'verdict' : 'verdict verdict-refused'} role="status">
          {agrees ? ui('ui.verified') : ui('ui.not-verified')}
        </p>
      ) : (
        <button type="button" className="tool" onClick={() => void verify()}>
          <Icon name="check-mark" size={15} /> {ui('ui.verify')}
        </button>
      )}
    </div>
  )
}
