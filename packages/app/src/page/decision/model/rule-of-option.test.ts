import { type OptionData, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ruleOfOption } from './rule-of-option.ts'

const option = (key: string, ...rules: string[]): OptionData => ({ key, text: text(key), rules })
const pass: OptionData = { key: 'pass', text: text('pass') }

test('an option without a note is explained by its own rule', () => {
  const [relocate, hold] = [option('relocate', 'O-1', 'O-9'), option('hold', 'O-2', 'O-9')]
  const all = [pass, relocate, hold]
  expect(all.map((option) => ruleOfOption(option, all))).toEqual([undefined, 'O-1', 'O-2'])
})

test('a rule of all options explains none of them', () => {
  const all = [option('left', 'M-1'), option('right', 'M-1')]
  expect(all.map((option) => ruleOfOption(option, all))).toEqual([undefined, undefined])
})

test('an option with a note needs no rule', () => {
  const noted = { ...option('run', 'M-2'), note: text('far') }
  const hopeless = { ...option('charge', 'M-3'), cannotSucceed: text('too-far') }
  expect([noted, hopeless].map((option) => ruleOfOption(option, [noted, hopeless]))).toEqual([undefined, undefined])
})
