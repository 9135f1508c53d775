import type { NoticeLanguage } from '@fray/protocol'

interface MailTexts {
  readonly confirmSubject: string
  readonly confirm: string
  readonly turn: string
  readonly unsubscribe: string
}

/** The words of mails and pushes, which are read outside the app. */
export const MAIL_TEXTS: Readonly<Record<NoticeLanguage, MailTexts>> = {
  en: {
    confirmSubject: 'Fray: confirm your e-mail address',
    confirm: 'Open this link to be told by e-mail when it is your turn. If you did not ask for this, ignore this mail.',
    turn: 'It is your turn in a match of Fray.',
    unsubscribe: 'No more of these mails:',
  },
  es: {
    confirmSubject: 'Fray: confirma tu correo electrónico',
    confirm: 'Abre este enlace para recibir un correo cuando te toque jugar. Si no lo has pedido, ignora este mensaje.',
    turn: 'Te toca jugar en una partida de Fray.',
    unsubscribe: 'No recibir más estos correos:',
  },
  fr: {
    confirmSubject: 'Fray : confirmez votre adresse e-mail',
    confirm: 'Ouvrez ce lien pour être averti par e-mail quand c’est à vous. Sinon, ignorez ce message.',
    turn: 'C’est à vous dans une partie de Fray.',
    unsubscribe: 'Ne plus recevoir ces e-mails :',
  },
}
