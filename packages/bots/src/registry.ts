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

/**
 * By level: how far off it is, at most, where the rules forbid to measure, and how much it looks ahead. In games without a
 * policy, the recruit gives default answers and the others weigh every answer.
 */
const levels: Readonly<Record<BotName, (seed: string) => Bot>> = {
  recruit: (seed) => policyPlayer(seed, { name: 'recruit', misjudgement: 0.2 }),
  soldier: (seed) => byGame(searchPlayer(seed, { ...SEARCH, name: 'soldier' }), greedyPlayer(seed)),
  veteran: (seed) =>
    byGame(searchPlayer(seed, { ...SEARCH, ...PATIENT, name: 'veteran' }), greedyPlayer(seed, VETERAN)),
  warlord: (seed) =>
    byGame(searchPlayer(seed, { ...SEARCH, ...TIRELESS, name: 'warlord' }), greedyPlayer(seed, VETERAN)),
}

const PATIENT = { misjudgement: 0.07, futures: 600, work: 6000 } as const
const TIRELESS = { misjudgement: 0.04, futures: 1500, work: 15_000 } as const

function byGame(sane: Bot, other: Bot): Bot {
  return { name: sane.name, choose: (sight) => (sight.game.bots.propose ? sane : other).choose(sight) }
}

const bots = new Map<string, (seed: string) => Bot>([
  ['random', randomPlayer],
  ...Object.entries(levels),
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
