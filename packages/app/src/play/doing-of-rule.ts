/** Figures that a list has more of than a sentence. */
const LISTED = 4

/** What stands in brackets before all else: of what kind something is. */
const KIND = /^\([^)]*\)\.$/

/** A rule without what it begins with before it says what is done: its kind in one word, or a list of its figures. */
export function doing(rule: string): string {
  const [first = '', ...others] = rule.split(/(?<=\.) /)
  const isHeading = !first.includes(' ') || KIND.test(first) || first.split(';').length > LISTED
  return isHeading && others.length > 0 ? others.join(' ') : [first, ...others].join(' ')
}
