import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { type Announced, announce } from './announce.ts'
import { useGame } from './names.ts'

const NO_FACES = {}

/** Tells screen readers what happened and what is asked. */
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
