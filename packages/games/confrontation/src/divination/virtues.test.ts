import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { immediately } from '../abilities/builders.ts'
import { healOne } from '../incantation/spells/builders.ts'
import { maintenancePhase } from '../round/phases.ts'
import { type FaithfulDetails, faithful, miracleScene } from '../testing/faithful.ts'
import { playPhase } from '../testing/phase.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { inflict } from '../wounds/health.ts'
import { gatherFaith, initializeFaith } from './faith.ts'
import { miraclesOf } from './miracle.ts'
import { mayTarget, miracleChoicesOn } from './miracle-choices.ts'

const BLIND = 'kingdom-of-the-blind'
const AEGIS = 'aegis-of-fervour'

/** The virtue of a fighter, in addition to its card. */
const having = (virtue: string, more: FigureDetails = {}): FigureDetails => ({ extras: [virtue], ...more })

/** Ann's faith after the mystic phase: 3 of her own as a Zealot, and half of her believers. */
function playMysticPhase(ann: FaithfulDetails, others: readonly Json[], more: Record<string, Json> = {}) {
  const figures = [faithful('Ann', 0, 20, 30, ann), ...others, figure('Foe', 1, 100, 30)]
  return fighterNamed(
    playRule({ figures, ...more }, (play) => immediately(() => gatherFaith(play))),
    'Ann',
  ).faith
}

/** Ann acts, with Bob 10 cm before her. */
function annActs(
  ann: FaithfulDetails,
  answers: readonly Json[],
  dice: readonly number[] = [],
  others?: readonly Json[],
) {
  const rest = others ?? [figure('Bob', 1, 32.5, 30)]
  return turn([faithful('Ann', 0, 20, 30, ann), ...rest], { answers: ['done', ...answers], dice })
}

describe('CF-VIRTUE-06 Meditation', () => {
  test('contact with an enemy costs no faith', () => {
    const faithInContact = (more: FigureDetails) => playMysticPhase({ more }, [figure('Bob', 1, 22.5, 30)])
    expect(faithInContact({})).toBe(2)
    expect(faithInContact(having('virtue-meditation'))).toBe(3)
  })

  test('contact does not make calls harder', () => {
    const call = (more: FigureDetails) =>
      miracleScene({ miracle: BLIND, faith: 2, on: { at: [22.5, 30] }, ann: { more }, dice: [3] })
    // FAITH 4 and a 3 against 7.
    expect(eventArgs(call({}), 'call.failed')).toHaveLength(1)
    expect(eventArgs(call(having('virtue-meditation')), 'call.succeeded')).toHaveLength(1)
  })
})

describe('CF-VIRTUE-07 Mission', () => {
  const ally = (changes: FigureDetails = {}) =>
    figure('Abe', 0, 30, 30, { people: 'griffins', army: 'griffins', ...changes })
  const with_ = (ally: Json, more: FigureDetails, card: FigureDetails = {}) => playMysticPhase({ more, card }, [ally])

  test('Allies, Mercenaries and Stateless fighters of the camp are believers', () => {
    expect(with_(ally(), {})).toBe(3)
    expect(with_(ally(), having('virtue-mission'))).toBe(4)
    const stateless = ally({ abilities: ['stateless'], people: 'lions', army: 'lions' })
    expect(with_(stateless, {})).toBe(3)
    expect(with_(stateless, having('virtue-mission'))).toBe(4)
  })

  test('Mercenaries of the army’s own people are believers of an allied faithful, but others of that people are not', () => {
    const griffin = { people: 'griffins', army: 'griffins' }
    const camps = ['One', 'Other'].map((name) => ({ name, army: 'lions' }))
    const faithWithMission = (abilities: string[]) => {
      const lion = figure('Abe', 0, 30, 30, { abilities })
      return playMysticPhase({ more: having('virtue-mission'), card: griffin }, [lion], { camps })
    }
    expect(faithWithMission([])).toBe(3)
    expect(faithWithMission(['mercenary'])).toBe(4)
  })

  test('fighters without DIS are not believers, and an iconoclast gains none', () => {
    expect(with_(ally({ dis: null }), having('virtue-mission'))).toBe(3)
    expect(with_(ally(), having('virtue-mission'), { abilities: ['iconoclast'] })).toBe(3)
  })

  test('CF-AURA-05: miracles for believers may be called on them', () => {
    const namings = (more: FigureDetails) => {
      const ann = faithful('Ann', 0, 20, 30, { miracles: ['miraculous-reprieve'], faith: 4, more })
      const play = loadPosition({ figures: [ann, ally(), figure('Foe', 1, 90, 30)] })
      const [caller, abe] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Abe')]
      abe.wounds = 1
      return (
        miracleChoicesOn(play, caller, miraclesOf(caller)[0]!, abe).length > 0 &&
        mayTarget(play, caller, miraclesOf(caller)[0]!, abe)
      )
    }
    expect(namings({})).toBe(false)
    expect(namings(having('virtue-mission'))).toBe(true)
  })
})

