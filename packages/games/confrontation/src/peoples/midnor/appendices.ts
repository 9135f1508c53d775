import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, lasting, removeEffect, rollDie, termOf } from '../../abilities/builders.ts'
import { raising } from '../../abilities/dice/points.ts'
import { define } from '../../ability.ts'
import { isFaithful, spendFaith } from '../../divination/faith.ts'
import { amountOf, isMagician, spendGems } from '../../incantation/mana.ts'
import { limits } from '../../limits.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { artefact, isNear, isOfArmy } from '../builders.ts'

const APPENDICES = 'tentacular-appendices'
const DOLL = 'canopic-doll'
const COUNTERS = 'fed-appendices'
/** CF-REV-MIDNOR-04: how near feeders must be, in cm, and the most counters. */
const REACH = 10
const MOST = 6

/**
 * CF-REV-MIDNOR-04 to -07: mystics feed them before the Tactical roll; the counters give powers until the end of the
 * round.
 */
const appendices = artefact(APPENDICES, {
  active: true,
  *beforeTacticalRoll(play, bearer) {
    for (const [feeder, food] of feedersOf(play, bearer)) yield* feed(play, bearer, feeder, food)
  },
  *afterTacticalRoll(play, bearer) {
    for (;;) {
      const power = yield* choosePower(play, bearer)
      if (!power) return
      spendCounters(play, bearer, power.counters)
      const extra = power.counters - COST
      addOwnEffect(play, bearer, power.object, APPENDICES, 'round', power.object === SOVEREIGNTY ? 1 : extra)
      const args = { fighter: { figure: bearer.id }, counters: power.counters }
      play.log(`appendices.${power.name}`, args, [power.rule], { seat: bearer.seat, isOutcome: true })
    }
  },
  *sparesDamage(play, _roll, bearer) {
    const counters = yield* chooseAvoidance(play, bearer)
    if (counters === 0) return false
    spendCounters(play, bearer, counters)
    const face = yield* rollDie(play, bearer, AVOIDANCE, 'roll.avoidance')
    const avoided = face !== 1 && face + counters >= ENOUGH
    const args = { fighter: { figure: bearer.id }, total: face + counters }
    play.log(avoided ? 'avoidance.succeeded' : 'avoidance.failed', args, [AVOIDANCE], { seat: bearer.seat })
    return avoided
  },
})

function countersOf(bearer: Fighter): number {
  return effectOn(bearer, COUNTERS)?.x ?? 0
}

function spendCounters(play: Play, bearer: Fighter, spent: number): void {
  const left = countersOf(bearer) - spent
  if (left > 0) addOwnEffect(play, bearer, COUNTERS, APPENDICES, 'round', left)
  else removeEffect(bearer, COUNTERS)
}

/** CF-REV-MIDNOR-04: the counters, lost at the end of the round. */
const fed = lasting(COUNTERS, APPENDICES, { shownAs: 'tentacle-strike' })

type Food = 'gems' | 'faith'

/** CF-REV-MIDNOR-04: magicians and faithful of Mid-Nor near the bearer or the doll's bearer, those two included. */
function feedersOf(play: PlayState, bearer: Fighter): (readonly [Fighter, Food])[] {
  const friends = standing(play).filter((fighter) => fighter.seat === bearer.seat)
  const centres = [bearer, ...friends.filter((friend) => has(play, friend, DOLL))]
  return friends
    .filter((friend) => isOfArmy(friend, 'midnor') && !friend.inRout)
    .filter((friend) => centres.some((centre) => isNear(centre, friend, REACH)))
    .flatMap((friend) => [
      ...(isMagician(friend) ? [[friend, 'gems'] as const] : []),
      ...(isFaithful(friend) ? [[friend, 'faith'] as const] : []),
    ])
}

function* feed(play: Play, bearer: Fighter, feeder: Fighter, food: Food): Procedure {
  const owned = food === 'gems' ? amountOf(feeder.gems, 'darkness') : feeder.faith
  const most = Math.min(owned, MOST - countersOf(bearer))
  if (most === 0) return
  const count = yield* play.pick<number>({
    seat: feeder.seat,
    figure: feeder.id,
    prompt: text(`ask.feed.${food}`, { fighter: { figure: feeder.id }, fed: { figure: bearer.id } }),
    rules: ['CF-REV-MIDNOR-04'],
    options: Array.from({ length: most + 1 }, (_, i): DecisionOption<number> => {
      return { key: String(i), text: text('option.feed', { counters: i }), value: i }
    }),
  })
  if (count === 0) return
  if (food === 'gems') spendGems(feeder, { darkness: count })
  else spendFaith(feeder, count)
  addOwnEffect(play, bearer, COUNTERS, APPENDICES, 'round', countersOf(bearer) + count)
  const args = { fighter: { figure: feeder.id }, fed: { figure: bearer.id }, counters: count }
  play.log('appendices.fed', args, ['CF-REV-MIDNOR-04'], { seat: feeder.seat })
}

