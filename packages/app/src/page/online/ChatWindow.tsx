import { QUICK_PHRASES } from '@fray/protocol'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { say } from './state/room.ts'
import { useRoom } from './state/room-store.ts'
import { useServer } from './state/server-store.ts'

/** The longest message that the server takes. */
const LONGEST = 500

/** The messages of the players, and phrases that everyone reads in their own language. */
export function ChatWindow({ onClose }: { onClose(): void }) {
  const { ui } = useTranslator()
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) say({ text: text.trim() })
    setText('')
  }
  return (
    <DialogWindow open aside title={ui('ui.online.chat')} onClose={onClose}>
      <ChatLines />
      <fieldset className="chat-quick">
        <legend className="unseen">{ui('ui.online.chat-quick')}</legend>
        {QUICK_PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say({ phrase })}>
            {ui(`ui.online.phrase.${phrase}`)}
          </button>
        ))}
      </fieldset>
      <form className="chat-form" onSubmit={send}>
        <input
          className="field"
          value={text}
          maxLength={LONGEST}
          aria-label={ui('ui.online.chat-text')}
          placeholder={ui('ui.online.chat-text')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button button-main" disabled={!text.trim()}>
          {ui('ui.online.chat-send')}
        </button>
      </form>
    </DialogWindow>
  )
}

function ChatLines() {
  const { ui } = useTranslator()
  const chat = useRoom((room) => room.chat)
  const person = useServer((state) => state.person)
  const list = useRef<HTMLUListElement>(null)
  const last = chat.at(-1)?.number ?? -1
  useEffect(() => {
    useRoom.setState({ readUntil: last })
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [last])
  if (chat.length === 0) return <p className="hint chat-lines">{ui('ui.online.chat-empty')}</p>
  return (
    <ul ref={list} className="chat-lines" aria-live="polite">
      {chat.map(({ number, person: speaker, said, at }) => (
        <li key={number}>
          <b className={clsx(speaker.id === person?.id && 'chat-own')}>{speaker.name}</b>{' '}
          <time dateTime={at}>{new Date(at).toLocaleTimeString([], { timeStyle: 'short' })}</time>
          <p>{'phrase' in said ? ui(`ui.online.phrase.${said.phrase}`) : said.text}</p>
        </li>
      ))}
    </ul>
  )
}
