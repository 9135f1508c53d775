import { atOnce } from '../../abilities/making.ts'
import { characteristic } from '../../characteristics.ts'
import { has } from '../../traits.ts'
import { spell } from '../spell.ts'
import { grant } from './making.ts'

/** CF-SPELL-67: as resolute as the gems of its cost. */
spell('CF-SPELL-67', {
  variants: (play, target) => {
    const difficulty = characteristic(play, target, 'dis').total
    return [1, 2, 3, 4].map((gems) => ({ x: gems, cost: [{ gems, element: 'earth' as const }], difficulty }))
  },
  effect: (play, casting) => atOnce(() => grant(play, casting, 'resolution', casting.x)),
})

/** CF-SPELL-71: not for those who counter-attack already. */
spell('CF-SPELL-71', {
  effect: (play, casting) =>
    atOnce(() => {
      if (!has(play, casting.target, 'counter-attack')) grant(play, casting, 'ambidextrous')
    }),
})
