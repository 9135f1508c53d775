import type { TableView } from '@fray/tabletop'
import { inUnits } from '../board/drawing-units.ts'
import type { Translator } from '../locales/translator.ts'
import type { JudgedProposal } from '../match/protocol.ts'
import { pathLength, reachOf } from './placement-draft.ts'
import type { Placing } from './placing-store.ts'
import { isOrders, type ProposalDraft } from './proposal-draft.ts'

/** Rounded places make a way this much longer than it is. */
const ROUNDING = 2

/** What the rules say of a draft, in words. */
export function verdictOf(weighed: JudgedProposal | undefined, talk: Translator): string {
  const { ui, say } = talk
  if (!weighed) return ui('ui.judging')
  return weighed.refusal ? ui('ui.refused', { reason: say(weighed.refusal.reason) }) : ui('ui.allowed')
}

/** The same of a whole way: one that may be tried and falls short says so, and one that is not measured yet, too. */
export function pathVerdict({ weighed, draft, account }: Placing, { unit }: TableView, talk: Translator): string {
  if (!weighed || weighed.refusal || !isTraced(draft)) return verdictOf(weighed, talk)
  const reach = account?.allowed.total ?? reachOf(draft.form)
  if (reach === undefined) return talk.ui('ui.allowed-unmeasured')
  const length = pathLength(draft)
  if (length <= reach + ROUNDING) return verdictOf(weighed, talk)
  const told = (each: number) => talk.ui('ui.length', { length: inUnits(each, unit), sign: unit.sign })
  return talk.ui('ui.allowed-short', { length: told(length), reach: told(reach) })
}

type Way = Exclude<ProposalDraft, { form: { kind: 'manoeuvre' } }>

function isTraced(draft: ProposalDraft): draft is Way {
  return !isOrders(draft) && draft.form.kind === 'move'
}
