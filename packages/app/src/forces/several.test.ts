import { describe, expect, test } from 'vitest'
import { onceLess, timesChosen, toggled } from './several.ts'

describe('what is chosen several times of a list', () => {
  const doses = ['ring', 'dose', 'dose']

  test('is counted', () => {
    expect([timesChosen(doses, 'dose'), timesChosen(doses, 'ring'), timesChosen(doses, 'crown')]).toEqual([2, 1, 0])
  })

  test('is given up one by one, or altogether', () => {
    expect(onceLess(doses, 'dose')).toEqual(['ring', 'dose'])
    expect(toggled(doses, 'dose')).toEqual(['ring'])
    expect(toggled(['ring'], 'dose')).toEqual(['ring', 'dose'])
  })
})
