import { type ReactNode, useMemo } from 'react'
import { useLanguagePack } from '../store/language.ts'
import { TranslatorContext } from './TranslatorContext.tsx'
import { createTranslator } from './translator.ts'

/** Everything inside speaks the reader's language; those who know more of a game lay its words over it. */
export function TranslatorProvider({ children }: { children: ReactNode }) {
  const languagePack = useLanguagePack()
  const talk = useMemo(() => createTranslator(languagePack), [languagePack])
  return <TranslatorContext value={talk}>{children}</TranslatorContext>
}
