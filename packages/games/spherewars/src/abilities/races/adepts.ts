import { type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { targetRoll } from '../../dice.ts'
import { touches } from '../../ground/board.ts'
import { hasChargeBonus } from '../../melee/charge.ts'
import { type Combatant, ownerOf, type Play } from '../../state.ts'
import { has } from '../../traits.ts'
import { addAbilityTerm, asProcedure, listedAbility, passiveStrike } from '../builders.ts'
import { addLingeringWound } from '../lingering-wound.ts'
import { tunnel } from '../tunnelling.ts'
import { spit } from '../venom.ts'

/** SW-RACE-91: the types of scenery that Adepts know. */
const KNOWN = ['wood', 'leafy-wood', 'hedge', 'hill']

/** SW-RACE-97: whether it stood still in its latest activation, or has not been activated. */
function isHiding({ lastMove }: Combatant): boolean {
  return lastMove === null || lastMove === 'stand'
}

/** SW-RACE-115: may turn a lost dexterity roll into a draw. */
function* parry(play: Play, bearer: Combatant, winner: Combatant): Procedure<boolean> {
  if (has(play, winner, 'parry')) return false
  const purpose = text('roll.parry', { bearer: { figure: bearer.id } })
  const { successes } = yield* targetRoll(play, purpose, ['SW-RACE-115'], ownerOf(play, bearer), 1, 5)
  return successes > 0
}

define(
  listedAbility('natures-camouflage', {
    targetDifficulty: ({ tally }) => addAbilityTerm(tally, 'natures-camouflage', 1),
  }),
  listedAbility('natures-knowledge', { crossesFreely: ({ type }) => KNOWN.includes(type) }),
  listedAbility('arcane-offering', {}),
  listedAbility('bleeding-wound', {
    afterDamage: (play, bearer, victim, wounds, kind) =>
      asProcedure(() => {
        if (kind === 'melee' && wounds > 0) addLingeringWound(play, victim, bearer, ['SW-RACE-94'])
      }),
  }),
  listedAbility('mimetic', {
    targetDifficulty({ tally }, bearer) {
      if (isHiding(bearer)) addAbilityTerm(tally, 'mimetic', 1)
    },
    spellReach: (_turn, bearer) => (isHiding(bearer) ? 8 : Number.POSITIVE_INFINITY),
  }),
  listedAbility('telepathy-offering', {
    orderReach: (_turn, _bearer, { profile }) => (profile.race === 'adepts' ? 10 : 0),
  }),
  listedAbility('defence-quills', {
    *dexterityLost(play, bearer, winner) {
      if (touches(bearer, winner)) yield* passiveStrike(play, bearer, winner, 1, 'SW-RACE-106')
    },
  }),
  listedAbility('underground-tunneller', { ownMove: tunnel }),
  listedAbility('venomous-spit', { combatPhaseStart: spit }),
  listedAbility('horns', {
    strength({ play, tally, kind, victim }, bearer) {
      const charged = play.state.acting?.charged.includes(victim.id) && hasChargeBonus(play, bearer, victim)
      if (kind === 'melee' && charged) addAbilityTerm(tally, 'horns', 1)
    },
  }),
  listedAbility('fearsome-pack', { support: ({ tally }) => addAbilityTerm(tally, 'fearsome-pack', 1) }),
  listedAbility('parry', { parries: parry }),
)
