import type { TableKind } from '@fray/kernel'
import { boxPoints, ellipsePoints, type Point, type SceneryKind, type TableLayout } from '@fray/tabletop'
import { memo } from 'react'
import { SceneryPiece } from '../board/Scenery.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { freePlace } from './model/free-place.ts'
import { changeTable } from './state/editor-store.ts'

/** Terrain that can be added with a press. */
export function Palette({ kinds, layout }: { kinds: readonly TableKind[]; layout: TableLayout }) {
  const { ui, say } = useTranslator()
  return (
    <div className="palette">
      {kinds.map(({ id, name, drawn, notes }) => (
        <button
          key={id}
          type="button"
          className="palette-kind"
          title={notes.map(say).join(' · ')}
          aria-label={ui('ui.table-add', { name: say(name) })}
          onClick={() => void changeTable({ do: 'add', kind: id, at: freePlace(layout) })}
        >
          <Swatch drawn={drawn as SceneryKind} />
          <span>{say(name)}</span>
        </button>
      ))}
    </div>
  )
}

const LINES: readonly SceneryKind[] = ['wall', 'hedge', 'fence', 'palisade', 'earthwork']

const SQUARE: readonly SceneryKind[] = ['building', 'ruin', 'field', 'road', 'bridge', 'ford', 'stream']

/** Gets a sample outline of a kind. */
function sampleOf(drawn: SceneryKind): readonly Point[] {
  if (SQUARE.includes(drawn)) return boxPoints(700, 400, 4600, 2800)
  if (!LINES.includes(drawn)) return ellipsePoints({ x: 3000, y: 1800 }, 2600, 1500, undefined, 20)
  return [
    { x: 600, y: 2200 },
    { x: 5400, y: 1400 },
  ]
}

/** A small picture of a kind. */
const Swatch = memo(function Swatch({ drawn }: { drawn: SceneryKind }) {
  const line = LINES.includes(drawn)
  return (
    <svg viewBox="0 0 60 36" aria-hidden="true">
      <SceneryPiece
        piece={{ id: 1, kind: drawn, name: { id: drawn }, outline: sampleOf(drawn), closed: !line, notes: [] }}
      />
    </svg>
  )
})
