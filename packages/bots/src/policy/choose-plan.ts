import type { Json, PolicyPlans } from '@fray/kernel'
import type { PlayerSight } from '../player.ts'
import { playFuture } from './future.ts'

export interface PlanBudget {
  /** Futures played for each plan. */
  readonly samples: number
  /** Approximate number of decisions answered in all futures: then the best plan so far is taken. */
  readonly work: number
  /** How many turns a future lasts after the present one. */
  readonly turns: number
}

interface Luck {
  readonly seed: string
  readonly misjudgement: number
}

/** How often the neighbours of the best plan are looked through. */
const PASSES = 2

/**
 * Improves the policy's own plan step by step: every plan that differs a little is played out in the same futures as the
 * best one, and replaces it if it does better.
 */
export function choosePlan(sight: PlayerSight, plans: PolicyPlans, budget: PlanBudget, luck: Luck): Json {
  const { state } = sight.imagine({ recording: false })
  const end = plans.turn(state) + budget.turns
  let left = budget.work
  const worths = new Map<string, number>()
  const worth = (plan: Json) => {
    const key = JSON.stringify(plan)
    const known = worths.get(key)
    if (known !== undefined) return known
    let sum = 0
    for (let i = 0; i < budget.samples; i++) {
      const terms = { luck: `${luck.seed}/${i}`, misjudgement: luck.misjudgement, plan }
      const future = playFuture(sight, undefined, { ...terms, isOver: (match) => plans.turn(match.state) > end })
      sum += future.worth
      left -= future.decisions
    }
    worths.set(key, sum)
    return sum
  }
  let best = plans.first(state, sight.seat)
  for (let pass = 0; pass < PASSES; pass++) {
    const before = best
    for (const other of plans.others(best)) if (left > 0 && worth(other) > worth(best) + TOLERANCE) best = other
    if (best === before) break
  }
  return best
}

/** A plan is better only by more than what rounding may add. */
const TOLERANCE = 1e-9
