import { expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { figure, refusal } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const REPRIEVE = 'miraculous-reprieve'
const FATE = 'tragic-fate'
const PRAYER = 'prayer-of-the-warrior'
const BLIND = 'kingdom-of-the-blind'

/** Ann is asked for a miracle; Bob is before her, Cid behind her, Dan high above, Eve is a friend. */
function whyNot(key: string, uses: Record<string, { stretch: number; times: number }> = {}) {
  const spent = { 'under:kingdom-of-the-blind': { stretch: 1, times: 1 } }
  const match = turn(
    [
      faithful('Ann', 0, 20, 30, {
        miracles: [REPRIEVE!, FATE!, PRAYER!, BLIND!],
        faith: 3,
        more: { uses, facing: 'east' },
      }),
      figure('Bob', 1, 35, 30),
      figure('Cid', 1, 5, 30),
      figure('Dan', 1, 35, 40, { flight: 20 }, { level: 2 }),
      figure('Eve', 0, 30, 24, {}, { wounds: 'critical' }),
      figure('Fay', 1, 35, 15, {}, { uses: spent }),
    ],
    { answers: ['done', '0:call'] },
  )
  return refusal(match, key)
}

test('CF-CALL-01, CF-CALL-03, CF-CALL-05 to CF-CALL-07, CF-CALL-09: an unavailable call says which rule it breaks', () => {
  expect(whyNot(`${FATE}:0`)).toBe('refused.named-moment CF-CALL-01')
  expect(whyNot(`${BLIND}:1`, { 'call:kingdom-of-the-blind': { stretch: 1, times: 1 } })).toBe(
    'refused.named-often CF-CALL-03',
  )
  expect(whyNot(`${BLIND}:2`)).toBe('refused.named-unseen CF-CALL-05')
  expect(whyNot(`${BLIND}:3`)).toBe('refused.named-level CF-CALL-06')
  expect(whyNot(`${BLIND}:5`)).toBe('refused.named-under CF-CALL-07')
  expect(whyNot(`${BLIND}:4`)).toBe('refused.named-for CF-MIRACLE-07')
  expect(whyNot(`${REPRIEVE}:4`)).toBe('refused.named-faith CF-CALL-09')
  expect(whyNot(`${BLIND}:1`)).toBeUndefined()
})
