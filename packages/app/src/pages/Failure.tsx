import { Component, type ReactNode, useEffect, useState } from 'react'
import type { SavedMatch } from '../match/protocol.ts'
import { lastKept } from '../store/last-kept.ts'
import { useMatch } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { Notice } from './Notice.tsx'
import { SaveKept } from './UnplayableMatch.tsx'

function FailureNotice({ message }: { message: string }) {
  const { ui } = useTalk()
  const [saved, setSaved] = useState<SavedMatch>()
  // Read without the worker, which may be what broke.
  useEffect(() => void lastKept().then(setSaved, () => undefined), [])
  return (
    // What broke stays broken until everything is loaded anew, at home as well.
    <Notice title={ui('ui.failed')} note={ui('ui.failed-note')} onHome={() => setTimeout(() => location.reload())}>
      <pre className="fault">{message}</pre>
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {ui('ui.reload')}
      </button>
      {saved ? <SaveKept saved={saved} /> : null}
    </Notice>
  )
}

interface State {
  readonly message: string | undefined
}

/** Catches what breaks while drawing. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    return message === undefined ? this.props.children : <FailureNotice message={message} />
  }
}

/** Shows the app, or a clear word about what broke: on the page or in the worker. */
export function FailSafe({ children }: { children: ReactNode }) {
  const crash = useMatch((state) => state.crash)
  if (crash !== undefined) return <FailureNotice message={crash} />
  return <FailureBoundary>{children}</FailureBoundary>
}
