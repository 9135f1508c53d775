import { addEffect } from '@fray/hooks'
import { text } from '@fray/kernel'
import { effectOn, immediately } from '../../../abilities/builders.ts'
import { isBeyondHealing, logHealing } from '../../../abilities/resilience/upkeep.ts'
import type { Characteristic } from '../../../armies/cards/profile.ts'
import { characteristic } from '../../../characteristics.ts'
import { isInAura } from '../../../command/aura.ts'
import { enchant, enchantment, enchantmentOf, isFreedFrom, termOfMystery } from '../../../mystic/enchantment.ts'
import {
  camp,
  card,
  type Effect,
  type Fighter,
  fighter,
  type Play,
  type PlayState,
  profileOf,
  type WoundLevel,
} from '../../../state.ts'
import { has, xOf } from '../../../traits.ts'
import { isCoordinator } from '../../coordinator.ts'
import { type Casting, effectSourceOf, spell, type Variant } from '../../spell.ts'
import { countTargets } from '../../spell-choices.ts'
import { damage, forEachTarget, grantingSpell, isHurt, lastingSpell } from '../builders.ts'

/** CF-SPELL-07: two gems for each target, and difficulty one more. */
const CHASTISED = { gems: 2, strength: 5, difficulty: 7 }

spell('chastisement-of-light', {
  on: 'enemy',
  onSeveral: true,
  variants(play, _target, caster) {
    const most = Math.min(
      characteristic(play, caster, 'pow').total,
      countTargets(play, caster, 'chastisement-of-light'),
    )
    return Array.from({ length: most }, (_, i): Variant => {
      const targets = i + 1
      const cost = [{ gems: CHASTISED.gems * targets, element: 'light' as const }]
      return { x: targets, cost, difficulty: CHASTISED.difficulty + targets }
    })
  },
  effect: (play, casting) =>
    forEachTarget(play, casting, casting.targets, (victim) => damage(play, casting, victim, CHASTISED.strength)),
})

/** CF-SPELL-08: the old and the new Wound, the gems and the difficulty. */
const GLOWS: readonly {
  readonly from: WoundLevel
  readonly to: WoundLevel
  readonly gems: number
  readonly difficulty: number
}[] = [
  { from: 1, to: 0, gems: 2, difficulty: 8 },
  { from: 2, to: 1, gems: 2, difficulty: 9 },
  { from: 2, to: 0, gems: 5, difficulty: 10 },
  { from: 3, to: 2, gems: 2, difficulty: 10 },
  { from: 3, to: 1, gems: 5, difficulty: 11 },
]

/** CF-SPELL-08: a line for the target's Wound is chosen before paying; `x` is the new level. */
spell('calming-glow', {
  mayTarget: (_play, target) => isHurt(target),
  variants: (_play, target) =>
    GLOWS.filter(({ from }) => from === target.wounds).map(
      ({ to, gems, difficulty }): Variant => ({
        ...{ x: to, cost: [{ gems, element: 'light' }], difficulty },
        gives: text('variant.wound', { level: to }),
      }),
    ),
  effect: (play, { target, x }: Casting) =>
    immediately(() => {
      if (isBeyondHealing(play, target)) return
      target.wounds = x as WoundLevel
      // CF-BOOK-10: a fighter below Critical has no further degrees of it.
      target.extraWounds = 0
      logHealing(play, target, 'CF-SPELL-08')
    }),
})

/** CF-SPELL-10: Assault fire. */
grantingSpell('fiery-assault', 'assault-fire')

/** CF-SPELL-12: the enemies in the caster's combat attack and defend worse. */
lastingSpell('troubling-aura', {
  hampersOpponents: ({ tally, test }, _bearer, effect) => {
    if (isFreedFrom(test.fighter, effect)) return
    if (test.kind === 'attack' || test.kind === 'defence') tally.add(-1, termOfMystery('troubling-aura'), 'CF-SPELL-12')
  },
})

/** A card that nobody can learn because its path is unknown; the book describes its incantation. */
const AURA_OF_LIGHT = 'aura-of-light'
const ILLUMINATED: readonly Characteristic[] = ['str', 'res', 'cou']

spell(AURA_OF_LIGHT, {
  effect: (play, casting) => immediately(() => void enchant(play, effectSourceOf(casting), casting.target, { x: 1 })),
})
enchantment(AURA_OF_LIGHT, {
  lasts: 'game',
  shownAs: 'sun',
  characteristic: ({ which, tally }) => {
    if (ILLUMINATED.includes(which)) tally.add(1, termOfMystery(AURA_OF_LIGHT), 'CF-CAST-15')
  },
})

/** CF-SPELL-09: the top card of the opponent's sequence goes to the bottom, unseen by the caster. */
spell('word-of-confusion', {
  on: 'enemy',
  mayTarget: isCoordinator,
  difficulty: (play, target) => characteristic(play, target, 'dis').total,
  effect: (play, { target: { seat } }) =>
    immediately(() => {
      const own = camp(play, seat)
      const [top, ...rest] = own.pile
      if (top === undefined || rest.length === 0) return
      own.pile = [...rest, top]
      play.log('sequence.confused', { seat: { seat } }, ['CF-SPELL-09'], { seat })
      const name = card(play, top).profile.name
      play.log('sequence.confused-own', { card: name }, ['CF-SPELL-09'], { seat, only: [seat] })
    }),
})

/** CF-SPELL-11: cm added to a crowned leader's aura. */
const CROWNED = 10

/** CF-SPELL-11: the aura of leadership of a fighter, without the crown. */
function leads(bearer: Fighter): number {
  return xOf(bearer, 'leadership', effectOn(bearer, 'leadership') ?? null)
}

/** CF-SPELL-11, CF-MIRACLE-16: whether the effect's leader still wears the crown and has the bearer in its aura. */
function isGlorified(play: PlayState, bearer: Fighter, { source }: Effect): boolean {
  const leader = fighter(play, source.bearer)
  return effectOn(leader, enchantmentOf('crown-of-glory')) !== undefined && isInAura(play, leader, bearer)
}

spell('crown-of-glory', {
  mayTarget: (play, target) => has(play, target, 'leadership'),
  effect: (play, casting) =>
    immediately(() => {
      enchant(play, effectSourceOf(casting), casting.target)
      for (const fighter of play.state.fighters) glorify(play, casting.target, fighter)
    }),
})
enchantment('crown-of-glory', {
  leadershipAura: (bearer) => leads(bearer) + CROWNED,
  onNewcomer: (play, newcomer, bearer) => glorify(play, bearer, newcomer),
})

function glorify({ state }: Play, leader: Fighter, fighter: Fighter): void {
  if (fighter.seat !== leader.seat || profileOf(fighter).people !== profileOf(leader).people) return
  const source = { bearer: leader.id, object: 'crown-of-glory' }
  addEffect(state, fighter, { object: GLORY, source, until: 'round', x: null })
}

/**
 * CF-SPELL-11: all fighters of the leader's people have the effect; it works near the leader, and once for two crowned
 * leaders.
 */
const GLORY = 'under-crown-of-glory-glory'

enchantment(
  'crown-of-glory',
  {
    characteristic: ({ play, which, tally }, bearer, effect) => {
      if (which !== 'str') return
      const near = bearer.effects.find(
        (otherEffect) => otherEffect.object === GLORY && isGlorified(play, bearer, otherEffect),
      )
      if (near && near === effect) tally.add(1, termOfMystery('crown-of-glory'), 'CF-SPELL-11')
    },
  },
  'glory',
)
