import { type Ability, define } from '../ability.ts'
import { listedAbility } from '../armies/ability-list.ts'
import { gapBetween } from '../ground/bodies.ts'
import { isStanding } from '../state.ts'
import { xOf } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { ability, termOf } from './making.ts'

/** CF-ABIL-21: how far consciousness reaches. */
const CONSCIOUSNESS = 20 * CENTIMETRE

/** CF-ABIL-21: within 20 cm he may charge whom he does not face. */
const consciousness = ability('consciousness', {
  seesAround: (_, target, bearer) => isStanding(target) && gapBetween(bearer, target) <= CONSCIOUSNESS,
})

/** CF-ABIL-10. */
const beingOfDestiny = ability('being-of-destiny', { grants: ['consciousness'] })

/** CF-ABIL-22, -58: DIS 0, whatever the card says. */
function mindless(id: string): Ability {
  const { rule } = listedAbility(id)!
  return ability(id, {
    stage: { characteristic: 'set' },
    characteristic: ({ which, tally }) => {
      if (which === 'dis') tally.replace(0, termOf(id), rule)
    },
  })
}

/** CF-ABIL-28: the difficulty of getting away by agility is never above X. */
const disengagement = ability('disengagement', {
  stage: { disengagement: 'limit' },
  disengagement: ({ tally }, bearer, effect) => {
    tally.cap(xOf(bearer, 'disengagement', effect), termOf('disengagement'), 'CF-ABIL-28')
  },
})

define(consciousness, beingOfDestiny, disengagement, mindless('construct'), mindless('living-dead'))
