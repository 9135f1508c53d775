import type { Json, Random } from '@fray/kernel'
import { readyArmies } from '../armies/ready-armies.ts'
import { PIECE_KINDS } from '../ground/scenery.ts'

/** A sound setup by chance: two ready armies of one size, and a few pieces in a grid where they cannot overlap. */
export function randomSetup(random: Random): Json {
  const pick = <T>(list: readonly T[]): T => list[random.between(0, list.length - 1)]!
  const first = pick(readyArmies)
  const alike = readyArmies.filter(({ list }) => list.points === first.list.points)
  const scenery: Json[] = []
  for (const x of [20, 45, 60, 75, 100]) {
    if (random.between(0, 2) > 0) continue
    scenery.push({
      kind: pick(PIECE_KINDS),
      at: [x, random.between(12, 48)],
      size: [random.between(5, 12), random.between(5, 12)],
    })
  }
  return { armies: [first.id, pick(alike).id], rounds: random.between(1, 8), scenery }
}
