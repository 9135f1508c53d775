import { define } from '../../ability.ts'
import { profileOf, standing } from '../../state.ts'
import { capacity } from '../making.ts'

const IDOL = 'Idol of Nightmares'

/** CF-CARD-26: Reinforcement, as long as a Character of the House of Sarlath or an Idol of Nightmares is there to call him. */
const swarmOfPhobos = capacity('swarm-of-phobos', {
  grants: ['reinforcement'],
  mayReturn: (play, bearer) =>
    standing(play)
      .filter(({ seat }) => seat === bearer.seat)
      .map(profileOf)
      .some(
        ({ name, character, army, rankWords }) =>
          name === IDOL || (character && army === 'acheron' && rankWords.includes('house of sarlath')),
      ),
})

/** CF-CARD-27: its bearer serves no war machine. */
const corrosiveStain = capacity('corrosive-stain', { neverSubstitutes: true })

define(corrosiveStain, swarmOfPhobos)
