import { forecast } from '@fray/odds'
import { expect, test } from 'vitest'
import { at, figures, scene } from './testing/scene.ts'

/** Gets the chance of each logged event of the forecast, by type and attacker. */
function chances(position: Parameters<typeof scene>[0], answers: string[]) {
  const match = scene(position, { answers })
  const { exact, chances: all } = forecast(match, match.pending[0]!.seat, at(10, 11))
  expect(exact).toBe(true)
  return Object.fromEntries(
    all.map(({ event, probability }) => {
      const attacker = event.args.attacker as { figure: number }
      return [`${event.type} ${match.state.combatants[attacker.figure]?.name}`, probability.fraction]
    }),
  )
}

test('SO-1-40 the odds of a whole combat are exact: four defences after contact on the first action', () => {
  const close = { figures: figures([[10, 10]], [[10, 12]]) }
  // A1 wins on the first or third roll, B1 on the second or fourth; else the strike stays pending.
  expect(chances(close, ['move', 'toward'])).toEqual({
    'defeated A1': '13/27',
    'defeated B1': '26/81',
    'pending A1': '16/81',
  })
})

test('SO-GAP-03 contact on the fifth action always leaves the strike pending', () => {
  const close = { figures: figures([[10, 10]], [[10, 12]]) }
  expect(chances(close, ['wait', 'wait', 'wait', 'wait', 'move', 'toward'])).toEqual({ 'pending A1': '1' })
})
