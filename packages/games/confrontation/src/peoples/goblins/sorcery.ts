import { immediately, removeEffect } from '../../abilities/builders.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { makeTest } from '../../dice/test.ts'
import { testCourageAgainst } from '../../fear/assault-fear.ts'
import { canFrighten, mustRoll } from '../../fear/courage.ts'
import { isSpared, newlyAffected } from '../../incantation/power.ts'
import { spell } from '../../incantation/spell.ts'
import { damage, extraGems, forEachTarget, freeDifficulty, isOf } from '../../incantation/spells/builders.ts'
import { type Area, inArea } from '../../mystic/area.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { areEnemies, type Fighter, fighter, profileOf } from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { fightersNear, isOfArmy } from '../builders.ts'

/** CF-REV-GOBLIN-08: how much lower the STR of the lightning is than its difficulty. */
const WEAKER = 2

spell('scroll-of-lightning', {
  ...freeDifficulty([{ gems: 3, element: 'air' }]),
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, Math.max(0, casting.x - WEAKER))
  },
})

/** CF-REV-GOBLIN-13: how far the juice of a mutant splashes. */
const SPLASH: Area = { reach: 5 }

/** CF-REV-GOBLIN-13: a mutant of either camp bursts over all fighters nearby; the caster cannot be the target. */
spell('juicy-appendix', {
  area: SPLASH,
  on: 'anybody',
  mayTarget: (_play, target, caster) => target !== caster && isGoblinMutant(target),
  ...freeDifficulty([{ gems: 2, element: 'air' }]),
  *effect(play, casting) {
    const victims = newlyAffected(play, casting, inArea(play, SPLASH, casting.target, casting.caster))
    yield* forEachTarget(play, casting, victims, (fighter) => damage(play, casting, fighter, Math.ceil(casting.x / 2)))
  },
})

function isGoblinMutant(target: Fighter): boolean {
  return isOfArmy(target, 'goblins') && printedName(profileOf(target)).toLowerCase().includes('mutant')
}

const ILLUSION = 'illusion-of-the-god-rat'
/** CF-REV-GOBLIN-11: the radius of the illusion in cm, its FEAR, and the gems of Air that raise it. */
const GOD_RAT = { reach: 50, fear: 3, gems: [1, 2, 3, 4, 5] }

/** CF-REV-GOBLIN-11: every enemy near faces it like the FEAR of a fighter; those it cannot frighten are left out. */
spell(ILLUSION, {
  area: true,
  *effect(play, casting) {
    const { caster } = casting
    const { reach, fear, gems } = GOD_RAT
    const more = yield* extraGems(play, casting, 'air', gems)
    const mustTest = (fighter: Fighter) =>
      mustRoll(fighter, fear + more) && canFrighten(play, fear + more, caster, fighter)
    const enemies = fightersNear(play, caster, reach).filter(
      (fighter) => areEnemies(fighter, caster) && mustTest(fighter),
    )
    yield* forEachTarget(play, casting, newlyAffected(play, casting, enemies), function* (fighter) {
      if (!(yield* isSpared(play, casting, fighter))) yield* testCourageAgainst(play, fighter, fear + more, caster)
    })
  },
})

const PSYCHIC = 'psychic-attack'
/** CF-REV-GOBLIN-14: the Discipline that frees the victim, and the STR of the haunting. */
const HAUNTING = { difficulty: 8, strength: 3 }

spell(PSYCHIC, {
  mayTarget: (_play, target) => !isOf(target, 'living-dead') && !isOf(target, 'construct'),
  effect: (play, casting) => immediately(() => void enchant(play, { id: PSYCHIC, by: casting.caster }, casting.target)),
})

/** CF-REV-GOBLIN-14: round after round, until the victim passes or dies, even after the caster's death. */
enchantment(PSYCHIC, {
  lasts: 'game',
  shownAs: 'psychic-waves',
  maintenance: {
    step: 'adverse',
    *perform(play, bearer, effect) {
      const { difficulty, strength } = HAUNTING
      const test = {
        kind: 'discipline',
        fighter: bearer,
        rules: ['CF-REV-GOBLIN-14'],
        difficulty,
        against: null,
        dice: 1,
      } as const
      const { passed } = yield* makeTest(play, test)
      if (passed) return void removeEffect(bearer, enchantmentOf(PSYCHIC))
      const by = effect && fighter(play, effect.source.bearer)
      yield* rollDamage(play, { victim: bearer, by, kind: 'effect', strength, rules: ['CF-REV-GOBLIN-14'] })
    },
  },
})
