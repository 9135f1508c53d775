import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { define, traitsOf } from '../../ability.ts'
import { listedAbility, wordOf } from '../../armies/cards/ability-list.ts'
import { type Fighter, fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { ability, addOwnEffect, effectOn, lasting, removeEffect, termOf } from '../builders.ts'
import { isDying } from '../resilience/resilience.ts'
import { heal } from '../resilience/upkeep.ts'

const ENMITY = listedAbility('personal-enemy')!

/** CF-ABIL-73: an ability to gain, and its X. */
const REWARDS: readonly (readonly [id: string, x: number | null])[] = [
  ['fierce', null],
  ['authority', null],
  ['rallying-cry', null],
  ['implacable', 1],
  ['survival-instinct', null],
]

function isPersonal(bearer: Fighter, victim: Fighter): boolean {
  const { id, estranged } = profileOf(victim)
  return !estranged && traitsOf(bearer).some((trait) => wordOf(ENMITY, trait.ability) === id)
}

/**
 * CF-ABIL-73: a fighter that kills its personal enemy is healed and gains an ability once the enemy has left the table.
 */
const personalEnemy = ability('personal-enemy', {
  *afterDamage(play, { by, victim }, _result, bearer) {
    const isDead = victim.status === 'eliminated' || isDying(victim)
    if (by !== bearer || !isDead || !isPersonal(bearer, victim)) return
    addOwnEffect(play, bearer, 'avenged', 'personal-enemy', 'game', victim.id)
    yield* reward(play, bearer)
  },
})

/** The enemy may fight on until the maintenance phase (CF-ABIL-39). */
const avenged = lasting('avenged', 'personal-enemy', {
  maintenance: { step: 'passive', isIdle: (play, bearer) => !isAvenged(play, bearer), perform: reward },
})

function isAvenged(play: PlayState, bearer: Fighter): boolean {
  const victim = effectOn(bearer, 'avenged')?.x
  return victim != null && fighter(play, victim).status === 'eliminated'
}

function* reward(play: Play, bearer: Fighter): Procedure {
  if (!isAvenged(play, bearer)) return
  removeEffect(bearer, 'avenged')
  if (bearer.wounds > 0) heal(play, bearer, 'CF-ABIL-73')
  const gained = yield* chooseReward(play, bearer)
  if (!gained) return
  const [id, x] = gained
  addOwnEffect(play, bearer, id, 'personal-enemy', 'game', x)
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(id) } }
  play.log('ability.gained', args, ['CF-ABIL-73'], { seat: bearer.seat })
}

type Reward = (typeof REWARDS)[number]

function* chooseReward(play: Play, bearer: Fighter): Procedure<Reward | null> {
  const lacking = REWARDS.filter(([id]) => !has(play, bearer, id))
  if (lacking.length === 0) return null
  return yield* play.pick<Reward>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.reward', { fighter: { figure: bearer.id } }),
    rules: ['CF-ABIL-73'],
    options: lacking.map(
      (reward): DecisionOption<Reward> => ({ key: reward[0], text: termOf(reward[0]), value: reward }),
    ),
  })
}

define(personalEnemy, avenged)
