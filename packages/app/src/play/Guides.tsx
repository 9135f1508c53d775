import type { Point } from '@fray/tabletop'
import type { Snapshot } from '../match/protocol.ts'
import { linePath, mm, ringPath } from '../table/drawing-units.ts'
import { type Draft, wayOf } from './draft.ts'
import { usePlacingIn } from './placing-store.ts'

/** What helps placing, drawn under the figures: where the base may go, the way it takes, where it would be allowed. */
export function Guides({ snapshot }: { snapshot: Snapshot }) {
  const placing = usePlacingIn(snapshot)
  if (!placing) return null
  const { draft, hints, weighed } = placing
  const legal = weighed?.refusal ? weighed.legal?.path.at(-1) : undefined
  return (
    <g className="guides">
      {hints.region.length > 0 ? <path className="region" d={hints.region.map(ringPath).join('')} /> : null}
      <Line draft={draft} />
      {hints.suggestions.map(({ path }, i) => (
        <Spot key={`${path.at(-1)?.x} ${path.at(-1)?.y}`} at={path.at(-1)} followed={i === placing.suggestion} />
      ))}
      <path className="way" d={linePath(wayOf(draft))} />
      {draft.bends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="way-bend" cx={mm(x)} cy={mm(y)} />
      ))}
      {legal ? <circle className="legal-place" cx={mm(legal.x)} cy={mm(legal.y)} /> : null}
    </g>
  )
}

/** The line of a slide, from its shortest to its longest stop. */
function Line({ draft: { form } }: { draft: Draft }) {
  if (form.kind !== 'slide') return null
  const total = Math.hypot(form.to.x - form.from.x, form.to.y - form.from.y) || 1
  const stop = (length: number): Point => ({
    x: form.from.x + ((form.to.x - form.from.x) * length) / total,
    y: form.from.y + ((form.to.y - form.from.y) * length) / total,
  })
  return <path className="slide-line" d={linePath([stop(form.shortest), stop(form.longest)])} />
}

function Spot({ at, followed }: { at: Point | undefined; followed: boolean }) {
  if (!at) return null
  return <circle className={followed ? 'spot spot-followed' : 'spot'} cx={mm(at.x)} cy={mm(at.y)} />
}
