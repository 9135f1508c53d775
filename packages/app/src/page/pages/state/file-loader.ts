import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'
import { type Fault, faultOf } from '../../../locales/fault.ts'
import { isForceFile } from '../../forces/model/force-file.ts'
import { isSituationFile } from '../../situation/model/situation-text.ts'
import { loadMatch, openSituation } from '../../store/match-store.ts'

/** The fault of the last file that was opened. */
export const useFileFault = create<{ readonly fault: Fault | undefined }>(() => ({ fault: undefined }))

/**
 * Opens a file: a finished match is viewed, a running one or a situation comes to the table, and a force to the
 * builder.
 */
export function useFileLoader(): (file: File) => Promise<void> {
  const [, go] = useLocation()
  return useCallback(
    async (file) => {
      try {
        const text = await file.text()
        if (isForceFile(text)) {
          const { importForce } = await import('../../forces/state/import-force.ts')
          const { game, id } = await importForce(text, undefined)
          return go(`/forces/${game}/${id}`)
        }
        if (isSituationFile(text)) {
          await openSituation(text, false)
          return go('/table')
        }
        const { over } = await loadMatch(text)
        go(over ? '/match' : '/table')
      } catch (error) {
        useFileFault.setState({ fault: faultOf(error) })
      }
    },
    [go],
  )
}
