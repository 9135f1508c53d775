import { describe, expect, test } from 'vitest'
import { argumentsOf, isMessage, ANY_NAMES as names, pluralsOf, Speaker, text } from './message.ts'
import type { Phrasebook } from './phrasebook.ts'

const phrasebook: Phrasebook = {
  en: {
    hits: '{who} hits {whom} with {count, plural, one {# die} other {# dice}}',
    because: '{what}, because {why}',
    near: 'the enemy is near',
    count: '{count, plural, one {# wound} other {# wounds}}',
  },
  pl: {
    near: 'wróg jest blisko',
    hits: '{who} trafia {whom}: {count, plural, one {#} few {# kości} other {# kostek}}',
  },
  ja: {},
}

test('a message without arguments has no field for them', () => {
  expect(Object.keys(text('near'))).toEqual(['id'])
  expect(text('hits', { count: 0 })).toEqual({ id: 'hits', args: { count: 0 } })
})

test('messages are recognized by their form', () => {
  expect([text('near'), text('hits', { count: 0 })].map(isMessage)).toEqual([true, true])
  expect([{ id: 3 }, { args: {} }, { id: 'ann', seat: 0 }].map(isMessage)).toEqual([false, false, false])
})

describe('Speaker', () => {
  const english = new Speaker(phrasebook)

  test('names figures and seats as the given names say', () => {
    const words = text('hits', { who: { figure: 3 }, whom: { seat: 1 }, count: 1 })
    expect(english.say(words, names)).toBe('figure 3 hits seat 1 with 1 die')
    const others = { figure: () => 'Ann', seat: () => 'the left' }
    expect(english.say(words, others)).toBe('Ann hits the left with 1 die')
  })

  test('uses the second person for the reader where the phrase has such a form', () => {
    const book: Phrasebook = { en: { won: '{who} wins.', 'won.you': 'You win.', left: '{who} leaves.' } }
    const say = (id: string, seat: number, you?: number) =>
      new Speaker(book).say(text(id, { who: { seat } }), you === undefined ? names : { ...names, you })
    expect(say('won', 0, 0)).toBe('You win.')
    expect(say('won', 1, 0)).toBe('seat 1 wins.')
    expect(say('won', 0)).toBe('seat 0 wins.')
    expect(say('left', 0, 0)).toBe('seat 0 leaves.')
  })

  test('picks plural forms, including zero', () => {
    const say = (count: number) => english.say(text('count', { count }), names)
    expect({ 0: say(0), 1: say(1), 2: say(2), 1000: say(1000) }).toEqual({
      0: '0 wounds',
      1: '1 wound',
      2: '2 wounds',
      1000: '1,000 wounds',
    })
  })

  test('formats nested messages at any depth', () => {
    const why = text('because', { what: { text: text('near') }, why: { text: text('count', { count: 2 }) } })
    const words = text('because', { what: 'no', why: { text: why } })
    expect(english.say(words, names)).toBe('no, because the enemy is near, because 2 wounds')
  })

  test('does not parse words given to it as a message', () => {
    const words = text('because', { what: '{why}', why: "<b>'{x}'</b>" })
    expect(english.say(words, names)).toBe("{why}, because <b>'{x}'</b>")
  })

  test('uses the plural rules of another language', () => {
    const polish = new Speaker(phrasebook, 'pl')
    const words = (count: number) => text('hits', { who: { figure: 3 }, whom: { seat: 1 }, count })
    expect(polish.say(text('near'), names)).toBe('wróg jest blisko')
    expect(polish.say(words(3), names)).toBe('figure 3 trafia seat 1: 3 kości')
    expect(polish.say(words(5), names)).toBe('figure 3 trafia seat 1: 5 kostek')
  })

  test('formats decimals by language, given as numbers or as digits', () => {
    const book = { en: { far: '{inches} inches' }, es: { far: '{inches} pulgadas' } }
    const say = (language: string, inches: string | number) =>
      new Speaker(book, language).say(text('far', { inches }), names)
    expect(say('es', 2.5)).toBe('2,5 pulgadas')
    expect(say('es', '2.50')).toBe('2,5 pulgadas')
    expect(say('es', -0.25)).toBe('-0,25 pulgadas')
    expect(say('es', '10.00')).toBe('10 pulgadas')
    expect({ enSay: say('en', 2.5), say: say('en', '2.50') }).toEqual({ enSay: '2.5 inches', say: '2.5 inches' })
    expect({ esSay: say('es', 1830), say: say('es', 'V.2') }).toEqual({ esSay: '1830 pulgadas', say: 'V.2 pulgadas' })
  })

  test.each(['pl', 'ja', 'fr'])(
    'falls back to English for a phrase that %s lacks, with English plurals',
    (language) => {
      const speaker = new Speaker(phrasebook, language)
      expect(speaker.say(text('count', { count: 1 }), names)).toBe('1 wound')
      expect(speaker.say(text('count', { count: 0 }), names)).toBe('0 wounds')
    },
  )

  test('mixes languages if a nested phrase is missing', () => {
    const polish = new Speaker(phrasebook, 'pl')
    expect(polish.say(text('because', { what: { text: text('near') }, why: 'x' }), names)).toBe(
      'wróg jest blisko, because x',
    )
  })

  test("has the kernel's own phrases, and lets a game override them", () => {
    const purpose = { text: text('near') }
    expect(english.say(text('rolled', { purpose }), names)).toBe('the enemy is near')
    expect(english.say(text('kernel.not-asked', { seat: { seat: 1 } }), names)).toBe('seat 1 has nothing to decide now')
    const own = new Speaker({ en: { ...phrasebook.en, rolled: 'dice for {purpose}' } })
    expect(own.say(text('rolled', { purpose }), names)).toBe('dice for the enemy is near')
  })

  test('throws with the id of an unknown phrase, nested ones too', () => {
    expect(() => english.say(text('nowhere'), names)).toThrow('no phrase "nowhere" in the phrasebook')
    const words = text('because', { what: { text: text('nowhere') }, why: 'x' })
    expect(() => english.say(words, names)).toThrow('no phrase "nowhere" in the phrasebook')
  })

  test('throws if an argument is missing instead of leaving a gap', () => {
    expect(() => english.say(text('because', { what: 'x' }), names)).toThrow('why')
  })
})

test('the arguments of a phrase are found, also inside plurals and selects', () => {
  const message =
    '{who} has {count, plural, one {# enemy at {place}} other {# enemies}} and {kind, select, a {A} other {{name}}}'
  expect(argumentsOf(message)).toEqual(['count', 'kind', 'name', 'place', 'who'])
  expect(argumentsOf('nothing')).toEqual([])
})

test('the plural forms of a phrase are found, also nested ones', () => {
  const message = '{a, plural, =0 {none} one {# of {b, plural, one {#} other {#}}} other {many}}'
  expect(pluralsOf(message)).toEqual([
    ['=0', 'one', 'other'],
    ['one', 'other'],
  ])
})
