import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { melee, volley } from './testing/fight.ts'
import { attackMage, magic } from './testing/magic.ts'
import { legion } from './testing/scene.ts'

/** Gets the possible events of the first seat's answer, by unit. */
function chancesOf(match: Parameters<typeof forecast>[0], answer: string): Record<string, number> {
  const { chances } = forecast(match, 0, answer)
  return Object.fromEntries(
    chances.map(({ event, probability }) => {
      const { unit, lost = '' } = event.args as { unit?: { figure: number }; lost?: number }
      return [`${event.type} ${unit?.figure} ${lost}`.trim(), Math.round(probability.value * 100)]
    }),
  )
}

describe("odds of a legion's or magic user's action", () => {
  test('MI-MISSILE-19 secretly committed shots: all other legions are assumed to hold fire', () => {
    const archers = (name: string, seat: 0 | 1, x: number) =>
      legion(name, seat, x, seat === 0 ? 600 : 500, { missile: 'longBow', figures: 2, stand: 'standing' })
    const match = volley([archers('Left', 0, 500), archers('Right', 0, 700), archers('Enemy', 1, 600)])
    const odds = chancesOf(match, '2')
    expect(Object.keys(odds)).toEqual(['casualties 2 1'])
    expect(odds['casualties 2 1']).toBeGreaterThan(0)
    expect(chancesOf(match, 'hold')).toEqual({})
  })

  test('MI-CAST-03 a secretly chosen spell is assumed to be aimed at its widest effect and not countered', () => {
    const ours = attackMage('Ama', 0, 1200, 900)
    const foe = legion('Enemy', 1, 1200, 500, { files: 5 })
    const odds = chancesOf(magic([ours, foe]), 'abode-I')
    expect(Object.keys(odds)).toEqual(['disorganized 1'])
    expect(chancesOf(magic([ours, foe]), 'none')).toEqual({})
  })

  test('MI-WEAPON-11 secretly chosen weapons: the enemy is assumed to use its first', () => {
    const ours = legion('Ours', 0, 600, 600, { weapons: ['longSword', 'dagger'], figures: 8, files: 8 })
    const foe = legion('Enemy', 1, 600, 600, { weapons: ['longSword', 'dagger'], figures: 8, files: 8 })
    const match = melee([ours, foe])
    const lostBy = (unit: number, weapon: string) =>
      Object.keys(chancesOf(match, weapon)).filter((event) => event.startsWith(`casualties ${unit}`)).length
    expect([lostBy(1, 'longSword'), lostBy(0, 'longSword')].every((ways) => ways > 0)).toBe(true)
  })
})
