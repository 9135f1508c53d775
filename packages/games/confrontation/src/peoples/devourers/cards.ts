import { addOwnEffect, askToUse, effectOn, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { combatDice, opponentsIn } from '../../combat/fight.ts'
import { artefact, innate } from '../builders.ts'

const VEIL = 'the-black-veil'
const VEIL_DEF = 2

/** CF-REV-DEVOURER-06: always allows a sustained defence, and a die may be given up for a better DEF. */
const blackVeil = innate(VEIL, {
  sustainsAnyway: true,
  *beforePlacing(play, fight, bearer) {
    if (effectOn(bearer, 'veiled') || combatDice(play, bearer, opponentsIn(play, fight, bearer)).total === 0) return
    if (yield* askToUse(play, bearer, VEIL)) addOwnEffect(play, bearer, 'veiled', VEIL, 'round')
  },
})

/** CF-REV-DEVOURER-06: also in a combat after a pursuit. */
const veiled = lasting('veiled', VEIL, {
  shownAs: 'hood',
  combatDice: ({ tally }) => void tally.add(-1, termOf(VEIL), 'CF-REV-DEVOURER-06'),
  characteristic: ({ which, tally }) => {
    if (which === 'def') tally.add(VEIL_DEF, termOf(VEIL), 'CF-REV-DEVOURER-06')
  },
})

/** CF-REV-DEVOURER-07: the game has no attacks on chains, which leaves only the run. */
const snare = artefact('snare-of-chains', { runsAndCasts: true })

define(blackVeil, veiled, snare)
