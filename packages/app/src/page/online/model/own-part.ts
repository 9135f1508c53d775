import type { Contribution, SeedAgreement } from '@fray/kernel'

/**
 * Whether the part of the seed that this device has kept is in the agreement as the server tells it. With it, nobody else
 * can have chosen the dice.
 */
export function ownPartIn({ contributions }: SeedAgreement, own: Contribution | undefined): 'none' | 'in' | 'missing' {
  if (!own) return 'none'
  const isIn = contributions.some(([, part]) => part.secret === own.secret && part.salt === own.salt)
  return isIn ? 'in' : 'missing'
}
