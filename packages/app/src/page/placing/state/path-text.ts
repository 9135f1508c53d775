import type { TableView } from '@fray/tabletop'
import { inUnits } from '../../board/model/drawing-units.ts'
import { lengthToShow, permissionIn } from '../../tape/model/tape.ts'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { type PathDraft, pathLength, reachOf } from '../model/placement-draft.ts'
import type { Placing } from './placing-store.ts'

/**
 * Gets the length of the path so far, as far as it may be shown: if measuring is not free, no more than the mover's
 * reach, and nothing for a path traced before measuring. Undefined also for what does not move.
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

/** Describes the length of the path so far and its limit. */
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
