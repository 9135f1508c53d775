import type { TableView } from '@fray/tabletop'
import { memo } from 'react'
import { mm } from './model/drawing-units.ts'
import { grassTile, patchTile } from './state/texture.ts'
import { useWorld } from './WorldContext.tsx'

/** Gets the width of the wooden frame, in millimetres: in proportion, so that small tables look like tables too. */
function frameOf({ width, depth }: TableView['table']): number {
  return mm(Math.max(width, depth)) * 0.015
}

/** Gets the view box of the whole table with its frame. */
export function boxOf(table: TableView['table']): string {
  const frame = frameOf(table)
  return [-frame, -frame, mm(table.width) + 2 * frame, mm(table.depth) + 2 * frame].join(' ')
}

/** The table: a wooden frame, and speckled grass and earth. */
export const Ground = memo(function Ground({ table }: { table: TableView['table'] }) {
  const [width, depth, frame] = [mm(table.width), mm(table.depth), frameOf(table)]
  return (
    <g className="ground">
      <rect
        className="ground-rim"
        x={-frame}
        y={-frame}
        width={width + 2 * frame}
        height={depth + 2 * frame}
        rx={frame}
      />
      <rect
        className="ground-bevel"
        x={-frame / 4}
        y={-frame / 4}
        width={width + frame / 2}
        height={depth + frame / 2}
        rx={frame / 3}
      />
      <rect width={width} height={depth} rx={2} fill="url(#ground-colour)" />
      <image href={patchTile()} width={width} height={depth} preserveAspectRatio="none" />
      <rect width={width} height={depth} rx={2} fill="url(#ground-grass)" />
      <rect width={width} height={depth} rx={2} fill="url(#ground-dusk)" />
    </g>
  )
})

/** Colours and patterns shared by all terrain. */
export const GroundPaints = memo(function GroundPaints({ table }: { table: TableView['table'] }) {
  const [near, middle, far] = useWorld().ground
  return (
    <defs>
      <linearGradient id="ground-colour" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={near} />
        <stop offset="0.55" stopColor={middle} />
        <stop offset="1" stopColor={far} />
      </linearGradient>
      <radialGradient id="ground-dusk" cx="50%" cy="45%" r="75%">
        <stop offset="0.55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.28" />
      </radialGradient>
      <pattern id="ground-grass" width="150" height="150" patternUnits="userSpaceOnUse">
        <image href={grassTile()} width="150" height="150" preserveAspectRatio="none" />
      </pattern>
      <pattern id="planks" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
        <rect width="6" height="6" className="plank" />
        <path d="M0 0.4H6" className="plank-joint" />
      </pattern>
      <clipPath id="table-edge">
        <rect width={mm(table.width)} height={mm(table.depth)} rx={2} />
      </clipPath>
    </defs>
  )
})
