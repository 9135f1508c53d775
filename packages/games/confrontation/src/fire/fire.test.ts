import { describeDecision as described, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { annActs, BOW, difficulties, marksman, outcomes, targetAt } from '../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

define({ id: 'test-hidden', name: 'Hidden', rule: 'TEST-10', isHidden: () => true })

/** Ann fires at Bob at this distance in centimetres, and misses. */
function shotAtBob(
  distance: number,
  bob: FigureDetails = {},
  bobMore: FigureDetails = {},
  more: Record<string, Json> = {},
): Scene {
  return annActs([marksman(), targetAt(distance, bob, bobMore)], { answers: ['0:fire', '1'], dice: [1] }, more)
}

describe('requirements', () => {
  const annWaits = (ann: Json, ...others: readonly Json[]) => annActs([ann, targetAt(10), ...others])

  test('CF-FIRE-01 and CF-PROFILE-06 fire requires AIM, even AIM 0, and a range weapon', () => {
    expect(optionKeys(annWaits(marksman()))).toEqual(['0:walk', '0:run', '0:fire', '0:fire-walk', '0:nothing'])
    expect(optionKeys(annWaits(marksman({ aim: 0 })))).toContain('0:fire')
    expect(optionKeys(annWaits(marksman({ aim: null })))).toEqual(['0:walk', '0:run', '0:nothing'])
    expect(optionKeys(annWaits(marksman({ weapon: null })))).toEqual(['0:walk', '0:run', '0:nothing'])
  })

  test('CF-FIRE-01 only fighters free of opponents fire', () => {
    const match = turn([marksman(), targetAt(0)], { answers: ['done'] })
    expect(optionKeys(match)).toEqual(['0:walk', '0:nothing'])
    expect(barReason(match, '0:fire')).toBe('barred.contact CF-FIRE-01')
  })

  test('CF-ACT-14 a fighter that ran cannot fire', () => {
    const match = annActs([marksman(), targetAt(40)], { answers: ['0:run', path([38, 30])] })
    expect(promptId(match)).toBe('ask.lead')
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
  })

  test('CF-ROUT-05 a fighter in rout cannot fire, even if held so that it does not flee', () => {
    const held = [marksman({}, { inRout: true }), targetAt(0), targetAt(30, {}, {}, 'Ben')]
    expect(barReason(turn(held, { answers: ['done'] }), '0:fire')).toBe('barred.rout CF-ROUT-05')
  })
})

describe('targets', () => {
  /** The names of Ann's possible targets, except flyers far away, some of which are in sight at any facing. */
  const targets = (ann: Json, others: readonly Json[], more: Record<string, Json> = {}) => {
    const corners = [2, 5, 60, 70].map((x) => figure('Far', 1, x, 2, { flight: 20 }, { level: 1 }))
    const match = annActs([ann, ...corners, ...others], { answers: ['0:fire'] }, more)
    const names = optionKeys(match).map((id) => match.state.fighters[Number(id)]!.member.profile.name)
    return names.filter((name) => name !== 'Far' && name !== 'Waiting')
  }

  test('CF-FIRE-03 are enemies in the field of vision at any distance, never friends', () => {
    const behind = figure('Ben', 1, 10, 30)
    const friend = figure('Amy', 0, 40, 20, {}, { card: 'Other' })
    expect(targets(marksman(), [targetAt(90), friend, behind, figure('Bea', 1, 30, 40)])).toEqual(['Bob', 'Bea'])
  })

  test('CF-FIRE-03 and CF-SIGHT-05 exclude enemies hidden by a fighter at least as big as both', () => {
    const screen = figure('Amy', 0, 30, 30, {}, { card: 'Other' })
    expect(targets(marksman(), [targetAt(30), screen])).toEqual([])
    expect(targets(marksman(), [targetAt(30, { size: 'large' }), screen])).toEqual(['Bob'])
  })

  test('CF-FIRE-03 and CF-SIGHT-07 exclude enemies behind scenery', () => {
    const wall = { scenery: [{ kind: 'building', at: [35, 30], size: [4, 8] }] as Json }
    expect(targets(marksman(), [targetAt(30), figure('Bea', 1, 30, 50)], wall)).toEqual(['Bea'])
  })

  test('CF-FIRE-03, CF-ABIL-21 include enemies behind within 20 cm for a marksman with consciousness and a free line', () => {
    const aware = marksman({ abilities: ['consciousness'] }, { facing: 'west' })
    expect(targets(aware, [targetAt(20)])).toEqual(['Bob'])
    expect(targets(aware, [targetAt(20.1)])).toEqual([])
    expect(targets(marksman({}, { facing: 'west' }), [targetAt(20)])).toEqual([])
    const wall = { scenery: [{ kind: 'building', at: [32, 30], size: [4, 8] }] as Json }
    expect(targets(aware, [targetAt(20)], wall)).toEqual([])
  })

  test('CF-FIRE-01 and CF-FIRE-03 must be seen, otherwise fire is not offered', () => {
    const match = annActs([marksman({}, { facing: 'west' }), targetAt(30)])
    expect(barReason(match, '0:fire')).toBe('barred.no-target CF-FIRE-03')
  })

  test('CF-FIRE-14 that are all two levels up are named as the reason', () => {
    const flyer = targetAt(20, { abilities: ['flight'], flight: 20 }, { level: 2 })
    const alone: Json = { figures: [marksman(), flyer], piles: [['Ann'], ['Bob']], placements: [0, 0] }
    expect(barReason(scene(alone, { answers: ['done'] }), '0:fire')).toBe('barred.levels-apart CF-FIRE-14')
    // Another waits on the ground, behind Ann's back.
    const both = annActs([marksman({}, { facing: 'west' }), flyer])
    expect(barReason(both, '0:fire')).toBe('barred.no-target CF-FIRE-03')
  })

  test('CF-FIRE-03 exclude fighters that cannot be targeted at all', () => {
    expect(targets(marksman(), [targetAt(30, { abilities: ['test-hidden'] })])).toEqual([])
  })

  test('CF-FIRE-14 include enemies one level away, not two', () => {
    const flyer = { flight: 20 }
    const at = (ann: number, bob: number) =>
      targets(marksman(flyer, { level: ann }), [targetAt(30, flyer, { level: bob })])
    expect(at(0, 0)).toEqual(['Bob'])
    expect(at(0, 1)).toEqual(['Bob'])
    expect(at(1, 2)).toEqual(['Bob'])
    expect(at(2, 1)).toEqual(['Bob'])
    expect(at(0, 2)).toEqual([])
    expect(at(2, 0)).toEqual([])
  })

  test('CF-FIRE-15 on the ground are not hidden from a flyer by ground fighters, and flyers hide no one', () => {
    const flyer = { flight: 20 }
    const screen = figure('Amy', 0, 30, 30, {}, { card: 'Other' })
    expect(targets(marksman(flyer, { level: 1 }), [targetAt(30), screen])).toEqual(['Bob'])
    expect(targets(marksman(), [targetAt(30, flyer, { level: 1 }), screen])).toEqual(['Bob'])
    const flying = figure('Amy', 0, 30, 30, flyer, { card: 'Other', level: 1 })
    expect(targets(marksman(flyer, { level: 1 }), [targetAt(30, flyer, { level: 1 }), flying])).toEqual(['Bob'])
  })
})

describe('the difficulty', () => {
  test.each([
    [20, '4: 4 range.short CF-FIRE-06'],
    [20.5, '7: 7 range.medium CF-FIRE-06'],
    [40, '7: 7 range.medium CF-FIRE-06'],
    [41, '10: 10 range.long CF-FIRE-06'],
    [60, '10: 10 range.long CF-FIRE-06'],
  ])('EX-CF-35, CF-FIRE-05 and CF-FIRE-06 at %d cm with a bow of 20-40-60', (distance, difficulty) => {
    const match = shotAtBob(distance)
    expect(difficulties(match)).toEqual([difficulty])
    expect(eventArgs(match, 'shot.difficulty')[0]?.distance).toBe(distance)
  })

  test('EX-CF-35 and CF-FIRE-04 a shot beyond the last range is wasted', () => {
    const match = annActs([marksman(), targetAt(60.5)], { answers: ['0:fire', '1'] })
    expect(outcomes(match)).toEqual(['shot.too-far Bob'])
    expect(eventArgs(match, 'shot.too-far')[0]?.distance).toBe(60.5)
    expect(rolledDice(match)).toEqual([])
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
  })

  test('CF-FIRE-04, CF-MOVE-05 and CF-SEQ-04 the distance is not revealed before the target is named', () => {
    const targetNote = (distance: number) => {
      const match = annActs([marksman(), targetAt(distance)], { answers: ['0:fire'] })
      return match.pending.map(described)
    }
    expect(targetNote(30)).toEqual(targetNote(61))
  })

  test('CF-FIRE-04 naming a target cannot be undone once the distance is measured', () => {
    const match = annActs([marksman(), targetAt(60.5)], { answers: ['0:fire', '1'] })
    expect(match.undoable).toBe(0)
  })

  test('CF-FIRE-08 rises by 2 for a target that moved under cover', () => {
    expect(difficulties(shotAtBob(10, {}, { underCover: true }))).toEqual([
      '6: 4 range.short CF-FIRE-06 2 state.cover CF-FIRE-08',
    ])
  })

  test('CF-FIRE-08 rises by 2 for a target at another level', () => {
    expect(difficulties(shotAtBob(10, { flight: 20 }, { level: 1 }))).toEqual([
      '6: 4 range.short CF-FIRE-06 2 term.other-level CF-FIRE-08',
    ])
  })

  test('CF-FIRE-08 and CF-SIGHT-06 rises by 1 for a target that is partially visible', () => {
    const small = figure('Amy', 0, 30, 30, { size: 'small' }, { card: 'Other' })
    const match = annActs([marksman(), targetAt(15), small], { answers: ['0:fire', '1'], dice: [1] })
    expect(difficulties(match)).toEqual(['5: 4 range.short CF-FIRE-06 1 term.partly-seen CF-FIRE-08'])
  })

  test('CF-FIRE-08 falls by 1 for a Large target, by 2 for a Very Large one', () => {
    expect(difficulties(shotAtBob(10, { size: 'large' }))).toEqual([
      '3: 4 range.short CF-FIRE-06 -1 term.large CF-FIRE-08',
    ])
    expect(difficulties(shotAtBob(10, { size: 'very-large' }))).toEqual([
      '2: 4 range.short CF-FIRE-06 -2 term.very-large CF-FIRE-08',
    ])
  })

  test('CF-FIRE-08 adds up all modifiers', () => {
    const match = annActs([marksman(), targetAt(30, { size: 'large', flight: 20 }, { underCover: true, level: 1 })], {
      answers: ['0:fire-walk', '1'],
      dice: [1],
    })
    // 7, moves 1, cover 2, level 2, Large -1
    expect(difficulties(match)[0]).toMatch(/^11: /)
  })
})

describe('moving and firing', () => {
  const MOVES = '5: 4 range.short CF-FIRE-06 1 term.moves CF-FIRE-07'

  test('CF-FIRE-07 and CF-ACT-19 a shot after a walk or a turn on the spot is harder', () => {
    const walked = annActs([marksman(), targetAt(10)], {
      answers: ['0:walk', path([21, 30]), '0:fire', '1'],
      dice: [1],
    })
    expect(difficulties(walked)).toEqual([MOVES])
    const turned = annActs([marksman({}, { facing: 'west' }), targetAt(10)], {
      answers: ['0:walk', { path: [], facing: { x: 1, y: 0 } }, '0:fire', '1'],
      dice: [1],
    })
    expect(difficulties(turned)).toEqual([MOVES])
  })

  test('CF-ACT-19 and CF-FIRE-07 a later walk is announced before the shot and counts even if it is not made', () => {
    const match = annActs([marksman(), targetAt(10)], { answers: ['0:fire-walk', '1'], dice: [1] })
    expect(difficulties(match)).toEqual([MOVES])
    expect(optionKeys(match)).toEqual(['0:walk', '0:nothing'])
    giveAnswers(match, '0:nothing')
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-ACT-19 a marksman that announced no walk stays in place after the shot', () => {
    expect(promptId(annActs([marksman(), targetAt(10)], { answers: ['0:fire', '1'], dice: [1] }))).toBe('ask.lead')
  })

  test('CF-ACT-20 a marksman that disengaged fires as after a walk', () => {
    const match = turn([marksman(), figure('Ben', 1, 20, 32.5), targetAt(12)], {
      answers: ['done', '0:walk', { path: [{ x: 20000, y: 26000 }], facing: { x: 1, y: 0 } }, '0:fire'],
      dice: [5, 1],
    })
    expect(difficulties(match)).toEqual([MOVES])
  })

  test('CF-ACT-20 and CF-DISENGAGE-06 a marksman that failed to disengage cannot fire', () => {
    const match = turn([marksman(), figure('Ben', 1, 20, 32.5), targetAt(12)], {
      answers: ['done', '0:walk'],
      dice: [1],
    })
    expect(promptId(match)).toBe('ask.lead')
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
  })

  test('CF-ACT-14 a marksman that fired cannot run', () => {
    const match = annActs([marksman(), targetAt(10)], { answers: ['0:fire-walk', '1'], dice: [1] })
    expect(barReason(match, '0:run')).toBe('barred.run-only CF-ACT-14')
  })

  test('CF-FIRE-12 and CF-ACT-21 a marksman fires once per round', () => {
    const match = annActs([marksman(), targetAt(10)], { answers: ['0:fire-walk', '1'], dice: [1] })
    expect(optionKeys(match)).not.toContain('0:fire')
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
    expect(optionKeys(annActs([marksman({}, { shots: 1 }), targetAt(10)]))).toEqual(['0:walk', '0:run', '0:nothing'])
  })
})

describe('the Aim test and the damage', () => {
  test('CF-FIRE-02 and CF-FIRE-09 the test is AIM against the difficulty', () => {
    // 7 at medium range, AIM 3.
    const shoot = (...dice: number[]) =>
      outcomes(annActs([marksman(), targetAt(30)], { answers: ['0:fire', '1'], dice }))
    expect(shoot(3)).toEqual(['shot.missed Bob'])
    expect(shoot(4, 1, 1)).toEqual(['shot.hit Bob'])
  })

  test('CF-FIRE-09, CF-DICE-03 a 1 misses at any AIM', () => {
    const sure = annActs([marksman({ aim: 9 }), targetAt(10)], { answers: ['0:fire', '1'], dice: [1] })
    expect(outcomes(sure)).toEqual(['shot.missed Bob'])
  })

  test('CF-FIRE-09 and CF-DICE-02 a 6 that is not enough is rolled again', () => {
    const far = annActs([marksman(), targetAt(50)], { answers: ['0:fire', '1'], dice: [6, 2, 1, 1] })
    expect(outcomes(far)).toEqual(['shot.hit Bob'])
  })

  test('CF-FIRE-09 Wounds and charge penalties of the marksman lower the result', () => {
    const with3 = (more: FigureDetails) =>
      outcomes(annActs([marksman({}, more), targetAt(30)], { answers: ['0:fire', '1'], dice: [5] }))
    expect(with3({ wounds: 'serious' })).toEqual(['shot.missed Bob'])
    expect(with3({ wounds: 'light', chargePenalty: true })).toEqual(['shot.missed Bob'])
  })

  test("CF-FIRE-10 and CF-WOUND-15 a hit causes one Damage roll at the STR of the weapon, without the marksman's Wounds", () => {
    const match = annActs([marksman({ str: 9 }, { wounds: 'light' }), targetAt(10)], {
      answers: ['0:fire', '1'],
      dice: [4, 5, 3],
    })
    // 5 + 6 - 5, read for the belly: Serious.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 6, location: 'location.belly' }])
    expect(fighterNamed(match, 'Bob').wounds).toBe(2)
  })

  test('CF-FIRE-11 a miss has no other effect', () => {
    const match = shotAtBob(10)
    expect(rolledDice(match)).toEqual(['roll.aim 1'])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ wounds: 0, stunned: false })
  })
})

