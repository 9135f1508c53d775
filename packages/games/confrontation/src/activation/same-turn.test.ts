import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { BOW } from '../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  figure,
  optionKeys,
  path,
  promptId,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const WAVE = 'carmine-wave'
const DEVOTION = 'devotion-of-the-dead'

describe('CF-CAST-17: running and firing exclude only casts of the same turn', () => {
  /** Ann could react to the death of Fay, whom Amy, on the same card, sacrifices. */
  function annAndAmy(answers: readonly Json[], dice: readonly number[], card: FigureDetails = {}): Scene {
    const fay = figure('Fay', 0, 30, 40, { res: 0, abilities: ['living-dead'] }, { card: 'Fay', activated: true })
    const figures = [
      magician('Ann', 0, 20, 30, { spells: [WAVE], gems: { darkness: 3 }, card }),
      magician('Amy', 0, 20, 40, { spells: [DEVOTION], gems: { darkness: 1 } }),
      fay,
      figure('Bob', 1, 34, 40),
    ]
    return turn(figures, { answers: ['done', ...answers], dice })
  }

  const AMY: readonly Json[] = ['1:cast']
  const KILLS = [6, 6, 6]
  const annMoves = (move: string) => [`0:${move}`, path([22, 30])]

  test('a fighter who ran this turn cannot cast in reaction to a death, unless a Warrior-mage; a walk does not matter', () => {
    expect(eventArgs(annAndAmy([...annMoves('run'), ...AMY], KILLS), 'cast.announced')).toHaveLength(1)
    expect(promptId(annAndAmy([...annMoves('run'), ...AMY], KILLS))).not.toBe('ask.spell-death')
    expect(promptId(annAndAmy([...annMoves('walk'), ...AMY], KILLS))).toBe('ask.spell-death')
    const mage = { abilities: ['warrior-mage'] }
    expect(promptId(annAndAmy([...annMoves('run'), ...AMY], KILLS, mage))).toBe('ask.spell-death')
  })

  test('a fighter who fired this turn cannot cast in reaction to a death', () => {
    const bow = { aim: 4, weapon: BOW }
    const fires = (card: FigureDetails) => annAndAmy(['0:fire', '3', ...AMY], [1, ...KILLS], { ...bow, ...card })
    expect(promptId(fires({}))).not.toBe('ask.spell-death')
    expect(promptId(fires({ abilities: ['warrior-mage'] }))).toBe('ask.spell-death')
  })

  test('a fighter who cast in reaction this turn can neither run nor fire, but can walk and cast', () => {
    const reactToDeath = (card: FigureDetails) =>
      annAndAmy([...AMY, `${WAVE}:2:3`, '1:nothing'], [...KILLS, 1], { aim: 4, weapon: BOW, ...card })
    expect(promptId(reactToDeath({}))).toBe('ask.action-of')
    expect(optionKeys(reactToDeath({}))).toEqual(['0:walk', '0:nothing'])
    expect(barReason(reactToDeath({}), '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(barReason(reactToDeath({}), '0:fire')).toBe('barred.cast CF-ACT-14')
    const mage = optionKeys(reactToDeath({ abilities: ['warrior-mage'] }))
    expect(['0:run', '0:fire'].map((key) => mage.includes(key))).toEqual([true, true])
  })
})

describe('CF-CALL-19: run and fire restrict only calls of the same turn', () => {
  const WHIM = 'whim-of-destiny'

  /** Ann could make void a shot by Abe, on the same card. */
  function annAndAbe(
    answers: readonly Json[],
    dice: readonly number[],
    ann: FigureDetails = {},
    more: FigureDetails = {},
  ): Scene {
    const figures = [
      faithful('Ann', 0, 20, 30, { miracles: [WHIM], faith: 1, card: ann, more }),
      figure('Abe', 0, 30, 33, { aim: 4, weapon: BOW }),
      figure('Bob', 1, 50, 36, { res: 20 }),
    ]
    return turn(figures, { answers: ['done', ...answers], dice })
  }

  const SHOT: readonly Json[] = ['1:fire', '2']
  const ran = ['0:run', path([22, 30])]

  test('a fighter who ran this turn cannot call in reaction, except for a Warrior-monk or with Celerity of the Soul', () => {
    expect(promptId(annAndAbe(SHOT, [5]))).toBe('ask.reaction')
    expect(promptId(annAndAbe([...ran, ...SHOT], [5, 1, 1]))).not.toBe('ask.reaction')
    expect(promptId(annAndAbe([...ran, ...SHOT], [5], { abilities: ['warrior-monk'] }))).toBe('ask.reaction')
    const swift = { effects: [{ object: 'swift-soul', source: { object: 'virtue-celerity-of-the-soul' } }] }
    expect(promptId(annAndAbe([...ran, ...SHOT], [5], {}, swift))).toBe('ask.reaction')
  })

  test('a fighter who called in reaction this turn can neither run nor fire', () => {
    const called = annAndAbe([...SHOT, `${WHIM}:1`], [5, 1, 1, 1], { aim: 4, weapon: BOW })
    expect(promptId(called)).toBe('ask.action-of')
    expect(barReason(called, '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(barReason(called, '0:fire')).toBe('barred.cast CF-ACT-14')
  })
})

test('CF-ACT-17 a fighter in contact when activated cannot run, even after a spell has removed the enemy', () => {
  const bolt = (x: number) =>
    turn(
      [
        magician('Ann', 0, 20, 30, {
          spells: ['arrow-of-mana'],
          gems: { light: 2 },
          card: { abilities: ['warrior-mage'] },
        }),
        figure('Bob', 1, x, 30),
      ],
      { answers: ['done', '0:cast', 'arrow-of-mana:1'], dice: [4, 6, 6] },
    )
  expect(optionKeys(bolt(22.5))).toEqual(['0:walk', '0:nothing'])
  expect(barReason(bolt(22.5), '0:run')).toBe('barred.began-in-contact CF-ACT-17')
  expect(optionKeys(bolt(25))).toEqual(['0:walk', '0:run', '0:nothing'])
})
