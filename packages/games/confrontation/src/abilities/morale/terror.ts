import { define } from '../../ability.ts'
import { peopleNamed } from '../../armies/peoples/peoples.ts'
import { characteristic } from '../../characteristics.ts'
import { fearOf, makeImmune } from '../../fear/courage.ts'
import { limits } from '../../limits.ts'
import { type Fighter, isStanding, type Play, type PlayState, profileOf } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { ability, addOwnEffect, askToUse, immediately, lasting, termOf } from '../builders.ts'
import { reveal } from '../deployment/scouting.ts'

/** CF-ABIL-09, -58: the Immunity/Fear of the dead and of Beings of Darkness does not work against Hyperians. */
export function fearsOnlyHyperians(play: PlayState, enemy: Fighter): boolean {
  return !has(play, enemy, 'hyperian')
}

/** CF-ABIL-09: frightens every enemy; the COU of a card without FEAR counts as FEAR. */
const beingOfDarkness = ability('being-of-darkness', {
  fearless: fearsOnlyHyperians,
  frightensAll: () => true,
  fear: (play, bearer) => (profileOf(bearer).fear === null ? characteristic(play, bearer, 'cou').total : 0),
})

/** CF-ABIL-47: fearless, and frightens everything of the Meanders of Darkness. */
const hyperian = ability('hyperian', {
  grants: ['immunity-fear'],
  frightensAll: (play, enemy) => isOfDarkness(play, enemy),
})

function isOfDarkness(play: PlayState, enemy: Fighter): boolean {
  return peopleNamed(profileOf(enemy).people)?.path === 'darkness' || has(play, enemy, 'being-of-darkness')
}

/** CF-ABIL-30: enemies roll two dice for Courage, and the lower counts. */
const dreadful = ability('dreadful', { shakes: true })

/** CF-ABIL-105: a charge with FEAR X, from its announcement until the fighter has moved. */
const warCry = ability('war-cry', {
  beforeMove: (play, kind, bearer, effect) =>
    immediately(() => {
      if (kind === 'charge') addOwnEffect(play, bearer, 'crying-out', 'war-cry', 'move', xOf(bearer, 'war-cry', effect))
    }),
})

const cryingOut = lasting('crying-out', 'war-cry', {
  fear: (_play, _bearer, effect) => effect?.x ?? 0,
  characteristic: ({ which, tally }, _bearer, effect) => {
    const x = effect?.x ?? 0
    if (which === 'cou' && x > tally.total) tally.replace(x, termOf('war-cry'), 'CF-ABIL-105')
  },
  beforeContact: (play, targets, bearer, effect) =>
    immediately(() => {
      const fears = targets.map((target) => fearOf(play, target) ?? 0).filter((fear) => fear <= (effect?.x ?? 0))
      makeImmune(play, bearer, Math.max(0, ...fears))
    }),
})

const CRY = { id: 'rallying-cry', per: 'game' } as const

/** CF-ABIL-78: once a game all friends in rout are rallied, and all friends have more Courage for the round. */
const rallyingCry = ability('rallying-cry', {
  *roundStart(play, bearer) {
    if (limits.isSpent(play.state, bearer.uses, CRY) || !(yield* askToUse(play, bearer, 'rallying-cry'))) return
    limits.spend(play.state, bearer.uses, CRY)
    reveal(play, bearer)
    for (const fighter of play.state.fighters) {
      if (fighter.seat === bearer.seat && isStanding(fighter)) hearten(play, fighter)
    }
  },
})

function hearten(play: Play, friend: Fighter): void {
  addOwnEffect(play, friend, 'heartened', 'rallying-cry', 'round')
  if (!friend.inRout) return
  friend.inRout = false
  play.log('rallied', { fighter: { figure: friend.id } }, ['CF-ABIL-78'], { seat: friend.seat, isOutcome: true })
}

const heartened = lasting('heartened', 'rallying-cry', {
  finalResult: ({ test, tally }) => {
    if (test.kind === 'courage') tally.add(1, termOf('rallying-cry'), 'CF-ABIL-78')
  },
})

define(beingOfDarkness, hyperian, dreadful, warCry, cryingOut, rallyingCry, heartened)
