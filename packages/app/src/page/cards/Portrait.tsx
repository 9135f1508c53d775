import type { FigureView } from '@fray/tabletop'
import { usePortrait } from '../board/state/miniatures.ts'
import { Icon } from '../icons/Icon.tsx'

/** The face of a figure: its miniature's portrait, or its symbol. Decoration only: the name stands beside it. */
export function Portrait({ figure: { look, icon }, size }: { figure: FigureView; size: number }) {
  const portrait = usePortrait(look)
  if (portrait === undefined) return <Icon name={icon} size={size} />
  return <img className="portrait" src={portrait} alt="" />
}
