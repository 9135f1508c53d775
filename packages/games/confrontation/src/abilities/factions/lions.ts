import { define } from '../../ability.ts'
import { askToUse, capacity } from '../builders.ts'
import { isHiddenNow } from '../scouting.ts'
import { comradesOf, giveForRound, onceForCamp } from './camp-uses.ts'

/** CF-PACK-27: so many count at most. */
const MOST_TACTICIANS = 3

const tactician = capacity('tactician-of-icquor', { campTactics: (bearers) => Math.min(MOST_TACTICIANS, bearers) })

/** CF-PACK-36: once in a game all who are bound to Laverne are Possessed for a round. */
const landOfHeroes = capacity('land-of-heroes', {
  beforeTacticalRoll: (play, bearer) =>
    onceForCamp(play, bearer, 'land-of-heroes', 'game', function* () {
      if (!(yield* askToUse(play, bearer, 'land-of-heroes'))) return false
      for (const comrade of comradesOf(play, bearer, 'land-of-heroes')) {
        giveForRound(play, comrade, 'possessed', 'land-of-heroes', 'CF-PACK-36')
      }
      return true
    }),
})

/** CF-PACK-38: as long as he is hidden, ground hinders him no more than grass, but he does not stay on it. */
const scoutOfLaverne = capacity('scout-of-laverne', {
  grantsWhile: [
    {
      gives: ['immunity-encumbered-ground', 'immunity-impassable-ground'],
      holds: (play, bearer) => isHiddenNow(play, bearer),
    },
  ],
  staysOffGround: (play, bearer) => isHiddenNow(play, bearer),
})

define(tactician, landOfHeroes, scoutOfLaverne)
