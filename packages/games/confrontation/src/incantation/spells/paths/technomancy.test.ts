import { expect, test } from 'vitest'
import { xAfter } from '../../../testing/spell-reading.ts'
import { friend } from '../../../testing/tests-of-bob.ts'

test('CF-SPELL-21 Sequence rises by one, never above 3', () => {
  const on = (abilities: readonly string[]) => ({
    spell: 'starving-blades',
    gems: { darkness: 2 },
    on: friend({ abilities: [...abilities] }),
    dice: [5],
  })
  expect([[], ['sequence/1'], ['sequence/3']].map((own) => xAfter(on(own), 'sequence'))).toEqual([1, 2, 3])
})
