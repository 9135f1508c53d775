import type { Lesson, LessonBook } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { useEffect, useMemo, useState } from 'react'
import { createTranslator, mergePhrasebooks, type PhraseTranslator } from '../../../locales/translator.ts'
import { useLanguagePack } from '../../store/language.ts'
import { loadOrReport } from '../../store/loads.ts'
import { namesIn, useGame } from '../../store/names.ts'
import { service } from '../../store/service.ts'

const books = new Map<string, Promise<LessonBook | undefined>>()

function loadLessons(game: string): Promise<LessonBook | undefined> {
  const known = books.get(game)
  if (known) return known
  const book = loadOrReport(() => service.lessons(game))
  books.set(game, book)
  return book
}

/** Loads the lessons of a game on demand. */
function useBook(game: string, wanted: boolean): LessonBook | undefined {
  const [loadedBook, setLoadedBook] = useState<{ game: string; book: LessonBook | undefined }>()
  useEffect(() => {
    if (wanted) void loadLessons(game).then((book) => setLoadedBook({ game, book }))
  }, [game, wanted])
  return loadedBook?.game === game ? loadedBook.book : undefined
}

/** Gets the lessons of a game in order, once they are loaded, and a translator for them. */
export function useCourse(game: string): { lessons: readonly Lesson[] | undefined; talk: PhraseTranslator } {
  const book = useBook(game, true)
  const phrases = useGame(game)?.phrases
  const languagePack = useLanguagePack()
  const talk = useMemo(
    () => createTranslator(languagePack, mergePhrasebooks(phrases ?? { en: {} }, book?.phrases)),
    [languagePack, phrases, book],
  )
  return { lessons: book?.lessons, talk }
}

/** Gets the current lesson, once it is loaded, the one after it, and a translator for them. */
export function useLesson(snapshot: Snapshot): {
  lesson: Lesson | undefined
  next: Lesson | undefined
  talk: PhraseTranslator
} {
  const { game, lesson: place } = snapshot
  const book = useBook(game, place !== undefined)
  const phrases = useGame(game)?.phrases
  const languagePack = useLanguagePack()
  const { names, sides } = snapshot.view
  const talk = useMemo(() => {
    const words = mergePhrasebooks(phrases ?? { en: {} }, book?.phrases)
    return createTranslator(languagePack, words, namesIn({ names, sides }, createTranslator(languagePack, phrases)))
  }, [names, sides, phrases, book, languagePack])
  const at = book?.lessons.findIndex(({ id }) => id === place?.id) ?? -1
  return { lesson: book?.lessons[at], next: at < 0 ? undefined : book?.lessons[at + 1], talk }
}
