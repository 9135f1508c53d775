import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Ann's card is the only one; Bob is far away by default. Ann announces nothing. */
function annActs(more: Record<string, unknown> = {}, ann = {}, bob: [number, number] = [110, 30], annMore = {}): Scene {
  const match = scene({
    figures: [figure('Ann', 0, 20, 30, ann, annMore), figure('Bob', 1, ...bob)],
    piles: [['Ann'], []],
    placements: [0, 0],
    ...more,
  } as never)
  return promptId(match) === 'ask.announce' ? giveAnswers(match, 'done') : match
}

describe('actions', () => {
  test('CF-ACT-02, CF-SEQ-02 and CF-ACT-10 exclusive actions are announced first, then the other fighters act one by one', () => {
    const match = scene({
      figures: [
        figure('Ann', 0, 20, 30, {}, { card: 'Both' }),
        figure('Amy', 0, 20, 40, {}, { card: 'Both' }),
        figure('Bob', 1, 110, 30),
      ],
      piles: [['Both'], []],
      placements: [0, 0],
    })
    expect(promptId(match)).toBe('ask.announce')
    expect(refusal(match, '1:walk')).toBe('barred.announce-first CF-ACT-02')
    giveAnswers(match, '0:cover')
    // Assaults are announced before moves under cover.
    expect(optionKeys(match)).toEqual(['1:cover', 'done'])
    giveAnswers(match, 'done')
    expect(promptId(match)).toBe('ask.cover')
    giveAnswers(match, path([25, 30]))
    expect(promptId(match)).toBe('ask.action-of')
    expect(optionKeys(match)).toEqual(['1:walk', '1:run', '1:nothing'])
  })

  test("CF-ACT-03 and CF-ACT-06 an exclusive action is the fighter's only action in this phase", () => {
    const match = scene({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 110, 30)],
      piles: [['Ann'], []],
      placements: [0, 0],
    })
    giveAnswers(match, '0:cover', 'stay')
    expect(match.state.round).toBe(2)
  })

  test('CF-ACT-07 only fighters free of opponents move under cover', () => {
    const match = scene({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)],
      piles: [['Ann'], []],
      placements: [0, 0],
    })
    expect(optionKeys(match).filter((key) => key.endsWith('cover'))).toEqual([])
  })

  test('CF-ACT-08, CF-TEST-08 and CF-MOVE-01 a move under cover is half of MOV, rounded up', () => {
    const match = scene({
      figures: [figure('Ann', 0, 20, 30, { mov: 12.5 }), figure('Bob', 1, 110, 30)],
      piles: [['Ann'], []],
      placements: [0, 0],
    })
    giveAnswers(match, '0:cover')
    expect(refusal(match, path([27.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([27, 30]))).toBeUndefined()
  })

  test('CF-ACT-09 and CF-TOKEN-06 a fighter stays under cover until its next activation', () => {
    const covering = scene({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 110, 30)],
      piles: [['Ann'], []],
      placements: [0, 0],
    })
    giveAnswers(covering, '0:cover', 'stay')
    expect(fighterNamed(covering, 'Ann').underCover).toBe(true)
    const match = annActs({}, {}, [110, 30], { underCover: true })
    expect(fighterNamed(match, 'Ann').underCover).toBe(true)
    giveAnswers(match, '0:walk')
    expect(fighterNamed(match, 'Ann').underCover).toBe(false)
  })

  test('CF-ACT-13 and CF-ACT-14 a second movement in an activation is not possible', () => {
    const match = annActs()
    expect(optionKeys(match)).toEqual(['0:walk', '0:run', '0:nothing'])
    giveAnswers(match, '0:walk', path([25, 30]))
    expect(match.state.turn).toBeNull()
  })

  test('CF-ACT-12 an action is completed before the next one begins', () => {
    const match = annActs()
    giveAnswers(match, '0:run')
    expect(promptId(match)).toBe('ask.run')
    expect(optionKeys(match)).toEqual(['stay'])
  })

  test('CF-ACT-16 and CF-PROFILE-02 a walk goes up to MOV, and turning on the spot counts as a walk', () => {
    const match = annActs()
    giveAnswers(match, '0:walk')
    expect(refusal(match, path([30.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, { path: [], facing: { x: -1, y: 0 } })
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(facing(match, 'Ann')).toBe('west')
  })

  test('CF-ACT-17 and CF-MOVE-01 a fighter free of opponents may run up to twice MOV', () => {
    const match = annActs()
    giveAnswers(match, '0:run')
    expect(refusal(match, path([40.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, path([40, 30]))
    expect(placeOf(match, 'Ann')).toEqual([40, 30])
    const held = annActs({}, {}, [22.5, 30])
    expect(barReason(held, '0:run')).toBe('barred.contact CF-ACT-17')
  })

  test('CF-ACT-18 neither a walk nor a run ends in contact with an opponent', () => {
    const match = annActs({}, {}, [28, 30])
    giveAnswers(match, '0:walk')
    expect(refusal(match, path([25.5, 30]))).toBe('refused.contact CF-ACT-18')
    expect(refusal(match, path([25.4, 30]))).toBeUndefined()
  })
})

describe('movement', () => {
  test('CF-MOVE-02 a move is measured along the path of the centre, including detours', () => {
    const match = annActs()
    giveAnswers(match, '0:walk')
    expect(refusal(match, path([20, 35], [26, 35]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, path([20, 34], [26, 34]))
    expect(placeOf(match, 'Ann')).toEqual([26, 34])
    const walked = match.events.find(({ type }) => type === 'moved.walk')
    expect(walked?.paths?.[0]?.points).toHaveLength(3)
  })

  test('CF-MOVE-02 a move never leaves the table or ends on another fighter', () => {
    const match = annActs({
      figures: [figure('Ann', 0, 2, 30), figure('Amy', 0, 8, 30, {}, { card: 'Ann' }), figure('Bob', 1, 110, 30)],
    })
    giveAnswers(match, '0:walk')
    expect(refusal(match, path([1, 30]))).toBe('refused.off-table CF-MOVE-02')
    expect(refusal(match, path([7, 30]))).toBe('refused.no-room CF-MOVE-02')
  })

  test('CF-MOVE-03 a fighter may face any way after a walk', () => {
    const match = annActs()
    giveAnswers(match, '0:walk', { path: [{ x: 25000, y: 30000 }], facing: { x: 0, y: 1 } })
    expect(facing(match, 'Ann')).toBe('south')
  })

  test('CF-OBSTACLE-01 and CF-OBSTACLE-02 a move goes round obstacles, through gaps as wide as the base', () => {
    const gap = (width: number) => {
      const half = width / 2
      const match = annActs({
        scenery: [
          { kind: 'building', at: [26, 30 - half - 5], size: [2, 10] },
          { kind: 'building', at: [26, 30 + half + 5], size: [2, 10] },
        ],
      })
      giveAnswers(match, '0:run')
      return refusal(match, path([35, 30]))
    }
    expect(gap(2.4)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(gap(2.5)).toBeUndefined()
  })

  test('CF-OBSTACLE-03 a fighter moves through friends activated in the same turn, but not through others', () => {
    const past = (card: string, seat: 0 | 1) => {
      const figures = [figure('Ann', 0, 20, 30), figure('Post', seat, 25, 30, {}, { card }), figure('Bob', 1, 110, 30)]
      const match = annActs({ figures, piles: [['Ann'], []] })
      giveAnswers(match, '0:run')
      return refusal(match, path([35, 30]))
    }
    expect(past('Ann', 0)).toBeUndefined()
    expect(past('Other', 0)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(past('Other', 1)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-OBSTACLE-04, CF-OBSTACLE-05, CF-OBSTACLE-06 and CF-OBSTACLE-07 ground is open, encumbered or uncrossable as agreed', () => {
    const over = (piece: Record<string, unknown>, x: number) => {
      const match = annActs({ scenery: [{ at: [26, 30], size: [6, 10], ...piece }] })
      giveAnswers(match, '0:walk')
      return refusal(match, path([x, 30]))
    }
    expect(over({ kind: 'hill' }, 30)).toBeUndefined()
    // 3 cm of open ground, then 3.5 cm in the wood.
    expect(over({ kind: 'wood' }, 26.5)).toBeUndefined()
    expect(over({ kind: 'wood' }, 26.6)).toBe('refused.too-far CF-MOVE-01')
    expect(over({ kind: 'water' }, 25)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(over({ kind: 'water', ground: 'open' }, 30)).toBeUndefined()
  })
})

describe('disengaging', () => {
  test('CF-ACT-15, CF-DISENGAGE-01 and CF-DISENGAGE-03 a walk out of contact needs an Initiative test against 4 plus 2 for each opponent', () => {
    const free = scene(
      {
        figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)],
        piles: [['Ann'], []],
        placements: [0, 0],
      },
      { answers: ['done', '0:walk', path([12, 30])], dice: [3] },
    )
    expect(eventArgs(free, 'test.passed')).toMatchObject([{ test: 'test.agility', final: 6, difficulty: 6 }])
    expect(placeOf(free, 'Ann')).toEqual([12, 30])
  })
})

const AWAY = path([12, 30])

/** Ann in contact with Bob tries to walk away; others may stand around her. */
function leaving(
  dice: readonly number[],
  answers: readonly Json[],
  ann: FigureDetails = {},
  annMore: FigureDetails = {},
  others: readonly Json[] = [],
): Scene {
  const figures = [figure('Ann', 0, 20, 30, ann, annMore), figure('Bob', 1, 22.5, 30), ...others]
  return turn(figures, { answers: ['done', '0:walk', ...answers], dice })
}

describe('disengaging in detail', () => {
  test('CF-DISENGAGE-06 a fighter that has disengaged by a walk must leave contact', () => {
    const match = leaving([3], [])
    expect(promptId(match)).toBe('ask.walk')
    expect(optionKeys(match)).toEqual([])
    expect(refusal(match, path([20, 31]))).toBe('refused.contact CF-ACT-18')
    // A flyer that rises has left the others without a step.
    const rising = leaving([3], ['1:after'], { flight: 20 })
    expect(optionKeys(rising)).toEqual(['stay'])
    expect(fighterNamed(giveAnswers(rising, 'stay'), 'Ann').level).toBe(1)
  })

  test('CF-DISENGAGE-06 a fighter that has disengaged but has nowhere to go may stay', () => {
    const house = (at: [number, number], size: [number, number]): Json => ({ kind: 'building', at, size })
    const scenery = [house([17.6, 30], [2, 2.6]), house([20, 27.6], [8, 2]), house([20, 32.4], [8, 2])]
    const hemmedIn = turn(
      [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)],
      { answers: ['done', '0:walk'], dice: [3] },
      { scenery },
    )
    expect(promptId(hemmedIn)).toBe('ask.walk')
    expect(optionKeys(hemmedIn)).toEqual(['stay'])
    expect(placeOf(giveAnswers(hemmedIn, 'stay'), 'Ann')).toEqual([20, 30])
  })

  /** Why Ann, with Amy free on the same card, may not walk. */
  const whyNot = (annMore: FigureDetails, opponents: readonly Json[]) => {
    const match = turn([figure('Ann', 0, 20, 30, {}, annMore), figure('Amy', 0, 20, 50), ...opponents], {
      answers: ['done'],
    })
    return barReason(match, '0:walk')
  }

  test('CF-DISENGAGE-02 a fighter assaulted in this phase cannot disengage', () => {
    const bob = figure('Bob', 1, 22.5, 30)
    expect(whyNot({ assaulted: true }, [bob])).toBe('barred.disengage CF-DISENGAGE-02')
    expect(whyNot({}, [bob])).toBeUndefined()
  })

  test('CF-DISENGAGE-02 disengaging needs one edge completely free of opponents', () => {
    const around = (fourth: number) =>
      whyNot({}, [
        figure('B1', 1, 22.5, 30),
        figure('B2', 1, 17.5, 30),
        figure('B3', 1, 20, 27.5),
        // Touches a little of the last edge, which is not contact but blocks that edge.
        figure('B4', 1, 20 + fourth, 32.5),
      ])
    expect(around(2)).toBe('barred.disengage CF-DISENGAGE-02')
    expect(around(3)).toBeUndefined()
  })

  test('CF-DISENGAGE-02, CF-CONTACT-01 an enemy at a corner occupies no edge, so a fighter between two ranks has both sides free', () => {
    const rank = (x: number) => [27.5, 30, 32.5].map((y) => figure(`${x} ${y}`, 1, x, y))
    expect(whyNot({}, [...rank(22.5), ...rank(17.5)])).toBeUndefined()
    // A corner turned against an edge touches it, however slightly.
    const three = [figure('B1', 1, 22.5, 30), figure('B2', 1, 17.5, 30), figure('B3', 1, 20, 27.5)]
    const barsWithCornerAt = (y: number) => whyNot({}, [...three, figure('B4', 1, 20, y, {}, { facing: [1, 1] })])
    expect(barsWithCornerAt(33.018)).toBe('barred.disengage CF-DISENGAGE-02')
    expect(barsWithCornerAt(33.1)).toBeUndefined()
  })

  test('CF-DISENGAGE-03 each opponent in contact raises the difficulty by 2', () => {
    const match = leaving([5], [path([12, 30])], {}, {}, [figure('Bea', 1, 20, 27.5)])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 8, difficulty: 8 }])
  })

  test('CF-DISENGAGE-04 a fighter bigger than all opponents may disengage by force, with STR less their highest RES', () => {
    const giant = { size: 'large', str: 8 }
    const match = leaving([], [], giant)
    expect(optionKeys(match)).toEqual(['agility', 'force'])
    expect(eventArgs(leaving([3], ['agility', AWAY], giant), 'test.passed')).toMatchObject([
      { test: 'test.agility', final: 6, difficulty: 6 },
    ])
    expect(eventArgs(leaving([3], ['force', AWAY], giant), 'test.passed')).toMatchObject([
      { test: 'test.force', final: 6, difficulty: 6 },
    ])
    // STR 4 against RES 5 is below 0: only agility is left, and is rolled at once.
    expect(eventArgs(leaving([4], [AWAY], { size: 'large', str: 4 }), 'test.passed')).toMatchObject([
      { test: 'test.agility' },
    ])
  })

  test('CF-DISENGAGE-04, CF-MUTAGENIC-05 STR raised right before the roll counts', () => {
    const mutant = { size: 'large', str: 8, abilities: ['mutagenic/0'] }
    const points = { effects: [{ object: 'mutagenic-points', until: 'round', x: 2 }] }
    const match = leaving([3], ['force', 'str:2', AWAY], mutant, points)
    // 3, and STR 10 less RES 5.
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ test: 'test.force', final: 8 }])
  })

  test('CF-DISENGAGE-05 Wound penalties apply to disengaging', () => {
    expect(eventArgs(leaving([4], [], {}, { wounds: 'serious' }), 'test.failed')).toMatchObject([{ final: 5 }])
  })

  test('CF-DISENGAGE-06, CF-TOKEN-05 and CF-COMBAT-08 a fighter that fails to disengage stays and places all its dice in defence', () => {
    const match = scene(
      { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)], piles: [['Ann'], []], placements: [0, 0] },
      // Ann fails; in the combat phase she wins the Initiative, Bob attacks with all dice and fails twice.
      { answers: ['done', '0:walk', { slots: { attack: [['1', 2]] } }, 'parry:1', 'parry:1'], dice: [2, 5, 2, 1, 1] },
    )
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(eventArgs(match, 'dice.placed')).toEqual([
      { fighter: 'Bob', attack: 2, defence: 0, held: 0 },
      { fighter: 'Ann', attack: 0, defence: 2, held: 0 },
    ])
  })
})
