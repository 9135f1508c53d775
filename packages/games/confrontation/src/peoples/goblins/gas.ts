import { text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, termOf } from '../../abilities/builders.ts'
import { type Ability, define, traitsOf } from '../../ability.ts'
import { isInFieldOfVision } from '../../ground/sight.ts'
import { cloudBefore } from '../../ground/smoke.ts'
import { isOf } from '../../incantation/spells/builders.ts'
import { limits } from '../../limits.ts'
import { type Fighter, isStanding } from '../../state.ts'
import { freeAction, innate, isNear } from '../builders.ts'

const CLEANERS = 'the-no-dan-kar-cleaners'
/** CF-REV-GOBLIN-15: the reach of the gas, in cm. */
const REACH = 5
const BLOWN = { id: CLEANERS, per: 'round' } as const

/** CF-REV-GOBLIN-15: the gases, as effects on the gas-blower until the end of the round. */
const GASES = [
  ['blow-soot', 'veil-of-soot', 'dust-cloud'],
  ['blow-stinging', 'stinging-cloud', 'poison-gas'],
  ['blow-frenzy', 'frenzy-vapour', 'enrage'],
] as const

/** CF-REV-GOBLIN-15: one gas a round, chosen when it is blown. */
const cleaners = innate(CLEANERS, {
  grants: ['stinging-bellows', 'frenzy-bellows'],
  actions: GASES.map(([part, gas, icon]) =>
    freeAction(CLEANERS, {
      icon,
      rules: ['CF-REV-GOBLIN-15'],
      part,
      note: () => text(`note.${part}`, { reach: REACH }),
      isOpen: (play, bearer) => !limits.isSpent(play.state, bearer.uses, BLOWN),
      use: (play, bearer) =>
        immediately(() => {
          limits.spend(play.state, bearer.uses, BLOWN)
          addOwnEffect(play, bearer, gas, CLEANERS, 'round')
          play.log(part, { fighter: { figure: bearer.id } }, ['CF-REV-GOBLIN-15'], {
            seat: bearer.seat,
            isOutcome: true,
          })
        }),
    }),
  ),
})

/** CF-REV-GOBLIN-15, -17: smoke that moves with the blower. */
const veil = lasting('veil-of-soot', CLEANERS, {
  shownAs: 'dust-cloud',
  cloud: (bearer) => (isStanding(bearer) ? cloudBefore(bearer, REACH) : null),
})
const stingingCloud = lasting('stinging-cloud', CLEANERS, { shownAs: 'poison-gas' })
const frenzyVapour = lasting('frenzy-vapour', CLEANERS, { shownAs: 'enrage' })

/** CF-REV-GOBLIN-15: what a gas does to fighters of either camp while they are inside. */
function gasAbility(id: string, gas: string, gives: string): Ability {
  return lasting(id, CLEANERS, {
    aura: { gives: [gives], reaches: (_play, bearer, other) => isInside(bearer, other, gas) },
  })
}

function isInside(blower: Fighter, other: Fighter, gas: string): boolean {
  if (!effectOn(blower, gas) || isImmune(other)) return false
  return isNear(blower, other, REACH) && isInFieldOfVision(blower, other)
}

/** CF-REV-GOBLIN-15: fighters that do not breathe, or wear masks. */
function isImmune(other: Fighter): boolean {
  const isBlower = traitsOf(other).some(({ ability }) => ability === CLEANERS)
  return isBlower || isOf(other, 'living-dead') || isOf(other, 'construct')
}

const stung = lasting('stung', CLEANERS, {
  combatDice: ({ tally }) => void tally.add(-1, termOf(CLEANERS), 'CF-REV-GOBLIN-15'),
})
const frenzied = lasting('frenzied', CLEANERS, { allInAttack: true })

define(cleaners, veil, stingingCloud, frenzyVapour, stung, frenzied)
define(
  gasAbility('stinging-bellows', 'stinging-cloud', 'stung'),
  gasAbility('frenzy-bellows', 'frenzy-vapour', 'frenzied'),
)
