import { InputError, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { army, foot, setupOf } from '../testing/battle.ts'
import { fr } from '../words/fr.ts'
import { readSetup } from './setup.ts'

test('what is wrong with an army is told with its rule, in every language', () => {
  const unsound = setupOf({ armies: [army({ legions: [foot('Slings', { type: 'regularSkirmisher' })] }), army()] })
  let problems: InputError['problems'] = []
  try {
    readSetup(unsound)
  } catch (error) {
    if (error instanceof InputError) problems = error.problems
  }
  const [problem] = problems
  expect(problem?.message).toMatch(/^[a-z].+ \(MI-[A-Z]+-\d+\)$/)
  const french = new Speaker({ en: {}, fr }, 'fr').say(problem!.text!, { figure: String, seat: String })
  expect(french).not.toBe(problem?.message)
  expect(french).toMatch(/ \(MI-[A-Z]+-\d+\)$/)
})
