import { type Answer, optionsOf } from '@fray/kernel'
import { afterChargePenalty, type ExpectedAttacks, handOf, harmOf, prowessOf } from '../appraisal/melee.ts'
import { inContact } from '../ground/bodies.ts'
import { chargeReach } from '../movement/potential.ts'
import { type Fighter, isStanding, type PlayState } from '../state.ts'
import { estimateGap, type Question } from './outlook.ts'

/** An assault that could be announced, and what it is thought to gain in army points. */
interface Assault {
  readonly key: string
  readonly gain: number
}

/**
 * CF-ACT-02: announces assaults that are thought to arrive and to cost the enemy more than the assailant, the best first.
 * Those already announced in the turn count: enemies are ganged up on. Who must charge does, however bad it is.
 */
export function proposeAnnouncements(question: Question): readonly Answer[] {
  const assaults = assaultsOf(question).toSorted((a, b) => b.gain - a.gain)
  const isFree = optionsOf(question.decision).some(({ key }) => key === 'done')
  const [good, bad] = [assaults.filter(({ gain }) => gain > 0), assaults.filter(({ gain }) => gain <= 0)]
  return [...keysOf(good), ...(isFree ? ['done'] : []), ...keysOf(bad)]
}

function keysOf(assaults: readonly Assault[]): string[] {
  return assaults.map(({ key }) => key)
}

/** CF-CHARGE-02: all assaults but those on enemies that are thought to be out of reach. */
function assaultsOf(question: Question): Assault[] {
  const { fighters } = question.state
  return optionsOf(question.decision).flatMap(({ key }) => {
    const [who, manner = '', whom] = key.split(':')
    const [assailant, target] = [fighters[Number(who)], fighters[Number(whom)]]
    if (!assailant || !target || !isAssault(manner) || !isInReach(question, assailant, target)) return []
    return [{ key, gain: gainOf(question, assailant, target, manner) }]
  })
}

function isAssault(manner: string): boolean {
  return manner === 'charge' || manner === 'engagement' || manner === 'dive'
}

/** CF-CHARGE-02, CF-DISENGAGE-01: a fighter in contact moves only half as far. */
function isInReach(question: Question, assailant: Fighter, target: Fighter): boolean {
  const share = opponentsOf(question, assailant).length > 0 ? 0.5 : 1
  return estimateGap(question, assailant, target) <= share * chargeReach(assailant)
}

function opponentsOf({ state }: Question, fighter: Fighter): Fighter[] {
  return state.fighters.filter((other) => isStanding(other) && other.seat !== fighter.seat && inContact(fighter, other))
}

/** Gets how many more army points the enemy is thought to lose, less what the assailant risks. */
function gainOf(question: Question, assailant: Fighter, target: Fighter, manner: string): number {
  const { state, setup } = question
  const play: PlayState = { state, setup }
  const others = [...opponentsOf(question, target), ...assailantsOf(question, target)].filter(
    (other) => other.id !== assailant.id,
  )
  const isCharged = manner !== 'engagement' || state.turn?.exclusive?.assaults.some(({ kind }) => kind === 'charge')
  const before = others.length === 0 ? 0 : harmBy(play, target, others, false)
  const after = harmBy(play, target, [...others, assailant], isCharged === true)
  const enemy = isCharged ? afterChargePenalty(prowessOf(play, target)) : prowessOf(play, target)
  const many = others.length + 1
  const attacks = handOf(play, target, [...others, assailant]).attack / many
  const suffered = harmOf(prowessOf(play, assailant), handOf(play, assailant, [target]).defence, [
    { by: enemy, attacks },
  ])
  return target.member.ap * (after - before) - assailant.member.ap * suffered
}

/** The fighters whose assaults on an enemy have been announced in this turn. */
function assailantsOf({ state }: Question, target: Fighter): Fighter[] {
  const announced = state.turn?.exclusive?.assaults ?? []
  return announced.flatMap(({ assailant, targets }) => {
    const fighter = state.fighters[assailant]
    return fighter && targets.includes(target.id) ? [fighter] : []
  })
}

/** Gets the share of its worth that a fighter is thought to lose to all these enemies. */
function harmBy(play: PlayState, victim: Fighter, enemies: readonly Fighter[], isCharged: boolean): number {
  const prowess = isCharged ? afterChargePenalty(prowessOf(play, victim)) : prowessOf(play, victim)
  const blows = enemies.map(
    (enemy): ExpectedAttacks => ({ by: prowessOf(play, enemy), attacks: handOf(play, enemy, [victim]).attack }),
  )
  return harmOf(prowess, handOf(play, victim, enemies).defence, blows)
}
