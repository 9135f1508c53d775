import { immediately } from '../../../abilities/builders.ts'
import { enchantment, INITIATIVE, leavesAbility, onCharacteristic, onTests } from '../../../mystic/enchantment.ts'
import { spell } from '../../spell.ts'
import {
  extraGems,
  type FriendlyArea,
  freeDifficulty,
  friendsNear,
  grant,
  grantingSpell,
  healOne,
  isHurt,
  lastingSpell,
  raise,
} from '../builders.ts'

/** CF-SPELL-49: the greatest rise of RES. */
const THICKEST_SKIN = 5

/** CF-SPELL-49: RES rises by half the difficulty that the caster sets. */
spell('gift-of-the-rhinoceros', {
  ...freeDifficulty([{ gems: 2, element: 'neutral' }]),
  effect: (play, casting) =>
    immediately(() =>
      raise(play, casting, 'under-gift-of-the-rhinoceros', Math.min(THICKEST_SKIN, Math.floor(casting.x / 2))),
    ),
})
enchantment('gift-of-the-rhinoceros', onCharacteristic('gift-of-the-rhinoceros', 'res'))

/** CF-SPELL-50, -51: Brutish charge, and Counter-attack. */
grantingSpell('gift-of-the-boar', 'brutish-charge')
grantingSpell('gift-of-the-snake', 'counter-attack')

/** CF-SPELL-52: +2 on Initiative tests. */
lastingSpell('gift-of-the-mongoose', onTests('gift-of-the-mongoose', INITIATIVE, 2))

/** CF-SPELL-53: one gem more for a Light Wound, two for a Serious one, three for a Critical one. */
spell('mystic-sap', {
  mayTarget: (_play, target) => isHurt(target),
  *effect(play, casting) {
    const { target } = casting
    if ((yield* extraGems(play, casting, 'neutral', [target.wounds])) > 0) healOne(play, target, 'CF-SPELL-53')
  },
})

/** CF-SPELL-54, CF-BOOK-08: the friends near the caster at the moment of success. */
const SURVIVORS: FriendlyArea = { reach: 5, friends: true }

spell('gift-of-preservation', {
  on: 'self',
  area: SURVIVORS,
  *effect(play, casting) {
    for (const fighter of yield* friendsNear(play, casting, SURVIVORS))
      grant(play, casting, 'survival-instinct', { to: fighter })
  },
})
leavesAbility('gift-of-preservation', 'survival-instinct')
