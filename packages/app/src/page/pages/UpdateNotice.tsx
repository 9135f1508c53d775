import { useMatch } from '../store/match-store.ts'
import { putOffUpdate, useUpdate } from '../store/update.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/**
 * Says that a new version is available. Matches are saved; one whose rules have changed resumes from its last
 * savepoint.
 */
export function UpdateNotice() {
  const { ui } = useTranslator()
  const bringIn = useUpdate((state) => state.bringIn)
  const playing = useMatch(({ snapshot }) => snapshot !== undefined && snapshot.outcome === undefined)
  if (!bringIn) return null
  return (
    <div className="update" role="status">
      <p>
        <b>{ui('ui.update')}</b> {playing ? ui('ui.update-playing') : null}
      </p>
      <button type="button" className="button button-main" onClick={bringIn}>
        {ui('ui.update-now')}
      </button>
      <button type="button" className="button" onClick={putOffUpdate}>
        {ui('ui.update-later')}
      </button>
    </div>
  )
}
