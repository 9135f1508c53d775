import { FINISHED, type Json, type Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define, type MaintenanceStep } from './ability.ts'
import { makeTest, type Test } from './dice/test.ts'
import { maintenancePhase, mysticPhase } from './round/phases.ts'
import type { Fighter, Play } from './state.ts'
import { playRule } from './testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Scene,
  type Script,
  scene,
} from './testing/scene.ts'
import { inflict } from './wounds/health.ts'

function note(play: Play, what: string): Procedure {
  play.log('named', { fighter: what }, [])
  return FINISHED
}

/** Test objects that answer the core's questions. */
define(
  { id: 'test-fives', name: 'Fives', rule: 'TEST-1', rerolls: ({ kind }) => (kind === 'attack' ? [5] : []) },
  { id: 'test-ones', name: 'Ones', rule: 'TEST-2', onesCount: ({ kind }) => kind === 'attack' },
  { id: 'test-never', name: 'Never', rule: 'TEST-3', neverRerolls: () => true },
  { id: 'test-counter', name: 'Counter', rule: 'TEST-4', counterAttack: () => 2 },
  { id: 'test-eager', name: 'Eager', rule: 'TEST-5', active: true, rerolls: () => [5] },
  ...(['adverse', 'passive', 'active', 'other', 'returning'] as const).map((step: MaintenanceStep) => ({
    id: `test-${step}`,
    name: step,
    rule: 'TEST-6',
    maintenance: {
      step,
      perform: (play: Play, bearer: Fighter) => note(play, `${step} ${bearer.member.profile.name}`),
    },
  })),
  {
    id: 'test-dying',
    name: 'Dying',
    rule: 'TEST-7',
    maintenance: {
      step: 'adverse',
      *perform(play, bearer) {
        yield* note(play, `dying ${bearer.member.profile.name}`)
        yield* inflict(play, bearer, 'killed', { by: null, rules: [] })
      },
    },
  },
  {
    id: 'test-mystic',
    name: 'Mystic',
    rule: 'TEST-8',
    mysticPhase: (play, bearer) => note(play, `mystic ${bearer.member.profile.name}`),
  },
)

/** An attack test of Ann (ATT 3) with these abilities. */
function attackWith(abilities: string[], script: Script, more = {}): string {
  const match = playRule(
    { figures: [figure('Ann', 0, 20, 30, { abilities }, more), figure('Bob', 1, 60, 30)] },
    (play) => {
      const attack: Test = {
        kind: 'attack',
        fighter: fighterNamed(play, 'Ann'),
        rules: [],
        difficulty: null,
        against: null,
        dice: 1,
      }
      return makeTest(play, attack)
    },
    script,
  )
  if (promptId(match)) return promptId(match)!
  return eventArgs(match, 'test.result').map(({ final }) => `${final}`)[0] ?? 'failed'
}

describe('CF-DICE-08 rerolls by abilities', () => {
  test('CF-DICE-08 and CF-ABILGEN-03 a named face may be rerolled and added, but a 1 then fails', () => {
    expect(attackWith([], { dice: [5] })).toBe('8')
    expect(attackWith(['test-fives'], { dice: [5] })).toBe('ask.again')
    expect(attackWith(['test-fives'], { dice: [5, 4], answers: ['again'] })).toBe('12')
    expect(attackWith(['test-fives'], { dice: [5, 5, 2], answers: ['again', 'again'] })).toBe('15')
    expect(attackWith(['test-fives'], { dice: [5, 1], answers: ['again'] })).toBe('failed')
  })

  test('CF-ABILGEN-04 a 1 that counts as an ordinary result also counts on a reroll', () => {
    expect(attackWith(['test-ones'], { dice: [1] })).toBe('4')
    expect(attackWith(['test-ones'], { dice: [6, 1], answers: ['again'] })).toBe('10')
    // A result of 0 or less still fails.
    expect(
      attackWith(
        ['test-ones'],
        { dice: [1] },
        { changes: { name: 'Ann', att: 0, abilities: ['test-ones'] }, wounds: 'light' },
      ),
    ).toBe('failed')
  })

  test('CF-DICE-02 a fighter barred from rerolls gets none', () => {
    expect(attackWith(['test-never'], { dice: [6] })).toBe('9')
  })

  test('CF-ROUT-11 and CF-ABILGEN-02 a fighter in rout loses its active abilities and keeps its passive ones', () => {
    expect(attackWith(['test-eager'], { dice: [5] })).toBe('ask.again')
    expect(attackWith(['test-eager'], { dice: [5] }, { inRout: true })).toBe('8')
    expect(attackWith(['test-fives'], { dice: [5] }, { inRout: true })).toBe('ask.again')
  })
})

