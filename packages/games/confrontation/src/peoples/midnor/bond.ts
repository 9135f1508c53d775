import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { spendFaith } from '../../divination/faith.ts'
import type { Fighter, Play } from '../../state.ts'
import { innate } from '../builders.ts'

const BOND = 'bond-with-the-despot'
/** CF-REV-MIDNOR-20: the most faith for the bond, the cm of each point, and the cost of a second die. */
const MOST = 3
const CM_EACH = 5
const SECOND_DIE = 2

/** Faith spent on the aura, and whether some more pays for a Tactical roll with two dice. */
interface Sacrifice {
  readonly points: number
  readonly directs: boolean
}

/** CF-REV-MIDNOR-20: before each Tactical roll faith makes Ysilthan a commander for the round. */
const bond = innate(BOND, {
  active: true,
  *beforeTacticalRoll(play, bearer) {
    if (bearer.faith === 0) return
    const { points, directs } = yield* chooseSacrifice(play, bearer)
    if (points === 0) return
    spendFaith(bearer, costOf({ points, directs }))
    const cm = points * CM_EACH
    addOwnEffect(play, bearer, directs ? 'leadership' : 'bound-to-the-despot', BOND, 'round', cm)
    play.log('bond', { fighter: { figure: bearer.id }, cm }, ['CF-REV-MIDNOR-20'], {
      seat: bearer.seat,
      isOutcome: true,
    })
  },
})

function costOf({ points, directs }: Sacrifice): number {
  return points + (directs ? SECOND_DIE : 0)
}

function* chooseSacrifice(play: Play, bearer: Fighter): Procedure<Sacrifice> {
  const amounts = Array.from({ length: MOST }, (_, i) => i + 1)
  const all = [
    { points: 0, directs: false },
    ...[false, true].flatMap((directs) => amounts.map((points) => ({ points, directs }))),
  ]
  return yield* play.pick<Sacrifice>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.bond-with-the-despot', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-MIDNOR-20'],
    options: all.filter((sacrifice) => costOf(sacrifice) <= bearer.faith).map(optionFor),
  })
}

function optionFor(sacrifice: Sacrifice): DecisionOption<Sacrifice> {
  const { points, directs } = sacrifice
  const words = { points: costOf(sacrifice), cm: points * CM_EACH }
  if (points === 0) return { key: 'none', text: text('option.despot.none'), value: sacrifice }
  const how = directs ? 'directs' : 'leads'
  return { key: `${points}:${how}`, text: text(`option.despot.${how}`, words), value: sacrifice }
}

/** CF-REV-MIDNOR-20: an aura like that of Leadership/X, without its second die. */
const bound = lasting('bound-to-the-despot', BOND, {
  shownAs: 'hydra',
  leadershipAura: (_bearer, effect) => effect?.x ?? 0,
})

define(bond, bound)
