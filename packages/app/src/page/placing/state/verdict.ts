import type { JudgedProposal } from '@fray/session'
import type { TableView } from '@fray/tabletop'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import { inUnits } from '../../board/model/drawing-units.ts'
import { pathLength, reachOf } from '../model/placement-draft.ts'
import { isOrders, type ProposalDraft } from '../model/proposal-draft.ts'
import type { Placing } from './placing-store.ts'

/** Rounding makes a path at most this much longer. */
const ROUNDING = 2

/** Describes the verdict on a draft. */
export function verdictOf(weighed: JudgedProposal | undefined, talk: PhraseTranslator): string {
  const { ui, say } = talk
  if (!weighed) return ui('ui.judging')
  return weighed.refusal ? ui('ui.refused', { reason: say(weighed.refusal.reason) }) : ui('ui.allowed')
}

/** Describes the verdict on a path, including moves that may fall short or are not measured yet. */
export function pathVerdict({ weighed, draft, account }: Placing, { unit }: TableView, talk: PhraseTranslator): string {
  if (!weighed || weighed.refusal || !isTraced(draft)) return verdictOf(weighed, talk)
  const reach = account?.allowed.total ?? reachOf(draft.form)
  if (reach === undefined) return talk.ui('ui.allowed-unmeasured')
  const length = pathLength(draft)
  if (length <= reach + ROUNDING) return verdictOf(weighed, talk)
  const lengthText = (distance: number) => talk.ui('ui.length', { length: inUnits(distance, unit), sign: unit.sign })
  return talk.ui('ui.allowed-short', { length: lengthText(length), reach: lengthText(reach) })
}

type Way = Exclude<ProposalDraft, { form: { kind: 'manoeuvre' } }>

function isTraced(draft: ProposalDraft): draft is Way {
  return !isOrders(draft) && draft.form.kind === 'move'
}
