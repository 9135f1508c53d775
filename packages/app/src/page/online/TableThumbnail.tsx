import type { TableSketch } from '@fray/protocol'

/** The table of a match at a glance: ground, scenery and figures in the colours of their seats. */
export function TableThumbnail({ sketch: { width, depth, scenery, figures } }: { sketch: TableSketch }) {
  const radius = Math.max(width, depth) / 40
  return (
    <svg className="table-thumbnail" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect className="thumbnail-ground" width={width} height={depth} />
      {scenery.map(({ kind, outline }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of scenery have no names here
        <polygon key={at} className="thumbnail-scenery" data-kind={kind} points={outline.join(' ')} />
      ))}
      {figures.map(([seat, x, y], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no names here
        <circle key={at} data-seat={seat} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
