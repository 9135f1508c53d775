import { type Procedure, refuse, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { traitOf } from '../../armies/cards/ability-list.ts'
import { artefactNamed } from '../../armies/extras/armoury.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { limits, registerCounter } from '../../limits.ts'
import { setDown } from '../../movement/set-down.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { newFighter } from '../../preparation/beginning.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { hasRoomOnTable } from '../../summoning/summoning.ts'
import { someWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, addOwnEffect, effectOn, immediately, lasting, removeEffect, rollDie } from '../builders.ts'

/** CF-ABIL-83 (a): the bearer may return after its elimination. */
const reinforcement = ability('reinforcement', {
  onElimination: (play, bearer, _effect, forGood) =>
    immediately(() => {
      if (!forGood) addOwnEffect(play, bearer, 'in-reinforcements', 'reinforcement', 'game')
    }),
})

const ROLLED = { id: registerCounter('reinforcements'), per: 'round' } as const
/** CF-ABIL-83 (b): the highest face that removes the fighter for good, and the lowest that returns it. */
const GONE = 2
const RETURNS = 5

/** CF-ABIL-83 (b): one roll per camp and maintenance phase, for the cheapest of its reinforcements. */
const inReinforcements = lasting('in-reinforcements', 'reinforcement', {
  awaitsReturn: true,
  maintenance: {
    step: 'returning',
    // The first of them rolls for all.
    isIdle: (play, bearer) => waitingOf(play, bearer)[0] !== bearer,
    *perform(play, bearer) {
      const { state } = play
      const waiting = waitingOf(play, bearer)
      if (waiting.length === 0) return
      for (const fighter of waiting) limits.use(state, fighter.uses, ROLLED)
      const least = Math.min(...waiting.map(({ member }) => member.ap))
      const cheapest = waiting.filter(({ member }) => member.ap === least)
      const chosen = yield* pickFighter(play, bearer.seat, cheapest, 'ask.reinforcement', ['CF-ABIL-83'])
      const face = yield* rollDie(play, chosen, 'CF-ABIL-83', 'roll.reinforcement')
      if (face <= GONE) removeEffect(chosen, 'in-reinforcements')
      if (face >= RETURNS) yield* comeBack(play, chosen)
    },
  },
})

/** CF-ABIL-83 (b): a fighter for whom its camp may still roll in this phase. */
function waitingOf(play: PlayState, { seat, uses }: Fighter): Fighter[] {
  if (limits.isSpent(play.state, uses, ROLLED)) return []
  return play.state.fighters.filter((fighter) => fighter.seat === seat && mayReturn(play, fighter))
}

function mayReturn(play: PlayState, fallen: Fighter): boolean {
  if (!effectOn(fallen, 'in-reinforcements')) return false
  return !someWith(play, fallen, 'mayReturn', (ability, effect) => !ability.mayReturn(play, fallen, effect))
}

function* comeBack(play: Play, returning: Fighter): Procedure {
  if (!hasRoomOnTable(play, returning.seat)) return
  const friends = standing(play).filter(({ seat }) => seat === returning.seat)
  const at = yield* setDown(play, {
    fighter: returning,
    prompt: text('ask.return', { fighter: { figure: returning.id } }),
    rule: 'CF-ABIL-83',
    near: friends,
    bar: (spot) => {
      const there = { ...returning, at: spot }
      const isNear = friends.some((friend) => gapBetween(friend, there) <= NEAR)
      return isNear ? undefined : refuse(text('refused.far-from-friends'), 'CF-ABIL-83')
    },
  })
  if (!at) return
  const { id, seat, card, member, uses } = returning
  const back = { status: 'standing', at, uses, hasFallen: true, arrivedInRound: play.state.round } as const
  Object.assign(returning, newFighter(id, seat, card, member), back)
  forgetOptions(play, returning)
  play.log('returned', { fighter: { figure: id } }, ['CF-ABIL-83'], { seat, isOutcome: true })
}

/** CF-ABIL-83 (c): artefacts, learnt spells and miracles are lost. */
function forgetOptions(play: Play, returning: Fighter): void {
  const { extras, miracles, spells, profile } = returning.member
  // CF-FAITH-16: virtues work like abilities, and stay.
  const bought = extras.flatMap((trait) => artefactNamed(trait.ability) ?? [])
  const given = bought.flatMap(({ grants }) => (grants === undefined ? [] : traitOf(grants).ability))
  const lent = given.filter((id) => !profile.traits.some((trait) => trait.ability === id))
  const lost = [...bought.map(({ id }) => id), ...lent, ...miracles, ...spells]
  if (lost.length === 0) return
  const effect = addOwnEffect(play, returning, 'returned', 'reinforcement', 'game')
  returning.effects = returning.effects.map((other) => (other === effect ? { ...other, suspends: lost } : other))
}

const returned = lasting('returned', 'reinforcement', {})

/** CF-ABIL-83 (b): the maximum distance from a friend, in cm. */
const NEAR = 10 * CENTIMETRE

define(reinforcement, inReinforcements, returned)
