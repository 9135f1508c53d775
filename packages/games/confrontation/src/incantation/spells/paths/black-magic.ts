import { type Procedure, text } from '@fray/kernel'
import { effectOn, immediately } from '../../../abilities/builders.ts'
import { giveDie } from '../../../abilities/dice/round-dice.ts'
import { isDying } from '../../../abilities/resilience/resilience.ts'
import { characteristic } from '../../../characteristics.ts'
import { gapBetween } from '../../../ground/bodies.ts'
import { type Area, inArea } from '../../../mystic/area.ts'
import { INITIATIVE, leavesAbility, onTests } from '../../../mystic/enchantment.ts'
import { fighterOption } from '../../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, standing } from '../../../state.ts'
import { has, someWith, xOf } from '../../../traits.ts'
import { CENTIMETRE } from '../../../units.ts'
import { answerDeath } from '../../occasions.ts'
import { newlyAffected } from '../../power.ts'
import { type Casting, defineReaction, spell, type Variant } from '../../spell.ts'
import { damage, extraGems, forEachTarget, grant, lastingSpell, raise } from '../builders.ts'

/** CF-SPELL-87: STR of the first, the second and the third victim. */
const SCREAMS: readonly number[] = [9, 6, 3]

/** CF-SPELL-87: it leaps on as long as it wounds. */
spell('screaming-death', {
  *effect(play, casting) {
    const hit: Fighter[] = []
    for (const strength of SCREAMS) {
      const victim = hit.length === 0 ? casting.target : yield* nextVictim(play, casting, hit)
      if (!victim) return
      hit.push(victim)
      if (!(yield* damage(play, casting, victim, strength))) return
    }
  },
})

function* nextVictim(
  play: Play,
  { caster, spell: { name, rule } }: Casting,
  hit: readonly Fighter[],
): Procedure<Fighter | null> {
  const last = hit.at(-1)!
  const near = standing(play).filter((fighter) => {
    return (
      areEnemies(caster, fighter) &&
      !hit.includes(fighter) &&
      fighter.level === last.level &&
      !someWith(play, fighter, 'isHidden', (ability, effect) => ability.isHidden(play, caster, fighter, effect)) &&
      gapBetween(last, fighter) <= 5 * CENTIMETRE
    )
  })
  if (near.length === 0) return null
  return yield* play.pick<Fighter>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.next-victim', { spell: name }),
    rules: [rule],
    options: near.map((fighter) => fighterOption(fighter)),
  })
}

/** CF-SPELL-88: fighters that regenerate are not affected. */
spell('degeneration', {
  difficulty: (play, target) => characteristic(play, target, 'res').total,
  *effect(play, casting) {
    if (has(play, casting.target, 'regeneration')) return
    const gems = yield* extraGems(play, casting, 'darkness', [2, 4])
    yield* immediately(() => raise(play, casting, 'ephemeral', 5 - gems / 2))
  },
})
leavesAbility('degeneration', 'ephemeral', { numberFor: () => 5 })

/** CF-SPELL-89: −2 on Initiative tests. */
lastingSpell('curse-of-the-shadows', onTests('curse-of-the-shadows', INITIATIVE, -2))

/** CF-SPELL-85: the penalties of the target's Wounds count twice. */
lastingSpell('vow-of-torment', { doublesWounds: true })

/** CF-SPELL-86: STR for one, two and three gems of its cost, and the reach of the wave. */
const WAVE: readonly number[] = [0, 3, 5, 7]
const WAVE_AREA: Area = { reach: 5, isMeant: areEnemies }

spell('carmine-wave', {
  when: 'death',
  area: WAVE_AREA,
  mayTarget: (_play, target, caster, occasion) =>
    occasion.moment === 'death' && target === occasion.victim && target !== caster,
  variants: () =>
    [1, 2, 3].map((gems): Variant => {
      const gives = text('variant.damage', { amount: WAVE[gems]! })
      return { x: gems, cost: [{ gems, element: 'darkness' }], difficulty: 8, gives }
    }),
  *effect(play, casting) {
    const { caster, target, x } = casting
    const near = inArea(play, WAVE_AREA, target, caster)
    yield* forEachTarget(play, casting, newlyAffected(play, casting, near), (fighter) =>
      damage(play, casting, fighter, WAVE[x]!),
    )
  },
})
defineReaction('carmine-wave', {
  *onDeathOf(play, victim, bearer) {
    if (!isDying(victim)) yield* answerDeath(play, 'carmine-wave', victim, bearer)
  },
})

/** CF-SPELL-90: gives a die of poison, even if one has been used up already. */
spell('embrace-of-the-tarantula', {
  effect: (play, casting) =>
    immediately(() => {
      const { target } = casting
      if (effectOn(target, 'toxic-die')) return
      grant(play, casting, 'toxic', { x: 0 })
      giveDie(play, target, 'toxic', 'toxic-die')
    }),
})
leavesAbility('embrace-of-the-tarantula', 'toxic', { numberFor: (bearer) => xOf(bearer, 'toxic', null) })
leavesAbility('embrace-of-the-tarantula', 'toxic-die')
