import { InputError } from '@fray/kernel'
import { greedyPlayer, VETERAN } from './greedy-player.ts'
import type { Bot } from './player.ts'
import { randomPlayer } from './random-player.ts'

/**
 * The bots that `createBot` knows, the simplest first: one takes any legal answer, one the best of the futures it
 * plays, one compares more of them. Their strength against each other is measured (levels.ts).
 */
export const botNames = ['random', 'greedy', 'veteran'] as const
export type BotName = (typeof botNames)[number]

const bots: Readonly<Record<BotName, (seed: string) => Bot>> = {
  random: randomPlayer,
  greedy: (seed) => greedyPlayer(seed),
  veteran: (seed) => greedyPlayer(seed, VETERAN),
}

/** Creates a bot by name; its choices depend only on the seed and on what it sees. */
export function createBot(name: string, seed: string): Bot {
  const create = Object.hasOwn(bots, name) ? bots[name as BotName] : undefined
  if (create) return create(seed)
  throw new InputError('bot', [{ field: '', message: `there is no "${name}"; choose one of ${botNames.join(', ')}` }])
}
