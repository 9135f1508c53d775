import { type Message, text } from '@fray/kernel'
import { bandPoints, type SceneryKind, type SceneryView } from '@fray/tabletop'
import { outlineOf } from './plan.ts'
import { type Crossing, isBuilding, isLava, isWater, type Piece } from './scenery.ts'

const views = new WeakMap<Piece, readonly SceneryView[]>()

/** Draws a piece, with each of its crossings as a bridge. */
export function sceneryViews(piece: Piece): readonly SceneryView[] {
  let found = views.get(piece)
  if (!found) {
    found = [pieceView(piece), ...piece.crossings.map((crossing, i) => bridgeView(piece, crossing, i))]
    views.set(piece, found)
  }
  return found
}

function pieceView(piece: Piece): SceneryView {
  return {
    id: piece.id,
    kind: kindOf(piece),
    name: nameOf(piece),
    outline: outlineOf(piece.shape),
    closed: piece.shape.kind !== 'line',
    notes: notesOf(piece),
    ...(piece.openings.length > 0 ? { openings: piece.openings } : {}),
  }
}

/** Ids of bridges start above all pieces. */
const BRIDGES = 1000

function bridgeView(piece: Piece, { from, to, width }: Crossing, index: number): SceneryView {
  return {
    id: BRIDGES + piece.id * 10 + index,
    kind: 'bridge',
    name: text('scenery.crossing'),
    outline: bandPoints([from, to], width),
    closed: true,
    notes: [],
  }
}

export function nameOf({ type, name }: Piece): Message {
  return name === null ? text(`scenery.${type}`) : text('scenery.named', { name })
}

const KINDS: Readonly<Record<string, SceneryKind>> = {
  hedge: 'hedge',
  wood: 'wood',
  'leafy-wood': 'leafy-wood',
  hill: 'hill',
  rubble: 'rubble',
  dolmen: 'monument',
  relic: 'monument',
}

function kindOf(piece: Piece): SceneryKind {
  if (isLava(piece)) return 'lava'
  if (isWater(piece)) return 'water'
  if (isBuilding(piece)) return 'building'
  if (piece.shape.kind === 'line' && piece.features.includes('vertical')) return 'wall'
  return KINDS[piece.type] ?? 'rough'
}

/** Describes a piece to players: its density, height and features. */
function notesOf({ density, height, features, openings }: Piece): Message[] {
  const doors = openings.map(({ kind }) => kind)
  return [
    text(`density.${density}`),
    text(`height.${height}`),
    ...features.map((feature) => text(`feature.${feature}`)),
    ...(doors.length > 0
      ? [
          text('scenery.openings', {
            doors: doors.filter((kind) => kind === 'door').length,
            windows: doors.filter((kind) => kind === 'window').length,
            slots: doors.filter((kind) => kind === 'slot').length,
          }),
        ]
      : []),
  ]
}
