import { describe, expect, test } from 'vitest'
import { genderOf, numberOf } from './grammar.ts'
import { ANY_NAMES, listOf, Speaker, text } from './message.ts'
import { translationFaults } from './translation.ts'

describe('numberOf', () => {
  test.each([
    ['en', 'Archers of Khirgár'],
    ['en', 'The Spears of the North March'],
    ['en', 'Acolyte-guards'],
    ['en', 'Lions of Alahan'],
    ['en', 'Swordsmen'],
    ['es', 'Arqueros de Khirgár'],
    ['es', 'Los Leones de Alahan'],
    ['fr', 'Archers de Khirgár'],
    ['fr', 'Les hommes et leurs alliés'],
    ['fr', 'Chevaux légers'],
  ])('%s: "%s" is plural', (language, name) => {
    expect(numberOf(name, language)).toBe('many')
  })

  test.each([
    ['en', 'Legion of the First Palisade'],
    ['en', 'Foot'],
    ['en', 'Lookouts 2'],
    ['en', 'Lookout (Alliance)'],
    ['en', 'Carcass'],
    ['en', 'Cyrus'],
    ['es', 'Legión de los Leones'],
    ['fr', 'Légion des Archers'],
    ['fr', 'Garde rouge'],
  ])('%s: "%s" is singular', (language, name) => {
    expect(numberOf(name, language)).toBe('one')
  })

  test('a listed name overrides its form', () => {
    expect(numberOf('Rodanes', 'en', { 'grammar.Rodanes': 'one' })).toBe('one')
    expect(numberOf('Foot', 'en', { 'grammar.Foot': 'many' })).toBe('many')
  })
})

test('genderOf follows the article or the ending unless the name is listed', () => {
  expect(genderOf('Legión 9', 'es')).toBe('f')
  expect(genderOf('Arqueros', 'es')).toBe('m')
  expect(genderOf('Prêtresse de Lilith 2', 'fr')).toBe('f')
  expect(genderOf('Sentinelles', 'fr')).toBe('f')
  expect(genderOf('Frère templier', 'fr')).toBe('m')
  expect(genderOf('La Main de fer', 'fr')).toBe('f')
  expect(genderOf('Le Trône de Légion', 'fr')).toBe('m')
  expect(genderOf('Garde rouge', 'fr', { 'grammar.Garde rouge': 'one f' })).toBe('f')
})

describe('grammar arguments of a message', () => {
  const en = { advance: '{unit} {unit_number, select, many {advance} other {advances}} {cm} cm' }
  const es = {
    advance:
      '{unit} {unit_number, select, many {avanzan} other {avanza}} {cm} cm, {unit_gender, select, f {cansada} other {cansado}}',
    'name.Foot': 'Infantería',
    'name.Spears': 'Lanzas',
  }
  const say = (language: string, unit: string) =>
    new Speaker({ en, es }, language).say(text('advance', { unit, cm: 7.5 }), ANY_NAMES)

  test('each language picks the verb form of the name', () => {
    expect(say('en', 'Foot')).toBe('Foot advances 7.5 cm')
    expect(say('en', 'Spears')).toBe('Spears advance 7.5 cm')
    expect(say('es', 'Foot')).toContain('Infantería avanza')
    expect(say('es', 'Spears')).toContain('Lanzas avanzan')
  })

  test('a list counts as plural', () => {
    const words = text('advance', { unit: listOf(['Foot', 'Horse']), cm: 5 })
    expect(new Speaker({ en }).say(words, ANY_NAMES)).toBe('Foot, Horse advance 5 cm')
  })

  test('only one language may use the grammar of an argument', () => {
    expect(
      translationFaults({ go: '{unit}' }, 'es', { go: '{unit} {unit_gender, select, f {lista} other {listo}}' }),
    ).toEqual([])
  })
})
