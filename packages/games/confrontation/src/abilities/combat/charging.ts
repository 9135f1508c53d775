import { define } from '../../ability.ts'
import { addPrinted } from '../../characteristics.ts'
import { limits } from '../../limits.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { ability, addOwnEffect, askToUse, immediately, lasting, termOf } from '../builders.ts'

/** CF-ABIL-05, -16: whether the bearer has charged and this is the first combat since. */
function isFirstCombat({ state }: PlayState, bearer: Fighter, id: string): boolean {
  return bearer.charged.length > 0 && !limits.isSpent(state, bearer.uses, { id, per: 'round' })
}

/** Uses up the advantage for this round. */
function spend({ state }: Play, bearer: Fighter, id: string): void {
  limits.use(state, bearer.uses, { id, per: 'round' })
}

/** CF-ABIL-05: the first Damage roll in the first combat after a charge has a third die. */
const assassin = ability('assassin', {
  damageDice: (play, { by, kind }, bearer) =>
    by === bearer && kind === 'combat' && isFirstCombat(play, bearer, 'assassin') ? 1 : 0,
  afterDamage: (play, { by, kind }, _result, bearer) =>
    immediately(() => {
      if (by === bearer && kind === 'combat') spend(play, bearer, 'assassin')
    }),
  combatEnd: (play, bearer) => immediately(() => spend(play, bearer, 'assassin')),
})

/** CF-ABIL-15: a 5 in an attack may be rerolled, and the Force of a charge rises by one. */
const brutal = ability('brutal', {
  rerolls: ({ kind }) => (kind === 'attack' ? [5] : []),
  force: ({ part, tally }) => {
    if (part === 'charging') tally.add(1, termOf('brutal'), 'CF-ABIL-15')
  },
})

/** CF-ABIL-16: one extra attack die in the first combat after a charge. */
const brutishCharge = ability('brutish-charge', {
  attackDice: ({ play, tally }, bearer) => {
    if (isFirstCombat(play, bearer, 'brutish-charge')) tally.add(1, termOf('brutish-charge'), 'CF-ABIL-16')
  },
  combatEnd: (play, bearer) => immediately(() => spend(play, bearer, 'brutish-charge')),
})

/**
 * CF-ABIL-18: a fighter who has charged has this STR until the end of the round; other changes add to it, even potions
 * (CF-ARTEFACT-26).
 */
const chargingStrength = ability('charging-strength', {
  stage: { characteristic: 'set' },
  characteristic: ({ play, which, tally }, bearer, effect) => {
    if (which !== 'str' || bearer.charged.length === 0) return
    tally.replace(xOf(bearer, 'charging-strength', effect), termOf('charging-strength'), 'CF-ABIL-18')
    addPrinted(play, bearer, which, tally)
  },
})

/** CF-ABIL-79, CF-MOVE-01: the multiple of MOV for charges, runs and flights, with and without Rapidity. */
const RAPID = 3
const USUAL = 2

/**
 * CF-ABIL-79: three times MOV in charges and runs. A fleeing fighter or one whose charge falls short may decline, since
 * it could leave the table or its friends.
 */
const rapidity = ability('rapidity', {
  worksInRout: true,
  multiplier: (_, kind) => (kind === 'charge' || kind === 'run' ? RAPID : 0),
  *beforeMove(play, kind, bearer) {
    if (kind !== 'fleeing' || !(yield* askToUse(play, bearer, 'rapidity'))) return
    addOwnEffect(play, bearer, 'rapid-flight', 'rapidity', 'move')
  },
  *partUsedShort(play, bearer) {
    return (yield* askToUse(play, bearer, 'rapidity')) ? 1 : USUAL / RAPID
  },
})

const rapidFlight = lasting('rapid-flight', 'rapidity', {
  multiplier: (_, kind) => (kind === 'fleeing' ? RAPID : 0),
})

/** CF-ABIL-88: penalises every charged enemy, whatever its Force. */
const ruthless = ability('ruthless', { alwaysPenalises: true })

/** CF-ABIL-96: suffers no penalty when charged. */
const steadfast = ability('steadfast', { withstandsCharges: true })

/** CF-ABIL-107: one extra combat die in a round without a charge. */
const warHorse = ability('war-horse', {
  combatDice: ({ tally }, { charged }) => {
    if (charged.length === 0) tally.add(1, termOf('war-horse'), 'CF-ABIL-107')
  },
})

define(assassin, brutal, brutishCharge, chargingStrength, rapidity, rapidFlight, ruthless, steadfast, warHorse)
