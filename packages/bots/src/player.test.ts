import { expect, test } from 'vitest'
import { sightOf } from './player.ts'
import { race, raceMatch } from './race.fixture.ts'

test('a view is created on first access, and once', () => {
  let views = 0
  const match = raceMatch('a', {
    ...race,
    view: {
      ...race.view,
      show: (state) => {
        views++
        return state
      },
    },
  })
  const sight = sightOf(match, match.pending[0]!)
  expect(views).toBe(0)
  expect(sight.view).toBe(sight.view)
  expect(views).toBe(1)
})

test('the view and the imagined match hide what the seat may not know', () => {
  const match = raceMatch('a', race, [5, 1])
  const sight = sightOf(match, match.pending[0]!)
  const imagined = sight.imagine()
  expect({ seat: sight.seat, gameId: sight.game.id }).toEqual({ seat: 0, gameId: 'race' })
  expect(sight.view).toMatchObject({ breath: [5, 3] })
  expect(imagined.state).toMatchObject({ breath: [5, 3] })
})

test('an imagined match does not contain the secret choice of another seat', () => {
  const match = raceMatch('a')
  match.answer(0, 'contest')
  match.answer(0, 'bid-2')
  const imagined = sightOf(match, match.pending[0]!).imagine()
  expect(imagined.pending.map(({ seat }) => seat)).toEqual([0, 1])
})
