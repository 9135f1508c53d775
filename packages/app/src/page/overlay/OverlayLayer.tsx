import type { FigureView, OverlayKind, OverlayView, TableView } from '@fray/tabletop'
import { type CSSProperties, memo } from 'react'
import { innerRadius } from '../board/BaseShape.tsx'
import { linePath, mm, ringPath } from '../board/model/drawing-units.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useOverlays } from './state/overlay-store.ts'
import { VerdictMark } from './VerdictMark.tsx'

const KINDS: readonly OverlayKind[] = ['movement', 'sight', 'charge', 'shooting', 'control', 'command']

/** Draws the overlays on the ground, below the figures. */
export const OverlayLayer = memo(function OverlayLayer({ figures }: { figures: TableView['figures'] }) {
  const drawn = useOverlays((store) => store.drawn)
  const asked = useOverlays((store) => store.figure)
  const figure = figures.find(({ id }) => id === asked)
  return (
    <g className="overlay-layer" clipPath="url(#table-edge)">
      <Hatchings />
      {Object.entries(drawn).map(([id, overlay]) => (
        <g key={id} data-kind={overlay.kind} className="overlay">
          <Ground overlay={overlay} />
          {overlay.kind === 'sight' && figure ? <SightLines overlay={overlay} from={figure} figures={figures} /> : null}
        </g>
      ))}
    </g>
  )
})

function Ground({ overlay: { regions, lines } }: { overlay: OverlayView }) {
  const { say } = useTranslator()
  return (
    <>
      {regions.toReversed().map(({ rings, label, tone }) => (
        <path
          key={`${tone} ${rings.map(ringPath).join('')}`}
          className={`overlay-region overlay-${tone}`}
          d={rings.map(ringPath).join('')}
        >
          <title>{say(label)}</title>
        </path>
      ))}
      {lines.map(({ points, label }) => (
        <path key={linePath(points)} className="overlay-line" d={linePath(points)}>
          <title>{say(label)}</title>
        </path>
      ))}
    </>
  )
}

interface LinesProps {
  readonly overlay: OverlayView
  readonly from: FigureView
  readonly figures: readonly FigureView[]
}

function SightLines({ overlay, from, figures }: LinesProps) {
  return overlay.verdicts.map(({ figure, level }) => {
    const to = figures.find(({ id }) => id === figure)
    if (!to) return null
    return <path key={figure} className={`sight-line sight-line-${level}`} d={linePath([from.pose, to.pose])} />
  })
}

/** A hatch pattern for each kind. */
function Hatchings() {
  return (
    <defs>
      {KINDS.map((kind, i) => (
        <pattern
          key={kind}
          id={`hatch-${kind}`}
          data-kind={kind}
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${45 + i * 30})`}
        >
          <path d="M0 2.5H5" className="hatch" />
        </pattern>
      ))}
    </defs>
  )
}

/** The verdicts of the overlays as marks at each base; those of several overlays stand side by side. */
export const VerdictMarks = memo(function VerdictMarks({ figures }: { figures: TableView['figures'] }) {
  const { say } = useTranslator()
  const drawn = useOverlays((store) => store.drawn)
  const judging = Object.entries(drawn).filter(([, { verdicts }]) => verdicts.length > 0)
  const marks = judging.flatMap(([id, { kind, verdicts }], column) =>
    verdicts.flatMap((verdict) => {
      const figure = figures.find((otherFigure) => otherFigure.id === verdict.figure)
      return figure ? [{ key: `${id} ${figure.id}`, kind, column, verdict, figure }] : []
    }),
  )
  return (
    <g className="verdict-marks">
      {marks.map(({ key, kind, column, verdict, figure: { base, pose } }) => {
        const aside = innerRadius(base) * 0.78
        return (
          <g
            key={key}
            data-kind={kind}
            transform={`translate(${mm(pose.x) - aside} ${mm(pose.y) + aside})`}
            style={{ '--column': column } as CSSProperties}
          >
            <title>{say(verdict.why)}</title>
            <g className="verdict-size">
              <VerdictMark level={verdict.level} />
            </g>
          </g>
        )
      })}
    </g>
  )
})
