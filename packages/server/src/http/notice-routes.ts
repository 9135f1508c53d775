import { readInput } from '@fray/kernel'
import { type NoticeInfo, noticeChange, pushSubscription, removedPush } from '@fray/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { OnlinePlay } from '../online-play.ts'
import { RequestError } from '../request-error.ts'
import { personOf } from './who-asks.ts'

const params = z.object({ token: z.string().max(60) })

/** Mails with links to confirm an address, in an hour. */
const CONFIRMATIONS = { most: 5, minutes: 60 } as const

/** How people want to be told outside the app that it is their turn, and the links in mails. */
export function addNoticeRoutes(server: FastifyInstance, online: OnlinePlay): void {
  server.get('/api/my/notices', async (request): Promise<NoticeInfo> => {
    const { people, notifier } = await online.open()
    return notifier.describe(await personOf(people, request))
  })
  server.post('/api/my/notices', async (request): Promise<NoticeInfo> => {
    const { people, notifier, noticeSettings, attempts } = await online.open()
    const person = await personOf(people, request)
    const change = readInput('notices', noticeChange, request.body)
    if (change.email && !notifier.sendsMail) throw new RequestError('refused', 'email: this server sends no mail')
    const before = await noticeSettings.find(person)
    const isNew = change.email !== undefined && change.email !== null && change.email !== before?.email
    if (isNew) await attempts.count(`confirmation for ${person.id}`, CONFIRMATIONS)
    const row = await noticeSettings.change(person, change)
    if (isNew) await notifier.sendConfirmation(row)
    return notifier.describe(person)
  })
  server.post('/api/my/notices/push', async (request): Promise<NoticeInfo> => {
    const { people, notifier, noticeSettings } = await online.open()
    const person = await personOf(people, request)
    await noticeSettings.addPush(person, readInput('push', pushSubscription, request.body))
    return notifier.describe(person)
  })
  server.post('/api/my/notices/remove-push', async (request): Promise<NoticeInfo> => {
    const { people, notifier, noticeSettings } = await online.open()
    const person = await personOf(people, request)
    await noticeSettings.removePush(readInput('push', removedPush, request.body).endpoint, person.id)
    return notifier.describe(person)
  })
  server.get('/api/notices/confirm/:token', async (request, reply) => {
    const { noticeSettings } = await online.open()
    await noticeSettings.confirm(readInput('address', params, request.params).token)
    return reply.redirect('/#/account')
  })
  const unsubscribe = async (request: { readonly params: unknown }) => {
    const { noticeSettings } = await online.open()
    await noticeSettings.unsubscribe(readInput('address', params, request.params).token)
  }
  server.get('/api/notices/unsubscribe/:token', async (request, reply) => {
    await unsubscribe(request)
    return reply.redirect('/#/account')
  })
  // Mail programs unsubscribe with one click by a form (RFC 8058).
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })
  server.post('/api/notices/unsubscribe/:token', async (request) => {
    await unsubscribe(request)
    return {}
  })
}
