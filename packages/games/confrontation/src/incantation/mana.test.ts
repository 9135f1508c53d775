import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canPay, type Purse, paymentsOf } from './mana.ts'

test('CF-CAST-10 canPay agrees with the existence of an exact payment', () => {
  const few = fc.integer({ min: 0, max: 3 })
  const purses: fc.Arbitrary<Purse> = fc.record({ air: few, fire: few, neutral: few }, { requiredKeys: [] })
  const element = fc.constantFrom('air' as const, 'fire' as const, 'neutral' as const, 'other' as const)
  const costs = fc.array(fc.record({ gems: few, element }), { maxLength: 3 })
  fc.assert(
    fc.property(costs, purses, (cost, purse) => {
      expect(canPay(cost, purse)).toBe(paymentsOf(cost, purse).length > 0)
    }),
    { numRuns: 1000 },
  )
})
