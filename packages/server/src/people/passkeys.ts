import { randomUUID } from 'node:crypto'
import type { PasskeyCeremony, PasskeyResponse, Person } from '@fray/protocol'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'
import { addAccount } from './accounts.ts'

/** How long a person may take to use a passkey, in milliseconds. */
const CEREMONY_MS = 5 * 60_000

/** The most passkeys of an account. */
const MOST_PASSKEYS = 20

/** Loaded with the first passkey: loading it takes time, and Node warns of what it tries out. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys of accounts (WebAuthn). A passkey belongs to the server's address, so each method is told the page's origin. */
export class Passkeys {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Begins to add a passkey to an account, or to a guest who becomes one with this name. */
  async beginToAdd(person: Person, login: string | undefined, origin: string): Promise<PasskeyCeremony> {
    const known = await this.#passkeysOf(person)
    if (known.length >= MOST_PASSKEYS) throw new RequestError('refused', `more than ${MOST_PASSKEYS} passkeys`)
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: 'Fray',
      rpID: domainOf(origin),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: login ?? person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { ceremony: await this.#begin(options.challenge, person.id), options }
  }

  /** Adds the passkey that the browser has made. Returns the person, who has an account now. */
  async add(person: Person, { login, ceremony, response }: PasskeyResponse, origin: string): Promise<Person> {
    const challenge = await this.#end(ceremony, person.id)
    const { verifyRegistrationResponse } = await webAuthn()
    const made = await requireVerified(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: domainOf(origin),
      }),
    )
    if (!made.registrationInfo) throw verificationFailed()
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
    return this.#query.transaction().execute(async (query) => {
      const owner = person.guest ? await addAccount(query, person, requiredLogin(login), null) : person
      const row = { id, person: person.id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
      const added = await query
        .insertInto('passkeys')
        .values({ ...row, transports: JSON.stringify(transports) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) throw new RequestError('refused', 'this passkey is in use')
      return owner
    })
  }

  async beginToSignIn(origin: string): Promise<PasskeyCeremony> {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({ rpID: domainOf(origin), userVerification: 'required' })
    return { ceremony: await this.#begin(options.challenge, null), options }
  }

  /** Finds the person who has used a passkey of this server. */
  async signIn({ ceremony, response }: PasskeyResponse, origin: string): Promise<Person> {
    const challenge = await this.#end(ceremony, null)
    const { id } = response
    const passkey = await this.#query
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person')
      .select(['passkeys.public_key', 'passkeys.counter', 'passkeys.transports'])
      .select(['people.id as person', 'people.name', 'people.guest'])
      .where('passkeys.id', '=', id)
      .executeTakeFirst()
    if (!passkey) throw verificationFailed()
    const { verifyAuthenticationResponse } = await webAuthn()
    const { authenticationInfo } = await requireVerified(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: domainOf(origin),
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: Number(passkey.counter),
          transports: [...passkey.transports] as AuthenticatorTransport[],
        },
      }),
    )
    const counter = authenticationInfo.newCounter
    await this.#query.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
    return { id: passkey.person, name: passkey.name, guest: passkey.guest }
  }

  /** Removes a passkey. The last way to sign in stays. */
  async remove(person: Person, id: string): Promise<void> {
    const account = await this.#query
      .selectFrom('accounts')
      .select('password_hash')
      .where('person', '=', person.id)
      .executeTakeFirst()
    const known = await this.#passkeysOf(person)
    if (!account?.password_hash && known.length < 2) throw new RequestError('refused', 'the last way to sign in stays')
    await this.#query.deleteFrom('passkeys').where('person', '=', person.id).where('id', '=', id).execute()
  }

  #passkeysOf(person: Person) {
    return this.#query.selectFrom('passkeys').select('id').where('person', '=', person.id).execute()
  }

  async #begin(challenge: string, person: string | null): Promise<string> {
    const id = randomUUID()
    const expires_at = new Date(Date.now() + CEREMONY_MS)
    await this.#query.deleteFrom('ceremonies').where('expires_at', '<', new Date()).execute()
    await this.#query.insertInto('ceremonies').values({ id, challenge, person, expires_at }).execute()
    return id
  }

  /** Ends a ceremony, which counts once, and returns its challenge. */
  async #end(id: string, person: string | null): Promise<string> {
    const ended = await this.#query
      .deleteFrom('ceremonies')
      .where('id', '=', id)
      .where('person', person === null ? 'is' : '=', person)
      .where('expires_at', '>', new Date())
      .returning('challenge')
      .executeTakeFirst()
    if (!ended) throw new RequestError('refused', 'this request for a passkey is over: begin again')
    return ended.challenge
  }
}

function requiredLogin(login: string | undefined): string {
  if (login === undefined) throw new RequestError('invalid', 'login: a new account needs a name to sign in')
  return login
}

function domainOf(origin: string): string {
  return new URL(origin).hostname
}

/** Runs a check of the library. The client sees one fault for everything it does not accept, malformed or forged. */
async function requireVerified<T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const result = await verify().catch(() => undefined)
  if (!result?.verified) throw verificationFailed()
  return result
}

function verificationFailed(): RequestError {
  return new RequestError('wrong-credentials', 'the passkey could not be verified')
}
