import { immediately, removeEffect, returnValue } from '../../abilities/builders.ts'
import { masterStrikeOf } from '../../abilities/combat/combat-dice.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { lastingSpell } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, enchantmentOf, grant } from '../../mystic/enchantment.ts'

const SOUL = 'the-diamonds-soul'

/** CF-REV-TIRNABOR-12: any one attack is a Master strike/0 with a single die. */
lastingSpell(SOUL, {
  shownAs: 'cut-diamond',
  heavyAttack: (play, bearer) => masterStrikeOf(play, bearer, 1, 0),
  empowersHeavy: (_play, { dice }, bearer) => {
    if (dice === 1) removeEffect(bearer, enchantmentOf(SOUL))
    return returnValue(0)
  },
})

const FORGE = 'odnirs-forge'
const FORGED = ['forged.weapon', 'forged.armour']

miracle(FORGE, {
  manners: FORGED,
  effect: (play, calling) =>
    immediately(() => {
      if (FORGED[calling.x] === 'forged.armour')
        grant(play, effectSourceOf(calling), calling.target, 'survival-instinct')
      else enchant(play, effectSourceOf(calling), calling.target)
    }),
})

/** CF-REV-TIRNABOR-09: the attacker's conversion comes before protection from Stunned (CF-ABILGEN-09). */
enchantment(FORGE, {
  shownAs: 'anvil-impact',
  convertsDealt: (result, { kind }) => (kind === 'combat' && result === 'stunned' ? 'light' : result),
})
