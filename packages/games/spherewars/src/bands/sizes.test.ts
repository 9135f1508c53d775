import { describe, expect, test } from 'vitest'
import { bandOf } from '../testing/bands.ts'
import { rulebookRecruitment } from './recruitment.ts'
import { mostOf, sizeOf, type Troop } from './sizes.ts'

const TROOPS: readonly Troop[] = ['regular', 'average', 'elite', 'superior']

describe('sizes of games', () => {
  test.each([
    [499, 'scout', [1, 1], [5, 3, 1, 0]],
    [749, 'skirmish', [1, 1], [6, 4, 2, 0]],
    [999, 'sovereign', [2, 1], [8, 5, 3, 0]],
    [1000, 'epic', [2, 2], [10, 7, 4, 1]],
    [1249, 'epic', [2, 2], [10, 7, 4, 1]],
    [1250, 'epic', [2, 2], [12, 8, 5, 1]],
    [2000, 'epic', [2, 2], [18, 11, 8, 2]],
  ])(
    'SW-BAND-09 SW-BAND-16 SW-RBAND-01 SW-RBAND-02 %i points make a %s game with its troops',
    (points, id, [leastRegular, leastAverage], most) => {
      const size = sizeOf(points)
      expect(size.id).toBe(id)
      expect(size.minimum).toMatchObject({ regular: leastRegular, average: leastAverage })
      expect(TROOPS.map((rank) => mostOf(rank, points))).toEqual(most)
    },
  )

  test.each([
    ['tirabe', 2],
    ['nekorg', 3],
  ])('SW-BAND-05 SW-PROFILE-11 under %s there may be %i messengers, the leader’s COM', (leader, most) => {
    const { limits } = rulebookRecruitment()
    expect(limits(bandOf('scions', 500, leader)).messenger.most).toBe(most)
    expect(limits(bandOf('scions', 499, leader)).messenger.most).toBe(0)
  })
})
