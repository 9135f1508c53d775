import { createContext, use } from 'react'
import { english } from '../../locales/language-pack.ts'
import { createTranslator, type PhraseTranslator } from '../../locales/translator.ts'

export const TranslatorContext = createContext<PhraseTranslator>(createTranslator(english))

export function useTranslator(): PhraseTranslator {
  return use(TranslatorContext)
}
