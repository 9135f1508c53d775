import { createContext, use } from 'react'
import { english } from './language-pack.ts'
import { type Talk, talkOf } from './talk.ts'

export const TalkContext = createContext<Talk>(talkOf(english))

export function useTalk(): Talk {
  return use(TalkContext)
}
