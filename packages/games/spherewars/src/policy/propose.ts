import { type Answer, optionsOf } from '@fray/kernel'
import type { Combatant } from '../state.ts'
import { proposeActions, proposeActivations, proposeRuns } from './activations.ts'
import { proposeIssuers, proposePass, proposeRecipients } from './command.ts'
import { proposeAims, proposeConcentration } from './deeds.ts'
import { canJoin, estimateGap, type Question, shotRange, walk } from './outlook.ts'
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
  'ask.trajectory': ({ decision }) => (decision.kind === 'place' ? decision.suggest(1).slice(0, 1) : undefined),
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
  const offered = optionsOf(decision)
    .filter((option) => option.cannotSucceed?.() === undefined)
    .flatMap(({ key }) => state.combatants[Number(key)] ?? [])
  return offered
    .filter(suits)
    .map((combatant) => ({ key: String(combatant.id), worth: worth(combatant) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key)
}

/** SW-MOVE-19: an enemy that is thought to be out of reach is not joined; the nearest one if the choice is forced. */
function proposeJoins(question: Question): readonly Answer[] | undefined {
  const mover = actorOf(question)
  if (!mover) return undefined
  // SM-MELEE-01: a declared charge goes no further than a run.
  const isCharge = question.decision.prompt.id === 'ask.charge'
  const joins = rank(
    question,
    (enemy) => (isCharge ? estimateGap(question, mover, enemy) <= walk(mover) : canJoin(question, mover, enemy)),
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
