import { hasTrait } from '../peoples/alliance.ts'
import type { ElementName, Profile } from './profile.ts'

/** CF-MANA-07, CF-ABIL-91: the Elements that a magician masters: those of the card, and Water for a Selenite. */
export function elementsOf(profile: Profile): readonly ElementName[] {
  const printed = profile.magic?.elements ?? []
  const isMoonlit = profile.magic !== null && hasTrait(profile, 'selenite')
  return isMoonlit && !printed.includes('water') ? [...printed, 'water'] : printed
}
