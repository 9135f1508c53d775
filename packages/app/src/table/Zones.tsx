import type { TableView, ZoneView } from '@fray/tabletop'
import { memo } from 'react'
import { useDrawing } from '../icons/drawing.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { mm, ringPath } from './drawing-units.ts'

/** Marked parts of the table, drawn flat on the ground. */
export const Zones = memo(function Zones({ zones }: { zones: TableView['zones'] }) {
  return (
    <g className="zones" clipPath="url(#table-edge)">
      {zones.map((zone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: areas of two spells may be the same in everything else
        <Zone key={i} zone={zone} />
      ))}
    </g>
  )
})

function Zone({ zone }: { zone: ZoneView }) {
  const { say } = useTalk()
  const left = Math.min(...zone.outline.map(({ x }) => x))
  const top = Math.min(...zone.outline.map(({ y }) => y))
  return (
    <g className={`zone zone-${zone.kind}`} data-seat={zone.seat}>
      <path d={ringPath(zone.outline)}>
        <title>{say(zone.label)}</title>
      </path>
      <text x={mm(left) + 6} y={mm(top) + 5}>
        {say(zone.label)}
      </text>
      {zone.icon ? <ZoneIcon name={zone.icon} outline={zone.outline} /> : null}
    </g>
  )
}

/** What an icon is drawn in: the side of its square, in units of its own. */
const ICON = 512

/** What lies there, in the middle of it; as large as it is long, within what the style allows. */
function ZoneIcon({ name, outline }: { name: string } & Pick<ZoneView, 'outline'>) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const middle = (values: readonly number[]) => mm((Math.min(...values) + Math.max(...values)) / 2)
  return (
    <g className="zone-icon" transform={`translate(${middle(xs)} ${middle(ys)})`}>
      <g>
        <circle r={ICON * 0.62} />
        <path d={useDrawing(name)} transform={`translate(${-ICON / 2} ${-ICON / 2})`} />
      </g>
    </g>
  )
}
