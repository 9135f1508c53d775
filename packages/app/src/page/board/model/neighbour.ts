import type { FigureView } from '@fray/tabletop'

export type Heading = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const STEPS: Readonly<Record<Heading, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export function isHeading(key: string): key is Heading {
  return key in STEPS
}

/** Gets the figure an arrow key leads to: near, and ahead rather than to the side. */
export function neighbour(figures: readonly FigureView[], from: number, heading: Heading): number | undefined {
  const start = figures.find(({ id }) => id === from)?.pose
  if (!start) return figures[0]?.id
  const [right, down] = STEPS[heading]
  let best: { id: number; cost: number } | undefined
  for (const { id, pose } of figures) {
    const [x, y] = [pose.x - start.x, pose.y - start.y]
    const ahead = x * right + y * down
    if (id === from || ahead <= 0) continue
    const cost = ahead + 2 * Math.abs(x * down - y * right)
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}
