import { InputError } from '@fray/kernel'
import { greedyPlayer, VETERAN } from './greedy-player.ts'
import type { Bot } from './player.ts'
import { randomPlayer } from './random-player.ts'

const bots: Readonly<Record<string, (seed: string) => Bot>> = {
  random: randomPlayer,
  greedy: (seed) => greedyPlayer(seed),
  veteran: (seed) => greedyPlayer(seed, VETERAN),
}

/** The bots that `createBot` knows, the simplest first. */
export const botNames: readonly string[] = Object.keys(bots)

/** A bot by its name; its choices depend on nothing but the seed and what it sees. */
export function createBot(name: string, seed: string): Bot {
  const create = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (create) return create(seed)
  throw new InputError('bot', [{ field: '', message: `there is no "${name}"; choose one of ${botNames.join(', ')}` }])
}
