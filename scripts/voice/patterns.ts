import globals from 'globals'

/** What a pattern is looked for in. */
export type Where = 'function' | 'declaration' | 'loop variable' | 'comment' | 'title' | 'text' | 'heading'

export interface Pattern {
  readonly id: string
  /** The rule of the house style in a few words. */
  readonly says: string
  readonly where: readonly Where[]
  /** Gets the offending words of a name or a text, if there are any. */
  find(words: string): string | undefined
}

const SENTENCES: readonly Where[] = ['comment', 'title', 'text']
const PROSE: readonly Where[] = [...SENTENCES, 'heading']

const UTILITY_TYPES = ['Pick', 'Omit', 'Record', 'Partial', 'Required', 'Readonly', 'Exclude', 'Extract', 'Awaited']
const GLOBALS = new Set(
  [...Object.keys(globals.browser), ...Object.keys(globals.builtin), ...UTILITY_TYPES].filter((name) =>
    /^[A-Z][A-Za-z]*[a-z]/.test(name),
  ),
)

/** Past participles that do not end in "ed" and stand as function names where a verb belongs. */
const IRREGULAR =
  /^(told|kept|given|wanted|drawn|taken|thrown|shown|known|seen|said|written|chosen|fallen|held|lost|met|laid|put|read|sought|sold|sent|spent|stolen|struck|sworn|torn|worn|woven|wound|won|begun|broken|bound|bought|brought|built|caught|cut|dealt|done|driven|eaten|felt|fought|found|gone|grown|heard|hidden|hit|hurt|led|left|lent|lain|made|meant|paid|ridden|risen|run|shot|split|spoken|stood|stuck|thought|withheld)$/
/** Verbs and nouns that look like participles. */
const NOT_PARTICIPLES =
  /^(read|put|cut|hit|run|split|hurt|feed|need|seed|speed|embed|shed|bed|red|heed|exceed|proceed|succeed|bleed|breed|weed|need|wound|found|left|led)$/

const BANNED =
  /\b(whoever|whomever|anew|lest|seldom|muster(?:s|ed|ing)?|reckon(?:s|ed|ing)?|dar(?:es|ed)|foes?|heed(?:s|ed)?|in the mean|unless told|by chance|of one's own|of one’s own)\b/i
const BANNED_IN_NAMES = /(whoever|anew|lest(?![a-z])|seldom|muster|reckon|heeds)/i

export const PATTERNS: readonly Pattern[] = [
  {
    id: 'sentence-starts',
    says: 'subject first: no sentence begins with a clause',
    where: SENTENCES,
    find: (words) =>
      /(?:^|[.!?] )(What (?:is|was|has|may|can|they|it|he|a|an|the|one|came|happens|stands|lies|somebody|nobody)\b(?![^.]*\?)|Who (?:is|has|may|can)\b(?![^.]*\?)|Whoever|Whatever|Where (?:nothing|nobody|there|it|a|the|others|several|many)\b(?![^.]*\?)|Of (?:those|these|this|what|a|an|the|all)\b|Further back)/.exec(
        words,
      )?.[1],
  },
  {
    id: 'participle-functions',
    says: 'functions are verbs, not bare participles',
    where: ['function'],
    find: (name) =>
      (/^[a-z]+ed$/.test(name) || IRREGULAR.test(name)) && !NOT_PARTICIPLES.test(name) ? name : undefined,
  },
  {
    id: 'clause-names',
    says: 'names are verbs or nouns, not clauses',
    where: ['function', 'declaration'],
    find: (name) => /^(who|whom|whose|what|where|which|whether|how)[A-Z]\w*/.exec(name)?.[0],
  },
  {
    id: 'negated-nouns',
    says: 'positive and direct: "is not a number", not "is no number"',
    where: PROSE,
    find: (words) =>
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|other\b|one\b|such\b|need\b|way\b)[a-z]+/i.exec(
        words,
      )?.[0],
  },
  {
    id: 'old-words',
    says: 'the words of today',
    where: PROSE,
    find: (words) => BANNED.exec(words)?.[0],
  },
  {
    id: 'old-words-in-names',
    says: 'the words of today, in names too',
    where: ['function', 'declaration'],
    find: (name) => BANNED_IN_NAMES.exec(name)?.[0],
  },
  {
    id: 'pronouns',
    says: 'players and figures are "they" or "it"',
    where: PROSE,
    find: (words) => /\b(?:he|his|him|himself)\b/i.exec(words)?.[0],
  },
  {
    id: 'shadowed-globals',
    says: 'no name shadows a global of TypeScript or the browser',
    where: ['declaration'],
    find: (name) => (GLOBALS.has(name) ? name : undefined),
  },
  {
    id: 'loop-variables',
    says: 'loop variables are named after the thing',
    where: ['loop variable'],
    find: (name) => (/^(each|one|somebody|nobody|anybody)$/.test(name) ? name : undefined),
  },
  {
    id: 'bare-rule-ids',
    says: 'a comment that cites a rule says what the rule means',
    where: ['comment'],
    find: (words) => /^(?:[A-Z]{2,}-[A-Z0-9-]+(?:,| and|,? -\d+| to -\d+|\.\.)*[ .]*)+$/.exec(words)?.[0],
  },
]
