import { type BotName, botNames } from './registry.ts'

/**
 * The results of matches between a bot and the one below it, each played twice with seats swapped, by `fray simulate
 * <game> --preset <preset> --bots <bot>,<below> --games <matches> --mirrored --seed levels`.
 */
export interface Measurement {
  readonly game: string
  readonly preset: string
  readonly bot: BotName
  readonly below: BotName
  readonly matches: number
  readonly won: number
  readonly lost: number
}

/** A bot that a game offers, with its results against the one below it (none for the lowest). */
export interface Level {
  readonly bot: BotName
  readonly results?: LevelResult
}

/** Results over all presets that were played; the remaining matches were draws. */
export type LevelResult = Pick<Measurement, 'below' | 'matches' | 'won' | 'lost'>

/**
 * Lists the bots that a game offers, the simplest first: each has won more matches against the one before than it lost.
 */
export function levelsOf(game: string, measurements: readonly Measurement[] = MEASUREMENTS): readonly Level[] {
  const levels: Level[] = []
  for (const bot of botNames) {
    const below = levels.at(-1)?.bot
    if (below === undefined) {
      levels.push({ bot })
      continue
    }
    const results = resultAgainst(game, bot, below, measurements)
    if (results && results.won > results.lost) levels.push({ bot, results })
  }
  return levels
}

function resultAgainst(
  game: string,
  bot: BotName,
  below: BotName,
  all: readonly Measurement[],
): LevelResult | undefined {
  const played = all.filter(
    (measurement) => measurement.game === game && measurement.bot === bot && measurement.below === below,
  )
  const sum = (of: 'matches' | 'won' | 'lost') => played.reduce((total, measurement) => total + measurement[of], 0)
  return played.length === 0 ? undefined : { below, matches: sum('matches'), won: sum('won'), lost: sum('lost') }
}

const GREEDY = { bot: 'greedy', below: 'random' } as const
const VETERAN = { bot: 'veteran', below: 'greedy' } as const

/** The measurements; the README of this package lists them with confidence intervals. */
export const MEASUREMENTS: readonly Measurement[] = [
  { game: 'confrontation', preset: 'lions-orcs-100', ...GREEDY, matches: 24, won: 17, lost: 5 },
  { game: 'spheres-of-war', preset: 'standard', ...GREEDY, matches: 60, won: 48, lost: 9 },
  { game: 'spherewars', preset: 'skirmish-alliance-urueh', ...GREEDY, matches: 12, won: 12, lost: 0 },
  { game: 'spherewars-manuscript', preset: 'scions-500-scions-500', ...GREEDY, matches: 10, won: 10, lost: 0 },
  { game: 'spherewars-manuscript', preset: 'scions-500-alliance-500', ...GREEDY, matches: 10, won: 8, lost: 2 },
  { game: 'missum', preset: 'border', ...GREEDY, matches: 24, won: 19, lost: 5 },
  { game: 'spheres-of-war', preset: 'standard', ...VETERAN, matches: 40, won: 20, lost: 20 },
  { game: 'confrontation', preset: 'lions-orcs-100', ...VETERAN, matches: 6, won: 3, lost: 3 },
  { game: 'spherewars', preset: 'skirmish-alliance-urueh', ...VETERAN, matches: 70, won: 39, lost: 31 },
]
