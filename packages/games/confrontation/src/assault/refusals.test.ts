import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { noteText, refusalText } from '../testing/displayed-text.ts'
import { figure, path, placeOf, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ann = figure('Ann', 0, 20, 30)
const bob = figure('Bob', 1, 40, 30)
const north = (name: string, seat: 0 | 1, x: number, y: number, more: object = {}) =>
  figure(name, seat, x, y, {}, { facing: 'south', card: 'Other', ...more })

function suggestedPlaces(match: Scene): string[] {
  const [decision] = match.pending
  const found = decision?.kind === 'place' ? (decision.suggest() as { path: { x: number; y: number }[] }[]) : []
  return found.map(({ path: [end] }) => `${(end!.x / 1000).toFixed(2)} ${(end!.y / 1000).toFixed(2)}`)
}

describe('the place of an assailant', () => {
  const charging = (...others: readonly Json[]) => turn([ann, bob, ...others], { answers: ['0:charge:1'] })

  test('CF-CHARGE-06 is refused where no front touches the target, with the nearest place that is legal', () => {
    const match = charging()
    const refused = refusalText(match, path([42.5, 33]))
    expect(refused).toBe(
      'From there, the front of the base would not face Bob. The nearest possible place is 40 32.5 (in cm) [CF-CHARGE-06]',
    )
    expect(refusalText(match, path([42.5, 33]), 'es')).toContain('El lugar posible más cercano es 40 32,5')
    expect(refusalText(match, path([42.5, 33]), 'fr')).toContain('La place possible la plus proche est 40 32,5')
  })

  test('CF-CHARGE-06 within a millimetre of a legal place means that place', () => {
    expect(refusalText(charging(), path([37.55, 30.05]))).toBe(undefined)
    expect(refusalText(charging(), path([37.5, 30.2]))).toContain('[CF-CONTACT-06]')
  })

  test('CF-CONTACT-04 against a full edge is refused for want of room there, not moved to another edge', () => {
    const match = charging(figure('Amy', 0, 42.5, 30, {}, { facing: 'west', card: 'Other' }))
    expect(refusalText(match, path([42.5, 30]))).toBe(
      'The bases that touch Bob there (rear) leave no room for another one. The nearest possible place is 40 27.5 (in cm) ' +
        '[CF-CONTACT-03 CF-CONTACT-04]',
    )
  })

  test('CF-CONTACT-04 an enemy whose edges are all taken cannot be assaulted, and that is the reason', () => {
    const round = [
      figure('Amy', 0, 42.5, 30, {}, { facing: 'west', card: 'Other' }),
      figure('Al', 0, 37.5, 30, {}, { card: 'Other' }),
      north('Abe', 0, 40, 27.5),
      figure('Ada', 0, 40, 32.5, {}, { facing: 'north', card: 'Other' }),
    ]
    const match = turn([ann, bob, ...round])
    expect(refusalText(match, '0:charge:1')).toBe(
      'No side of Bob has room for another base [CF-CONTACT-03 CF-CONTACT-04]',
    )
  })

  test('CF-CONTACT-06 may be anywhere along a broad edge where the whole front touches it', () => {
    const match = turn([ann, figure('Bob', 1, 40, 30, { base: 'creature' })], { answers: ['0:charge:1'] })
    const [decision] = match.pending
    expect(decision?.kind).toBe('place')
    expect(refusalText(match, path([36.88, 30.5]))).toBe(undefined)
    expect(refusalText(match, path([36.88, 31]))).toContain('[CF-CONTACT-06]')
    const there = match.fork()
    expect(there.answer(0, path([36.88, 30.5])).ok).toBe(true)
    there.answer(0, 'done')
    expect(placeOf(there as Scene, 'Ann')).toEqual([36.88, 30.5])
  })

  test('CF-ABIL-111 at the side of a moving machine is refused, naming the STR it takes', () => {
    const machine = figure(
      'Chariot',
      1,
      40,
      30,
      { size: 'large', base: 'large-creature', abilities: ['irrepressible'], res: 9 },
      { effects: [{ object: 'speed-counter', until: 'game', x: 0 }] },
    )
    const match = turn([figure('Ann', 0, 40, 20, { str: 8 }, { facing: 'south' }), machine], {
      answers: ['0:charge:1'],
    })
    expect(refusalText(match, path([40, 26.25]))).toMatch(
      /^Chariot is moving: without STR 9, Ann can only attack its front\. .* \[CF-ABIL-111\]$/,
    )
  })

  test('CF-CHARGE-06 is suggested only once', () => {
    const beside = figure('Bea', 1, 47.5, 30)
    const match = turn([figure('Ann', 0, 30, 20, { base: 'creature' }), figure('Bob', 1, 45, 30), beside], {
      answers: ['0:charge:1'],
    })
    const all = suggestedPlaces(match)
    expect(all.length).toBeGreaterThan(3)
    expect(new Set(all).size).toBe(all.length)
  })
})

test('CF-DISENGAGE-01 the note of an engagement out of contact says that only MOV once is left', () => {
  const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30), figure('Ben', 1, 35, 30)])
  expect(noteText(match, '0:engagement:2')).toBe(
    'disengages first, then up to 10 cm; not a charge, so the enemy has no penalty',
  )
  const free = turn([figure('Ann', 0, 20, 30), figure('Ben', 1, 15, 30)])
  expect(noteText(free, '0:engagement:1')).toMatch(/^up to 20 cm/)
})

test('CF-ABIL-116 a fighter that has just left a vehicle gets that reason, not a lack of sight', () => {
  const justOut = { effects: [{ object: 'just-disembarked', until: 'round' }] }
  const match = turn([figure('Ann', 0, 20, 30, {}, justOut), bob])
  expect(refusalText(match, '0:charge:1')).toBe('Ann may not charge this round, but may engage [CF-ABIL-116]')
})
