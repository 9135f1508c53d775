import { describe, expect, test } from 'vitest'
import { countChosen, removeOnce, toggleOption } from './multi-select.ts'

describe('an option chosen several times', () => {
  const doses = ['ring', 'dose', 'dose']

  test('is counted', () => {
    expect(countChosen(doses, 'dose')).toBe(2)
    expect(countChosen(doses, 'ring')).toBe(1)
    expect(countChosen(doses, 'crown')).toBe(0)
  })

  test('is removed one by one, or completely', () => {
    expect(removeOnce(doses, 'dose')).toEqual(['ring', 'dose'])
    expect(toggleOption(doses, 'dose')).toEqual(['ring'])
    expect(toggleOption(['ring'], 'dose')).toEqual(['ring', 'dose'])
  })
})
