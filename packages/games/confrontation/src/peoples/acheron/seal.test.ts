import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { miracleNamed } from '../../armies/extras/armoury.ts'
import { faithful } from '../../testing/faithful.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { inflict } from '../../wounds/health.ts'

const bearer = (miracles: string[] = [], faith = 0, more: FigureDetails = {}) =>
  faithful('Ann', 0, 20, 30, { miracles, faith, more: { extras: ['seal-of-the-corrupt'], ...more } })
const corruptServant = (x = 1) => ({
  effects: [{ object: 'corrupt-servant', x, until: 'game', source: { figure: 0 } }],
})
const servant = (x: number, more: FigureDetails = corruptServant(), card: FigureDetails = {}) =>
  figure('Sid', 0, x, 30, card, { card: 'Sid', ...more })

describe('CF-REV-ACHERON-34: the Seal of the Corrupt', () => {
  test('faithful Characters of the Meanders of Darkness may carry one in an army', () => {
    const artefacts = ['seal-of-the-corrupt']
    const army = (profile: string, army: 'acheron' | 'griffins') =>
      faultsOf(armyOf([{ profile, artefacts }], { army, points: 1000 }))
    expect(army('acheron-ejhin-de-vanth', 'acheron')).toEqual([])
    expect(army('acheron-gravedigger-of-salauel', 'acheron')).toEqual(['artefact-bearer'])
    expect(army('acheron-melmoth', 'acheron')).toEqual(['artefact-bearer'])
    expect(army('griffins-saphon-the-preacher', 'griffins')).toEqual(['artefact-bearer'])
    const two = ['acheron-ejhin-de-vanth', 'acheron-the-bogeyman'].map((profile) => ({ profile, artefacts }))
    expect(faultsOf(armyOf(two, { army: 'acheron', points: 1000 }))).toEqual(['artefact-copies'])
  })

  test('marks a friend in contact as a servant, once a round, and no summoned fighter', () => {
    const figures = (more: FigureDetails = {}, x = 22.5) => [
      bearer(),
      servant(x, more),
      figure('Amy', 0, 17.5, 30, {}, { card: 'Amy' }),
      figure('Bob', 1, 90, 50),
    ]
    const match = turn(figures(), { answers: ['done', '0:use-seal-of-the-corrupt'] })
    expect(promptId(match)).toBe('ask.corrupt')
    expect(optionKeys(match)).toEqual(['1', '2'])
    giveAnswers(match, '1')
    expect(fighterNamed(match, 'Sid').effects).toMatchObject([{ object: 'corrupt-servant', x: 1, until: 'game' }])
    expect(optionKeys(match)).not.toContain('0:use-seal-of-the-corrupt')
    const others = (more: FigureDetails, x?: number) => {
      const figuresWithServant = [bearer(), servant(x ?? 22.5, more), figure('Bob', 1, 90, 50)]
      return optionKeys(turn(figuresWithServant, { answers: ['done'] })).includes('0:use-seal-of-the-corrupt')
    }
    expect(others({})).toBe(true)
    expect(others({}, 23)).toBe(false)
    expect(others(corruptServant())).toBe(false)
    expect(others({ effects: [{ object: 'summoned' }] })).toBe(false)
  })

  test('a servant whose printed Martyr/X is better begins with that X', () => {
    const match = turn([bearer(), servant(22.5, {}, { abilities: ['martyr/3'] }), figure('Bob', 1, 90, 50)], {
      answers: ['done', '0:use-seal-of-the-corrupt'],
    })
    expect(fighterNamed(match, 'Sid').effects).toMatchObject([{ object: 'corrupt-servant', x: 3 }])
  })

  test('each opponent the servant eliminates raises X, up to its printed COU or FEAR', () => {
    const after = (x: number, victim: 0 | 1, card: FigureDetails = {}) =>
      fighterNamed(
        playRule(
          {
            figures: [
              bearer(),
              servant(30, corruptServant(x), card),
              figure('Vic', victim, 40, 30, {}, { card: 'Vic' }),
            ],
          },
          (play) => inflict(play, fighterNamed(play, 'Vic'), 'killed', { by: fighterNamed(play, 'Sid'), rules: [] }),
        ),
        'Sid',
      ).effects[0]?.x
    // COU 4.
    expect(after(1, 1)).toBe(2)
    expect(after(4, 1)).toBe(4)
    expect(after(4, 1, { fear: 6 })).toBe(5)
    expect(after(1, 0)).toBe(1)
  })

  test('CF-ABIL-62: the raised X counts for a servant whose card prints Martyr/X', () => {
    const martyrKeys = (abilities: string[], x: number) =>
      optionKeys(
        turn([bearer(), servant(22.5, corruptServant(x), { abilities }), figure('Bob', 1, 90, 50)], {
          answers: ['done', '0:martyr'],
        }),
      )
    expect(martyrKeys(['martyr/1'], 3)).toEqual(['1:1', '1:2', '1:3'])
    expect(martyrKeys(['martyr/3'], 2)).toEqual(['1:1', '1:2', '1:3'])
  })

  test('CF-LITURGY-07: a Blade of Immolation counts for its round, and not towards the servant’s first X', () => {
    const bled = { effects: [{ object: 'martyr', x: 4, until: 'round' }] }
    const match = turn([bearer(), servant(22.5, bled), figure('Bob', 1, 90, 50)], {
      answers: ['done', '0:use-seal-of-the-corrupt', '0:martyr'],
    })
    expect(effectOn(fighterNamed(match, 'Sid'), 'corrupt-servant')).toMatchObject({ x: 1 })
    expect(optionKeys(match)).toEqual(['1:1', '1:2', '1:3', '1:4'])
  })

  const martyrs = (
    ann: Json,
    x: number,
    more: FigureDetails = corruptServant(2),
    answers: string[] = [],
    dice: number[] = [],
  ) => turn([ann, servant(x, more), figure('Bob', 1, 90, 50)], { answers: ['done', ...answers], dice })

  test('the servant’s Martyr/X serves the bearer anywhere in the aura of faith, and others within 10 cm', () => {
    // The aura reaches 15 cm.
    expect(optionKeys(martyrs(bearer(), 37.5))).toContain('0:martyr')
    expect(optionKeys(martyrs(bearer(), 37.6))).not.toContain('0:martyr')
    const other = faithful('Ann', 0, 20, 30)
    expect(optionKeys(martyrs(other, 32.5))).toContain('0:martyr')
    expect(optionKeys(martyrs(other, 32.6))).not.toContain('0:martyr')
    expect(optionKeys(martyrs(bearer(), 37.5, {}))).not.toContain('0:martyr')
    const afterMartyr = martyrs(bearer(), 37.5, corruptServant(2), ['0:martyr'])
    expect(optionKeys(afterMartyr)).toEqual(['1:1', '1:2'])
  })
})

