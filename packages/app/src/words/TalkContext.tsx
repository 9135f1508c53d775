import { createContext, use } from 'react'
import { appPhrases } from './phrases.ts'
import { type Talk, talkOf } from './talk.ts'

/** The language of the page: the first of the reader's that the phrasebook has. */
export function pageLanguage(): string {
  const wanted = navigator.languages.map((language) => language.split('-')[0] ?? language)
  return wanted.find((language) => language in appPhrases) ?? 'en'
}

export const TalkContext = createContext<Talk>(talkOf('en', undefined))

export function useTalk(): Talk {
  return use(TalkContext)
}
