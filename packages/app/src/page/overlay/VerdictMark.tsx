import type { OverlayVerdict } from '@fray/tabletop'

/** A full disc, a half disc, or a crossed-out ring: different in shape as well as colour. */
export function VerdictMark({ level }: { level: OverlayVerdict['level'] }) {
  return (
    <g className={`verdict-mark verdict-${level}`}>
      <circle r={4.2} className="verdict-back" />
      {level === 'full' ? <circle r={2.6} className="verdict-fill" /> : null}
      {level === 'partial' ? <path d="M0-2.6a2.6 2.6 0 0 1 0 5.2z" className="verdict-fill" /> : null}
      {level === 'full' ? null : <circle r={2.6} className="verdict-ring" />}
      {level === 'none' ? <path d="M-1.9 1.9 1.9-1.9" className="verdict-ring" /> : null}
    </g>
  )
}
