import { type ChatLine, REPORT_REASONS } from '@fray/protocol'
import { useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { mute, reportLine } from './state/people-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** Tools for a message of someone else: mute its author, or report it. */
export function ChatLineTools({ code, line }: { code: string; line: ChatLine }) {
  const { ui } = useTranslator()
  const [isOpen, setIsOpen] = useState(false)
  const [isReported, setIsReported] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const { name, id } = line.person
  return (
    <>
      <button
        type="button"
        className="chat-tool"
        aria-expanded={isOpen}
        aria-label={ui('ui.people.about-message', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        …
      </button>
      {isOpen ? (
        <span className="people-buttons">
          <button type="button" className="chip" disabled={isBusy} onClick={() => void submit(() => mute(id))}>
            {ui('ui.people.mute', { name })}
          </button>
          {isReported
            ? null
            : REPORT_REASONS.map((reason) => (
                <button
                  key={reason}
                  type="button"
                  className="chip"
                  disabled={isBusy}
                  onClick={() =>
                    void submit(() => reportLine(code, line.number, reason).then(() => setIsReported(true)))
                  }
                >
                  {ui(`ui.people.report.${reason}`)}
                </button>
              ))}
        </span>
      ) : null}
      {isReported ? <small role="status">{ui('ui.people.reported')}</small> : null}
      {failure === undefined ? null : <small role="alert">{ui(failure)}</small>}
    </>
  )
}
