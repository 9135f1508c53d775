import { Random } from '@fray/kernel'
import { Battle, type ID, type PokemonSet } from '@pkmn/sim'

const NAMES: readonly [string, readonly string[]][] = [
  ['Tauros', ['bodyslam', 'earthquake', 'hyperbeam', 'blizzard']],
  ['Starmie', ['surf', 'thunderbolt', 'recover', 'blizzard']],
  ['Snorlax', ['bodyslam', 'reflect', 'rest', 'selfdestruct']],
  ['Alakazam', ['psychic', 'seismictoss', 'recover', 'thunderwave']],
  ['Chansey', ['icebeam', 'thunderbolt', 'softboiled', 'thunderwave']],
  ['Rhydon', ['earthquake', 'rockslide', 'bodyslam', 'substitute']],
]

const team: PokemonSet[] = NAMES.map(([species, moves]) => ({
  name: species,
  species,
  item: '',
  ability: 'None',
  moves: [...moves],
  nature: 'Serious',
  gender: 'N',
  evs: { hp: 252, atk: 252, def: 252, spa: 252, spd: 252, spe: 252 },
  ivs: { hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30 },
  level: 100,
}))

/** Plays one battle of Pokémon Showdown's simulator with random legal choices; returns the number of choices. */
export function playPokemonBattle(seed: number): number {
  const random = Random.fromSeed(`pokemon-${seed}`)
  const battle = new Battle({ formatid: 'gen1customgame' as ID, seed: [seed, seed + 1, seed + 2, seed + 3] as never })
  battle.setPlayer('p1', { name: 'One', team })
  battle.setPlayer('p2', { name: 'Two', team })
  if (battle.requestState === 'teampreview') battle.makeChoices('default', 'default')
  let choices = 0
  while (!battle.ended && choices < 4000) {
    for (const side of battle.sides) {
      const request = side.activeRequest
      if (!request || 'wait' in request) continue
      if (!side.choose(randomChoice(request, random))) side.autoChoose()
      choices++
    }
    battle.commitChoices()
  }
  return choices
}

function randomChoice(request: object, random: Random): string {
  if ('forceSwitch' in request || !('active' in request)) return `switch ${random.between(2, 6)}`
  const moves = (request.active as { moves: unknown[] }[])[0]?.moves.length ?? 1
  return random.between(0, 5) === 0 ? `switch ${random.between(2, 6)}` : `move ${random.between(1, moves)}`
}
