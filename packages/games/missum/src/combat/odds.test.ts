import { Tally, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy, melee, rulesOf, secret, termsOf, volley } from '../testing/fight.ts'
import { eventArgs, legion, unit } from '../testing/scene.ts'
import { oddsOf } from './odds.ts'

const spears = legion('Spears', 0, 600, 600, { weapons: ['longSpear'], figures: 8, files: 8 })
const medium = legion('Medium', 1, 600, 600, { armour: 'medium', figures: 16, files: 8 })

/** Gets the chart's hundredths of casualties for a net factor. */
function chart(net: number, figures: number): number {
  const factor = (amount: number) => new Tally(text('factor')).add(amount, text('factor'))
  const { casualties, percent } = oddsOf({ attack: factor(net), defence: factor(0), figures, scales: [] })
  return casualties * 100 + percent
}

describe('the odds chart', () => {
  test('MI-ODDS-01 MI-ODDS-02 MI-ODDS-05 MI-MELEEFACTOR-02 EX-MI-01 eight spears against medium infantry: 1.92, so 92 fells a second', () => {
    const struck = melee([spears, medium], { dice: [92, 100] })
    const spared = melee([spears, medium], { dice: [93, 100] })
    expect(attacksBy(struck, 'Spears')).toEqual([{ attack: 5, defence: 9, net: -4, casualties: 1.92, 'one-more': 92 }])
    expect([struck, spared].map((match) => eventArgs(match, 'strike')[0]!.casualties)).toEqual([2, 1])
    expect(struck.events.find(({ type }) => type === 'rolled')?.dice).toMatchObject([{ sides: 100 }])
  })

  test('MI-ODDS-03 the odds chart gives the casualties per figure', () => {
    const rates = [
      [200, 180, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 44, 40],
      [36, 32, 28, 24, 22, 20, 20, 18, 18, 16, 14, 14, 12, 10, 8, 8, 6, 6, 4, 2],
    ].flat()
    expect(rates.map((_, i) => chart(15 - i, 1))).toEqual(rates)
  })

  test('MI-ODDS-03 the columns continue past the two misprinted cells and past ten figures', () => {
    expect(chart(7, 5)).toBe(500)
    expect(chart(-20, 9)).toBe(18)
    expect(chart(1, 23)).toBe(1012)
  })

  test('MI-ODDS-04 EX-MI-03 past the chart +17 is 3.0 and +18 is 3.5 for one figure; nothing is worse than -20', () => {
    expect([15, 16, 17, 18].map((net) => chart(net, 1))).toEqual([200, 250, 300, 350])
    expect(chart(-21, 10)).toBe(20)
    expect(chart(-40, 10)).toBe(20)
  })

  test('MI-ODDS-05 odds without a fraction need no roll', () => {
    const ten = legion('Ten', 0, 600, 600, { weapons: ['dagger'], figures: 10, files: 10 })
    const fifty = (name: string, seat: 0 | 1) => legion(name, seat, 900, 600, { figures: 100, files: 50 })
    const match = melee([fifty('Ours', 0), fifty('Theirs', 1)])
    expect(eventArgs(match, 'strike').map(({ casualties }) => casualties)).toEqual([11, 11])
    expect(() => melee([ten, legion('Enemy', 1, 600, 600, { figures: 20 })])).toThrow(/dice/)
  })

  test('MI-ODDS-06 MI-MELEE-14 each enemy is attacked separately: fractions are not pooled', () => {
    const wide = legion('Wide', 0, 600, 600, { figures: 40, files: 20 })
    const left = legion('Left', 1, 525, 600, { figures: 20, files: 10 })
    const right = legion('Right', 1, 675, 600, { figures: 20, files: 10 })
    const match = melee([wide, left, right], { dice: [20, 21, 100, 100] })
    expect(eventArgs(match, 'strike').slice(0, 2)).toEqual([
      { striker: 'Wide', target: 'Left', figures: 10, casualties: 3 },
      { striker: 'Wide', target: 'Right', figures: 10, casualties: 2 },
    ])
  })

  test('MI-ODDS-07 MI-CASUALTY-04 MI-CASUALTY-05 a legion loses at most its remaining figures; an empty legion is destroyed, not routed', () => {
    const few = legion('Few', 1, 600, 600, { weapons: ['dagger'], armour: 'light', figures: 2, files: 2 })
    const many = legion('Many', 0, 600, 600, { race: 'shen', weapons: ['swordAx'], figures: 2, files: 2 })
    const match = melee([many, few], { dice: [100] })
    expect(eventArgs(match, 'strike')).toEqual([{ striker: 'Many', target: 'Few', figures: 2, casualties: 3 }])
    expect(eventArgs(match, 'casualties')).toEqual([{ unit: 'Few', lost: 2 }])
    expect({ fate: unit(match, 'Few').fate, body: unit(match, 'Few').body, contacts: match.state.contacts }).toEqual({
      fate: 'destroyed',
      body: null,
      contacts: [],
    })
  })
})

