import { withIcons } from '@fray/report'
import type { Snapshot } from '@fray/session'
import * as Comlink from 'comlink'
import { useEffect } from 'react'
import { create } from 'zustand'
import { faultOf } from '../../../locales/fault.ts'
import type { ReplaySource } from '../../../shared/protocol.ts'
import { gameDrawings } from '../../icons/state/drawing.ts'
import { service } from '../../store/service.ts'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { applyProgress, type ChronicleProgress, type ChronicleState } from '../model/chronicle-progress.ts'

const useTelling = create<{ readonly telling: ChronicleState | undefined }>(() => ({ telling: undefined }))

/** Analyses a finished match, once per match and language. */
export function useChronicle(of: ReplaySource, { commitment, outcome }: Snapshot): ChronicleState | undefined {
  const { language } = useTranslator()
  const key = `${of} ${commitment} ${language}`
  const over = outcome !== undefined
  useEffect(() => {
    if (over) void tell(key, of, language)
  }, [over, key, of, language])
  return useTelling(({ telling }) => (telling?.key === key ? telling : undefined))
}

/** Retries a failed analysis. */
export function tellAgain({ key }: ChronicleState, of: ReplaySource, language: string): void {
  void tell(key, of, language)
}

async function tell(key: string, of: ReplaySource, language: string): Promise<void> {
  const known = useTelling.getState().telling
  if (known?.key === key && !known.fault) return
  const note = (news: ChronicleProgress) =>
    useTelling.setState(({ telling }) => ({ telling: applyProgress(telling, key, news) }))
  useTelling.setState({ telling: { key, share: 0 } })
  try {
    const heard = Comlink.proxy((share: number) => note({ share }))
    const [chronicle, drawings] = await Promise.all([service.chronicle(of, language, heard), gameDrawings()])
    note({ share: 1, chronicle: { ...chronicle, report: withIcons(chronicle.report, drawings) } })
  } catch (error) {
    note({ share: 0, fault: faultOf(error) })
  }
}
