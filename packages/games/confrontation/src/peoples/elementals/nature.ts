import type { Characteristic } from '../../armies/profile.ts'
import type { Gem } from '../../incantation/mana.ts'
import { type Fighter, profileOf } from '../../state.ts'

/** The elementals that have a card, by their Element. */
export const ELEMENTALS: Readonly<Partial<Record<Gem, string>>> = {
  fire: 'elementals-fire-elemental',
  darkness: 'elementals-elemental-of-darkness',
  earth: 'elementals-earth-elemental',
}

/** The Element that somebody is made of. */
export function elementOf(elemental: Fighter): Gem | undefined {
  const { id } = profileOf(elemental)
  return (Object.keys(ELEMENTALS) as Gem[]).find((element) => ELEMENTALS[element] === id)
}

/** CF-REV-ELEMENTAL-09, -10: what each Element makes better. */
export function strengthens(element: Gem | undefined): readonly Characteristic[] {
  if (element === 'darkness' || element === 'fire' || element === 'air') return ['att', 'str']
  return ['def', 'res']
}
