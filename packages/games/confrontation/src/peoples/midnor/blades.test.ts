import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { potential } from '../../movement/potential.ts'
import { dice, duel } from '../../testing/duel.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Script,
  scene,
} from '../../testing/scene.ts'

const armyWith = (profile: string, artefact: string) =>
  armyOf([{ profile, artefacts: [artefact] }], { army: 'midnor', points: 1000 })

test.each([
  ['CF-REV-MIDNOR-02', 'sefhra-the-demonic', 'midnor-yh-sabahal'],
  ['CF-REV-MIDNOR-08', 'aralith', 'midnor-yh-ibenseh'],
])('%s: %s has a restricted list of bearers', (rule, artefact, owner) => {
  expect(faultsOf(armyWith(owner, artefact))).toEqual([])
  expect(faultOf(armyWith('midnor-kanizhar-the-cannibal', artefact), 'artefact-bearer').rules).toEqual([
    rule,
    'CF-REV-23',
  ])
})

describe('CF-REV-MIDNOR-02: Sefhrà the Demonic', () => {
  /** Ann, who has won the Initiative, has one die in attack and one in defence; Bob has both in attack by default. */
  const fightRound = (
    faces: readonly number[],
    {
      bob = {},
      placed = [2, 0],
      answers = [],
    }: { bob?: FigureDetails; placed?: [number, number]; answers?: string[] } = {},
  ) =>
    duel(
      { card: { str: 3 }, more: { extras: ['sefhra-the-demonic'] } },
      { card: bob },
      [dice({ 1: placed }), dice({ 0: [1, 1] }), ...answers],
      [5, 2, ...faces],
    )
  const attackerNames = (match: ReturnType<typeof fightRound>) =>
    eventArgs(match, 'attacks').map(({ attacker }) => attacker)

  test('a Wound that does not kill brings another attack on the same opponent at once, again and again', () => {
    // 3 hits; 6 + 3 - 5 in the belly is a Serious Wound; the next one makes it Critical, the last does nothing.
    const match = fightRound([3, 6, 3, 3, 6, 3, 3, 2, 1])
    expect(eventArgs(match, 'wounded').map(({ level }) => level)).toEqual(['wound-level.2', 'wound-level.3'])
    expect(attackerNames(match).slice(0, 3)).toEqual(['Ann', 'Ann', 'Ann'])
    expect(promptId(match)).toBe('ask.defence')
  })

  test('a miss, a stunned opponent and a dead one bring no attack', () => {
    expect(attackerNames(fightRound([1]))).toEqual(['Ann', 'Bob'])
    // 5 + 3 - 5 in the legs only stuns.
    const stunned = fightRound([3, 5, 1])
    expect(fighterNamed(stunned, 'Bob').stunned).toBe(true)
    expect(attackerNames(stunned)).toEqual(['Ann', 'Bob'])
    expect(attackerNames(fightRound([3, 6, 6]))).toEqual(['Ann'])
  })

  test('the opponent parries with its remaining dice', () => {
    const match = fightRound([3, 2, 1], { placed: [0, 2], answers: ['none'] })
    expect(eventArgs(match, 'attacks')).toHaveLength(1)
    const wounded = fightRound([3, 6, 3], { placed: [0, 2], answers: ['none'] })
    expect(eventArgs(wounded, 'attacks').length).toBe(2)
    expect(promptId(wounded)).toBe('ask.defence')
  })

  test('a death absorbed by an extra Wound level is a Wound, and a Fierce opponent’s last fight is not', () => {
    expect(attackerNames(fightRound([3, 6, 6, 1], { bob: { abilities: ['enormous'] } })).slice(0, 2)).toEqual([
      'Ann',
      'Ann',
    ])
    expect(attackerNames(fightRound([3, 6, 6], { bob: { abilities: ['fierce'] } }))).toEqual(['Ann', 'Bob'])
  })

  test('Constructs bring no attack', () => {
    const match = fightRound([3, 6, 3], { bob: { abilities: ['construct'] } })
    expect(fighterNamed(match, 'Bob').wounds).toBe(2)
    expect(attackerNames(match)).toEqual(['Ann', 'Bob'])
  })

  test('the gained attack cannot be a master strike', () => {
    const match = duel(
      { card: { str: 3, abilities: ['master-strike/5'] }, more: { extras: ['sefhra-the-demonic'] } },
      {},
      [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), 'plain'],
      [5, 2, 3, 6, 3, 3, 2, 1, 1, 1, 1],
    )
    // With the gained die Ann had two, enough for a master strike, and was not asked; all later attacks fail.
    expect(attackerNames(match)).toEqual(['Ann', 'Ann', 'Bob', 'Ann', 'Bob'])
  })
})

describe('CF-REV-MIDNOR-08: Aralith', () => {
  const bearer = { extras: ['aralith'] }
  /** Two combats: Ann with Bob, Amy with Bea; the first camp has won the Tactical roll by default. */
  const frays = (more: Record<string, FigureDetails>, script: Script, tacticalWinner = 0) =>
    scene(
      {
        phase: 'frays',
        tacticalWinner,
        figures: [
          figure('Ann', 0, 20, 20, {}, more.Ann ?? {}),
          figure('Bob', 1, 22.5, 20, {}, more.Bob ?? {}),
          figure('Amy', 0, 20, 40, {}, more.Amy ?? {}),
          figure('Bea', 1, 22.5, 40, {}, more.Bea ?? {}),
        ],
      },
      script,
    )

  test('the bearer’s combat may come before all others after a lost Tactical roll; then the winner picks', () => {
    const match = frays({ Bea: bearer }, {})
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(1)
    const first = frays({ Bea: bearer }, { answers: ['use'], dice: [5, 2] })
    expect(fighterNamed(first, 'Bea').fought).toBe(true)
    expect(fighterNamed(first, 'Bob').fought).toBe(false)
    const declined = frays({ Bea: bearer }, { answers: ['no'] })
    expect(promptId(declined)).toBe('ask.combat')
    expect(declined.pending[0]?.seat).toBe(0)
  })

  test('it does not count as a pick: the winner of the Tactical roll makes the first one after it', () => {
    const three = (answers: string[], faces: number[]) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 20, 10),
            figure('Bob', 1, 22.5, 10, {}, bearer),
            figure('Amy', 0, 20, 30),
            figure('Bea', 1, 22.5, 30),
            figure('Abe', 0, 20, 50),
            figure('Ben', 1, 22.5, 50),
          ],
        },
        { answers: answers as never, dice: faces },
      )
    const match = three(['use', dice({ 0: [0, 2] }), dice({ 1: [0, 2] })] as never, [2, 5])
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match).length).toBe(2)
  })

  test('the winner of the Tactical roll orders two such powers', () => {
    const both = frays({ Ann: bearer, Bea: bearer }, { answers: ['use', 'use'] }, 1)
    expect(promptId(both)).toBe('ask.combat')
    expect(both.pending[0]?.seat).toBe(1)
  })

  test('the bearer pursues over its MOV instead of half of it', () => {
    const match = frays({ Ann: bearer }, {})
    const cm = (name: string) => potential(match, fighterNamed(match, name), 'pursuit').total
    expect(cm('Ann')).toBe(10)
    expect(cm('Amy')).toBe(5)
    expect(potential(match, fighterNamed(match, 'Ann'), 'run').total).toBe(20)
  })
})
