import { termOf } from '../../abilities/builders.ts'
import { abilities, define } from '../../ability.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { areEnemies, type Fighter, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { artefact, isNear } from '../builders.ts'

/** CF-REV-GRIFFIN-01, -02: the rules of armies apply their effects. */
const chastisement = artefact('chastisement', {})
const seal = artefact('seal-of-the-temple', {})

/** CF-REV-GRIFFIN-23: one die more wherever Assassin adds one. */
const ring = artefact('the-ring-of-redemption', {
  damageDice: (play, roll, bearer) => {
    if (!has(play, bearer, 'assassin')) return 0
    return abilities.get('assassin').damageDice!(play, roll, bearer, null) > 0 ? 1 : 0
  },
})

/** CF-REV-GRIFFIN-27: Counter-attack, not as printed, and harder to attack. */
const armour = artefact('griffin-armour', {
  grants: ['counter-attack'],
  hampersOpponents: ({ test, tally }, bearer) => {
    if (test.kind !== 'attack' || test.against !== bearer) return
    tally.add(-2, termOf('griffin-armour'), 'CF-REV-GRIFFIN-27')
  },
})

const SCEPTRE = 'sceptre-of-submission'
/** CF-REV-GRIFFIN-28: its reach in cm, and the abilities that protect from it. */
const CRUSHING = 10
const UNBENT = ['living-dead', 'fanaticism', 'righteous', 'construct']

/** CF-REV-GRIFFIN-28: enemies near the bearer; several sceptres count once. */
const sceptre = artefact(SCEPTRE, { aura: { gives: ['under-the-sceptre'], reaches: submits } })

function submits(play: PlayState, bearer: Fighter, other: Fighter): boolean {
  if (!areEnemies(bearer, other) || !isNear(bearer, other, CRUSHING)) return false
  return !UNBENT.some((ability) => has(play, other, ability))
}

const HAMPERED = [...INITIATIVE, 'attack', 'defence', 'aim']

define(chastisement, seal, ring, armour, sceptre, {
  id: 'under-the-sceptre',
  name: sceptre.name,
  rule: sceptre.rule,
  finalResult: ({ test, tally }) => {
    if (HAMPERED.includes(test.kind)) tally.add(-1, termOf(SCEPTRE), 'CF-REV-GRIFFIN-28')
  },
})
