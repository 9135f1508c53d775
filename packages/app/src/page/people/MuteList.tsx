import { useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { listMuted, unmute } from './state/people-api.ts'
import { useRead } from './state/use-read.ts'
import { useSubmit } from './state/use-submit.ts'

/** Whose messages the reader has hidden. */
export function MuteList() {
  const { ui } = useTranslator()
  const [changes, setChanges] = useState(0)
  const read = useRead(listMuted, String(changes))
  const { isBusy, failure, submit } = useSubmit()
  const muted = read?.data ?? []
  if (muted.length === 0) return null
  return (
    <section className="people-section">
      <h2>{ui('ui.people.muted')}</h2>
      <ul className="people-rows">
        {muted.map(({ id, name }) => (
          <li key={id}>
            {name}
            <button
              type="button"
              className="tool"
              disabled={isBusy}
              onClick={() => void submit(() => unmute(id).then(() => setChanges(changes + 1)))}
            >
              {ui('ui.people.unmute')}
            </button>
          </li>
        ))}
      </ul>
      {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
    </section>
  )
}
