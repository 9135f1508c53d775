import { Component, type ReactNode, useEffect, useState } from 'react'
import type { SavedMatch } from '../../shared/protocol.ts'
import { readLastMatch } from '../store/last-match.ts'
import { useMatch } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Notice } from './Notice.tsx'
import { SaveMatchButton } from './UnplayableMatch.tsx'

/** Why the app has stopped: an error, or the browser ended the worker. */
type Failure = { readonly message: string } | 'ended'

const PHRASES = {
  broken: { title: 'ui.failed', note: 'ui.failed-note', again: 'ui.reload' },
  ended: { title: 'ui.match-ended-silently', note: 'ui.match-ended-silently-note', again: 'ui.reopen-match' },
} as const

function FailureNotice({ failure }: { failure: Failure }) {
  const { ui } = useTranslator()
  const [saved, setSaved] = useState<SavedMatch>()
  // Read without the worker, which may be what broke.
  useEffect(() => void readLastMatch().then(setSaved, () => undefined), [])
  const { title, note, again } = PHRASES[failure === 'ended' ? 'ended' : 'broken']
  return (
    // After a crash everything must be reloaded, even for the home page.
    <Notice title={ui(title)} note={ui(note)} onHome={() => setTimeout(() => location.reload())}>
      {failure === 'ended' ? null : <pre className="fault">{failure.message}</pre>}
      <button type="button" className="button button-main" onClick={() => location.reload()}>
        {ui(again)}
      </button>
      {saved ? <SaveMatchButton saved={saved} /> : null}
    </Notice>
  )
}

interface State {
  readonly message: string | undefined
}

/** Catches errors while rendering. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    return message === undefined ? this.props.children : <FailureNotice failure={{ message }} />
  }
}

/** Shows the app, or an error page after a crash of the page or the worker. */
export function FailSafe({ children }: { children: ReactNode }) {
  const crash = useMatch((state) => state.crash)
  const ended = useMatch((state) => state.ended)
  if (crash !== undefined) return <FailureNotice failure={{ message: crash }} />
  if (ended) return <FailureNotice failure="ended" />
  return <FailureBoundary>{children}</FailureBoundary>
}
