import type { TableView } from '@fray/tabletop'
import { inUnits } from '../board/drawing-units.ts'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import { lengthToShow, permissionIn } from '../tape/tape.ts'
import { type PathDraft, pathLength, reachOf } from './placement-draft.ts'
import type { Placing } from './placing-store.ts'

/**
 * How long the way is so far, as far as that may be told: where measuring is not free, no more than the mover may go,
 * and nothing of a way that is traced before anything is measured. Undefined also for what does not move.
 */
export function shownLength(
  { account }: Pick<Placing, 'account'>,
  draft: PathDraft,
  view: TableView,
): number | undefined {
  if (!('from' in draft.form)) return undefined
  const told = lengthToShow(pathLength(draft), permissionIn(view, draft.form))
  if (told === undefined || !view.measuring || !account) return told
  return Math.min(told, account.allowed.total)
}

/** The length of the way so far, of what it may be there. */
export function usePathText(placing: Placing, draft: PathDraft, view: TableView): string | undefined {
  const { ui } = useTranslator()
  const told = shownLength(placing, draft, view)
  if (told === undefined) return undefined
  const { unit } = view
  const reach = placing.account?.allowed.total ?? reachOf(draft.form)
  const length = inUnits(told, unit)
  if (reach === undefined) return ui('ui.length', { length, sign: unit.sign })
  return ui('ui.length-of', { length, sign: unit.sign, reach: inUnits(reach, unit) })
}
