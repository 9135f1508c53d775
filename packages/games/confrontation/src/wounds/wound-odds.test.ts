import { text } from '@fray/kernel'
import { explore } from '@fray/odds'
import { expect, test } from 'vitest'
import { playRule } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { rollDamage } from './damage-roll.ts'
import printed from './wound-table.fixture.json' with { type: 'json' }

/** The printed table's result for two dice: lines by the higher one, columns by the lower. */
function printedResult(a: number, b: number, strength: number, resistance: number): string {
  const [low, high] = a < b ? [a, b] : [b, a]
  if (low === 6) return 'K'
  const total = high + strength - resistance
  const line = printed.find(({ from, to }) => (from ?? total) <= total && total <= (to ?? total))
  return line!.cells[low - 1]!
}

/** Of 36 throws, how many give each result. */
function printedOdds(strength: number, resistance: number): Record<string, number> {
  const odds: Record<string, number> = {}
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const result = printedResult(a, b, strength, resistance)
      odds[result] = (odds[result] ?? 0) + 1
    }
  }
  return odds
}

/** The same by playing the rule for every roll: the health of Bob, who was unhurt. */
function playedOdds(strength: number, resistance: number): Record<string, number> {
  const match = playRule(
    { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, { res: resistance })] },
    function* (play) {
      const options = [{ key: 'strike', text: text('title'), value: true }]
      yield* play.pick({ seat: 0, prompt: text('title'), rules: [], options }, true)
      const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
      yield* rollDamage(play, { by, victim, kind: 'combat', strength, rules: ['CF-DAMAGE-01'] })
    },
  )
  const { exact, leaves } = explore(match, 0, 'strike', (future) => {
    const { wounds, stunned, status } = future.state.fighters[1]!
    return status === 'eliminated' ? 'K' : stunned ? 'S' : '-LGC'[wounds]!
  })
  expect(exact).toBe(true)
  const odds: Record<string, number> = {}
  for (const { result, mass } of leaves) odds[result] = (odds[result] ?? 0) + mass.value * 36
  return Object.fromEntries(Object.entries(odds).map(([result, throws]) => [result, Math.round(throws * 1e6) / 1e6]))
}

const VALUES = Array.from({ length: 21 }, (_, i) => i)

test.each(VALUES)(
  'CF-WOUND-04 the odds of every Wound agree with the printed table, STR %i against RES 0 to 20',
  (strength) => {
    for (const resistance of VALUES) {
      expect(resistance).toEqual(resistance)
      expect(playedOdds(strength, resistance)).toEqual(printedOdds(strength, resistance))
    }
  },
)

test('CF-REV-ACHERON-18: the odds distinguish dice with the same Wound if an effect depends on their faces', () => {
  /** Ann, a hurt spectre, strikes Bob. */
  const strike = (dice?: readonly number[]) =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['heartrender'] }, { wounds: 'serious' }),
          figure('Bob', 1, 60, 30, { res: 3 }),
        ],
      },
      function* (play) {
        const options = [{ key: 'strike', text: text('title'), value: true }]
        yield* play.pick({ seat: 0, prompt: text('title'), rules: [], options }, true)
        const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
        yield* rollDamage(play, { by, victim, kind: 'combat', strength: 7, rules: ['CF-DAMAGE-01'] })
      },
      dice ? { answers: ['strike'], dice } : {},
    )
  const outcome = ({ state }: Pick<ReturnType<typeof strike>, 'state'>) =>
    `${state.fighters[1]!.status} ${state.fighters[0]!.wounds === 1 ? 'healed' : 'hurt'}`
  const throws: Record<string, number> = {}
  const faces = [1, 2, 3, 4, 5, 6]
  for (const dice of faces.flatMap((a) => faces.map((b) => [a, b]))) {
    const result = outcome(strike(dice))
    throws[result] = (throws[result] ?? 0) + 1
  }
  const { exact, leaves } = explore(strike(), 0, 'strike', outcome)
  const odds: Record<string, number> = {}
  for (const { result, mass } of leaves) odds[result] = Math.round(((odds[result] ?? 0) + mass.value * 36) * 1e6) / 1e6
  expect(exact).toBe(true)
  expect(odds).toEqual(throws)
  // A heart is rent, another blow kills, or no one dies.
  expect(Object.keys(throws).sort()).toEqual(['eliminated healed', 'eliminated hurt', 'standing hurt'])
})
