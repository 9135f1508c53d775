import type { Reference } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { loaded } from '../store/loads.ts'
import { service } from '../store/service.ts'

const books = new Map<string, Promise<Reference>>()

function bookOf(game: string): Promise<Reference> {
  const known = books.get(game)
  if (known) return known
  const book = loaded(() => service.reference(game))
  books.set(game, book)
  return book
}

/** The rules of a game, once somebody wants to read them. */
export function useReference(game: string, wanted: boolean): Reference | undefined {
  const [book, setBook] = useState<{ game: string; rules: Reference }>()
  useEffect(() => {
    if (wanted) void bookOf(game).then((rules) => setBook({ game, rules }))
  }, [game, wanted])
  return book?.game === game ? book.rules : undefined
}
