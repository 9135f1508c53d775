import { GEMS, type Gem } from '../incantation/mana.ts'

/** How many gems of each kind, for the end of a phrase; absent kinds are left out. */
export function gemsByKind(names: Readonly<Record<Gem, string>>): string {
  const countOf = (gem: Gem) => ` · # ${names[gem]}`
  return GEMS.map((gem) => `{${gem}, plural, =0 {} one {${countOf(gem)}} other {${countOf(gem)}}}`).join('')
}
