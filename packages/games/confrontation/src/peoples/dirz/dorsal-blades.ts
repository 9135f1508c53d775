import { choice, text } from '@fray/kernel'
import { addOwnEffect, effectOn, lasting } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { artefact } from '../builders.ts'

const CLOAK = 'the-cloak-of-crawling'

/**
 * CF-REV-DIRZ-35: grants blades for four attacks with STR 7; no ground slows the bearer, and no enemy in contact
 * hinders its magic. CF-REV-DIRZ-08: the blades may be given up for a sustained defence when the dice are placed.
 */
const cloak = artefact(CLOAK, {
  blades: (bearer) => ({ ability: CLOAK, dice: effectOn(bearer, 'blades-given-up') ? 0 : 4, strength: 7 }),
  crossesEncumbered: true,
  ignoresContact: true,
  *beforePlacing(play, _fight, bearer) {
    const fighter = { figure: bearer.id }
    const answer = yield* play.pick({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.blades', { fighter }),
      rules: ['CF-REV-DIRZ-08'],
      options: [choice('keep', text('option.blades.keep')), choice('give-up', text('option.blades.give-up'))],
    })
    if (answer === 'give-up') addOwnEffect(play, bearer, 'blades-given-up', CLOAK, 'combat')
  },
})

const givenUp = lasting('blades-given-up', CLOAK, {})

define(cloak, givenUp)
