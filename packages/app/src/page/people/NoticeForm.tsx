import type { NoticeInfo } from '@fray/protocol'
import { useEffect, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Field } from './Field.tsx'
import { canPush, changeNotices, endPush, isPushed, readNotices, startPush } from './state/notice-api.ts'
import { useRead } from './state/use-read.ts'
import { useSubmit } from './state/use-submit.ts'

/** The hours between two notices that people can choose from. */
const HOURS = [0, 1, 6, 24]

/** How the reader is told outside the app that it is their turn: nothing, unless they want it. */
export function NoticeForm() {
  const { ui } = useTranslator()
  const read = useRead(readNotices, '')
  return (
    <section className="people-section">
      <h2>{ui('ui.people.notices')}</h2>
      <p className="hint">{ui('ui.people.notices-note')}</p>
      {read?.data ? <Form initial={read.data} /> : null}
      {read?.failure ? <p role="alert">{ui(read.failure)}</p> : null}
    </section>
  )
}

function Form({ initial }: { initial: NoticeInfo }) {
  const { ui, language } = useTranslator()
  const [info, setInfo] = useState(initial)
  const [email, setEmail] = useState(initial.email ?? '')
  const [hours, setHours] = useState(initial.hours)
  const [isHere, setIsHere] = useState(false)
  const { isBusy, failure, submit, onSubmit } = useSubmit()
  useEffect(() => void isPushed(info).then(setIsHere), [info])
  const save = async () => setInfo(await changeNotices(email, hours, language))
  const toggle = async () => setInfo(await (isHere ? endPush() : startPush(info.pushKey)))
  return (
    <form onSubmit={onSubmit(save)}>
      {info.sendsMail ? (
        <Field label={ui('ui.people.email')} type="email" value={email} autoComplete="email" onType={setEmail} />
      ) : (
        <p className="hint">{ui('ui.people.no-mail')}</p>
      )}
      {info.email && !info.isConfirmed ? <p role="status">{ui('ui.people.confirm-email')}</p> : null}
      <label className="people-field">
        {ui('ui.people.at-most')}
        <select className="field" value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          {HOURS.map((count) => (
            <option key={count} value={count}>
              {ui('ui.people.every-hours', { count })}
            </option>
          ))}
        </select>
      </label>
      <div className="people-buttons">
        <button type="submit" className="button" disabled={isBusy}>
          {ui('ui.people.save')}
        </button>
        {canPush() ? (
          <button type="button" className="button" disabled={isBusy} onClick={() => void submit(toggle)}>
            {ui(isHere ? 'ui.people.end-push' : 'ui.people.start-push')}
          </button>
        ) : null}
      </div>
      {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
    </form>
  )
}
