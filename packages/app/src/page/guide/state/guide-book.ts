import type { GuideBook } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import { createTranslator, mergePhrasebooks, type PhraseTranslator } from '../../../locales/translator.ts'
import { useLanguagePack } from '../../store/language.ts'
import { loadOrReport } from '../../store/loads.ts'
import { useGame } from '../../store/names.ts'
import { service } from '../../store/service.ts'

const books = new Map<string, Promise<GuideBook | undefined>>()

function loadGuide(game: string): Promise<GuideBook | undefined> {
  const known = books.get(game)
  if (known) return known
  const book = loadOrReport(() => service.guide(game))
  books.set(game, book)
  return book
}

/** Gets the chapters, sheet and terms of a game with a translator, loaded on demand. */
export function useGuide(
  game: string | undefined,
  wanted = true,
): { guide: GuideBook | undefined; talk: PhraseTranslator } {
  const [read, setRead] = useState<{ game: string; guide: GuideBook | undefined }>()
  useEffect(() => {
    if (wanted && game !== undefined) void loadGuide(game).then((guide) => setRead({ game, guide }))
  }, [game, wanted])
  const guide = read?.game === game ? read?.guide : undefined
  const phrases = useGame(game ?? '')?.phrases
  const languagePack = useLanguagePack()
  const talk = useMemo(
    () => createTranslator(languagePack, mergePhrasebooks(phrases ?? { en: {} }, guide?.phrases)),
    [languagePack, phrases, guide],
  )
  return { guide, talk }
}
