import type { Base, FigureView, Point, TableView } from '@fray/tabletop'
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { BaseShape, innerRadius } from '../table/BaseShape.tsx'
import { dragging } from '../table/drag.ts'
import { degreesOf, inUnits, mm } from '../table/drawing-units.ts'
import { FigureBody } from '../table/Figure.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { bent, type Draft, moved, nudged, reachOf, travelled, turnedBy, unbent } from './draft.ts'
import { offerFocus } from './focus.ts'
import {
  confirmPlacing,
  followSuggestion,
  type Placing,
  redraft,
  settle,
  usePlacing,
  usePlacingIn,
} from './placing-store.ts'
import { figureIn, subjectOf } from './subject.ts'
import { verdictOf } from './verdict.ts'

interface Props {
  readonly placing: Placing
  /** The figure that is placed, if there is one: scenery and marks have none. */
  readonly figure: FigureView | undefined
  /** What is placed, in words. */
  readonly name: string
  readonly view: TableView
}

/** The base that the decision of a snapshot is about. Only this and the guides are drawn anew while it is dragged. */
export function Ghost({ snapshot }: { snapshot: Snapshot }) {
  const { say } = useTalk()
  const { view, decision } = snapshot
  const placing = usePlacingIn(snapshot)
  if (!placing) return null
  const subject = subjectOf(decision)
  const figure = figureIn(view, subject)
  const name = subject === undefined ? undefined : view.names[subject]
  const what = name ?? (decision ? say(decision.prompt) : '')
  return <PlacedBase placing={placing} figure={figure} name={what} view={view} />
}

/** One press of an arrow key moves by a quarter of the unit, with Shift by a twentieth of that. */
const COARSE = 1 / 4
const FINE = 1 / 80
const TURN = 15

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** It is dragged by pointer or moved by keys, and wears what the rules say of its place. */
function PlacedBase({ placing, figure, name, view }: Props) {
  const talk = useTalk()
  const ghost = useRef<SVGGElement>(null)
  const { draft, weighed } = placing
  const handlers = useMemo(
    () =>
      dragging(
        () => usePlacing.getState().placing?.draft.at ?? { x: 0, y: 0 },
        (to) => redraft((each) => moved(each, to)),
        () => void settle(),
      ),
    [],
  )
  // Each new decision takes the focus, so that keys alone can play it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decision changes with the number of answers
  useEffect(() => offerFocus(ghost.current), [placing.at])
  const standing = weighed ? (weighed.refusal ? 'refused' : 'allowed') : 'judged'
  const turn = draft.facing && figure?.base.shape !== 'disc' ? degreesOf(draft.facing) : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
    <g
      ref={ghost}
      className={`ghost ghost-${standing}`}
      transform={`translate(${mm(draft.at.x)} ${mm(draft.at.y)})`}
      data-drag=""
      data-seat={placing.seat}
      role="button"
      tabIndex={0}
      aria-label={talk.ui('ui.ghost', { name, state: verdictOf(weighed, talk) })}
      onKeyDown={(event) => onKey(event, view)}
      {...handlers}
    >
      {figure ? (
        <FigureBody figure={{ ...figure, pose: poseOf(draft, figure), spent: false }} />
      ) : (
        <g transform={`rotate(${turn})`}>
          <BaseShape base={baseOf(draft)} className="ghost-base" />
        </g>
      )}
      <BaseShape base={baseOf(draft)} className="ghost-edge" wider={1.4} />
      {figure ? (
        <text className="figure-name ghost-name" y={innerRadius(baseOf(draft)) + 4}>
          {name}
        </text>
      ) : null}
      <Tag draft={draft} unit={view.unit} />
    </g>
  )
}

function onKey(event: KeyboardEvent, view: TableView): void {
  const arrow = ARROWS[event.key]
  const step = view.unit.length * (event.shiftKey ? FINE : COARSE)
  if (arrow && !event.altKey) redraft((draft) => nudged(draft, arrow[0] * step, arrow[1] * step))
  else if (event.key === 'Enter') void confirmPlacing()
  else if (event.key === 'b') redraft(bent)
  else if (event.key === 'Backspace') redraft(unbent)
  else if (event.key === 'q') redraft((draft) => turnedBy(draft, -TURN))
  else if (event.key === 'e') redraft((draft) => turnedBy(draft, TURN))
  // Past the last suggestion Tab goes on to what follows on the page, so that nobody is caught here.
  else if (event.key !== 'Tab' || !followSuggestion(event.shiftKey ? -1 : 1)) return
  event.preventDefault()
  event.stopPropagation()
}

function baseOf({ form }: Draft): Base {
  return form.kind === 'point' ? { shape: 'disc', radius: form.radius } : form.base
}

function poseOf({ at, facing }: Draft, figure: FigureView): FigureView['pose'] {
  const turned: Point | undefined = figure.pose.facing ? (facing ?? figure.pose.facing) : undefined
  return turned ? { ...at, facing: turned } : at
}

/** The length of the way so far, beside the base. */
function Tag({ draft, unit }: { draft: Draft; unit: TableView['unit'] }) {
  const { ui } = useTalk()
  if (!('from' in draft.form)) return null
  const reach = reachOf(draft.form)
  const length = inUnits(travelled(draft), unit)
  const words =
    reach === undefined
      ? ui('ui.length', { length, sign: unit.sign })
      : ui('ui.length-of', { length, sign: unit.sign, reach: inUnits(reach, unit) })
  const width = words.length * 7 + 18
  const aside = `${innerRadius(baseOf(draft)) + 4}px`
  return (
    <g className="tag" style={{ '--x': aside, '--y': aside } as CSSProperties}>
      <rect width={width} height={24} rx={12} />
      <text x={width / 2} y={16.5}>
        {words}
      </text>
    </g>
  )
}
