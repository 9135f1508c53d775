import { InputError } from '@fray/kernel'
import { anchorNames, anchorPlayer } from './anchors.ts'
import { greedyPlayer, VETERAN } from './greedy-player.ts'
import type { Bot } from './player.ts'
import { policyPlayer } from './policy/policy-player.ts'
import { SEARCH, searchPlayer } from './policy/search-player.ts'
import { randomPlayer } from './random-player.ts'

/** The bots that people may play against, the weakest first. Their strength is measured (levels.ts). */
export const botNames = ['recruit', 'soldier', 'veteran', 'warlord'] as const
export type BotName = (typeof botNames)[number]

const levels: Readonly<Record<BotName, (seed: string) => Bot>> = {
  recruit: randomPlayer,
  soldier: (seed) => greedyPlayer(seed, { name: 'soldier' }),
  veteran: (seed) => greedyPlayer(seed, VETERAN),
  warlord: (seed) => greedyPlayer(seed, { ...VETERAN, name: 'warlord' }),
}

const bots = new Map<string, (seed: string) => Bot>([
  ['random', randomPlayer],
  ...Object.entries(levels),
  ['policy', (seed: string) => policyPlayer(seed, { name: 'policy', misjudgement: 0.15 })],
  ['search', (seed: string) => searchPlayer(seed, SEARCH)],
  ...anchorNames.map((name) => [name, (seed: string) => anchorPlayer(name, seed)] as const),
])

/** All bots of `createBot`: those offered to people, and those that only measure others. */
export const allBotNames: readonly string[] = [...bots.keys()]

/** Creates a bot by name; its choices depend only on the seed and on what it sees. */
export function createBot(name: string, seed: string): Bot {
  const create = bots.get(name)
  if (create) return create(seed)
  throw new InputError('bot', [
    { field: '', message: `there is no "${name}"; choose one of ${allBotNames.join(', ')}` },
  ])
}
