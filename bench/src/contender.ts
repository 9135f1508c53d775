import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Json } from '@fray/kernel'
import type { Round } from './timing.ts'

/** A contender that plays at random, as data that can be sent to a thread. */
export type Contender =
  | {
      readonly kind: 'fray'
      /** The checkout of this project whose code plays. */
      readonly directory: string
      readonly game: string
      /** Prefixes of the ids of the presets, which are played in turn. */
      readonly presets: readonly string[]
    }
  | { readonly kind: 'pokemon-stream' | 'pokemon' | 'boardgame-io' }

/**
 * Loads a contender; the returned function plays one match, or a number of moves. A peer is loaded only in the thread
 * that needs it.
 */
export async function roundOf(contender: Contender): Promise<Round> {
  let seed = 0
  switch (contender.kind) {
    case 'fray': {
      const { gameNamed, playRandomGame } = await frayIn(contender.directory)
      const game = await gameNamed(contender.game)
      const isPlayed = ({ id }: { readonly id: string }) => contender.presets.some((start) => id.startsWith(start))
      const setups = game.content.presets.filter(isPlayed).map(({ setup }) => setup)
      return () => playRandomGame(game, setups[++seed % setups.length] as Json, seed)
    }
    case 'pokemon-stream': {
      const { playPokemonStream } = await import('./pokemon-stream.ts')
      return () => playPokemonStream(++seed)
    }
    case 'pokemon': {
      const { playPokemonBattle } = await import('./pokemon.ts')
      return () => playPokemonBattle(++seed)
    }
    case 'boardgame-io': {
      const { playBoardgameIo } = await import('./boardgame-io.ts')
      return () => playBoardgameIo(++seed, 500)
    }
  }
}

async function frayIn(directory: string): Promise<typeof import('./fray.ts')> {
  return await import(pathToFileURL(resolve(directory, 'bench/src/fray.ts')).href)
}
