import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** Tells those who hear the page what happened since they last had to know. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const { say } = useTalk()
  const told = useRef(snapshot.events.length)
  const [words, setWords] = useState('')
  useEffect(() => {
    const news = snapshot.events.slice(told.current).map(({ type, args }) => say({ id: type, args }))
    told.current = snapshot.events.length
    if (snapshot.decision) news.push(say(snapshot.decision.prompt))
    if (news.length > 0) setWords(news.join(' '))
  }, [snapshot, say])
  return (
    <p className="unseen" aria-live="polite">
      {words}
    </p>
  )
}
