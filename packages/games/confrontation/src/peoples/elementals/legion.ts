import { effectOn, immediately } from '../../abilities/builders.ts'
import { effectSourceOf, spell, type Variant } from '../../incantation/spell.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'
import { profileOf } from '../../state.ts'
import { SUMMONED } from '../../summoning/summoning.ts'
import { has } from '../../traits.ts'

const LEGION = 'we-are-legion'
/** CF-REV-ELEMENTAL-14: one gem for this many A.P. of the target's card, or part of them. */
const PER = 10

/**
 * CF-REV-ELEMENTAL-14, CF-BOOK-14: cast on any fighter, but without effect on Characters, summoned fighters and those
 * that return anyway.
 */
spell(LEGION, {
  variants: (_play, target): Variant[] => {
    const gems = Math.ceil(profileOf(target).ap / PER)
    return [{ x: gems, cost: [{ gems, element: 'darkness' }], difficulty: 7 }]
  },
  effect: (play, casting) =>
    immediately(() => {
      const { target } = casting
      if (profileOf(target).character || effectOn(target, SUMMONED) || has(play, target, 'reinforcement')) return
      enchant(play, effectSourceOf(casting), target)
    }),
})

/** CF-REV-ELEMENTAL-14: only a Portal of Darkness brings the target back, and no card of the catalogue opens one. */
enchantment(LEGION, { lasts: 'game', shownAs: 'dark-squad', grants: ['reinforcement'], mayReturn: () => false })
