import type { Game } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

/** A game with opaque state and setup: all that code outside the games works with. */
export type AnyGame = Game<unknown, unknown, TableView>

interface Entry {
  readonly id: string
  /** Games are loaded when they are first needed, so that a page does not carry all of them. */
  load(): Promise<AnyGame>
}

const entries: readonly Entry[] = [
  { id: 'spheres-of-war', load: async () => (await import('@fray/spheres-of-war')).spheresOfWar as unknown as AnyGame },
  { id: 'spherewars', load: async () => (await import('@fray/spherewars')).spherewars as unknown as AnyGame },
  {
    id: 'spherewars-manuscript',
    load: async () => (await import('@fray/spherewars')).spherewarsManuscript as unknown as AnyGame,
  },
  { id: 'missum', load: async () => (await import('@fray/missum')).missum as unknown as AnyGame },
  {
    id: 'confrontation',
    load: async () => (await import('@fray/confrontation')).confrontation as unknown as AnyGame,
  },
]

export { gameCards } from './cards.ts'

/** The ids of all games, in the order they are offered. */
export const gameIds: readonly string[] = entries.map(({ id }) => id)

/** Loads the game with this id; undefined if there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return entries.find((entry) => entry.id === id)?.load()
}
