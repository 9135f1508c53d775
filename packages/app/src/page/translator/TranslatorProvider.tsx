import { type ReactNode, useMemo } from 'react'
import { createTranslator } from '../../locales/translator.ts'
import { useLanguagePack } from '../store/language.ts'
import { TranslatorContext } from './TranslatorContext.tsx'

/** Provides the reader's language to everything inside; pages of a game add its phrases. */
export function TranslatorProvider({ children }: { children: ReactNode }) {
  const languagePack = useLanguagePack()
  const talk = useMemo(() => createTranslator(languagePack), [languagePack])
  return <TranslatorContext value={talk}>{children}</TranslatorContext>
}
