import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, scene } from '../testing/scene.ts'

test('CF-WOUND-02, CF-WOUND-04 STR 3 against RES 5 with a 4 and a 3 reads line 2 in the belly, a Light Wound', () => {
  const figures = [figure('Guard', 0, 30, 30, { ini: 5 }), figure('Bushi', 1, 32.5, 30)]
  const answers = [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'none']
  const match = scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, 4, 3, 1] })
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bushi', total: 2 }])
  expect(fighterNamed(match, 'Bushi')).toMatchObject({ wounds: 1, hits: ['belly'] })
})

describe('one fighter of RES 11 against two of STR 4 and one of STR 7, from the first blow to the last', () => {
  const clone = { ini: 2, att: 3, str: 4, def: 3, res: 5 }
  const figures = [
    figure('Guardsman', 0, 30, 30, { ini: 3, att: 5, str: 8, def: 5, res: 11 }),
    figure('First', 1, 32.5, 30, clone),
    figure('Second', 1, 30, 32.5, clone, { facing: 'north' }),
    figure('Dawn', 1, 27.5, 30, { ini: 3, att: 3, str: 7, def: 3, res: 7 }, { facing: 'east' }),
  ]
  const placed: Json[] = ['3', dice({ 0: [3, 1] }), dice({ 1: [2, 0], 2: [1, 1], 3: [2, 0] })]
  /** Initiative 6 against 7; the first hits (arms, below 0), the second fails, Dawn is parried with 9 against 7. */
  const blows: Json[] = ['1', 'none', '2', 'parry:1', 'parry:1']
  const faces = [3, 2, 4, 5, 2, 1, 4, 5]
  const fightWith = (answers: Json[], more: number[]) =>
    scene({ phase: 'frays', figures }, { answers: [...placed, ...blows, ...answers], dice: [...faces, ...more] })

  test('CF-WOUND-04, CF-WOUND-16, CF-COMBAT-27 a hit below line 0 in the arms stuns at once, and the parry counts 1 less', () => {
    const match = fightWith([], [])
    expect(fighterNamed(match, 'Guardsman')).toMatchObject({ stunned: true, wounds: 0 })
    expect(eventArgs(match, 'test.passed').map(({ final, difficulty }) => [final, difficulty])).toEqual([[9, 7]])
    expect(promptId(match)).toBe('ask.target')
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
  })

  test('CF-COMBAT-12, CF-COMBAT-13, CF-DAMAGE-02 the guardsman strikes each enemy once; penalties apply to attack and damage alike', () => {
    // Against the second 4 + 5 − 1, parried with 8; Dawn is hit: 6 + 8 − 7 − 1 in the belly; the first: 4 + 8 − 5 − 1 in the chest.
    const match = fightWith(['2', 'parry:1', '3', '1'], [4, 5, 3, 6, 3, 5, 4, 4, 4, 5, 2, 5, 6, 4])
    const wounds = (name: string) => fighterNamed(match, name).wounds
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])).toEqual([
      ['Guardsman', -2],
      ['Dawn', 6],
      ['First', 6],
      // The second exchange: the first, Critical, 5 + 4 − 11 − 3 in the arms; Dawn, Serious, 6 + 7 − 11 − 2 in the chest.
      ['Guardsman', -5],
      ['Guardsman', 0],
    ])
    expect(wounds('Second')).toBe(0)
    expect(wounds('Dawn')).toBe(2)
    expect(wounds('First')).toBe(3)
    expect(wounds('Guardsman')).toBe(1)
    expect(match.state.round).toBe(2)
  })
})

test('CF-WOUND-14, CF-CHARGE-15, CF-TEST-02 charged fighters roll Initiative with 1 less, and ties are rerolled', () => {
  const figures = [
    figure('Ann', 0, 30, 30, { ini: 3 }, { charged: [1] }),
    figure('Bob', 1, 32.5, 30, { ini: 4 }, { chargePenalty: true }),
  ]
  const match = scene({ phase: 'frays', figures }, { dice: [3, 3, 4, 4, 5, 2] })
  const results = ['opposition.tied', 'opposition.first'].flatMap((type) => eventArgs(match, type))
  expect(results.map(({ a, b }) => [a, b])).toEqual([
    [6, 6],
    [7, 7],
    [8, 5],
  ])
  expect(promptId(match)).toBe('ask.dice')
  expect(match.pending[0]?.seat).toBe(1)
})

describe('CF-EQUIP-03, CF-ABIL-45 a sword-axe kills by a Critical result, which is read after all line shifts', () => {
  const outcome = (abilities: string[], faces: number[], more = {}) => {
    const figures = [
      figure('Axe', 0, 30, 30, { ini: 5, str: 7, abilities: ['sword-axe'] }),
      figure('Bob', 1, 32.5, 30, { res: 6, abilities }, more),
    ]
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none']
    return scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, ...faces] })
  }

  test('5 + 7 − 6 in the chest is Critical: killed, and the log names the axe', () => {
    const match = outcome([], [5, 4])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(match.events.find(({ type }) => type === 'damage.converted')?.rules).toEqual(['CF-EQUIP-03'])
  })

  test('a Hard-boiled victim reads a higher line: Serious, and lives; the log says why', () => {
    const match = outcome(['hard-boiled'], [5, 4])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ status: 'standing', wounds: 2 })
    const read = match.events.find(({ type }) => type === 'damage.read')
    expect(read?.numbers?.map(({ total }) => total)).toEqual([6, -1])
    expect(eventArgs(match, 'damage.converted')).toEqual([])
  })

  test('a Light Wound that worsens to Critical does not kill', () => {
    // 3 + 7 − 6 in the legs.
    const match = outcome([], [3, 1], { wounds: 'serious' })
    expect(fighterNamed(match, 'Bob')).toMatchObject({ status: 'standing', wounds: 3 })
  })
})

test('CF-ABIL-23 a counter-attack is announced before the attack, needs 2 more, and strikes at once', () => {
  const figures = [
    figure('Ann', 0, 30, 30, { ini: 5, att: 3 }),
    figure('Bob', 1, 32.5, 30, { def: 4, abilities: ['counter-attack'] }),
  ]
  const answers = [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'counter:1']
  // 4 + 3 is 7; 5 + 4 is 9, which is just enough.
  const match = scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, 5] })
  expect(eventArgs(match, 'defence.counter')).toMatchObject([{ target: 'Bob', dice: 1, margin: 2 }])
  expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 9, difficulty: 9 }])
  expect(eventArgs(match, 'attacks').at(-1)).toMatchObject({ attacker: 'Bob', target: 'Ann' })
})

test('CF-ABIL-64 a master strike/5 with ATT 4 and STR 7 takes two dice for one attack, and hits with 16', () => {
  const figures = [
    figure('Ann', 0, 30, 30, { ini: 5, att: 4, str: 7, abilities: ['master-strike/5'] }),
    figure('Bob', 1, 32.5, 30, { res: 11 }),
  ]
  const answers = [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'master-strike', 'none']
  // 3 + 7 + 4 + 5 − 11 in the legs.
  const match = scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, 3, 1] })
  expect(eventArgs(match, 'attack.heavy')).toMatchObject([{ attacker: 'Ann', dice: 2 }])
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 8 }])
  expect(fighterNamed(match, 'Bob').wounds).toBe(1)
  expect(match.state.round).toBe(2)
})
