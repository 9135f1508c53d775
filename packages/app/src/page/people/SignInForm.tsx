import { useState } from 'react'
import { useServer } from '../online/state/server-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Field } from './Field.tsx'
import { hasPasskeys, signIn, signInWithPasskey } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** Signs in with an account that the reader has. */
export function SignInForm() {
  const { ui } = useTranslator()
  const guest = useServer((state) => state.person)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, failure, submit, onSubmit } = useSubmit()
  return (
    <section className="people-section">
      <h2>{ui('ui.people.sign-in')}</h2>
      <p className="hint">
        {ui('ui.people.sign-in-note')} {guest ? ui('ui.people.sign-in-leaves', { name: guest.name }) : null}
      </p>
      <form onSubmit={onSubmit(() => signIn(login, password))}>
        <Field
          label={ui('ui.people.login')}
          value={login}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onType={setLogin}
        />
        <Field
          label={ui('ui.people.password')}
          type="password"
          value={password}
          required
          autoComplete="current-password"
          onType={setPassword}
        />
        <div className="people-buttons">
          <button type="submit" className="button button-main" disabled={isBusy}>
            {ui('ui.people.sign-in')}
          </button>
          {hasPasskeys() ? (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void submit(() => signInWithPasskey())}
            >
              {ui('ui.people.use-passkey')}
            </button>
          ) : null}
        </div>
        {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
      </form>
    </section>
  )
}
