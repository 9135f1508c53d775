import { type ReactNode, useMemo } from 'react'
import { useTongue } from '../store/language.ts'
import { TalkContext } from './TalkContext.tsx'
import { talkOf } from './talk.ts'

/** Everything inside speaks the reader's language; those who know more of a game lay its words over it. */
export function Speaking({ children }: { children: ReactNode }) {
  const tongue = useTongue()
  const talk = useMemo(() => talkOf(tongue), [tongue])
  return <TalkContext value={talk}>{children}</TalkContext>
}
