import { parentPort } from 'node:worker_threads'
import { playPokemonBattle } from './pokemon.ts'

/** Plays so many battles of the peer whenever it is told to, and says how many choices they took. */
parentPort?.on('message', (battles: number) => {
  let choices = 0
  for (let seed = 1; seed <= battles; seed++) choices += playPokemonBattle(seed)
  parentPort?.postMessage(choices)
})
