import type { AddressInfo } from 'node:net'
import type { Person } from '@fray/protocol'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { People } from '../people/people.ts'
import { Mailer } from './mailer.ts'
import { NoticeSettings } from './notice-settings.ts'
import { Notifier } from './notifier.ts'
import { Pusher } from './pusher.ts'

const FCM = 'https://fcm.googleapis.com/fcm/send/abc'

let database: Database
let smtp: SMTPServer
let mailer: Mailer
let settings: NoticeSettings
let notifier: Notifier
let person: Person
/** Mails as they have arrived, and what was pushed. */
const mails: string[] = []
const pushed: { readonly endpoint: string; readonly body: string; readonly key: string }[] = []
let pushReply = 201
const faults: unknown[] = []

beforeAll(async () => {
  database = await openDatabase({ folder: undefined })
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(readable(Buffer.concat(parts).toString('utf8')))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  mailer = new Mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Fray <fray@example.org>' })
  settings = new NoticeSettings(database.query)
  const transmit = async (
    { endpoint }: { readonly endpoint: string },
    body?: unknown,
    options?: { readonly vapidDetails?: { readonly publicKey: string } | null | undefined },
  ) => {
    if (pushReply >= 400) throw Object.assign(new Error('refused'), { statusCode: pushReply })
    pushed.push({ endpoint, body: String(body), key: options!.vapidDetails!.publicKey })
    return { statusCode: pushReply, body: '', headers: {} }
  }
  notifier = new Notifier({
    settings,
    pusher: new Pusher(database.query, 'https://fray.example.org', transmit),
    mailer,
    publicUrl: 'https://fray.example.org/club/',
    reportFault: (_kind, error) => void faults.push(error),
  })
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await database.close()
})
beforeEach(async () => {
  for (const list of [mails, pushed, faults]) list.length = 0
  pushReply = 201
  person = (await new People(database.query).createGuest('Anna')).person
})

/** Undoes the soft line breaks of quoted-printable. */
function readable(mail: string): string {
  return mail.replace(/=\r\n/g, '').replace(/=3D/g, '=')
}

const turn = () => notifier.tell({ code: 'abcdef', person: person.id })

async function confirmAddress(hours = 0): Promise<void> {
  await notifier.sendConfirmation(await settings.change(person, { email: 'anna@example.org', hours, language: 'en' }))
  const token = /notices\/confirm\/([\w-]+)/.exec(mails.at(-1)!)![1]!
  expect(await settings.confirm(token)).toBe(true)
  mails.length = 0
}

test('nothing is sent to somebody who has not asked for it, nor before an address is confirmed', async () => {
  await turn()
  await settings.change(person, { email: 'anna@example.org', hours: 0 })
  await turn()
  expect(mails).toEqual([])
  expect(pushed).toEqual([])
})

test('a confirmed address gets mails with the way to the match and one to end them', async () => {
  await confirmAddress()
  await turn()
  const [mail] = mails
  expect(mail).toContain('To: anna@example.org')
  expect(mail).toContain('Subject: It is your turn')
  expect(mail).toContain('https://fray.example.org/club/#/online/abcdef')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await settings.unsubscribe(/notices\/unsubscribe\/([\w-]+)/.exec(mail!)![1]!)
  await turn()
  expect(mails).toHaveLength(1)
})

test('another address must be confirmed again, and the old link does not do it', async () => {
  await confirmAddress()
  const before = await settings.find(person)
  await settings.change(person, { email: 'other@example.org' })
  await turn()
  expect(mails).toEqual([])
  expect(await settings.confirm(before!.token)).toBe(false)
})

test('nobody is told more often than they want, however many processes try at once', async () => {
  await confirmAddress(2)
  await Promise.all([turn(), turn(), turn()])
  expect(mails).toHaveLength(1)
  const anHourAgo = new Date(Date.now() - 61 * 60_000)
  const setLastNotice = (at: Date) =>
    database.query.updateTable('notice_settings').set({ told_at: at }).where('person', '=', person.id).execute()
  await setLastNotice(anHourAgo)
  await turn()
  expect(mails).toHaveLength(1)
  await setLastNotice(new Date(anHourAgo.getTime() - 60 * 60_000))
  await turn()
  expect(mails).toHaveLength(2)
})

test('a browser that has subscribed gets a push with the keys of the server, in its language', async () => {
  await settings.change(person, { language: 'fr', hours: 0 })
  await settings.addPush(person, { endpoint: FCM, keys: { p256dh: 'p', auth: 'a' } })
  await turn()
  const key = await new Pusher(database.query, 'https://fray.example.org').publicKey()
  expect(pushed).toEqual([{ endpoint: FCM, key, body: expect.stringContaining('C’est à vous') }])
  expect(JSON.parse(pushed[0]!.body)).toMatchObject({ path: '#/online/abcdef' })
})

test('a subscription that has ended is forgotten; another failure is reported', async () => {
  await settings.change(person, { hours: 0 })
  await settings.addPush(person, { endpoint: FCM, keys: { p256dh: 'p', auth: 'a' } })
  pushReply = 500
  await turn()
  expect(faults).toHaveLength(1)
  expect(await settings.pushesOf(person.id)).toHaveLength(1)
  pushReply = 410
  await turn()
  expect(await settings.pushesOf(person.id)).toEqual([])
})

test.each(['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://evil.example/fcm.googleapis.com'])(
  'the server pushes to no address but those of push services: not to %s',
  async (endpoint) => {
    await expect(settings.addPush(person, { endpoint, keys: { p256dh: 'p', auth: 'a' } })).rejects.toThrow('endpoint')
  },
)
