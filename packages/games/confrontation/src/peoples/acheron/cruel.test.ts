import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { combatDice } from '../../combat/fight.ts'
import { settle } from '../../round/phases.ts'
import type { Play } from '../../state.ts'
import { dice } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const HELD = { extras: ['cruel'] }
const sophet = (more: FigureDetails = {}, changes: FigureDetails = {}) =>
  figure('Ann', 0, 20, 30, { fear: 6, ini: 4, att: 5, str: 6, def: 4, ...changes }, { ...HELD, ...more })
const opponent = (x: number, more: FigureDetails = {}, changes: FigureDetails = {}) =>
  figure('Bob', 1, x, 30, changes, { immuneToFear: 9, ...more })

const act = (figures: Json[], answers: Json[] = [], faces: number[] = []) =>
  turn(figures, { answers: ['done', ...answers], dice: faces })
const sendCruel = (figures: Json[] = [sophet(), opponent(30)], faces: number[] = []) =>
  act(figures, ['0:send-cruel', path([27.5, 30])], faces)

describe('CF-REV-ACHERON-29: Cruel in Sophet’s hand', () => {
  test('only Sophet may carry it', () => {
    const army = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['cruel'] }], { army: 'acheron', points: 1000 }))
    expect(army('acheron-sophet-drahas')).toEqual([])
    expect(army('acheron-melmoth')).toEqual(['artefact-bearer'])
  })

  test('adds one combat die, but not while it is away', () => {
    const play = loadPosition({ figures: [sophet(), opponent(22.5)] })
    expect(combatDice(play, fighterNamed(play, 'Ann'), [fighterNamed(play, 'Bob')]).total).toBe(3)
    const away = sendCruel()
    expect(combatDice(away, fighterNamed(away, 'Ann'), [fighterNamed(away, 'Bob')]).total).toBe(2)
  })
})

