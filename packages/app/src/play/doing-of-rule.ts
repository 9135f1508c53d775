/** Figures that a list has more of than a sentence. */
const LISTED = 4

/** What something cost when the force was made, in each language: nobody pays it at the table. */
const PRICE = /^(Costs|Cuesta|Coûte) \d+ (points?|puntos?)\b/

/** A rule as it matters at the table: without that price. */
export function inPlay(rule: string): string {
  return sentencesOf(rule)
    .filter((sentence) => !PRICE.test(sentence))
    .join(' ')
}

/** A rule without what it begins with before it says what is done: its kind in one word, or a list of its figures. */
export function doing(rule: string): string {
  const [first = '', ...others] = sentencesOf(inPlay(rule))
  const isHeading = !first.includes(' ') || first.split(';').length > LISTED
  return isHeading && others.length > 0 ? others.join(' ') : [first, ...others].join(' ')
}

function sentencesOf(rule: string): readonly string[] {
  return rule.split(/(?<=\.) /)
}
