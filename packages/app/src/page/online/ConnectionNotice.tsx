import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

/** Says that the connection to the server is lost, or that the server has a newer version. */
export function ConnectionNotice() {
  const { ui } = useTranslator()
  const state = useRoom(({ isSeated, connection }) => (isSeated ? connection : 'open'))
  if (state === 'outdated') {
    return (
      <div className="update" role="alert">
        <p>{ui('ui.online.outdated')}</p>
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {ui('ui.reload')}
        </button>
      </div>
    )
  }
  if (state === 'open' || state === 'closed') return null
  return (
    <div className="update connection-lost" role="status">
      <p>
        <b>{ui('ui.online.lost')}</b> {ui('ui.online.lost-note')}
      </p>
    </div>
  )
}
