import type { Snapshot } from '@fray/session'
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { type Announced, announce } from './model/announce.ts'

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
