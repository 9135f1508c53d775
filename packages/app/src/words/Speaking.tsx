import { type ReactNode, useMemo } from 'react'
import { useLanguagePack } from '../store/language.ts'
import { TalkContext } from './TalkContext.tsx'
import { talkOf } from './talk.ts'

/** Everything inside speaks the reader's language; those who know more of a game lay its words over it. */
export function Speaking({ children }: { children: ReactNode }) {
  const languagePack = useLanguagePack()
  const talk = useMemo(() => talkOf(languagePack), [languagePack])
  return <TalkContext value={talk}>{children}</TalkContext>
}
