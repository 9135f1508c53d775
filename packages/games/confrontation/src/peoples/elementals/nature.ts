import type { Characteristic } from '../../armies/cards/profile.ts'
import type { Gem } from '../../incantation/mana.ts'
import { type Fighter, profileOf } from '../../state.ts'

/** The elementals with a card, by their Element. */
export const ELEMENTALS: Readonly<Partial<Record<Gem, string>>> = {
  fire: 'elementals-fire-elemental',
  darkness: 'elementals-elemental-of-darkness',
  earth: 'elementals-earth-elemental',
}

/** The Element of an elemental being. */
export function elementOf(elemental: Fighter): Gem | undefined {
  const { id } = profileOf(elemental)
  return (Object.keys(ELEMENTALS) as Gem[]).find((element) => ELEMENTALS[element] === id)
}

/** CF-REV-ELEMENTAL-09, -10: the characteristics each Element raises. */
export function strengthens(element: Gem | undefined): readonly Characteristic[] {
  if (element === 'darkness' || element === 'fire' || element === 'air') return ['att', 'str']
  return ['def', 'res']
}
