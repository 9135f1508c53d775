import { text } from '@fray/kernel'
import {
  boxPoints,
  type Contour,
  ellipsePoints,
  hiddenRegion,
  type OverlayRegion,
  type Point,
  type Region,
  subtractRegion,
  toClockwise,
  unite,
} from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import { enemiesOf } from '../ground/board.ts'
import { explainSight } from '../ground/sight/sight.ts'
import type { Combatant, Play } from '../state.ts'
import { type Overlay, sightWords } from './overlay.ts'

/**
 * SW-SIGHT-30: what the combatant sees, and what blocks the rest. Sight is not a distance, so it may always be shown.
 */
export const sight: Overlay = {
  id: 'sight',
  kind: 'sight',
  suits: () => true,
  measures: () => false,
  draw(play, viewer) {
    const verdicts = enemiesOf(play, viewer).map((enemy) => {
      const report = explainSight(play, viewer, enemy)
      return { figure: enemy.id, level: report.level, why: sightWords(report.level, report) }
    })
    return { rules: ['SW-SIGHT-30'], regions: hiddenRegions(play, viewer), lines: [], verdicts }
  },
}

/** Gets the ground where a combatant no higher than the viewer would be hidden from it, fully or half. */
function hiddenRegions(play: Play, viewer: Combatant): OverlayRegion[] {
  const { setup } = play
  const { opaque, low, cover, around } = editionOf(setup).screens(play, viewer)
  const table: Region = [boxPoints(0, 0, setup.width, setup.depth)]
  const dark = hiddenRegion(viewer.at, opaque, setup)
  const beside = around.length > 0 ? subtractRegion(table, around.map(outline)) : []
  const shade = subtractRegion(unite(hiddenRegion(viewer.at, low, setup), cover.map(outline), beside), dark)
  const regions: OverlayRegion[] = [
    { rings: shade, label: text('overlay.sight.shade'), tone: 'shade' },
    { rings: dark, label: text('overlay.sight.dark'), tone: 'dark' },
  ]
  return regions.filter(({ rings }) => rings.length > 0)
}

function outline({ x, y, xs, ys, radius }: Contour): readonly Point[] {
  if (xs.length === 1) return ellipsePoints({ x, y }, radius, radius, undefined, 48)
  return toClockwise(xs.map((cornerX, i) => ({ x: cornerX, y: ys[i]! })))
}
