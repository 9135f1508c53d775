import { useEffect, useMemo, useState } from 'react'
import { createTranslator, mergePhrasebooks, type PhraseTranslator } from '../../../locales/translator.ts'
import type { ForceBook } from '../../../shared/force-protocol.ts'
import type { GameInfo } from '../../../shared/protocol.ts'
import { useLanguagePack } from '../../store/language.ts'
import { loadOrReport } from '../../store/loads.ts'
import { useGame } from '../../store/names.ts'
import { forceService } from './service.ts'

const books = new Map<string, Promise<ForceBook>>()

/** Loads what a game says about its forces, once. */
function forceBookOf(game: string): Promise<ForceBook> {
  const known = books.get(game)
  if (known) return known
  const book = loadOrReport(() => forceService.book(game))
  books.set(game, book)
  return book
}

/** A game with forces, their description, and a translator for both. */
export interface OpenBook {
  readonly game: GameInfo
  readonly book: ForceBook
  readonly talk: PhraseTranslator
}

/** Gets the force book of a game, once it is loaded; undefined for a game without forces. */
export function useForceBook(id: string | undefined): OpenBook | undefined {
  const game = useGame(id)
  const wanted = game?.hasForces ? game.id : undefined
  const [open, setOpen] = useState<{ id: string; book: ForceBook }>()
  useEffect(() => {
    if (wanted !== undefined) void forceBookOf(wanted).then((book) => setOpen({ id: wanted, book }))
  }, [wanted])
  const languagePack = useLanguagePack()
  return useMemo(() => {
    if (!game || open?.id !== game.id) return undefined
    return {
      game,
      book: open.book,
      talk: createTranslator(languagePack, mergePhrasebooks(game.phrases, open.book.phrases)),
    }
  }, [game, open, languagePack])
}
