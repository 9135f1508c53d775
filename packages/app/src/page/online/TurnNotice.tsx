import type { Snapshot } from '@fray/session'
import { useEffect } from 'react'
import { playSound } from '../sound/state/synth.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useRoom } from './state/room-store.ts'

/** Tells in the tab's title that it is the reader's turn in a match on a server, and calls them back to the tab. */
export function TurnNotice({ snapshot: { decision, outcome } }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const isOnline = useRoom(({ isSeated }) => isSeated)
  const isYourTurn = isOnline && decision !== undefined && outcome === undefined
  const words = ui('ui.online.title-turn')
  useEffect(() => {
    if (!isYourTurn) return
    const title = document.title
    if (document.hidden) playSound('horn', { isCall: true })
    document.title = `● ${words} · ${title}`
    return () => {
      document.title = title
    }
  }, [isYourTurn, words])
  return null
}
