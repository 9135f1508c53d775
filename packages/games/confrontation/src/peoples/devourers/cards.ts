import { addOwnEffect, askToUse, effectOn, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { combatDice, opponentsIn } from '../../combat/fight.ts'
import { artefact, innate } from '../builders.ts'

const VEIL = 'CF-REV-DEVOURER-06'
const VEIL_DEF = 2

/** CF-REV-DEVOURER-06: she may always sustain her defence, and give a die up to defend herself better. */
const blackVeil = innate(VEIL, {
  sustainsAnyway: true,
  *beforePlacing(play, fight, bearer) {
    if (effectOn(bearer, 'veiled') || combatDice(play, bearer, opponentsIn(play, fight, bearer)).total === 0) return
    if (yield* askToUse(play, bearer, VEIL)) addOwnEffect(play, bearer, 'veiled', VEIL, 'round')
  },
})

/** CF-REV-DEVOURER-06: in a combat after a pursuit, too. */
const veiled = lasting('veiled', VEIL, {
  shownAs: 'hood',
  combatDice: ({ tally }) => void tally.add(-1, termOf(VEIL), VEIL),
  characteristic: ({ which, tally }) => {
    if (which === 'def') tally.add(VEIL_DEF, termOf(VEIL), VEIL)
  },
})

/** CF-REV-DEVOURER-07: nothing in the game is aimed at chains, so what is left of it is the run. */
const snare = artefact('snare-of-chains', { runsAndCasts: true })

define(blackVeil, veiled, snare)
