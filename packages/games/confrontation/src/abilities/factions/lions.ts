import { define } from '../../ability.ts'
import { askToUse, capacity } from '../builders.ts'
import { isHiddenNow } from '../deployment/scouting.ts'
import { comradesOf, giveForRound, onceForCamp } from './camp-uses.ts'

/** CF-PACK-27: the limit of tacticians who count. */
const MOST_TACTICIANS = 3

const tactician = capacity('tactician-of-icquor', { campTactics: (bearers) => Math.min(MOST_TACTICIANS, bearers) })

/** CF-PACK-36: once a game all fighters bound to Laverne are Possessed for a round. */
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

/** CF-PACK-38: while hidden, the scout crosses any ground freely, but cannot stop on it. */
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
