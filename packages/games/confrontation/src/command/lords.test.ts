import { type Json, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

define({
  id: 'test-swelling',
  name: 'Swelling',
  rule: 'TEST-1',
  characteristic: ({ which, tally }, { activated }) => {
    if (which === 'fear' && activated) tally.add(3, text('term.card'), 'TEST-1')
  },
})

const at = (x: number, y: number): Json => ({ to: [x, y] })
const DEAD: FigureDetails = { abilities: ['living-dead'], fear: 5, people: 'acheron' }
const lord = (more: FigureDetails = {}): FigureDetails => ({
  abilities: ['leadership/10'],
  command: 'commander',
  people: 'acheron',
  category: 2,
  fear: 9,
  ...more,
})

/** The FEAR that brave Bob faces when Ann charges with these friends beside her. */
function fearFaced(friends: readonly Json[], ann: FigureDetails = DEAD): unknown {
  const match = turn([figure('Ann', 0, 45, 30, ann), figure('Bob', 1, 60, 30, { cou: 20 }), ...friends], {
    answers: ['0:charge:1', at(57.5, 30)],
    dice: [2],
  })
  return eventArgs(match, 'test.passed')[0]?.difficulty
}

const beside = (name: string, changes: FigureDetails, gap = 5, more: FigureDetails = {}) =>
  figure(name, 0, 45, 30 + 2.5 + gap, changes, { card: name, ...more })

describe('lords of the dead', () => {
  test('CF-LORD-01 commanders of Acheron are lords, dead or not; musicians and standard-bearers are not', () => {
    expect(fearFaced([])).toBe(5)
    expect(fearFaced([beside('Lord', lord())])).toBe(7)
    expect(fearFaced([beside('Lord', lord({ abilities: ['leadership/10', 'living-dead'] }))])).toBe(7)
    expect(fearFaced([beside('Drum', lord({ command: 'musician' }))])).toBe(5)
    expect(fearFaced([beside('Orc', lord({ people: 'orcs' }))])).toBe(5)
  })

  test('CF-LORD-01 Drune magicians and faithful are lords if they lead and are dead', () => {
    const drune = (who: string, abilities: string[]) =>
      beside('Lord', lord({ people: 'drune', abilities: ['leadership/10', ...abilities] }), 5, { who })
    expect(fearFaced([drune('drune-drune-soothsayer', ['living-dead'])])).toBe(7)
    expect(fearFaced([drune('drune-ardokath', ['living-dead'])])).toBe(7)
    expect(fearFaced([drune('drune-drune-soothsayer', [])])).toBe(5)
    expect(fearFaced([drune('drune-the-drune-chieftain', ['living-dead'])])).toBe(5)
  })

  test.each([1, 2, 3, 4])('CF-LORD-03 and CF-RANK-01 a lord of category %i gives as much FEAR', (category) => {
    expect(fearFaced([beside('Lord', lord({ category }))])).toBe(5 + category)
  })

  test('CF-LORD-03 and CF-COURAGE-06 the difficulty shows it apart from the FEAR of the dead', () => {
    const match = turn(
      [figure('Ann', 0, 45, 30, DEAD), figure('Bob', 1, 60, 30, { cou: 20 }), beside('Lord', lord())],
      { answers: ['0:charge:1', at(57.5, 30)], dice: [2] },
    )
    const { total, terms } = match.events.find(({ type }) => type === 'test.passed')!.numbers![1]!
    expect([total, ...terms.map(({ amount, rule }) => `${amount} ${rule}`)]).toEqual([
      ...[7, '5 CF-COURAGE-06', '2 CF-LORD-03'],
    ])
  })

  test("CF-LORD-03 a lord helps only the Living-dead, of any people, at the same level and in the lord's own aura", () => {
    expect(fearFaced([beside('Lord', lord())], { ...DEAD, abilities: [] })).toBe(5)
    expect(fearFaced([beside('Lord', lord())], { ...DEAD, people: 'drune' })).toBe(7)
    expect(fearFaced([beside('Lord', lord({ flight: 20 }), 5, { level: 1 })])).toBe(5)
    expect(fearFaced([beside('Lord', lord(), 11)])).toBe(5)
    // Not in the wider aura of the lord's war-staff.
    const staff = { card: 'Staff', warStaff: true }
    const banner = figure('Banner', 0, 45, 37.5, lord({ command: 'standard-bearer' }), staff)
    expect(fearFaced([banner, figure('Lord', 0, 45, 45, lord(), staff)])).toBe(5)
  })

  test('CF-LORD-03 and CF-ROUT-10 a lord in rout gives nothing, and a lord never helps itself', () => {
    expect(fearFaced([beside('Lord', lord(), 5, { inRout: true })])).toBe(5)
    expect(fearFaced([], lord({ abilities: ['leadership/10', 'living-dead'], fear: 5 }))).toBe(5)
  })

  test('CF-LORD-03 in an assault the aura counts as it was when announced, even if the lord has moved since', () => {
    const charge = (x: number) =>
      turn(
        [
          figure('Ann', 0, 45, 30, DEAD),
          figure('Lord', 0, x, 37.5, lord(), { facing: 'west' }),
          figure('Bob', 1, 60, 30, { cou: 20 }),
          figure('Far', 1, 5, 37.5),
        ],
        { answers: ['0:charge:2', at(57.5, 30), '1:charge:3', at(7.5, 37.5)], dice: [2] },
      )
    // The lord's own charge falls short before any test: it moves away from Ann, or towards her.
    const difficulty = (match: Scene) => eventArgs(match, 'test.passed')[0]?.difficulty
    const [leaving, coming] = [charge(45), charge(60)]
    expect(placeOf(leaving, 'Lord')[0]).toBe(25)
    expect(difficulty(leaving)).toBe(7)
    expect(placeOf(coming, 'Lord')[0]).toBe(40)
    expect(difficulty(coming)).toBe(5)
    expect(leaving.state.lordsAtAnnouncement).toBeNull()
  })

  test("CF-LORD-04 FEAR does not rise above the lord's printed FEAR or COU", () => {
    expect(fearFaced([beside('Lord', lord({ fear: 6 }))])).toBe(6)
    expect(fearFaced([beside('Lord', lord({ fear: 3 }))])).toBe(5)
    expect(fearFaced([beside('Lord', lord({ fear: null, cou: 6 }))])).toBe(6)
  })

  test('CF-LORD-05 of several lords only the highest bonus counts', () => {
    const other = figure('Other', 0, 45, 22.5, lord({ category: 3 }), { card: 'Other' })
    expect(fearFaced([beside('Lord', lord()), other])).toBe(8)
  })

  test('CF-LORD-06 a lord does not help the dead in their own Courage tests', () => {
    const match = scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 45, 30, DEAD, { inRout: true }),
          figure('Lord', 0, 45, 37.5, lord({ people: 'drune' }), { who: 'acheron-melmoth' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      { answers: ['courage'], dice: [2] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Ann', final: 7 }])
  })

  test('CF-LORD-02 and CF-LORD-07 a lord also leads the living of its people, but the dead only if dead itself', () => {
    const rally = (ann: FigureDetails, chief: FigureDetails) => {
      const figures = [
        figure('Ann', 0, 45, 30, ann, { inRout: true }),
        figure('Lord', 0, 45, 37.5, chief),
        figure('Bob', 1, 90, 30),
      ]
      return eventArgs(scene({ phase: 'strategic', figures }, { answers: ['courage'], dice: [2] }), 'test.passed')[0]
        ?.final
    }
    const dead = lord({ abilities: ['leadership/10', 'living-dead'] })
    expect(rally({ people: 'acheron' }, dead)).toBe(11)
    expect(rally(DEAD, dead)).toBe(11)
    expect(rally(DEAD, lord())).toBe(7)
  })
})

describe('rising FEAR', () => {
  /** Dora, Living-dead of FEAR 5, fights Bob; her lord walks up so that her FEAR is 7. */
  const raiseFear = (dice: number[], bob: FigureDetails = {}, bobMore: FigureDetails = {}) => {
    const match = turn(
      [
        figure('Ann', 0, 30, 10, lord()),
        figure('Dora', 0, 30, 30, DEAD, { card: 'Dora' }),
        figure('Bob', 1, 32.5, 30, bob, bobMore),
      ],
      { answers: ['done', '0:walk', path([30, 20])], dice },
    )
    return match
  }

  test('CF-FEAR-06 and CF-LORD-03 opponents in contact test at once against the new FEAR', () => {
    const match = raiseFear([3])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 7, difficulty: 7 }])
    expect(fighterNamed(match, 'Bob').immuneToFear).toBe(7)
  })

  test('CF-FEAR-06, CF-COURAGE-08: the player of the fighter whose FEAR rose chooses who tests first', () => {
    const testBoth = (answers: Json[], dice: number[]) =>
      turn(
        [
          figure('Ann', 0, 30, 10, lord()),
          figure('Dora', 0, 30, 30, DEAD, { card: 'Dora' }),
          figure('Bob', 1, 32.5, 30),
          figure('Bea', 1, 30, 32.5),
          figure('Ben', 1, 27.5, 30, {}, { immuneToFear: 7 }),
        ],
        { answers: ['done', '0:walk', path([30, 20]), ...answers], dice },
      )
    const open = testBoth([], [])
    expect(open.pending[0]?.seat).toBe(0)
    expect(promptId(open)).toBe('ask.courage-order')
    expect(optionKeys(open)).toEqual(['2', '3'])
    expect(eventArgs(testBoth(['3'], [3, 4]), 'test.passed').map(({ fighter }) => fighter)).toEqual(['Bea', 'Bob'])
  })

  test('CF-FEAR-06 and CF-FEAR-09 a fighter that fails is in rout and stays in place', () => {
    const bob = fighterNamed(raiseFear([2]), 'Bob')
    expect(bob.inRout).toBe(true)
    expect(bob.at.x).toBe(32500)
  })

  test('CF-FEAR-06 immune fighters do not test, and others test again only when FEAR rises further', () => {
    expect(eventArgs(raiseFear([], {}, { immuneToFear: 7 }), 'test.passed')).toEqual([])
    const match = raiseFear([3])
    giveAnswers(match, 'play', 'done')
    expect(eventArgs(match, 'test.passed')).toHaveLength(1)
  })

  test('CF-FEAR-06 fighters with an equal FEAR do not test', () => {
    // Ann's FEAR is 8 once she has been activated.
    const match = (bob: FigureDetails, dice: number[]) =>
      turn([figure('Ann', 0, 30, 30, { fear: 5, abilities: ['test-swelling'] }), figure('Bob', 1, 32.5, 30, bob)], {
        answers: ['done', '0:nothing'],
        dice,
      })
    expect(eventArgs(match({ fear: 8 }, []), 'test.passed')).toEqual([])
    expect(eventArgs(match({ fear: 7 }, [2]), 'test.passed')).toMatchObject([
      { fighter: 'Bob', final: 9, difficulty: 8 },
    ])
  })

  test('CF-FEAR-08 all fighters test against the Living-dead, even with a higher FEAR', () => {
    expect(eventArgs(raiseFear([2], { fear: 8 }), 'test.passed')).toMatchObject([
      { fighter: 'Bob', final: 10, difficulty: 7 },
    ])
  })

  test('CF-FEAR-07 each enemy tests alone: two chargers together frighten no more than the worse of them', () => {
    const match = turn(
      [
        figure('Ann', 0, 20, 30, { fear: 5 }),
        figure('Abe', 0, 35, 15, { fear: 6 }, { facing: 'south' }),
        figure('Bob', 1, 35, 30),
      ],
      { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)], dice: [2] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 6, difficulty: 6 }])
  })
})
