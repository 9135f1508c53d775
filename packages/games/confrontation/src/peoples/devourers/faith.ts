import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { isInAura } from '../../divination/aura.ts'
import { type FaithfulRank, rankOf } from '../../divination/faith.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing, type WoundLevel } from '../../state.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { feelWound } from '../../wounds/health.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { artefact, innate, isOfArmy } from '../builders.ts'

const DEBT = 'debt-to-vile-tis'

/** CF-REV-DEVOURER-09: how much faith may be taken on credit. */
const CREDIT: Readonly<Record<FaithfulRank, number>> = { devout: 2, zealot: 5, dean: 8, avatar: 15 }
const CRITICAL = 3

/** CF-REV-DEVOURER-09: faith taken in advance, paid with the Wounds of others or with the debtor's own. */
const debt = innate(DEBT, {
  aura: { gives: ['debt-payment'], reaches: pays },
  grantsWhile: [{ gives: ['debt-payment'], holds: (play, bearer) => pays(play, bearer, bearer) }],
  mysticPhase: (play, bearer) => settleDebt(play, bearer),
  *afterGathering(play, bearer) {
    const points = yield* choosePoints(play, bearer)
    if (points === 0) return
    bearer.faith += points
    owe(play, bearer, points)
    play.log('debt', { fighter: { figure: bearer.id }, points }, ['CF-REV-DEVOURER-09'], { seat: bearer.seat })
  },
})

function faithOwed(bearer: Fighter): number {
  return effectOn(bearer, 'debt')?.x ?? 0
}

function owe(play: Play, bearer: Fighter, points: number): void {
  if (points > 0) addOwnEffect(play, bearer, 'debt', DEBT, 'game', points)
  else removeEffect(bearer, 'debt')
}

/** CF-REV-DEVOURER-09: the Devourer must be in the aura, and the faithful itself counts. */
function pays(play: PlayState, faithful: Fighter, other: Fighter): boolean {
  if (faithOwed(faithful) === 0 || areEnemies(faithful, other) || !isOfArmy(other, 'devourers')) return false
  return isInAura(play, faithful, other)
}

function* choosePoints(play: Play, bearer: Fighter): Procedure<number> {
  return yield* play.pick<number>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.debt', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-DEVOURER-09'],
    defaultAnswer: () => '0',
    options: Array.from({ length: CREDIT[rankOf(bearer)] + 1 }, (_, points): DecisionOption<number> => {
      return { key: String(points), text: text('option.debt', { points }), value: points }
    }),
  })
}

/** CF-REV-DEVOURER-09: one degree for each counter left, and death beyond Critical, which nothing averts. */
function* settleDebt(play: Play, bearer: Fighter): Procedure {
  const points = faithOwed(bearer)
  if (points === 0) return
  removeEffect(bearer, 'debt')
  play.log('debt.due', { fighter: { figure: bearer.id }, points }, ['CF-REV-DEVOURER-09'], {
    seat: bearer.seat,
    isOutcome: true,
  })
  const reached = bearer.wounds + points
  if (reached > CRITICAL) return yield* eliminate(play, bearer, { by: null, rules: ['CF-REV-DEVOURER-09'] })
  bearer.wounds = reached as WoundLevel
  // CF-VIRTUE-11: one effect for any number of degrees.
  yield* feelWound(play, bearer)
}

const HARMLESS: readonly WoundResult[] = ['none', 'stunned']

/**
 * CF-REV-DEVOURER-09: a Wound or death inflicted on an opponent takes one counter from every faithful with the attacker
 * in its aura.
 */
const debtPayment = lasting('debt-payment', DEBT, {
  once: true,
  afterDamage: (play, { by, victim }, result, bearer) =>
    immediately(() => {
      if (by !== bearer || !areEnemies(victim, bearer) || HARMLESS.includes(result)) return
      for (const faithful of standing(play)) {
        if (pays(play, faithful, bearer)) owe(play, faithful, faithOwed(faithful) - 1)
      }
    }),
})

const indebted = lasting('debt', DEBT, { shownAs: 'token' })

const TALISMAN = 'five-bladed-talisman'
const TALISMAN_RULE = 'CF-REV-DEVOURER-10'
/** CF-REV-DEVOURER-10: the lowest face that adds a point of STR. */
const EMPOWERING = 5

/** CF-REV-DEVOURER-10: a die for every point, whether or not the call succeeds. */
const talisman = artefact(TALISMAN, {
  grants: ['bane-faithful'],
  *faithSpent(play, points, bearer) {
    const [faces = []] = yield* play.rollDice(
      text('roll.talisman', { fighter: { figure: bearer.id } }),
      [TALISMAN_RULE],
      [{ seat: bearer.seat, count: points, sides: 6 }],
    )
    const gained = faces.filter((face) => face >= EMPOWERING).length
    if (gained === 0) return
    const strength = (effectOn(bearer, 'talisman-strength')?.x ?? 0) + gained
    addOwnEffect(play, bearer, 'talisman-strength', TALISMAN, 'round', strength)
    play.log('talisman', { fighter: { figure: bearer.id }, strength }, [TALISMAN_RULE], { seat: bearer.seat })
  },
})

const talismanStrength = lasting('talisman-strength', TALISMAN, {
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'str') tally.add(effect?.x ?? 0, termOf(TALISMAN), TALISMAN_RULE)
  },
})

define(debt, debtPayment, indebted, talisman, talismanStrength)
