import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const ANATHEMA = '0:use-anathema-of-merin'

describe('CF-REV-GRIFFIN-22 the Anathema of Merin', () => {
  const exorcist = (more = {}) => catalogueFigure('griffins-griffin-exorcist', 0, 20, 30, {}, { card: 'Ann', ...more })
  const mage = (x: number, gems: Record<string, number>) => magician('Mage', 1, x, 30, { gems })

  test('CF-REV-GRIFFIN-22: targets a magician or faithful of either camp, within 20 cm in sight', () => {
    const figures = [
      exorcist(),
      mage(42.5, { light: 1 }),
      faithful('Far', 1, 42.7, 36, { faith: 1 }),
      faithful('Friend', 0, 30, 24, { faith: 1, more: { card: 'Friend' } }),
      faithful('Behind', 1, 10, 30, { faith: 1 }),
      figure('Plain', 1, 30, 36),
    ]
    expect(optionKeys(turn(figures, { answers: ['done', ANATHEMA] }))).toEqual(['1', '3'])
  })

  test('CF-REV-GRIFFIN-22: the victim’s player chooses the lost gem; the exorcist wins a point at once', () => {
    const match = turn([exorcist(), mage(30, { light: 2, air: 1 })], { answers: ['done', ANATHEMA] })
    expect(promptId(match)).toBe('ask.anathema-gem')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['air', 'light'])
    giveAnswers(match, 'light')
    expect(fighterNamed(match, 'Mage').gems).toEqual({ light: 1, air: 1 })
    expect(optionKeys(match)).toEqual(['0:ini', '0:att', '0:str', '0:def', '0:res'])
    giveAnswers(match, '0:res')
    expect(characteristic(match, match.state.fighters[0]!, 'res').total).toBe(8)
    expect(match.state.fighters[0]!.effects).toMatchObject([{ until: 'round' }])
    // Once a round.
    expect(optionKeys(match)).not.toContain(ANATHEMA)
  })

  test('CF-REV-GRIFFIN-22: an empty reserve loses nothing, and the point is won all the same', () => {
    const match = turn([exorcist(), faithful('Nun', 1, 30, 30)], { answers: ['done', ANATHEMA, '0:att'] })
    expect(fighterNamed(match, 'Nun').faith).toBe(0)
    expect(eventArgs(match, 'anathema.point').length).toBe(1)
    const drained = turn([exorcist(), faithful('Nun', 1, 30, 30, { faith: 2 })], {
      answers: ['done', ANATHEMA, '0:att'],
    })
    expect(fighterNamed(drained, 'Nun').faith).toBe(1)
  })

  test('CF-REV-GRIFFIN-22: the exorcist’s player chooses between two reserves of a victim', () => {
    const both = faithful('Both', 1, 30, 30, { faith: 2, card: { pow: 3, magic: null }, more: { gems: { light: 2 } } })
    const match = turn([exorcist(), both], { answers: ['done', ANATHEMA] })
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['gem', 'faith'])
    expect(fighterNamed(giveAnswers(match, 'faith'), 'Both')).toMatchObject({ faith: 1, gems: { light: 2 } })
  })

  test('CF-REV-GRIFFIN-22: a friend wins a point once a round, though one victim may be struck twice', () => {
    const match = turn(
      [
        exorcist(),
        catalogueFigure('griffins-griffin-exorcist', 0, 21.5, 26, {}, { card: 'Ann', facing: 'south' }),
        mage(30, { light: 5 }),
      ],
      { answers: ['done', ANATHEMA, '1:att', '0:nothing', '1:use-anathema-of-merin'] },
    )
    expect(fighterNamed(match, 'Mage').gems).toEqual({ light: 3 })
    expect(optionKeys(match)).toEqual(['0:ini', '0:att', '0:str', '0:def', '0:res'])
  })

  test('CF-REV-GRIFFIN-22: the bonus is one point of the chosen characteristic', () => {
    const raised = { effects: [{ object: 'anathema-att' }] }
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, {}, raised), figure('Bob', 1, 60, 30)] })
    const ann = fighterNamed(play, 'Ann')
    expect(characteristic(play, ann, 'att').total).toBe(4)
    expect(characteristic(play, ann, 'def').total).toBe(3)
  })
})
