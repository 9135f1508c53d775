import { expect, test } from 'vitest'
import { phrases } from './phrases.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

/** Who goes on a platform is one person. */
const OF_PERSONS: ReadonlySet<string> = new Set(['platform.mounted'])

/** A legion as the subject of a verb that could be in the singular: only words that are the same for all may follow. */
const SUBJECT =
  /(?:^|\{)\{(?:unit|striker|shooter|target|foe|captor|legion)\} (?!must |against |contra |contre |face à )/

test.each([
  ['en', phrases.en ?? {}],
  ['es', es],
  ['fr', fr],
])(
  'in %s what is told of a legion is right for names of one and of many: "Legion of Serqu", "Slingers of Khirgár"',
  (_, words) => {
    const agreeing = Object.entries(words).filter(([key, phrase]) => !OF_PERSONS.has(key) && SUBJECT.test(phrase))
    expect(agreeing).toEqual([])
  },
)
