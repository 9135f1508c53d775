import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { expireRoundEffects, maintenancePhase } from '../round/phases.ts'
import { type FaithfulDetails, faithful, miracleScene } from '../testing/faithful.ts'
import { BOW } from '../testing/marksman.ts'
import { playPhase } from '../testing/phase.ts'
import { playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { has } from '../traits.ts'
import { call } from './calling.ts'
import { miraclesOf } from './miracle.ts'
import { miracleChoicesOn } from './miracle-choices.ts'

const EYE = 'divine-eye'
const BLIND = 'kingdom-of-the-blind'
const AEGIS = 'aegis-of-fervour'
const BRAVERY = 'aura-of-bravery'

/** Ann has the lead and has announced nothing; Bob, an enemy, is 10 cm before her unless other figures are given. */
function annActs(
  ann: FaithfulDetails,
  answers: readonly Json[],
  dice: readonly number[] = [],
  others: readonly Json[] = [figure('Bob', 1, 32.5, 30)],
): Scene {
  return turn([faithful('Ann', 0, 20, 30, ann), ...others], { answers: ['done', ...answers], dice })
}

const friend = (x: number, y: number, more: FigureDetails = {}) => figure('Fay', 0, x, y, {}, { card: 'Fay', ...more })
const blinding = { miracles: [BLIND], faith: 2 }
const onBob: readonly Json[] = ['0:call', `${BLIND}:1`]

describe('callers and miracles', () => {
  test('CF-FAITH-01, CF-FAITH-04: a fighter with Aspects calls the miracles it has learnt, and no others', () => {
    const match = annActs(
      { miracles: [EYE, BLIND], faith: 4 },
      ['0:call'],
      [],
      [figure('Bob', 1, 32.5, 30), friend(30, 36)],
    )
    expect(optionKeys(match)).toEqual([`${EYE}:0`, `${EYE}:2`, `${BLIND}:1`, `${BLIND}:3`])
    expect(optionKeys(annActs({ faith: 4 }, []))).not.toContain('0:call')
    const layman = turn([figure('Ann', 0, 20, 30, {}, { miracles: [EYE], faith: 4 })], { answers: ['done'] })
    expect(optionKeys(layman)).not.toContain('0:call')
  })

  test('CF-FAITH-14: a faithful in rout calls nothing', () => {
    const match = turn(
      [faithful('Ann', 0, 20, 30, { ...blinding, more: { inRout: true } }), figure('Bob', 1, 22.5, 30)],
      { answers: ['done'] },
    )
    expect(barReason(match, '0:call')).toBe('barred.rout CF-FAITH-14')
  })

  test('CF-CALL-03: a call requires enough faith, and each miracle is called once per round', () => {
    expect(barReason(annActs({ miracles: [BLIND], faith: 1 }, []), '0:call')).toBe('barred.miracles-unpaid CF-CALL-09')
    const figures = [figure('Bob', 1, 32.5, 30), friend(30, 36)]
    const match = annActs({ miracles: [BLIND, AEGIS], faith: 4 }, [...onBob, '0', '0:call'], [1], figures)
    expect(optionKeys(match)).toEqual([`${AEGIS}:0`, `${AEGIS}:2`])
  })

  test('CF-CALL-03, CF-CALL-07: two faithful may call the same miracle, but not on a target it succeeded on this round', () => {
    const second = faithful('Bea', 0, 20, 35, { miracles: [BLIND], faith: 2 })
    const figures = [figure('Bob', 1, 32.5, 30), second, figure('Cid', 1, 32.5, 36)]
    const failed = annActs(blinding, [...onBob, '0:nothing', '2:call'], [1], figures)
    expect(optionKeys(failed)).toEqual([`${BLIND}:1`, `${BLIND}:3`, `${BLIND}:4`])
    const passed = annActs(blinding, [...onBob, '0:nothing', '2:call'], [6], figures)
    expect(optionKeys(passed)).toEqual([`${BLIND}:3`, `${BLIND}:4`])
  })
})

describe('moments', () => {
  const AUTHORITY = 'religious-authority'
  const RENOUNCEMENT = 'renouncement'
  const all = { miracles: [BLIND, AUTHORITY, RENOUNCEMENT], faith: 9 }

  test('CF-CALL-01: a miracle is called in the faithful’s own activation unless it names another moment', () => {
    // Bob, or the enemy far away.
    expect(optionKeys(annActs(all, ['0:call']))).toEqual([`${BLIND}:1`, `${BLIND}:2`])
    expect(optionKeys(annActs({ ...all, miracles: [AUTHORITY, RENOUNCEMENT] }, []))).not.toContain('0:call')
  })

  test('CF-CALL-01: a miracle that names the strategic phase is called then, and no other is', () => {
    const dawn = playPhase('strategic', { figures: [faithful('Ann', 0, 20, 30, all), figure('Bob', 1, 90, 30)] })
    expect(promptId(dawn)).toBe('ask.miracle')
    expect(optionKeys(dawn)).toEqual([`${AUTHORITY}:0`, 'none'])
  })
})

test('CF-CALL-04: the eight steps follow one another', () => {
  const answers = ['0:call', `${BLIND}:1`, '1', '1:1']
  /** The position after this many answers: the question, dice rolled, Ann's faith, effects on Bob. */
  const after = (given: number, dice: number[] = []) => {
    const censor = faithful('Bob', 1, 32.5, 30, { faith: 1 })
    const match = annActs({ miracles: [BLIND], faith: 3 }, answers.slice(0, given), dice, [censor])
    const types = match.events.map(({ type }) => type).filter((type) => type.startsWith('call.'))
    return [
      promptId(match),
      rolledDice(match).length,
      fighterNamed(match, 'Ann').faith,
      fighterNamed(match, 'Bob').effects.length,
      types,
    ]
  }
  // 1 and 2: the target and the difficulty; nothing is paid yet.
  expect(after(1)).toEqual(['ask.miracle', 0, 3, 0, []])
  // 3: the Fervour of 2 is paid; 4: the bond may be strengthened.
  expect(after(2)).toEqual(['ask.bond', 0, 1, 0, ['call.announced']])
  // The bond is paid; 5: the other player may censure.
  expect(after(3)).toEqual(['ask.censure', 0, 0, 0, ['call.announced', 'call.bond']])
  // 6: one roll; 7: in range; 8: the effect.
  expect(after(4, [4, 3]).slice(1)).toEqual([
    1,
    0,
    1,
    ['call.announced', 'call.bond', 'call.censured', 'call.succeeded'],
  ])
})

describe('actions', () => {
  test('CF-CALL-02: a call is made before or after a walk, but after a run only by a Warrior-monk', () => {
    expect(optionKeys(annActs(blinding, ['0:walk', path([22, 30])]))).toContain('0:call')
    expect(optionKeys(annActs(blinding, onBob, [1]))).toContain('0:walk')
    const ran = (abilities: string[]) => annActs({ ...blinding, card: { abilities } }, ['0:run', path([25, 30])])
    expect(optionKeys(ran([]))).not.toContain('0:call')
    expect(optionKeys(ran(['warrior-monk']))).toContain('0:call')
  })

  test('CF-CALL-02, CF-FAITH-05: calling excludes running and firing, and the other way round, except for a Warrior-monk', () => {
    const callThenFire = (abilities: string[]) =>
      annActs({ ...blinding, card: { abilities, aim: 3, weapon: BOW } }, onBob, [1])
    expect(barReason(callThenFire([]), '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(barReason(callThenFire([]), '0:fire')).toBe('barred.cast CF-ACT-14')
    expect(optionKeys(callThenFire(['warrior-monk']))).toEqual(expect.arrayContaining(['0:run', '0:fire']))
    const fireThenCall = (abilities: string[]) =>
      annActs({ ...blinding, card: { abilities, aim: 3, weapon: BOW } }, ['0:fire-walk', '1'], [1])
    expect(barReason(fireThenCall([]), '0:call')).toBe('barred.fired-no-miracle CF-ACT-14')
    expect(optionKeys(fireThenCall(['warrior-monk']))).toContain('0:call')
  })
})

describe('the target', () => {
  const others = [
    figure('Behind', 1, 10, 30),
    figure('Far', 1, 100, 30),
    figure('Near', 1, 40, 40),
    friend(30, 34),
    figure('Beside', 0, 10, 40, {}, { card: 'Beside' }),
  ]

  test('CF-CALL-05: the target is seen; the caller may target themselves as a friend', () => {
    expect(optionKeys(annActs(blinding, ['0:call'], [], others))).toEqual([`${BLIND}:2`, `${BLIND}:3`])
    expect(optionKeys(annActs({ miracles: [EYE], faith: 2 }, ['0:call'], [], others))).toEqual([`${EYE}:0`, `${EYE}:4`])
  })

  test('CF-CALL-05: Consciousness needs no sight within 20 cm', () => {
    const aware = { ...blinding, card: { abilities: ['consciousness'] } }
    expect(optionKeys(annActs(aware, ['0:call'], [], others))).toEqual([`${BLIND}:1`, `${BLIND}:2`, `${BLIND}:3`])
  })

  test('CF-CALL-05: a hidden Scout cannot be targeted, and a Scout that calls is no longer hidden', () => {
    const hidden = { effects: [{ object: 'hidden', until: 'game' }] }
    const scout = figure('Bob', 1, 32.5, 30, { abilities: ['scout'] }, hidden)
    const seen = annActs(blinding, ['0:call'], [], [scout, figure('Cid', 1, 32.5, 40)])
    expect(optionKeys(seen)).toEqual([`${BLIND}:2`, `${BLIND}:3`])
    const caller = { ...blinding, card: { abilities: ['scout'] }, more: hidden }
    const called = annActs(caller, onBob, [1])
    expect(eventArgs(called, 'uncovered')).toEqual([{ fighter: 'Ann' }])
  })

  test('CF-CALL-06: a difference of one level costs 2; two levels apart no one can be targeted', () => {
    const flying = (level: number) => [
      figure('Bob', 1, 32.5, 30, { flight: 20 }, { level }),
      figure('Cid', 1, 32.5, 40),
    ]
    const at = (level: number, dice: number[]) => annActs(blinding, onBob, dice, flying(level))
    // FAITH 4 and a 5 against 7.
    expect(eventArgs(at(1, [4]), 'call.failed')).toHaveLength(1)
    expect(eventArgs(at(1, [5]), 'call.succeeded')).toHaveLength(1)
    expect(optionKeys(annActs(blinding, ['0:call'], [], flying(2)))).toEqual([`${BLIND}:2`, `${BLIND}:3`])
  })

  test('CF-CALL-05, CF-CALL-16: the distance is measured after success, and beyond the range everything is lost', () => {
    const at = (distance: number) => annActs(blinding, onBob, [6], [figure('Bob', 1, 22.5 + distance, 30)])
    expect(eventArgs(at(25), 'call.succeeded')).toHaveLength(1)
    expect(eventArgs(at(25.1), 'call.short')).toHaveLength(1)
    const far = at(25.1)
    expect(fighterNamed(far, 'Ann').faith).toBe(0)
    expect(fighterNamed(far, 'Bob').effects).toEqual([])
    expect(barReason(far, '0:call') ?? promptId(far)).not.toBe('ask.miracle')
  })

  test('CF-CALL-07: a call out of range still succeeds and is not repeated on that target this round', () => {
    const far = figure('Bob', 1, 60, 30)
    const second = faithful('Bea', 0, 20, 35, { miracles: [BLIND], faith: 2 })
    const figures = [far, second, figure('Cid', 1, 60, 40)]
    const again = annActs(blinding, [...onBob, '0:nothing', '2:call'], [6], figures)
    expect(optionKeys(again)).toEqual([`${BLIND}:3`, `${BLIND}:4`])
  })
})

describe('the call', () => {
  test('CF-CALL-09, CF-CALL-11: the Fervour is paid, and a die plus FAITH is tested against the difficulty', () => {
    const passed = annActs({ ...blinding, faith: 2 }, onBob, [3])
    expect(eventArgs(passed, 'call.announced')).toMatchObject([{ difficulty: 7, fervour: 2 }])
    expect(eventArgs(passed, 'test.passed')).toMatchObject([{ fighter: 'Ann', final: 7, difficulty: 7 }])
    const failed = annActs(blinding, onBob, [2])
    expect(eventArgs(failed, 'call.failed')).toHaveLength(1)
    expect(fighterNamed(failed, 'Ann').faith).toBe(0)
    expect(fighterNamed(failed, 'Bob').effects).toEqual([])
  })

  test('CF-CALL-10: each point put into the bond adds a die and is spent', () => {
    const match = annActs({ ...blinding, faith: 6 }, [...onBob, '3'], [1, 1, 2, 3])
    expect(rolledDice(match)).toContain('roll.divination 4')
    expect(eventArgs(match, 'call.succeeded')).toHaveLength(1)
    expect(fighterNamed(match, 'Ann').faith).toBe(1)
    expect(promptId(annActs({ ...blinding, faith: 6 }, onBob))).toBe('ask.bond')
    expect(optionKeys(annActs({ ...blinding, faith: 6 }, onBob))).toEqual(['0', '1', '2', '3', '4'])
  })

  test('CF-CALL-11: a 1 fails, as do several dice all showing 1; a 6 is rolled again', () => {
    const easy = { miracles: [AEGIS], faith: 1, aspects: { creation: 9 } }
    const aegis = ['0:call']
    expect(eventArgs(annActs(easy, aegis, [1]), 'call.failed')).toHaveLength(1)
    expect(eventArgs(annActs({ ...easy, faith: 2 }, [...aegis, '1'], [1, 1]), 'call.failed')).toHaveLength(1)
    expect(eventArgs(annActs({ ...easy, faith: 2 }, [...aegis, '1'], [1, 2]), 'call.succeeded')).toHaveLength(1)
    const poor = { ...blinding, aspects: { creation: 0, alteration: 0, destruction: 0 } }
    expect(eventArgs(annActs(poor, onBob, [6, 2]), 'call.succeeded')).toHaveLength(1)
  })

  test('CF-CALL-12: contact costs a pure faithful 1 and a Warrior-monk nothing; Wounds and charges cost nothing', () => {
    const callWounded = (abilities: string[], face: number) =>
      annActs(
        { ...blinding, card: { abilities }, more: { wounds: 'critical', chargePenalty: true } },
        ['0:call'],
        [face],
        [figure('Bob', 1, 22.5, 30)],
      )
    expect(eventArgs(callWounded([], 3), 'call.failed')).toHaveLength(1)
    expect(eventArgs(callWounded([], 4), 'call.succeeded')).toHaveLength(1)
    expect(eventArgs(callWounded(['warrior-monk'], 3), 'call.succeeded')).toHaveLength(1)
  })

  test('CF-CALL-08, EX-CF-205: a difficulty given by a characteristic uses its present value', () => {
    const match = miracleScene({
      miracle: 'weapon-of-angels',
      faith: 1,
      on: { seat: 0, card: { att: 4 }, more: { effects: [{ object: 'under-prayer-of-the-warrior-att', x: 2 }] } },
      dice: [4],
    })
    expect(eventArgs(match, 'call.announced')).toMatchObject([{ difficulty: 8 }])
  })

  test('CF-CALL-15, CF-CALL-20: the faithful of Merin and of Mid-Nor roll a 5 again, others do not', () => {
    const hard = (cult: string, dice: number[]) =>
      annActs({ ...blinding, aspects: { cult, creation: 0, alteration: 0, destruction: 0 } }, onBob, dice)
    expect(eventArgs(hard('Merin', [5, 2]), 'call.succeeded')).toHaveLength(1)
    expect(eventArgs(hard('Mid-Nor', [5, 2]), 'call.succeeded')).toHaveLength(1)
    expect(eventArgs(hard('Arin', [5]), 'call.failed')).toHaveLength(1)
    const hardened = {
      ...blinding,
      card: { abilities: ['hardened', 'loved-by-the-gods'] },
      aspects: { creation: 0, alteration: 0 },
    }
    expect(eventArgs(annActs(hardened, onBob, [5]), 'call.failed')).toHaveLength(1)
  })

  test('CF-CALL-20: Exalted never fails on a 1, and Luck repeats the test', () => {
    const with_ = (ability: string) => ({ ...blinding, card: { abilities: [ability] }, aspects: { creation: 4 } })
    expect(eventArgs(annActs(with_('exalted'), onBob, [1]), 'call.succeeded')).toHaveLength(1)
    const lucky = annActs(with_('luck'), [...onBob, 'use'], [1, 2])
    expect(eventArgs(lucky, 'call.succeeded')).toHaveLength(1)
  })

  test('CF-CALL-17, CF-ABIL-54: Insensitive is rolled before an enemy’s miracle takes effect, and not against a friend’s', () => {
    const dull = figure('Bob', 1, 32.5, 30, { abilities: ['insensitive/5'] })
    const spared = annActs(blinding, onBob, [3, 5], [dull])
    expect(eventArgs(spared, 'call.spared')).toHaveLength(1)
    expect(fighterNamed(spared, 'Bob').effects).toEqual([])
    expect(fighterNamed(annActs(blinding, onBob, [3, 4], [dull]), 'Bob').effects).toHaveLength(1)
    const kept = miracleScene({
      miracle: AEGIS,
      faith: 1,
      on: { seat: 0, card: { abilities: ['insensitive/2'] } },
      dice: [4],
    })
    expect(fighterNamed(kept, 'Bob').effects).toHaveLength(1)
  })

  test('CF-CALL-13, CF-ABIL-70: a faithful with Negation censures callers out of sight', () => {
    const blind = faithful('Bob', 1, 32.5, 30, {
      faith: 2,
      card: { abilities: ['negation'] },
      more: { facing: 'east' },
    })
    expect(promptId(annActs(blinding, onBob, [], [blind]))).toBe('ask.censure')
  })

  test('CF-LITANY-01: an ability that the target already has is not given again, but its cost is paid', () => {
    const match = miracleScene(
      { miracle: AEGIS, faith: 1, on: { seat: 0, card: { abilities: ['dodge'] } }, dice: [4] },
      // biome-ignore lint/correctness/useYield: it only reads the state.
      function* (play, ann, bob) {
        expect(has(play, bob, 'dodge')).toBe(true)
        expect(bob.effects).toHaveLength(0)
        expect(ann.faith).toBe(0)
      },
    )
    expect(eventArgs(match, 'call.succeeded')).toHaveLength(1)
  })
})

describe('CF-LITANY-04: duration and reach of miracles', () => {
  test('an effect until the end of the round lasts through its maintenance phase, and no longer', () => {
    const figures = [faithful('Ann', 0, 20, 30, { miracles: [EYE], faith: 2 }), figure('Bob', 1, 90, 30)]
    const effects = (over: boolean) => {
      const match = playRule(
        { figures },
        function* (play) {
          const [ann] = play.state.fighters
          yield* call(play, ann!, miracleChoicesOn(play, ann!, miraclesOf(ann!)[0]!, ann!)[0]!)
          yield* maintenancePhase(play)
          if (over) expireRoundEffects(play)
        },
        { dice: [3] },
      )
      return fighterNamed(match, 'Ann').effects.length
    }
    expect(effects(false)).toBe(1)
    expect(effects(true)).toBe(0)
  })

  test('CF-AURA-01: effects in the aura of faith reach fighters in the air without −2 for altitude', () => {
    const flyer = figure('Fay', 0, 30, 30, { flight: 20, cou: 4 }, { inRout: true, level: 2 })
    const distant = figure('Far', 0, 37.6, 30, {}, { inRout: true })
    const match = miracleScene({
      miracle: BRAVERY,
      faith: 2,
      on: {},
      others: [flyer, distant],
      onHerself: true,
      dice: [3],
    })
    expect(eventArgs(match, 'call.succeeded')).toHaveLength(1)
    expect(fighterNamed(match, 'Fay').inRout).toBe(false)
    expect(fighterNamed(match, 'Far').inRout).toBe(true)
  })
})

describe('censure', () => {
  /** Bob is a faithful of the other camp facing Ann. */
  const bob = (faith: number, given: FaithfulDetails = {}, x = 32.5) => faithful('Bob', 1, x, 30, { ...given, faith })

  test('CF-CALL-13, CF-CALL-14: an enemy faithful spends faith, and the result falls by the same amount', () => {
    const spendOnCensure = (points: string, die: number) => annActs(blinding, [...onBob, points], [die], [bob(5)])
    expect(eventArgs(spendOnCensure('1:2', 4), 'call.failed')).toHaveLength(1)
    expect(eventArgs(spendOnCensure('1:2', 5), 'call.succeeded')).toHaveLength(1)
    expect(fighterNamed(spendOnCensure('1:2', 5), 'Bob').faith).toBe(3)
    expect(fighterNamed(spendOnCensure('pass', 3), 'Bob').faith).toBe(5)
    const match = annActs(blinding, onBob, [], [bob(2)])
    expect(promptId(match)).toBe('ask.censure')
    expect(match.pending[0]!.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['1:1', '1:2', 'pass'])
  })

  test('CF-CALL-10, CF-CALL-14: comes after the bond is strengthened and before the roll', () => {
    const match = annActs({ ...blinding, faith: 3 }, [...onBob, '1'], [], [bob(2)])
    expect(promptId(match)).toBe('ask.censure')
    expect(eventArgs(match, 'call.bond')).toHaveLength(1)
    expect(rolledDice(match)).toEqual([])
  })

  test('CF-CALL-13: requires sight of the caller within the miracle’s range, no matter who the target is', () => {
    const censor = (x: number, more: FigureDetails, dice: number[]) => {
      const foe = figure('Foe', 1, 30, 40)
      return promptId(annActs(blinding, ['0:call', `${BLIND}:1`], dice, [foe, bob(3, { more }, x)]))
    }
    expect(censor(47.5, {}, [])).toBe('ask.censure')
    // The die is rolled at once, without a decision.
    expect(censor(47.6, {}, [1])).not.toBe('ask.censure')
    expect(censor(40, { facing: 'east' }, [1])).not.toBe('ask.censure')
    expect(censor(40, { inRout: true }, [1])).not.toBe('ask.censure')
  })

  test('CF-ROUT-06: a fighter in rout neither censures nor counters', () => {
    const questionTo = (more: FigureDetails, dice: number[]) =>
      promptId(annActs(blinding, onBob, dice, [bob(3, { more })]))
    expect(questionTo({}, [])).toBe('ask.censure')
    expect(questionTo({ inRout: true }, [1])).toBe('ask.action-of')
  })

  test('CF-CALL-13: a personal miracle is censured only by fighters in contact', () => {
    const personal = { miracles: [BRAVERY], faith: 2 }
    expect(promptId(annActs(personal, ['0:call'], [1], [bob(3, {}, 30)]))).not.toBe('ask.censure')
    expect(promptId(annActs(personal, ['0:call'], [], [bob(3, {}, 22.5)]))).toBe('ask.censure')
  })

  test.each([
    ['sylvan-animae-summoning', 10, 2],
    ['summoning-of-the-reapers', 10, 3],
    ['vengeance-of-the-temple', 15, 3],
    ['chain-of-the-grave', 15, 2],
  ])(
    "CF-CALL-13: %s is censured within %d cm of its caller, the range of its card or the caller's aura",
    (miracle, cm, faith) => {
      const from = (gap: number) => {
        const others = [faithful('Zoe', 1, 20 + 2.5 + gap, 30, { faith: 1 })]
        return promptId(miracleScene({ miracle, faith, onHerself: true, on: { at: [100, 10] }, others, dice: [] }))
      }
      expect(from(cm)).toBe('ask.censure')
      const beyond = [faithful('Zoe', 1, 20 + 2.5 + cm + 0.1, 30, { faith: 1 })]
      const failed = miracleScene({ miracle, faith, onHerself: true, on: { at: [100, 10] }, others: beyond, dice: [1] })
      expect(eventArgs(failed, 'call.failed')).toHaveLength(1)
    },
  )

  test('CF-CALL-13: only one of several faithful censures, and the others pay nothing', () => {
    const match = annActs(blinding, [...onBob, '2:1'], [4], [bob(2), faithful('Bea', 1, 32.5, 40, { faith: 2 })])
    expect(fighterNamed(match, 'Bob').faith).toBe(2)
    expect(fighterNamed(match, 'Bea').faith).toBe(1)
    expect(eventArgs(match, 'call.succeeded')).toHaveLength(1)
  })

  test('CF-FAITH-15: a faithful never pays with the faith of another', () => {
    const match = annActs(blinding, onBob, [1], [bob(0), faithful('Bea', 0, 30, 20, { faith: 9 })])
    expect(promptId(match)).not.toBe('ask.bond')
  })
})
