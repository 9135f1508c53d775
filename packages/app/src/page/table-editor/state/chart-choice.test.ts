import { expect, test } from 'vitest'
import { chartChoice, chooseChart } from './chart-choice.ts'

test('the choice on a chart stays, for its game only', () => {
  chooseChart('spherewars', 'density', 'high')
  chooseChart('spherewars', 'scenario', 'Eastern Woods')
  chooseChart('missum', 'density', 'low')
  expect(chartChoice('spherewars')).toEqual({ density: 'high', scenario: 'Eastern Woods' })
  expect(chartChoice('missum')).toEqual({ density: 'low' })
  expect(chartChoice('confrontation')).toEqual({})
})
