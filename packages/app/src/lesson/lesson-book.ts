import type { Lesson, LessonBook, Phrasebook } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { namesIn, useGame } from '../play/names.ts'
import { desk } from '../store/desk.ts'
import { pageLanguage } from '../words/TalkContext.tsx'
import { type Talk, talkOf } from '../words/talk.ts'

const books = new Map<string, Promise<LessonBook | undefined>>()

function bookOf(game: string): Promise<LessonBook | undefined> {
  const known = books.get(game)
  if (known) return known
  const book = desk.lessons(game)
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
  const talk = useMemo(() => {
    const language = pageLanguage()
    return talkOf(language, together(phrases, book?.phrases), namesIn(snapshot, phrases, language))
  }, [snapshot, phrases, book])
  return { lesson: book?.lessons.find(({ id }) => id === place?.id), talk }
}

/** The words of the game and of its lessons in one book. */
function together(game: Phrasebook | undefined, lessons: Phrasebook | undefined): Phrasebook {
  const languages = new Set([...Object.keys(game ?? {}), ...Object.keys(lessons ?? {})])
  const pages = [...languages].map((language) => [language, { ...game?.[language], ...lessons?.[language] }] as const)
  return { en: {}, ...Object.fromEntries(pages) }
}
