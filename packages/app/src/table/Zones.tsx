import type { TableView, ZoneView } from '@fray/tabletop'
import { memo } from 'react'
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
    </g>
  )
}
