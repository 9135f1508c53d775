import { type Answer, optionsOf } from '@fray/kernel'
import { type Combatant, isStanding } from '../state.ts'
import { inches } from '../units.ts'
import { proposeActions, proposeActivations, proposeRuns } from './activations.ts'
import { estimateGap, isInContact, joinReach, type Question, shotRange } from './outlook.ts'
import { fightWorth, shotWorth } from './targets.ts'

/** The rules of the policy, by the prompt of the question. Other questions get their default answer. */
const RULES: Readonly<Record<string, (question: Question) => readonly Answer[] | undefined>> = {
  'ask.activate': proposeActivations,
  'ask.action': proposeActions,
  'ask.join': proposeJoins,
  'ask.charge': proposeJoins,
  'ask.engage': proposeJoins,
  'ask.opponent': proposeOpponents,
  'ask.target': proposeShots,
  'ask.second-target': proposeShots,
  'ask.change-target': () => ['keep'],
  'ask.shot-against-charge': ({ decision }) => keysOf(decision).filter((key) => key !== 'hold'),
  'ask.run': proposeRuns,
  'ask.speed-up': proposeRuns,
  'ask.sprint': proposeRuns,
  'ask.jump': ({ decision }) => (decision.kind === 'place' ? [...decision.suggest(2), 'pass'] : undefined),
  'ask.jump-too': () => ['jump', 'pass'],
  'ask.concentrate': proposeConcentration,
  'ask.fury': ({ decision }) => keysOf(decision).toReversed(),
  'ask.cast': ({ decision }) => keysOf(decision).toReversed(),
  'ask.aim': proposeAims,
  'ask.who-begins': () => ['follow', 'begin'],
  'ask.recipient': proposeRecipients,
  'ask.issuer': proposeIssuers,
  'ask.relocate': ({ decision }) => (decision.kind === 'place' ? [...decision.suggest(3), 'stay'] : undefined),
}

/** Lists what a sane player would do, the best first. Interruptions are passed unless looking ahead shows better. */
export function propose(question: Question): readonly Answer[] | undefined {
  const { decision } = question
  const answers = decision.interruption ? proposePass(question) : RULES[decision.prompt.id]?.(question)
  return answers && answers.length > 0 ? answers : undefined
}

function keysOf(decision: Question['decision']): string[] {
  return optionsOf(decision).map(({ key }) => key)
}

function actorOf({ state, decision }: Question): Combatant | undefined {
  return decision.figure === undefined ? undefined : state.combatants[decision.figure]
}

/** Ranks the combatants that are offered, leaving out those that do not suit; other options are not ranked. */
function rank(
  { state, decision }: Question,
  suits: (combatant: Combatant) => boolean,
  worth: (combatant: Combatant) => number,
): string[] {
  const offered = keysOf(decision).flatMap((key) => state.combatants[Number(key)] ?? [])
  return offered
    .filter(suits)
    .map((combatant) => ({ key: String(combatant.id), worth: worth(combatant) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key)
}

function proposePass({ decision }: Question): readonly Answer[] {
  const pass = decision.interruption!.pass
  return [pass, ...keysOf(decision).filter((key) => key !== pass)]
}

/** SW-MOVE-19: an enemy that is thought to be out of reach is not joined; the nearest one if the choice is forced. */
function proposeJoins(question: Question): readonly Answer[] | undefined {
  const mover = actorOf(question)
  if (!mover) return undefined
  const reach = joinReach(mover)
  const joins = rank(
    question,
    (enemy) => estimateGap(question, mover, enemy) <= reach,
    (enemy) => fightWorth(question, mover, enemy),
  )
  return joins.length > 0 ? joins : proposeNearest(question, mover)
}

function proposeNearest(question: Question, from: Combatant): readonly Answer[] {
  return rank(
    question,
    () => true,
    (enemy) => -estimateGap(question, from, enemy),
  ).slice(0, 1)
}

function proposeOpponents(question: Question): readonly Answer[] | undefined {
  const fighter = actorOf(question)
  if (!fighter) return undefined
  return rank(
    question,
    () => true,
    (enemy) => fightWorth(question, fighter, enemy),
  )
}

/** SW-SHOOT-05: a target that is thought to be out of range is not shot at. */
function proposeShots(question: Question): readonly Answer[] | undefined {
  const shooter = actorOf(question)
  if (!shooter) return undefined
  const range = shotRange(shooter)
  const shots = rank(
    question,
    (target) => estimateGap(question, shooter, target) <= range,
    (target) => shotWorth(shooter, target),
  )
  return [...shots, 'hold']
}

/** SW-DEED-11, SW-SPELL-21: the nearest of the dear ones, since the reach of most deeds and spells is short. */
function proposeAims(question: Question): readonly Answer[] | undefined {
  const actor = actorOf(question)
  if (!actor) return undefined
  return rank(
    question,
    () => true,
    (target) => (target.value + 1) / (inches(3) + estimateGap(question, actor, target)),
  )
}

/** SW-ACT-04: fury is worth most where somebody is at hand. */
function proposeConcentration(question: Question): readonly Answer[] | undefined {
  const actor = actorOf(question)
  if (!actor) return undefined
  const actions = keysOf(question.decision).filter((key) => key !== 'done')
  const hasActed = (question.state.acting?.deeds.length ?? 0) > 0
  return isInContact(question, actor) && !hasActed ? [...actions, 'done'] : ['done', ...actions]
}

/** SW-ORDER-18: how far an order carries, for anybody without a gift for it. */
const ORDER_REACH = inches(5)

/** SW-ORDER-18, -19: an order to somebody too far to hear it is wasted. */
function proposeRecipients(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const leaders = state.bands.flatMap(({ leader, seat }) =>
    leader !== null && seat === decision.seat ? (state.combatants[leader] ?? []) : [],
  )
  const usual = decision.defaultAnswer?.()
  return rank(
    question,
    (combatant) => leaders.some((leader) => isStanding(leader) && isHeard(question, leader, combatant)),
    (combatant) => (String(combatant.id) === usual ? 1 : 0),
  ).slice(0, 3)
}

function proposeIssuers(question: Question): readonly Answer[] | undefined {
  const usual = question.decision.defaultAnswer?.()
  return usual === undefined ? undefined : [usual]
}

function isHeard(question: Question, leader: Combatant, combatant: Combatant): boolean {
  return leader.id === combatant.id || estimateGap(question, leader, combatant) <= ORDER_REACH
}
