import type { AccountInfo, Person } from '@fray/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { RequireServer } from '../online/NoServer.tsx'
import { OwnNameForm } from '../online/OwnNameForm.tsx'
import { askForPerson, useServer } from '../online/state/server-store.ts'
import { PageBar } from '../pages/PageBar.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MuteList } from './MuteList.tsx'
import { MyData } from './MyData.tsx'
import { NewAccountForm } from './NewAccountForm.tsx'
import { NoticeForm } from './NoticeForm.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { readAccount, signOut } from './state/account-api.ts'
import { useSubmit } from './state/use-submit.ts'

/** The reader's account: how to get one, to sign in and out. */
export function AccountPage() {
  const { ui } = useTranslator()
  const person = useServer((state) => state.person)
  useEffect(() => void askForPerson(), [])
  return (
    <div className="page page-online">
      <header className="page-head">
        <PageBar>
          <Link href="/online" className="tool">
            {ui('ui.online')}
          </Link>
          {person ? (
            <Link href={`/people/${person.id}`} className="tool">
              {ui('ui.people.own-profile')}
            </Link>
          ) : null}
        </PageBar>
        <h1>{ui('ui.people.account')}</h1>
      </header>
      <main>
        <RequireServer>
          <OwnNameForm />
          {person && !person.guest ? <OwnAccount key={person.id} person={person} /> : <Ways />}
          {person ? (
            <>
              <NoticeForm />
              <MuteList />
              <MyData person={person} />
            </>
          ) : null}
        </RequireServer>
      </main>
    </div>
  )
}

function Ways() {
  return (
    <div className="people-ways">
      <NewAccountForm />
      <SignInForm />
    </div>
  )
}

function OwnAccount({ person }: { person: Person }) {
  const { ui } = useTranslator()
  const [account, setAccount] = useState<AccountInfo>()
  const { failure, submit } = useSubmit()
  const read = useCallback(() => readAccount().then(setAccount), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person
  useEffect(() => void submit(read), [read])
  if (failure !== undefined) return <p role="alert">{ui(failure)}</p>
  if (!account) return <p className="hint">{ui('ui.loading')}</p>
  return (
    <>
      <p>{ui('ui.people.signed-in-as', { login: account.login, name: person.name })}</p>
      <div className="people-ways">
        <PasswordForm account={account} onChange={read} />
        <PasskeyList account={account} onChange={read} />
      </div>
      <SignOut />
    </>
  )
}

function SignOut() {
  const { ui } = useTranslator()
  const { isBusy, failure, submit } = useSubmit()
  return (
    <section className="people-section">
      <h2>{ui('ui.people.sessions')}</h2>
      <div className="people-buttons">
        <button type="button" className="button" disabled={isBusy} onClick={() => void submit(() => signOut('here'))}>
          {ui('ui.people.sign-out')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void submit(() => signOut('everywhere'))}
        >
          {ui('ui.people.sign-out-everywhere')}
        </button>
      </div>
      {failure === undefined ? null : <p role="alert">{ui(failure)}</p>}
    </section>
  )
}
