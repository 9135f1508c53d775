import { masterStrikeOf } from '../../abilities/combat-dice.ts'
import { answer, atOnce, lift } from '../../abilities/making.ts'
import { miracle } from '../../divination/miracle.ts'
import { doingOf } from '../../divination/miracles/making.ts'
import { lastingSpell } from '../../incantation/spells/making.ts'
import { enchant, enchantment, enchantmentOf, grant } from '../../mystic/enchantment.ts'

const SOUL = 'CF-REV-TIRNABOR-12'

/** CF-REV-TIRNABOR-12: one attack, whichever, is a Master strike/0 with a single die. */
lastingSpell(SOUL, {
  shownAs: 'cut-diamond',
  heavyAttack: (play, bearer) => masterStrikeOf(play, bearer, 1, 0),
  empowersHeavy: (_play, { dice }, bearer) => {
    if (dice === 1) lift(bearer, enchantmentOf(SOUL))
    return answer(0)
  },
})

const FORGE = 'CF-REV-TIRNABOR-09'
const FORGED = ['forged.weapon', 'forged.armour']

miracle(FORGE, {
  manners: FORGED,
  effect: (play, calling) =>
    atOnce(() => {
      if (FORGED[calling.x] === 'forged.armour') grant(play, doingOf(calling), calling.target, 'survival-instinct')
      else enchant(play, doingOf(calling), calling.target)
    }),
})

/** CF-REV-TIRNABOR-09: the attacker's conversion comes before whatever protects from being Stunned (CF-ABILGEN-09). */
enchantment(FORGE, {
  shownAs: 'anvil-impact',
  convertsDealt: (result, { kind }) => (kind === 'combat' && result === 'stunned' ? 'light' : result),
})
