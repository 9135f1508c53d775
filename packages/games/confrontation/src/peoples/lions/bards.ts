import { addOwnEffect, askToUse, immediately, lasting } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { inContact } from '../../ground/bodies.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { grant, healOne } from '../../incantation/spells/builders.ts'
import { limits } from '../../limits.ts'
import { isRooted, move } from '../../movement/move.ts'
import { enchant, enchantment, leavesAbility } from '../../mystic/enchantment.ts'
import { isStanding, profileOf } from '../../state.ts'
import { locationOf } from '../../wounds/wound-table.ts'
import { innate, isSurrounded } from '../builders.ts'

const MASTER_SHOT = 'master-shot-capacity'
const ONCE = { id: MASTER_SHOT, per: 'game' } as const

/** CF-REV-LION-08: announced before the Aim test, and spent in any case. */
const masterShot = innate(MASTER_SHOT, {
  *beforeAim(play, { weapon, special }, bearer) {
    // Not the shot of a machine the bard serves, and not at targets without locations.
    if (weapon.name !== 'Throwing daggers' || special.thing || limits.isSpent(play.state, bearer.uses, ONCE)) return
    if (!(yield* askToUse(play, bearer, MASTER_SHOT))) return
    limits.spend(play.state, bearer.uses, ONCE)
    addOwnEffect(play, bearer, 'master-shot', MASTER_SHOT, 'attack')
  },
})

/** CF-REV-LION-08: the higher die decides the location; a 6 has none of its own and is the head. */
const masterly = lasting('master-shot', MASTER_SHOT, {
  locates: (_play, location, [high], { kind }) => (kind === 'fire' ? (locationOf(high) ?? 'head') : location),
})

define(masterShot, masterly)

const SAD_GAZE = 'the-sad-gaze'

/** CF-REV-LION-10: the target ignores Wounds and death, and uses up its dice in every combat. */
spell(SAD_GAZE, {
  mayTarget: (_play, target) => profileOf(target).character,
  effect: (play, casting) =>
    immediately(() => {
      grant(play, casting, 'possessed')
      grant(play, casting, 'fierce')
      enchant(play, effectSourceOf(casting), casting.target)
    }),
})
enchantment(SAD_GAZE, { wholeSequence: true })
leavesAbility(SAD_GAZE, 'possessed')
leavesAbility(SAD_GAZE, 'fierce')

const GLORY = 'for-the-glory-of-the-bold'

/**
 * CF-REV-LION-09: the target comes to the bard out of any combat, and heals beside it; this is not one of its actions.
 */
spell(GLORY, {
  mayTarget: (play, target, caster) =>
    target !== caster && profileOf(target).character && !isRooted(play, target) && !isSurrounded(play, target),
  *effect(play, { target, caster }) {
    const from = target.at
    yield* move(play, target, 'walk', { towards: caster })
    const came = isStanding(target) && target.at !== from && inContact(target, caster)
    if (came) healOne(play, target, 'CF-REV-LION-09')
  },
})
