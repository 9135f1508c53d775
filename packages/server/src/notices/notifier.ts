import type { NoticeInfo, Person } from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { Mailer } from './mailer.ts'
import type { NoticeRow, NoticeSettings } from './notice-settings.ts'
import type { Pusher } from './pusher.ts'

/** A match in which a person is asked. */
export interface TurnNotice {
  readonly code: string
  readonly person: string
}

export interface NotifierDependencies {
  readonly settings: NoticeSettings
  readonly pusher: Pusher
  /** Without one, nobody is told by mail. */
  readonly mailer: Mailer | undefined
  /** The public address of this server, for links in mails. */
  readonly publicUrl: string | undefined
  reportFault(kind: string, error: unknown): void
}

/** Tells people outside the app that it is their turn, as they have asked for. */
export class Notifier {
  readonly #dependencies: NotifierDependencies

  constructor(dependencies: NotifierDependencies) {
    this.#dependencies = dependencies
  }

  get sendsMail(): boolean {
    return this.#dependencies.mailer !== undefined && this.#dependencies.publicUrl !== undefined
  }

  async describe(person: Person): Promise<NoticeInfo> {
    const { settings, pusher } = this.#dependencies
    const row = await settings.find(person)
    return {
      sendsMail: this.sendsMail,
      hours: row?.hours ?? 1,
      ...(row?.email ? { email: row.email, isConfirmed: row.confirmed_at !== null } : {}),
      pushKey: await pusher.publicKey(),
      pushes: (await settings.pushesOf(person.id)).map(({ endpoint }) => endpoint),
    }
  }

  /** Asks the owner of an address whether they want mails. */
  async sendConfirmation({ email, language, token }: NoticeRow): Promise<void> {
    if (!this.sendsMail) throw new RequestError('refused', 'email: this server sends no mail')
    const texts = MAIL_TEXTS[language]
    const text = `${texts.confirm}\n\n${this.#link(`api/notices/confirm/${token}`)}\n`
    await this.#dependencies.mailer!.send({ to: email!, subject: texts.confirmSubject, text })
  }

  /** Tells a person that it is their turn, unless they were told a short time ago. */
  async tell({ person, code }: TurnNotice): Promise<void> {
    const row = await this.#dependencies.settings.claim(person)
    if (!row) return
    const path = `#/online/${code}`
    const results = await Promise.allSettled([this.#mail(row, path), this.#push(row, path)])
    for (const result of results) {
      if (result.status === 'rejected') this.#dependencies.reportFault('notice-not-sent', result.reason)
    }
  }

  async #mail({ email, confirmed_at, language, token }: NoticeRow, path: string) {
    if (!email || !confirmed_at || !this.sendsMail) return
    const texts = MAIL_TEXTS[language]
    const unsubscribe = this.#link(`api/notices/unsubscribe/${token}`)
    const text = `${texts.turn}\n\n${this.#link(path)}\n\n${texts.unsubscribe}\n${unsubscribe}\n`
    await this.#dependencies.mailer!.send({ to: email, subject: texts.turn, text, unsubscribe })
  }

  async #push({ person, language }: NoticeRow, path: string): Promise<void> {
    const { settings, pusher } = this.#dependencies
    for (const subscription of await settings.pushesOf(person)) {
      const isGone = await pusher.send(subscription, { body: MAIL_TEXTS[language].turn, path })
      if (isGone) await settings.removePush(subscription.endpoint)
    }
  }

  #link(path: string): string {
    return new URL(path, `${this.#dependencies.publicUrl?.replace(/\/$/, '')}/`).href
  }
}
