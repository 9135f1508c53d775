import { useEffect, useState } from 'react'
import type { TableBook } from '../../../shared/table-protocol.ts'
import { loadOrReport } from '../../store/loads.ts'
import { tablesService } from './service.ts'

/** Gets what a game says about its tables, once it is loaded. */
export function useTableBook(game: string): TableBook | undefined {
  const [book, setBook] = useState<TableBook>()
  useEffect(() => {
    let wanted = true
    void loadOrReport(() => tablesService.book(game)).then((read) => wanted && setBook(read))
    return () => {
      wanted = false
    }
  }, [game])
  return book
}
