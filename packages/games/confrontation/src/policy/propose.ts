import { type Answer, type Decision, optionsOf } from '@fray/kernel'
import { isFree } from '../ground/bodies.ts'
import { chargeReach } from '../movement/potential.ts'
import type { Fighter } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { proposeAnnouncements } from './assaults.ts'
import { estimateGap, type Question, standingEnemies } from './outlook.ts'

/** The rules of the policy, by the prompt of the question. Other questions get their default answer. */
const RULES: Readonly<Record<string, (question: Question) => readonly Answer[] | undefined>> = {
  'ask.announce': proposeAnnouncements,
  'ask.action': proposeActions,
  'ask.action-of': proposeActions,
  'ask.lead': ({ decision }) => ['play', ...keysOf(decision).filter((key) => key !== 'play')],
  'ask.shot': proposeShots,
}

/** Lists what a sane player would do, the best first. */
export function propose(question: Question): readonly Answer[] | undefined {
  const offered = keysOf(question.decision)
  const answers = RULES[question.decision.prompt.id]?.(question)?.filter(
    (answer) => typeof answer !== 'string' || offered.includes(answer),
  )
  return answers && answers.length > 0 ? answers : undefined
}

function keysOf(decision: Decision): string[] {
  return optionsOf(decision).map(({ key }) => key)
}

/** CF-ACT-04: marksmen fire; others run as long as nobody could charge them there, and walk nearer to the enemy. */
function proposeActions(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const offered = optionsOf(decision).filter((option) => option.cannotSucceed?.() === undefined)
  const ranked = offered.map(({ key }) => {
    const [who, action = ''] = key.split(':')
    const fighter = state.fighters[Number(who)]
    return { key, rank: fighter ? rankOf(question, fighter, action) : 0 }
  })
  return ranked.sort((a, b) => b.rank - a.rank).map(({ key }) => key)
}

const RANKS: Readonly<Record<string, number>> = { fire: 5, cast: 4, call: 4, serve: 4, walk: 2, 'fire-walk': 1 }

function rankOf(question: Question, fighter: Fighter, action: string): number {
  if (action === 'run') return isSafeToRun(question, fighter) ? 3 : 1
  return RANKS[action] ?? 0
}

/** Whether no enemy who has yet to act in this round is thought to reach the place that a run leads to. */
function isSafeToRun(question: Question, runner: Fighter): boolean {
  const { state, setup } = question
  return standingEnemies(question, runner).every((enemy) => {
    const gap = estimateGap(question, runner, enemy) - chargeReach(runner)
    return enemy.activated || !isFree({ state, setup }, enemy) || gap > chargeReach(enemy)
  })
}

/** How much nearer targets are preferred, in the length at which one counts half. */
const NEAR = 20 * CENTIMETRE

/** CF-FIRE-03: dear enemies first, and near ones, who are easier to hit. */
function proposeShots(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const marksman = decision.figure === undefined ? undefined : state.fighters[decision.figure]
  if (!marksman) return undefined
  const shots = optionsOf(decision).flatMap((option) => {
    const target = state.fighters[Number(option.key)]
    if (!target || target.seat === marksman.seat || option.cannotSucceed?.() !== undefined) return []
    return [{ key: option.key, worth: target.member.ap / (NEAR + estimateGap(question, marksman, target)) }]
  })
  return shots.sort((a, b) => b.worth - a.worth).map(({ key }) => key)
}
