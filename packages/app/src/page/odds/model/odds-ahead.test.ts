import type { Answer } from '@fray/kernel'
import type { Forecast } from '@fray/session'
import { expect, test } from 'vitest'
import { OddsAhead } from './odds-ahead.ts'

const FORECAST: Forecast = { exact: true, error: 0, supposes: false, leftOut: [], chances: [], losses: [] }

/** An oracle whose every answer is given by hand, at a time that is told by hand. */
function laidOut(ahead: readonly Answer[]) {
  const asked: Answer[] = []
  const told: (readonly [Answer, boolean])[] = []
  let [answer, time]: [(forecast: Forecast | undefined) => void, number] = [() => {}, 0]
  const oracle = {
    forecast: (_seat: number, _sequence: number, of: Answer) => {
      asked.push(of)
      return new Promise<Forecast | undefined>((resolve) => {
        answer = resolve
      })
    },
    cancelForecast: async () => answer(undefined),
  }
  const tell = (of: Answer, forecast: Forecast | undefined) => told.push([of, forecast !== undefined])
  const odds = new OddsAhead({ seat: 0, sequence: 7 }, ahead, oracle, tell, () => time)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const foretell = async ({ took = 10, isKnown = true } = {}) => {
    time += took
    answer(isKnown ? FORECAST : undefined)
    await settle()
  }
  return { odds, asked, told, foretell, settle }
}

test('odds are computed one after another in advance', async () => {
  const { odds, asked, told, foretell } = laidOut(['a', 'b'])
  odds.begin()
  expect(asked).toEqual(['a'])
  await foretell()
  await foretell()
  expect(asked).toEqual(['a', 'b'])
  expect(told).toEqual([
    ['a', true],
    ['b', true],
  ])
})

test('the answer pointed at comes first, and interrupted work is resumed later', async () => {
  const { odds, asked, told, foretell, settle } = laidOut(['a', 'b', 'c'])
  odds.begin()
  odds.want('c')
  await settle()
  expect(asked).toEqual(['a', 'c'])
  for (let i = 0; i < 3; i++) await foretell()
  expect(asked).toEqual(['a', 'c', 'a', 'b'])
  expect(told.map(([answer]) => answer)).toEqual(['c', 'a', 'b'])
})

test('pointing at an answer before the others have started is not delayed by them', async () => {
  const { odds, asked, told, foretell, settle } = laidOut(['a', 'b'])
  odds.want('b')
  odds.begin()
  await settle()
  expect(asked).toEqual(['b'])
  for (let i = 0; i < 2; i++) await foretell()
  expect(told.map(([answer]) => answer)).toEqual(['b', 'a'])
})

test('pointing at an answer in progress waits for it without a restart', async () => {
  const { odds, asked, told, foretell } = laidOut(['a'])
  odds.begin()
  odds.want('a')
  await foretell()
  odds.want('a')
  expect(asked).toEqual(['a'])
  expect(told).toEqual([['a', true]])
})

test('odds that take too long are unknown; when time is up only wanted ones are computed', async () => {
  const { odds, asked, told, foretell } = laidOut(['a', 'b'])
  odds.begin()
  await foretell({ took: 4000, isKnown: false })
  expect(told).toEqual([['a', false]])
  expect(asked).toEqual(['a'])
  odds.want('b')
  expect(asked).toEqual(['a', 'b'])
})

test('a wanted answer is recognised by its content: if it takes too long it is not restarted', async () => {
  const { odds, asked, told, foretell } = laidOut([{ from: 1 }])
  odds.begin()
  odds.want({ from: 1 })
  await foretell({ isKnown: false })
  expect(asked).toHaveLength(1)
  expect(told).toEqual([[{ from: 1 }, false]])
})

test('nothing is reported after another question is asked', async () => {
  const { odds, asked, told, settle } = laidOut(['a', 'b'])
  odds.begin()
  odds.end()
  await settle()
  expect(asked).toEqual(['a'])
  expect(told).toEqual([])
})
