import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'

const diceCounts = (match: Scene) =>
  eventArgs(match, 'dice.placed').map(({ fighter, attack, defence }) => `${fighter} ${attack}+${defence}`)
const combatEvents = (match: Scene) =>
  match.events
    .filter(({ type }) => ['attacks', 'hit', 'parried', 'attack-failed'].includes(type))
    .map(({ type, args }) => {
      const name = (arg: unknown) => match.state.fighters[(arg as { figure: number }).figure]!.member.profile.name
      return `${name(args.attacker)} ${type} ${name(args.target)}`
    })

test('EX-CF-37 and EX-CF-81 fighters that each touch an opponent, in one unbroken cluster, are a single fray', () => {
  // Ann touches Bob, Bob touches Amy, Amy touches Bea; Abe touches only friends.
  const figures = [
    figure('Ann', 0, 20, 30),
    figure('Bob', 1, 22.5, 30),
    figure('Amy', 0, 25, 30),
    figure('Bea', 1, 27.5, 31),
    figure('Abe', 0, 20, 32.5),
  ]
  const match = scene({ phase: 'frays', figures })
  const [decision] = match.pending
  expect(decision?.kind === 'arrange' && decision.things.map(({ id }) => id)).toEqual(['0', '1', '2', '3'])
  // Half of an edge is not contact, more than half is: Bea is in no fray then.
  const apart = scene({
    phase: 'frays',
    figures: [...figures.slice(0, 3), figure('Bea', 1, 27.5, 31.3), figures[4]!],
  })
  expect(eventArgs(apart, 'fray.combat')).toMatchObject([{ lone: 'Bob', count: 2 }])
})

test('EX-CF-39 a fray splits in exactly three ways', () => {
  // A1 touches B1, B2 and B3; A2 touches B2 and B3.
  const broad = { base: 'creature', size: 'large' }
  const figures = [
    figure('A1', 0, 30, 30, broad),
    figure('A2', 0, 36.25, 30, broad, { facing: 'west' }),
    figure('B1', 1, 26.875, 30, {}, { facing: 'east' }),
    figure('B2', 1, 33.125, 28.75),
    figure('B3', 1, 33.125, 31.25),
  ]
  const match = scene({ phase: 'frays', figures })
  expect(promptId(match)).toBe('ask.split')
  const split = (...groups: number[][]): Json => ({
    slots: Object.fromEntries(groups.map((group, i) => [`combat-${i + 1}`, group.map(String)])),
  })
  const [a1, a2, b1, b2, b3] = [0, 1, 2, 3, 4] as const
  const partitions: readonly (readonly [Json, boolean])[] = [
    [split([a1, b1, b3], [a2, b2]), true],
    [split([a1, b1, b2], [a2, b3]), true],
    [split([a1, b1], [a2, b2, b3]), true],
    [split([a2, b1], [a1, b2, b3]), false],
    [split([a1, b1, b2, b3, a2]), false],
    [split([a1, b2, b3], [a2], [b1]), false],
  ]
  for (const [partition, legal] of partitions) expect(refusal(match, partition) === undefined).toBe(legal)
  const decision = match.pending[0]!
  expect(decision.kind === 'arrange' && decision.suggest(50)).toHaveLength(3)
})

describe('a praetorian guardsman (0) against two clones of Dirz (1, 2) and a dawn warrior (3)', () => {
  const figures = [
    figure('Guardsman', 0, 30, 30),
    figure('Clone 1', 1, 32.5, 30, { ini: 2 }),
    figure('Clone 2', 1, 30, 27.5, { ini: 2 }),
    figure('Dawn', 1, 30, 32.5, { ini: 3 }),
  ]
  // The guardsman's Initiative is 6, the dawn warrior rolls 2.
  const fightWith = (answers: Json[]) =>
    scene({ phase: 'frays', figures }, { answers: ['3', ...answers], dice: [3, 2] })

  test('EX-CF-43 the dawn warrior is picked: 2, INI 3 and two friends make 7 against 6', () => {
    expect(eventArgs(fightWith([]), 'opposition.second')).toMatchObject([
      { first: 'Guardsman', a: 6, second: 'Dawn', b: 7 },
    ])
  })

  test('EX-CF-41, EX-CF-45 the guardsman has four dice and the others two each, and the guardsman places first', () => {
    const match = fightWith([])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(0)
    expect(refusal(match, dice({ 0: [3, 2] }))).toBeDefined()
    giveAnswers(match, dice({ 0: [3, 1] }), dice({ 1: [2, 0], 2: [1, 1], 3: [2, 0] }))
    expect(diceCounts(match)).toEqual(['Guardsman 3+1', 'Clone 1 2+0', 'Clone 2 1+1', 'Dawn 2+0'])
  })
})

