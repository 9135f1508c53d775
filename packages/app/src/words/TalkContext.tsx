import { createContext, use } from 'react'
import { type Talk, talkOf } from './talk.ts'
import { english } from './tongue.ts'

export const TalkContext = createContext<Talk>(talkOf(english))

export function useTalk(): Talk {
  return use(TalkContext)
}
