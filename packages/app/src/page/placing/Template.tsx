import { listOf } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { PlacedTemplate } from '@fray/tabletop'
import { BaseShape } from '../board/BaseShape.tsx'
import { degreesOf, mm, ringPath } from '../board/model/drawing-units.ts'
import { useFocus } from '../decision/state/focus-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { offeredTemplateOf, placedTemplateOf, templateShape } from './model/template.ts'
import { usePlacingIn } from './state/placing-store.ts'

/** The template that is being placed or pointed at. */
function useTemplate(snapshot: Snapshot): PlacedTemplate | undefined {
  const option = useFocus((attention) => attention.option)
  const placing = usePlacingIn(snapshot)
  return placedTemplateOf(placing?.draft) ?? offeredTemplateOf(snapshot.decision, option)
}

/** The template on the table, with a ring around every figure it covers. */
export function TemplateLayer({ snapshot }: { snapshot: Snapshot }) {
  const template = useTemplate(snapshot)
  if (!template) return null
  const { outline, taken } = templateShape(template, snapshot.view)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus
    <g className="template" aria-hidden="true">
      <path className="template-area" d={ringPath(outline)} />
      {taken.map(({ id, base, pose }) => (
        <BaseShape
          key={id}
          base={base}
          className="template-taken"
          wider={2.5}
          transform={`translate(${mm(pose.x)} ${mm(pose.y)}) rotate(${pose.facing ? degreesOf(pose.facing) : 0})`}
        />
      ))}
    </g>
  )
}

/** Describes it. */
export function TemplateWords({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const template = useTemplate(snapshot)
  if (!template) return null
  const { taken } = templateShape(template, snapshot.view)
  const words = template.shape === 'list' ? 'ui.reach' : 'ui.template'
  const who = listOf(taken.map(({ id }) => ({ figure: id })))
  return (
    <p className="hint template-words" role="status">
      {taken.length > 0 ? ui(`${words}-takes`, { count: taken.length, who }) : ui(`${words}-empty`)}
    </p>
  )
}
