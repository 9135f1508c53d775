import type { Procedure } from '@fray/kernel'
import { effectOn, immediately, lasting } from '../../abilities/builders.ts'
import { define, traitsOf } from '../../ability.ts'
import { printedValue } from '../../characteristics.ts'
import { isInAura } from '../../divination/aura.ts'
import { inContact } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { inflict } from '../../wounds/health.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, freeAction } from '../builders.ts'

const SEAL = 'seal-of-the-corrupt'
const RULE = 'CF-REV-ACHERON-34'
const RELAY = 'CF-REV-ACHERON-35'
const MARKED = { id: SEAL, per: 'round' } as const
/** CF-REV-ACHERON-34: the Martyr/X a servant begins with, unless its own is better. */
const FIRST = 1

/** CF-REV-ACHERON-34, -35: makes servants who give their blood from afar, and through whom miracles are called. */
const seal = artefact(SEAL, {
  actions: [
    freeAction(SEAL, {
      icon: 'wax-seal',
      rules: [RULE],
      isOpen: (play, bearer) => {
        return !limits.isSpent(play.state, bearer.uses, MARKED) && markableFriends(play, bearer).length > 0
      },
      use: mark,
    }),
  ],
  reachesGiver: (play, giver, bearer) => isServant(giver) && isInAura(play, bearer, giver),
  relays: (play, bearer) =>
    standing(play).filter(
      (fighter) => fighter.seat === bearer.seat && isServant(fighter) && isInAura(play, bearer, fighter),
    ),
  *callFailed(play, { from }, bearer) {
    if (from === bearer || !isStanding(from)) return
    yield* inflict(play, from, 'killed', { by: null, rules: [RELAY] })
  },
})

function isServant(fighter: Fighter): boolean {
  return effectOn(fighter, 'corrupt-servant') !== undefined
}

/** CF-REV-ACHERON-34: friends in contact that were not summoned. */
function markableFriends(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter === bearer || fighter.seat !== bearer.seat || !inContact(fighter, bearer)) return false
    return !isServant(fighter) && !effectOn(fighter, 'summoned')
  })
}

function* mark(play: Play, bearer: Fighter): Procedure {
  const servant = yield* pickFighter(play, bearer.seat, markableFriends(play, bearer), 'ask.corrupt', [RULE])
  limits.spend(play.state, bearer.uses, MARKED)
  const x = Math.max(FIRST, ...printedMartyr(servant))
  addEffectTo(play, servant, 'corrupt-servant', { bearer: bearer.id, object: SEAL }, 'game', x)
  const names = { fighter: { figure: servant.id }, bearer: { figure: bearer.id } }
  play.log('corrupted', names, [RULE], { seat: bearer.seat, isOutcome: true })
}

/** CF-REV-ACHERON-34: Martyr/X of the card itself, without effects that last for a round (CF-LITURGY-07). */
function printedMartyr(servant: Fighter): number[] {
  return traitsOf(servant).flatMap(({ ability, x }) => (ability === 'martyr' ? [x ?? 0] : []))
}

/**
 * CF-REV-ACHERON-34: Martyr/X, which rises with each opponent the servant eliminates, up to its printed COU or FEAR.
 */
const servant = lasting('corrupt-servant', SEAL, {
  shownAs: 'skull-signet',
  grants: ['martyr'],
  numbers: 'martyr',
  kills: (play, _victim, bearer, effect) =>
    immediately(() => {
      const x = effect?.x ?? FIRST
      const most = printedValue(play, bearer, profileOf(bearer).fear === null ? 'cou' : 'fear')
      if (effect && x < most) addEffectTo(play, bearer, 'corrupt-servant', effect.source, 'game', x + 1)
    }),
})

define(seal, servant)
