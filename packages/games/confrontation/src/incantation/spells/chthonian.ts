import { characteristic } from '../../characteristics.ts'
import { termOfSpell } from '../spell.ts'
import { grantingSpell, isOf, lastingSpell, onCharacteristic } from './making.ts'

/** CF-SPELL-37. */
grantingSpell('CF-SPELL-37', 'fierce', {
  mayTarget: (_play, target) => ['possessed', 'mutagenic', 'living-dead'].some((trait) => isOf(target, trait)),
  difficulty: (play, target) => characteristic(play, target, 'str').total + 2,
})

/** CF-SPELL-41. */
lastingSpell('CF-SPELL-41', onCharacteristic('CF-SPELL-41', 'str', -2))

/** CF-SPELL-42. */
lastingSpell('CF-SPELL-42', {
  movement: ({ tally }) => void tally.add(2.5, termOfSpell('CF-SPELL-42'), 'CF-SPELL-42'),
})
