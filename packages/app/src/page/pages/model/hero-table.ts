import { text } from '@fray/kernel'
import type { FigureView, Point, Ring, SceneryKind, SceneryView, StateView, TableView } from '@fray/tabletop'

/** A table for show: every kind of terrain and a few figures, so that the home page shows what Fray looks like. */

/** Smaller than an inch, so that bases and trees stand out. */
const STEP = 1500
const at = (x: number, y: number): Point => ({ x: x * STEP, y: y * STEP })

/** Makes a rounded, uneven ring. */
function blob(x: number, y: number, radius: number, uneven: readonly number[]): Ring {
  const count = uneven.length * 4
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const [low, high] = [uneven[Math.floor(i / 4)] ?? 1, uneven[(Math.floor(i / 4) + 1) % uneven.length] ?? 1]
    const reach = radius * (low + (high - low) * ((i % 4) / 4))
    return at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  })
}

/** Makes a river from edge to edge. */
function river(width: number): Ring {
  const course = Array.from({ length: 33 }, (_, i) =>
    at(i * 1.5 - 1, 15.5 + 1.6 * Math.sin(i / 4.2) + 0.7 * Math.sin(i / 1.9)),
  )
  const shift = (by: number) => course.map(({ x, y }) => ({ x, y: y + by * STEP }))
  return [...shift(-width / 2), ...shift(width / 2).reverse()]
}

let pieces = 0

function piece(kind: SceneryKind, outline: Ring, closed = true): SceneryView {
  return { id: pieces++, kind, name: text('ui.brand'), outline, closed, notes: [] }
}

function figure(
  id: number,
  seat: number,
  icon: string,
  x: number,
  y: number,
  wounds: number,
  more: Partial<FigureView> = {},
): FigureView {
  return {
    id,
    seat,
    name: '',
    icon,
    base: { shape: 'disc', radius: 0.95 * STEP },
    pose: at(x, y),
    wounds: { left: wounds, of: 5 },
    states: [],
    spent: false,
    attributes: [],
    abilities: [],
    ...more,
  }
}

const burning: StateView = { text: text('ui.brand'), icon: 'fire' }

export const heroTable: TableView = {
  table: { width: 44 * STEP, depth: 30 * STEP },
  unit: { length: STEP, sign: '″' },
  sides: [],
  status: { headline: text('ui.brand'), notes: [] },
  zones: [],
  names: [],
  scenery: [
    piece('water', river(3.4)),
    piece('bridge', [at(25.2, 12.2), at(28, 12.6), at(27.4, 18.4), at(24.6, 18)]),
    piece('hill', blob(35.5, 6.2, 5.6, [1, 0.86, 1.05, 0.9, 1.1, 0.84])),
    piece('wood', blob(7, 6, 4, [1, 0.8, 1.1, 0.85, 1])),
    piece('wood', blob(36.5, 24.4, 4.2, [0.9, 1.1, 0.85, 1, 0.95])),
    piece('ruin', [at(17, 5.4), at(22.2, 4.2), at(23.2, 8.4), at(18, 9.6)]),
    piece('hedge', [at(5, 22.8), at(8, 23.4), at(11, 22.8), at(13.4, 23.4)], false),
    piece('road', [at(26.4, 30.4), at(26, 24), at(26.2, 18), at(26.6, 12), at(28.4, 6), at(28.6, -0.4)], false),
    piece('building', [at(29.8, 20.4), at(33, 19.8), at(33.6, 22.6), at(30.4, 23.2)]),
    piece('wall', [at(9.4, 26.8), at(12.4, 26), at(15.8, 26.6)], false),
    piece('rough', blob(19, 25, 2.6, [1, 0.8, 1.1, 0.9])),
  ],
  figures: [
    figure(1, 0, 'bear-head', 21, 20.4, 4),
    figure(2, 0, 'wolf-head', 26.2, 21.8, 5),
    figure(3, 0, 'stag-head', 14.4, 21.2, 3, { spent: true }),
    figure(4, 0, 'owl', 29.6, 25.4, 5),
    figure(5, 1, 'dragon-head', 27.4, 10.6, 4),
    figure(6, 1, 'imp', 20, 7, 5, { states: [burning] }),
    figure(7, 1, 'raven', 35.6, 6.4, 2),
    figure(8, 1, 'minotaur', 14.2, 10.4, 5),
  ],
}
