import { readInput } from '@fray/kernel'
import {
  deletePerson,
  displayName,
  type Leaderboard,
  type MuteList,
  nameChange,
  type Profile,
  reportMessage,
} from '@fray/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OnlinePlay } from '../online-play.ts'
import { cookieOptions, SESSION_COOKIE } from '../people/session-cookie.ts'
import { RequestError } from '../request-error.ts'
import { describeMatch } from './describe-match.ts'
import { findPerson, personOf } from './who-asks.ts'

const guestRequest = z.strictObject({ name: displayName })
const params = z.object({ id: z.string().max(60) })
const matchParams = z.object({ code: z.string().max(40) })

/** Who the reader is, what everybody may know of a person, and what people do with their own data. */
export function addPeopleRoutes(server: FastifyInstance, online: OnlinePlay): void {
  server.get('/api/me', async (request) => {
    // Someone without a session does not need the database.
    if (request.cookies[SESSION_COOKIE] === undefined) return {}
    const { people } = await online.open()
    return { person: await findPerson(people, request) }
  })
  server.post('/api/guest', async (request, reply) => {
    const { name } = readInput('guest', guestRequest, request.body)
    const { people } = await online.open()
    const known = await findPerson(people, request)
    if (known) return { person: known }
    const { person, token } = await people.createGuest(name)
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(request.protocol === 'https'))
    return { person }
  })
  server.patch('/api/me', async (request) => {
    const { people } = await online.open()
    const person = await personOf(people, request)
    const { name } = readInput('name', nameChange, request.body)
    await people.rename(person.id, name)
    return { person: { ...person, name } }
  })
  server.get('/api/people/:id', async (request): Promise<Profile> => {
    const services = await online.open()
    const { id } = readInput('address', params, request.params)
    const found = await services.people.find(id)
    if (!found) throw new RequestError('no-match', `found no person "${id}"`)
    const reader = await findPerson(services.people, request)
    const matches = await services.store.listOf(id, reader?.id === id ? 'all' : 'public')
    return {
      person: found.person,
      since: found.since.toISOString(),
      ratings: await services.ratings.ofPerson(id),
      matches: matches.filter(({ match }) => match.status === 'over').map((stored) => describeMatch(services, stored)),
    }
  })
  server.get('/api/leaderboard/:id', async (request): Promise<Leaderboard> => {
    const { ratings } = await online.open()
    return ratings.leaderboard(readInput('address', params, request.params).id)
  })
  server.get('/api/my/data', async (request, reply) => {
    const { people, myData } = await online.open()
    const person = await personOf(people, request)
    reply.header('content-disposition', 'attachment; filename="fray-my-data.json"')
    return myData.collect(person)
  })
  server.post('/api/my/delete', async (request, reply) => {
    const { people, accounts, myData } = await online.open()
    const person = await personOf(people, request)
    const { password } = readInput('delete', deletePerson, request.body ?? {})
    if (!person.guest) await accounts.confirm(person, password)
    await myData.erase(person)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return {}
  })
  addModerationRoutes(server, online)
}

function addModerationRoutes(server: FastifyInstance, online: OnlinePlay): void {
  const listMuted = async (request: FastifyRequest): Promise<MuteList> => {
    const { people, moderation } = await online.open()
    return { people: await moderation.mutedBy(await personOf(people, request)) }
  }
  server.get('/api/my/mutes', listMuted)
  server.post('/api/my/mutes/:id', async (request) => {
    const { people, moderation } = await online.open()
    await moderation.mute(await personOf(people, request), readInput('address', params, request.params).id)
    return listMuted(request)
  })
  server.delete('/api/my/mutes/:id', async (request) => {
    const { people, moderation } = await online.open()
    await moderation.unmute(await personOf(people, request), readInput('address', params, request.params).id)
    return listMuted(request)
  })
  server.post('/api/matches/:code/report', async (request) => {
    const { people, moderation } = await online.open()
    const person = await personOf(people, request)
    const { code } = readInput('address', matchParams, request.params)
    await moderation.report(person, code, readInput('report', reportMessage, request.body))
    return {}
  })
}
