import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { encumbering } from '../../ground/obstacles.ts'
import { isRooted } from '../../movement/move.ts'
import { magician } from '../../testing/magician.ts'
import { BOW } from '../../testing/marksman.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const GROWTH = 'vegetative-growth'
/** Bob's, around 40/30. */
const thin = { kind: GROWTH, by: 1, at: [40, 30] }
const thick = { ...thin, casts: 2 }

/** Ann (POW 4) at 20/30, looking east; with a 6 and a 3 she succeeds. */
const casting = (dice: number[], markers: Json[] = []) =>
  turn(
    [magician('Ann', 0, 20, 30, { spells: [GROWTH], gems: { earth: 4 } }), figure('Bob', 1, 95, 55)],
    { answers: ['done', '0:cast'], dice },
    { markers },
  )

/** Ann succeeds, and names a point. */
const cast = (point: [number, number], markers: Json[] = []) => giveAnswers(casting([6, 3], markers), path(point))

const walk = (x: number, markers: Json[], ann: FigureDetails = {}, more: FigureDetails = {}) =>
  turn([figure('Ann', 0, x, 30, ann, more), figure('Bob', 1, 95, 55)], { answers: ['done'] }, { markers })

const attackGrowth = (x: number, marker: Json, answers: Json[], dice: number[], more: Json[] = []) =>
  scene(
    { phase: 'frays', figures: [figure('Ann', 0, x, 30), figure('Bob', 1, 95, 55), ...more], markers: [marker] },
    { answers, dice },
  )

const growths = ({ state }: Scene) => state.markers ?? []

describe('CF-REV-SESSAIR-03: Vegetative Growth', () => {
  test('CF-REV-SESSAIR-03: the point is chosen after the success, in sight and within 40 cm', () => {
    const asking = casting([6, 3])
    expect(promptId(asking)).toBe('ask.growth')
    expect(eventArgs(asking, 'cast.succeeded').length).toBe(1)
    expect(refusal(asking, path([15, 30]))).toBe('refused.unseen-point CF-REV-SESSAIR-03')
    expect(refusal(asking, path([61.3, 30]))).toBe('refused.too-far CF-REV-SESSAIR-03')
    expect(growths(cast([61.2, 30]))).toMatchObject([{ kind: GROWTH, at: { x: 61_200, y: 30_000 } }])
  })

  test('CF-REV-SESSAIR-03: a failed incantation asks for no point', () => {
    const failed = casting([2])
    expect(eventArgs(failed, 'cast.failed').length).toBe(1)
    expect(promptId(failed)).toBe('ask.action-of')
    expect(growths(failed)).toEqual([])
  })

  test('CF-REV-SESSAIR-03: a second growth at the same point bars the way, with fresh structure points', () => {
    const secondGrowth = cast([40.5, 30], [{ ...thin, x: 3 }])
    expect(growths(secondGrowth)).toMatchObject([{ at: { x: 40_000, y: 30_000 }, casts: 2, x: 0 }])
    expect(growths(cast([42, 30], [thin]))).toHaveLength(2)
  })

  test('CF-REV-SESSAIR-03: within 10 cm every centimetre counts twice, except for flying fighters', () => {
    // MOV 10: 5 cm until Ann's middle is in it, and half of the rest.
    const match = giveAnswers(walk(25, [thin]), '0:walk')
    expect(refusal(match, path([32.4, 30]))).toBeUndefined()
    expect(refusal(match, path([32.6, 30]))).toBeDefined()
    expect(refusal(giveAnswers(walk(25, []), '0:walk'), path([32.6, 30]))).toBeUndefined()
    const ground = (level: number) => {
      const play = loadPosition({
        figures: [figure('Ann', 0, 25, 30, {}, { level }), figure('Bob', 1, 95, 55)],
        markers: [thin],
      })
      return encumbering(play, fighterNamed(play, 'Ann')).length
    }
    expect(ground(0)).toBe(1)
    expect(ground(1)).toBe(0)
  })

  test('CF-REV-SESSAIR-03: a thick growth cannot be entered, and fighters in it neither move nor turn, but fire', () => {
    const match = giveAnswers(walk(25, [thick]), '0:walk')
    expect(refusal(match, path([28.7, 30]))).toBeUndefined()
    expect(refusal(match, path([29.5, 30]))).toBeDefined()
    const archer = figure('Ann', 0, 32, 30, { aim: 4, weapon: BOW })
    const trapped = turn([archer, figure('Bob', 1, 48, 30)], {}, { markers: [thick] })
    const may = (action: string) => optionKeys(trapped).includes(action)
    expect(['0:fire', '0:charge:1', '0:walk', '0:run'].map(may)).toEqual([true, false, false, false])
    const idle = giveAnswers(trapped, '0:fire')
    expect(optionKeys(idle)).not.toContain('0:walk')
    const cannotMove = (x: number, markers: Json[], more: FigureDetails = {}) => {
      const play = loadPosition({ figures: [figure('Ann', 0, x, 30, {}, more), figure('Bob', 1, 95, 55)], markers })
      return isRooted(play, fighterNamed(play, 'Ann'))
    }
    // Any part of the base counts; flying fighters are not affected.
    expect(cannotMove(28.8, [thick])).toBe(true)
    expect(cannotMove(28.75, [thick])).toBe(false)
    expect(cannotMove(40, [thin])).toBe(false)
    expect(cannotMove(40, [thick], { level: 1 })).toBe(false)
  })

  test('CF-REV-SESSAIR-03: it has RES 4 and 4 S.P., thick RES 10 and 6 S.P.; trapped fighters may attack it, too, and it vanishes', () => {
    const amy = [figure('Amy', 0, 38, 38)]
    expect(eventArgs(attackGrowth(32, thin, ['0:0'], [2, 3, 2, 1], amy), 'damage.read')).toMatchObject([
      { total: 3 + 3 - 4 },
    ])
    expect(eventArgs(attackGrowth(32, thick, ['0:0'], [2, 3, 2, 1], amy), 'damage.read')).toMatchObject([
      { total: 3 + 3 - 10 },
    ])
    const cleared = attackGrowth(32, thin, ['0:0'], [2, 6, 6])
    expect(growths(cleared)).toEqual([])
    expect(eventArgs(cleared, 'broken').length).toBe(1)
    expect(growths(attackGrowth(32, thick, ['0:0'], [2, 6, 6, 1], amy))).toMatchObject([{ casts: 2, x: 4 }])
    const freed = attackGrowth(32, { ...thick, x: 2 }, ['0:0'], [2, 6, 6])
    expect(growths(freed)).toEqual([])
    expect(promptId(freed)).toBe('ask.pursuer')
    expect(isRooted(freed, fighterNamed(freed, 'Ann'))).toBe(false)
    expect(promptId(attackGrowth(25, thin, [], []))).not.toBe('ask.break')
  })
})
