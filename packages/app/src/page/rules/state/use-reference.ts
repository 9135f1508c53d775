import { useEffect, useState } from 'react'
import { loadOrReport } from '../../store/loads.ts'
import { service } from '../../store/service.ts'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { localizeRules, type RuleTexts } from '../model/localize-rules.ts'

const books = new Map<string, Promise<RuleTexts>>()
/** Loaded rules, for later requests. */
const open = new Map<string, RuleTexts>()

function loadRules(game: string, language: string): Promise<RuleTexts> {
  const key = keyOf(game, language)
  const known = books.get(key)
  if (known) return known
  const book = loadOrReport(() => openBook(game, language))
  books.set(key, book)
  return book
}

const keyOf = (game: string, language: string) => `${game} ${language}`

async function openBook(game: string, language: string): Promise<RuleTexts> {
  const [reference, translated] = await Promise.all([
    service.reference(game),
    language === 'en' ? {} : service.translatedReference(game, language),
  ])
  const reading = localizeRules(reference, language, translated)
  open.set(keyOf(game, language), reading)
  return reading
}

/** Gets the rules of a game in the reader's language, loaded on demand. */
export function useReference(game: string, wanted: boolean): RuleTexts | undefined {
  const { language } = useTranslator()
  const [, setCome] = useState<RuleTexts>()
  useEffect(() => {
    if (wanted) void loadRules(game, language).then(setCome)
  }, [game, language, wanted])
  return open.get(keyOf(game, language))
}
