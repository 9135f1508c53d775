import { useEffect, useState } from 'react'
import { loaded } from '../store/loads.ts'
import { service } from '../store/service.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { type Reading, readingOf } from './reading.ts'

const books = new Map<string, Promise<Reading>>()

function bookOf(game: string, language: string): Promise<Reading> {
  const key = `${game} ${language}`
  const known = books.get(key)
  if (known) return known
  const book = loaded(() => openBook(game, language))
  books.set(key, book)
  return book
}

async function openBook(game: string, language: string): Promise<Reading> {
  const [reference, translated] = await Promise.all([
    service.reference(game),
    language === 'en' ? {} : service.translatedReference(game, language),
  ])
  return readingOf(reference, language, translated)
}

/** The rules of a game in the reader's language, once somebody wants to read them. */
export function useReference(game: string, wanted: boolean): Reading | undefined {
  const { language } = useTalk()
  const [book, setBook] = useState<{ game: string; language: string; rules: Reading }>()
  useEffect(() => {
    if (wanted) void bookOf(game, language).then((rules) => setBook({ game, language, rules }))
  }, [game, language, wanted])
  return book?.game === game && book.language === language ? book.rules : undefined
}
