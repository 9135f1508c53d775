import { type Seat, text } from '@fray/kernel'
import type { FigureView, SceneryKind, SceneryView, TableView } from '@fray/tabletop'
import type { Profile } from '../bands/profile.ts'
import type { Piece } from '../ground/scenery.ts'
import { sceneryViews } from '../ground/scenery-view.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { isStanding, type State } from '../state.ts'
import { piecesShown, view as tableView } from '../view/view.ts'
import { terrainOf } from './terrain.ts'

/** Shows the table as in the later edition, except for the terrain and the order of the two constitutions. */
export function view(state: State, setup: Setup, seat: Seat | undefined): TableView {
  const seen = tableView(state, setup, seat)
  const profiles = state.combatants.filter(isStanding).map(({ profile }) => profile)
  return {
    ...seen,
    scenery: piecesShown(state, setup).flatMap(terrainViews),
    figures: seen.figures.map((figure, i) => arcaneFirst(figure, profiles[i]!)),
  }
}

/** SM-PROFILE-09: puts the constitution against arcane attacks first. */
function arcaneFirst(figure: FigureView, { conMundane, conArcane }: Profile): FigureView {
  if (conMundane === conArcane) return figure
  const attributes = figure.attributes.map((attribute) =>
    attribute.label.id === 'attribute.con' ? { ...attribute, value: `${conArcane}·${conMundane}` } : attribute,
  )
  return { ...figure, attributes }
}

const KINDS: Readonly<Record<string, SceneryKind>> = {
  'higher-ground': 'hill',
  'low-wall': 'wall',
  'open-building': 'ruin',
  'difficult-terrain': 'wood',
  boulder: 'rubble',
  'high-wall': 'wall',
}

const views = new WeakMap<Piece, readonly SceneryView[]>()

export function terrainViews(piece: Piece): readonly SceneryView[] {
  let found = views.get(piece)
  if (!found) {
    const terrain = terrainOf(piece)
    const notes = terrain ? [text(`terrain.${terrain}`)] : []
    found = sceneryViews(piece).map((sceneryView) => ({
      ...sceneryView,
      kind: KINDS[piece.type] ?? sceneryView.kind,
      notes,
    }))
    views.set(piece, found)
  }
  return found
}
