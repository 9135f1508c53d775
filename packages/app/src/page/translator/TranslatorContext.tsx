import { createContext, use } from 'react'
import { english } from '../../locales/language-pack.ts'
import { createTranslator, type Translator } from '../../locales/translator.ts'

export const TranslatorContext = createContext<Translator>(createTranslator(english))

export function useTranslator(): Translator {
  return use(TranslatorContext)
}
