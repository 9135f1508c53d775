import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { routStep } from '../movement/rout/rout.ts'
import { moveStep } from '../movement/step.ts'
import { eventArgs, legion, optionKeys, playRule, type Scene, unit } from '../testing/scene.ts'
import { disorganize } from './disorder.ts'
import { moraleStep } from './step.ts'

/** The end of turn 5 for a legion in this state. */
const end = (more: Record<string, Json>): Scene =>
  playRule({ step: 10, turn: 5, units: [legion('Own', 0, 1200, 800, more), legion('Enemy', 1, 1200, 300)] }, moraleStep)
const since = (turn: number, least = 1): Json => ({ since: turn, least })

describe('disorganization', () => {
  test('MI-DISORG-08 disorganization lasts at least one turn, counted from the next one', () => {
    expect(unit(end({ disorganized: since(5) }), 'Own').disorganized).not.toBeNull()
    const over = end({ disorganized: since(4) })
    expect(unit(over, 'Own').disorganized).toBeNull()
    expect(eventArgs(over, 'recovered')).toEqual([{ unit: 'Own' }])
    expect(unit(end({ disorganized: since(4, 2) }), 'Own').disorganized).not.toBeNull()
    expect(unit(end({ disorganized: since(3, 2) }), 'Own').disorganized).toBeNull()
  })

  test('MI-DISORG-09 a legion does not recover in a turn in which it moves or melees', () => {
    expect(unit(end({ disorganized: since(1), now: { moved: 10 } }), 'Own').disorganized).not.toBeNull()
    const after = (deeds: { meleed?: boolean; evaded?: boolean }) => {
      const units = [legion('Own', 0, 1200, 800, { disorganized: since(1) }), legion('Enemy', 1, 1200, 300)]
      return playRule({ step: 10, turn: 5, units }, function* (play) {
        Object.assign(play.state.units[0]!.now, deeds)
        yield* moraleStep(play)
      })
    }
    expect(unit(after({ meleed: true }), 'Own').disorganized).not.toBeNull()
    expect(unit(after({ evaded: true }), 'Own').disorganized).not.toBeNull()
    expect(unit(end({ disorganized: since(1) }), 'Own').disorganized).toBeNull()
  })

  test('MI-DISORG-09 MI-DISORG-10 disorganized line may move straight ahead but cannot wheel, face or reform', () => {
    const units = (disorganized: boolean) => [
      legion('Own', 0, 1200, 800, { figures: 20, disorganized }),
      legion('Enemy', 1, 1200, 100),
    ]
    const move = (disorganized: boolean) =>
      playRule({ step: 3, turn: 2, units: units(disorganized) }, moveStep, { answers: ['unit-0'] })
    const judgeStep = (disorganized: boolean, step: Json) => move(disorganized).check(0, [step])
    expect(judgeStep(true, { do: 'advance', by: 5_000 })).toBeUndefined()
    expect(judgeStep(true, { do: 'face', to: 'left' })).toMatchObject({ ok: false })
    expect(judgeStep(true, { do: 'wheel', pivot: 'left', arc: 1_000 })).toMatchObject({ ok: false })
    expect(judgeStep(false, { do: 'face', to: 'left' })).toBeUndefined()
    expect(judgeStep(false, { do: 'wheel', pivot: 'left', arc: 1_000 })).toBeUndefined()
    expect(optionKeys(move(true))).not.toContain('reform')
  })

  test('MI-DISORG-14 a second cause sets the longer of the two times', () => {
    const twice = (first: Json, turns: number): Scene =>
      playRule(
        {
          step: 3,
          turn: 5,
          units: [legion('Own', 0, 1200, 800, { disorganized: first }), legion('Enemy', 1, 1200, 300)],
        },
        function* (play) {
          disorganize(play, play.state.units[0]!, 'MI-DISORG-07', turns)
          if (play.state.turn < 0) yield* moraleStep(play)
        },
      )
    expect(unit(twice(since(4, 3), 1), 'Own').disorganized).toEqual({ since: 5, least: 2 })
    expect(unit(twice(since(4, 1), 2), 'Own').disorganized).toEqual({ since: 5, least: 2 })
    expect(eventArgs(twice(since(4, 3), 1), 'disorganized.longer')).toEqual([])
    expect(eventArgs(twice(since(4, 1), 2), 'disorganized.longer')).toHaveLength(1)
    expect(eventArgs(twice(false, 1), 'disorganized')).toEqual([{ unit: 'Own' }])
  })

  const advance = (units: Json[], steps: Json[], dice: number[] = []): Scene =>
    playRule({ step: 3, turn: 2, units }, moveStep, { answers: ['unit-0', steps], dice })

  test.each([
    ['front', 'south', null],
    ['flank', 'east', { since: 2, least: 1 }],
    ['rear', 'north', { since: 2, least: 1 }],
  ])('MI-DISORG-01 contact in the %s', (side, facing, expected) => {
    const foe = legion('Enemy', 1, 1200, side === 'rear' ? 560 : 600, { facing, figures: 9, files: 9 })
    const match = advance(
      [legion('Own', 0, 1200, { flank: 700, front: 660, rear: 645 }[side]!), foe],
      [{ do: 'advance', by: 75 }],
      side === 'rear' ? [1] : [],
    )
    expect(eventArgs(match, `contact.${side}`)).toEqual([{ unit: 'Own', foe: 'Enemy' }])
    expect(unit(match, 'Enemy').disorganized).toEqual(expected)
  })

  test('MI-DISORG-03 routing friends disorganize friends they run into, except skirmishers running into line', () => {
    const flight = (type: string) =>
      playRule(
        {
          step: 1,
          turn: 2,
          units: [
            legion('Runners', 0, 1200, 700, { type, routing: ['Enemy'] }),
            legion('Friends', 0, 1200, 760),
            legion('Enemy', 1, 1200, 300),
          ],
        },
        routStep,
      )
    expect(unit(flight('line'), 'Friends').disorganized).toEqual({ since: 2, least: 1 })
    expect(unit(flight('regularSkirmisher'), 'Friends').disorganized).toBeNull()
  })

  test('MI-DISORG-03 MI-PANIC-03 routing sérudla disorganize and frighten everyone they run into', () => {
    const units = [
      legion('Beasts', 0, 1200, 600, { race: 'serudla', weapons: [], figures: 1, routing: ['Enemy'] }),
      legion('Friends', 0, 1200, 800, { type: 'regularSkirmisher' }),
      legion('Enemy', 1, 1200, 300),
    ]
    const match = playRule({ step: 1, turn: 2, units }, routStep, { dice: [1] })
    expect(unit(match, 'Friends').disorganized).not.toBeNull()
    expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Friends' }])
  })

  test('MI-DISORG-04 line passing through line disorganizes both', () => {
    const units = [
      legion('Own', 0, 1200, 700, { figures: 5 }),
      legion('Friends', 0, 1200, 670, { figures: 5 }),
      legion('Enemy', 1, 1200, 100),
    ]
    const match = advance(units, [{ do: 'advance', by: 75 }])
    expect(unit(match, 'Own').disorganized && unit(match, 'Friends').disorganized).toBeTruthy()
  })
})
