import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const RHINO = 'rhino-charge'

describe('CF-REV-ORC-15: Rhino Charge', () => {
  /** Ann (MOV 10, INI 3, POW 4) casts it before other actions. */
  const act = (answers: Json[], dice: number[], others: Json[], more: Record<string, Json> = {}) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: [RHINO], gems: { neutral: 2 } }), ...others],
      { answers: ['done', ...answers], dice },
      more,
    )
  const amy = (y = 32) => figure('Amy', 0, 30, y, {}, { card: 'Amy' })
  /** Amy hides all others from Ann, so that Bob is the only target of a charge. */
  const CAST = ['0:cast', path([37.5, 30])]

  test('CF-REV-ORC-15: the charge runs through both camps: fighters that lose the Initiative test suffer STR 8', () => {
    // The incantation, Ann's 4, Amy's 3 and her damage, Bob's 4.
    const match = act([...CAST, '1'], [4, 4, 3, 2, 1, 4], [amy(), figure('Bob', 1, 40, 30)])
    expect(rolledDice(match)).toEqual([
      ...['roll.incantation 1', 'roll.initiative 1', 'roll.initiative 1', 'roll.damage 2', 'roll.initiative 1'],
    ])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Amy', total: 2 + 8 - 5 }])
    // Bob, who did not lose, is charged.
    expect(placeOf(match, 'Ann')).toEqual([37.5, 30])
    expect(fighterNamed(match, 'Bob').chargedBy).toEqual([0])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-REV-ORC-15: fighters beside the way are not touched', () => {
    const match = act(CAST, [4, 4, 4], [amy(34), figure('Bob', 1, 40, 30)])
    expect(eventArgs(match, 'test.result').map(({ fighter }) => fighter)).toEqual(['Ann', 'Bob'])
  })

  test('CF-REV-ORC-15: a target that has been run down is not charged', () => {
    const match = act(CAST, [4, 5, 4, 6, 6], [amy(34), figure('Bob', 1, 40, 30)])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(fighterNamed(match, 'Ann').charged).toEqual([])
  })

  test('CF-REV-ORC-15: the caster covers (MOV + 2.5) × 2 at most, and then stops', () => {
    const reach = (x: number, dice: number[]) =>
      placeOf(act(['0:cast', '0:charge:1', path([x - 2.5, 30])], dice, [figure('Bob', 1, x, 30)]), 'Ann')
    expect(reach(47.5, [4, 4, 4])).toEqual([45, 30])
    const [x] = reach(50, [4, 4])
    expect(x).toBeCloseTo(45, 0)
  })

  test('CF-REV-ORC-15: scenery stops the caster and leaves it Stunned', () => {
    const wall = { scenery: [{ kind: 'ruin', at: [32, 30], size: [2, 2], ground: 'solid', hides: false }] }
    const match = act(['0:cast', '0:charge:1', path([37.5, 30])], [4, 4], [figure('Bob', 1, 40, 30)], wall as never)
    expect(fighterNamed(match, 'Ann').stunned).toBe(true)
    const [x] = placeOf(match, 'Ann')
    expect(x).toBeLessThan(30)
    expect(x).toBeGreaterThan(28)
  })

  test('CF-REV-ORC-15: after a failed incantation the caster must still charge, as usual', () => {
    const match = act(['0:cast', '0:charge:1', path([37.5, 30])], [3], [figure('Bob', 1, 40, 30)])
    expect(eventArgs(match, 'cast.failed').length).toBe(1)
    expect(placeOf(match, 'Ann')).toEqual([37.5, 30])
    expect(fighterNamed(match, 'Bob').chargedBy).toEqual([0])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-REV-ORC-15: it needs a target for a charge, and comes before other actions', () => {
    const bob = figure('Bob', 1, 40, 30)
    expect(optionKeys(act([], [], [bob]))).toContain('0:cast')
    expect(optionKeys(act(['0:walk', path([22, 30])], [], [bob]))).not.toContain('0:cast')
    const alone = turn(
      [magician('Ann', 0, 20, 30, { spells: [RHINO], gems: { neutral: 2 }, more: { facing: 'west' } })],
      {
        answers: ['done'],
      },
    )
    expect(optionKeys(alone)).not.toContain('0:cast')
  })
})
