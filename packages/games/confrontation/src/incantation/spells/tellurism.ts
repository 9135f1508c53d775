import { atOnce } from '../../abilities/making.ts'
import { characteristic } from '../../characteristics.ts'
import { has } from '../../traits.ts'
import { spell, termOfSpell } from '../spell.ts'
import { grant, lastingSpell } from './making.ts'

/** CF-SPELL-67: as resolute as the gems of its cost. */
spell('CF-SPELL-67', {
  variants: (play, target) => {
    const difficulty = characteristic(play, target, 'dis').total
    return [1, 2, 3, 4].map((gems) => ({ x: gems, cost: [{ gems, element: 'earth' as const }], difficulty }))
  },
  effect: (play, casting) => atOnce(() => grant(play, casting, 'resolution', casting.x)),
})

/** CF-SPELL-69: faster, and heavier in the charges of his own activation. */
lastingSpell(
  'CF-SPELL-69',
  {
    movement: ({ tally }) => void tally.add(2.5, termOfSpell('CF-SPELL-69'), 'CF-SPELL-69'),
    force: ({ part, tally }) => {
      if (part === 'charging') tally.add(1, termOfSpell('CF-SPELL-69'), 'CF-SPELL-69')
    },
  },
  { difficulty: (play, target) => characteristic(play, target, 'res').total },
)

/** CF-SPELL-71: not for those who counter-attack already. */
spell('CF-SPELL-71', {
  effect: (play, casting) =>
    atOnce(() => {
      if (!has(play, casting.target, 'counter-attack')) grant(play, casting, 'ambidextrous')
    }),
})

/** CF-SPELL-72: he pursues as far as he walks. */
lastingSpell('CF-SPELL-72', { multiplier: (_play, kind) => (kind === 'pursuit' ? 1 : 0) })
