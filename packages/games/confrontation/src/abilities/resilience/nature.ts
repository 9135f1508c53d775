import { type Ability, define } from '../../ability.ts'
import { listedAbility } from '../../armies/cards/ability-list.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { isStanding } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, termOf } from '../builders.ts'
import { fearsOnlyHyperians } from '../morale/terror.ts'

/** CF-ABIL-21: the range of consciousness. */
const CONSCIOUSNESS = 20 * CENTIMETRE

/** CF-ABIL-21: within 20 cm the bearer may charge enemies it does not face, and none is hidden from it. */
const consciousness = ability('consciousness', {
  seesAround: (_, target, bearer) => isStanding(target) && gapBetween(bearer, target) <= CONSCIOUSNESS,
  uncovers: (_, hidden, bearer) => gapBetween(bearer, hidden) <= CONSCIOUSNESS,
})

/** CF-ABIL-10: grants Consciousness. */
const beingOfDestiny = ability('being-of-destiny', { grants: ['consciousness'] })

/** CF-ABIL-50: grants Immunity/Toxic. */
const immortal = ability('immortal', { grants: ['immunity-toxic'] })

/** CF-ABIL-07: one counter for each drawing of cards; none in rout. */
const authority = ability('authority', { leadCounters: (_, { inRout }) => (inRout ? 0 : 1) })

/** CF-ABIL-77: the card lies face up. */
const predictable = ability('predictable', { openCard: true })

/** CF-ABIL-52: grants X additional pursuits. */
const implacable = ability('implacable', {
  extraPursuits: (bearer, effect) => xOf(bearer, 'implacable', effect),
})

/** CF-ABIL-22, -58: Immunity/Toxic and DIS 0, whatever the card says. */
function mindless(id: string, more: Partial<Ability>): Ability {
  const { rule } = listedAbility(id)!
  return ability(id, {
    grants: ['immunity-toxic'],
    stage: { characteristic: 'set' },
    characteristic: ({ which, tally }) => {
      if (which === 'dis') tally.replace(0, termOf(id), rule)
    },
    ...more,
  })
}

/** CF-ABIL-22: no commander leads the bearer. */
const construct = mindless('construct', { grants: ['immunity-fear', 'immunity-toxic'], refusesLeader: () => true })

/** CF-ABIL-58, CF-LORD-07: every enemy fears the bearer, and only the dead lead it. */
const livingDead = mindless('living-dead', {
  livingDead: true,
  frightensAll: () => true,
  fearless: fearsOnlyHyperians,
  refusesLeader: (play, leader) => !has(play, leader, 'living-dead'),
})

/** CF-ABIL-28: the difficulty of disengaging by agility never exceeds X. */
const disengagement = ability('disengagement', {
  lowestCounts: true,
  stage: { disengagement: 'limit' },
  disengagement: ({ tally }, bearer, effect) => {
    tally.cap(xOf(bearer, 'disengagement', effect), termOf('disengagement'), 'CF-ABIL-28')
  },
})

define(
  authority,
  consciousness,
  beingOfDestiny,
  disengagement,
  immortal,
  implacable,
  predictable,
  construct,
  livingDead,
)