describe('CF-FIRE-13 firing into a fray', () => {
  // Amy stands before Bob, Abe behind.
  const amy = figure('Amy', 0, 35, 32.5, {}, { card: 'Other', facing: 'north' })
  const fray = (dice: number[], others: readonly Json[] = [amy], answers: string[] = []) =>
    annActs([marksman(), figure('Bob', 1, 35, 30), ...others], { answers: ['0:fire', '1', ...answers], dice })

  test.each([1, 2, 3])('a %d hits the target', (face) => {
    const match = fray([4, face, 1, 1])
    expect(outcomes(match)).toEqual(['shot.hit Bob'])
    expect(rolledDice(match)[1]).toBe('roll.distribution 1')
  })

  test.each([4, 5, 6])('and CF-DICE-09: a %d hits a friend in contact with it', (face) => {
    const match = fray([4, face, 5, 3])
    expect(outcomes(match)).toEqual(['shot.hit Amy'])
    expect(fighterNamed(match, 'Amy').wounds).toBe(2)
    expect(fighterNamed(match, 'Bob').wounds).toBe(0)
  })

  test('a shot that misses hits no one', () => {
    expect(rolledDice(fray([1]))).toEqual(['roll.aim 1'])
  })

  test('a shot hits the friend nearest to the marksman', () => {
    const far = figure('Abe', 0, 37.5, 30, {}, { card: 'Third', facing: 'west' })
    expect(outcomes(fray([4, 4, 1, 1], [far, amy]))).toEqual(['shot.hit Amy'])
  })

  test('the player chooses among equally near friends', () => {
    const other = figure('Abe', 0, 35, 27.5, {}, { card: 'Third', facing: 'south' })
    const match = fray([4, 4], [amy, other])
    expect(promptId(match)).toBe('ask.struck-friend')
    expect(optionKeys(match)).toEqual(['2', '3'])
    expect(match.pending[0]?.seat).toBe(0)
    expect(outcomes(fray([4, 4, 1, 1], [amy, other], ['3']))).toEqual(['shot.hit Abe'])
  })

  test('a target touched only by enemies is hit without a roll', () => {
    const enemy = figure('Ben', 1, 35, 32.5)
    expect(rolledDice(fray([4, 1, 1], [enemy]))).toEqual(['roll.aim 1', 'roll.damage 2'])
  })
})

test('CF-PROFILE-11 and CF-FIRE-05 ranges and STR of a weapon are public', () => {
  const { figures } = annActs([marksman(), targetAt(10)]).view(1)
  const [weapon] = figures.find(({ id }) => id === 0)!.abilities!
  expect(weapon).toEqual({
    name: { id: 'figure.weapon', args: { name: 'Bow', strength: 6, short: 20, medium: 40, long: 60 } },
    rule: 'CF-FIRE-05',
  })
})

test('CF-FIRE-02 the log shows the STR of a weapon when it hits', () => {
  const match = annActs([marksman(), targetAt(10)], { answers: ['0:fire', '1'], dice: [4, 1, 1] })
  const hit = match.events.find(({ type }) => type === 'shot.hit')
  expect(hit?.numbers?.[0]).toMatchObject({ total: BOW.strength, terms: [{ label: { id: 'term.weapon' } }] })
})
