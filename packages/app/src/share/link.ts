import { pack } from './codec.ts'

/** Longer links are cut off by many programs that people send them with. */
export const LONGEST_LINK = 8000

/** The address at which this page shows a match. */
export async function linkTo(match: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/match/${await pack(match)}`
}
