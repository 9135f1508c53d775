import type { FigureView, TableView } from '@fray/tabletop'
import type { KeyboardEvent } from 'react'
import { innerRadius } from '../board/BaseShape.tsx'
import { linePath, mm } from '../board/model/drawing-units.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { brokenLinks, type Group, groupsIn, heldFigure } from './model/arranged-groups.ts'
import type { GroupingState } from './state/grouping.ts'

interface Props {
  readonly grouping: GroupingState
  readonly view: TableView
}

/** How far the colour of a group reaches beyond its bases, in millimetres. */
const MARGIN = 7

/**
 * Below the figures: each group as a patch of colour, and faint lines between figures that would fight but are apart.
 */
export function GroupPatches({ grouping: { arranging }, view }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus
    <g className="groups" aria-hidden="true">
      {groupsIn(arranging, view).map((group) => (
        <Patch key={group.slot.id} group={group} />
      ))}
      {brokenLinks(arranging, view).map(([a, b]) => (
        <path key={`${a.id} ${b.id}`} className="group-apart" d={linePath([a.pose, b.pose])} />
      ))}
    </g>
  )
}

function Patch({ group: { number, members, links } }: { group: Group }) {
  const width = 2 * (Math.max(0, ...members.map(({ base }) => innerRadius(base))) + MARGIN)
  return (
    <g className="group-patch" data-group={number}>
      {members.map(({ id, pose }) => (
        <circle key={id} cx={mm(pose.x)} cy={mm(pose.y)} r={width / 2} />
      ))}
      {links.map(([a, b]) => (
        <path key={`${a.id} ${b.id}`} strokeWidth={width} d={linePath([a.pose, b.pose])} />
      ))}
    </g>
  )
}

/** Above the figures: who fights whom, with the number of the group, and the numbers that a held figure may go to. */
export function GroupNumbers({ grouping, view }: Props) {
  const { arranging } = grouping
  const held = view.figures.find(({ id }) => id === heldFigure(arranging))
  const groups = groupsIn(arranging, view)
  return (
    <g className="group-numbers">
      {groups.map(({ slot, number, members, links }) => (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus
        <g key={slot.id} data-group={number} aria-hidden="true">
          {links.map(([a, b]) => (
            <Link key={`${a.id} ${b.id}`} a={a} b={b} number={number} />
          ))}
          {links.length === 0
            ? members.map(({ id, pose }) => <NumberDisc key={id} x={mm(pose.x)} y={mm(pose.y)} number={number} />)
            : null}
        </g>
      ))}
      {held ? <Choices grouping={grouping} groups={groups} figure={held} /> : null}
    </g>
  )
}

function Link({ a, b, number }: { a: FigureView; b: FigureView; number: number }) {
  return (
    <>
      <path className="group-link" d={linePath([a.pose, b.pose])} />
      <NumberDisc x={mm((a.pose.x + b.pose.x) / 2)} y={mm((a.pose.y + b.pose.y) / 2)} number={number} />
    </>
  )
}

function NumberDisc({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="group-number">
        <circle r={8} />
        <text y={4}>{number}</text>
      </g>
    </g>
  )
}

/** Pixels between two numbers to choose from. */
const APART = 40

function Choices({
  grouping,
  groups,
  figure,
}: {
  grouping: GroupingState
  groups: readonly Group[]
  figure: FigureView
}) {
  const { ui, say } = useTranslator()
  const others = groups.filter(({ members }) => !members.includes(figure))
  const above = innerRadius(figure.base) + MARGIN
  return (
    <g transform={`translate(${mm(figure.pose.x)} ${mm(figure.pose.y) - above})`}>
      <g className="group-choices">
        {others.map(({ slot, number }, i) => {
          const join = () => grouping.join(figure.id, slot.id)
          return (
            // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
            <g
              key={slot.id}
              role="button"
              tabIndex={0}
              data-group={number}
              aria-label={ui('ui.put-into', { thing: { figure: figure.id }, slot: say(slot.text) })}
              transform={`translate(${(i - (others.length - 1) / 2) * APART} ${-APART / 2})`}
              onClick={join}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                join()
              }}
            >
              <circle r={17} />
              <text y={5.5}>{number}</text>
            </g>
          )
        })}
      </g>
    </g>
  )
}
