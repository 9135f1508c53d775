import { LEAST_PASSWORD } from '@fray/protocol'
import { useState } from 'react'
import { NameField } from '../online/NameField.tsx'
import { useOwnName } from '../online/state/own-name.ts'
import { useServer } from '../online/state/server-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Field } from './Field.tsx'
import { addPasskey, createAccount, hasPasskeys } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** Turns the reader into an account; as a guest they keep what they have. */
export function NewAccountForm() {
  const { ui } = useTranslator()
  const own = useOwnName()
  const isGuest = useServer(({ person }) => person !== undefined)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, failure, submit, onSubmit } = useSubmit()
  const create = async (add: () => Promise<void>) => {
    await own.introduceSelf()
    await add()
  }
  return (
    <section className="people-section">
      <h2>{ui('ui.people.create')}</h2>
      <p className="hint">{ui('ui.people.create-note')}</p>
      <form onSubmit={onSubmit(() => create(() => createAccount(login, password)))}>
        {isGuest ? null : <NameField own={own} />}
        <Field
          label={ui('ui.people.login')}
          note={ui('ui.people.login-note')}
          value={login}
          required
          minLength={3}
          maxLength={30}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onType={setLogin}
        />
        <Field
          label={ui('ui.people.password')}
          note={ui('ui.people.password-note', { least: LEAST_PASSWORD })}
          type="password"
          value={password}
          required
          minLength={LEAST_PASSWORD}
          autoComplete="new-password"
          onType={setPassword}
        />
        <div className="people-buttons">
          <button type="submit" className="button button-main" disabled={isBusy}>
            {ui('ui.people.create')}
          </button>
          {hasPasskeys() ? (
            <button
              type="button"
              className="button"
              disabled={isBusy || login.length < 3}
              onClick={() => void submit(() => create(() => addPasskey(login)))}
            >
              {ui('ui.people.create-with-passkey')}
            </button>
          ) : null}
        </div>
        {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
      </form>
    </section>
  )
}
