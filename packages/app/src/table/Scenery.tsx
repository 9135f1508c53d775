import type { SceneryKind, SceneryView } from '@fray/tabletop'
import { type ComponentType, memo } from 'react'
import { useTalk } from '../words/TalkContext.tsx'
import { Flow, Hill } from './scenery/Landform.tsx'
import { Building, Ruin, Wall, Way } from './scenery/Masonry.tsx'
import { Hedge, Rough, Wood } from './scenery/Vegetation.tsx'

type Piece = ComponentType<{ piece: SceneryView }>

const PIECES: Readonly<Record<SceneryKind, Piece>> = {
  wood: Wood,
  water: ({ piece }) => <Flow piece={piece} of="water" />,
  lava: ({ piece }) => <Flow piece={piece} of="lava" />,
  wall: Wall,
  hedge: Hedge,
  hill: Hill,
  building: Building,
  ruin: Ruin,
  rough: Rough,
  road: ({ piece }) => <Way piece={piece} of="road" />,
  bridge: ({ piece }) => <Way piece={piece} of="bridge" />,
}

/** What lies flat comes first, so that trees hang over the river and not the river over the trees. */
const LAYERS: readonly SceneryKind[] = [
  'road',
  'hill',
  'rough',
  'water',
  'lava',
  'bridge',
  'ruin',
  'building',
  'hedge',
  'wall',
  'wood',
]

export const Scenery = memo(function Scenery({ scenery }: { scenery: readonly SceneryView[] }) {
  const { say } = useTalk()
  const ordered = scenery.toSorted((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind))
  return (
    <g className="scenery" clipPath="url(#table-edge)">
      {ordered.map((piece) => {
        const Drawn = PIECES[piece.kind]
        return (
          <g key={piece.id}>
            <title>{[piece.name, ...piece.notes].map(say).join(' · ')}</title>
            <Drawn piece={piece} />
          </g>
        )
      })}
    </g>
  )
})
