import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { auraOf } from '../../command/aura.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, giveAnswers, optionKeys, type Scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const HORNS = { extras: ['horns-of-damnation'] }
const crane = (x: number, more: FigureDetails = {}, card: FigureDetails = {}) =>
  figure('Crâne', 0, x, 30, { fear: 4, ...card }, { ...HORNS, card: 'Crâne', ...more })

function act(held: number, crane0: FigureDetails = {}, x = 30, ann: FigureDetails = {}, answers: string[] = []) {
  const mage = magician('Ann', 0, 20, 30, {
    gems: held > 0 ? { darkness: held } : {},
    card: { people: 'acheron', ...ann },
  })
  return turn([mage, crane(x, crane0), figure('Bob', 1, 90, 50)], { answers: ['done', ...answers] })
}

const storedGems = (match: Scene) =>
  fighterNamed(match, 'Crâne').effects.find(({ object }) => object === 'horned-gems')?.x ?? 0
const full = (x: number) => ({ effects: [{ object: 'horned-gems', x, until: 'game' }] })
const hornKeys = (match: Scene) => optionKeys(match).filter((key) => key.startsWith('0:horns'))

describe('CF-REV-ACHERON-02: Horns of Damnation', () => {
  test('only Crâne warriors may carry them, Characters or not', () => {
    const army = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['horns-of-damnation'] }], { army: 'acheron', points: 1000 }))
    expect(army('acheron-crane-warrior')).toEqual([])
    expect(army('acheron-alderan-crane-warrior')).toEqual([])
    expect(army('acheron-melmoth')).toEqual(['artefact-bearer'])
  })

  test('a bearer with Leadership leads 10 cm further; a bearer without it gains nothing', () => {
    const leads = (abilities: string[]) => {
      const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities }, HORNS), figure('Bob', 1, 60, 30)] })
      return auraOf(play, fighterNamed(play, 'Ann'))
    }
    expect(leads(['leadership/10'])).toBe(20)
    expect(leads([])).toBe(0)
  })

  test('a magician of Acheron within 10 cm stores gems of Darkness, up to the printed FEAR', () => {
    const match = act(6, full(1), 32.5)
    expect(hornKeys(match)).toEqual(['0:horns-in', '0:horns-out'])
    giveAnswers(match, '0:horns-in')
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
    giveAnswers(match, '2')
    expect(storedGems(match)).toBe(3)
    expect(fighterNamed(match, 'Ann').gems).toEqual({ darkness: 4 })
    expect(hornKeys(act(6, {}, 32.6))).toEqual([])
    expect(hornKeys(act(6, {}, 30, { people: 'dirz' }))).toEqual([])
    expect(hornKeys(act(6, full(4), 30))).toEqual(['0:horns-out'])
  })

  test('only gems of Darkness can be stored', () => {
    const mage = magician('Ann', 0, 20, 30, { gems: { air: 5 }, card: { people: 'acheron' } })
    expect(hornKeys(turn([mage, crane(30), figure('Bob', 1, 90, 50)], { answers: ['done'] }))).toEqual([])
  })

  test('the magician takes gems out, never above the limit of the reserve', () => {
    const match = act(6, full(4), 30)
    giveAnswers(match, '0:horns-out')
    // POW 4 holds eight gems.
    expect(optionKeys(match)).toEqual(['1', '2'])
    giveAnswers(match, '2')
    expect(storedGems(match)).toBe(2)
    expect(fighterNamed(match, 'Ann').gems).toEqual({ darkness: 8 })
  })

  test('they do not receive and supply in one round', () => {
    const match = act(6, full(1), 30, {}, ['0:horns-in', '1'])
    expect(hornKeys(match)).toEqual(['0:horns-in'])
    const other = act(6, full(2), 30, {}, ['0:horns-out', '1'])
    expect(hornKeys(other)).toEqual(['0:horns-out'])
    const later = act(6, { ...full(2), uses: { 'horns-of-damnation:in': { stretch: 0, times: 1 } } })
    expect(hornKeys(later)).toEqual(['0:horns-in', '0:horns-out'])
  })

  test('a magician that charges may use them before moving', () => {
    const mage = magician('Ann', 0, 20, 30, { gems: { darkness: 2 }, card: { people: 'acheron' } })
    expect(hornKeys(turn([mage, crane(30), figure('Bob', 1, 30, 40)], {}))).toEqual(['0:horns-in'])
  })
})
