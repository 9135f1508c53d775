import { termOfSpell } from '../spell.ts'
import { grantingSpell, lastingSpell } from './making.ts'

/** CF-SPELL-81. */
grantingSpell('CF-SPELL-81', 'brutal')

/** CF-SPELL-82: −4 on the Damage rolls of his attacks. */
lastingSpell('CF-SPELL-82', {
  damage: ({ tally, roll }) => {
    if (roll.kind === 'combat') tally.add(-4, termOfSpell('CF-SPELL-82'), 'CF-SPELL-82')
  },
})

/** CF-SPELL-84: STR after a charge. */
lastingSpell('CF-SPELL-84', {
  characteristic: ({ which, tally }, bearer) => {
    if (which === 'str' && bearer.charged.length > 0) tally.add(4, termOfSpell('CF-SPELL-84'), 'CF-SPELL-84')
  },
})
