import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting, termOf } from '../../abilities/builders.ts'
import { raising } from '../../abilities/dice/points.ts'
import { define } from '../../ability.ts'
import { inContact } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { type Fighter, type Play, standing } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { suffer } from '../../wounds/damage-roll.ts'
import { artefact, innate } from '../builders.ts'

/** CF-REV-MIDNOR-17: how much further Yh-Karas leads, in cm. */
const FURTHER = 5

/** CF-REV-MIDNOR-17: a longer aura, and a second counter of Authority in every round; in the approach still one. */
const crown = artefact('the-crown-of-conquerors', {
  leadershipAura: (bearer, effect) => xOf(bearer, 'leadership', effect) + FURTHER,
  leadCounters: (play, bearer) => {
    return play.state.phase !== 'approach' && !bearer.inRout && has(play, bearer, 'authority') ? 1 : 0
  },
})

/** CF-REV-MIDNOR-19: the rules of armies allow the miracles reserved to Ysilthan besides that of a Warrior-monk. */
const accursedDeacon = innate('the-accursed-deacon', {})

const LARVA = 'the-larva-of-the-imsur'
const SPIT = 3
const FLUIDS = 5
const DEVOURED = { id: LARVA, per: 'round' } as const

/** CF-REV-MIDNOR-22: in each activation one of two secretions, or none. */
const larva = innate(LARVA, {
  active: true,
  *activationStart(play, bearer) {
    const secretion = yield* chooseSecretion(play, bearer)
    if (secretion === 'none') return
    if (secretion === 'spit') addOwnEffect(play, bearer, 'corrosive-spit', LARVA, 'round', SPIT)
    else {
      addOwnEffect(play, bearer, 'regeneration', LARVA, 'round', FLUIDS)
      addOwnEffect(play, bearer, 'vital-fluids', LARVA, 'round')
    }
    const args = { fighter: { figure: bearer.id }, ability: { text: termOf(LARVA) } }
    play.log('ability.used', args, ['CF-REV-MIDNOR-22'], { seat: bearer.seat })
  },
})

type Secretion = 'spit' | 'fluids' | 'none'

function* chooseSecretion(play: Play, bearer: Fighter): Procedure<Secretion> {
  const option = (key: Secretion): DecisionOption<Secretion> => ({ key, text: text(`option.larva.${key}`), value: key })
  return yield* play.pick<Secretion>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.larva', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-MIDNOR-22'],
    options: [option('spit'), option('fluids'), option('none')],
  })
}

const corrosiveSpit = lasting('corrosive-spit', LARVA, { shownAs: 'acid', ...raising(LARVA, 'str') })

/** CF-REV-MIDNOR-22: once a round a friend in contact suffers a Wound to repeat a failed Regeneration roll. */
const vitalFluids = lasting('vital-fluids', LARVA, {
  *retriesRegeneration(play, bearer) {
    const friends = standing(play).filter((fighter) => {
      return fighter !== bearer && fighter.seat === bearer.seat && inContact(fighter, bearer)
    })
    if (friends.length === 0 || limits.isSpent(play.state, bearer.uses, DEVOURED)) return false
    const victim = yield* chooseVictim(play, bearer, friends)
    if (!victim) return false
    limits.spend(play.state, bearer.uses, DEVOURED)
    yield* suffer(play, victim, 'light', { by: bearer, rules: ['CF-REV-MIDNOR-22'] })
    return true
  },
})

function* chooseVictim(play: Play, bearer: Fighter, friends: readonly Fighter[]): Procedure<Fighter | null> {
  const none: DecisionOption<Fighter | null> = { key: 'none', text: text('option.devour.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.devour', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-MIDNOR-22'],
    options: [...friends.map((friend) => fighterOption(friend)), none],
  })
}

define(crown, accursedDeacon, larva, corrosiveSpit, vitalFluids)
