import type { Lesson, LessonBook } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { namesIn, useGame } from '../play/names.ts'
import { useLanguagePack } from '../store/language.ts'
import { loaded } from '../store/loads.ts'
import { service } from '../store/service.ts'
import { joined, type Talk, talkOf } from '../words/talk.ts'

const books = new Map<string, Promise<LessonBook | undefined>>()

function bookOf(game: string): Promise<LessonBook | undefined> {
  const known = books.get(game)
  if (known) return known
  const book = loaded(() => service.lessons(game))
  books.set(game, book)
  return book
}

/** The lesson that is being played, once it is loaded, and the words to tell it with. */
export function useLesson(snapshot: Snapshot): { lesson: Lesson | undefined; talk: Talk } {
  const { game, lesson: place } = snapshot
  const [book, setBook] = useState<LessonBook>()
  const phrases = useGame(game)?.phrases
  const wanted = place !== undefined
  useEffect(() => {
    if (wanted) void bookOf(game).then(setBook)
  }, [game, wanted])
  const languagePack = useLanguagePack()
  const talk = useMemo(() => {
    const words = joined(phrases ?? { en: {} }, book?.phrases)
    return talkOf(languagePack, words, namesIn(snapshot, talkOf(languagePack, phrases)))
  }, [snapshot, phrases, book, languagePack])
  return { lesson: book?.lessons.find(({ id }) => id === place?.id), talk }
}
