import { expect, test } from 'vitest'
import { magician } from '../testing/magician.ts'
import { figure, refusal } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ARROW = 'arrow-of-mana'
const CURE = 'minor-cure'
const AUTHORITY = 'aura-of-authority'
const MARCH = 'forced-march'
const EMBRACE = 'embrace-of-the-tarantula'

/** Ann has to name a spell; Bob is in front of her, Cid behind her, Dan high above, and Eve is a friend. */
function whyNot(key: string, gems: number, uses: Record<string, { stretch: number; times: number }> = {}) {
  const spells = [ARROW!, CURE!, AUTHORITY!, MARCH!, EMBRACE!]
  const spent = { 'under:arrow-of-mana': { stretch: 1, times: 1 } }
  const match = turn(
    [
      magician('Ann', 0, 20, 30, { spells, gems: { light: gems }, more: { uses, facing: 'east' } }),
      figure('Bob', 1, 35, 30),
      figure('Cid', 1, 5, 30),
      figure('Dan', 1, 35, 40, { flight: 20 }, { level: 2 }),
      figure('Eve', 0, 30, 24, {}, { wounds: 'critical' }),
      figure('Fay', 1, 35, 15, {}, { uses: spent }),
    ],
    { answers: ['done', '0:cast'] },
  )
  return refusal(match, key)
}

test('CF-CAST-01, CF-CAST-03, CF-CAST-07, CF-CAST-08, CF-CAST-10, CF-CAST-14 a spell that cannot be cast says which rule bars it', () => {
  expect(whyNot(`${AUTHORITY}:0`, 4)).toBe('refused.named-moment CF-CAST-01')
  expect(whyNot(`${ARROW}:1`, 4, { 'cast:arrow-of-mana': { stretch: 1, times: 2 } })).toBe(
    'refused.named-often CF-CAST-03',
  )
  expect(whyNot(`${ARROW}:2`, 4)).toBe('refused.named-unseen CF-CAST-07')
  expect(whyNot(`${EMBRACE}:4`, 4)).toBe('refused.named-contact CF-CAST-07')
  expect(whyNot(`${ARROW}:5`, 4)).toBe('refused.named-under CF-CAST-08')
  expect(whyNot(`${ARROW}:4`, 4)).toBe('refused.named-for CF-SPELL-01')
  expect(whyNot(`${ARROW}:3`, 4)).toBe('refused.named-level CF-CAST-14')
  expect(whyNot(`${CURE}:4`, 2)).toBe('refused.named-gems CF-CAST-10')
  expect(whyNot(`${ARROW}:1`, 4)).toBeUndefined()
  expect(whyNot('troubling-aura:1', 4)).toBe('kernel.not-offered CF-CAST-06')
})
