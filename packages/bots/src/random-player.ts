import { Random } from '@fray/kernel'
import { candidates } from './candidates.ts'
import type { Bot } from './player.ts'

/** Gives any legal answer, all that are offered or suggested with the same chance. */
export function randomPlayer(seed: string): Bot {
  const random = Random.seeded(seed)
  return {
    name: 'random',
    choose: ({ decision }) => random.pick(candidates(decision)),
  }
}
