import { Speaker } from '@fray/kernel'
import type { Forecast } from '@fray/session'
import { expect, test } from 'vitest'
import { appPhrases } from '../../../locales/phrases.ts'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import { shortOdds } from './short-odds.ts'

const speaker = new Speaker(appPhrases)
const NAMES = { figure: String, seat: String }
const ui: PhraseTranslator['ui'] = (id, args = {}) => speaker.say({ id, args }, NAMES)
const talk = { ui } as PhraseTranslator
const SURE: Forecast = { exact: true, error: 0, supposes: false, leftOut: [], chances: [], losses: [] }
const oddsText = (more: Partial<Forecast>, seat = 0) => shortOdds({ ...SURE, ...more }, seat, talk)

test('short odds say how likely others and oneself are hurt', () => {
  const losses = [
    { seat: 1, probability: 0.584 },
    { seat: 0, probability: 0.2 },
  ]
  expect(oddsText({ losses })).toBe('58% harm · 20% risk')
  expect(oddsText({ losses }, 1)).toBe('20% harm · 58% risk')
  expect(oddsText({ losses: losses.slice(0, 1), supposes: true })).toBe('up to 58% harm')
})

test('uncertain events are never called certain, and very unlikely ones are left out', () => {
  expect(oddsText({ losses: [{ seat: 1, probability: 0.999 }] })).toBe('99% harm')
  expect(oddsText({ losses: [{ seat: 1, probability: 1 }] })).toBe('100% harm')
  expect(oddsText({ losses: [{ seat: 1, probability: 0.001 }] })).toBeUndefined()
})

test('nothing is shown if nobody can be hurt', () => {
  expect(oddsText({})).toBeUndefined()
})