describe('CF-REV-ACHERON-35: the Seal relays miracles', () => {
  // CF-MIRACLE-35 is called on an enemy within about 15 cm; Bob is far from Ann and near Sid.
  const MIRACLE = 'ruin'
  const callMiracle = (
    sid: Json,
    bob: number,
    answers: string[] = [],
    dice: number[] = [],
    others: Json[] = [],
    miracle = MIRACLE,
  ) =>
    turn([bearer([miracle], 3), sid, figure('Bob', 1, bob, 30), ...others], {
      answers: ['done', '0:call', ...answers],
      dice,
    })
  const relayedKeys = (match: Scene) => optionKeys(match).filter((key) => key.endsWith(':by-1'))

  test('a servant in the aura may be named with the miracle', () => {
    expect(relayedKeys(callMiracle(servant(35), 45))).toContain(`${MIRACLE}:2:by-1`)
    expect(relayedKeys(callMiracle(servant(37.6), 45))).toEqual([])
    expect(relayedKeys(callMiracle(servant(35, {}), 45))).toEqual([])
  })

  test('the distance is measured from the servant', () => {
    const range = miracleNamed(MIRACLE)!.range as number
    const far = 35 + 2.5 + range
    const reaches = (bob: number) => {
      const match = callMiracle(servant(35), bob, [`${MIRACLE}:2:by-1`, '0'], [6])
      return { succeeded: eventArgs(match, 'call.succeeded').length, short: eventArgs(match, 'call.short').length }
    }
    expect(reaches(far)).toEqual({ succeeded: 1, short: 0 })
    expect(reaches(far + 0.1)).toEqual({ succeeded: 0, short: 1 })
  })

  test('a line of sight is drawn from the servant, which does not block itself', () => {
    const keys = optionKeys(callMiracle(servant(35), 45))
    expect(keys).toContain(`${MIRACLE}:2:by-1`)
    expect(keys).not.toContain(`${MIRACLE}:2`)
  })

  test('the faithful pays and rolls; if the call fails the servant is Killed Outright', () => {
    const failed = callMiracle(servant(35), 45, [`${MIRACLE}:2:by-1`, '0'], [1])
    expect(fighterNamed(failed, 'Sid').status).toBe('eliminated')
    expect(fighterNamed(failed, 'Ann').status).toBe('standing')
    expect(fighterNamed(failed, 'Ann').faith).toBeLessThan(3)
    const own = callMiracle(servant(35), 45, [`${MIRACLE}:3`, '0'], [1])
    expect(fighterNamed(own, 'Sid').status).toBe('standing')
    const passed = callMiracle(servant(35), 45, [`${MIRACLE}:2:by-1`, '0'], [6])
    expect(fighterNamed(passed, 'Sid').status).toBe('standing')
    expect(fighterNamed(passed, 'Bob').effects).toMatchObject([{ object: 'under-ruin' }])
  })

  test('enemies near the servant may censure the call, and enemies near the faithful may not', () => {
    const range = miracleNamed(MIRACLE)!.range as number
    const censor = (x: number) => [faithful('Eve', 1, x, 34, { faith: 2 })]
    const near = callMiracle(servant(35), 45, [`${MIRACLE}:2:by-1`, '0'], [], censor(35 + range))
    expect(promptId(near)).toBe('ask.censure')
    const own = callMiracle(servant(35), 45, [`${MIRACLE}:3`, '0'], [6], censor(35 + range))
    expect(promptId(own)).not.toBe('ask.censure')
  })

  test('personal miracles are not relayed', () => {
    const match = turn([bearer(['evil-eye', MIRACLE], 3), servant(35), figure('Bob', 1, 45, 30)], {
      answers: ['done', '0:call'],
    })
    expect(optionKeys(match).filter((key) => key.startsWith('evil-eye'))).toEqual(['evil-eye:0'])
  })
})
