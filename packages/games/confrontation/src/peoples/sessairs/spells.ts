import type { Procedure } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { heal, isBeyondHealing } from '../../abilities/resilience/upkeep.ts'
import { traitsOf } from '../../ability.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { peopleNamed } from '../../armies/peoples/peoples.ts'
import { characteristic } from '../../characteristics.ts'
import { inContact } from '../../ground/bodies.ts'
import { castAt } from '../../incantation/occasions.ts'
import { newlyAffected } from '../../incantation/power.ts'
import { type Casting, defineReaction, effectSourceOf, spell } from '../../incantation/spell.ts'
import { BURST, burst, damage, forEachTarget, grant, isHurt, plainDie } from '../../incantation/spells/builders.ts'
import { limits } from '../../limits.ts'
import { enchant, enchantment, enchantmentOf, leavesAbility } from '../../mystic/enchantment.ts'
import { type Fighter, type Play, profileOf, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import { fightersNear, isElemental } from '../builders.ts'

function hasAnyAbility(fighter: Fighter, ...abilities: readonly string[]): boolean {
  return traitsOf(fighter).some(({ ability }) => abilities.includes(ability))
}

/** CF-REV-SESSAIR-04: its reach in cm, the least face that hits, and its STR. */
const BLAZE = { reach: 10, hits: 5, strength: 6 } as const

spell('devouring-fire', {
  on: 'self',
  area: true,
  *effect(play, casting) {
    const others = fightersNear(play, casting.caster, BLAZE.reach).filter((fighter) => fighter !== casting.caster)
    yield* forEachTarget(play, casting, newlyAffected(play, casting, others), function* (fighter) {
      if ((yield* plainDie(play, casting)) >= BLAZE.hits) yield* damage(play, casting, fighter, BLAZE.strength)
    })
  },
})

/** CF-REV-SESSAIR-05: the target fades until the game ends or the spell is dissipated. */
spell('cold-blood', {
  mayTarget: (play, target) => {
    return (
      !isElemental(target) && !hasAnyAbility(target, 'living-dead', 'construct') && !has(play, target, 'regeneration')
    )
  },
  difficulty: (play, target) => characteristic(play, target, 'res').total,
  effect: (play, casting) => immediately(() => grant(play, casting, 'ephemeral', { x: 6, until: 'game' })),
})
leavesAbility('cold-blood', 'ephemeral', { numberFor: () => 6, until: 'game' })

/** CF-REV-SESSAIR-11: the highest difficulty on offer; only a rare series of sixes could reach more. */
const HARDEST = 20

spell('ball-of-flames', {
  area: BURST,
  variants: () =>
    Array.from({ length: HARDEST }, (_, i) => ({
      x: i + 1,
      cost: [{ gems: 3, element: 'fire' as const }],
      difficulty: i + 1,
    })),
  effect: (play, casting) => burst(play, casting, casting.difficulty),
  *whenFailed(play, casting) {
    yield* damage(play, casting, casting.caster, 0)
  },
})

const NYMPH = 'nymph'
const DISCARDED = { id: NYMPH, per: 'game' } as const
/** CF-REV-SESSAIR-12: the highest face that loses it when cast on the caster. */
const LOST = 2

/** CF-REV-SESSAIR-12: any friend, in sight or not; it is usually lost afterwards. */
spell(NYMPH, {
  unseen: true,
  mayTarget: (play, target, caster) => {
    if (limits.isSpent(play.state, caster.uses, DISCARDED) || !isHurt(target)) return false
    return !hasAnyAbility(target, 'living-dead', 'construct') && !isOfFireOrDarkness(target)
  },
  *effect(play, casting) {
    const { caster, target } = casting
    // CF-VIRTUE-08: some fighters never heal.
    while (isHurt(target) && !isBeyondHealing(play, target)) heal(play, target, 'CF-REV-SESSAIR-12')
    const gone = target !== caster || (yield* plainDie(play, casting)) <= LOST
    if (gone) limits.spend(play.state, caster.uses, DISCARDED)
  },
})

/** CF-REV-SESSAIR-12: elemental beings and Immortals. */
function isOfFireOrDarkness(fighter: Fighter): boolean {
  if (hasAnyAbility(fighter, 'immortal')) return hasAnyAbility(fighter, 'being-of-darkness')
  return isElemental(fighter) && /fire|darkness/i.test(printedName(profileOf(fighter)))
}

const FLARING = 'flaring-of-the-soul'
const BURNT = enchantmentOf(FLARING, 'burnt')

/** CF-REV-SESSAIR-07: fighters of Darkness in contact with the caster now, or later in this round. */
const flaring = spell(FLARING, {
  on: 'self',
  area: true,
  *effect(play, casting) {
    enchant(play, effectSourceOf(casting), casting.caster)
    yield* flare(play, casting, casting.caster)
  },
})
enchantment(FLARING, {}, 'burnt')
enchantment(FLARING, {
  shownAs: 'sun',
  *contactMade(play, _contact, bearer) {
    yield* flare(play, castingOf(bearer), bearer)
  },
  *settle(play, bearer) {
    yield* flare(play, castingOf(bearer), bearer)
  },
})

/** CF-REV-SESSAIR-07: later victims suffer the same spell. */
function castingOf(caster: Fighter): Casting {
  const { cost } = flaring
  const paid = { light: 3 }
  const whom = { caster, target: caster, targets: [caster] }
  return { spell: flaring, ...whom, difficulty: 9, x: 0, cost, paid, used: paid, mastery: 0 }
}

/** CF-REV-SESSAIR-07: one Damage roll for each fighter not yet hurt by this casting. */
function* flare(play: Play, casting: Casting, caster: Fighter): Procedure {
  const touching = standing(play).filter((fighter) => {
    return fighter !== caster && inContact(fighter, caster) && isOfDarkness(fighter) && !isBurntBy(fighter, caster)
  })
  for (const fighter of touching) enchant(play, effectSourceOf(casting), fighter, { part: 'burnt' })
  yield* forEachTarget(play, casting, touching, (fighter) =>
    damage(play, casting, fighter, Math.max(0, nerve(caster) - nerve(fighter))),
  )
}

function isBurntBy({ effects }: Fighter, caster: Fighter): boolean {
  return effects.some(({ object, source }) => object === BURNT && source.bearer === caster.id)
}

/** CF-REV-SESSAIR-07: by people, not by alliance, and without Constructs. */
function isOfDarkness(fighter: Fighter): boolean {
  if (hasAnyAbility(fighter, 'construct')) return false
  if (hasAnyAbility(fighter, 'immortal')) return hasAnyAbility(fighter, 'being-of-darkness')
  const profile = profileOf(fighter)
  if (isElemental(fighter)) return printedName(profile).toLowerCase().includes('darkness')
  return peopleNamed(profile.people)?.path === 'darkness'
}

function nerve(fighter: Fighter): number {
  const { cou, fear } = profileOf(fighter)
  return fear ?? cou ?? 0
}

const VOICE = 'the-thirteenth-voice'

/** CF-REV-SESSAIR-08: cast when the combat phase begins, by a magician whose camp has lost the Tactical roll. */
spell(VOICE, {
  on: 'self',
  when: 'combat',
  mayTarget: (play, target) => target.seat !== play.state.tacticalWinner,
  effect: (play, casting) => immediately(() => void enchant(play, effectSourceOf(casting), casting.caster)),
})
defineReaction(VOICE, {
  *phaseStart(play, bearer) {
    if (play.state.phase === 'frays') yield* castAt(play, bearer, 'combat', VOICE)
  },
})
enchantment(VOICE, { shownAs: 'third-eye', namesFirst: true })
