import { addOwnEffect, askToUse, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { lastingMiracle } from '../../divination/miracles/builders.ts'
import { onCharacteristic, termOfMystery } from '../../mystic/enchantment.ts'
import { type Fighter, profileOf } from '../../state.ts'
import { artefact } from '../builders.ts'

/** CF-REV-CYNWALL-01: Concentration raises nearly everything, and a 1 spoils no recovery of mana. */
const masquerade = artefact('galhyan-s-masquerade', {
  concentratesOn: ['mov', 'ini', 'att', 'str', 'def', 'res', 'cou', 'dis'],
  onesCount: ({ kind }) => kind === 'recovery',
})

const MIRAGYRE = 'the-miragyre'
/** CF-REV-CYNWALL-02: what becomes of this weapon, and of no other. */
const CROSSBOW = 'Helianthic crossbow'
const REFRACTED = { name: CROSSBOW, strength: 6, ranges: [30, 55, 80] } as const
/** CF-REV-CYNWALL-02: what its power adds to the STR of one shot. */
const FOCUS = 2

/** CF-REV-CYNWALL-02: a better crossbow; its power is announced when he is activated and at no other time. */
const miragyre = artefact(MIRAGYRE, {
  active: true,
  rangeWeapon: (bearer) => (hasCrossbow(bearer) ? REFRACTED : profileOf(bearer).weapon!),
  *activationStart(play, bearer) {
    if (!hasCrossbow(bearer) || !(yield* askToUse(play, bearer, MIRAGYRE))) return
    addOwnEffect(play, bearer, 'miragyre-turned', MIRAGYRE, 'round')
    addOwnEffect(play, bearer, 'miragyre-focused', MIRAGYRE, 'round')
  },
})

function hasCrossbow(bearer: Fighter): boolean {
  return profileOf(bearer).weapon?.name === CROSSBOW
}

/** CF-REV-CYNWALL-02: as long as it is turned he fires no faster than others. */
const turned = lasting('miragyre-turned', MIRAGYRE, {
  shownAs: 'sun',
  suspends: ['rapid-reloading', 'assault-fire'],
})

/** CF-REV-CYNWALL-02: for the first shot of the round, whether it hits or not. */
const focused = lasting('miragyre-focused', MIRAGYRE, {
  loads: (_play, { from, strength }, bearer) =>
    immediately(() => {
      // A machine that he serves fires no crossbow.
      if (from !== bearer) return
      removeEffect(bearer, 'miragyre-focused')
      strength.add(FOCUS, termOf(MIRAGYRE), 'CF-REV-CYNWALL-02')
    }),
})

define(masquerade, miragyre, turned, focused)

const TRUTH = 'CF-REV-CYNWALL-03'
/** CF-REV-CYNWALL-03: how much harder he is to hit for those who aim at him. */
const UNSEEN = 2

/** CF-REV-CYNWALL-03: DEF +1, whatever Concentration adds, and a harder mark for the enemy. */
lastingMiracle(TRUTH, {
  shownAs: 'invisible',
  ...onCharacteristic(TRUTH, 'def', 1),
  aimDifficulty: ({ shot, tally }, bearer) => {
    if (shot.target === bearer) tally.add(UNSEEN, termOfMystery(TRUTH), TRUTH)
  },
})
