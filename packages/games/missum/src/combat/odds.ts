import { type ExplainedNumber, type Procedure, type Seat, Tally, text } from '@fray/kernel'
import { attackOdds, scaleOf } from '../charts.ts'
import { isEngine } from '../roster.ts'
import type { Play, Unit } from '../state.ts'

/** An attack by like figures on one target, ready for the odds chart (MI-ODDS-06). */
export interface Attack {
  readonly attack: Tally
  readonly defence: Tally
  /** Attacking figures: the column of the chart. */
  readonly figures: number
  /** Multipliers of the chart's value (MI-SCALE-11). */
  readonly scales: readonly Scale[]
}

/** MI-SCALE-06, -07, -09: a multiplier as a fraction, so that the calculation stays in whole numbers. */
export interface Scale {
  readonly times: number
  readonly by: number
  readonly rule: string
}

/** The result of the chart: whole casualties, and the percentage chance of one more. */
export interface Odds {
  readonly net: number
  /** Hundredths of casualties from the chart alone. */
  readonly chart: number
  readonly casualties: number
  readonly percent: number
}

const BEST = 15
const WORST = -20
/** MI-ODDS-04: hundredths that each point above the chart adds for each figure. */
const BEYOND = 50

/** MI-ODDS-03, -04: gets the hundredths of casualties per attacking figure. */
export function rateOf(net: number): number {
  const row = attackOdds(Math.min(BEST, Math.max(WORST, net)))
  if (!row) throw new RangeError(`the odds chart has no row for ${net}`)
  return Math.round(row.perFigure * 100) + Math.max(0, net - BEST) * BEYOND
}

/**
 * MI-ODDS-01 to -05, MI-SCALE-11: multiplies rate and figures, then applies the multipliers and splits off whole
 * casualties.
 */
export function oddsOf({ attack, defence, figures, scales }: Attack): Odds {
  const net = attack.total - defence.total
  const chart = rateOf(net) * figures
  const times = scales.reduce((product, scale) => product * scale.times, 1)
  const by = scales.reduce((product, scale) => product * scale.by, 1)
  // To the nearest hundredth, half up, in whole numbers.
  const hundredths = Math.floor((2 * chart * times + by) / (2 * by))
  return { net, chart, casualties: Math.floor(hundredths / 100), percent: hundredths % 100 }
}

/** MI-ODDS-02, -05: rolls the casualties of an attack; the fraction is rolled once. */
export function* rollCasualties(play: Play, seat: Seat, { casualties, percent }: Odds): Procedure<number> {
  if (percent === 0) return casualties
  const more = yield* play.roll(
    text('roll.one-more', { percent }),
    ['MI-ODDS-05'],
    [{ seat, count: 1, sides: 100 }],
    atMost(percent),
  )
  return more ? casualties + 1 : casualties
}

/** MI-GEN-03: reads only whether the roll is at or under the number. */
function atMost(number: number) {
  return {
    id: `at-most-${number}`,
    read: ([dice]: readonly (readonly number[])[]) => dice![0]! <= number,
  }
}

/**
 * Lists the numbers of an attack for players: both factors, the casualties from the chart, and the chance of one more.
 */
export function explainOdds(attack: Attack, odds: Odds): ExplainedNumber[] {
  const net = new Tally(text('number.net'))
    .add(attack.attack.total, text('term.attack-factor'), 'MI-ODDS-01')
    .add(-attack.defence.total, text('term.defence-factor'), 'MI-ODDS-01')
  const chance = new Tally(text('number.one-more')).add(odds.percent, text('term.fraction'), 'MI-ODDS-05')
  return [
    attack.attack.explain(),
    attack.defence.explain(),
    net.explain(),
    explainChart(attack, odds),
    chance.explain(),
  ]
}

/** Spelled out because hundredths added as fractions would not give round sums. */
function explainChart({ figures, scales }: Attack, { net, chart, casualties, percent }: Odds): ExplainedNumber {
  const total = casualties * 100 + percent
  const terms = [{ amount: chart / 100, label: text('term.chart', { net, figures }), rule: 'MI-ODDS-02' }]
  if (scales.length > 0) {
    terms.push({ amount: (total - chart) / 100, label: text('term.scale'), rule: scales[0]!.rule })
  }
  return { name: text('number.casualties'), total: total / 100, terms }
}

/** MI-SCALE-02: gets what a figure of the unit stands for. */
function scaleKind(unit: Unit): 'men' | 'serudla' | 'engine' | 'sro' {
  if (isEngine(unit)) return 'engine'
  const { race } = unit.troop
  return race === 'serudla' || race === 'sro' ? race : 'men'
}

/** MI-SCALE-06, -09: gets the multipliers against great beasts and engines. */
export function scaleAgainst(target: Unit): Scale[] {
  const kind = scaleKind(target)
  const times = scaleOf(kind)!.attackedMult
  if (times === 1) return []
  return [{ times, by: 1, rule: kind === 'engine' ? 'MI-SCALE-09' : 'MI-SCALE-06' }]
}

/** MI-SCALE-07: gets the multipliers of shooting engines. */
export function scaleOfShooting(shooter: Unit): Scale[] {
  const share = scaleOf(scaleKind(shooter))!.missileCasualtyMult
  return share === 1 ? [] : [{ times: 1, by: Math.round(1 / share), rule: 'MI-SCALE-07' }]
}
