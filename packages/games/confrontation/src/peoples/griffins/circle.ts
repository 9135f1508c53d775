import { choice, type Procedure, text } from '@fray/kernel'
import { type Contour, discContour, overlaps } from '@fray/tabletop'
import { effectOn, immediately, removeEffect } from '../../abilities/builders.ts'
import { baseOf, contourOf } from '../../ground/bodies.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import {
  type Effect,
  type Fighter,
  fighter,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  standing,
} from '../../state.ts'
import { has } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'

const CIRCLE = 'circle-of-protection'
const DRAWN = enchantmentOf(CIRCLE)
const INSIDE = enchantmentOf(CIRCLE, 'inside')
/** CF-REV-GRIFFIN-21: its reach from the caster's base, and the printed FEAR from which it stops nothing. */
const RADIUS = 5 * CENTIMETRE
const TOO_DREADFUL = 6

/** CF-REV-GRIFFIN-21: drawn around the caster until it moves or recovers mana. */
spell(CIRCLE, {
  on: 'self',
  area: true,
  *effect(play, casting) {
    enchant(play, effectSourceOf(casting), casting.caster)
    yield* stunInside(play, casting.caster)
  },
})

/** CF-REV-GRIFFIN-21: stops fighters that show FEAR below the limit. */
function isWarded(who: Fighter): boolean {
  const { fear } = profileOf(who)
  return fear !== null && fear < TOO_DREADFUL
}

function circleOf(caster: Fighter): Contour {
  return discContour(caster.at.x, caster.at.y, RADIUS + baseOf(caster).width / 2)
}

/** CF-REV-GRIFFIN-21: any part of the base in it. */
function isInside(other: Fighter, caster: Fighter): boolean {
  return other !== caster && other.level === caster.level && overlaps(contourOf(other), circleOf(caster))
}

enchantment(CIRCLE, {
  lasts: 'game',
  shownAs: 'magic-shield',
  // A fighter inside may leave, so the circle is closed only to those outside.
  closes: (mover, bearer) => {
    if (!isWarded(mover) || mover.level !== bearer.level || isInside(mover, bearer)) return null
    return circleOf(bearer)
  },
  beforeMove: (_play, _kind, bearer) => immediately(() => void removeEffect(bearer, DRAWN)),
  afterTravel: (_play, _travel, bearer) => immediately(() => void removeEffect(bearer, DRAWN)),
  afterRecovery: (_play, bearer) => immediately(() => void removeEffect(bearer, DRAWN)),
  skipsRecovery: chooseToKeep,
  settle: (play, bearer) => stunInside(play, bearer),
})

/** CF-REV-GRIFFIN-21: asked in every mystic phase. */
function* chooseToKeep(play: Play, bearer: Fighter): Procedure<boolean> {
  const args = { fighter: { figure: bearer.id } }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.circle', args),
    rules: ['CF-REV-GRIFFIN-21'],
    options: [choice('keep', text('option.circle.keep')), choice('recover', text('option.circle.recover'))],
  })
  return answer === 'keep'
}

/** CF-REV-GRIFFIN-21: Stunned as long as they are inside. */
function stunInside(play: Play, caster: Fighter): Procedure {
  return immediately(() => {
    for (const fighter of standing(play)) {
      if (!isWarded(fighter) || !isInside(fighter, caster) || fighter.stunned || has(play, fighter, 'immunity-stunned'))
        continue
      fighter.stunned = true
      enchant(play, { id: CIRCLE, by: caster }, fighter, { part: 'inside' })
      play.log('stunned', { victim: { figure: fighter.id } }, ['CF-REV-GRIFFIN-21'], {
        seat: fighter.seat,
        isOutcome: true,
      })
    }
  })
}

/** CF-REV-GRIFFIN-21: a fighter recovers once it is outside or the circle no longer stops it. */
enchantment(
  CIRCLE,
  {
    settle: (play, bearer, effect) =>
      immediately(() => {
        if (effect && isHeld(play, bearer, effect)) return
        removeEffect(bearer, INSIDE)
        bearer.stunned = false
      }),
  },
  'inside',
)

function isHeld(play: PlayState, bearer: Fighter, { source }: Effect): boolean {
  const caster = fighter(play, source.bearer)
  return isStanding(caster) && effectOn(caster, DRAWN) !== undefined && isInside(bearer, caster)
}