describe('figure scale', () => {
  const men = (more = {}) => legion('Men', 0, 600, 600, { figures: 20, files: 10, stand: 'standing', ...more })
  test('MI-SCALE-02 MI-SCALE-03 MI-SCALE-06 MI-CREATURE-04 attacks on sérudla and sró are multiplied by ten, their own attacks by one', () => {
    for (const [race, against, own] of [
      ['serudla', 6, 4],
      ['sro', 4.8, 5.5],
    ] as const) {
      const beast = legion('Beast', 1, 600, 600, { race, weapons: [], armour: 'light', figures: 1, stand: 'standing' })
      const answers = race === 'serudla' ? [secret(0, 'keep'), secret(1, 'hold')] : [secret(0, 'keep')]
      const match = melee([men(), beast], { answers, seed: 'beast' })
      expect(attacksBy(match, 'Beast')[0]).toMatchObject({ casualties: own })
      expect(attacksBy(match, 'Men')[0]).toMatchObject({ casualties: against })
    }
  })

  test('MI-SCALE-07 MI-SCALE-11 MI-ARTILLERY-04 engine missiles inflict a fifth of the chart, rounded at the end', () => {
    const engine = legion('Engine', 0, 600, 600, { engine: 'lightDartThrower', weapons: [], figures: 2 })
    const foe = legion('Enemy', 1, 600, 500, { figures: 20, files: 10 })
    const match = volley([engine, foe], { answers: ['1'], dice: [12] })
    expect(attacksBy(match, 'Engine')).toEqual([{ attack: 16, defence: 11, net: 5, casualties: 0.64, 'one-more': 64 }])
    expect(eventArgs(match, 'volley.short')).toEqual([
      { shooter: 'Engine', target: 'Enemy', figures: 4, casualties: 1 },
    ])
    const shen = legion('Enemy', 1, 600, 500, { race: 'shen', weapons: ['swordAx'], figures: 10, files: 5 })
    const own = legion('Engine', 0, 600, 600, { engine: 'lightDartThrower', weapons: [], figures: 1 })
    const nearest = volley([own, shen], { answers: ['1'], dice: [11] })
    expect(attacksBy(nearest, 'Engine')).toMatchObject([{ net: -4, casualties: 0.1, 'one-more': 10 }])
  })

  test('MI-SCALE-08 MI-MELEEFACTOR-07 an engine in contact is one light, shielded attacker with a dagger, whatever its crew', () => {
    const engine = legion('Engine', 1, 600, 600, { engine: 'lightStoneThrower', weapons: [], figures: 2, files: 2 })
    const match = melee([men({ weapons: ['dagger'], files: 12, figures: 24 }), engine], { seed: 'engine' })
    expect(attacksBy(match, 'Men')[0]).toMatchObject({ defence: 5 })
    expect(attacksBy(match, 'Engine')[0]).toMatchObject({ attack: 4 })
    expect(eventArgs(match, 'strike')[1]).toMatchObject({ striker: 'Engine', figures: 2 })
  })

  test('MI-SCALE-09 MI-SCALE-11 MI-ARTILLERY-06 EX-MI-05 odds of .08 against an engine figure are .40', () => {
    const own = legion('One', 0, 600, 600, {
      figures: 1,
      disorganized: true,
      enchantments: [{ kind: 'gift', turns: 1 }],
    })
    const engine = legion('Engine', 1, 600, 600, { engine: 'lightDartThrower', weapons: [], figures: 1 })
    const mire = { terrain: 'swamp', shape: { box: [500, 500], size: [200, 300] } }
    const wall = {
      terrain: 'lowWall',
      shape: {
        wall: [
          [500, 600],
          [700, 600],
        ],
      },
    }
    const match = melee(
      [own, engine],
      { seed: 'five' },
      {
        terrain: [mire, wall],
        contacts: [{ attacker: 'One', defender: 'Engine', across: 1 }],
      },
    )
    expect(attacksBy(match, 'One')[0]).toMatchObject({ attack: -10, net: -15, casualties: 0.4, 'one-more': 40 })
  })

  test('MI-SCALE-06 MI-SCALE-07 MI-SCALE-09 MI-SCALE-11 the scale multiplier is a separate term with its own rule', () => {
    const engine = (seat: 0 | 1, y: number) =>
      legion('Engine', seat, 600, y, { engine: 'lightDartThrower', weapons: [], figures: 2 })
    const foe = legion('Enemy', 1, 600, 500, { figures: 20, files: 10 })
    const shot = volley([engine(0, 600), foe], { answers: ['1'], seed: 'scale' })
    expect(termsOf(shot, 'Engine', 'casualties')).toEqual({ 'term.chart': 3.2, 'term.scale': -2.56 })
    expect(rulesOf(shot, 'Engine', 'casualties')).toEqual(['MI-ODDS-02', 'MI-SCALE-07'])
    const struck = melee([men({ files: 6, figures: 12 }), engine(1, 600)], { seed: 'scale' })
    expect(rulesOf(struck, 'Men', 'casualties')).toEqual(['MI-ODDS-02', 'MI-SCALE-09'])
    const beast = legion('Beast', 1, 600, 600, { race: 'sro', weapons: [], armour: 'light', figures: 2, files: 2 })
    const great = melee([men({ figures: 40, files: 10 }), beast], { seed: 'scale' })
    expect(rulesOf(great, 'Men', 'casualties')).toEqual(['MI-ODDS-02', 'MI-SCALE-06'])
    expect(termsOf(great, 'Beast', 'casualties')).toEqual({ 'term.chart': 11 })
  })
})
