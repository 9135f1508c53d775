/** Figures that a list has more of than a sentence. */
const LISTED = 4

/** What stands in brackets before all else: of what kind something is. */
const KIND = /^\([^)]*\)\.$/

/** A word that only says that now comes what is done. */
const LABEL = /^\p{Lu}\p{L}+\s?: (?=\p{L})/u

/** A rule without what it begins with before it says what is done: its kind, or a list of its figures. */
export function effectOfRule(rule: string): string {
  const [first = '', ...others] = rule.split(/(?<=\.) /)
  const isHeading = !first.includes(' ') || KIND.test(first) || first.split(';').length > LISTED
  if (!isHeading || others.length === 0) return rule
  const done = others.join(' ').replace(LABEL, '')
  return `${done.charAt(0).toUpperCase()}${done.slice(1)}`
}
