import type { DecisionData } from '@fray/kernel'
import { figuresUnder, type PlacedTemplate, type TableView, templateOutline } from '@fray/tabletop'
import { isOrders, type ProposalDraft } from './proposal-draft.ts'

/** Gets the template that is being placed. */
export function placedTemplateOf(draft: ProposalDraft | undefined): PlacedTemplate | undefined {
  if (!draft || isOrders(draft) || draft.form.kind !== 'point' || !draft.form.template) return undefined
  return { ...draft.form.template, at: draft.at }
}

/** Gets the template of the option pointed at. */
export function offeredTemplateOf(
  decision: DecisionData | undefined,
  option: string | undefined,
): PlacedTemplate | undefined {
  if (decision?.kind !== 'pick') return undefined
  const pointed = decision.options.find(({ key }) => key === option)
  return pointed?.template as PlacedTemplate | undefined
}

/** Gets its outline and the figures it covers. */
export function templateShape(template: PlacedTemplate, { figures }: TableView) {
  const taken = figuresUnder(template, template.at, figures)
  return {
    outline: templateOutline(template, template.at),
    taken: figures.filter(({ id }) => taken.includes(id)),
  }
}
