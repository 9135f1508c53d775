import { describe, expect, test } from 'vitest'
import { nameFaults, nameIn, namePhrases } from './name.ts'
import type { Phrasebook } from './phrasebook.ts'
import { listOf, Speaker, text } from './text.ts'
import { translationFaults } from './translation.ts'

const spanish = namePhrases({ Lookout: 'Vigía', Legion: 'Legión', 'Legion 9': 'Novena', "Kazag's Crack": 'Grieta {1}' })

test.each([
  ['Lookout', 'Vigía'],
  ['Lookout 2', 'Vigía 2'],
  ['Legion 12', 'Legión 12'],
  ['Legion 9', 'Novena'],
  ['Lookout II', 'Lookout II'],
  ['Lookout (Legion)', 'Vigía (Legión)'],
  ['Lookout 2 (Nirlem)', 'Vigía 2 (Nirlem)'],
  ['2', '2'],
  ['lookout', 'lookout'],
  ['Nirlem', 'Nirlem'],
  ['constructor', 'constructor'],
  ['', ''],
])('"%s" is called "%s"', (english, name) => {
  expect(nameIn(spanish, english)).toBe(name)
})

describe('a speaker', () => {
  const phrasebook: Phrasebook = {
    en: {
      hit: '{who} hits {whom}',
      sort: '{kind, select, Legion {a legion} other {another}} of {name}',
      all: '{names}',
    },
    es: {
      hit: '{who} acierta a {whom}',
      sort: '{kind, select, Legion {una legión} other {otra}} de {name}',
      ...spanish,
    },
  }
  const figures = { figure: (id: number) => ['Lookout 1', 'Nirlem'][id] ?? '?', seat: String }
  const [english, translated] = [new Speaker(phrasebook), new Speaker(phrasebook, 'es')]

  test('calls by its own names those whom texts name, as words or as figures', () => {
    const words = text('hit', { who: { figure: 0 }, whom: 'Legion 3' })
    expect(translated.say(words, figures)).toBe('Vigía 1 acierta a Legión 3')
    expect(english.say(words, figures)).toBe('Lookout 1 hits Legion 3')
    expect([translated.name('Lookout'), english.name('Lookout')]).toEqual(['Vigía', 'Lookout'])
  })

  test('reads nothing in a name', () => {
    expect(translated.say(text('hit', { who: "Kazag's Crack", whom: 'x' }), figures)).toBe('Grieta {1} acierta a x')
  })

  test('leaves alone what a message only chooses by', () => {
    expect(translated.say(text('sort', { kind: 'Legion', name: 'Legion' }), figures)).toBe('una legión de Legión')
  })

  test('names those that stand in a list, one by one, also where the sentence itself is English', () => {
    const say = (...names: readonly string[]) => translated.say(text('all', { names: listOf(names) }), figures)
    expect([say('Lookout', 'Nirlem', 'Legion 1'), say('Legion'), say()]).toEqual([
      'Vigía, Nirlem, Legión 1',
      'Legión',
      '',
    ])
  })
})

test('names that are missing, of nobody, empty or like another name are told', () => {
  const names = ['Ash', 'Guard', 'Lookout']
  expect(nameFaults(names, namePhrases({ Ash: 'Ceniza', Guard: 'Guardia', Lookout: 'Vigía' }))).toEqual([])
  expect(nameFaults(names, namePhrases({ Ash: 'Guard', Guard: ' ', Rider: 'Jinete' }))).toEqual([
    '"Lookout" is missing',
    '"Rider" is nobody\'s name',
    '"Guard" is empty',
    '"Ash" is called "Guard", which is another name',
  ])
})

test('names are no phrases that English would have to have', () => {
  expect(translationFaults({ near: 'near' }, 'es', { near: 'cerca', ...spanish })).toEqual([])
})
