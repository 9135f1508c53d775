import { define } from '../../ability.ts'
import { announces, capacity } from '../making.ts'
import { comradesOf, giveForRound, onceForCamp } from './making.ts'

/** CF-PACK-27: so many count at most. */
const MOST_TACTICIANS = 3

const tactician = capacity('tactician-of-icquor', { campTactics: (bearers) => Math.min(MOST_TACTICIANS, bearers) })

/** CF-PACK-36: once in a game all who are bound to Laverne are Possessed for a round. */
const landOfHeroes = capacity('land-of-heroes', {
  beforeTacticalRoll: (play, bearer) =>
    onceForCamp(play, bearer, 'land-of-heroes', 'game', function* () {
      if (bearer.inRout || !(yield* announces(play, bearer, 'land-of-heroes'))) return false
      for (const each of comradesOf(play, bearer, 'land-of-heroes')) {
        giveForRound(play, each, 'possessed', 'land-of-heroes', 'CF-PACK-36')
      }
      return true
    }),
})

define(tactician, landOfHeroes)