describe('CF-REV-ACHERON-30: sending Cruel', () => {
  test('Cruel is placed in contact with a target in sight, no farther than 10 cm from the throne', () => {
    const asks = act([sophet(), opponent(30)], ['0:send-cruel'])
    expect(promptId(asks)).toBe('ask.cruel-place')
    expect(refusal(asks, path([27, 30]))).toBe('refused.cruel-place CF-REV-ACHERON-30')
    giveAnswers(asks, path([27.5, 30]))
    expect(placeOf(asks, 'Cruel')).toEqual([27.5, 30])
    expect(fighterNamed(asks, 'Cruel').status).toBe('standing')
    const crowdedMatch = act([sophet(), opponent(30), figure('Amy', 0, 27.5, 31)], ['0:send-cruel'])
    expect(refusal(crowdedMatch, path([27.5, 30]))).toBe('refused.cruel-place CF-REV-ACHERON-30')
    // 10 cm from base to base: Bob at 35 can be touched at 32.5.
    expect(optionKeys(act([sophet(), opponent(35)]))).toContain('0:send-cruel')
    expect(barReason(act([sophet(), opponent(35.2)]), '0:send-cruel')).toBe('barred.no-cruel-target CF-REV-ACHERON-30')
    expect(optionKeys(act([sophet(), opponent(10)]))).not.toContain('0:send-cruel')
  })

  test('Sophet sends it once a round while free, like an incantation: not with a run, but along with spells', () => {
    const match = sendCruel()
    expect(optionKeys(match)).not.toContain('0:send-cruel')
    expect(optionKeys(match)).not.toContain('0:run')
    expect(optionKeys(match)).toContain('0:walk')
    const engagedMatch = act([sophet(), opponent(22.5), figure('Bea', 1, 20, 38)])
    expect(barReason(engagedMatch, '0:send-cruel')).toBe('barred.contact CF-REV-ACHERON-30')
    const ran = act([sophet(), opponent(60)], ['0:run', path([40, 30])])
    expect(optionKeys(ran)).not.toContain('0:send-cruel')
  })

  test('Cruel spreads Sophet’s FEAR: a target that flees is spared, and Cruel is not sent again', () => {
    const fled = act([sophet(), opponent(30, { immuneToFear: 0 })], ['0:send-cruel', path([27.5, 30])], [1])
    expect(eventArgs(fled, 'fled')).toEqual([{ fighter: 'Bob' }])
    expect(fighterNamed(fled, 'Cruel').status).toBe('eliminated')
    expect(optionKeys(fled)).not.toContain('0:send-cruel')
    const stands = sendCruel([sophet(), opponent(30, { immuneToFear: 0 })], [3])
    expect(eventArgs(stands, 'test.passed')).toMatchObject([{ fighter: 'Bob', difficulty: 6 }])
    expect(fighterNamed(stands, 'Bob').assaulted).toBe(true)
  })

  test('Cruel fights with Sophet’s current values and ignores Sophet’s Wounds', () => {
    const match = sendCruel([
      sophet({ wounds: 'serious', effects: [{ object: 'under-force-of-darkness', x: 2 }] }),
      opponent(30),
    ])
    const values = (['ini', 'att', 'str', 'def', 'fear'] as const).map(
      (which) => characteristic(match, fighterNamed(match, 'Cruel'), which).total,
    )
    expect(values).toEqual([4, 5, 8, 4, 6])
    expect(fighterNamed(match, 'Cruel').wounds).toBe(0)
    expect(combatDice(match, fighterNamed(match, 'Cruel'), [fighterNamed(match, 'Bob')]).total).toBe(2)
  })

  const OUT = { effects: [{ object: 'cruel-blade', until: 'game', source: { figure: 0, object: 'cruel' } }] }
  const fray = (others: Json[], more: FigureDetails = {}) => ({
    ...{ phase: 'frays', ...more },
    figures: [sophet(), opponent(30), figure('Cruel', 0, 27.5, 30, { fear: 6 }, { card: 'Ann', ...OUT }), ...others],
  })

  test('Cruel fights as a miniature of Sophet’s camp, and hits have no effect on it', () => {
    const match = scene(fray([]), {
      answers: [dice({ 2: [0, 2] }), dice({ 1: [2, 0] }), 'none', 'none'],
      // Bob wins the Initiative and hits twice.
      dice: [2, 5, 4, 4],
    })
    expect(eventArgs(match, 'hit').length).toBe(2)
    expect(eventArgs(match, 'damage.read')).toEqual([])
    expect(fighterNamed(match, 'Ann').wounds).toBe(0)
  })

  test('a Damage roll wounds neither Cruel nor Sophet through it', () => {
    const match = playRule(fray([]), (play) => {
      const [victim, by] = [fighterNamed(play, 'Cruel'), fighterNamed(play, 'Bob')]
      return rollDamage(play, { victim, by, kind: 'combat', strength: 20, rules: [] })
    })
    expect(eventArgs(match, 'damage.read')).toEqual([])
    expect(fighterNamed(match, 'Cruel').status).toBe('standing')
  })
})

describe('CF-REV-ACHERON-31: Cruel returns', () => {
  const OUT = { effects: [{ object: 'cruel-blade', until: 'game', source: { figure: 0, object: 'cruel' } }] }
  const stays = (
    ann: number,
    bob: number,
    others: Json[] = [],
    phase = 'activation',
    change: (play: Play) => void = () => {},
  ) => {
    const figures = [
      figure('Ann', 0, ann, 30, { fear: 6 }, HELD),
      opponent(bob),
      figure('Cruel', 0, 27.5, 30, { fear: 6 }, { card: 'Ann', ...OUT }),
      ...others,
    ]
    const match: Scene = playRule({ figures, phase } as Json, function* (play) {
      change(play)
      yield* settle(play)
    })
    return fighterNamed(match, 'Cruel').status === 'standing'
  }

  test('it returns from farther than 10 cm', () => {
    expect(stays(20, 30)).toBe(true)
    expect(stays(15, 30)).toBe(true)
    expect(stays(14.9, 30)).toBe(false)
  })

  test('it returns once its opponents are gone, once Sophet is engaged or gone, and after the combat phase', () => {
    expect(stays(20, 40)).toBe(false)
    expect(stays(20, 30, [figure('Bea', 1, 17.5, 30)])).toBe(false)
    const sophetDies = (play: Play) => {
      fighterNamed(play, 'Ann').status = 'eliminated'
    }
    expect(stays(20, 30, [], 'activation', sophetDies)).toBe(false)
    expect(stays(20, 30, [], 'combat')).toBe(true)
    expect(stays(20, 30, [], 'mystic')).toBe(false)
  })
})