describe('CF-VIRTUE-08 Sacrifice', () => {
  const bleeding = (answers: readonly Json[], more: FigureDetails = {}, dice: readonly number[] = []) =>
    annActs({ faith: 1, more: having('virtue-sacrifice', more) }, answers, dice)

  test('a Light Wound gives 2 points, once per round', () => {
    const match = bleeding(['0:shed-blood'])
    expect(fighterNamed(match, 'Ann')).toMatchObject({ wounds: 1, faith: 3 })
    expect(optionKeys(match)).not.toContain('0:shed-blood')
    expect(optionKeys(match)).toContain('0:walk')
  })

  test('CF-WOUND-11: it worsens existing Wounds and may kill, in which case nothing is gained', () => {
    expect(fighterNamed(bleeding(['0:shed-blood'], { wounds: 'serious' }), 'Ann')).toMatchObject({
      wounds: 3,
      faith: 3,
    })
    const dead = bleeding(['0:shed-blood'], { wounds: 'critical' })
    expect(fighterNamed(dead, 'Ann')).toMatchObject({ status: 'eliminated', faith: 1 })
    expect(eventArgs(dead, 'faith.gained')).toEqual([])
  })

  test('CF-VIRTUE-08: it works at any time of the activation, before and after an assault too', () => {
    const ann = faithful('Ann', 0, 20, 30, { faith: 1, more: having('virtue-sacrifice') })
    const open = turn([ann, figure('Foe', 1, 32, 30)])
    expect(fighterNamed(giveAnswers(open, '0:shed-blood'), 'Ann')).toMatchObject({ wounds: 1, faith: 3 })
    expect(optionKeys(open)).toContain('0:charge:1')
    const after = turn([ann, figure('Foe', 1, 32, 30)], { answers: ['0:charge:1', path([29.5, 30])] })
    expect(optionKeys(after)).toEqual(['0:shed-blood', '0:nothing'])
  })

  test('the faithful can no longer be healed, even by Regeneration', () => {
    const after = (card: FigureDetails, dice: readonly number[]) =>
      playRule(
        {
          figures: [
            faithful('Ann', 0, 20, 30, {
              card,
              more: { wounds: 'serious', effects: [{ object: 'unhealable', until: 'game' }] },
            }),
            figure('Bob', 1, 60, 30),
          ],
        },
        function* (play) {
          healOne(play, fighterNamed(play, 'Ann'), 'CF-SPELL-02')
          yield* maintenancePhase(play)
        },
        { dice },
      )
    expect(fighterNamed(after({}, []), 'Ann').wounds).toBe(2)
    expect(fighterNamed(after({ abilities: ['regeneration/2'] }, []), 'Ann').wounds).toBe(2)
    const cured = after({ abilities: ['cure/2'] }, [])
    expect(promptId(cured)).toBeUndefined()
    expect(fighterNamed(cured, 'Ann').wounds).toBe(2)
  })

  test('CF-VIRTUE-19: it is an active virtue and not available in rout', () => {
    const match = turn([
      faithful('Ann', 0, 20, 30, { more: having('virtue-sacrifice', { inRout: true }) }),
      figure('Bob', 1, 22.5, 30),
    ])
    expect(optionKeys(match)).not.toContain('0:shed-blood')
  })
})

describe('CF-VIRTUE-09 Veneration', () => {
  test('it keeps one point, or one more than Piety does', () => {
    const keepFaith = (abilities: string[], more: FigureDetails) =>
      playMysticPhase({ faith: 5, card: { abilities }, more }, [])
    expect(keepFaith([], {})).toBe(3)
    expect(keepFaith([], having('virtue-veneration'))).toBe(4)
    expect(keepFaith(['piety/2'], having('virtue-veneration'))).toBe(6)
  })

  test('CF-VIRTUE-19: it keeps none in rout', () => {
    expect(playMysticPhase({ faith: 5, more: having('virtue-veneration', { inRout: true }) }, [])).toBe(1)
  })
})

