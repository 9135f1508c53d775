import type { Puzzle, PuzzleBook } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import { createTranslator, mergePhrasebooks, type PhraseTranslator } from '../../../locales/translator.ts'
import { useLanguagePack } from '../../store/language.ts'
import { loadOrReport } from '../../store/loads.ts'
import { openSituation } from '../../store/match-store.ts'
import { useGame } from '../../store/names.ts'
import { service } from '../../store/service.ts'
import { noteOpenPuzzle } from './puzzle-stars.ts'

const books = new Map<string, Promise<PuzzleBook | undefined>>()

function loadPuzzles(game: string): Promise<PuzzleBook | undefined> {
  const known = books.get(game)
  if (known) return known
  const book = loadOrReport(() => service.puzzles(game))
  books.set(game, book)
  return book
}

/** Gets the puzzles of a game, once they are loaded, and a translator for them. */
export function usePuzzleBook(game: string | undefined): { puzzles: readonly Puzzle[]; talk: PhraseTranslator } {
  const [book, setBook] = useState<PuzzleBook>()
  const phrases = useGame(game)?.phrases
  const languagePack = useLanguagePack()
  useEffect(() => {
    if (game !== undefined) void loadPuzzles(game).then(setBook)
  }, [game])
  const talk = useMemo(
    () => createTranslator(languagePack, mergePhrasebooks(phrases ?? { en: {} }, book?.phrases)),
    [languagePack, phrases, book],
  )
  return { puzzles: book?.puzzles ?? [], talk }
}

/** Starts a puzzle. */
export async function startPuzzle(game: string, { id, situation }: Puzzle): Promise<void> {
  const commitment = await openSituation(JSON.stringify(situation), false)
  noteOpenPuzzle({ commitment, game, id })
}
