import { type Base, type FigureView, figurePoses, formationOutline, type Point, type TableView } from '@fray/tabletop'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { BaseShape, innerRadius } from '../board/BaseShape.tsx'
import { BodyBases } from '../board/BodyBases.tsx'
import { FigureBody } from '../board/Figure.tsx'
import { degreesOf, mm, stepIn } from '../board/model/drawing-units.ts'
import { dragHandlers } from '../board/state/drag-handlers.ts'
import { Tag } from '../board/Tag.tsx'
import { offerFocus } from '../decision/state/focus.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { FacingHandle } from './FacingHandle.tsx'
import {
  addBend,
  changeFiles,
  facingOf,
  formationOf,
  mayTurn,
  nudge,
  type PathDraft,
  removeBend,
  turnBy,
} from './model/placement-draft.ts'
import { isOrders } from './model/proposal-draft.ts'
import { snapToContact } from './model/snapping.ts'
import { usePathText } from './state/path-text.ts'
import {
  changeDraft,
  confirmPlacing,
  followSuggestion,
  type Placing,
  settle,
  usePlacing,
} from './state/placing-store.ts'
import { verdictOf } from './state/verdict.ts'

interface Props {
  readonly placing: Placing
  readonly draft: PathDraft
  /** The placed figure; undefined for scenery and markers. */
  readonly figure: FigureView | undefined
  /** The name of what is placed. */
  readonly name: string
  readonly view: TableView
}

const TURN = 15

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Dragged by pointer or moved by keys, and coloured by the verdict on its place. */
export function PlacedBase({ placing, draft, figure, name, view }: Props) {
  const talk = useTranslator()
  const ghost = useRef<SVGGElement>(null)
  const { weighed } = placing
  const words = usePathText(placing, draft, view)
  const handlers = useDragHandlers(view, figure)
  // Each new decision takes the focus, for keyboard players.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decision changes with the number of answers
  useEffect(() => offerFocus(ghost.current), [placing.sequence])
  const standing = weighed ? (weighed.refusal ? 'refused' : 'allowed') : 'judged'
  const drawn = shapeOf(draft)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element */}
      <g
        ref={ghost}
        className={`ghost ghost-${standing}`}
        transform={`translate(${mm(draft.at.x)} ${mm(draft.at.y)})`}
        data-drag=""
        data-seat={figure?.seat ?? placing.seat}
        role="button"
        tabIndex={0}
        aria-label={talk.ui('ui.ghost', { name, state: verdictOf(weighed, talk) })}
        onKeyDown={(event) => onKey(event, view)}
        {...handlers}
      >
        <BaseBody draft={draft} figure={figure} />
        {drawn ? <BaseShape base={drawn} className="ghost-edge" wider={1.4} /> : null}
        {figure ? (
          <text className="figure-name ghost-name" y={lowestOf(draft, figure) + 4}>
            {name}
          </text>
        ) : null}
        {words === undefined ? null : <Tag words={words} aside={innerRadius(drawn ?? POINT) + 4} />}
      </g>
      {mayTurn(draft.form) ? <FacingHandle draft={draft} /> : null}
      {draft.touch ? (
        <circle className="contact-mark" cx={mm(draft.touch.where.x)} cy={mm(draft.touch.where.y)} />
      ) : null}
    </>
  )
}

const POINT: Base = { shape: 'disc', radius: 0 }

/** Dragging snaps into contact; bases already on the table belong to others. */
function useDragHandlers({ figures }: TableView, figure: FigureView | undefined) {
  return useMemo(() => {
    const others = figures.filter(({ id }) => id !== figure?.id)
    return dragHandlers(
      () => {
        const proposing = usePlacing.getState().placing?.draft
        return proposing && !isOrders(proposing) ? proposing.at : { x: 0, y: 0 }
      },
      (to) =>
        changeDraft((draft) => snapToContact(draft, to, others, usePlacing.getState().placing?.untouchable ?? [])),
      () => void settle(),
    )
  }, [figures, figure?.id])
}

function onKey(event: KeyboardEvent, view: TableView): void {
  const arrow = ARROWS[event.key]
  const step = stepIn(view.unit, event.shiftKey)
  if (arrow && !event.altKey) changeDraft((draft) => nudge(draft, arrow[0] * step, arrow[1] * step))
  else if (event.key === 'Enter') void confirmPlacing()
  else if (event.key === 'b') changeDraft(addBend)
  else if (event.key === 'Backspace') changeDraft(removeBend)
  else if (event.key === 'q') changeDraft((draft) => turnBy(draft, -TURN))
  else if (event.key === 'e') changeDraft((draft) => turnBy(draft, TURN))
  else if (event.key === '[') changeDraft((draft) => changeFiles(draft, -1))
  else if (event.key === ']') changeDraft((draft) => changeFiles(draft, 1))
  // After the last suggestion Tab leaves the table, so that nobody is trapped.
  else if (event.key !== 'Tab' || !followSuggestion(event.shiftKey ? -1 : 1)) return
  event.preventDefault()
  event.stopPropagation()
}

/** The placed base, drawn around its own origin. */
function BaseBody({ draft, figure }: { draft: PathDraft; figure: FigureView | undefined }) {
  const formation = formationOf(draft)
  if (formation) {
    const origin = draft.at
    return <BodyBases base={formation.base} poses={figurePoses(formation)} origin={origin} icon={figure?.icon} />
  }
  if (figure) return <FigureBody figure={{ ...figure, pose: poseOf(draft, figure), spent: false }} />
  const base = shapeOf(draft)
  if (!base) return null
  return (
    <g transform={draft.facing ? `rotate(${degreesOf(draft.facing)})` : undefined}>
      <BaseShape base={base} className="ghost-base" />
    </g>
  )
}

/** How far the drawing reaches below its place, in millimetres. */
function lowestOf(draft: PathDraft, figure: FigureView): number {
  const formation = formationOf(draft)
  if (!formation) return innerRadius(shapeOf(draft) ?? figure.base)
  return mm(Math.max(...formationOutline(formation).map(({ y }) => y)) - draft.at.y)
}

/** The single placed base; a formation has many. */
function shapeOf({ form }: PathDraft): Base | undefined {
  if (form.kind === 'point') return { shape: 'disc', radius: form.radius }
  return form.kind === 'draw-up' ? undefined : form.base
}

function poseOf(draft: PathDraft, { pose }: FigureView): FigureView['pose'] {
  const turned: Point | undefined = pose.facing || mayTurn(draft.form) ? (facingOf(draft) ?? pose.facing) : undefined
  return turned ? { ...draft.at, facing: turned } : draft.at
}
