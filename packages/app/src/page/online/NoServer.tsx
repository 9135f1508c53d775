import type { ReactNode } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { askForServer, useServer } from './state/server-store.ts'

/** Says that this copy of Fray has no server, and where online play would be. */
function NoServer() {
  const { ui } = useTranslator()
  return (
    <div className="online-none">
      <p>{ui('ui.online.none')}</p>
      <p className="hint">{ui('ui.online.none-note')}</p>
      <pre className="online-command">npm start</pre>
      <button type="button" className="button" onClick={() => void askForServer()}>
        {ui('ui.online.ask-again')}
      </button>
    </div>
  )
}

/** Shows something that needs a server, or why it cannot be shown. */
export function RequireServer({ children }: { children: ReactNode }) {
  const { ui } = useTranslator()
  const presence = useServer((state) => state.presence)
  if (presence === 'none') return <NoServer />
  if (presence === 'asking') return <p className="hint">{ui('ui.online.asking')}</p>
  return children
}
