import { formatFault } from '../../locales/fault.ts'
import { loadAgain, useFailedLoads } from '../store/loads.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Says that something could not be loaded, and offers to retry. */
export function LoadNotice() {
  const talk = useTranslator()
  const { failed, unreachable } = useFailedLoads()
  if (failed.length === 0) return null
  const reasons = [...new Set(failed.map((fault) => formatFault(fault, talk)))]
  return (
    <div className="update" role="alert">
      <p>
        <b>{talk.ui('ui.part-failed')}</b> {talk.ui(unreachable ? 'ui.part-unreachable' : 'ui.part-failed-note')}{' '}
        <small>{reasons.join(' · ')}</small>
      </p>
      <button type="button" className="button button-main" onClick={() => void loadAgain()}>
        {talk.ui('ui.try-again')}
      </button>
    </div>
  )
}
