import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { opponentsOf } from '../../ground/bodies.ts'
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
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const TALISMAN = { extras: ['the-talisman-of-shadows'] }
const AWAY = { object: 'talisman-away', until: 'game' }
const HELD = { effects: [{ object: 'shadow-talisman', until: 'game', source: { figure: 0 } }] }
const sophet = (more: FigureDetails = {}, changes: FigureDetails = {}) =>
  figure('Ann', 0, 20, 30, { base: 'creature', size: 'large', fear: 9, ...changes }, { ...TALISMAN, ...more })
const friend = (x: number, more: FigureDetails = {}, y = 30) => figure('Fay', 0, x, y, {}, { card: 'Fay', ...more })
const ownKeys = (match: Scene) => optionKeys(match).filter((key) => key.includes('talisman'))

const act = (figures: Json[], answers: Json[] = [], dice: number[] = []) =>
  turn([...figures, figure('Far', 1, 110, 10)], { answers: ['done', ...answers], dice })

describe('CF-REV-ACHERON-32: the Talisman of Shadows', () => {
  test('only Sophet Drahas may carry it', () => {
    const army = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: TALISMAN.extras }], { army: 'acheron', points: 1000 }))
    expect(army('acheron-sophet-drahas')).toEqual([])
    expect(army('acheron-melmoth')).toEqual(['artefact-bearer'])
  })

  test('Sophet hands it to a friend in contact, and takes it back', () => {
    const handedMatch = act([sophet(), friend(23.125)], ['0:talisman-give'])
    expect(fighterNamed(handedMatch, 'Fay').effects).toMatchObject([{ object: 'shadow-talisman' }])
    expect(fighterNamed(handedMatch, 'Ann').effects).toMatchObject([AWAY])
    expect(ownKeys(act([sophet(), friend(23.5)]))).toEqual([])
    const back = act([sophet({ effects: [AWAY] }), friend(23.125, HELD)], ['0:talisman-take'])
    expect(fighterNamed(back, 'Fay').effects).toEqual([])
    expect(fighterNamed(back, 'Ann').effects).toEqual([])
    expect(ownKeys(act([sophet({ effects: [AWAY] }), friend(60, HELD)]))).toEqual(['0:talisman-step'])
  })

  test('instead of moving Sophet takes the place of its bearer, who dies, and has it again', () => {
    const asks = act([sophet({ effects: [AWAY] }), friend(60, HELD)], ['0:talisman-step'])
    expect(promptId(asks)).toBe('ask.talisman-step')
    expect(refusal(asks, path([62, 30]))).toBe('refused.talisman-off CF-REV-ACHERON-32')
    giveAnswers(asks, path([61, 30]))
    expect(placeOf(asks, 'Ann')).toEqual([61, 30])
    expect(fighterNamed(asks, 'Fay').status).toBe('eliminated')
    expect(fighterNamed(asks, 'Ann').effects).toEqual([])
    expect(optionKeys(asks)).not.toContain('0:walk')
    // Sophet has it again, but does not hand it over in the same activation.
    expect(ownKeys(asks)).toEqual([])
  })

  test('even a Fierce bearer, or one with extra Wound levels, is gone', () => {
    for (const abilities of [['fierce'], ['enormous']]) {
      const bearer = figure('Fay', 0, 60, 30, { abilities }, { card: 'Fay', ...HELD })
      const match = act([sophet({ effects: [AWAY] }), bearer], ['0:talisman-step', path([60, 30])])
      expect(fighterNamed(match, 'Fay').status).toBe('eliminated')
    }
  })

  test('Sophet may leave one combat and enter another: the new opponents test FEAR and do not flee', () => {
    const figures = [
      sophet({ effects: [AWAY] }),
      friend(60, HELD),
      figure('Foe', 1, 23.125, 30),
      figure('Bob', 1, 62.5, 30),
    ]
    const match = act(figures, ['0:talisman-step', path([59.375, 30])], [2])
    expect(opponentsOf(match, fighterNamed(match, 'Ann')).map(({ member }) => member.profile.name)).toEqual(['Bob'])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 6, difficulty: 9 }])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(eventArgs(match, 'fled')).toEqual([])
    expect(fighterNamed(match, 'Foe').inRout).toBe(false)
  })

  test('the bearer’s opponents are engaged, and the suggested places touch them', () => {
    const figures = [sophet({ effects: [AWAY] }), friend(60, HELD), figure('Bob', 1, 62.5, 30)]
    const asks = act(figures, ['0:talisman-step'])
    const suggested = asks.pending[0]!
    const [first] = suggested.kind === 'place' ? suggested.suggest() : []
    const match = act(figures, ['0:talisman-step', first!], [2])
    expect(placeOf(match, 'Ann')).toEqual([59.38, 30])
    expect(opponentsOf(match, fighterNamed(match, 'Ann')).map(({ member }) => member.profile.name)).toEqual(['Bob'])
    // A fighter engaged in this phase does not disengage in it (CF-DISENGAGE-02).
    expect(fighterNamed(match, 'Bob')).toMatchObject({ inRout: true, assaulted: true })
    // A throne placed near enough is moved into contact with them; it may not stand further off.
    expect(placeOf(act(figures, ['0:talisman-step', path([59.2, 30])], [2]), 'Ann')).toEqual([59.38, 30])
    expect(refusal(asks, path([58.5, 30]))).toBe('refused.talisman-contact CF-REV-ACHERON-32')
  })

  test('the throne must touch as many opponents of the bearer as it has room for', () => {
    const corner = [figure('Bob', 1, 62.5, 30), figure('Ben', 1, 60, 27.5, {}, { facing: 'south' })]
    const asks = act([sophet({ effects: [AWAY] }), friend(60, HELD), ...corner], ['0:talisman-step'])
    expect(refusal(asks, path([59.3, 31.5]))).toBe('refused.talisman-contact CF-REV-ACHERON-32')
    const figures = [sophet({ effects: [AWAY] }), friend(60, HELD), ...corner]
    // CF-COURAGE-08: the lead decides who tests first.
    const ordering = act(figures, ['0:talisman-step', path([59.3, 30.7])])
    expect(promptId(ordering)).toBe('ask.courage-order')
    expect(ordering.pending[0]?.seat).toBe(0)
    expect(ordering.state.lead).toBe(0)
    const match = act(figures, ['0:talisman-step', path([59.3, 30.7]), '3'], [2, 3])
    expect(placeOf(match, 'Ann')).toEqual([59.38, 30.63])
    expect(eventArgs(match, 'test.failed').map(({ fighter }) => fighter)).toEqual(['Ben', 'Bob'])
  })

  test('the step needs room for the throne and a bearer on the ground', () => {
    const key = '0:talisman-step'
    const crowd = [
      [57.4, 30],
      [62.6, 30],
      [60, 27.4],
      [60, 32.6],
    ].map(([x, y], i) => figure(`C${i}`, 0, x!, y!, {}, { card: `C${i}` }))
    const tight = act([sophet({ effects: [AWAY] }), friend(60, HELD), ...crowd])
    expect(optionKeys(tight).includes(key)).toBe(false)
    expect(barReason(tight, key)).toBe('barred.talisman-room CF-REV-ACHERON-32')
    const flying = act([sophet({ effects: [AWAY] }), friend(60, { ...HELD, level: 1 })])
    expect(barReason(flying, key)).toBe('barred.talisman-room CF-REV-ACHERON-32')
  })

  test('handing it over and stepping exclude each other in one activation', () => {
    const handed = act([sophet(), friend(23.125)], ['0:talisman-give'])
    expect(optionKeys(handed).includes('0:talisman-step')).toBe(false)
    expect(barReason(handed, '0:talisman-step')).toBe('barred.talisman-handed CF-REV-ACHERON-32')
  })

  test('it is lost with its bearer', () => {
    const dead = friend(60, { ...HELD, status: 'eliminated' })
    const beside = figure('Amy', 0, 23.125, 30, {}, { card: 'Amy' })
    expect(ownKeys(act([sophet({ effects: [AWAY] }), dead, beside]))).toEqual([])
  })
})
