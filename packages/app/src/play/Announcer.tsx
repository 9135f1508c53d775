import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { type Announced, announce } from './announce.ts'
import { useGame } from './names.ts'

const NO_FACES = {}

/** Tells those who hear the page what happened since they last had to know, and what is asked of whom. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const faces = useGame(snapshot.game)?.faces ?? NO_FACES
  const told = useRef<Announced>(undefined)
  const [words, setWords] = useState('')
  useEffect(() => {
    const { heard, words: news } = announce(told.current, snapshot, faces, talk)
    told.current = heard
    if (news) setWords(news)
  }, [snapshot, faces, talk])
  return (
    <p className="unseen" aria-live="polite">
      {words}
    </p>
  )
}