test('EX-CF-47 an orc with two attack dice strikes, is struck, strikes again, and the combat is over', () => {
  const figures = [figure('Orc', 0, 20, 30), figure('Clone', 1, 22.5, 30)]
  // All attacks fail; the clone never parries.
  const match = scene(
    { phase: 'frays', figures },
    { answers: [dice({ 1: [1, 1] }), dice({ 0: [2, 0] }), 'none', 'none'], dice: [5, 2, 1, 1, 1] },
  )
  expect(combatEvents(match).filter((line) => line.includes('attacks'))).toEqual([
    'Orc attacks Clone',
    'Clone attacks Orc',
    'Orc attacks Clone',
  ])
  expect(match.state.round).toBe(2)
})

test('EX-CF-49 a thermo-priest parries, strikes, and holds out by sustained defence', () => {
  const figures = [
    figure('Priest', 0, 30, 30, { def: 4, str: 9 }),
    figure('A', 1, 32.5, 30, { att: 2 }),
    figure('B', 1, 27.5, 30, { att: 2 }, { facing: 'east' }),
  ]
  const answers: Json[] = [
    // A is picked for the Initiative; the priest loses it: two in defence, one in attack.
    '1',
    dice({ 0: [1, 2] }),
    dice({ 1: [2, 0], 2: [2, 0] }),
    // 1: A attacks and fails. 2: B attacks, 5, and is parried with 8.
    ...['1', 'parry:1', 'parry:1'],
    // 3: the priest strikes A, who has no defence: 5 + 9 - 5 in the belly, a Critical Wound.
    '1',
    // 4: the unwounded B attacks, 6; the last die is for sustained defence, 8 against 8.
    ...['2', 'sustained'],
  ]
  // Initiative 2 and 5; then step by step.
  const faces = [2, 5, 1, 3, 4, 4, 5, 3, 4, 4, 5, 3]
  const match = scene({ phase: 'frays', figures }, { answers, dice: faces })
  expect(diceCounts(match)).toEqual(['Priest 1+2', 'A 2+0', 'B 2+0'])
  expect(combatEvents(match)).toEqual([
    'A attacks Priest',
    'A attack-failed Priest',
    'B attacks Priest',
    'B parried Priest',
    'Priest attacks A',
    'Priest hit A',
    'B attacks Priest',
    'B parried Priest',
    'A attacks Priest',
    'A parried Priest',
  ])
  expect(fighterNamed(match, 'A').wounds).toBe(3)
  expect(eventArgs(match, 'test.passed').map(({ final, difficulty }) => [final, difficulty])).toEqual([
    [8, 5],
    [8, 8],
    // 5: 5 + 2 - 3 of the Critical Wound is 4, and 2 more for the sustained defence.
    [7, 6],
  ])
})

describe('pursuits', () => {
  const allIn = (...ids: number[]): Json => ({ slots: { attack: ids.map((id) => [String(id), 2]) } })
  const split = (...groups: number[][]): Json => ({
    slots: Object.fromEntries(groups.map((group, i) => [`combat-${i + 1}`, group.map(String)])),
  })

  test('EX-CF-51 a guardsman whose opponent is dead and who touches others may move 5 cm, or stay and fight on', () => {
    // The guardsman (0) in front of the puppet (1), with the ghoul (2) and the zombie (3) at the sides, each with its
    // own opponent.
    const figures = [
      figure('Guardsman', 0, 30, 30, { mov: 10 }),
      figure('Puppet', 1, 32.5, 30),
      figure('Ghoul', 1, 30, 27.5),
      figure('Zombie', 1, 30, 32.5),
      figure('Swordsman', 0, 30, 25, {}, { facing: 'south' }),
      figure('Guard', 0, 30, 35, {}, { facing: 'north' }),
    ]
    const match = scene(
      { phase: 'frays', figures },
      { answers: [split([0, 1], [2, 4], [3, 5]), '0', allIn(1), allIn(0)], dice: [5, 2, 4, 6, 6] },
    )
    expect(promptId(match)).toBe('ask.pursuer')
    expect(optionKeys(match).filter((key) => /hold|move/.test(key))).toEqual(['0:hold', '0:move'])
    giveAnswers(match, '0:move')
    expect(refusal(match, path([35.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([35, 30]))).toBeUndefined()
  })

  test('EX-CF-53 a fighter that pursues into a combat not fought yet takes part in it, at once', () => {
    const figures = [
      figure('Inquisitor', 0, 30, 30),
      figure('Scourge', 1, 32.5, 30),
      figure('Warrior', 1, 30, 36),
      figure('Thallion', 0, 32.5, 36, {}, { facing: 'west' }),
    ]
    const match = scene(
      { phase: 'frays', figures },
      {
        answers: ['0', allIn(1), allIn(0), '0:engagement:2', { to: [30, 33.5] }],
        dice: [5, 2, 4, 6, 6],
      },
    )
    expect(eventArgs(match, 'fray.combat').at(-1)).toMatchObject({ lone: 'Warrior', count: 2 })
    expect(promptId(match)).toBe('ask.initiative')
  })
})