describe('CF-COMBAT-26 counter-attacks', () => {
  const dice = (id: string, attack: number, defence: number): Json => ({
    slots: { ...(attack ? { attack: [[id, attack]] } : {}), ...(defence ? { defence: [[id, defence]] } : {}) },
  })
  /** Ann attacks Bob, who may counter. */
  const counterWith = (answers: readonly Json[], faces: readonly number[], bobDice: [number, number] = [0, 2]): Scene =>
    scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30, { abilities: ['test-counter'] })],
      },
      { answers: [dice('1', ...bobDice), dice('0', 1, 1), ...answers], dice: [5, 2, ...faces] },
    )

  test('CF-COMBAT-26 a counter-attack is announced before the attack is rolled, by fighters that have it', () => {
    expect(optionKeys(counterWith([], []))).toEqual(['parry:1', 'parry:2', 'counter:1', 'counter:2', 'none'])
  })

  test('CF-COMBAT-26 a counter-attack must beat the attack by its margin, and then attacks at once', () => {
    // 2 + 3 against 4 + 3: parried, and Bob's own attack fails.
    const match = counterWith(['counter:1', 'none'], [2, 4, 1])
    expect(eventArgs(match, 'attacks')).toEqual([
      { attacker: 'Ann', target: 'Bob' },
      { attacker: 'Bob', target: 'Ann' },
    ])
    expect(eventArgs(counterWith(['counter:1'], [3, 4, 1, 1]), 'hit')).toHaveLength(1)
  })

  test('CF-COMBAT-19 an attack that fails by itself gives the counter-attack at once, and the dice are lost', () => {
    const match = counterWith(['counter:2', 'none'], [1, 1])
    expect(eventArgs(match, 'attacks')).toHaveLength(2)
    expect(eventArgs(match, 'test.passed')).toEqual([])
  })

  test('CF-COMBAT-25 a fighter cannot counter-attack once a sustained defence has been announced', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30, { abilities: ['test-counter'] })],
      },
      { answers: [dice('1', 1, 1), dice('0', 2, 0), 'sustained'], dice: [5, 2, 1, 1, 1] },
    )
    expect(eventArgs(match, 'attacks')).toHaveLength(3)
    expect(match.state.round).toBe(2)
  })
})

describe('the phases that close a round', () => {
  const all = ['test-returning', 'test-other', 'test-active', 'test-passive', 'test-adverse']
  const notes = (match: Scene) => eventArgs(match, 'named').map(({ fighter }) => fighter)
  const phase = (rule: typeof maintenancePhase, ann: string[], bob: string[], more = {}) =>
    notes(
      playRule(
        {
          tacticalWinner: 1,
          figures: [figure('Ann', 0, 20, 30, { abilities: ann }), figure('Bob', 1, 60, 30, { abilities: bob })],
          ...more,
        },
        rule,
      ),
    )

  test('CF-MAINT-01, CF-MAINT-02, CF-MAINT-03, CF-MAINT-04, CF-MAINT-05 and CF-MAINT-06 the maintenance phase goes step by step', () => {
    expect(phase(maintenancePhase, all, [])).toEqual([
      'adverse Ann',
      'passive Ann',
      'active Ann',
      'other Ann',
      'returning Ann',
    ])
  })

  test('CF-MAINT-02 a fighter eliminated by an adverse effect does nothing more, but may return', () => {
    expect(phase(maintenancePhase, ['test-dying', 'test-passive', 'test-other', 'test-returning'], [])).toEqual([
      'dying Ann',
      'returning Ann',
    ])
  })

  test('CF-MAINT-07 the winner of the Tactical roll comes first within a step', () => {
    expect(phase(maintenancePhase, ['test-passive', 'test-other'], ['test-passive'])).toEqual([
      'passive Bob',
      'passive Ann',
      'other Ann',
    ])
  })

  test('CF-MYSTIC-01 and CF-ABILGEN-08 the loser of the Tactical roll comes first in the mystic phase', () => {
    expect(phase(mysticPhase, ['test-mystic'], ['test-mystic'])).toEqual(['mystic Ann', 'mystic Bob'])
  })
})

test('CF-CHARGE-15 a charged fighter has 1 less on Initiative, Attack, Defence and Aim, not on damage, and never more than once', () => {
  const kinds = ['initiative', 'attack', 'defence', 'aim', 'discipline'] as const
  const finals = kinds.map((kind) => {
    const match = playRule(
      { figures: [figure('Ann', 0, 20, 30, { aim: 3 }, { chargePenalty: true }), figure('Bob', 1, 60, 30)] },
      (play) =>
        makeTest(play, {
          kind,
          fighter: fighterNamed(play, 'Ann'),
          rules: [],
          difficulty: null,
          against: null,
          dice: 1,
        }),
      { dice: [4] },
    )
    return eventArgs(match, 'test.result')[0]?.final
  })
  expect(finals).toEqual([6, 6, 6, 6, 7])
  const hit = scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, { str: 6 }, { chargePenalty: true }), figure('Bob', 1, 22.5, 30)],
    },
    {
      answers: [{ slots: { defence: [['1', 2]] } }, { slots: { attack: [['0', 1]], defence: [['0', 1]] } }, 'none'],
      dice: [5, 2, 4, 5, 2],
    },
  )
  // 5 + 6 - 5
  expect(eventArgs(hit, 'damage.read')).toMatchObject([{ total: 6 }])
  expect(fighterNamed(hit, 'Ann').chargePenalty).toBe(false)
})
