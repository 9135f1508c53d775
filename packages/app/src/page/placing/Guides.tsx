import type { Snapshot } from '@fray/session'
import type { Placement, Point } from '@fray/tabletop'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { linePath, mm, ringPath } from '../board/model/drawing-units.ts'
import { dragHandlers } from '../board/state/drag-handlers.ts'
import { bendsWithHandles, moveBend, type PathDraft, pathOf } from './model/placement-draft.ts'
import { isOrders } from './model/proposal-draft.ts'
import { changeDraft, settle, usePlacing, usePlacingIn } from './state/placing-store.ts'

/** Placing aids below the figures: where the base may go, its path, and the nearest allowed place. */
export function Guides({ snapshot }: { snapshot: Snapshot }) {
  const placing = usePlacingIn(snapshot)
  if (!placing) return null
  const { draft, hints, weighed } = placing
  const region = hints.region.length > 0 ? <path className="region" d={hints.region.map(ringPath).join('')} /> : null
  if (isOrders(draft)) return <g className="guides">{region}</g>
  const legal = weighed?.refusal ? endOf(weighed.legal) : undefined
  return (
    <g className="guides">
      {region}
      <Line draft={draft} />
      {draft.form.kind === 'point' && draft.form.stops ? (
        <path className="slide-line" d={linePath(draft.form.stops.way)} />
      ) : null}
      {hints.suggestions.map((suggestion, i) => (
        <Spot
          key={`${endOf(suggestion)?.x} ${endOf(suggestion)?.y}`}
          at={endOf(suggestion)}
          followed={i === placing.suggestion}
        />
      ))}
      <path className="way" d={linePath(pathOf(draft))} />
      {bendsWithHandles(draft.bends).map((index) => (
        <Bend key={index} at={draft.bends[index]!} index={index} />
      ))}
      {legal ? <circle className="legal-place" cx={mm(legal.x)} cy={mm(legal.y)} /> : null}
    </g>
  )
}

function endOf(placement: Placement | undefined): Point | undefined {
  return placement && 'path' in placement ? placement.path.at(-1) : undefined
}

/** A corner may be dragged; keyboard players remove it and add it again. */
function Bend({ at, index }: { at: Point; index: number }) {
  const handlers = useMemo(
    () =>
      dragHandlers(
        () => {
          const proposing = usePlacing.getState().placing?.draft
          return (proposing && !isOrders(proposing) && proposing.bends[index]) || { x: 0, y: 0 }
        },
        (to) => changeDraft((draft) => moveBend(draft, index, to)),
        () => void settle(),
      ),
    [index],
  )
  return <circle className="way-bend" data-drag="" cx={mm(at.x)} cy={mm(at.y)} {...handlers} />
}

/** The line of a slide, from its shortest to its longest stop. */
function Line({ draft: { form } }: { draft: PathDraft }) {
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
  return <circle className={clsx('spot', followed && 'spot-followed')} cx={mm(at.x)} cy={mm(at.y)} />
}
