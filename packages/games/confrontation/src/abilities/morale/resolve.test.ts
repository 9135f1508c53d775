import { optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { dice, duel } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, promptId, type Script, scene } from '../../testing/scene.ts'

/** Two successive tests by Ann against 7; she adds 3, or 4 for Courage. */
function tests(abilities: string[], kind: TestKind, script: Script) {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, { abilities, aim: 3, pow: 3 }), figure('Bob', 1, 60, 30)] },
    function* (play) {
      for (let i = 0; i < 2; i++) {
        const fighter = fighterNamed(play, 'Ann')
        yield* makeTest(play, { kind, fighter, rules: ['CF-DICE-01'], difficulty: 7, against: null, dice: 1 })
      }
    },
    script,
  )
}

const passedResults = (match: ReturnType<typeof tests>) => eventArgs(match, 'test.passed').map(({ final }) => final)
const failedResults = (match: ReturnType<typeof tests>) => eventArgs(match, 'test.failed').map(({ final }) => final)

describe('CF-ABIL-61 Luck', () => {
  test('repeats a failed test, once per round', () => {
    const match = tests(['luck'], 'discipline', { dice: [2] })
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(0)
    const lucky = tests(['luck'], 'discipline', { answers: ['use'], dice: [2, 4, 2] })
    expect(failedResults(lucky)).toEqual([5, 5])
    expect(passedResults(lucky)).toEqual([7])
    expect(promptId(lucky)).toBeUndefined()
  })

  test('may be saved for later', () => {
    const match = tests(['luck'], 'discipline', { answers: ['no', 'use'], dice: [2, 2, 5] })
    expect(failedResults(match)).toEqual([5, 5])
    expect(passedResults(match)).toEqual([8])
  })

  test('does not let the new test be rolled again in any way', () => {
    // 6 and 3 would pass, but 6 alone counts, and would pass against 7; so the difficulty is out of reach.
    const match = playRule(
      { figures: [figure('Ann', 0, 20, 30, { abilities: ['luck'] }), figure('Bob', 1, 60, 30)] },
      (play) =>
        makeTest(play, {
          kind: 'attack',
          fighter: fighterNamed(play, 'Ann'),
          rules: ['CF-DICE-01'],
          difficulty: 12,
          against: null,
          dice: 1,
        }),
      { answers: ['use'], dice: [2, 6] },
    )
    expect(failedResults(match)).toEqual([5, 9])
  })

  test('is not offered after a success or for disengaging by force', () => {
    expect(promptId(tests(['luck'], 'discipline', { dice: [4, 4] }))).toBeUndefined()
    expect(promptId(tests(['luck'], 'force', { dice: [2, 2] }))).toBeUndefined()
  })

  test('CF-DISENGAGE-03 works for disengaging by agility, which is a test of Initiative', () => {
    expect(promptId(tests(['luck'], 'agility', { dice: [2] }))).toBe('ask.ability')
  })

  test('CF-CAST-06 is offered after a success if its result matters', () => {
    const questionAfterPass = (resultCounts: boolean) =>
      promptId(
        playRule(
          { figures: [figure('Ann', 0, 20, 30, { abilities: ['luck'] }), figure('Bob', 1, 60, 30)] },
          (play) =>
            makeTest(play, {
              ...{
                kind: 'attack',
                fighter: fighterNamed(play, 'Ann'),
                rules: [],
                difficulty: 5,
                against: null,
                dice: 1,
              },
              resultCounts,
            }),
          { dice: [2] },
        ),
      )
    expect(questionAfterPass(true)).toBe('ask.ability')
    expect(questionAfterPass(false)).toBeUndefined()
  })

  test.each(['incantation', 'countering', 'recovery'] as const)('works for a test of Power too: %s', (kind) => {
    const match = tests(['luck'], kind, { answers: ['use'], dice: [2, 4, 4] })
    expect(failedResults(match)).toEqual([5])
    expect(passedResults(match)).toEqual([7, 7])
  })

  test('CF-ABIL-25 does not help a cursed fighter', () => {
    expect(promptId(tests(['luck', 'cursed'], 'discipline', { dice: [2, 2] }))).toBeUndefined()
  })

  test('may reverse an Initiative when both results are known', () => {
    const ann = { card: { abilities: ['luck'] } }
    const match = duel(ann, {}, [], [2, 4])
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(0)
    const turned = duel(ann, {}, ['use'], [2, 4, 5])
    expect(eventArgs(turned, 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
    expect(fighterNamed(turned, 'Ann').uses.luck).toEqual({ stretch: 1, times: 1 })
    expect(eventArgs(duel(ann, {}, ['no'], [2, 4]), 'opposition.second')).toMatchObject([{ a: 5, b: 7 }])
  })
})

describe('CF-ABIL-85 Resolution/X', () => {
  test('CF-ABILGEN-08 before an opposition the loser of the Tactical roll decides first', () => {
    const resolute = { abilities: ['resolution/2'] }
    const first = (tacticalWinner: number) =>
      scene({
        ...{ phase: 'frays', tacticalWinner },
        figures: [figure('Ann', 0, 20, 30, resolute), figure('Bob', 1, 22.5, 30, resolute)],
      }).pending[0]?.seat
    expect(first(0)).toBe(1)
    expect(first(1)).toBe(0)
  })

  test.each(['initiative', 'attack', 'defence'] as const)('adds X to one test per round: %s', (kind) => {
    const match = tests(['resolution/2'], kind, { answers: ['use'], dice: [2, 2] })
    expect(passedResults(match)).toEqual([7])
    expect(failedResults(match)).toEqual([5])
  })

  test('works for Courage too, and for no tests but those four', () => {
    expect(passedResults(tests(['resolution/2'], 'courage', { answers: ['use'], dice: [2, 3] }))).toEqual([8, 7])
    expect(promptId(tests(['resolution/2'], 'discipline', { dice: [2, 2] }))).toBeUndefined()
  })

  test('is announced before the roll, and is optional', () => {
    const match = tests(['resolution/2'], 'attack', {})
    expect(promptId(match)).toBe('ask.ability')
    const use = optionsOf(match.pending[0]!).find(({ key }) => key === 'use')
    expect(use?.note?.()).toEqual({ id: 'note.resolution', args: { x: 2 } })
    expect(passedResults(tests(['resolution/2'], 'attack', { answers: ['no', 'use'], dice: [2, 2] }))).toEqual([7])
  })

  test('counts in the opposition of an Initiative and ends with it', () => {
    const match = duel({ card: { abilities: ['resolution/3'] } }, {}, ['use'], [2, 4])
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
    giveAnswers(match, dice({ 1: [0, 2] }))
  })
})
