import { immediately, rollDie } from '../../abilities/builders.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { makeTest } from '../../dice/test.ts'
import { inContact } from '../../ground/bodies.ts'
import { sees } from '../../ground/sight.ts'
import { isMagician, masteredBy } from '../../incantation/mana.ts'
import { castAt } from '../../incantation/occasions.ts'
import { isSpared, newlyAffected } from '../../incantation/power.ts'
import { defineReaction, effectSourceOf, spell } from '../../incantation/spell.ts'
import { freeDifficulty, isOf } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, INITIATIVE, onTests } from '../../mystic/enchantment.ts'
import { type Fighter, profileOf } from '../../state.ts'
import { fightersNear, isElemental } from '../builders.ts'

/** CF-REV-LION-16, -17: magicians that master Light, elementals and Immortals of Light. */
function isOfLight(fighter: Fighter): boolean {
  if (isMagician(fighter) && masteredBy(fighter).includes('light')) return true
  if (isOf(fighter, 'immortal')) return isOf(fighter, 'being-of-light')
  return isElemental(fighter) && /light/i.test(printedName(profileOf(fighter)))
}

const DIFFRACTION = 'diffraction'
/** CF-REV-LION-16: the lowest face that cancels a blow. */
const ASTRAY = 4

/** CF-REV-LION-16: cast only in the combat phase, and active in all of the caster's combats of the round. */
spell(DIFFRACTION, {
  when: 'initiative',
  effect: (play, casting) => immediately(() => void enchant(play, effectSourceOf(casting), casting.caster)),
})
defineReaction(DIFFRACTION, {
  beforeInitiative: (play, _fight, bearer) => castAt(play, bearer, 'initiative', DIFFRACTION),
})
enchantment(DIFFRACTION, {
  shownAs: 'prism',
  *sparesDamage(play, { kind, by }, bearer) {
    if (kind !== 'combat' || (by && isOfLight(by))) return false
    return (yield* rollDie(play, bearer, 'CF-REV-LION-16', 'roll.diffraction')) >= ASTRAY
  },
})

const BLINDING = 'blinding'
const DAZZLED = 20

/** CF-REV-LION-17: all who see the caster, of either camp, against the chosen difficulty. */
spell(BLINDING, {
  area: true,
  ...freeDifficulty([{ gems: 4, element: 'light' }]),
  *effect(play, casting) {
    const { caster, difficulty } = casting
    const looking = fightersNear(play, caster, DAZZLED).filter((fighter) => {
      return fighter !== caster && !isOfLight(fighter) && sees(play, fighter, caster) !== 'none'
    })
    for (const fighter of newlyAffected(play, casting, looking)) {
      if (yield* isSpared(play, casting, fighter)) continue
      const test = {
        kind: 'initiative',
        fighter,
        rules: ['CF-REV-LION-17'],
        difficulty,
        against: caster,
        dice: 1,
      } as const
      const { passed } = yield* makeTest(play, test)
      if (!passed) enchant(play, effectSourceOf(casting), fighter)
    }
  },
})
enchantment(BLINDING, {
  shownAs: 'blindfold',
  cannotAimAt: (_play, target, bearer) => target !== bearer && !inContact(bearer, target),
  cannotCharge: true,
  ...onTests(BLINDING, [...INITIATIVE, 'attack', 'defence'], -1),
})
