import type { AccountInfo, PasskeyCeremony, Person, SignedIn } from '@fray/protocol'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { request } from '../../online/state/api.ts'
import { reconnect } from '../../online/state/connection.ts'
import { useServer } from '../../online/state/server-store.ts'

/** Whether passkeys can be used here: a browser binds them to a domain, so that an address of digits has none. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname)
}

/** The reader is this person from now on; the connection begins again with their session. */
function become(person: Person | undefined): void {
  useServer.setState({ person })
  reconnect()
}

async function signedIn(path: string, body: unknown): Promise<void> {
  become((await request<SignedIn>('POST', path, body)).person)
}

export async function readAccount(): Promise<AccountInfo | undefined> {
  return (await request<{ readonly account?: AccountInfo }>('GET', 'account')).account
}

export function createAccount(login: string, password: string): Promise<void> {
  return signedIn('account', { login, password })
}

export function signIn(login: string, password: string): Promise<void> {
  return signedIn('sign-in', { login, password })
}

/** Makes a passkey for the account, or for the guest who gets one with this name. */
export async function addPasskey(login?: string): Promise<void> {
  const named = login === undefined ? {} : { login }
  const { ceremony, options } = await request<PasskeyCeremony>('POST', 'account/passkey-options', named)
  const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  await signedIn('account/passkey', { ceremony, response, ...named })
}

export async function signInWithPasskey(): Promise<void> {
  const { ceremony, options } = await request<PasskeyCeremony>('POST', 'sign-in/passkey-options', {})
  const response = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  await signedIn('sign-in/passkey', { ceremony, response })
}

export async function removePasskey(id: string): Promise<void> {
  await request('POST', 'account/remove-passkey', { id })
}

export function changePassword(current: string | undefined, password: string): Promise<void> {
  return signedIn('account/password', { ...(current === undefined ? {} : { current }), password })
}

export async function signOut(scope: 'here' | 'everywhere'): Promise<void> {
  await request('POST', scope === 'here' ? 'sign-out' : 'sign-out-everywhere', {})
  become(undefined)
}

export async function deleteMyData(password: string | undefined): Promise<void> {
  await request('POST', 'my/delete', password === undefined ? {} : { password })
  become(undefined)
}
