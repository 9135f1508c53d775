import { atOnce, lying } from '../../abilities/making.ts'
import { doingOf, spell, type Variant } from '../../incantation/spell.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'
import { profileOf } from '../../state.ts'
import { SUMMONED } from '../../summoning/summoning.ts'
import { has } from '../../traits.ts'

const LEGION = 'CF-REV-ELEMENTAL-14'
/** CF-REV-ELEMENTAL-14: one gem for so many A.P. of the target's card, or part of them. */
const PER = 10

/** CF-REV-ELEMENTAL-14: Reinforcement for somebody who has none and is neither a Character nor summoned. */
spell(LEGION, {
  mayTarget: (play, target) => {
    return !profileOf(target).character && !lying(target, SUMMONED) && !has(play, target, 'reinforcement')
  },
  variants: (_play, target): Variant[] => {
    const gems = Math.ceil(profileOf(target).ap / PER)
    return [{ x: gems, cost: [{ gems, element: 'darkness' }], difficulty: 7 }]
  },
  effect: (play, casting) => atOnce(() => void enchant(play, doingOf(casting), casting.target, { until: 'game' })),
})

/** CF-REV-ELEMENTAL-14: he returns by a Portal of Darkness alone, and no card of the catalogue opens one. */
enchantment(LEGION, { shownAs: 'dark-squad', grants: ['reinforcement'], mayReturn: () => false })
