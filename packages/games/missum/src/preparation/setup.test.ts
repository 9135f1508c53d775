import { InputError, Speaker } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { fr } from '../locales/fr.ts'
import { army, foot, setupOf } from '../testing/battle.ts'
import { readSetup } from './setup.ts'

test('errors in an army are reported with their rule in every language', () => {
  const unsound = setupOf({ armies: [army({ legions: [foot('Slings', { type: 'regularSkirmisher' })] }), army()] })
  let problems: InputError['problems'] = []
  try {
    readSetup(unsound)
  } catch (error) {
    if (error instanceof InputError) problems = error.problems
  }
  const [problem] = problems
  expect(problem?.message).toMatch(/^[a-z].+ \(MI-[A-Z]+-\d+\)$/)
  const french = new Speaker({ en: {}, fr }, 'fr').say(problem!.text!, { figure: String, seat: String })
  expect(french).not.toBe(problem?.message)
  expect(french).toMatch(/ \(MI-[A-Z]+-\d+\)$/)
})

describe('geometry from outside', () => {
  const problemsOf = (change: object) => {
    try {
      readSetup({ ...(setupOf({}) as object), ...change })
      return []
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      return error.problems.map(({ field, message }) => `${field}: ${message}`)
    }
  }
  const stream = (...course: number[][]) => ({ terrain: [{ terrain: 'stream', shape: { course, width: 40 } }] })

  test('a course that stands still or doubles back has no outline and is refused', () => {
    expect(problemsOf(stream([0, 100], [500, 100], [900, 300]))).toEqual([])
    const repeated = ['terrain[0].shape: goes nowhere: two points in a row are the same']
    expect(problemsOf(stream([0, 100], [500, 100], [500, 100], [900, 300]))).toEqual(repeated)
    // The same within a hundredth of a millimetre, the resolution of the table.
    expect(problemsOf(stream([0, 100], [500, 100], [500.001, 100]))).toEqual(repeated)
    expect(problemsOf(stream([0, 100], [500, 100], [0, 100]))).toEqual(['terrain[0].shape: turns back on itself'])
    const wall = {
      terrain: [
        {
          terrain: 'lowWall',
          shape: {
            wall: [
              [0, 0],
              [0, 0],
            ],
          },
        },
      ],
    }
    expect(problemsOf(wall)).toEqual(repeated)
  })

  test('areas must not be empty, and nothing may lie beyond all tables', () => {
    const hill = (shape: object) => ({ terrain: [{ terrain: 'hill', shape }] })
    expect(
      problemsOf(
        hill({
          outline: [
            [0, 0],
            [100, 100],
            [200, 200],
          ],
        }),
      ),
    ).toEqual(['terrain[0].shape: encloses nothing: its corners lie on one line'])
    expect(problemsOf(hill({ box: [0, 0], size: [100, 0] }))).toHaveLength(1)
    expect(problemsOf(hill({ disc: [1e300, 0], diameter: 100 }))).toHaveLength(1)
    expect(problemsOf(hill({ disc: [Number.NaN, 0], diameter: 100 }))).toEqual([
      'terrain[0].shape.disc[0]: is not a finite number',
    ])
  })

  test('MI-DEPLOY-03 deployment zones take at most half the table each', () => {
    const zone = (zone: number, depth = 1200) => problemsOf({ depth, options: { zone } })
    expect(zone(600)).toEqual([])
    expect(zone(601)).toEqual([
      'options.zone: the armies would deploy inside each other: at most 600, half the depth of the table',
    ])
    expect(zone(400, 700)).toHaveLength(1)
  })

  test('MI-VICTORY-01 an objective must lie on the table', () => {
    const at = (x: number, y: number) => problemsOf({ options: { objective: { at: [x, y], radius: 100 } } })
    expect(at(0, 1200)).toEqual([])
    expect(at(0, 1201)).toEqual(['options.objective.at: is not on the table'])
    expect(at(-1, 0)).toEqual(['options.objective.at: is not on the table'])
  })

  test('lists have a maximum length', () => {
    const pieces = Array.from({ length: 81 }, () => ({ terrain: 'hill', shape: { disc: [600, 600], diameter: 100 } }))
    expect(problemsOf({ terrain: pieces.slice(1) })).toEqual([])
    expect(problemsOf({ terrain: pieces }).map((problem) => problem.split(':')[0])).toEqual(['terrain'])
    const course = Array.from({ length: 101 }, (_, i) => [i, 100])
    expect(problemsOf(stream(...course)).map((problem) => problem.split(':')[0])).toEqual(['terrain[0].shape.course'])
  })
})
