import type { AccountInfo, Person } from '@fray/protocol'
import type { Kysely, Transaction } from 'kysely'
import { UNIQUE_VIOLATION } from '../database/error-codes.ts'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'
import type { Attempts } from './attempts.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Guessing a password is limited for each address and for each name. */
const PER_ADDRESS = { most: 50, minutes: 15 } as const
const PER_NAME = { most: 10, minutes: 15 } as const

/**
 * Accounts: a guest who can also sign in elsewhere, with a password or a passkey. They keep everything they have as a
 * guest.
 *
 * Guests and accounts share one kind of person and one kind of session, so that a guest in the middle of a match becomes
 * an account without losing their seat, and nobody needs an e-mail address. Passkeys are verified by SimpleWebAuthn,
 * passwords are hashed with scrypt.
 */
export class Accounts {
  readonly #query: Kysely<Tables>
  readonly #attempts: Attempts

  constructor(query: Kysely<Tables>, attempts: Attempts) {
    this.#query = query
    this.#attempts = attempts
  }

  /** Turns a guest into an account with a password. */
  async create(person: Person, login: string, password: string, address: string): Promise<Person> {
    await this.#attempts.count(`account from ${address}`, PER_ADDRESS)
    const hash = await hashPassword(password)
    return this.#query.transaction().execute((query) => addAccount(query, person, login, hash))
  }

  /** Finds the person who signs in with a password. Which part of the two is wrong makes no difference. */
  async signIn(login: string, password: string, address: string): Promise<Person> {
    const name = login.trim().toLowerCase()
    await this.#attempts.count(`sign-in from ${address}`, PER_ADDRESS)
    await this.#attempts.count(`sign-in as ${name}`, PER_NAME)
    const found = await this.#query
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['people.id', 'people.name', 'people.guest', 'accounts.password_hash'])
      .where('accounts.login', '=', name)
      .executeTakeFirst()
    const isRight = await isPassword(password, found?.password_hash ?? undefined)
    if (!found || !isRight) throw new RequestError('wrong-credentials', 'the name or the password is wrong')
    await this.#attempts.forget(`sign-in as ${name}`)
    return { id: found.id, name: found.name, guest: found.guest }
  }

  /** Sets a password. A person who has one must name it. */
  async changePassword(person: Person, current: string | undefined, password: string): Promise<void> {
    await this.confirm(person, current)
    const password_hash = await hashPassword(password)
    await this.#query.updateTable('accounts').set({ password_hash }).where('person', '=', person.id).execute()
  }

  /** Checks the password of a person who has one, before something that cannot be taken back. */
  async confirm(person: Person, password: string | undefined): Promise<void> {
    const { password_hash: hash } = await this.#find(person)
    if (hash === null) return
    await this.#attempts.count(`password of ${person.id}`, PER_NAME)
    if (!(await isPassword(password ?? '', hash))) throw new RequestError('wrong-credentials', 'the password is wrong')
  }

  /** Describes how a person signs in; undefined for guests. */
  async describe(person: Person): Promise<AccountInfo | undefined> {
    if (person.guest) return undefined
    const { login, password_hash: hash } = await this.#find(person)
    const passkeys = await this.#query
      .selectFrom('passkeys')
      .select(['id', 'created_at'])
      .where('person', '=', person.id)
      .orderBy('created_at')
      .execute()
    return {
      login,
      hasPassword: hash !== null,
      passkeys: passkeys.map(({ id, created_at }) => ({ id, createdAt: created_at.toISOString() })),
    }
  }

  async #find(person: Person) {
    const account = await this.#query
      .selectFrom('accounts')
      .select(['login', 'password_hash'])
      .where('person', '=', person.id)
      .executeTakeFirst()
    if (!account) throw new RequestError('refused', 'guests have no account')
    return account
  }
}

/** Makes an account of a guest. */
export async function addAccount(
  query: Transaction<Tables>,
  person: Person,
  login: string,
  passwordHash: string | null,
): Promise<Person> {
  try {
    await query.insertInto('accounts').values({ person: person.id, login, password_hash: passwordHash }).execute()
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    if (message?.includes('accounts_pkey')) throw new RequestError('refused', 'this is an account already')
    throw new RequestError('name-taken', `login: "${login}" is taken`)
  }
  await query.updateTable('people').set({ guest: false }).where('id', '=', person.id).execute()
  return { ...person, guest: false }
}
