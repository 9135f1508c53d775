import { type AnyGame, loadGame } from '@fray/games'
import { Match, playSituation, readSituation, startingPosition } from '@fray/kernel'
import { type AnyMatch, Teller } from '../teller.ts'

export const spheres = (await loadGame('spheres-of-war')) as AnyGame

export const origin = { setup: { width: 12, depth: 12 } }

/** Fox is one and a half inches from Hawk. */
export const position = {
  game: 'spheres-of-war',
  figures: [
    { name: 'Fox', seat: 0, x: 12, y: 14 },
    { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
  ],
}

export const contact = { path: [{ x: 30480, y: 31750 }] }

export function newMatch(seed = 'table'): AnyMatch {
  return Match.start(spheres, startingPosition(spheres, origin), seed)
}

/** Plays a script from the position, with a teller for it. */
export function playScript(script: object = {}): { match: AnyMatch; teller: Teller } {
  const situation = readSituation({ ...position, ...script })
  const { match } = playSituation(spheres, situation)
  return { match, teller: Teller.of(spheres, match) }
}
