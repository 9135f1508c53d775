import { Suspense, useState } from 'react'
import { Tool } from '../dialogs/Tool.tsx'
import { lazyComponent } from '../store/lazy-component.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

const ChatWindow = lazyComponent(() => import('./ChatWindow.tsx').then(({ ChatWindow }) => ChatWindow))

/** Opens the chat of the match on the table, and counts what has not been read. */
export function ChatButton() {
  const { ui } = useTranslator()
  const [isOpen, setIsOpen] = useState(false)
  const unread = useRoom(({ chat, readUntil }) => chat.filter(({ number }) => number > readUntil).length)
  const label = unread > 0 && !isOpen ? ui('ui.online.chat-unread', { count: unread }) : ui('ui.online.chat')
  return (
    <>
      <Tool icon="conversation" label={label} urgent={unread > 0 && !isOpen} onPress={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense>
          <ChatWindow onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
