import type { Verification } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { wasShown } from '../store/shown-commitments.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/**
 * The seed of a finished match, and the check that all dice came from it and match the commitment. If the match did not
 * start in this browser, people enter the commitment they were shown.
 */
export function Proof({ of, snapshot }: { of: ReplaySource; snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const field = useId()
  const [shown, setShown] = useState(() => (wasShown(snapshot.commitment) ? snapshot.commitment : ''))
  const [verification, setVerification] = useState<Verification>()
  const verify = () => service.verify(of, shown.trim().toLowerCase()).then(setVerification, reportCrash)
  const write = (typed: string) => {
    setShown(typed)
    setVerification(undefined)
  }
  return (
    <div className="proof">
      <p className="hint">{ui('ui.seed', { seed: snapshot.seed ?? '' })}</p>
      <label className="hint" htmlFor={field}>
        {ui('ui.commitment-shown')}
      </label>
      <input id={field} className="field" value={shown} onChange={({ target }) => write(target.value)} />
      {verification ? (
        <p className={clsx('verdict', !verification.verified && 'verdict-refused')} role="status">
          {verification.verified ? ui('ui.verified') : ui('ui.not-verified', { reason: { text: verification.reason } })}
        </p>
      ) : (
        <button type="button" className="tool" onClick={() => void verify()}>
          <Icon name="check-mark" size={15} /> {ui('ui.verify')}
        </button>
      )}
    </div>
  )
}
