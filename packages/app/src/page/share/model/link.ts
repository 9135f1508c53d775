import { pack } from './codec.ts'

/** Many programs cut off longer links. */
export const LONGEST_LINK = 8000

/** Gets a link to a match. */
export async function linkTo(match: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/match/${await pack(match)}`
}
