import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { ASIDE, BEHIND, gun, gunner } from '../testing/gun.ts'
import { annActs } from '../testing/marksman.ts'
import {
  barReason,
  facing,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
} from '../testing/scene.ts'

/** The maximum distance of the group straight ahead, in cm. */
function reach(match: Scene): number {
  let far = 0
  for (let cm = 1; cm <= 40; cm++) if (refusal(match, path([20 + cm, 30])) === undefined) far = cm
  return far
}

const haulGun = (engine: object, men: readonly Json[], answers: readonly Json[]) =>
  annActs([gun('Gun', 0, 20, 30, engine), ...men], { answers })

const both: Json = { slots: { haul: ['1', '2'], stay: [] } }

describe('CF-MACHINE-22 moving an immobile machine', () => {
  test('CF-MACHINE-06 the machine moves the lowest MOV minus its Weight, which each further servant lowers by 2', () => {
    const gil = gunner('Gil', BEHIND)
    expect(reach(haulGun({ weight: 5 }, [gil], ['0:haul']))).toBe(5)
    expect(reach(haulGun({ weight: 5 }, [gil, gunner('Gus', ASIDE)], ['0:haul', both]))).toBe(7)
    expect(reach(haulGun({ weight: 5 }, [gil, gunner('Gus', ASIDE, { mov: 8 })], ['0:haul', both]))).toBe(5)
    // The reduction is never negative.
    expect(reach(haulGun({ weight: 1 }, [gil, gunner('Gus', ASIDE)], ['0:haul', both]))).toBe(10)
  })

  test('a run doubles the distance', () => {
    expect(reach(haulGun({ weight: 5 }, [gunner('Gil', BEHIND)], ['0:haul-run']))).toBe(10)
  })

  test('a machine that is too heavy cannot be moved', () => {
    const match = haulGun({ weight: 12 }, [gunner('Gil', BEHIND)], [])
    expect(barReason(match, '0:haul')).toBe('barred.too-heavy CF-MACHINE-22')
  })

  test('machine and servants move together, with any heading at the end', () => {
    const match = haulGun({}, [gunner('Gil', BEHIND)], ['0:haul'])
    giveAnswers(match, { path: [{ x: 24_000, y: 30_000 }], facing: { x: 0, y: 1 } })
    expect(placeOf(match, 'Gun')).toEqual([24, 30])
    expect(placeOf(match, 'Gil')).toEqual([24, 26.88])
    expect(facing(match, 'Gun')).toBe('south')
    expect(facing(match, 'Gil')).toBe('south')
  })

  test('CF-MACHINE-24 servants that move it do nothing else in that activation', () => {
    const match = haulGun({}, [gunner('Gil', BEHIND)], ['0:haul', path([22, 30])])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-MACHINE-25 servants may leave it and act for themselves', () => {
    const match = haulGun(
      {},
      [gunner('Gil', BEHIND), gunner('Gus', ASIDE)],
      ['0:haul', { slots: { haul: ['1'], stay: ['2'] } }],
    )
    giveAnswers(match, path([24, 30]))
    expect(optionKeys(match)).toEqual(['2:walk', '2:run', '2:nothing'])
    expect(placeOf(match, 'Gus')).toEqual([20, 33.13])
  })

  test('only free servants in contact that have not acted may move it', () => {
    const away = haulGun({}, [gunner('Gil', [10, 30])], [])
    expect(barReason(away, '0:haul')).toBe('barred.no-servants CF-MACHINE-12')
    const beset = haulGun({}, [gunner('Gil', BEHIND), figure('Ben', 1, 14.375, 30, {}, { facing: 'east' })], [])
    expect(barReason(beset, '0:haul')).toBe('barred.no-servants CF-MACHINE-12')
    const substitute = gunner(
      'Sub',
      BEHIND,
      {},
      { serves: 3, effects: [{ object: 'substitute', x: 0, source: { figure: 0 } }] },
    )
    const others = [substitute, figure('Bob', 1, 90, 30), figure('Amy', 0, 90, 50)]
    expect(barReason(haulGun({}, others, []), '0:haul')).toBe('barred.no-servants CF-MACHINE-12')
  })

  test('CF-OBSTACLE-02, CF-ACT-18 each of the group needs room on its way and touches no enemy at its end', () => {
    const wall = figure('Bob', 1, 23, 36.2)
    const match = haulGun({ weight: 1 }, [gunner('Gus', ASIDE), wall], ['0:haul'])
    expect(refusal(match, path([23, 30]))).toBeUndefined()
    expect(refusal(match, path([26, 33]))).toBe('refused.in-the-way CF-OBSTACLE-02')
    const ahead = haulGun({ weight: 1 }, [gunner('Gus', ASIDE), figure('Bob', 1, 28, 30)], ['0:haul'])
    expect(refusal(ahead, path([24.875, 30]))).toBe('refused.contact CF-ACT-18')
  })
})
