import type { Procedure } from '@fray/kernel'
import {
  addOwnEffect,
  askToUse,
  effectOn,
  immediately,
  lasting,
  removeEffect,
  termOf,
} from '../../abilities/builders.ts'
import { isPoisonable, poison } from '../../abilities/combat/toxic.ts'
import { define } from '../../ability.ts'
import { isInAura } from '../../command/aura.ts'
import { fire, shotAt } from '../../fire/shot.ts'
import { inContact } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { artefact, innate, isNear, isOfArmy } from '../builders.ts'

/** CF-REV-DIRZ-10: up to three on a card, as for all troops. */
const keratis = innate('keratis-warriors', {})

const PANACHE = 'the-insane-s-panache'

/** CF-REV-DIRZ-12: Scorpions in Razheem's own aura, Razheem included, fear nothing and rally at once. */
const panache = artefact(PANACHE, {
  aura: { gives: ['immunity-fear'], reaches: cheers },
  grantsWhile: [{ gives: ['immunity-fear'], holds: (play, bearer) => cheers(play, bearer, bearer) }],
  settle: (play, bearer) =>
    immediately(() => {
      for (const fighter of standing(play))
        if (fighter.inRout && cheers(play, bearer, fighter)) rallyFriend(play, fighter)
    }),
})

function cheers(play: PlayState, bearer: Fighter, other: Fighter): boolean {
  return other.seat === bearer.seat && isOfArmy(other, 'dirz') && isInAura(play, bearer, other)
}

function rallyFriend(play: Play, friend: Fighter): void {
  friend.inRout = false
  play.log('rallied', { fighter: { figure: friend.id } }, ['CF-REV-DIRZ-12'], { seat: friend.seat, isOutcome: true })
}

/** CF-REV-DIRZ-13: one Force more on a charge. */
const skorize = innate('skorize-charge', {
  force: ({ part, tally }) => {
    if (part === 'charging') tally.add(1, termOf('skorize-charge'), 'CF-REV-DIRZ-13')
  },
})

/** CF-REV-DIRZ-17: how near Cypher must be, in cm. */
const DOMINATED = 12.5

/** CF-REV-DIRZ-17: Keratis warriors near Cypher test with its FEAR and DIS. */
const dominator = innate('the-dominator', {
  lendsTo: (_play, friend, bearer) => {
    return profileOf(friend).id === 'dirz-keratis-warrior' && isNear(bearer, friend, DOMINATED)
  },
})

const ASP = 'the-asp-in-a-fray'
/** CF-REV-DIRZ-31: a fixed difficulty without modifiers. */
const AT_ARMS_LENGTH = 7

/** CF-REV-DIRZ-31: one attack die may become a shot of the Asp, which replaces an attack in one of the exchanges. */
const asp = innate(ASP, {
  *afterPlacing(play, dice, bearer) {
    if (dice.attack === 0 || !profileOf(bearer).weapon || !(yield* askToUse(play, bearer, ASP))) return
    dice.attack--
    dice.shots++
  },
  shoots: shootAsp,
})

/**
 * CF-REV-DIRZ-31: at any enemy in contact, in any combat; it hits its target for sure and does not count as a shot of
 * the activation.
 */
function* shootAsp(play: Play, bearer: Fighter): Procedure {
  const targets = standing(play).filter((fighter) => areEnemies(fighter, bearer) && inContact(fighter, bearer))
  if (targets.length === 0) return
  const target = yield* pickFighter(play, bearer.seat, targets, 'ask.asp', ['CF-REV-DIRZ-31'])
  const { shots } = bearer
  const special = { rules: ['CF-REV-DIRZ-31'], fixedDifficulty: AT_ARMS_LENGTH, hitsTarget: true } as const
  yield* fire(play, shotAt(bearer, profileOf(bearer).weapon!, target, false, special))
  bearer.shots = shots
}

const POISONED = 'poisoned-projectile-capacity'
const DOSE = { id: POISONED, per: 'round' } as const
/** CF-REV-DIRZ-32: STR of the second Damage roll. */
const VENOM = 2

/** CF-REV-DIRZ-32: once a round a shot, also one in a fray, is announced as poisoned. */
const poisonedProjectile = innate(POISONED, {
  *loads(play, _shot, bearer) {
    if (limits.isSpent(play.state, bearer.uses, DOSE) || !(yield* askToUse(play, bearer, POISONED))) return
    limits.spend(play.state, bearer.uses, DOSE)
    addOwnEffect(play, bearer, 'poisoned-projectile', POISONED, 'attack')
  },
})

const poisoned = lasting('poisoned-projectile', POISONED, {
  *afterDamage(play, roll, result, bearer) {
    if (roll.by !== bearer || roll.kind !== 'fire' || !effectOn(bearer, 'poisoned-projectile')) return
    removeEffect(bearer, 'poisoned-projectile')
    if (isPoisonable(play, roll, result)) yield* poison(play, roll, VENOM, ['CF-REV-DIRZ-32'])
  },
})

define(keratis, panache, skorize, dominator, asp, poisonedProjectile, poisoned)
