import { readInput } from '@fray/kernel'
import {
  commitment,
  contribution,
  createMatch,
  displayName,
  joinMatch,
  type MatchInfo,
  nameChange,
  type Person,
  type ServerFault,
} from '@fray/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MatchStore, StoredMatch } from '../matches/match-store.ts'
import { infoOf, type OpenMatches } from '../matches/open-matches.ts'
import type { People } from '../people/people.ts'
import { cookieOptions, SESSION_COOKIE } from '../people/session-cookie.ts'
import { faultOf, RequestError } from '../request-error.ts'

export interface RouteDependencies {
  readonly people: People
  readonly store: MatchStore
  readonly openMatches: OpenMatches
  isOnline(person: string): boolean
  /** Whether the server is ready for players: its database answers. */
  isReady(): Promise<boolean>
}

const guestRequest = z.strictObject({ name: displayName })
const cancelRequest = z.strictObject({})
const params = z.object({ code: z.string().max(40) })

const STATUS: Readonly<Record<ServerFault['code'], number>> = {
  invalid: 400,
  'not-signed-in': 401,
  'not-yours': 403,
  'no-match': 404,
  refused: 409,
  'too-fast': 429,
  busy: 503,
  failed: 500,
}

/** Adds everything that is asked over HTTP; a running match is played over the socket. */
export function addRoutes(server: FastifyInstance, dependencies: RouteDependencies): void {
  const { people, store, openMatches } = dependencies
  const describe = (stored: StoredMatch): MatchInfo => infoOf(stored, (person) => dependencies.isOnline(person))
  const personOf = async (request: FastifyRequest): Promise<Person> => {
    const person = await findPerson(people, request)
    if (!person) throw new RequestError('not-signed-in', 'no session')
    return person
  }

  server.setErrorHandler((error, request, reply) => sendFault(error, request, reply))

  server.get('/health', async () => ({ ok: true }))
  server.get('/ready', async (_request, reply) => {
    const ready = await dependencies.isReady()
    return reply.code(ready ? 200 : 503).send({ ready })
  })

  server.get('/api/me', async (request) => ({ person: await findPerson(people, request) }))
  server.post('/api/guest', async (request, reply) => {
    const { name } = readInput('guest', guestRequest, request.body)
    const known = await findPerson(people, request)
    if (known) return { person: known }
    const { person, token } = await people.createGuest(name)
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(request.protocol === 'https'))
    return { person }
  })
  server.patch('/api/me', async (request) => {
    const person = await personOf(request)
    const { name } = readInput('name', nameChange, request.body)
    await people.rename(person.id, name)
    return { person: { ...person, name } }
  })

  server.get('/api/lobby', async () => ({ matches: (await store.listLobby()).map(describe) }))
  server.get('/api/my/matches', async (request) => {
    const person = await personOf(request)
    return { matches: (await store.listOf(person.id)).map(describe) }
  })
  server.post('/api/matches', async (request) => {
    const person = await personOf(request)
    return describe(await openMatches.create(person, readInput('match', createMatch, request.body)))
  })
  server.get('/api/matches/:code', async (request) => {
    const { code } = params.parse(request.params)
    const stored = await store.findByCode(code)
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return describe(stored)
  })
  const addMatchRoute = <Body>(
    path: string,
    schema: z.ZodType<Body>,
    carryOut: (code: string, person: Person, body: Body) => Promise<StoredMatch>,
  ) => {
    server.post(`/api/matches/:code/${path}`, async (request) => {
      const person = await personOf(request)
      const { code } = params.parse(request.params)
      return describe(await carryOut(code, person, readInput(path, schema, request.body)))
    })
  }
  addMatchRoute('join', joinMatch, (code, person, { seat, commitment: own }) =>
    openMatches.join(code, person, seat, own),
  )
  addMatchRoute('commit', commitment, (code, person, { commitment: own }) => openMatches.commit(code, person, own))
  addMatchRoute('reveal', contribution, (code, person, part) => openMatches.reveal(code, person, part))
  addMatchRoute('cancel', cancelRequest, (code, person) => openMatches.cancel(code, person))
}

/** Finds the person whose session cookie a request carries. */
export async function findPerson(people: People, request: FastifyRequest): Promise<Person | undefined> {
  const token = request.cookies[SESSION_COOKIE]
  return token === undefined ? undefined : people.findByToken(token)
}

function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const fault = faultOf(error)
  if (fault.code === 'failed') request.log.error({ err: error }, 'request failed')
  reply.code(STATUS[fault.code]).send({ fault })
}
