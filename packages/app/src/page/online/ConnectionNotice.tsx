import type { ConnectionState } from '@fray/protocol'
import { useEffect, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

/** Says that the connection to the server is lost, or that the server has a newer version. */
export function ConnectionNotice() {
  const { ui } = useTranslator()
  const state = useRoom(({ isSeated, connection }) => (isSeated ? connection : 'open'))
  const isBack = useIsBack(state)
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
  if (state === 'closed') return null
  if (state === 'open')
    return isBack ? (
      <p className="update connection-back" role="status">
        {ui('ui.online.back')}
      </p>
    ) : null
  return (
    <div className="update connection-lost" role="status">
      <p>
        <b>{ui('ui.online.lost')}</b> {ui('ui.online.lost-note')}
      </p>
    </div>
  )
}

/** How long a connection that is back is told about, in milliseconds. */
const BACK_MS = 4000

/** Whether the connection has just come back. */
function useIsBack(state: ConnectionState): boolean {
  const [wasLost, setWasLost] = useState(false)
  useEffect(() => {
    if (state === 'waiting') setWasLost(true)
    if (state !== 'open' || !wasLost) return
    const timer = setTimeout(() => setWasLost(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [state, wasLost])
  return wasLost && state === 'open'
}
