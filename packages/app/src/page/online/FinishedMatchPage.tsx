import { useCallback } from 'react'
import { ViewedMatch } from '../pages/VisitPage.tsx'
import { readFinishedMatch, readMatch } from './state/api.ts'

/** A match on the server that is over: its replay, report, and the proof of its dice. Anyone with the link may look. */
export function FinishedMatchPage({ code }: { code: string }) {
  const read = useCallback(async () => {
    const [{ record }, { seats }] = await Promise.all([readFinishedMatch(code), readMatch(code)])
    const players = seats.map(({ bot }) => bot ?? 'person')
    return JSON.stringify({ ...(record as object), players })
  }, [code])
  return <ViewedMatch read={read} />
}
