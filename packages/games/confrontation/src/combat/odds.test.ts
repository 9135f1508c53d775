import { describeDecision } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { type Duellist, dice, duel } from '../testing/duel.ts'
import { figure, giveAnswers, promptId, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** The probability that an answer has an effect, as a fraction; undefined if it cannot. */
function chance(match: Scene, answer: Parameters<typeof forecast>[2], event: string, who: number, part = 'victim') {
  const { exact, chances } = forecast(match, match.pending[0]!.seat, answer, { assumeDistances: false })
  expect(exact).toBe(true)
  return chances.find((chance) => {
    const meant = chance.event.args[part] as { figure: number } | undefined
    return chance.event.type === event && meant?.figure === who
  })?.probability.fraction
}

/** Every hit kills: Bob is Critically Wounded, and the blow is terrible. The penalty lowers DEF 6 to 3. */
const DYING: Duellist = { card: { def: 6, res: 0 }, more: { wounds: 'critical' } }
const TERRIBLE = { str: 60 }

describe('CF-COMBAT-07 the best split of two dice', () => {
  // ATT 3 against DEF 3: a parry of one die stops an attack of natural 2 to 6 with at least the same face.
  const ONE_DIE = '5/12' // (1 + 2 + 3 + 4 + 5) / 36 for the faces 2 to 6.
  const TWO_DICE = '55/216' // (1 + 4 + 9 + 16 + 25) / 36 of each sixth: the better of two dice parries.

  test('against an opponent that only defends', () => {
    // Ann wins the Initiative; Bob has a Defence counter, so that Bob is not asked.
    const bob = { ...DYING, more: { ...DYING.more, defenceOnly: true } }
    const match = duel({ card: { ini: 9, ...TERRIBLE } }, bob, [], [4, 2])
    expect(promptId(match)).toBe('ask.dice')
    const chanceOfKill = (attack: number, defence: number) =>
      chance(match, dice({ 0: [attack, defence] }), 'eliminated', 1)
    // One attack against both dice.
    expect(chanceOfKill(1, 1)).toBe(TWO_DICE)
    // One die against each of two attacks: 5/12 + 5/12 × 5/12; and an attack that fails by itself costs no die, so that
    // both meet the second: 1/6 × 55/216.
    expect(chanceOfKill(2, 0)).toBe('205/324')
    expect(chanceOfKill(0, 2)).toBeUndefined()
  })

  test('CF-MIRACLE-35: under Ruin a successful parry can kill the defender by a 1 on another die', () => {
    const ruin = [{ object: 'ruin', source: { figure: 0 } }]
    const bob = { ...DYING, more: { ...DYING.more, defenceOnly: true, effects: ruin } }
    const match = duel({ card: { ini: 9, ...TERRIBLE } }, bob, [], [4, 2])
    // Against the faces 2 to 6: 11 of 36 show a 1, and 0, 1, 4, 9 and 16 of the others are too low.
    expect(chance(match, dice({ 0: [1, 1] }), 'eliminated', 1)).toBe('85/216')
  })

  test('against an opponent that places one die in each', () => {
    // Bob wins the Initiative and divides the dice evenly after seeing hers; Bob attacks first, once.
    const match = duel(DYING, { card: { ini: 9, ...TERRIBLE } }, [], [2, 4])
    expect(promptId(match)).toBe('ask.dice')
    const dies = (attack: number, defence: number) => chance(match, dice({ 0: [attack, defence] }), 'eliminated', 0)
    expect(dies(2, 0)).toBe('5/6')
    expect(dies(1, 1)).toEqual(ONE_DIE)
    expect(dies(0, 2)).toEqual(TWO_DICE)
  })

  test('the decision offers the splits worth comparing', () => {
    const match = duel({ card: { ini: 9 } }, { more: { defenceOnly: true } }, [], [4, 2])
    const told = describeDecision(match.pending[0]!)
    expect(told?.kind === 'arrange' && told.compared).toEqual([
      { slots: { attack: [['0', 2]], defence: [] } },
      { slots: { attack: [['0', 1]], defence: [['0', 1]] } },
      { slots: { attack: [], defence: [['0', 2]] } },
    ])
  })
})

describe('the odds of a charge', () => {
  test('CF-COURAGE-04 and CF-CHARGE-06: include whether the target stands', () => {
    // FEAR 6 against COU 4: a 2 is enough, a 1 fails.
    const match = turn([figure('Ann', 0, 20, 30, { fear: 6 }), figure('Bob', 1, 35, 30, { cou: 4 })])
    expect(chance(match, '0:charge:1', 'assault.charge', 0, 'fighter')).toBe('5/6')
    expect(chance(match, '0:charge:1', 'routed', 1, 'fighter')).toBe('1/6')
  })

  test('CF-CHARGE-03 and CF-COMBAT-02: include the result of the fight that follows', () => {
    const weak = turn([figure('Ann', 0, 20, 30, { str: 60 }), figure('Bob', 1, 30, 30, { res: 0 })])
    const strong = turn([figure('Ann', 0, 20, 30, { str: 0 }), figure('Bob', 1, 30, 30, { res: 60 })])
    const chanceOfDeath = (match: Scene, lookThroughPhase: boolean) =>
      forecast(match, 0, '0:charge:1', { leaves: 1, samples: 100, lookThroughPhase }).chances.find(({ event }) => {
        return event.type === 'eliminated' && (event.args.victim as { figure: number }).figure === 1
      })?.probability.value
    expect(chanceOfDeath(weak, true)).toBeGreaterThan(0.3)
    expect(chanceOfDeath(strong, true) ?? 0).toBeLessThan(0.2)
    expect(chanceOfDeath(weak, false)).toBeUndefined()
    // In play the combat phase comes later.
    giveAnswers(weak, '0:charge:1')
    expect(weak.events.some(({ type }) => type === 'opposition.first' || type === 'opposition.second')).toBe(false)
  })

  test('CF-CHARGE-07: are certain to fall short beyond reach', () => {
    const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)])
    // CF-MOVE-05: a player who reads the odds beforehand does not learn it.
    const near = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 30, 30)])
    expect(forecast(match, 0, '0:charge:1').chances).toEqual(forecast(near, 0, '0:charge:1').chances)
    expect(chance(match, '0:charge:1', 'assault.short', 0, 'fighter')).toBe('1')
  })
})

