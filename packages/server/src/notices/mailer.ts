import { createTransport } from 'nodemailer'

/** How this server sends mail, and where the links in it lead. */
export interface MailOptions {
  /** Such as `smtp://name:password@mail.example.org:587`. */
  readonly smtpUrl: string
  readonly from: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** An address that ends these mails with one click of the mail program (RFC 8058). */
  readonly unsubscribe?: string
}

/** Sends mail over SMTP. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>
  readonly #from: string

  constructor({ smtpUrl, from }: MailOptions) {
    this.#transport = createTransport(smtpUrl)
    this.#from = from
  }

  async send({ unsubscribe, ...mail }: Mail): Promise<void> {
    const headers = unsubscribe
      ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}
    await this.#transport.sendMail({ ...mail, from: this.#from, headers })
  }

  close(): void {
    this.#transport.close()
  }
}
