import { immediately } from '../../abilities/builders.ts'
import { spell } from '../../incantation/spell.ts'
import { BURST, burst, damage, freeDifficulty, grant, isOf, lastingSpell } from '../../incantation/spells/builders.ts'
import { leavesAbility, termOfMystery } from '../../mystic/enchantment.ts'
import { isElemental } from '../builders.ts'

/** CF-REV-TIRNABOR-10: STR by the difficulty, half of it for some of those nearby; a failure hurts the caster. */
spell('crash-concentrate', {
  area: BURST,
  ...freeDifficulty([{ gems: 3, element: 'earth' }]),
  effect: (play, casting) => burst(play, casting, casting.x - 1),
  *whenFailed(play, casting) {
    yield* damage(play, casting, casting.caster, 0)
  },
})

const RESIN = 'petrification-resin'
/** CF-REV-TIRNABOR-11: the bonus on RES. */
const HARDER = 4

/** CF-REV-TIRNABOR-11: harder and slower; the target fights, casts and calls, but neither moves nor fires. */
lastingSpell(RESIN, {
  shownAs: 'stone-block',
  stage: { characteristic: 'set' },
  prints: (which) => (which === 'res' ? HARDER : 0),
  characteristic: ({ which, tally }) => {
    if (which === 'ini') tally.replace(0, termOfMystery(RESIN), 'CF-REV-TIRNABOR-11')
  },
  cannotMove: () => true,
  cannotTurn: true,
  holdsFire: true,
})

/** CF-REV-TIRNABOR-13: abilities that rule the elixir out, besides elemental beings. */
const UNMOVED = ['immortal', 'living-dead', 'construct']

spell('elixir-of-savagery', {
  mayTarget: (_play, target) => !isElemental(target) && !UNMOVED.some((nature) => isOf(target, nature)),
  effect: (play, casting) =>
    immediately(() => {
      grant(play, casting, 'brutish-charge')
      grant(play, casting, 'war-cry', { x: 5 })
    }),
})
leavesAbility('elixir-of-savagery', 'brutish-charge')
leavesAbility('elixir-of-savagery', 'war-cry', { numberFor: () => 5 })
