import { choice, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { artefact, fightersNear } from '../../peoples/builders.ts'
import { areEnemies, type Fighter, profileOf } from '../../state.ts'
import { addOwnEffect, lasting } from '../builders.ts'

const PHYLACTERY = 'phylactery-of-power'

/** CF-PACK-24: the range in cm, longer for fighters bound to the House of Brisis. */
const RADIUS = 15
const OF_BRISIS = 20

function radiusOf(bearer: Fighter): number {
  return profileOf(bearer).rankWords.includes('house of brisis') ? OF_BRISIS : RADIUS
}

type Power = 'flow' | 'perturbation'

/** Fighters do not move in a mystic phase, so the targets are the same throughout. */
const REACHES: Readonly<Record<Power, (bearer: Fighter, other: Fighter) => boolean>> = {
  flow: (bearer, other) => other.seat === bearer.seat && profileOf(other).people === 'acheron',
  perturbation: areEnemies,
}

/** CF-PACK-24: one of two powers must be chosen for each mystic phase. */
const phylactery = artefact(PHYLACTERY, {
  *mysticPhase(play, bearer) {
    const names = { fighter: { figure: bearer.id } }
    const power = yield* play.pick<Power>({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.phylactery', names),
      rules: ['CF-PACK-24'],
      options: (['flow', 'perturbation'] as const).map((power) => ({
        ...choice(power, text(`option.phylactery.${power}`)),
        value: power,
      })),
    })
    play.log(`phylactery.${power}`, names, ['CF-PACK-24'], { seat: bearer.seat })
    const reached = fightersNear(play, bearer, radiusOf(bearer)).filter((fighter) => REACHES[power](bearer, fighter))
    for (const fighter of reached) addOwnEffect(play, fighter, `phylactery-${power}`, PHYLACTERY, 'round')
  },
})

/** A 1 does not fail. */
const flow = lasting('phylactery-flow', PHYLACTERY, { onesCount: ({ kind }) => kind === 'recovery' })

/** A 2 counts as a 1. */
const perturbation = lasting('phylactery-perturbation', PHYLACTERY, {
  spoilsTwos: ({ kind, fighter }, bearer) => kind === 'recovery' && fighter === bearer,
})

define(phylactery, flow, perturbation)
