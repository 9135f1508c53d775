import * as Comlink from 'comlink'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Chronicle, Shown, Snapshot } from '../match/protocol.ts'
import { service } from '../store/service.ts'
import { type Fault, faultOf } from '../words/fault.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** A match that is being looked back on, and what was found when it is told. */
interface Telling {
  /** Which match and in which language. */
  readonly key: string
  /** How far it has come, from 0 to 1. */
  readonly share: number
  readonly chronicle?: Chronicle
  readonly fault?: Fault
}

const useTelling = create<{ readonly telling: Telling | undefined }>(() => ({ telling: undefined }))

/** Looks back on a match that is over; once for each match and language, however often it is shown. */
export function useChronicle(of: Shown, { commitment, outcome }: Snapshot): Telling | undefined {
  const { language } = useTalk()
  const key = `${of} ${commitment} ${language}`
  const over = outcome !== undefined
  useEffect(() => {
    if (over) void tell(key, of, language)
  }, [over, key, of, language])
  return useTelling(({ telling }) => (telling?.key === key ? telling : undefined))
}

async function tell(key: string, of: Shown, language: string): Promise<void> {
  const known = useTelling.getState().telling
  if (known?.key === key && !known.fault) return
  // Whoever has gone on to another match does not want to hear of this one any more.
  const note = (news: Omit<Telling, 'key'>) => {
    if (useTelling.getState().telling?.key === key) useTelling.setState({ telling: { key, ...news } })
  }
  useTelling.setState({ telling: { key, share: 0 } })
  try {
    const heard = Comlink.proxy((share: number) => note({ share }))
    const chronicle = await service.chronicle(of, language, heard)
    note({ share: 1, chronicle })
  } catch (error) {
    note({ share: 0, fault: faultOf(error) })
  }
}
