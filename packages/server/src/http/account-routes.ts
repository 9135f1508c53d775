import { readInput } from '@fray/kernel'
import {
  changePassword,
  createAccount,
  type PasskeyCeremony,
  type Person,
  passkeyOptions,
  passkeyResponse,
  removePasskey,
  type SignedIn,
  signIn,
} from '@fray/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OnlinePlay } from '../online-play.ts'
import type { People } from '../people/people.ts'
import { cookieOptions, SESSION_COOKIE } from '../people/session-cookie.ts'
import { RequestError } from '../request-error.ts'
import { personOf } from './who-asks.ts'

const nothing = z.strictObject({})

/** Begins a session for a person in this browser. The token of the session before is worth nothing any more. */
async function beginSession(people: People, person: Person, request: FastifyRequest, reply: FastifyReply) {
  const token = await people.startSession(person.id)
  const last = request.cookies[SESSION_COOKIE]
  if (last !== undefined) await people.endSession(last)
  reply.setCookie(SESSION_COOKIE, token, cookieOptions(request.protocol === 'https'))
  return { person } satisfies SignedIn
}

/** Accounts: how a guest gets one, how people sign in and out. */
export function addAccountRoutes(server: FastifyInstance, online: OnlinePlay): void {
  server.get('/api/account', async (request) => {
    const { people, accounts } = await online.open()
    return { account: await accounts.describe(await personOf(people, request)) }
  })
  server.post('/api/account', async (request, reply) => {
    const { people, accounts } = await online.open()
    const person = await personOf(people, request)
    const { login, password } = readInput('account', createAccount, request.body)
    return beginSession(people, await accounts.create(person, login, password, request.ip), request, reply)
  })
  server.post('/api/account/password', async (request, reply) => {
    const { people, accounts } = await online.open()
    const person = await personOf(people, request)
    const { current, password } = readInput('password', changePassword, request.body)
    await accounts.changePassword(person, current, password)
    await people.endSessions(person.id)
    return beginSession(people, person, request, reply)
  })
  addPasskeyRoutes(server, online)
  server.post('/api/sign-in', async (request, reply) => {
    const { people, accounts } = await online.open()
    const { login, password } = readInput('sign-in', signIn, request.body)
    return beginSession(people, await accounts.signIn(login, password, request.ip), request, reply)
  })
  server.post('/api/sign-out', async (request, reply) => {
    readInput('sign-out', nothing, request.body ?? {})
    const { people } = await online.open()
    const token = request.cookies[SESSION_COOKIE]
    if (token !== undefined) await people.endSession(token)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return {}
  })
  server.post('/api/sign-out-everywhere', async (request, reply) => {
    readInput('sign-out', nothing, request.body ?? {})
    const { people } = await online.open()
    const person = await personOf(people, request)
    await people.endSessions(person.id)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return {}
  })
}

function addPasskeyRoutes(server: FastifyInstance, online: OnlinePlay): void {
  server.post('/api/account/passkey-options', async (request): Promise<PasskeyCeremony> => {
    const { people, passkeys } = await online.open()
    const person = await personOf(people, request)
    const { login } = readInput('passkey', passkeyOptions, request.body)
    return passkeys.beginToAdd(person, login, originOf(request))
  })
  server.post('/api/account/passkey', async (request, reply) => {
    const { people, passkeys } = await online.open()
    const person = await personOf(people, request)
    const response = readInput('passkey', passkeyResponse, request.body)
    const owner = await passkeys.add(person, response, originOf(request))
    return beginSession(people, owner, request, reply)
  })
  server.post('/api/account/remove-passkey', async (request) => {
    const { people, accounts, passkeys } = await online.open()
    const person = await personOf(people, request)
    await passkeys.remove(person, readInput('passkey', removePasskey, request.body).id)
    return { account: await accounts.describe(person) }
  })
  server.post('/api/sign-in/passkey-options', async (request): Promise<PasskeyCeremony> => {
    readInput('sign-in', nothing, request.body ?? {})
    const { passkeys } = await online.open()
    return passkeys.beginToSignIn(originOf(request))
  })
  server.post('/api/sign-in/passkey', async (request, reply) => {
    const { people, passkeys } = await online.open()
    const response = readInput('sign-in', passkeyResponse, request.body)
    return beginSession(people, await passkeys.signIn(response, originOf(request)), request, reply)
  })
}

/** Gets the origin of the page that asks, which is this server's own (`isOwnOrigin`). Passkeys need a browser. */
function originOf({ headers: { origin } }: FastifyRequest): string {
  if (origin === undefined) throw new RequestError('invalid', 'passkeys need the Origin header of a browser')
  return origin
}
