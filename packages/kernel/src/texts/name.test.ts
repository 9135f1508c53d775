import { describe, expect, test } from 'vitest'
import { listOf, Speaker, text } from './message.ts'
import { nameFaults, nameGaps, nameIn, namePhrases } from './name.ts'
import type { Phrasebook } from './phrasebook.ts'
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
])('"%s" is translated as "%s"', (english, name) => {
  expect(nameIn(spanish, english)).toBe(name)
})

describe('names in a Speaker', () => {
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

  test('names in a message are translated, whether words or figures', () => {
    const words = text('hit', { who: { figure: 0 }, whom: 'Legion 3' })
    expect(translated.say(words, figures)).toBe('Vigía 1 acierta a Legión 3')
    expect(english.say(words, figures)).toBe('Lookout 1 hits Legion 3')
    expect({ translated: translated.name('Lookout'), english: english.name('Lookout') }).toEqual({
      translated: 'Vigía',
      english: 'Lookout',
    })
  })

  test('a name is not parsed as a message', () => {
    expect(translated.say(text('hit', { who: "Kazag's Crack", whom: 'x' }), figures)).toBe('Grieta {1} acierta a x')
  })

  test('an argument that only selects a form is not translated', () => {
    expect(translated.say(text('sort', { kind: 'Legion', name: 'Legion' }), figures)).toBe('una legión de Legión')
  })

  test('each name of a list is translated, even if the sentence is in English', () => {
    const say = (...names: readonly string[]) => translated.say(text('all', { names: listOf(names) }), figures)
    expect(say('Lookout', 'Nirlem', 'Legion 1')).toBe('Vigía, Nirlem, Legión 1')
    expect(say('Legion')).toBe('Legión')
    expect(say()).toBe('')
  })
})

test('nameFaults finds unknown, empty and duplicate names, nameGaps missing ones', () => {
  const names = ['Ash', 'Guard', 'Lookout']
  const complete = namePhrases({ Ash: 'Ceniza', Guard: 'Guardia', Lookout: 'Vigía' })
  expect([...nameFaults(names, complete), ...nameGaps(names, complete)]).toEqual([])
  const faulty = namePhrases({ Ash: 'Guard', Guard: ' ', Rider: 'Jinete' })
  expect(nameFaults(names, faulty)).toEqual([
    '"Rider" is not a name of this game',
    '"Guard" is empty',
    '"Ash" is called "Guard", which is another name',
  ])
  expect(nameGaps(names, faulty)).toEqual(['"Lookout" is missing'])
})

test('name phrases do not need an English counterpart', () => {
  expect(translationFaults({ near: 'near' }, 'es', { near: 'cerca', ...spanish })).toEqual([])
})
