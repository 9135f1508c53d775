import { type DecisionOption, type Procedure, Tally, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { makeTest } from '../../dice/test.ts'
import { isOf } from '../../incantation/spells/builders.ts'
import { limits, registerCounter } from '../../limits.ts'
import { confineToDefence } from '../../movement/disengagement.ts'
import { perceives } from '../../mystic/perception.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { addEffectTo } from '../apply-effect.ts'
import { fightersNear, freeAction, innate } from '../builders.ts'

const GATHERING = 'mental-energy-capacity'
const POWERS = 'psychic-powers'
const ECHO = 'psychic-echo'
const RELAY = 'psychic-relay'

/** The reach of powers and of the clones that help with them, in cm. */
const REACH = 10
/** Harder tests are allowed, but they cannot succeed. */
const HARDEST = 20

/** CF-REV-DIRZ-21: before the Tactical roll, by the printed DIS, against a difficulty chosen by the player. */
const gathering = innate(GATHERING, {
  active: true,
  *beforeTacticalRoll(play, bearer) {
    const difficulty = yield* chooseDifficulty(play, bearer)
    if (difficulty === 0) return
    const dis = new Tally(text('characteristic.dis'))
    dis.add(profileOf(bearer).dis ?? 0, text('term.card'), 'CF-REV-DIRZ-21')
    const test = {
      kind: 'discipline',
      fighter: bearer,
      rules: ['CF-REV-DIRZ-21'],
      difficulty,
      against: null,
      dice: 1,
    } as const
    const { passed } = yield* makeTest(play, { ...test, value: dis, unled: true })
    if (passed) return void addOwnEffect(play, bearer, 'mental-energy', GATHERING, 'round', difficulty)
    addOwnEffect(play, bearer, 'mind-overtaxed', GATHERING, 'round')
    confineToDefence(play, bearer)
  },
})

function* chooseDifficulty(play: Play, bearer: Fighter): Procedure<number> {
  const fighter = { figure: bearer.id }
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.mental-energy', { fighter }),
    rules: ['CF-REV-DIRZ-21'],
    options: Array.from({ length: HARDEST + 1 }, (_, difficulty): DecisionOption<number> => {
      return { key: String(difficulty), text: text('option.mental-energy', { difficulty }), value: difficulty }
    }),
  })
}

/** CF-REV-DIRZ-21: points left at the end of the activation phase are lost. */
const mentalEnergy = lasting('mental-energy', GATHERING, {
  shownAs: 'brainstorm',
  settle: ({ state }, bearer) =>
    immediately(() => {
      if (state.phase !== 'strategic' && state.phase !== 'activation') removeEffect(bearer, 'mental-energy')
    }),
})

/** CF-REV-DIRZ-21: neither moves nor fires, and puts all combat dice in defence. */
const overtaxed = lasting('mind-overtaxed', GATHERING, {
  shownAs: 'brain-freeze',
  cannotMove: () => true,
  mayFlee: true,
  cannotPursue: true,
  holdsFire: true,
})

/** CF-REV-DIRZ-23 to -26: the cost of each power in points, and its effect. */
interface Power {
  readonly id: string
  readonly rule: string
  readonly points: number
  take(play: Play, bearer: Fighter, target: Fighter): void
}

const POWER_LIST: readonly Power[] = [
  {
    ...{ id: 'preservation', rule: 'CF-REV-DIRZ-23', points: 4 },
    take: (play, bearer, target) => grantPower(play, bearer, target, 'survival-instinct', 'preserved'),
  },
  {
    ...{ id: 'intimidation', rule: 'CF-REV-DIRZ-24', points: 5 },
    take: (play, bearer, target) => addPower(play, bearer, target, 'intimidated'),
  },
  {
    ...{ id: 'rage', rule: 'CF-REV-DIRZ-25', points: 8 },
    take: (play, bearer, target) => {
      if (!has(play, target, 'sequence')) addPower(play, bearer, target, 'sequence', 1)
    },
  },
  {
    ...{ id: 'reprisal', rule: 'CF-REV-DIRZ-26', points: 9 },
    take: (play, bearer, target) => grantPower(play, bearer, target, 'counter-attack', 'reprising'),
  },
]

