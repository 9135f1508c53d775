/** Figures that a list has more of than a sentence. */
const LISTED = 4

/** A rule without what it begins with before it says what is done: its kind in one word, or a list of its figures. */
export function doing(rule: string): string {
  const [first = '', ...sentences] = rule.split(/(?<=\.) /)
  const isHeading = !first.includes(' ') || first.split(';').length > LISTED
  return isHeading && sentences.length > 0 ? sentences.join(' ') : rule
}
