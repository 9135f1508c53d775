import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'
import { loadMatch } from '../store/match-store.ts'

/** What was wrong with the last file somebody tried to load. */
export const useFileFault = create<{ readonly fault: string | undefined }>(() => ({ fault: undefined }))

/** Loads a match file: a finished match is replayed, another goes on at the table. */
export function useFileLoader(): (file: File) => Promise<void> {
  const [, go] = useLocation()
  return useCallback(
    async (file) => {
      try {
        const { over } = await loadMatch(await file.text())
        go(over ? '/replay' : '/table')
      } catch (error) {
        useFileFault.setState({ fault: error instanceof Error ? error.message : String(error) })
      }
    },
    [go],
  )
}
