import type { Procedure } from '@fray/kernel'
import { immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { RangeWeapon } from '../../armies/cards/profile.ts'
import type { TestKind } from '../../dice/test.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { limits, registerCounter } from '../../limits.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, freeAction, innate } from '../builders.ts'

const KILL = 'kill'
const FLY = 'fly'
const SILENTZ = 'silentz'

/** CF-REV-LION-03: how far away a falcon keeps enemy Scouts, in cm. */
const WATCHED = 25
/** CF-REV-LION-04, -05: targets of an order must be nearer than this, in cm. */
const ORDERED = 20

/** CF-REV-LION-03: one order a round, whichever it is. */
const ORDER = { id: registerCounter('falcon-order'), per: 'round' } as const

/** CF-REV-LION-03: keeps enemy Scouts away. */
const falconer = innate('falconer', { keepsScoutsOff: () => WATCHED })

function mayOrder({ state }: PlayState, { uses }: Fighter): boolean {
  return !limits.isSpent(state, uses, ORDER)
}

/** CF-REV-LION-03: only the distance counts, except that hidden fighters cannot be chosen. */
function fightersNear(play: PlayState, bearer: Fighter, isMeant: (fighter: Fighter) => boolean): Fighter[] {
  return standing(play).filter((fighter) => {
    const reached = fighter === bearer || gapBetween(bearer, fighter) < ORDERED * CENTIMETRE
    return isMeant(fighter) && reached && mayAimPower(play, bearer, fighter)
  })
}

interface Order {
  readonly id: string
  readonly capacity: string
  readonly rule: string
  readonly leaves: string
  targets(play: PlayState, bearer: Fighter): Fighter[]
}

/** CF-REV-LION-04: harries an enemy until the end of the round. */
const kill: Order = {
  ...{ id: 'falcon-kill', capacity: KILL, rule: 'CF-REV-LION-04', leaves: 'harried' },
  targets: (play, bearer) => fightersNear(play, bearer, (fighter) => areEnemies(fighter, bearer)),
}

/** CF-REV-LION-05: gives Consciousness until the end of the round. */
const fly: Order = {
  ...{ id: 'falcon-fly', capacity: FLY, rule: 'CF-REV-LION-05', leaves: 'consciousness' },
  targets: (play, bearer) => fightersNear(play, bearer, (fighter) => !areEnemies(fighter, bearer)),
}

function orderAction(order: Order) {
  const { id, capacity, rule, leaves, targets } = order
  return innate(capacity, {
    actions: [
      freeAction(capacity, {
        icon: 'falcon-moon',
        rules: [rule, 'CF-REV-LION-03'],
        part: id,
        isOpen: (play, bearer) => mayOrder(play, bearer) && targets(play, bearer).length > 0,
        *use(play, bearer): Procedure {
          const target = yield* pickFighter(play, bearer.seat, targets(play, bearer), `ask.${id}`, [rule])
          if (!(yield* passesSpotting(play, bearer, target, 'power'))) return
          limits.spend(play.state, bearer.uses, ORDER)
          addEffectTo(play, target, leaves, { bearer: bearer.id, object: capacity }, 'round')
          const args = { fighter: { figure: bearer.id }, target: { figure: target.id } }
          play.log(id, args, [rule], { seat: bearer.seat, isOutcome: true })
        },
      }),
    ],
  })
}

/** CF-BOOK-12: Power tests, recovery included, and divination rolls. */
const HARRIED: readonly TestKind[] = ['attack', 'defence', 'incantation', 'countering', 'recovery', 'divination']

/** CF-REV-LION-04: several falcons do not add up. */
const harried = lasting('harried', KILL, {
  shownAs: 'falcon-moon',
  finalResult: ({ test, tally }) => {
    if (HARRIED.includes(test.kind)) tally.add(-1, termOf(KILL), 'CF-REV-LION-04')
  },
})

const FALCON: RangeWeapon = { name: 'Silentz', strength: 6, ranges: [20, 40, 60] }

/** CF-REV-LION-06: instead of another order the falcon itself is fired as a weapon for the round. */
const silentz = artefact(SILENTZ, {
  actions: [
    freeAction(SILENTZ, {
      icon: 'falcon-moon',
      rules: ['CF-REV-LION-06', 'CF-REV-LION-03'],
      part: 'falcon-mutilate',
      isOpen: mayOrder,
      use: (play, bearer) => immediately(() => unleash(play, bearer)),
    }),
  ],
})

function unleash(play: Play, bearer: Fighter): void {
  limits.spend(play.state, bearer.uses, ORDER)
  addEffectTo(play, bearer, 'silentz-unleashed', { bearer: bearer.id, object: SILENTZ }, 'round')
  play.log('falcon-mutilate', { fighter: { figure: bearer.id } }, ['CF-REV-LION-06'], { seat: bearer.seat })
}

const silentzUnleashed = lasting('silentz-unleashed', SILENTZ, {
  shownAs: 'falcon-moon',
  rangeWeapon: () => FALCON,
  singleShot: true,
  hitsIntendedTarget: true,
})

define(falconer, orderAction(kill), orderAction(fly), harried, silentz, silentzUnleashed)
