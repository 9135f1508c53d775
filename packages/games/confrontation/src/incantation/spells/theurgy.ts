import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { enchant, enchantment, leavesAbility, termOfMystery } from '../../mystic/enchantment.ts'
import { areEnemies } from '../../state.ts'
import { has } from '../../traits.ts'
import { compel, isCoordinator } from '../coordinator.ts'
import { maintainedForGems } from '../maintenance.ts'
import { effectSourceOf, spell } from '../spell.ts'
import { addSpellEffect, grantingSpell, lastingSpell } from './builders.ts'

/** CF-SPELL-43: one additional die for attacks only. */
lastingSpell(
  'CF-SPELL-43',
  { attackDice: ({ tally }) => void tally.add(1, termOfMystery('CF-SPELL-43'), 'CF-SPELL-43') },
  { difficulty: (play, target) => characteristic(play, target, 'str').total },
)

/** CF-SPELL-44: half the RES of the target's victims counts hand to hand. */
lastingSpell(
  'CF-SPELL-44',
  { halvesResistance: ({ kind }) => kind === 'combat' },
  { difficulty: (play, target) => characteristic(play, target, 'str').total + 2 },
)

/** CF-SPELL-47: any fighter with Fanaticism gets War fury. */
grantingSpell('CF-SPELL-47', 'war-fury', {
  on: 'anybody',
  mayTarget: (play, target) => has(play, target, 'fanaticism'),
})

/** CF-SPELL-45: a Warrior-mage for the round; two gems prolong it. */
spell('CF-SPELL-45', {
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + 3,
  effect: (play, casting) =>
    immediately(() => {
      if (has(play, casting.target, 'warrior-mage')) return
      addSpellEffect(play, casting, 'warrior-mage', { until: 'game' })
      enchant(play, effectSourceOf(casting), casting.target)
    }),
})
enchantment('CF-SPELL-45', { lasts: 'game', ...maintainedForGems('fire', 2, 'Elemental Warrior', 'CF-SPELL-45') })
leavesAbility('CF-SPELL-45', 'warrior-mage')

/** CF-SPELL-46: the opponent must play the whole reserve and the top card. */
spell('CF-SPELL-46', {
  on: 'enemy',
  mayTarget: isCoordinator,
  effect: (play, casting) => compel(play, casting, 'all-reserve'),
})

/** CF-SPELL-48, CF-BOOK-05: shots at the target are easier by 1, whatever its Target/X. */
lastingSpell('CF-SPELL-48', {
  aimDifficulty: ({ shot, tally }, bearer) => {
    if (shot.target !== bearer || !areEnemies(shot.marksman, bearer)) return
    tally.add(-1, termOfMystery('CF-SPELL-48'), 'CF-SPELL-48')
  },
})
