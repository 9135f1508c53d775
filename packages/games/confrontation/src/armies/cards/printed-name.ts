import type { Profile } from './profile.ts'

/**
 * Gets the printed name: rules that mention "templars" or "mutants" mean the card, whatever its fighter is called in
 * the match.
 */
export function printedName({ printedName, name }: Pick<Profile, 'name' | 'printedName'>): string {
  return printedName ?? name
}
