import type { Person } from '@fray/protocol'
import { useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { apiAddress } from '../online/state/server-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Field } from './Field.tsx'
import { deleteMyData } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** Shows everything the server knows about the reader, to download and to delete. */
export function MyData({ person }: { person: Person }) {
  const { ui } = useTranslator()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className="people-section">
      <h2>{ui('ui.people.data')}</h2>
      <p className="hint">{ui('ui.people.data-note')}</p>
      <div className="people-buttons">
        <a className="button" href={apiAddress('my/data').href} download>
          {ui('ui.people.export')}
        </a>
        <button type="button" className="button" onClick={() => setIsAsking(true)}>
          {ui('ui.people.delete')}
        </button>
      </div>
      {isAsking ? <DeleteWindow person={person} onClose={() => setIsAsking(false)} /> : null}
    </section>
  )
}

function DeleteWindow({ person, onClose }: { person: Person; onClose(): void }) {
  const { ui } = useTranslator()
  const [password, setPassword] = useState('')
  const { isBusy, failure, onSubmit } = useSubmit()
  return (
    <DialogWindow open title={ui('ui.people.delete-title')} onClose={onClose}>
      <form
        className="online-form"
        onSubmit={onSubmit(() => deleteMyData(password === '' ? undefined : password).then(onClose))}
      >
        <p>{ui('ui.people.delete-note')}</p>
        {person.guest ? null : (
          <Field
            label={ui('ui.people.password')}
            type="password"
            value={password}
            autoComplete="current-password"
            onType={setPassword}
          />
        )}
        <button type="submit" className="button button-main" disabled={isBusy}>
          {ui('ui.people.delete-now')}
        </button>
        {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
      </form>
    </DialogWindow>
  )
}
