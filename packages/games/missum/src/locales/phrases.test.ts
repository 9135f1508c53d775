import { expect, test } from 'vitest'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { phrases } from './phrases.ts'

/** A unit as the subject of a verb: the verb must agree with its number, so only a `select` or an invariable word may follow. */
const SUBJECT =
  /(?:^|\{)\{(unit|striker|shooter|target|foe|captor|legion|friend)\} (?!\{\1_number|(?:no |ne |se |n’|ya |ya se |solo )+\{\1_number|ne (?:se )?\{|may |must |cannot |cast |: )/

test.each([
  ['en', phrases.en ?? {}],
  ['es', es],
  ['fr', fr],
])('in %s the verb after a unit agrees with its number', (_, translated) => {
  expect(Object.entries(translated).filter(([, phrase]) => SUBJECT.test(phrase))).toEqual([])
})