/** Whether a believer this many centimetres from Ann gives her a point. */
const reaches = (ann: FaithfulDetails, distance: number) =>
  playMysticPhase(ann, [figure('Abe', 0, 22.5 + distance, 30)]) === 4

test('CF-VIRTUE-10 Devotion: the aura is 2.5 cm wider', () => {
  expect(reaches({}, 15)).toBe(true)
  expect(reaches({}, 15.1)).toBe(false)
  const wide = { more: having('virtue-devotion') }
  expect(reaches(wide, 17.5)).toBe(true)
  expect(reaches(wide, 17.6)).toBe(false)
})

describe('CF-VIRTUE-11 Penitence', () => {
  /** The growth of Ann's aura after these Wounds, healed or not. */
  const wider = (results: readonly ('light' | 'serious' | 'stunned')[], healed = false) => {
    const match = playRule(
      { figures: [faithful('Ann', 0, 20, 30, { more: having('virtue-penitence') }), figure('Bob', 1, 60, 30)] },
      function* (play) {
        const ann = fighterNamed(play, 'Ann')
        for (const result of results) yield* inflict(play, ann, result, { by: null, rules: [] })
        if (healed) healOne(play, ann, 'CF-SPELL-02')
      },
    )
    const effects = fighterNamed(match, 'Ann').effects.map(({ object, until, x }) => ({ object, until, x }))
    const given = { more: having('virtue-penitence', { effects: effects as unknown as Json }) }
    return [15, 17.5, 20].filter((distance) => reaches(given, distance)).at(-1)! - 15
  }

  test('each Wound adds 2.5 cm, Stunned adds none', () => {
    expect(wider([])).toBe(0)
    expect(wider(['stunned'])).toBe(0)
    expect(wider(['serious'])).toBe(2.5)
    expect(wider(['light', 'light'])).toBe(5)
  })

  test('it is permanent, healed or not', () => {
    expect(wider(['light'], true)).toBe(2.5)
  })

  test('CF-VIRTUE-08: self-inflicted Wounds count', () => {
    const more = { extras: ['virtue-penitence', 'virtue-sacrifice'] }
    const match = annActs({ faith: 1, more }, ['0:shed-blood'])
    expect(fighterNamed(match, 'Ann').effects.find(({ object }) => object === 'penitent')?.x).toBe(1)
  })
})

describe('CF-VIRTUE-12 Perseverance', () => {
  const starting = (miracles: string[]) =>
    playPhase('approach', {
      figures: [
        faithful('Ann', 0, 20, 30, { miracles, more: having('virtue-perseverance') }),
        figure('Bob', 1, 60, 30),
      ],
    })

  test('its miracle is named when the game begins, without a decision if there is only one', () => {
    const match = starting([BLIND, AEGIS])
    expect(promptId(match)).toBe('ask.perseverance')
    expect(optionKeys(match)).toEqual([BLIND, AEGIS])
    expect(eventArgs(giveAnswers(match, AEGIS), 'perseverance')).toHaveLength(1)
    expect(eventArgs(starting([BLIND]), 'perseverance')).toHaveLength(1)
  })

  test('CF-CALL-07, CF-MIRACLE-11: a miracle without a target may succeed twice', () => {
    const more = having('virtue-perseverance', { effects: [{ object: 'persevering', until: 'game', x: 0 }] })
    const again = (given: FigureDetails) =>
      annActs({ miracles: ['divine-intuition'], faith: 4, more: given }, ['0:call', '0'], [5])
    expect(optionKeys(again(more)).includes('0:call')).toBe(true)
    expect(optionKeys(again({})).includes('0:call')).toBe(false)
  })

  test('a faithful with a single miracle calls it twice, not three times once it is named', () => {
    const named = { effects: [{ object: 'persevering', until: 'game', x: 0 }] }
    const after = (calls: number, more: FigureDetails) => {
      const given = { miracles: ['divine-intuition'], faith: 8, more: having('virtue-perseverance', more) }
      const script = Array.from({ length: calls }, () => ['0:call', '0']).flat()
      return optionKeys(annActs(given, script, new Array<number>(calls).fill(1))).includes('0:call')
    }
    for (const more of [{}, named]) {
      expect(after(1, more)).toBe(true)
      expect(after(2, more)).toBe(false)
    }
  })

  test('the miracle is called twice per round whatever the result of the first call, the others once', () => {
    const again = (x: number) =>
      annActs(
        {
          miracles: [BLIND, AEGIS],
          faith: 4,
          more: having('virtue-perseverance', { effects: [{ object: 'persevering', until: 'game', x }] }),
        },
        ['0:call', `${BLIND}:1`, '0', '0:call'],
        [1],
      )
    expect(optionKeys(again(0))).toContain(`${BLIND}:1`)
    expect(optionKeys(again(1))).not.toContain(`${BLIND}:1`)
  })
})

