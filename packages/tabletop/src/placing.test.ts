import { describe, expect, test } from 'vitest'
import { readProposal, scriptedIn } from './placing.ts'

describe('proposals from outside', () => {
  test('a path is read to whole hundredths', () => {
    expect(readProposal({ path: [{ x: 1.4, y: 2.6 }] })).toEqual({ path: [{ x: 1, y: 3 }] })
    expect(readProposal({ path: [{ x: 1, y: 2 }], facing: { x: 0, y: 1 } })).toEqual({
      path: [{ x: 1, y: 2 }],
      facing: { x: 0, y: 1 },
    })
  })

  test.each([
    [null],
    [7],
    ['here'],
    [[]],
    [{}],
    [{ path: 'x' }],
    [{ path: [{ x: 1 }] }],
    [{ path: [{ x: '1', y: 2 }] }],
    [{ path: [{ x: 1e12, y: 2 }] }],
    [{ path: [], facing: { x: 0, y: 0 } }],
  ])('%j is no proposal', (json) => {
    expect(readProposal(json)).toBeUndefined()
  })
})

describe('places as people write them', () => {
  const read = scriptedIn(2540)

  test('pairs are in the unit of the game', () => {
    expect(read({ to: [1, 2] })).toEqual({ path: [{ x: 2540, y: 5080 }] })
    expect(
      read({
        path: [
          [0.5, 0],
          [1, 1],
        ],
        facing: { x: 0, y: 1 },
      }),
    ).toEqual({
      path: [
        { x: 1270, y: 0 },
        { x: 2540, y: 2540 },
      ],
      facing: { x: 0, y: 1 },
    })
  })

  test.each([['wait'], [null], [{ path: [{ x: 1, y: 2 }] }], [{ to: [1] }], [{ to: 'there' }], [{ path: [] }]])(
    '%j is left as it is',
    (answer) => {
      expect(read(answer)).toEqual(answer)
    },
  )
})
