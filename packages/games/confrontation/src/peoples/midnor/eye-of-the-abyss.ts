import { type Procedure, Tally, text } from '@fray/kernel'
import { effectOn, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { printedValue } from '../../characteristics.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import type { Test, TestKind } from '../../dice/test.ts'
import { gapBetween, inContact, isFree } from '../../ground/bodies.ts'
import { sees } from '../../ground/sight.ts'
import { limits, registerCounter } from '../../limits.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { someWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { addEffectTo } from '../apply-effect.ts'
import { freeAction, innate } from '../builders.ts'

const EYE = 'eye-of-the-abyss'
/** CF-REV-MIDNOR-09: a cyclops looks once a round, and a target is looked at once a round. */
const LOOKED = { id: EYE, per: 'round' } as const
const LOOKED_AT = { id: registerCounter('eye-of-the-abyss'), per: 'round' } as const
/** CF-REV-MIDNOR-09: the reach of the gaze. */
const GAZE = 20 * CENTIMETRE

/** CF-REV-MIDNOR-09: a contest of nerves with an enemy in sight, or in contact if the cyclops is in hand-to-hand. */
const eye = innate(EYE, {
  active: true,
  actions: [
    freeAction(EYE, {
      icon: 'beast-eye',
      rules: ['CF-REV-MIDNOR-09'],
      note: () => text('note.eye'),
      isOpen: (play, bearer) => {
        return !bearer.inRout && !limits.isSpent(play.state, bearer.uses, LOOKED) && targetsOf(play, bearer).length > 0
      },
      use: look,
    }),
  ],
})

function targetsOf(play: PlayState, bearer: Fighter): Fighter[] {
  const isSeen = isFree(play, bearer)
    ? (fighter: Fighter) => gapBetween(bearer, fighter) <= GAZE && sees(play, bearer, fighter) !== 'none'
    : (fighter: Fighter) => inContact(bearer, fighter)
  return standing(play).filter((fighter) => {
    if (!areEnemies(fighter, bearer) || limits.isSpent(play.state, fighter.uses, LOOKED_AT)) return false
    return !effectOn(fighter, 'immune-to-the-eye') && mayAimPower(play, bearer, fighter) && isSeen(fighter)
  })
}

function* look(play: Play, bearer: Fighter): Procedure {
  const target = yield* pickFighter(play, bearer.seat, targetsOf(play, bearer), 'ask.eye', ['CF-REV-MIDNOR-09'])
  if (!(yield* passesSpotting(play, bearer, target, 'power'))) return
  limits.spend(play.state, bearer.uses, LOOKED)
  limits.spend(play.state, target.uses, LOOKED_AT)
  const cowed =
    !isUntouched(play, target, bearer) &&
    (yield* resolveOpposition(play, nerve(play, bearer), nerve(play, target))) === 0
  const source = { bearer: bearer.id, object: EYE }
  if (cowed) addEffectTo(play, target, 'under-the-eye', source, 'round')
  else addEffectTo(play, target, 'immune-to-the-eye', source, 'game')
  const names = { fighter: { figure: bearer.id }, target: { figure: target.id } }
  play.log(cowed ? 'eye.cowed' : 'eye.withstood', names, ['CF-REV-MIDNOR-09'], { seat: bearer.seat, isOutcome: true })
}

/** CF-REV-MIDNOR-09: a capacity that prevents fear of the cyclops; a FEAR of the target's own does not. */
function isUntouched(play: PlayState, target: Fighter, bearer: Fighter): boolean {
  return someWith(play, target, 'fearless', (ability, effect) => ability.fearless(play, bearer, target, effect))
}

/** CF-REV-MIDNOR-09: by the printed value, without a commander's. */
function nerve(play: PlayState, fighter: Fighter): Test {
  const which = profileOf(fighter).fear === null ? 'cou' : 'fear'
  const value = new Tally(text(`characteristic.${which}`))
  value.add(printedValue(play, fighter, which), text('term.card'), 'CF-REV-MIDNOR-09')
  return {
    kind: 'courage',
    fighter,
    rules: ['CF-REV-MIDNOR-09'],
    difficulty: null,
    against: null,
    dice: 1,
    value,
    unled: true,
  }
}

const COWED: readonly TestKind[] = [
  ...INITIATIVE,
  ...(['attack', 'defence', 'aim', 'incantation', 'countering', 'recovery', 'divination'] as const),
]

const underTheEye = lasting('under-the-eye', EYE, {
  shownAs: 'beast-eye',
  finalResult: ({ test, tally }) => {
    if (COWED.includes(test.kind)) tally.add(-1, termOf(EYE), 'CF-REV-MIDNOR-09')
  },
})
const immuneToTheEye = lasting('immune-to-the-eye', EYE, {})

define(eye, underTheEye, immuneToTheEye)
