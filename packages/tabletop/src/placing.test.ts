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

  test('a facing may be a pair or a point of the compass, and keeps its direction however short it is', () => {
    expect(read({ to: [1, 2], facing: [1, -1] })).toEqual({ path: [{ x: 2540, y: 5080 }], facing: { x: 1, y: -1 } })
    expect(read({ to: [1, 2], facing: 'west' })).toMatchObject({ facing: { x: -1_000_000, y: 0 } })
    expect(read({ to: [1, 2], facing: { x: 0.3, y: 0.4 } })).toMatchObject({ facing: { x: 600_000, y: 800_000 } })
    expect(readProposal(read({ path: [{ x: 1, y: 2 }], facing: 'south' }))).toMatchObject({
      path: [{ x: 1, y: 2 }],
      facing: { x: 0 },
    })
    // A point of the compass that there is not is no facing.
    expect(readProposal(read({ to: [1, 2], facing: 'up' }))).toBeUndefined()
  })

  test('a facing alone is a turn on the spot', () => {
    expect(read({ facing: 'east' })).toEqual({ path: [], facing: { x: 1_000_000, y: 0 } })
    expect(read({ path: [], facing: [0, 1] })).toEqual({ path: [], facing: { x: 0, y: 1 } })
  })

  test.each([
    ['wait'],
    [null],
    [{ path: [{ x: 1, y: 2 }] }],
    [{ to: [1] }],
    [{ to: 'there' }],
    [{ path: [] }],
    [{ slots: {} }],
  ])('%j is left as it is', (answer) => {
    expect(read(answer)).toEqual(answer)
  })
})
