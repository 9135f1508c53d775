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

const MASTER_SHOT = 'CF-REV-LION-08'
const ONCE = { id: MASTER_SHOT, per: 'game' } as const

/** CF-REV-LION-08: said before the Aim test, and spent whatever comes of it. */
const masterShot = innate(MASTER_SHOT, {
  *beforeAim(play, { weapon, special }, bearer) {
    // Not what a machine fires that he serves, and what is no fighter has no location.
    if (weapon.name !== 'Throwing daggers' || special.thing || limits.isSpent(play.state, bearer.uses, ONCE)) return
    if (!(yield* askToUse(play, bearer, MASTER_SHOT))) return
    limits.spend(play.state, bearer.uses, ONCE)
    addOwnEffect(play, bearer, 'master-shot', MASTER_SHOT, 'attack')
  },
})

/** CF-REV-LION-08: the higher die says where it hits; a 6 has no place of its own and is the head. */
const masterly = lasting('master-shot', MASTER_SHOT, {
  locates: (_play, location, [high], { kind }) => (kind === 'fire' ? (locationOf(high) ?? 'head') : location),
})

define(masterShot, masterly)

const SAD_GAZE = 'CF-REV-LION-10'

/** CF-REV-LION-10: he feels no Wound and no death, and spends himself in every combat. */
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

const GLORY = 'CF-REV-LION-09'

/** CF-REV-LION-09: he comes to the bard out of any combat, and beside him he is healed; it is none of his actions. */
spell(GLORY, {
  mayTarget: (play, target, caster) =>
    target !== caster && profileOf(target).character && !isRooted(play, target) && !isSurrounded(play, target),
  *effect(play, { target, caster }) {
    const from = target.at
    yield* move(play, target, 'walk', { towards: caster })
    const came = isStanding(target) && target.at !== from && inContact(target, caster)
    if (came) healOne(play, target, GLORY)
  },
})
