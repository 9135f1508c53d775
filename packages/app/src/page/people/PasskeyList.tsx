import type { AccountInfo } from '@fray/protocol'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { addPasskey, hasPasskeys, removePasskey } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** The passkeys of the account. */
export function PasskeyList({ account, onChange }: { account: AccountInfo; onChange(): Promise<void> }) {
  const { ui, language } = useTranslator()
  const { isBusy, failure, submit } = useSubmit()
  const change = (action: () => Promise<void>) => void submit(() => action().then(onChange))
  const isLastWay = !account.hasPassword && account.passkeys.length === 1
  const nameOf = (createdAt: string) =>
    ui('ui.people.passkey-of', { date: new Date(createdAt).toLocaleDateString(language, { dateStyle: 'medium' }) })
  return (
    <section className="people-section">
      <h2>{ui('ui.people.passkeys')}</h2>
      {account.passkeys.length === 0 ? <p className="hint">{ui('ui.people.passkeys-none')}</p> : null}
      <ul className="people-rows">
        {account.passkeys.map(({ id, createdAt }) => (
          <li key={id}>
            {nameOf(createdAt)}
            <button
              type="button"
              className="tool"
              disabled={isBusy || isLastWay}
              onClick={() => change(() => removePasskey(id))}
            >
              {ui('ui.people.remove')}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <div className="people-buttons">
          <button type="button" className="button" disabled={isBusy} onClick={() => change(() => addPasskey())}>
            {ui('ui.people.add-passkey')}
          </button>
        </div>
      ) : null}
      {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
    </section>
  )
}
