import { type GreedyOptions, greedyPlayer } from './greedy-player.ts'
import type { Bot } from './player.ts'

/**
 * The bots that all others are measured against. They never change: their parameters are written out here, whatever
 * the defaults of `greedyPlayer` become, and `greedy-player.ts` and the games' `appraise` are not tuned any more.
 */
const ANCHORS = {
  'anchor-greedy': { futures: 120, work: 1000, suggestions: 8, finalists: 0, horizon: 'savepoint' },
  'anchor-veteran': { futures: 240, work: 1500, suggestions: 12, finalists: 3, horizon: 'savepoint' },
} as const satisfies Readonly<Record<string, GreedyOptions>>

export type AnchorName = keyof typeof ANCHORS

export const anchorNames = Object.keys(ANCHORS) as readonly AnchorName[]

export function anchorPlayer(name: AnchorName, seed: string): Bot {
  return greedyPlayer(seed, { ...ANCHORS[name], name })
}
