import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { encumbering } from '../../ground/obstacles.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { gems, magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { has } from '../../traits.ts'

const SINGS = { abilities: ['salauels-chorus'] }

const singer = (
  name: string,
  x: number,
  held: Record<string, number>,
  more: FigureDetails = {},
  card: FigureDetails = {},
  seat: 0 | 1 = 0,
) => magician(name, seat, x, 30, { gems: held, card: { ...SINGS, ...card }, more: { card: name, ...more } })

/** Ann casts Mortal Litany, a Circaean spell, with two gems of Darkness and none left for mastery. */
const sing = (others: Json[], answers: Json[], dice: number[], spell = 'mortal-litany', ann: FigureDetails = SINGS) =>
  spellScene({
    ...{ spell, gems: { darkness: 2 }, onHerself: true, dice, answers, on: { at: [90, 50] } },
    others,
    ann: { card: ann },
  })

describe('CF-REV-ACHERON-11: Salaüel’s Chorus', () => {
  test('no ground slows quaestors', () => {
    const scenery = [{ kind: 'swamp', at: [40, 30], size: [5, 5] }]
    const slowingFor = (who: string) => {
      const play = loadPosition({ scenery, figures: [catalogueFigure(who, 0, 20, 30), figure('Bob', 1, 90, 50)] })
      return encumbering(play, play.state.fighters[0]!).length
    }
    expect(slowingFor('acheron-quaestor-of-acheron')).toBe(0)
    expect(slowingFor('acheron-ghoul-of-acheron')).toBe(1)
  })

  test('each other quaestor within 10 cm may give up to two gems of any kind for mastery', () => {
    const eve = singer('Eve', 32.5, { air: 1, darkness: 3 })
    const asks = sing([eve], [], [])
    expect(promptId(asks)).toBe('ask.chorus')
    expect(optionKeys(asks)).toEqual(['none', 'air1', 'darkness1', 'air1-darkness1', 'darkness2'])
    const helped = sing([eve], ['air1-darkness1'], [1, 2, 4])
    expect(rolledDice(helped)[0]).toBe('roll.incantation 3')
    expect(fighterNamed(helped, 'Eve').gems).toEqual({ darkness: 2 })
    // An absorber gains these as gems of the caster.
    expect(eventArgs(helped, 'cast.announced')).toMatchObject([{ darkness: 3, air: 1 }])
    expect(rolledDice(sing([eve], ['none'], [4]))[0]).toBe('roll.incantation 1')
  })

  test('quaestors further off, enemies, fighters in rout, fighters without the ability or without gems give none', () => {
    const rollWithGiver = (other: Json) => rolledDice(sing([other], [], [4]))[0]
    expect(rollWithGiver(singer('Eve', 32.6, { air: 2 }))).toBe('roll.incantation 1')
    expect(rollWithGiver(singer('Eve', 30, { air: 2 }, {}, {}, 1))).toBe('roll.incantation 1')
    expect(rollWithGiver(singer('Eve', 30, { air: 2 }, { inRout: true }))).toBe('roll.incantation 1')
    expect(rollWithGiver(singer('Eve', 30, { air: 2 }, {}, { abilities: [] }))).toBe('roll.incantation 1')
    expect(rollWithGiver(singer('Eve', 30, {}))).toBe('roll.incantation 1')
  })

  test('gems are given only for Circaean spells of a quaestor', () => {
    const eve = singer('Eve', 30, { air: 2 })
    expect(rolledDice(sing([eve], [gems({ darkness: 1 }, {}, { darkness: 1 })], [4], 'pallid-aura'))[0]).toBe(
      'roll.incantation 1',
    )
    expect(rolledDice(sing([eve], [], [4], 'mortal-litany', {}))[0]).toBe('roll.incantation 1')
  })
})

describe('CF-REV-ACHERON-37: the Coryphaeus', () => {
  const LEADS = { abilities: ['salauels-chorus', 'leader-of-the-chorus', 'leadership/20'], command: 'commander' }
  const leader = (x: number, more: FigureDetails = {}) => singer('Cory', x, {}, more, LEADS)
  const asksEve = (others: Json[]) => promptId(sing(others, [], []))

  test('quaestors in the aura of leadership count as near one another', () => {
    // Eve is 27.5 cm from Ann; the leader's aura reaches 20 cm.
    expect(asksEve([singer('Eve', 50, { air: 1 }), leader(35)])).toBe('ask.chorus')
    expect(rolledDice(sing([singer('Eve', 50, { air: 1 })], [], [4]))[0]).toBe('roll.incantation 1')
    expect(rolledDice(sing([singer('Eve', 50, { air: 1 }), leader(72)], [], [4]))[0]).toBe('roll.incantation 1')
    expect(rolledDice(sing([singer('Eve', 50, { air: 1 }), leader(35, { inRout: true })], [], [4]))[0]).toBe(
      'roll.incantation 1',
    )
  })

  test('the Coryphaeus is a quaestor too', () => {
    const play = loadPosition({
      figures: [catalogueFigure('acheron-the-coryphaeus', 0, 20, 30), figure('Bob', 1, 90, 50)],
    })
    const [cory] = play.state.fighters
    expect(['salauels-chorus', 'leader-of-the-chorus'].map((id) => has(play, cory!, id))).toEqual([true, true])
  })
})
