import { expect, test } from 'vitest'
import { arcAngle, cosine, FULL_TURN, HALF_TURN, sine } from './angle.ts'

test('angles, sines and cosines agree with the engine to the last digits', () => {
  for (let i = -720; i <= 720; i++) {
    const angle = (i * Math.PI) / 360
    expect(sine(angle)).toBeCloseTo(Math.sin(angle), 13)
    expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 13)
    expect(arcAngle(Math.cos(angle) * 7, Math.sin(angle) * 7)).toBeCloseTo(
      Math.atan2(Math.sin(angle), Math.cos(angle)),
      13,
    )
  }
})

test('the axes have exact angles', () => {
  expect(arcAngle(1, 0)).toBe(0)
  expect(arcAngle(0, 1)).toBe(HALF_TURN / 2)
  expect(arcAngle(-1, 0)).toBe(HALF_TURN)
  expect(arcAngle(0, -1)).toBe(-HALF_TURN / 2)
  expect(FULL_TURN).toBe(2 * Math.PI)
})
