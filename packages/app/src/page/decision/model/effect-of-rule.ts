/** A list has more items than this, a sentence has not. */
const LISTED = 4

/** The kind of a rule, in brackets at its start. */
const KIND = /^\([^)]*\)\.$/

/** A label before the effect. */
const LABEL = /^\p{Lu}\p{L}+\s?: (?=\p{L})/u

/** Gets the effect of a rule, without its kind, list of figures or label. */
export function effectOfRule(rule: string): string {
  const [first = '', ...others] = rule.split(/(?<=\.) /)
  const isHeading = !first.includes(' ') || KIND.test(first) || first.split(';').length > LISTED
  if (!isHeading || others.length === 0) return rule
  const done = others.join(' ').replace(LABEL, '')
  return `${done.charAt(0).toUpperCase()}${done.slice(1)}`
}