/** Grants an ability to fighters without it, and an extra effect to fighters with it. */
function grantPower(play: Play, bearer: Fighter, target: Fighter, ability: string, more: string): void {
  addPower(play, bearer, target, has(play, target, ability) ? more : ability)
}

function addPower(play: Play, bearer: Fighter, target: Fighter, object: string, x: number | null = null): void {
  addEffectTo(play, target, object, { bearer: bearer.id, object: POWERS }, 'round', x)
}

const preserved = lasting('preserved', POWERS, { survivalBonus: () => 1 })
const intimidated = lasting('intimidated', POWERS, { shownAs: 'terror', leastInDefence: () => 1 })
const reprising = lasting('reprising', POWERS, { counterAttack: () => 1 })

/** CF-REV-DIRZ-22: used during the activation, before or after moving, as long as the points last. */
const powers = innate(POWERS, {
  actions: POWER_LIST.map((power) =>
    freeAction(POWERS, {
      icon: 'psychic-waves',
      rules: [power.rule, 'CF-REV-DIRZ-22'],
      part: `power-${power.id}`,
      isOpen: (play, bearer) => {
        return energyOf(bearer) >= costOf(play, bearer, power) && targetsOf(play, bearer).length > 0
      },
      use: (play, bearer) => usePower(play, bearer, power),
    }),
  ),
})

function energyOf(bearer: Fighter): number {
  return effectOn(bearer, 'mental-energy')?.x ?? 0
}

/** CF-REV-DIRZ-19: one point less near a friendly clone, however many there are. */
function costOf(play: PlayState, bearer: Fighter, { points }: Power): number {
  return points - (clonesNear(play, bearer, ECHO).length > 0 ? 1 : 0)
}

function clonesNear(play: PlayState, bearer: Fighter, what: string): Fighter[] {
  return fightersNear(play, bearer, REACH).filter((fighter) => fighter.seat === bearer.seat && has(play, fighter, what))
}

const REACHED = { id: registerCounter('psychic-power'), per: 'round' } as const
const CLOSED_MINDS = ['living-dead', 'inalterable', 'construct']

/**
 * CF-REV-DIRZ-20, -22: any other fighter near and in sight of the neuromancer or of a relaying clone; each once a
 * round.
 */
function targetsOf(play: PlayState, bearer: Fighter): Fighter[] {
  const eyes = [bearer, ...clonesNear(play, bearer, RELAY)]
  const seen = new Set(
    eyes.flatMap((eye) =>
      fightersNear(play, eye, REACH).filter((fighter) => fighter !== eye && perceives(play, eye, fighter)),
    ),
  )
  return [...seen].filter((fighter) => {
    if (fighter === bearer || limits.isSpent(play.state, fighter.uses, REACHED)) return false
    if (!mayAimPower(play, bearer, fighter)) return false
    return !CLOSED_MINDS.some((id) => isOf(fighter, id))
  })
}

function* usePower(play: Play, bearer: Fighter, power: Power): Procedure {
  const rules = [power.rule, 'CF-REV-DIRZ-22']
  const target = yield* pickFighter(play, bearer.seat, targetsOf(play, bearer), 'ask.power-target', rules)
  if (!(yield* passesSpotting(play, bearer, target, 'power'))) return
  const left = energyOf(bearer) - costOf(play, bearer, power)
  if (left > 0) addOwnEffect(play, bearer, 'mental-energy', GATHERING, 'round', left)
  else removeEffect(bearer, 'mental-energy')
  limits.spend(play.state, target.uses, REACHED)
  power.take(play, bearer, target)
  const names = { fighter: { figure: bearer.id }, target: { figure: target.id } }
  play.log('power', { ...names, power: { text: text(`label.power-${power.id}`) } }, rules, {
    seat: bearer.seat,
    isOutcome: true,
  })
}

/** CF-REV-DIRZ-19, -20: marks the clones that help neuromancers nearby. */
const echo = innate(ECHO, {})
const relay = innate(RELAY, {})

define(gathering, mentalEnergy, overtaxed, preserved, intimidated, reprising, powers, echo, relay)
