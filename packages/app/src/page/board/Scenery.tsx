import type { SceneryKind, SceneryView } from '@fray/tabletop'
import { type ComponentType, memo } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Cliff, Flow, Ford, Hill, Rough, Rubble, Stream } from './scenery/Landform.tsx'
import {
  Building,
  Earthwork,
  FenceDrawing,
  Monument,
  Palisade,
  Ruin,
  Settlement,
  Wall,
  Way,
} from './scenery/Masonry.tsx'
import { Field, Hedge, LeafyWood, Orchard, Swamp, Wood } from './scenery/Vegetation.tsx'

type Piece = ComponentType<{ piece: SceneryView }>

/** Every kind of terrain and its drawing. Flat pieces come first, so that trees hang over the river. */
const PIECES: Readonly<Record<SceneryKind, Piece>> = {
  field: Field,
  hill: Hill,
  cliff: Cliff,
  rough: Rough,
  swamp: Swamp,
  water: ({ piece }) => <Flow piece={piece} of="water" />,
  stream: Stream,
  lava: ({ piece }) => <Flow piece={piece} of="lava" />,
  ford: Ford,
  road: ({ piece }) => <Way piece={piece} of="road" />,
  bridge: ({ piece }) => <Way piece={piece} of="bridge" />,
  rubble: Rubble,
  ruin: Ruin,
  monument: Monument,
  village: ({ piece }) => <Settlement piece={piece} of="village" />,
  town: ({ piece }) => <Settlement piece={piece} of="town" />,
  building: Building,
  earthwork: Earthwork,
  hedge: Hedge,
  fence: FenceDrawing,
  palisade: Palisade,
  wall: Wall,
  orchard: Orchard,
  'leafy-wood': LeafyWood,
  wood: Wood,
}

const LAYERS = Object.keys(PIECES)

/** One piece of terrain. */
export function SceneryPiece({ piece }: { piece: SceneryView }) {
  const Drawn = PIECES[piece.kind]
  return <Drawn piece={piece} />
}

export const Scenery = memo(function Scenery({ scenery }: { scenery: readonly SceneryView[] }) {
  const { say } = useTranslator()
  const ordered = scenery.toSorted((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind))
  return (
    <g className="scenery" clipPath="url(#table-edge)">
      {ordered.map((piece) => (
        <g key={piece.id}>
          <title>{[piece.name, ...piece.notes].map(say).join(' · ')}</title>
          <SceneryPiece piece={piece} />
        </g>
      ))}
    </g>
  )
})
