import { addOwnEffect, askToUse, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { lastingMiracle } from '../../divination/miracles/builders.ts'
import { onCharacteristic, termOfMystery } from '../../mystic/enchantment.ts'
import { type Fighter, profileOf } from '../../state.ts'
import { artefact } from '../builders.ts'

/** CF-REV-CYNWALL-01: Concentration raises nearly every characteristic, and a 1 does not spoil mana recovery. */
const masquerade = artefact('galhyan-s-masquerade', {
  concentratesOn: ['mov', 'ini', 'att', 'str', 'def', 'res', 'cou', 'dis'],
  onesCount: ({ kind }) => kind === 'recovery',
})

const MIRAGYRE = 'the-miragyre'
/** CF-REV-CYNWALL-02: the weapon it changes, and what that becomes. */
const CROSSBOW = 'Helianthic crossbow'
const REFRACTED = { name: CROSSBOW, strength: 6, ranges: [30, 55, 80] } as const
/** CF-REV-CYNWALL-02: the STR its power adds to one shot. */
const FOCUS = 2

/** CF-REV-CYNWALL-02: a better crossbow, whose power can be announced only on activation. */
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

/** CF-REV-CYNWALL-02: while it is turned, its bearer fires no faster than others. */
const turned = lasting('miragyre-turned', MIRAGYRE, {
  shownAs: 'sun',
  suspends: ['rapid-reloading', 'assault-fire'],
})

/** CF-REV-CYNWALL-02: for the first shot of the round, whether it hits or not. */
const focused = lasting('miragyre-focused', MIRAGYRE, {
  loads: (_play, { from, strength }, bearer) =>
    immediately(() => {
      // A machine the bearer serves fires no crossbow.
      if (from !== bearer) return
      removeEffect(bearer, 'miragyre-focused')
      strength.add(FOCUS, termOf(MIRAGYRE), 'CF-REV-CYNWALL-02')
    }),
})

define(masquerade, miragyre, turned, focused)

const TRUTH = 'invisible-truth'
/** CF-REV-CYNWALL-03: how much harder enemy shots at the faithful are. */
const UNSEEN = 2

/** CF-REV-CYNWALL-03: DEF +1 on top of Concentration, and harder enemy shots. */
lastingMiracle(TRUTH, {
  shownAs: 'invisible',
  ...onCharacteristic(TRUTH, 'def', 1),
  aimDifficulty: ({ shot, tally }, bearer) => {
    if (shot.target === bearer) tally.add(UNSEEN, termOfMystery(TRUTH), 'CF-REV-CYNWALL-03')
  },
})
