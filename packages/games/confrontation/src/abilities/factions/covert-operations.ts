import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { characteristic } from '../../characteristics.ts'
import { SUBSTITUTE } from '../../machines/crew.ts'
import { isUntargetable } from '../../mystic/perception.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { areEnemies, camp, type Fighter, type Play, type PlayState, profileOf, standing } from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { addOwnEffect, capacity, effectOn, lasting, removeEffect } from '../builders.ts'
import { onceForCamp } from './camp-uses.ts'

const COVERT = 'covert-operations'
const SPY = 'spy'

/** CF-PACK-32: the A.P. of the army per spy, rounded up. */
const AP_PER_SPY = 300
/** CF-PACK-33: the cost of Espionage, and the passes it gives. */
const ESPIONAGE = { value: 15, passes: 2 }

/** CF-PACK-32, -34: spies are set aside before the deployment. */
const covertOperations = capacity(COVERT, {
  gameStart: (play, bearer) =>
    onceForCamp(play, bearer, COVERT, 'game', function* () {
      yield* chooseSpies(play, bearer.seat)
      return true
    }),
  // CF-PACK-34: the same extra die as an Assassin.
  damageDice: (_play, { by, rules }, bearer) => (by === bearer && rules.includes('CF-PACK-34') ? 1 : 0),
})

/** CF-PACK-32: once a round one spy of a camp may be sent. */
const spy = lasting(SPY, COVERT, {
  actsAbroad: true,
  beforeTacticalRoll: (play, bearer) =>
    onceForCamp(play, bearer, `${COVERT}-mission`, 'round', function* () {
      const mission = yield* chooseMission(play, bearer.seat)
      if (mission) yield* carryOut(play, mission)
      return true
    }),
})

function* chooseSpies(play: Play, seat: number): Procedure {
  const own = play.state.fighters.filter((fighter) => fighter.seat === seat)
  const value = own.reduce((sum, { member }) => sum + member.ap, 0)
  for (let left = Math.ceil(value / AP_PER_SPY); left > 0; left--) {
    const chosen = yield* pickOrNone(play, seat, 'ask.spy', own.filter(mayBeSpy))
    if (!chosen) return
    // CF-PACK-32: the spy counts as lost and has no card in any sequence.
    chosen.status = 'eliminated'
    chosen.hasFallen = true
    addOwnEffect(play, chosen, SPY, COVERT, 'game')
    play.log('spy.named', { fighter: { figure: chosen.id } }, ['CF-PACK-32'], { seat })
  }
}

/** Whether a fighter of the barony can be set aside: not deployed yet, and not serving a machine. */
function mayBeSpy({ member, status, serves }: Fighter): boolean {
  const isBound = member.profile.traits.some(({ ability }) => ability === COVERT)
  return isBound && status !== 'eliminated' && serves === null && member.profile.machine === null
}

function* pickOrNone(play: Play, seat: number, prompt: string, open: readonly Fighter[]): Procedure<Fighter | null> {
  if (open.length === 0) return null
  const espionage: DecisionOption<Fighter | null> = { key: 'none', text: text('option.spy.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat,
    prompt: text(prompt),
    rules: ['CF-PACK-32'],
    options: [espionage, ...open.map((fighter) => fighterOption(fighter))],
  })
}

interface Mission {
  readonly spy: Fighter
  /** The fighter to kill; null for Espionage. */
  readonly target: Fighter | null
}

function* chooseMission(play: Play, seat: number): Procedure<Mission | null> {
  const spies = play.state.fighters.filter((fighter) => fighter.seat === seat && effectOn(fighter, SPY))
  const missions = spies.flatMap((spy) => missionsOf(play, spy))
  if (missions.length === 0) return null
  const none: DecisionOption<Mission | null> = { key: 'none', text: text('option.mission.none'), value: null }
  return yield* play.pick<Mission | null>({
    seat,
    prompt: text('ask.mission'),
    rules: ['CF-PACK-32'],
    options: [none, ...missions.map(missionOption)],
  })
}

function missionOption(mission: Mission): DecisionOption<Mission> {
  const { spy: sent, target } = mission
  const names = { fighter: { figure: sent.id } }
  if (!target) return { key: `${sent.id}:espionage`, text: text('option.mission.espionage', names), value: mission }
  return {
    key: `${sent.id}:${target.id}`,
    text: text('option.mission.assassination', { ...names, target: { figure: target.id } }),
    figure: target.id,
    value: mission,
  }
}

/** CF-PACK-32: lists the missions that cost no more than the spy's card. */
function missionsOf(play: PlayState, sent: Fighter): Mission[] {
  const { ap } = profileOf(sent)
  const targets = standing(play).filter((fighter) => {
    return (
      areEnemies(sent, fighter) &&
      fighter.member.ap <= ap &&
      mayBeKilled(fighter) &&
      !isUntargetable(play, sent, fighter)
    )
  })
  const spies: Mission[] = ap >= ESPIONAGE.value ? [{ spy: sent, target: null }] : []
  return [...spies, ...targets.map((target) => ({ spy: sent, target }))]
}

/** CF-PACK-34: Characters and servants of machines cannot be assassinated. */
function mayBeKilled(fighter: Fighter): boolean {
  return !profileOf(fighter).character && fighter.serves === null && !effectOn(fighter, SUBSTITUTE)
}

function* carryOut(play: Play, { spy: sent, target }: Mission): Procedure {
  removeEffect(sent, SPY)
  const names = { fighter: { figure: sent.id } }
  if (!target) {
    camp(play, sent.seat).passes += ESPIONAGE.passes
    play.log('mission.espionage', { ...names, passes: ESPIONAGE.passes }, ['CF-PACK-33'], { seat: sent.seat })
    return
  }
  play.log('mission.assassination', { ...names, target: { figure: target.id } }, ['CF-PACK-34'], { seat: sent.seat })
  const strength = characteristic(play, sent, 'str').total
  yield* rollDamage(play, { victim: target, by: sent, kind: 'effect', strength, rules: ['CF-PACK-34'] })
}

define(covertOperations, spy)
