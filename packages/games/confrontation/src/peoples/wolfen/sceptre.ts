import { type Procedure, text } from '@fray/kernel'
import { termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { containsGems, type Purse, spendGems } from '../../incantation/mana.ts'
import { limits } from '../../limits.ts'
import { perceives } from '../../mystic/perception.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { artefact, freeAction } from '../builders.ts'
import { liftUp, rise } from '../levitation.ts'

const SCEPTRE = 'sceptre-of-nocturnal-sacrifice'
const RULE = 'CF-REV-WOLFEN-13'
const WIELDED = { id: SCEPTRE, per: 'round' } as const
/** CF-REV-WOLFEN-13: its reach. */
const REACH = 10 * CENTIMETRE

/** CF-REV-WOLFEN-13: the cost of each power, whether it lifts, and the dice of its blow. */
interface Power {
  readonly id: string
  readonly price: Purse
  readonly lifts: boolean
  readonly dice: number
}

const POWERS: readonly Power[] = [
  { id: 'offering', price: { earth: 2 }, lifts: true, dice: 0 },
  { id: 'radiation', price: { water: 3 }, lifts: false, dice: 2 },
  { id: 'apogee', price: { earth: 4, water: 3 }, lifts: true, dice: 3 },
]

/** CF-REV-WOLFEN-13: any other fighter near and in sight; on the ground, if the power lifts. */
function targetsOf(play: PlayState, bearer: Fighter, { lifts }: Power): Fighter[] {
  return standing(play).filter((fighter) => {
    if (fighter === bearer || gapBetween(bearer, fighter) > REACH || (lifts && fighter.level > 0)) return false
    return perceives(play, bearer, fighter) && mayAimPower(play, bearer, fighter)
  })
}

function* wield(play: Play, bearer: Fighter, power: Power): Procedure {
  const target = yield* pickFighter(play, bearer.seat, targetsOf(play, bearer, power), 'ask.sceptre', [RULE])
  if (!(yield* passesSpotting(play, bearer, target, 'power'))) return
  limits.spend(play.state, bearer.uses, WIELDED)
  spendGems(bearer, power.price)
  const names = { fighter: { figure: bearer.id }, target: { figure: target.id } }
  play.log(`sceptre.${power.id}`, names, [RULE], { seat: bearer.seat })
  if (power.lifts) raise(play, bearer, target)
  if (power.dice > 0) yield* smite(play, bearer, target, power.dice)
}

/** CF-REV-WOLFEN-13: flying targets are not held. */
function raise(play: Play, bearer: Fighter, target: Fighter): void {
  if (profileOf(target).flight !== null) rise(play, target, RULE)
  else liftUp(play, target, { bearer: bearer.id, object: SCEPTRE }, RULE)
}

function* smite(play: Play, by: Fighter, victim: Fighter, count: number): Procedure {
  const pool = { seat: by.seat, count, sides: 6 }
  const [faces = []] = yield* play.rollDice(text('roll.sceptre', { fighter: { figure: by.id } }), [RULE], [pool])
  const strength = faces.reduce((sum, face) => sum + face, 0)
  yield* rollDamage(play, { victim, by, kind: 'effect', strength, rules: [RULE] })
}

define(artefact(SCEPTRE, {
  characteristic: ({ which, tally }) => {
    if (which === 'str') tally.add(2, termOf(SCEPTRE), RULE)
  },
  actions: POWERS.map((power) =>
    freeAction(SCEPTRE, {
      icon: 'crystal-wand',
      rules: [RULE],
      part: `sceptre-${power.id}`,
      isOpen: (play, bearer) => {
        if (limits.isSpent(play.state, bearer.uses, WIELDED) || !containsGems(bearer.gems, power.price)) return false
        return targetsOf(play, bearer, power).length > 0
      },
      use: (play, bearer) => wield(play, bearer, power),
    }),
  ),
}))