/** CF-REV-MIDNOR-05, -06: the cost of each of the two. */
const COST = 3
const AGGRESSION = 'aggressive-appendices'
const SOVEREIGNTY = 'sovereign-appendices'

interface Power {
  readonly name: 'aggression' | 'sovereignty'
  readonly object: string
  readonly rule: string
  readonly counters: number
}

/** CF-REV-MIDNOR-05, -06: right after the Tactical roll, each once. */
function powersOf(bearer: Fighter): Power[] {
  const counters = countersOf(bearer)
  const aggression = Array.from({ length: Math.max(0, counters - COST + 1) }, (_, i): Power => {
    return { name: 'aggression', object: AGGRESSION, rule: 'CF-REV-MIDNOR-05', counters: COST + i }
  })
  const sovereignty: Power = {
    ...{ name: 'sovereignty', object: SOVEREIGNTY, rule: 'CF-REV-MIDNOR-06', counters: COST },
  }
  return [...aggression, sovereignty].filter((power) => power.counters <= counters && !effectOn(bearer, power.object))
}

function* choosePower(play: Play, bearer: Fighter): Procedure<Power | null> {
  const open = powersOf(bearer)
  if (open.length === 0) return null
  const none: DecisionOption<Power | null> = { key: 'none', text: text('option.appendices.none'), value: null }
  return yield* play.pick<Power | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.appendices', { fighter: { figure: bearer.id }, counters: countersOf(bearer) }),
    rules: ['CF-REV-MIDNOR-05', 'CF-REV-MIDNOR-06'],
    options: [
      ...open.map((power) => ({
        key: `${power.name}:${power.counters}`,
        text: text(`option.appendices.${power.name}`, { counters: power.counters, extra: power.counters - COST }),
        rules: [power.rule],
        value: power,
      })),
      none,
    ],
  })
}

/** CF-REV-MIDNOR-05: War fury, and STR for every counter beyond the three. */
const aggressive = lasting(AGGRESSION, APPENDICES, {
  shownAs: 'enrage',
  grants: ['war-fury'],
  ...raising(APPENDICES, 'str'),
})

/** CF-REV-MIDNOR-06: enemies in contact test at once if they have not withstood it yet (CF-FEAR-06). */
const sovereign = lasting(SOVEREIGNTY, APPENDICES, {
  shownAs: 'terror',
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'fear') tally.add(effect?.x ?? 0, termOf(APPENDICES), 'CF-REV-MIDNOR-06')
  },
})

const AVOIDANCE = 'CF-REV-MIDNOR-07'
/** CF-REV-MIDNOR-07: the sum of die and counters that cancels a Damage roll. */
const ENOUGH = 7

function* chooseAvoidance(play: Play, bearer: Fighter): Procedure<number> {
  const counters = countersOf(bearer)
  if (counters === 0) return 0
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.avoidance', { fighter: { figure: bearer.id } }),
    rules: [AVOIDANCE],
    options: Array.from({ length: counters + 1 }, (_, i): DecisionOption<number> => {
      return { key: String(i), text: text('option.avoidance', { counters: i, least: ENOUGH - i }), value: i }
    }),
  })
}

/** CF-REV-MIDNOR-03: STR suffered for the loss of the doll. */
const SYMPATHY = 20
const LOST = { id: DOLL, per: 'game' } as const

/** CF-REV-MIDNOR-03: comes with the appendices; Yh-Ibenseh suffers for its bearer's death or flight. */
const doll = artefact(DOLL, {
  *onDeathOf(play, victim, bearer) {
    if (victim === bearer) yield* suffer(play, bearer)
  },
  onElimination: suffer,
})

function* suffer(play: Play, bearer: Fighter): Procedure {
  if (limits.isSpent(play.state, bearer.uses, LOST)) return
  limits.spend(play.state, bearer.uses, LOST)
  const bound = standing(play).filter((fighter) => fighter.seat === bearer.seat && has(play, fighter, APPENDICES))
  for (const victim of bound) {
    const roll = { victim, by: null, kind: 'effect', strength: SYMPATHY } as const
    yield* rollDamage(play, { ...roll, rules: ['CF-REV-MIDNOR-03'] })
  }
}

define(appendices, fed, aggressive, sovereign, doll)
