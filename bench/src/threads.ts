import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url))

/** Decisions a second of a simulation on so many threads, by the clock. */
export function simulatedOn(threads: number, games: number): number {
  const args = ['simulate', 'spherewars', '--games', `${games}`, '--threads', `${threads}`, '--json']
  const told = execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  return (JSON.parse(told) as { decisionsPerSecond: number }).decisionsPerSecond
}
