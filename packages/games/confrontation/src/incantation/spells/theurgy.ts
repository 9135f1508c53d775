import { characteristic } from '../../characteristics.ts'
import { termOfSpell } from '../spell.ts'
import { grantingSpell, isOf, lastingSpell } from './making.ts'

/** CF-SPELL-43: one die more that can only attack. */
lastingSpell(
  'CF-SPELL-43',
  { attackDice: ({ tally }) => void tally.add(1, termOfSpell('CF-SPELL-43'), 'CF-SPELL-43') },
  { difficulty: (play, target) => characteristic(play, target, 'str').total },
)

/** CF-SPELL-44: of the RES of those he hits hand to hand half counts. */
lastingSpell(
  'CF-SPELL-44',
  { halvesResistance: ({ kind }) => kind === 'combat' },
  { difficulty: (play, target) => characteristic(play, target, 'str').total + 2 },
)

/** CF-SPELL-47: any fighter with Fanaticism. */
grantingSpell('CF-SPELL-47', 'war-fury', { on: 'anybody', mayTarget: (_play, target) => isOf(target, 'fanaticism') })
