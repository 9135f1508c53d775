import type { TableView } from '@fray/tabletop'
import { inUnits } from '../table/drawing-units.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { type Draft, reachOf, travelled } from './draft.ts'
import type { Placing } from './placing-store.ts'

/** The length of the way so far, of what it may be there; undefined for what does not move. */
export function useWayWords({ account }: Placing, draft: Draft, unit: TableView['unit']): string | undefined {
  const { ui } = useTalk()
  if (!('from' in draft.form)) return undefined
  const reach = account?.allowed.total ?? reachOf(draft.form)
  const length = inUnits(travelled(draft), unit)
  if (reach === undefined) return ui('ui.length', { length, sign: unit.sign })
  return ui('ui.length-of', { length, sign: unit.sign, reach: inUnits(reach, unit) })
}
