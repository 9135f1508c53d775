import { parentPort } from 'node:worker_threads'
import { playPokemonBattle } from './pokemon.ts'

/** Plays the requested number of the peer's battles and reports how many choices they took. */
parentPort?.on('message', (battles: number) => {
  let choices = 0
  for (let seed = 1; seed <= battles; seed++) choices += playPokemonBattle(seed)
  parentPort?.postMessage(choices)
})
