import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { annActs, BOW, marksman, outcomes, targetAt } from '../../testing/marksman.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'

const lor = (abilities: string[] = []) => marksman({ abilities: ['experimental-ammunition', ...abilities] })
const fire = (targets: readonly Json[], answers: readonly Json[], faces: readonly number[], ann = lor()) =>
  annActs([ann, ...targets], { answers: ['0:fire', '1', ...answers], dice: faces })
const damageTotals = (match: ReturnType<typeof fire>) => eventArgs(match, 'damage.read').map(({ total }) => total)

describe('CF-REV-TIRNABOR-08 experimental ammunition', () => {
  test('CF-REV-TIRNABOR-08: Lor-Arkhon chooses a shell before each shot, before any measuring', () => {
    const lorArkhon = catalogueFigure('tirnabor-lor-arkhon-the-deranged', 0, 20, 30, { name: 'Ann' })
    const match = annActs([lorArkhon, targetAt(10)], { answers: ['0:fire', '1'] })
    expect(promptId(match)).toBe('ask.shell')
    expect(optionKeys(match)).toEqual(['ball', 'perforating', 'lacerating', 'cluster'])
    expect(eventArgs(match, 'shot.difficulty')).toEqual([])
    const far = fire([targetAt(70)], ['cluster'], [])
    expect(outcomes(far)).toEqual(['shot.too-far Bob'])
    expect(fighterNamed(far, 'Ann').effects).toEqual([])
  })

  test('CF-REV-TIRNABOR-08: perforating: STR 10, and a RES above 10 counts as 10', () => {
    const hit = (shell: string, res: number) => damageTotals(fire([targetAt(10, { res })], [shell], [4, 3, 1]))[0]
    // A ball of the weapon has STR 6.
    expect(hit('ball', 14)).toBe(-5)
    expect(hit('perforating', 14)).toBe(3)
    expect(hit('perforating', 10)).toBe(3)
    expect(hit('perforating', 8)).toBe(5)
  })

  test('CF-REV-TIRNABOR-08: lacerating: STR 10, a higher die of 5 or 6 may be rolled again once and added', () => {
    const tear = (faces: number[], answers: string[] = []) =>
      fire([targetAt(10, { res: 14 })], ['lacerating', ...answers], [4, ...faces])
    expect(damageTotals(tear([4, 1]))).toEqual([0])
    expect(promptId(tear([5, 1]))).toBe('ask.lacerating')
    expect(damageTotals(tear([5, 1], ['keep']))).toEqual([1])
    expect(damageTotals(tear([5, 1, 4], ['again']))).toEqual([5])
    // Another 6 is neither rolled again nor a double 6; the lower die gives the location.
    const six = tear([6, 1, 6], ['again'])
    expect(eventArgs(six, 'damage.read')).toMatchObject([{ total: 8, location: 'location.legs' }])
    expect(eventArgs(tear([6, 6]), 'damage.double-six')).toHaveLength(1)
  })

  test('CF-REV-TIRNABOR-08: cluster: STR 8, light artillery with a zone', () => {
    const by = figure('Ben', 1, 32.5, 33, { res: 0 })
    const match = fire([targetAt(10, { res: 8 }), by], ['cluster'], [4, 3, 1, 6, 2, 1])
    // STR 8 for the target, 4 around it.
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 3 },
      { victim: 'Ben', total: 6 },
    ])
    expect(eventArgs(fire([targetAt(10), by], ['cluster'], [1]), 'shot.incident')).toHaveLength(1)
    expect(eventArgs(fire([targetAt(10), by], ['ball'], [1]), 'shot.incident')).toEqual([])
  })

  test('CF-REV-TIRNABOR-08: with a shell a 2 of the pressure roll is an incident; its STR is the most that pressure adds', () => {
    const fireWithPressure = (shell: string, faces: number[], res = 5) =>
      fire([targetAt(10, { res })], [shell, 'pressure'], faces, lor(['boiler', 'steam-cannon']))
    const isIncident = (match: ReturnType<typeof fire>) => rolledDice(match).includes('roll.incident 1')
    expect(isIncident(fireWithPressure('ball', [2, 3, 1]))).toBe(false)
    for (const shell of ['perforating', 'lacerating', 'cluster']) {
      expect(isIncident(fireWithPressure(shell, [2, 3, 5, 1]))).toBe(true)
    }
    const bonus = (shell: string) => eventArgs(fireWithPressure(shell, [6, 6, 1]), 'pressure')[0]?.bonus
    expect(bonus('ball')).toBe(6)
    expect(bonus('cluster')).toBe(8)
    expect(bonus('perforating')).toBe(10)
  })

  test('CF-REV-TIRNABOR-08: a loaded shell is for one shot', () => {
    const quick: FigureDetails = { abilities: ['experimental-ammunition', 'master-archer'], aim: 3, weapon: BOW }
    const match = fire([targetAt(10)], ['perforating'], [1], figure('Ann', 0, 20, 30, quick))
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })
})
