import { immediately } from '../../../abilities/builders.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchant, enchantment, leavesAbility, termOfMystery } from '../../../mystic/enchantment.ts'
import { areEnemies } from '../../../state.ts'
import { has } from '../../../traits.ts'
import { compel, isCoordinator } from '../../coordinator.ts'
import { maintainedForGems } from '../../maintenance.ts'
import { effectSourceOf, spell } from '../../spell.ts'
import { addSpellEffect, grantingSpell, lastingSpell } from '../builders.ts'

/** CF-SPELL-43: one additional die for attacks only. */
lastingSpell(
  'martial-devotion',
  { attackDice: ({ tally }) => void tally.add(1, termOfMystery('martial-devotion'), 'CF-SPELL-43') },
  { difficulty: (play, target) => characteristic(play, target, 'str').total },
)

/** CF-SPELL-44: half the RES of the target's victims counts hand to hand. */
lastingSpell(
  'burn-of-steel',
  { halvesResistance: ({ kind }) => kind === 'combat' },
  { difficulty: (play, target) => characteristic(play, target, 'str').total + 2 },
)

/** CF-SPELL-47: any fighter with Fanaticism gets War fury. */
grantingSpell('anger-of-the-warrior', 'war-fury', {
  on: 'anybody',
  mayTarget: (play, target) => has(play, target, 'fanaticism'),
})

/** CF-SPELL-45: a Warrior-mage for the round; two gems prolong it. */
spell('elemental-warrior', {
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + 3,
  effect: (play, casting) =>
    immediately(() => {
      if (has(play, casting.target, 'warrior-mage')) return
      addSpellEffect(play, casting, 'warrior-mage', { until: 'game' })
      enchant(play, effectSourceOf(casting), casting.target)
    }),
})
enchantment('elemental-warrior', { lasts: 'game', ...maintainedForGems('fire', 2, 'Elemental Warrior', 'CF-SPELL-45') })
leavesAbility('elemental-warrior', 'warrior-mage')

/** CF-SPELL-46: the opponent must play the whole reserve and the top card. */
spell('fatal-precipitation', {
  on: 'enemy',
  mayTarget: isCoordinator,
  effect: (play, casting) => compel(play, casting, 'all-reserve'),
})

/** CF-SPELL-48, CF-BOOK-05: shots at the target are easier by 1, whatever its Target/X. */
lastingSpell('mark-of-infamy', {
  aimDifficulty: ({ shot, tally }, bearer) => {
    if (shot.target !== bearer || !areEnemies(shot.marksman, bearer)) return
    tally.add(-1, termOfMystery('mark-of-infamy'), 'CF-SPELL-48')
  },
})
