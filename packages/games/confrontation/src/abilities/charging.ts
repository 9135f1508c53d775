import { define } from '../ability.ts'
import { addPrinted } from '../characteristics.ts'
import { limits } from '../limits.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import { xOf } from '../traits.ts'
import { ability, addOwnEffect, askToUse, immediately, lasting, termOf } from './builders.ts'

/** CF-ABIL-05, -16: he has charged, and this is his first combat since. */
function isFirstCombat({ state }: PlayState, bearer: Fighter, id: string): boolean {
  return bearer.charged.length > 0 && !limits.isSpent(state, bearer.uses, { id, per: 'round' })
}

/** The advantage is gone for this round. */
function spend({ state }: Play, bearer: Fighter, id: string): void {
  limits.use(state, bearer.uses, { id, per: 'round' })
}

/** CF-ABIL-05: the first Damage roll of his first combat after a charge has a third die. */
const assassin = ability('assassin', {
  damageDice: (play, { by, kind }, bearer) =>
    by === bearer && kind === 'combat' && isFirstCombat(play, bearer, 'assassin') ? 1 : 0,
  afterDamage: (play, { by, kind }, _result, bearer) =>
    immediately(() => {
      if (by === bearer && kind === 'combat') spend(play, bearer, 'assassin')
    }),
  combatEnd: (play, bearer) => immediately(() => spend(play, bearer, 'assassin')),
})

/** CF-ABIL-15: a 5 of his attacks may be rolled again, and the Force of his charge is one more. */
const brutal = ability('brutal', {
  rerolls: ({ kind }) => (kind === 'attack' ? [5] : []),
  force: ({ part, tally }) => {
    if (part === 'charging') tally.add(1, termOf('brutal'), 'CF-ABIL-15')
  },
})

/** CF-ABIL-16: one attack die more in his first combat after a charge. */
const brutishCharge = ability('brutish-charge', {
  attackDice: ({ play, tally }, bearer) => {
    if (isFirstCombat(play, bearer, 'brutish-charge')) tally.add(1, termOf('brutish-charge'), 'CF-ABIL-16')
  },
  combatEnd: (play, bearer) => immediately(() => spend(play, bearer, 'brutish-charge')),
})

/** CF-ABIL-18: whoever has charged has this STR until the end of the round; what else changes it is added, potions too (CF-ARTEFACT-26). */
const chargingStrength = ability('charging-strength', {
  stage: { characteristic: 'set' },
  characteristic: ({ play, which, tally }, bearer, effect) => {
    if (which !== 'str' || bearer.charged.length === 0) return
    tally.replace(xOf(bearer, 'charging-strength', effect), termOf('charging-strength'), 'CF-ABIL-18')
    addPrinted(play, bearer, which, tally)
  },
})

/** CF-ABIL-79, CF-MOVE-01: how often his MOV he charges, runs or flees, and how often others do. */
const RAPID = 3
const USUAL = 2

/**
 * CF-ABIL-79: thrice MOV in charges and runs; in flight only if his player says so, for it may take him off the table, and in a
 * charge that falls short, for it may take him too far from his friends.
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

/** CF-ABIL-88. */
const ruthless = ability('ruthless', { alwaysPenalises: true })

/** CF-ABIL-96. */
const steadfast = ability('steadfast', { withstandsCharges: true })

/** CF-ABIL-107: one combat die more, unless he has charged this round. */
const warHorse = ability('war-horse', {
  combatDice: ({ tally }, { charged }) => {
    if (charged.length === 0) tally.add(1, termOf('war-horse'), 'CF-ABIL-107')
  },
})

define(assassin, brutal, brutishCharge, chargingStrength, rapidity, rapidFlight, ruthless, steadfast, warHorse)
