import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, promptId, refusal, scene } from '../testing/scene.ts'
import { combatOf, fraysAmong, splitsOf } from './frays.ts'

/** A row of fighters in contact, of the seats given, from left to right; all face east. */
const row = (seats: readonly number[], y = 30): Json[] =>
  seats.map((seat, i) => figure(`${'AB'[seat]}${i}`, seat as 0 | 1, 20 + 2.5 * i, y, {}, { facing: 'east' }))

const names = (fray: readonly { member: { profile: { name: string } } }[]) =>
  fray.map(({ member }) => member.profile.name)

describe('frays', () => {
  test('CF-FRAY-01 contact links opponents but not friends', () => {
    const frays = (seats: number[]) => {
      const play = loadPosition({ figures: row(seats) })
      return fraysAmong(play.state.fighters).map(names)
    }
    expect(frays([0, 1, 0, 1])).toEqual([['A0', 'B1', 'A2', 'B3']])
    expect(frays([0, 1, 1, 0])).toEqual([
      ['A0', 'B1'],
      ['B2', 'A3'],
    ])
    expect(frays([0, 0, 1])).toEqual([['A1', 'B2']])
  })

  test('CF-FRAY-03 and CF-FRAY-04 a combat is one against one or many, all in contact with the one', () => {
    const play = loadPosition({ figures: row([0, 1, 0, 1]) })
    const group = (...who: string[]) => combatOf(who.map((name) => fighterNamed(play, name)))
    expect(group('A0', 'B1')).toEqual({ lone: 0, many: [1] })
    expect(group('A0', 'B1', 'A2')).toEqual({ lone: 1, many: [0, 2] })
    expect(group('A0', 'B1', 'A2', 'B3')).toBeUndefined()
    expect(group('A0', 'B3')).toBeUndefined()
    expect(group('A0', 'A2')).toBeUndefined()
  })

  test('CF-FRAY-05 every proposed split of a fray of twelve or more assigns each fighter to one combat', () => {
    const figures = Array.from({ length: 14 }, (_, i) => i).flatMap((i) => [
      figure(`${'AB'[i % 2]}${i}`, (i % 2) as 0 | 1, 20 + 2.5 * i, 30),
    ])
    const play = loadPosition({ figures })
    const [fray] = fraysAmong(play.state.fighters)
    expect(fray).toHaveLength(14)
    const found = [...splitsOf(fray!)]
    expect(found.length).toBeGreaterThan(3)
    for (const split of found) {
      const all = split.flatMap(({ lone, many }) => [lone, ...many])
      expect(all.toSorted((a, b) => a - b)).toEqual(fray!.map(({ id }) => id))
      for (const { lone, many } of split) {
        const group = [lone, ...many].map((id) => play.state.fighters[id]!)
        expect(combatOf(group)).toBeDefined()
      }
    }
  })
})

describe('splitting', () => {
  const four = (more = {}) => scene({ phase: 'frays', figures: row([0, 1, 0, 1]), tacticalWinner: 1, ...more } as Json)
  const split = (...groups: number[][]): Json => ({
    slots: Object.fromEntries(groups.map((group, i) => [`combat-${i + 1}`, group.map(String)])),
  })

  test('CF-FRAY-02, CF-STRATEGIC-06 and CF-FRAY-06 the winner of the Tactical roll splits every fray before the first combat', () => {
    const match = four({ figures: [...row([0, 1, 0, 1]), ...row([0, 1, 0, 1], 50).map((json, i) => rename(json, i))] })
    expect(promptId(match)).toBe('ask.split')
    expect(match.pending[0]?.seat).toBe(1)
    giveAnswers(match, split([0, 1], [2, 3]))
    expect(promptId(match)).toBe('ask.split')
    giveAnswers(match, split([4, 5], [6, 7]))
    expect(eventArgs(match, 'fray.combat')).toHaveLength(4)
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('CF-FRAY-03, CF-FRAY-04 and CF-FRAY-05 only a partition into legal combats is accepted', () => {
    const match = four()
    expect(refusal(match, split([0, 1], [2, 3]))).toBeUndefined()
    // A0 against a fighter out of contact; two against two; a fighter left out; a fighter listed twice.
    expect(refusal(match, split([0, 3], [1, 2]))).toBe('refused.no-combat CF-FRAY-03')
    expect(refusal(match, split([0, 1, 2, 3]))).toBe('refused.no-combat CF-FRAY-03')
    expect(refusal(match, split([0, 1], [2]))).toMatch(/^kernel.arrange/)
    expect(refusal(match, split([0, 1], [1, 2, 3]))).toMatch(/^kernel.arrange/)
  })

  test('CF-FRAY-04 the decision lists opponents in contact, so that they can be drawn on the table', () => {
    const [decision] = four().pending
    expect(decision?.kind === 'arrange' && decision.links).toEqual([
      ['0', '1'],
      ['1', '2'],
      ['2', '3'],
    ])
  })

  test('CF-FRAY-03 a fray with a single possible combat needs no decision', () => {
    const match = scene({ phase: 'frays', figures: row([0, 1, 0]) }, { answers: ['0'], dice: [5, 2] })
    expect(eventArgs(match, 'fray.combat')).toEqual([{ lone: 'B1', count: 2, first: 'A0' }])
  })

  function rename(json: Json, i: number): Json {
    const { changes, ...rest } = json as { changes: object }
    return { ...rest, changes: { ...changes, name: `C${i}` } } as Json
  }
})
