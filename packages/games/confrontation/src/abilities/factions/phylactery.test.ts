import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { totalOf } from '../../armies/army-builder.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { eventArgs, type FigureDetails, figure, optionKeys, promptId } from '../../testing/scene.ts'

/** Ann carries the Phylactery; a magician at this distance rolls for mana. */
function recoverMana(
  power: string,
  die: number,
  who: { seat: 0 | 1; gap: number; people?: string },
  ann: FigureDetails = {},
) {
  const { seat, gap, people = 'acheron' } = who
  const magic = { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 }
  const figures = [
    figure('Ann', 0, 20, 30, { people: 'acheron', ...ann }, { extras: ['phylactery-of-power'] }),
    magician('Mae', seat, 22.5 + gap, 30, { card: { people, magic } }),
    figure('Bob', 1, 110, 30),
  ]
  const match = playPhase('mystic', { figures }, { answers: [power], dice: [die] })
  return eventArgs(match, 'mana.gained')[0]!.gems
}

const FRIEND = { seat: 0, gap: 15 } as const
const ENEMY = { seat: 1, gap: 15 } as const

describe('CF-PACK-24 the Phylactery of Power', () => {
  test('one of its powers must be chosen at the start of the mystic phase', () => {
    const figures = [
      figure('Ann', 0, 20, 30, {}, { extras: ['phylactery-of-power'] }),
      magician('Mae', 0, 40, 30),
      figure('Bob', 1, 90, 30),
    ]
    const match = playPhase('mystic', { figures })
    expect(promptId(match)).toBe('ask.phylactery')
    expect(optionKeys(match)).toEqual(['flow', 'perturbation'])
  })

  test('Flow: friends of Acheron within 15 cm do not fail on a 1', () => {
    // POW 4 and a 1 come to 5: a Master has 5 gems.
    expect(recoverMana('flow', 1, FRIEND)).toBe(5)
    expect(recoverMana('perturbation', 1, FRIEND)).toBe(0)
    expect(recoverMana('flow', 1, { ...FRIEND, gap: 15.1 })).toBe(0)
    expect(recoverMana('flow', 1, { ...FRIEND, people: 'dirz' })).toBe(0)
    expect(recoverMana('flow', 1, ENEMY)).toBe(0)
  })

  test('Perturbation: for enemies within 15 cm, and only for them, a 2 counts as a 1', () => {
    expect(recoverMana('perturbation', 2, ENEMY)).toBe(0)
    expect(recoverMana('perturbation', 3, ENEMY)).toBe(6)
    expect(recoverMana('flow', 2, ENEMY)).toBe(5)
    expect(recoverMana('perturbation', 2, FRIEND)).toBe(5)
    expect(recoverMana('perturbation', 2, { ...ENEMY, gap: 15.1 })).toBe(5)
  })

  test('Flow and Perturbation together: a 2 counts as a 1, which does not fail', () => {
    const both = ['flow', 'perturbation'].map((power) => ({ object: `phylactery-${power}` }))
    const magic = { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 }
    const mae = magician('Mae', 0, 40, 30, { card: { magic }, more: { effects: both } })
    const match = playPhase('mystic', { figures: [mae, figure('Bob', 1, 110, 30)] }, { dice: [2] })
    // POW 4 and 1.
    expect(eventArgs(match, 'test.result')).toMatchObject([{ final: 5 }])
  })

  test('works up to 20 cm around a bearer bound to the House of Brisis', () => {
    const brisis = { rankWords: ['house of brisis'] }
    expect(recoverMana('flow', 1, { ...FRIEND, gap: 20 }, brisis)).toBe(5)
    expect(recoverMana('flow', 1, { ...FRIEND, gap: 20.1 }, brisis)).toBe(0)
  })

  test('the bearer benefits too', () => {
    const ann = magician('Ann', 0, 20, 30, { card: { people: 'acheron', magic: ONE }, more: CARRIED })
    const match = playPhase('mystic', { figures: [ann, figure('Bob', 1, 90, 30)] }, { answers: ['flow'], dice: [1] })
    expect(eventArgs(match, 'mana.gained')[0]!.gems).toBe(5)
  })
  const ONE = { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 }
  const CARRIED = { extras: ['phylactery-of-power'] }

  test('is for Characters of Acheron, at 13 A.P., one per 300 A.P., rounded up', () => {
    const SOPHET = 'acheron-sophet-drahas'
    const FEYD = 'acheron-feyd-mantis'
    const army = (profiles: readonly string[], artefacts = ['phylactery-of-power']) =>
      armyOf(
        profiles.map((profile) => ({ profile, artefacts })),
        { army: 'acheron', points: 1000 },
      )
    expect(faultsOf(army([SOPHET]))).toEqual([])
    expect(totalOf(army([SOPHET])) - totalOf(army([SOPHET], []))).toBe(13)
    expect(totalOf(army([SOPHET, FEYD]))).toBeLessThanOrEqual(300)
    expect(faultOf(army([SOPHET, FEYD]), 'artefact-copies').fault.args).toMatchObject({ count: 2, most: 1 })
    expect(faultsOf(army(['acheron-skeleton-warrior']))).toEqual(['artefact-bearer'])
  })
})
