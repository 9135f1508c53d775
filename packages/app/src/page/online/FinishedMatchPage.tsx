import { readSeedAgreement, type SeedAgreement } from '@fray/kernel'
import type { MatchInfo } from '@fray/protocol'
import { useCallback, useState } from 'react'
import { ViewedMatch } from '../pages/VisitPage.tsx'
import { SeedProof } from './SeedProof.tsx'
import { readFinishedMatch, readMatch } from './state/api.ts'

/** A match on the server that is over: its replay, report, and the proof of its dice. Anyone with the link may look. */
export function FinishedMatchPage({ code }: { code: string }) {
  const [finished, setFinished] = useState<{ readonly info: MatchInfo; readonly agreement: SeedAgreement }>()
  const read = useCallback(async () => {
    const [match, info] = await Promise.all([readFinishedMatch(code), readMatch(code)])
    setFinished({ info, agreement: readSeedAgreement(match.agreement) })
    const players = info.seats.map(({ bot }) => bot ?? 'person')
    return JSON.stringify({ ...(match.record as object), players })
  }, [code])
  const proof = finished && <SeedProof {...finished} />
  return <ViewedMatch read={read} conclusion={proof} />
}
