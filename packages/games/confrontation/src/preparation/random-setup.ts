import type { Json, Random } from '@fray/kernel'
import { ARMIES_WITH_CARDS } from '../armies/list.ts'
import { randomArmy } from '../armies/random-army.ts'
import { readyArmies } from '../armies/ready-armies.ts'
import { PIECE_KINDS } from '../ground/scenery.ts'
import { SCENARIOS } from '../scenarios/scenario.ts'

const SIZES = [100, 150, 200, 250, 300, 350, 400]

/**
 * A random valid setup: two armies of one size in any scenario, and a few pieces in a grid where they cannot overlap.
 */
export function randomSetup(random: Random): Json {
  const scenery: Json[] = []
  for (const x of [20, 45, 60, 75, 100]) {
    if (random.between(0, 2) > 0) continue
    const size = [random.between(5, 12), random.between(5, 12)]
    scenery.push({ kind: random.pick(PIECE_KINDS), at: [x, random.between(12, 48)], size })
  }
  const armies = random.between(0, 1) === 0 ? pickReadyArmies(random) : randomArmies(random)
  return { armies, scenario: random.pick(SCENARIOS), rounds: random.between(1, 8), scenery }
}

/** CF-READY-01: two ready armies of one size. */
function pickReadyArmies(random: Random): Json[] {
  const first = random.pick(readyArmies)
  const alike = readyArmies.filter(({ list }) => list.points === first.list.points)
  return [first.id, random.pick(alike).id]
}

/** Two random armies, each of any people. */
function randomArmies(random: Random): Json[] {
  const points = random.pick(SIZES)
  return [0, 1].map(() => randomArmy(random.pick(ARMIES_WITH_CARDS), points, random) as unknown as Json)
}
