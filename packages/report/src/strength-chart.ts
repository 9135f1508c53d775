import { escaped } from './escaped.ts'

const [WIDTH, HEIGHT] = [640, 160]
/** More points than this are not seen any more. */
const POINTS = 320

/** A line for each side: how good its position was, from -1 at the bottom to 1 at the top. */
export function strengthChart(strengths: readonly (readonly number[])[], sides: readonly string[]): string {
  const every = Math.max(1, Math.ceil(strengths.length / POINTS))
  const seen = strengths.filter((_, i) => i % every === 0 || i === strengths.length - 1)
  const x = (i: number) => Math.round((i / Math.max(1, seen.length - 1)) * WIDTH * 10) / 10
  const y = (strength: number) => Math.round(((1 - strength) / 2) * HEIGHT * 10) / 10
  const lines = sides.map((side, seat) => {
    const points = seen.map((each, i) => `${x(i)},${y(each[seat] ?? 0)}`).join(' ')
    return `<polyline data-seat="${seat}" points="${points}"><title>${escaped(side)}</title></polyline>`
  })
  const legend = sides.map((side, seat) => `<span data-seat="${seat}">${escaped(side)}</span>`).join(' ')
  return `<div class="chart"><svg viewBox="-2 -2 ${WIDTH + 4} ${HEIGHT + 4}" role="img" aria-label="${escaped(sides.join(', '))}"><line x1="0" x2="${WIDTH}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}"/>${lines.join('')}</svg><p class="legend">${legend}</p></div>`
}