test('CF-VIRTUE-13 Will: a censor pays 2 points for each −1, and an odd point buys nothing', () => {
  const censure = (points: number, die: number) =>
    annActs(
      { miracles: [BLIND], faith: 2, more: having('virtue-will') },
      ['0:call', `${BLIND}:1`, `1:${points}`],
      [die],
      [faithful('Bob', 1, 32.5, 30, { faith: 5 })],
    )
  // FAITH 4 and a 4 against 7: a censure of two points works, four are one more than needed.
  expect(eventArgs(censure(3, 4), 'call.succeeded')).toHaveLength(1)
  expect(eventArgs(censure(4, 4), 'call.failed')).toHaveLength(1)
  expect(fighterNamed(censure(3, 4), 'Bob').faith).toBe(2)
})

test('CF-VIRTUE-15 Divine Favour: a Fervour of 2 becomes 1, and one of 1 stays', () => {
  const fervour = (miracle: string, seat: 0 | 1) =>
    eventArgs(
      miracleScene({ miracle, faith: 1, on: { seat }, ann: { more: having('virtue-divine-favour') }, dice: [1] }),
      'call.announced',
    )[0]?.fervour
  expect(fervour(BLIND, 1)).toBe(1)
  expect(fervour(AEGIS, 0)).toBe(1)
})

describe('CF-VIRTUE-16 Celerity of the Soul', () => {
  const swift = (answers: readonly Json[], dice: readonly number[] = []) =>
    annActs({ miracles: [BLIND], faith: 3, more: having('virtue-celerity-of-the-soul') }, answers, dice)

  test('the faithful runs and calls for a point, in either order', () => {
    const ran = swift(['0:hasten-soul', '0:run', path([22, 30])])
    expect(fighterNamed(ran, 'Ann').faith).toBe(2)
    expect(optionKeys(ran).includes('0:call')).toBe(true)
    const called = swift(['0:hasten-soul', '0:call', `${BLIND}:1`], [1])
    expect(optionKeys(called)).toContain('0:run')
  })

  test('otherwise a call bars a run, and the point is paid first', () => {
    const called = swift(['0:call', `${BLIND}:1`, '0'], [1])
    expect(barReason(called, '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(optionKeys(called)).not.toContain('0:hasten-soul')
  })
})

test('CF-VIRTUE-17 Venality of the Shadows: the cost of a successful call returns on 5 or more, except for the bond', () => {
  const call = (points: string, dice: readonly number[]) =>
    annActs(
      { miracles: [BLIND], faith: 4, more: having('virtue-venality-of-the-shadows') },
      ['0:call', `${BLIND}:1`, points],
      dice,
    )
  expect(fighterNamed(call('1', [3, 3, 5]), 'Ann').faith).toBe(3)
  expect(fighterNamed(call('1', [3, 3, 4]), 'Ann').faith).toBe(1)
  // A failed call returns nothing, without a roll.
  expect(fighterNamed(call('0', [1]), 'Ann').faith).toBe(2)
})

describe.each(['creation', 'alteration', 'destruction'])('CF-VIRTUE-18 Inspiration (%s)', (aspect) => {
  const more = having(`virtue-inspiration-${aspect}`)

  test('an Aspect counts one more for divination', () => {
    const call = (given: FigureDetails) =>
      miracleScene({ miracle: BLIND, faith: 2, on: {}, ann: { more: given }, dice: [2] })
    expect(eventArgs(call({}), 'test.failed')).toMatchObject([{ final: 6 }])
    expect(eventArgs(call(more), 'test.passed')).toMatchObject([{ final: 7 }])
  })

  test('an Aspect counts one more for the initial faith', () => {
    const figures = [faithful('Ann', 0, 20, 30, { more }), figure('Bob', 1, 60, 30)]
    const match = playRule({ figures }, (play) => immediately(() => initializeFaith(play)))
    expect(fighterNamed(match, 'Ann').faith).toBe(5)
  })
})

test('CF-VIRTUE-19 virtues may be suspended like abilities', () => {
  const suspended = { effects: [{ object: 'under-elemental-chains', suspends: ['virtue-devotion'] }] }
  expect(reaches({ more: having('virtue-devotion', suspended) }, 17.5)).toBe(false)
})
