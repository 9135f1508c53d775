import type { Profile } from './profile.ts'

/** Rules that speak of "templars" or "mutants" mean what the card prints, whatever its bearer is called on this table. */
export function printedName({ printedName, name }: Pick<Profile, 'name' | 'printedName'>): string {
  return printedName ?? name
}
