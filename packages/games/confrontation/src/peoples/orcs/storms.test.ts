import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice } from '../../testing/duel.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const STORMS = 'spirit-of-the-storms'
/** A brontops with the ordinary values of these tests. */
const PLAIN = {
  ...{ abilities: [], fear: null, cou: 4, base: 'infantry', size: 'medium', mov: 10 },
  ...{ ini: 3, att: 3, str: 3, def: 3, res: 5, dis: 3 },
}

interface Given {
  readonly roy?: Record<string, Json>
  readonly bob?: Record<string, Json>
  readonly others?: readonly Json[]
}

describe('CF-REV-ORC-06: Spirit of the Storms', () => {
  /** Ann, a shaman on a brontops with POW 4, and Roy, a rider whose card is still to be played, with Bob in front. */
  const act = (answers: readonly Json[], faces: readonly number[], { roy = {}, bob = {}, others = [] }: Given = {}) =>
    turn(
      [
        catalogueFigure(
          'orcs-animistic-shaman-on-brontops',
          0,
          20,
          20,
          { ...PLAIN, pow: 4, name: 'Ann' },
          {
            ...{ spells: [STORMS], gems: { neutral: 3 }, card: 'Ann' },
          },
        ),
        catalogueFigure('orcs-brontops-rider', 0, 24, 36, { ...PLAIN, name: 'Roy' }, { card: 'Roy', ...roy }),
        figure('Bob', 1, 39, 36, bob),
        ...others,
      ],
      { answers: ['done', ...answers], dice: [...faces] },
    )
  const ON_ROY = ['0:cast', 'spirit-of-the-storms:1', '1:charge:2', path([36.5, 36])]
  /** Roy wins the Initiative; Bob places dice, then Roy. */
  const FIGHT = [dice({ 2: [0, 2] }), dice({ 1: [2, 0] })]

  test('CF-REV-ORC-06: targets a friendly brontops not activated yet, or the caster before any other action', () => {
    expect(optionKeys(act(['0:cast'], []))).toEqual(['spirit-of-the-storms:0', 'spirit-of-the-storms:1'])
    // With one target left there is nothing to choose; the incantation fails.
    const namedTargets = (answers: Json[], given: Given = {}) =>
      eventArgs(act([...answers, '0:cast'], [1], given), 'cast.announced').map(({ target }) => target)
    expect(namedTargets(['0:walk', path([20, 22])])).toEqual(['Roy'])
    expect(namedTargets([], { roy: { activated: true } })).toEqual(['Ann'])
  })

  test('CF-REV-ORC-06: the target charges at once, as its activation', () => {
    const match = act(ON_ROY, [2, 5, 2])
    expect(placeOf(match, 'Roy')).toEqual([36.5, 36])
    expect(fighterNamed(match, 'Roy').activated).toBe(true)
    expect(fighterNamed(match, 'Bob').chargedBy).toEqual([1])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.state.phase).toBe('activation')
  })

  test('CF-REV-ORC-06: the combat is resolved at once, and again in the combat phase', () => {
    // Two attacks parried.
    const match = act([...ON_ROY, ...FIGHT, 'parry:1', 'parry:1'], [2, 5, 2, 3, 5, 3, 5])
    expect(eventArgs(match, 'attacks').length).toBe(2)
    expect(eventArgs(match, 'parried').length).toBe(2)
    expect(['Roy', 'Bob'].map((name) => fighterNamed(match, name).fought)).toEqual([false, false])
    // The caster may continue.
    expect(promptId(match)).toBe('ask.action-of')
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:walk']))
  })

  test('CF-REV-ORC-06: after killing all opponents the target may pursue, but a combat caused by that waits', () => {
    const others = [figure('Bea', 1, 42.5, 36)]
    const match = act([...ON_ROY, ...FIGHT, 'none'], [2, 5, 2, 5, 6, 6], { others })
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(promptId(match)).toBe('ask.pursuer')
    giveAnswers(match, '1:engagement:3')
    if (promptId(match) === 'ask.arrival') giveAnswers(match, path([40, 36]))
    expect(placeOf(match, 'Roy')).toEqual([40, 36])
    expect(fighterNamed(match, 'Bea').assaulted).toBe(true)
    expect(fighterNamed(match, 'Roy').pursuits).toBe(1)
    expect(promptId(match)).toBe('ask.action-of')
    expect(fighterNamed(match, 'Bea').fought).toBe(false)
  })

  test('CF-REV-ORC-06: the caster may be the target and charges instead of all other actions', () => {
    const before = { others: [figure('Bea', 1, 35, 20)] }
    const match = act(
      [
        '0:cast',
        'spirit-of-the-storms:0',
        '0:charge:3',
        path([32.5, 20]),
        dice({ 3: [0, 2] }),
        dice({ 0: [2, 0] }),
        'parry:1',
        'parry:1',
      ],
      [2, 5, 2, 3, 5, 3, 5],
      before,
    )
    expect(placeOf(match, 'Ann')).toEqual([32.5, 20])
    expect(eventArgs(match, 'attacks').length).toBe(2)
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-REV-ORC-06: without an enemy to charge nothing happens, and the target keeps its activation', () => {
    const match = act(['0:cast', 'spirit-of-the-storms:1'], [2], { roy: { facing: 'west' } })
    expect(fighterNamed(match, 'Roy').activated).toBe(false)
    expect(placeOf(match, 'Roy')).toEqual([24, 36])
  })

  test('CF-REV-ORC-06: only animistic shamans learn it', () => {
    const learningFaults = (profile: string) =>
      faultsOf(armyOf([{ profile, spells: [STORMS] }], { army: 'orcs', points: 1000 }))
    expect(learningFaults('orcs-animistic-shaman-on-brontops')).toEqual([])
    expect(learningFaults('orcs-the-son-of-thunder')).toEqual(['spell-reserved'])
  })
})
