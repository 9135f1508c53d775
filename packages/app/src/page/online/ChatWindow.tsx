import { type ChatLine, QUICK_PHRASES } from '@fray/protocol'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { ChatLineTools } from '../people/ChatLineTools.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { phraseOfFailure } from './state/api.ts'
import { say } from './state/room.ts'
import { useRoom } from './state/room-store.ts'
import { useServer } from './state/server-store.ts'

/** The longest message that the server takes. */
const LONGEST = 500

/** The messages of the players, and phrases that everyone reads in their own language. */
export function ChatWindow({ onClose }: { onClose(): void }) {
  const { ui } = useTranslator()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const tell = (said: Parameters<typeof say>[0]) => void say(said).then(() => setFailure(undefined), setFailure)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) tell({ text: text.trim() })
    setText('')
  }
  return (
    <DialogWindow open aside title={ui('ui.online.chat')} onClose={onClose}>
      <ChatLines />
      <fieldset className="chat-quick">
        <legend className="unseen">{ui('ui.online.chat-quick')}</legend>
        {QUICK_PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => tell({ phrase })}>
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
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </DialogWindow>
  )
}

function ChatLines() {
  const { ui } = useTranslator()
  const chat = useRoom((room) => room.chat)
  const list = useRef<HTMLUListElement>(null)
  const last = chat.at(-1)?.number ?? -1
  useEffect(() => {
    useRoom.setState({ readUntil: last })
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [last])
  if (chat.length === 0) return <p className="hint chat-lines">{ui('ui.online.chat-empty')}</p>
  return (
    <ul ref={list} className="chat-lines" aria-live="polite">
      {chat.map((line) => (
        <ChatItem key={line.number} line={line} />
      ))}
    </ul>
  )
}

function ChatItem({ line }: { line: ChatLine }) {
  const { ui } = useTranslator()
  const code = useRoom((room) => room.code)
  const person = useServer((state) => state.person)
  const { person: speaker, said, at } = line
  const isOwn = speaker.id === person?.id
  return (
    <li>
      <b className={clsx(isOwn && 'chat-own')}>{speaker.name}</b>{' '}
      <time dateTime={at}>{new Date(at).toLocaleTimeString([], { timeStyle: 'short' })}</time>{' '}
      {code !== undefined && person && !isOwn ? <ChatLineTools code={code} line={line} /> : null}
      <p>{'phrase' in said ? ui(`ui.online.phrase.${said.phrase}`) : said.text}</p>
    </li>
  )
}
