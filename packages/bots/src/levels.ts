import { type BotName, botNames } from './registry.ts'

/** The results of `fray ladder <game> --bots <bot>,<below> --seed levels`, in which every match is played twice. */
export interface Measurement {
  readonly game: string
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

/** Results of all matches that were played; those neither won nor lost were drawn. */
export type LevelResult = Pick<Measurement, 'below' | 'matches' | 'won' | 'lost'>

/** Lists the bots that a game offers, the weakest first: each has been shown to be stronger than the one before. */
export function levelsOf(game: string, measurements: readonly Measurement[] = MEASUREMENTS): readonly Level[] {
  const levels: Level[] = []
  for (const bot of botNames) {
    const below = levels.at(-1)?.bot
    if (below === undefined) {
      levels.push({ bot })
      continue
    }
    const results = resultAgainst(game, bot, below, measurements)
    if (results && isStronger(results)) levels.push({ bot, results })
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

/** Standard score of a 95% interval. */
const Z = 1.959964

/** Whether the 95% interval (Wilson) of the score, wins and half of the draws, lies above one half. */
function isStronger({ matches, won, lost }: LevelResult): boolean {
  const score = (won + (matches - won - lost) / 2) / matches
  const spread = Math.sqrt((score * (1 - score)) / matches + Z ** 2 / (4 * matches ** 2))
  return score + Z ** 2 / (2 * matches) - Z * spread > (1 + Z ** 2 / matches) / 2
}

const SOLDIER = { bot: 'soldier', below: 'recruit' } as const

/** The measurements; docs/bots.md tells more about them. */
export const MEASUREMENTS: readonly Measurement[] = [
  { game: 'confrontation', ...SOLDIER, matches: 16, won: 13, lost: 3 },
  { game: 'spheres-of-war', ...SOLDIER, matches: 40, won: 30, lost: 7 },
  { game: 'spherewars', ...SOLDIER, matches: 12, won: 11, lost: 1 },
  { game: 'spherewars-manuscript', ...SOLDIER, matches: 24, won: 21, lost: 3 },
  { game: 'missum', ...SOLDIER, matches: 12, won: 10, lost: 2 },
]
