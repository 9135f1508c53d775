import { listOf, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately, removeEffect } from '../../../abilities/builders.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchantment, leavesAbility, onTests, termOfMystery } from '../../../mystic/enchantment.ts'
import { camp, card, type Play, profileOf } from '../../../state.ts'
import { isCoordinator } from '../../coordinator.ts'
import { type Casting, spell } from '../../spell.ts'
import {
  addSpellEffect,
  BURST,
  burst,
  extraGems,
  type FriendlyArea,
  friendsNear,
  grant,
  grantingSpell,
  lastingSpell,
} from '../builders.ts'

/** CF-SPELL-74: Luck. */
grantingSpell('solar-favour', 'luck', { difficulty: (play, target) => characteristic(play, target, 'ini').total + 2 })

/** CF-SPELL-75, CF-BOOK-08: the friends near the caster become Ferocious. */
const FEROCIOUS: FriendlyArea = { reach: 10, friends: true }

spell('merciless-blades', {
  on: 'self',
  area: FEROCIOUS,
  *effect(play, casting) {
    for (const fighter of yield* friendsNear(play, casting, FEROCIOUS))
      grant(play, casting, 'ferocious', { to: fighter })
  },
})
leavesAbility('merciless-blades', 'ferocious')

/** CF-SPELL-76: STR for none, one, two and three further gems. */
const STAR: readonly number[] = [5, 8, 10, 12]

spell('solar-star', {
  on: 'enemy',
  area: BURST,
  *effect(play, casting) {
    const gems = yield* extraGems(play, casting, 'light', [1, 2, 3])
    yield* burst(play, casting, STAR[gems]!)
  },
})

/** CF-SPELL-77: −1 on Defence tests. */
lastingSpell('curse-of-cowards', onTests('curse-of-cowards', ['defence'], -1))

/** CF-SPELL-73: the caster sets the difficulty; above this it gains nothing. */
const MOST_LIGHT = 10

spell('protection-of-the-light', {
  variants: () =>
    Array.from({ length: MOST_LIGHT }, (_, i) => ({
      x: i + 1,
      cost: [{ gems: 3, element: 'light' as const }],
      difficulty: i + 1,
    })),
  isAlreadyOn: (target) => effectOn(target, 'under-protection-of-the-light') !== undefined,
  effect: (play, casting) =>
    immediately(() => addSpellEffect(play, casting, 'under-protection-of-the-light', { x: casting.x })),
})
/** CF-SPELL-73: lowers the next Damage roll that the target suffers, even without effect. */
enchantment('protection-of-the-light', {
  lasts: 'game',
  amount: 'given',
  shownAs: 'sun',
  damageSuffered: ({ tally }, _bearer, effect) => {
    tally.add(0 - (effect?.x ?? 0), termOfMystery('protection-of-the-light'), 'CF-SPELL-73')
  },
  afterDamage: (_play, { victim }, _result, bearer) =>
    immediately(() => {
      if (victim === bearer) removeEffect(bearer, 'under-protection-of-the-light')
    }),
})

/** CF-SPELL-78: COU or FEAR if the coordinator has no DIS. */
spell('game-of-chance', {
  on: 'enemy',
  mayTarget: isCoordinator,
  difficulty(play, target) {
    const { dis, fear } = profileOf(target)
    return characteristic(play, target, dis !== null ? 'dis' : fear !== null ? 'fear' : 'cou').total + 5
  },
  effect: shuffle,
})

/** CF-SPELL-78: shuffles the pile; only its player may look at the new order. */
function* shuffle(play: Play, { caster, target, spell: { name, rule } }: Casting): Procedure {
  const own = camp(play, target.seat)
  const left = [...own.pile]
  const pile: number[] = []
  while (left.length > 1) {
    const pool = { seat: caster.seat, count: 1, sides: left.length }
    const [[face = 1] = []] = yield* play.rollDice(text('roll.spell', { spell: name }), [rule], [pool])
    pile.push(...left.splice(face - 1, 1))
  }
  own.pile = [...pile, ...left]
  delete own.pileAsKnown
  const { seat } = own
  play.log('sequence.shuffled', { seat: { seat }, cards: own.pile.length }, [rule], { seat })
  const cards = listOf(own.pile.map((cardId) => card(play, cardId).profile.name))
  if (own.pile.length > 0) play.log('sequence.shuffled-own', { cards }, [rule], { seat, only: [seat] })
}