test('CF-STRATEGIC-05 odds of the Tactical roll assume that the opponent names its fighter with the highest Discipline', () => {
  const match = scene({
    phase: 'strategic',
    figures: [
      figure('Ann', 0, 20, 30, { dis: 5 }),
      figure('Abe', 0, 20, 50, { dis: 3 }),
      figure('Bob', 1, 90, 30, { dis: 3 }),
      figure('Ben', 1, 90, 50, { dis: 0 }),
    ],
  })
  giveAnswers(match, { slots: { pile: ['0', '1'] } } as never)
  giveAnswers(match, { slots: { pile: ['2', '3'] } } as never)
  expect(promptId(match)).toBe('ask.coordinator')
  // Few outcomes in which dice are rolled on and on; the rest is equal for both sides.
  const chancesToWin = (answer: string) => {
    const { chances } = forecast(match, 0, answer, { epsilon: 1e-3 })
    return [0, 1].map((seat) => {
      const { probability } = chances.find(({ event }) => event.type === 'tactical.won' && event.seat === seat)!
      return probability.value
    })
  }
  const [even, better] = [chancesToWin('1'), chancesToWin('0')]
  expect(even[0]).toBe(even[1])
  expect(better[0]).toBeGreaterThan(1.5 * better[1]!)
})

test('CF-RALLY-02 odds of a rally: against 6, COU 2 needs a 4 and DIS 3 needs a 3', () => {
  const match = scene({
    phase: 'strategic',
    figures: [figure('Ann', 0, 20, 30, { cou: 2, dis: 3 }, { inRout: true }), figure('Bob', 1, 90, 30)],
  })
  expect(promptId(match)).toBe('ask.rally')
  expect(chance(match, 'courage', 'rallied', 0, 'fighter')).toBe('1/2')
  expect(chance(match, 'discipline', 'rallied', 0, 'fighter')).toBe('2/3')
})
