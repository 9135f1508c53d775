import { type Answer, type Json, Random } from '@fray/kernel'
import type { Bot, PlayerSight } from '../player.ts'
import { choosePlan, type PlanBudget } from './choose-plan.ts'
import { playFuture } from './future.ts'
import { proposals } from './propose.ts'

export interface SearchOptions {
  readonly name: string
  /** By what share of a distance it is off, at most, where the rules forbid to measure. */
  readonly misjudgement: number
  /** Futures played per decision, over all its candidates. */
  readonly futures: number
  /** Approximate number of decisions answered in all those futures. */
  readonly work: number
  /** How many of the proposals are compared. */
  readonly width: number
  /** For games in which turns are planned. */
  readonly planning: PlanBudget
}

/** The search of a soldier; docs/bots.md has its results. */
export const SEARCH: SearchOptions = {
  name: 'search',
  misjudgement: 0.1,
  futures: 240,
  work: 2400,
  width: 8,
  planning: { samples: 6, work: 40_000, turns: 1 },
}

/**
 * Compares what the game's policy proposes: each answer is followed by the same futures, with the same dice, in which
 * the policy plays for everybody until play is at rest. If the game makes plans, it compares whole plans instead.
 */
export function searchPlayer(seed: string, options: SearchOptions): Bot {
  const random = Random.fromSeed(seed)
  const { name, misjudgement, width } = options
  let planned: { readonly span: string; readonly plan: Json } | undefined
  return {
    name,
    choose(sight) {
      const { state, setup } = sight.imagine({ recording: false })
      const luck = `${seed}/${random.between(0, 0x7fffffff)}`
      const { plans } = sight.game.bots
      const span = plans?.span(state, sight.seat)
      if (plans && span !== undefined && planned?.span !== span) {
        planned = { span, plan: choosePlan(sight, plans, options.planning, { seed: luck, misjudgement }) }
      }
      const plan = span === undefined ? undefined : planned?.plan
      const question = { state, setup, decision: sight.decision, random, misjudgement, plan }
      const answers = proposals(sight.game, question).slice(0, width)
      return answers.length === 1 || plan !== undefined ? answers[0]! : bestOf(sight, answers, luck, options)
    },
  }
}

/** An answer is better than one proposed before it only by more than what rounding may add. */
const TOLERANCE = 1e-9

function bestOf(sight: PlayerSight, answers: readonly Answer[], luck: string, options: SearchOptions): Answer {
  const worths = answers.map(() => 0)
  const rounds = Math.max(1, Math.floor(options.futures / answers.length))
  let work = options.work
  for (let round = 0; round < rounds && work > 0; round++) {
    for (const [i, answer] of answers.entries()) {
      const terms = { luck: `${luck}/${round}`, misjudgement: options.misjudgement }
      const { worth, decisions } = playFuture(sight, answer, terms)
      worths[i]! += worth
      work -= decisions
    }
  }
  let best = 0
  for (const [i, worth] of worths.entries()) if (worth > worths[best]! + TOLERANCE) best = i
  return answers[best]!
}
