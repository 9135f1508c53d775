import { type AccountInfo, LEAST_PASSWORD } from '@fray/protocol'
import { useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Field } from './Field.tsx'
import { changePassword } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** Sets or changes the password of the account. */
export function PasswordForm({ account, onChange }: { account: AccountInfo; onChange(): Promise<void> }) {
  const { ui } = useTranslator()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [isChanged, setIsChanged] = useState(false)
  const { isBusy, failure, onSubmit } = useSubmit()
  const change = async () => {
    setIsChanged(false)
    await changePassword(account.hasPassword ? current : undefined, password)
    await onChange()
    setIsChanged(true)
    setCurrent('')
    setPassword('')
  }
  const title = ui(account.hasPassword ? 'ui.people.change-password' : 'ui.people.set-password')
  return (
    <section className="people-section">
      <h2>{ui('ui.people.password')}</h2>
      <form onSubmit={onSubmit(change)}>
        <input hidden readOnly autoComplete="username" value={account.login} />
        {account.hasPassword ? (
          <Field
            label={ui('ui.people.current-password')}
            type="password"
            value={current}
            required
            autoComplete="current-password"
            onType={setCurrent}
          />
        ) : null}
        <Field
          label={ui('ui.people.new-password')}
          note={ui('ui.people.password-note', { least: LEAST_PASSWORD })}
          type="password"
          value={password}
          required
          minLength={LEAST_PASSWORD}
          autoComplete="new-password"
          onType={setPassword}
        />
        <div className="people-buttons">
          <button type="submit" className="button" disabled={isBusy}>
            {title}
          </button>
        </div>
        {isChanged ? <p role="status">{ui('ui.people.password-changed')}</p> : null}
        {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
      </form>
    </section>
  )
}
