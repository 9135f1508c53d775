import { readInput } from '@fray/kernel'
import {
  chooseForce,
  commitment,
  contribution,
  createMatch,
  type FinishedMatch,
  joinMatch,
  type ListedMatch,
  type MatchInfo,
  matchAct,
  type Person,
  PROTOCOL_VERSION,
  rematch,
  type ServerFault,
  type ServerInfo,
} from '@fray/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { finishedMatch } from '../matches/finished-match.ts'
import type { StoredMatch } from '../matches/match-store.ts'
import { describeListed } from '../matches/open-matches.ts'
import type { OnlinePlay, OnlineServices } from '../online-play.ts'
import { faultOf, RequestError } from '../request-error.ts'
import { addAccountRoutes } from './account-routes.ts'
import { describeMatch } from './describe-match.ts'
import { addNoticeRoutes } from './notice-routes.ts'
import { isOwnOrigin } from './origin.ts'
import { addPeopleRoutes } from './people-routes.ts'
import { personOf } from './who-asks.ts'

const cancelRequest = z.strictObject({})
const params = z.object({ code: z.string().max(40) })

const STATUS: Readonly<Record<ServerFault['code'], number>> = {
  invalid: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'name-taken': 409,
  'not-yours': 403,
  'needs-account': 403,
  banned: 403,
  'no-match': 404,
  refused: 409,
  'too-fast': 429,
  busy: 503,
  failed: 500,
}

/** Adds everything that is asked over HTTP; a running match is played over the socket. */
export function addRoutes(server: FastifyInstance, online: OnlinePlay): void {
  server.setErrorHandler((error, request, reply) => sendFault(error, request, reply))
  server.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && !isOwnOrigin(request.headers)) throw new RequestError('not-yours', 'another origin')
  })
  server.get('/health', async () => ({ ok: true }))
  server.get('/ready', async (_request, reply) => {
    const ready = await online.open().then(
      (services) => services.isReady(),
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  server.get('/api/server', async (): Promise<ServerInfo> => ({ version: PROTOCOL_VERSION }))
  addPeopleRoutes(server, online)
  addNoticeRoutes(server, online)
  addAccountRoutes(server, online)
  addMatchRoutes(server, online)
}

function addMatchRoutes(server: FastifyInstance, online: OnlinePlay): void {
  const describe = async (stored: StoredMatch): Promise<MatchInfo> => describeMatch(await online.open(), stored)
  const describeAll = async (matches: readonly StoredMatch[]): Promise<readonly ListedMatch[]> => {
    const { connections } = await online.open()
    return matches.map((stored) => describeListed(stored, (person) => connections.isOnline(person)))
  }
  server.get('/api/lobby', async () => {
    const { store } = await online.open()
    return { matches: await describeAll(await store.listLobby()) }
  })
  server.get('/api/my/matches', async (request) => {
    const { people, store } = await online.open()
    const person = await personOf(people, request)
    return { matches: await describeAll(await store.listOf(person.id)) }
  })
  server.post('/api/matches', async (request) => {
    const { people, openMatches, moderation } = await online.open()
    const person = await personOf(people, request)
    await moderation.refuseBanned(person)
    return describe(await openMatches.create(person, readInput('match', createMatch, request.body)))
  })
  server.get('/api/matches/:code', async (request) => {
    const { store } = await online.open()
    const { code } = readInput('address', params, request.params)
    const stored = await store.findByCode(code)
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return describe(stored)
  })
  server.get('/api/matches/:code/record', async (request): Promise<FinishedMatch> => {
    const { store } = await online.open()
    const { code } = readInput('address', params, request.params)
    const stored = await store.findByCode(code)
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return finishedMatch(stored, await store.entriesFrom(stored.match.id, stored.match.rules_since))
  })
  const addChange = <Body>(
    path: string,
    schema: z.ZodType<Body>,
    carryOut: (services: OnlineServices, code: string, person: Person, body: Body) => Promise<StoredMatch>,
  ) => {
    server.post(`/api/matches/:code/${path}`, async (request) => {
      const services = await online.open()
      const person = await personOf(services.people, request)
      const { code } = readInput('address', params, request.params)
      return describe(await carryOut(services, code, person, readInput(path, schema, request.body ?? {})))
    })
  }
  addChange('join', joinMatch, async ({ openMatches, moderation }, code, person, { seat, commitment: own }) => {
    await moderation.refuseBanned(person)
    return openMatches.join(code, person, seat, own)
  })
  addChange('force', chooseForce, ({ openMatches }, code, person, { force }) =>
    openMatches.chooseForce(code, person, force),
  )
  addChange('commit', commitment, ({ openMatches }, code, person, { commitment: own }) =>
    openMatches.commit(code, person, own),
  )
  addChange('reveal', contribution, ({ openMatches }, code, person, part) => openMatches.reveal(code, person, part))
  addChange('cancel', cancelRequest, ({ openMatches }, code, person) => openMatches.cancel(code, person))
  addChange('rematch', rematch, async ({ openMatches, moderation }, code, person, { commitment: own }) => {
    await moderation.refuseBanned(person)
    return openMatches.rematch(code, person, own)
  })
  addChange('act', matchAct, ({ acts }, code, person, { act }) => acts.carryOut(code, person, act))
}

function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const fault = faultOf(error)
  if (fault.code === 'failed') request.log.error({ err: error }, 'request failed')
  reply.code(STATUS[fault.code]).send({ fault })
}
