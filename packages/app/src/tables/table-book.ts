import { useEffect, useState } from 'react'
import { loaded } from '../store/loads.ts'
import { tablesService } from './desk.ts'
import type { TableBook } from './protocol.ts'

/** What a game says about its tables; undefined until it has. */
export function useTableBook(game: string): TableBook | undefined {
  const [book, setBook] = useState<TableBook>()
  useEffect(() => {
    let wanted = true
    void loaded(() => tablesService.book(game)).then((read) => wanted && setBook(read))
    return () => {
      wanted = false
    }
  }, [game])
  return book
}
