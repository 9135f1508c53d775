/** A statement about somebody: its words and the names it may begin with. */
export interface Statement {
  readonly words: string
  /** Names of the figures it mentions. */
  readonly names: readonly string[]
}

/**
 * Joins consecutive statements about the same figure: "Amazon takes 2 wounds. Amazon is slain." becomes "Amazon takes 2
 * wounds and is slain". Statements with clauses of their own stay separate sentences.
 */
export function joinStatements(statements: readonly Statement[], language: string): readonly string[] {
  const told: { readonly subject: string; readonly parts: string[] }[] = []
  for (const statement of statements) {
    const { subject, predicate } = partsOf(statement)
    const last = told.at(-1)
    if (subject !== '' && last?.subject === subject) last.parts.push(predicate)
    else told.push({ subject, parts: [predicate] })
  }
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  return told.map(({ subject, parts }) => (subject === '' ? parts.join(' ') : `${subject} ${list.format(parts)}`))
}

/** Adds a full stop unless the sentence already ends. */
export function endStatement(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

/** Splits a plain sentence into subject and predicate; any other sentence has no subject. */
function partsOf({ words, names }: Statement): { readonly subject: string; readonly predicate: string } {
  const subject = names.find((name) => words.startsWith(`${name} `))
  const predicate = words
    .slice((subject ?? '').length)
    .trim()
    .replace(/\.$/, '')
  return subject === undefined || /[,:;.!?…(]/.test(predicate)
    ? { subject: '', predicate: words }
    : { subject, predicate }
}
