import { escapeHtml } from './escape-html.ts'
import { anchorAt, type Course, leadChart } from './lead-chart.ts'

const [WIDTH, HEIGHT] = [640, 160]

/** Draws a chart of who led when, with its legend. */
export function strengthChart(course: Course, sides: readonly string[]): string {
  const { lines, areas, ticks, marks } = leadChart(course, WIDTH, HEIGHT)
  const parts = [
    `<line x1="0" x2="${WIDTH}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}"/>`,
    ...ticks.map(({ x }) => `<line x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}"/>`),
    ...areas.map(({ seat, path }) => `<path class="area" data-seat="${seat}" d="${path}"/>`),
    ...lines.map(
      ({ seat, path }) => `<path class="line"${areas.length > 0 ? '' : ` data-seat="${seat}"`} d="${path}"/>`,
    ),
    ...marks.map(({ moment, x, y }) => `<circle data-seat="${moment.seat}" cx="${x}" cy="${y}" r="4.5"/>`),
  ]
  // The numbers stand outside the SVG, so that they keep their size on narrow screens.
  const numbers = ticks
    .filter(({ numbered }) => numbered)
    .map(({ turn, x }) => `<span class="${anchorAt(x, WIDTH)}" style="left:${(x / WIDTH) * 100}%">${turn}</span>`)
  const legend = sides.map((side, seat) => `<span data-seat="${seat}">${escapeHtml(side)}</span>`).join(' ')
  return `<div class="chart"><svg viewBox="-6 -6 ${WIDTH + 12} ${HEIGHT + 12}" role="img" aria-label="${escapeHtml(sides.join(', '))}">${parts.join('')}</svg><div class="turns" aria-hidden="true">${numbers.join('')}</div><p class="legend">${legend}</p></div>`
}
