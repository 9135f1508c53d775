import type { TableView, ZoneView } from '@fray/tabletop'
import { memo } from 'react'
import { useDrawing } from '../icons/state/drawing.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { breakLines } from './model/break-lines.ts'
import { mm, ringPath } from './model/drawing-units.ts'

/** Marked zones of the table, drawn flat on the ground. */
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

interface NamesProps {
  readonly zones: TableView['zones']
  /** Millimetres of the table per pixel. */
  readonly pixel: number
}

/** The names of large zones, above the terrain, broken into lines that fit. */
export const ZoneNames = memo(function ZoneNames({ zones, pixel }: NamesProps) {
  const named = zones.filter(({ kind }) => kind !== 'effect')
  return (
    <g className="zones" clipPath="url(#table-edge)">
      {named.map((zone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in everything
        <g key={i} className={`zone zone-${zone.kind}`}>
          <ZoneName zone={zone} pixel={pixel} />
        </g>
      ))}
    </g>
  )
})

/** The width of a letter and the height of a line, in pixels; the margin of the text, in millimetres. */
const [LETTER, LINE, MARGIN] = [6.6, 15, 6]

function ZoneName({ zone: { outline, label }, pixel }: { zone: ZoneView; pixel: number }) {
  const { say } = useTranslator()
  const xs = outline.map(({ x }) => mm(x))
  const left = Math.min(...xs)
  const room = Math.max(...xs) - left - 2 * MARGIN
  const lines = breakLines(say(label), Math.floor(room / (LETTER * pixel)))
  const top = mm(Math.min(...outline.map(({ y }) => y)))
  return (
    <text x={left + MARGIN} y={top + MARGIN}>
      {lines.map((line, i) => (
        <tspan key={line} x={left + MARGIN} dy={i === 0 ? 0 : LINE * pixel}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Zone({ zone }: { zone: ZoneView }) {
  const { say } = useTranslator()
  return (
    <g className={`zone zone-${zone.kind}`} data-seat={zone.seat}>
      <path d={ringPath(zone.outline)}>
        <title>{say(zone.label)}</title>
      </path>
      {zone.kind === 'effect' ? <ZoneName zone={zone} pixel={1} /> : null}
      {zone.icon ? <ZoneIcon name={zone.icon} outline={zone.outline} /> : null}
    </g>
  )
}

/** The side of an icon's square, in its own units. */
const ICON = 512

/** The icon in the middle of a zone, scaled to it within limits. */
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
