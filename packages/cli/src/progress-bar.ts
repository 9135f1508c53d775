import { Presets, SingleBar } from 'cli-progress'

/** Shows a progress bar on terminals, and never in the output itself. */
export function progressBar(games: number): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined
  const format = '{bar} {value} of {total} matches, {eta_formatted} left'
  const bar = new SingleBar({ stream: process.stderr, format, clearOnComplete: true }, Presets.shades_classic)
  bar.start(games, 0)
  return bar
}
