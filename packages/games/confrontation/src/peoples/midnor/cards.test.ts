import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { auraOf } from '../../command/aura.ts'
import { openDrawing } from '../../round/tactical-roll.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const midnor = (profile: string, given: object) => armyOf([{ profile, ...given }], { army: 'midnor', points: 1000 })

describe('CF-REV-MIDNOR-17: the Crown of Conquerors', () => {
  const KARAS = 'midnor-yh-karas-king-of-the-abyss'
  const karasWithCrown = (more: FigureDetails = {}) =>
    catalogueFigure(KARAS, 0, 20, 30, {}, { extras: ['the-crown-of-conquerors'], ...more })

  test('Yh-Karas leads 5 cm further', () => {
    const play = loadPosition({ figures: [karasWithCrown(), figure('Bob', 1, 60, 30)] })
    expect(auraOf(play, play.state.fighters[0]!)).toBe(20)
  })

  test('it brings two counters in a round, one in the approach, none in rout', () => {
    const counters = (phase: string, more: FigureDetails = {}) =>
      playRule({ phase, figures: [karasWithCrown(more), figure('Bob', 1, 60, 30)] }, openDrawing).state.camps[0]
        ?.counters
    expect(counters('strategic')).toBe(2)
    expect(counters('approach')).toBe(1)
    expect(counters('strategic', { inRout: true })).toBe(0)
  })

  test('only Yh-Karas may wear it', () => {
    const artefacts = ['the-crown-of-conquerors']
    expect(faultsOf(midnor(KARAS, { artefacts }))).toEqual([])
    const other = faultOf(midnor('midnor-yh-sabahal', { artefacts }), 'artefact-bearer')
    expect(other.rules).toEqual(['CF-REV-MIDNOR-17', 'CF-REV-23'])
  })
})

test('CF-REV-MIDNOR-19: Ysilthan has a Warrior-monk’s one miracle and the reserved ones as well', () => {
  const knowing = (...miracles: string[]) => faultsOf(midnor('midnor-ysilthan', { miracles }))
  expect(knowing('force-of-darkness', 'castling')).toEqual([])
  expect(knowing('force-of-darkness', 'ruin')).toEqual(['miracle-number'])
  expect(faultsOf(midnor('midnor-neran-the-scary', { miracles: ['castling'] }))).toEqual(['miracle-cult'])
})

describe('CF-REV-MIDNOR-22: the Larva of the Imsur', () => {
  const KANIZHAR = 'midnor-kanizhar-the-cannibal'
  const activateKanizhar = (...answers: string[]) =>
    turn([catalogueFigure(KANIZHAR, 0, 20, 30), figure('Bob', 1, 90, 30)], { answers: ['done', '0:walk', ...answers] })

  test('asks on activation: STR +3, Regeneration/5 or nothing, until the end of the round', () => {
    expect(promptId(activateKanizhar())).toBe('ask.larva')
    expect(optionKeys(activateKanizhar())).toEqual(['spit', 'fluids', 'none'])
    const kanizhar = (answer: string) => activateKanizhar(answer).state.fighters[0]!
    expect(kanizhar('spit').effects).toMatchObject([{ object: 'corrosive-spit', until: 'round' }])
    expect(kanizhar('fluids').effects).toMatchObject([
      { object: 'regeneration', x: 5, until: 'round' },
      { object: 'vital-fluids', until: 'round' },
    ])
    expect(kanizhar('none').effects).toEqual([])
    const match = activateKanizhar('spit')
    expect(characteristic(match, match.state.fighters[0]!, 'str').total).toBe(12)
  })

  const fluids = { wounds: 'serious', effects: [{ object: 'regeneration', x: 5 }, { object: 'vital-fluids' }] }
  const upkeep = (script: Script, friend: FigureDetails = {}, x = 22.5) =>
    scene(
      {
        phase: 'maintenance',
        figures: [
          catalogueFigure(KANIZHAR, 0, 20, 30, {}, fluids),
          figure('Amy', 0, x, 30, {}, friend),
          figure('Bob', 1, 90, 30),
        ],
      },
      script,
    )
  const woundsAfter = (match: ReturnType<typeof upkeep>) => ({
    first: match.state.fighters[0]!.wounds,
    amy: fighterNamed(match, 'Amy').wounds,
  })

  test('a failed Regeneration roll may be repeated for a Light Wound of a friend in contact, once a round', () => {
    expect(promptId(upkeep({ dice: [4] }))).toBe('ask.devour')
    expect(optionKeys(upkeep({ dice: [4] }))).toEqual(['1', 'none'])
    // 4 fails, 5 heals, and the second failure stands.
    expect(woundsAfter(upkeep({ answers: ['1'], dice: [4, 5, 4] }))).toEqual({ first: 1, amy: 1 })
    expect(woundsAfter(upkeep({ answers: ['1'], dice: [4, 4] }))).toEqual({ first: 2, amy: 1 })
    // It may repeat the second roll as well.
    expect(woundsAfter(upkeep({ answers: ['1'], dice: [5, 4, 5] }))).toEqual({ first: 0, amy: 1 })
    expect(woundsAfter(upkeep({ answers: ['none'], dice: [4] }))).toEqual({ first: 2, amy: 0 })
    expect(promptId(upkeep({ answers: ['1'], dice: [4, 4] }))).not.toBe('ask.devour')
    expect(promptId(upkeep({ answers: ['1'], dice: [4, 5, 4] }))).not.toBe('ask.devour')
  })

  test('CF-ABIL-25, CF-RELIC-07: a fighter without rerolls cannot repeat it either', () => {
    const cursed = { ...fluids, extras: ['cursed'] }
    const figures = [
      catalogueFigure(KANIZHAR, 0, 20, 30, {}, cursed),
      figure('Amy', 0, 22.5, 30),
      figure('Bob', 1, 90, 30),
    ]
    expect(rolledDice(scene({ phase: 'maintenance', figures }, { dice: [4] }))).toEqual(['roll.regeneration 1'])
  })

  test('the Wound worsens others as usual, and may kill', () => {
    const match = upkeep({ answers: ['1'], dice: [4, 4] }, { wounds: 'critical' })
    expect(eventArgs(match, 'eliminated')).toEqual([{ victim: 'Amy' }])
  })

  test('it needs a friend in contact and the right secretion', () => {
    expect(rolledDice(upkeep({ dice: [4] }, {}, 30))).toEqual(['roll.regeneration 1'])
    const spat = { wounds: 'serious', effects: [{ object: 'corrosive-spit', x: 3 }] }
    const figures = [
      catalogueFigure(KANIZHAR, 0, 20, 30, {}, spat),
      figure('Amy', 0, 22.5, 30),
      figure('Bob', 1, 90, 30),
    ]
    expect(rolledDice(scene({ phase: 'maintenance', figures }))).toEqual([])
  })
})
