import { type Message, text } from '@fray/kernel'
import { gapBetween } from './ground/board.ts'
import { asInches } from './movement/paths/path-points.ts'
import type { Combatant, Play } from './state.ts'
import { inches } from './units.ts'

/** Says, where measuring is free, that a combatant is beyond reach. */
export function outOfRange(play: Play, from: Combatant, to: Combatant, reach: number): Message | undefined {
  if (!play.setup.premeasuring || from.id === to.id) return undefined
  const gap = gapBetween(from, to)
  return gap > inches(reach)
    ? text('hopeless.too-far', { gap: asInches(gap), reach: asInches(inches(reach)) })
    : undefined
}
