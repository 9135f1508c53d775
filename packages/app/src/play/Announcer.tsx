import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { type Heard, hear } from './heard.ts'
import { useGame } from './names.ts'

const NO_FACES = {}

/** Tells those who hear the page what happened since they last had to know, and what is asked of whom. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTalk()
  const faces = useGame(snapshot.game)?.faces ?? NO_FACES
  const told = useRef<Heard>(undefined)
  const [words, setWords] = useState('')
  useEffect(() => {
    const { heard, words: news } = hear(told.current, snapshot, faces, talk)
    told.current = heard
    if (news) setWords(news)
  }, [snapshot, faces, talk])
  return (
    <p className="unseen" aria-live="polite">
      {words}
    </p>
  )
}
