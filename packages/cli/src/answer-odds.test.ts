import { expect, test } from 'vitest'
import { oddsLines, oddsOfMatch } from './answer-odds.ts'
import { playScript } from './testing/spheres.ts'

test('events that read the same are one chance, with its exact fraction', () => {
  const { match, teller } = playScript({ answers: ['move', 'toward'] })
  const [attack, halfWay] = oddsOfMatch(match, teller)
  expect(attack?.exact).toBe(true)
  expect(attack?.chances.map(({ words, probability }) => [words, probability.fraction])).toEqual([
    ['Fox defeats Hawk.', '13/27'],
    ['Hawk defeats Fox.', '26/81'],
    ['Fox and Hawk stay locked. Fox strikes next turn.', '16/81'],
  ])
  expect(attack?.nothing.value).toBe(0)
  expect(halfWay && oddsLines(halfWay)).toEqual([
    '{"path":[{"x":30480,"y":33655}]}  to 12.00 13.25',
    '    no immediate result',
  ])
})

test('a sample states its error', () => {
  const lines = oddsLines({
    seat: 0,
    answer: 'go',
    words: 'Go',
    exact: false,
    error: 0.0139,
    chances: [{ words: 'It works.', probability: { value: 0.25 } }],
    nothing: { value: 0.75 },
  })
  expect(lines).toEqual(['"go"  Go (a sample: ± 1.39%)', '     25.00%  It works.', '     75.00%  none of these'])
})
