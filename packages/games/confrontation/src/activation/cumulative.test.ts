import { expect, test } from 'vitest'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { eventArgs, fighterNamed, optionKeys, path, placeOf, promptId } from '../testing/scene.ts'

test('CF-ACT-04 an activation may combine one walk and one shot, but a run excludes other actions', () => {
  const figures = [marksman(), targetAt(30)]
  expect(optionKeys(annActs(figures))).toEqual(['0:walk', '0:run', '0:fire', '0:fire-walk', '0:nothing'])
  // After a walk she may still fire, but neither walk nor run.
  const walked = annActs(figures, { answers: ['0:walk', path([20, 34])] })
  expect(optionKeys(walked)).toEqual(['0:fire', '0:nothing'])
  // After a shot with a walk announced, that walk is left.
  const fired = annActs(figures, { answers: ['0:fire-walk', '1'], dice: [1] })
  expect(optionKeys(fired)).toContain('0:walk')
  // After both, nothing is left.
  const aside = { path: [{ x: 20_000, y: 34_000 }], facing: { x: 1, y: 0 } }
  const both = annActs(figures, { answers: ['0:walk', aside, '0:fire', '1'], dice: [1] })
  expect(promptId(both)).toBe('ask.lead')
  expect(placeOf(both, 'Ann')).toEqual([20, 34])
  expect(fighterNamed(both, 'Ann').shots).toBe(1)
  const run = annActs(figures, { answers: ['0:run', path([20, 48])] })
  expect(promptId(run)).toBe('ask.lead')
  expect(eventArgs(run, 'moved.run').length).toBe(1)
})
