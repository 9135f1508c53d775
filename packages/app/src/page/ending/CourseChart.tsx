import { anchorAt } from '@fray/report'
import type { Chronicle } from '../../shared/protocol.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly chart: Chronicle['chart']
  onMoment(at: number): void
}

/** Chart of who was ahead. Pressing a key moment shows the table there; the lists below say the same in words. */
export function CourseChart({ chart, onMoment }: Props) {
  const { ui } = useTranslator()
  const { width, height, lines, areas, ticks, marks } = chart
  return (
    <section className="ending-part">
      <h3>{ui('ui.ending-course')}</h3>
      <svg
        className="course"
        viewBox={`-8 -8 ${width + 16} ${height + 16}`}
        role="img"
        aria-label={ui('ui.ending-course-of')}
      >
        <path className="course-middle" d={`M0,${height / 2}H${width}`} />
        {ticks.map(({ turn, x }) => (
          <path key={turn} className="course-turn" d={`M${x},0V${height}`} />
        ))}
        {areas.map(({ seat, path }) => (
          <path key={seat} className="course-area" data-seat={seat} d={path} />
        ))}
        {lines.map(({ seat, path }) => (
          <path key={seat} className="course-line" data-seat={areas.length > 0 ? undefined : seat} d={path} />
        ))}
        {marks.map(({ moment, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has a button for each of them
          <circle
            key={moment.at}
            className="course-moment"
            data-seat={moment.seat}
            cx={x}
            cy={y}
            r={6}
            onClick={() => onMoment(moment.at)}
          />
        ))}
      </svg>
      <TurnNumbers chart={chart} />
      <p className="course-legend hint">
        {(areas.length > 0 ? areas : lines).map(({ seat }) => (
          <span key={seat} data-seat={seat}>
            {ui('ui.side', { side: { seat } })}
          </span>
        ))}
      </p>
    </section>
  )
}

/** Beside the drawing, not in it: they keep their size on narrow screens. */
function TurnNumbers({ chart: { ticks, width } }: { chart: Chronicle['chart'] }) {
  return (
    <div className="course-turns" aria-hidden="true">
      {ticks
        .filter(({ numbered }) => numbered)
        .map(({ turn, x }) => (
          <span key={turn} data-anchor={anchorAt(x, width)} style={{ left: `${(x / width) * 100}%` }}>
            {turn}
          </span>
        ))}
    </div>
  )
}
