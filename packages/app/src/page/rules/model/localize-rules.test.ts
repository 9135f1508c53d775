import { expect, test } from 'vitest'
import { localizeRules } from './localize-rules.ts'

const reference = {
  'R-1': { title: 'Running', text: 'Twice as far.', ruling: 'Rounded up.' },
  'R-2': { title: 'Shooting', text: 'At what it sees.' },
}

test('a rule is read in the reader’s language, or in English and marked so', () => {
  const reading = localizeRules(reference, 'es', {
    'R-1': { title: 'Correr', text: 'El doble.', ruling: 'Hacia arriba.', of: 'x' },
  })
  expect(reading['R-1']).toMatchObject({
    title: 'Correr',
    ruling: 'Hacia arriba.',
    language: 'es',
    english: reference['R-1'],
  })
  expect(reading['R-2']).toMatchObject({ ...reference['R-2'], language: 'en' })
  expect(Object.keys(reading)).toEqual(['R-1', 'R-2'])
})
