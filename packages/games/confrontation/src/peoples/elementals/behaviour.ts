import { addEffect, endEffects } from '@fray/hooks'
import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately, removeEffect } from '../../abilities/builders.ts'
import { type Ability, define } from '../../ability.ts'
import { amountOf, spendGems } from '../../incantation/mana.ts'
import { type Effect, type Fighter, fighter, isStanding, type Play } from '../../state.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { elementOf, strengthens } from './nature.ts'
import { actInDiscord, chargeNearest, finishDiscord, leaveDiscord } from './will.ts'

/** CF-REV-ELEMENTAL-04: the rule behind all of this. */
export const BEHAVIOUR = 'CF-REV-ELEMENTAL-04'
/** The source of what it leaves on the elemental. */
export const SUMMONING = 'elemental-summoning'
const DRIFT = 'CF-REV-ELEMENTAL-11'

/** CF-REV-ELEMENTAL-05 to -10: from the worst state to the best; before the first comes Annihilation. */
const STATES = ['discord', 'alliance', 'obedience', 'synergy', 'symbiosis'] as const
const ANNIHILATION = -1
const SYMBIOSIS = STATES.length - 1
const SYNERGY = STATES.indexOf('synergy')

/** CF-REV-ELEMENTAL-05 to -10: five results for each state. */
export function stateOfResult(result: number): number {
  return Math.min(SYMBIOSIS, Math.ceil(result / 5) - 1)
}

function objectOf(state: number): string {
  return `elemental-${STATES[state]}`
}

function stateOf(elemental: Fighter): number {
  return STATES.findIndex((_, state) => effectOn(elemental, objectOf(state)) !== undefined)
}

/** CF-REV-ELEMENTAL-05, -11: a counter marks the state; annihilation removes the elemental at once. */
export function* behave(play: Play, elemental: Fighter, summoner: Fighter, state: number): Procedure {
  removeEffect(elemental, objectOf(stateOf(elemental)))
  leaveDiscord(elemental, summoner)
  bind(play, elemental, summoner, state)
  if (state <= ANNIHILATION) return yield* eliminate(play, elemental, { by: null, rules: ['CF-REV-ELEMENTAL-05'] })
  const source = { bearer: summoner.id, object: SUMMONING }
  addEffect<Effect>(play.state, elemental, { object: objectOf(state), source, until: 'game', x: null })
  const args = { fighter: { figure: elemental.id }, state: { text: text(`behaviour.${STATES[state]}`) } }
  play.log('behaviour', args, [RULES[state]!], { seat: elemental.seat, isOutcome: true })
}

const RULES: readonly string[] = [6, 7, 8, 9, 10].map((n) => `CF-REV-ELEMENTAL-${String(n).padStart(2, '0')}`)

/** CF-REV-ELEMENTAL-11: gems of its Element that keep it as it is, and that make it milder. */
const KEEPS = 3
const RAISES = 5

/** CF-REV-ELEMENTAL-11: each round one step towards its end, unless its summoner pays. */
function* drift(play: Play, elemental: Fighter, effect: Effect | null): Procedure {
  if (!effect) return
  const summoner = fighter(play, effect.source.bearer)
  const paid = yield* payment(play, elemental, summoner)
  const element = elementOf(elemental)
  if (paid > 0 && element) spendGems(summoner, { [element]: paid })
  const step = paid === 0 ? -1 : paid === KEEPS ? 0 : 1
  const state = Math.min(SYMBIOSIS, stateOf(elemental) + step)
  if (state !== stateOf(elemental)) yield* behave(play, elemental, summoner, state)
}

function* payment(play: Play, elemental: Fighter, summoner: Fighter): Procedure<number> {
  const element = elementOf(elemental)
  const available = element && isStanding(summoner) ? amountOf(summoner.gems, element) : 0
  if (!element || available < KEEPS) return 0
  const words = (gems: number) => ({ gems, element: { text: text(`element.${element}`) } })
  const option = (gems: number, id: string): DecisionOption<number> => ({
    ...{ key: String(gems), text: text(id, words(gems)), icon: 'gems', value: gems },
  })
  return yield* play.pick<number>({
    seat: summoner.seat,
    figure: summoner.id,
    prompt: text('ask.behaviour', { fighter: { figure: elemental.id } }),
    rules: [DRIFT],
    options: [
      option(KEEPS, 'option.behaviour-keep'),
      ...(available >= RAISES ? [option(RAISES, 'option.behaviour-raise')] : []),
      { key: '0', text: text('option.behaviour-drift'), value: 0 },
    ],
  })
}

/** The effect on an elemental in one of its states. */
function state(which: (typeof STATES)[number], name: string, hooks: Omit<Ability, 'id' | 'name' | 'rule'>): Ability {
  const index = STATES.indexOf(which)
  const maintenance = { step: 'other', perform: drift } as const
  return { id: objectOf(index), name, rule: RULES[index]!, shownAs: 'rock-golem', maintenance, ...hooks }
}

const BOND = 'bond-with-elemental'
/** CF-REV-ELEMENTAL-09, -10: the bonus of the magician, and in Symbiosis that of the elemental. */
const GAINED = 1
const OWN = 2

/** CF-REV-ELEMENTAL-09, -10: these states strengthen the summoner. */
function bind(play: Play, elemental: Fighter, summoner: Fighter, state: number): void {
  endEffects(summoner, ({ object, x }) => object === BOND && x === elemental.id)
  if (state < SYNERGY) return
  const source = { bearer: elemental.id, object: SUMMONING }
  addEffect<Effect>(play.state, summoner, { object: BOND, source, until: 'game', x: elemental.id })
}

/** CF-REV-ELEMENTAL-09: as long as the elemental is there. */
const bond: Ability = {
  id: BOND,
  name: 'Bond with an elemental',
  rule: 'CF-REV-ELEMENTAL-09',
  characteristic: ({ play, which, tally }, _bearer, effect) => {
    const elemental = fighter(play, effect?.x ?? 0)
    if (!isStanding(elemental) || !strengthens(elementOf(elemental)).includes(which)) return
    tally.add(GAINED, text('trait', { name: 'Bond with an elemental' }), 'CF-REV-ELEMENTAL-09')
  },
}

/** CF-REV-ELEMENTAL-06 to -10: all effects on an elemental or its summoner. */
export const behaviours: readonly Ability[] = [
  bond,
  state('discord', 'Discord', {
    turnStart: actInDiscord,
    otherActivationEnd: finishDiscord,
    settle: (play, bearer, effect) =>
      immediately(() => {
        if (effect) leaveDiscord(bearer, fighter(play, effect.source.bearer))
      }),
  }),
  state('alliance', 'Alliance', { turnStart: chargeNearest }),
  state('obedience', 'Obedience', {}),
  state('synergy', 'Synergy', {}),
  state('symbiosis', 'Symbiosis', {
    characteristic: ({ which, tally }, bearer) => {
      if (strengthens(elementOf(bearer)).includes(which)) {
        tally.add(OWN, text('trait', { name: 'Symbiosis' }), 'CF-REV-ELEMENTAL-10')
      }
    },
  }),
]

define(...behaviours)
