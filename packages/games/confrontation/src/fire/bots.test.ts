import { sightOf, weighAnswers } from '@fray/bots'
import { expect, test } from 'vitest'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { figure, type Scene } from '../testing/scene.ts'

/** The values of the answers for a bot that looks at many futures, the best first. */
function preferences(match: Scene): unknown[] {
  const sight = sightOf(match as never, match.pending[0]!)
  const weighed = weighAnswers(sight, 'luck', { futures: 1500, work: 20_000 })
  return weighed.toSorted((a, b) => b.worth - a.worth).map(({ answer }) => answer)
}

test('a bot gives a shot a positive value', () => {
  const answers = preferences(annActs([marksman(), targetAt(18)]))
  expect(answers.indexOf('0:fire')).toBeLessThan(answers.indexOf('0:nothing'))
})

test('a bot fires at a target it may hit rather than beyond its range or into a fray with friends', () => {
  const friend = figure('Amy', 0, 35, 12.5, {}, { card: 'Other', facing: 'north' })
  const fray = figure('Bob', 1, 35, 10)
  const match = annActs([marksman(), fray, friend, targetAt(70, {}, {}, 'Ben'), figure('Bea', 1, 35, 50)], {
    answers: ['0:fire'],
  })
  expect(preferences(match)[0]).toBe('4')
})
