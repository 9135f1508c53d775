/** Something said of somebody: the words, and who it may begin with. */
export interface Statement {
  readonly words: string
  /** The figures it names. */
  readonly names: readonly string[]
}

/**
 * What is said of the same one after the other is said in one sentence: "Amazon takes 2 wounds. Amazon is slain." is "Amazon
 * takes 2 wounds and is slain". What has parts of its own stays a sentence of its own.
 */
export function flowing(statements: readonly Statement[], language: string): readonly string[] {
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

/** A sentence ends, whether or not its words do. */
export function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

/** Whom a plain sentence begins with, and what it says of them; one that is not plain has no subject. */
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
