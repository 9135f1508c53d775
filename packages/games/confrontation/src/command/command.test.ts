import { type Json, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { eventArgs, type FigureDetails, figure, giveAnswers, promptId, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

define({
  id: 'test-heartened',
  name: 'Heartened',
  rule: 'TEST-1',
  characteristic: ({ which, tally }) => {
    if (which === 'cou' || which === 'fear' || which === 'dis') tally.add(3, text('term.card'), 'TEST-1')
  },
})

const at = (x: number, y: number): Json => ({ to: [x, y] })

const leads = (x: number, more: FigureDetails = {}): FigureDetails => ({
  abilities: [`leadership/${x}`],
  command: 'commander',
  ...more,
})
const bears = (office: 'musician' | 'standard-bearer', x = 10): FigureDetails => leads(x, { command: office })

/**
 * Ann, FEAR 9, charges Bob (COU 4), who stands at 60/30 among friends and rolls this face: the result, or the question.
 */
function courage(friends: readonly Json[], bob: FigureDetails = {}, bobMore: FigureDetails = {}, die = 3): unknown {
  const match = turn([figure('Ann', 0, 45, 30, { fear: 9 }), figure('Bob', 1, 60, 30, bob, bobMore), ...friends], {
    answers: ['0:charge:1', at(57.5, 30)],
    dice: [die],
  })
  return resultOf(match, 'Bob')
}

const resultOf = (match: Scene, name: string) =>
  ['test.passed', 'test.failed'].flatMap((type) => eventArgs(match, type)).find(({ fighter }) => fighter === name)
    ?.final

/** A friend of Bob beside the line of the charge, this far from Bob's base. */
const friend = (name: string, gap: number, changes: FigureDetails, more: FigureDetails = {}) =>
  figure(name, 1, 60, 30 + 2.5 + gap, changes, more)

describe('leadership', () => {
  test('CF-LEAD-01, CF-LEAD-05 and CF-COURAGE-07 a commander lends a better COU to fighters in the aura', () => {
    expect(courage([])).toBe(7)
    expect(courage([friend('Chief', 5, leads(10, { cou: 7 }))])).toBe(10)
    expect(courage([friend('Chief', 5, leads(10, { cou: 2 }))])).toBe(7)
    expect(courage([friend('Plain', 5, { cou: 7 })])).toBe(7)
  })

  test('CF-LEAD-02 the aura reaches X cm from base to base', () => {
    expect(courage([friend('Chief', 10, leads(10, { cou: 7 }))])).toBe(10)
    expect(courage([friend('Chief', 10.1, leads(10, { cou: 7 }))])).toBe(7)
    expect(courage([friend('Chief', 14, leads(15, { cou: 7 }))])).toBe(10)
  })

  test('CF-LEAD-03 musicians and standard-bearers have the aura but lend nothing', () => {
    expect(courage([friend('Drum', 5, { ...bears('musician'), cou: 7 })])).toBe(7)
  })

  test('CF-LEAD-04 a commander leads only friends of the same people', () => {
    expect(courage([friend('Chief', 5, leads(10, { cou: 7, people: 'orcs' }))])).toBe(7)
    const foe = figure('Foe', 0, 60, 37.5, leads(10, { cou: 7 }), { card: 'Foe' })
    expect(courage([foe])).toBe(7)
  })

  test('CF-LEAD-04 and CF-FLY-15 a commander leads only fighters at the same altitude level', () => {
    const high = friend('Chief', 5, leads(10, { cou: 7, flight: 20 }), { level: 1 })
    expect(courage([high])).toBe(7)
  })

  test('CF-ROUT-10 a commander in rout does not lead', () => {
    expect(courage([friend('Chief', 5, leads(10, { cou: 7 }), { inRout: true })])).toBe(7)
    expect(courage([friend('Banner', 5, bears('standard-bearer'), { inRout: true })])).toBe(7)
  })

  test("CF-LEAD-06 and CF-REV-13 whether a test is needed depends on a fighter's own FEAR, which is never lent", () => {
    // Bob need not test with FEAR 9, but must with FEAR 5, despite the commander's 12.
    const chief = friend('Chief', 5, leads(10, { fear: 12 }))
    const chargeBob = (bob: FigureDetails, dice: number[]) =>
      turn([figure('Ann', 0, 45, 30, { fear: 9 }), figure('Bob', 1, 60, 30, bob), chief], {
        answers: ['0:charge:1', at(57.5, 30)],
        dice,
      })
    expect(resultOf(chargeBob({ fear: 9 }, []), 'Bob')).toBeUndefined()
    expect(resultOf(chargeBob({ fear: 5 }, [3]), 'Bob')).toBe(15)
  })

  test('CF-LEAD-07 the FEAR of a commander serves as COU for the courageous and for fighters that spread fear', () => {
    const chief = friend('Chief', 5, leads(10, { fear: 8 }))
    expect(courage([chief])).toBe(11)
    expect(courage([chief], { fear: 5 })).toBe(11)
  })

  test('CF-LEAD-08 the COU of a commander serves fighters that spread fear', () => {
    expect(courage([friend('Chief', 5, leads(10, { cou: 8 }))], { fear: 5 })).toBe(11)
  })

  test('CF-LEAD-09 a commander lends the printed value, whatever modifies it', () => {
    // The Living-dead have DIS 0 in their own tests, but 6 is printed.
    const chief = figure('Chief', 0, 20, 36, leads(10, { abilities: ['leadership/10', 'living-dead'], dis: 6 }))
    const match = scene(
      {
        phase: 'strategic',
        figures: [figure('Ann', 0, 20, 30, {}, { inRout: true }), chief, figure('Bob', 1, 90, 30)],
      },
      { answers: ['discipline'], dice: [2] },
    )
    expect(resultOf(match, 'Ann')).toBe(8)
  })

  test("CF-LEAD-09 bonuses on a commander's values help only the commander", () => {
    const brave = leads(10, { cou: 6, fear: null })
    const raised = { effects: [{ object: 'test-heartened', until: 'game', x: null }] }
    // The commander stands 5 cm from Bob, or is charged instead.
    expect(courage([friend('Chief', 5, brave)])).toBe(9)
    expect(courage([friend('Chief', 5, brave, raised)])).toBe(9)
    expect(courage([], brave)).toBe(9)
    expect(courage([], brave, raised)).toBe(12)
    const dread = leads(10, { fear: 6 })
    expect(courage([friend('Chief', 5, dread, raised)])).toBe(9)
  })

  test('CF-LEAD-02 a commander is in their own aura: a war-staff helps its commander', () => {
    const own = { card: 'Staff', warStaff: true }
    const bearers = [friend('Banner', 1, bears('standard-bearer'), own), friend('Drum', 5, bears('musician'), own)]
    expect(courage([], leads(10))).toBe(7)
    expect(courage(bearers, leads(10), own)).toBe(9)
  })

  test('CF-LEAD-10 of several commanders the highest COU and the highest DIS count, each separately', () => {
    const chiefs = [
      figure('Brave', 0, 20, 36, leads(10, { cou: 7, dis: 1 })),
      figure('Strict', 0, 20, 24, leads(10, { cou: 1, dis: 6 })),
    ]
    const rally = (by: string) =>
      scene(
        {
          phase: 'strategic',
          figures: [figure('Ann', 0, 20, 30, {}, { inRout: true }), ...chiefs, figure('Bob', 1, 90, 30)],
        },
        { answers: [by], dice: [2] },
      )
    expect(resultOf(rally('courage'), 'Ann')).toBe(9)
    expect(resultOf(rally('discipline'), 'Ann')).toBe(8)
  })

  test("CF-RALLY-05 and CF-RALLY-01 a commander who is rallied first helps the next fighter, in the player's order", () => {
    const chief = figure('Chief', 0, 20, 36, leads(10, { cou: 7 }), { inRout: true })
    const position = {
      phase: 'strategic',
      figures: [figure('Ann', 0, 20, 30, {}, { inRout: true }), chief, figure('Bob', 1, 90, 30)],
    }
    const match = scene(position)
    expect(promptId(match)).toBe('ask.rally-order')
    expect(match.pending[0]?.seat).toBe(0)
    const led = scene(position, { answers: ['1', 'courage', 'courage'], dice: [2, 2] })
    expect(eventArgs(led, 'test.passed')).toMatchObject([{ fighter: 'Chief' }, { fighter: 'Ann', final: 9 }])
    const alone = scene(position, { answers: ['0', 'courage', 'courage'], dice: [2, 2] })
    expect(resultOf(alone, 'Ann')).toBe(6)
  })

  test('CF-STRATEGIC-05 commanders lend no DIS for the Tactical roll, but a musician helps fighters in the aura', () => {
    const tacticalResult = (drum: FigureDetails) => {
      const figures = [
        figure('Ann', 0, 20, 30, { dis: 1 }),
        figure('Drum', 0, 20, 36, drum),
        figure('Chief', 0, 20, 24, leads(10, { dis: 6 })),
        figure('Bob', 1, 90, 30),
      ]
      const answers = [{ slots: { pile: ['0', '1', '2'] } }, { seat: 0, answer: '0' }, { seat: 1, answer: '3' }]
      const match = scene({ phase: 'strategic', figures }, { answers, dice: [4, 5] })
      return [
        ...eventArgs(match, 'opposition.first'),
        ...eventArgs(match, 'opposition.second'),
        ...eventArgs(match, 'opposition.tied'),
      ][0]?.a
    }
    expect(tacticalResult({})).toBe(5)
    expect(tacticalResult(bears('musician'))).toBe(6)
  })
})

describe('fighters without a leader', () => {
  test('CF-LEAD-05 and CF-ABIL-22 a Construct receives nothing from any leader', () => {
    const position = (ability: string, chief: FigureDetails) => ({
      phase: 'strategic',
      figures: [
        figure('Ann', 0, 20, 30, { abilities: [ability] }, { inRout: true }),
        figure('Chief', 0, 20, 36, chief),
        figure('Bob', 1, 90, 30),
      ],
    })
    const rally = (ability: string, chief: FigureDetails) =>
      resultOf(scene(position(ability, chief), { answers: ['courage'], dice: [2] }), 'Ann')
    expect(rally('brutal', leads(10, { cou: 7 }))).toBe(9)
    expect(rally('construct', leads(10, { cou: 7 }))).toBe(6)
    // CF-LORD-07: only the Living-dead lead the Living-dead.
    expect(rally('living-dead', leads(10, { cou: 7 }))).toBe(6)
    expect(rally('living-dead', leads(10, { cou: 7, abilities: ['leadership/10', 'living-dead'] }))).toBe(9)
  })
})

describe('war-staffs', () => {
  const staff = (name: string, gap: number, office: FigureDetails) =>
    friend(name, gap, office, { card: 'Staff', warStaff: true })

  test('CF-STAFF-09 a standard-bearer gives 1 to Courage, CF-STAFF-10 a musician none', () => {
    expect(courage([friend('Banner', 5, bears('standard-bearer'))])).toBe(8)
    expect(courage([friend('Drum', 5, bears('musician'))])).toBe(7)
  })

  test('CF-STAFF-10 a musician gives 1 to Discipline, a standard-bearer none', () => {
    const rally = (office: 'musician' | 'standard-bearer') =>
      resultOf(
        scene(
          {
            phase: 'strategic',
            figures: [
              figure('Ann', 0, 20, 30, {}, { inRout: true }),
              figure('Bearer', 0, 20, 36, bears(office)),
              figure('Bob', 1, 90, 30),
            ],
          },
          { answers: ['discipline'], dice: [3] },
        ),
        'Ann',
      )
    expect(rally('musician')).toBe(7)
    expect(rally('standard-bearer')).toBe(6)
  })

  test('CF-STAFF-07 the bonus applies to any value used; CF-STAFF-12 several bearers do not add up', () => {
    const chief = figure('Chief', 1, 64, 30, leads(10, { cou: 7 }))
    const banner = friend('Banner', 5, bears('standard-bearer'))
    expect(courage([banner])).toBe(8)
    expect(courage([banner, chief])).toBe(11)
    expect(courage([banner, figure('Flag', 1, 66, 35, bears('standard-bearer'))])).toBe(8)
  })

  test('CF-STAFF-08 bearers benefit from themselves', () => {
    expect(courage([], bears('standard-bearer'))).toBe(8)
  })

  test('CF-STAFF-01, CF-STAFF-02 and CF-STAFF-04 a commander and a bearer in each other’s aura share their auras', () => {
    // The banner is 16 cm from Bob, beyond its 10 cm; the commander, 5 cm from Bob, relays its help.
    const banner = (gap: number) => staff('Banner', gap, bears('standard-bearer'))
    const chief = staff('Chief', 5, leads(10, { cou: 1 }))
    expect(courage([banner(16)])).toBe(7)
    expect(courage([chief, banner(16)])).toBe(8)
    // Bearer and commander must be in each other's aura.
    expect(courage([staff('Chief', 5, leads(5, { cou: 1 })), banner(16)])).toBe(7)
    expect(courage([chief, staff('Banner', 16, bears('standard-bearer', 5))])).toBe(7)
  })

  test('CF-STAFF-04 and CF-LEAD-05 the commander’s COU reaches as far as the bearer’s aura', () => {
    const banner = staff('Banner', 5, bears('standard-bearer'))
    expect(courage([banner, staff('Chief', 16, leads(10, { cou: 7 }))])).toBe(11)
    expect(courage([banner, friend('Chief', 16, leads(10, { cou: 7 }))])).toBe(8)
  })

  test('CF-STAFF-03 and CF-STAFF-11 a complete war-staff gives 2 to Courage, even if its bearers do not reach each other', () => {
    const chief = staff('Chief', 8, leads(10, { cou: 1 }))
    const banner = staff('Banner', 1, bears('standard-bearer'))
    const drum = (gap: number, more = {}) =>
      friend('Drum', gap, bears('musician'), { card: 'Staff', warStaff: true, ...more })
    expect(courage([chief, banner, drum(18)])).toBe(9)
    // CF-STAFF-02: a musician outside the commander's aura, or in rout, does not count.
    expect(courage([chief, banner, drum(24)])).toBe(8)
    expect(courage([chief, banner, drum(18, { inRout: true })])).toBe(8)
  })

  test('CF-STAFF-11 a complete war-staff gives 2 to Discipline', () => {
    const own = (name: string, y: number, office: FigureDetails) =>
      figure(name, 0, 20, y, office, { card: 'Staff', warStaff: true })
    const match = scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 20, 30, {}, { inRout: true }),
          own('Chief', 36, leads(10, { dis: 1 })),
          own('Banner', 40, bears('standard-bearer')),
          own('Drum', 44, bears('musician')),
          figure('Bob', 1, 90, 30),
        ],
      },
      { answers: ['discipline'], dice: [2] },
    )
    expect(resultOf(match, 'Ann')).toBe(7)
  })

  test('CF-STAFF-05 bearers on their own cards do not form a war-staff', () => {
    const chief = friend('Chief', 8, leads(10, { cou: 1 }))
    const banner = friend('Banner', 1, bears('standard-bearer'))
    expect(courage([chief, banner, friend('Drum', 18, bears('musician'))])).toBe(8)
  })

  test("CF-STAFF-06 a war-staff without its commander has no effect, but its members still act on the commander's card", () => {
    const chief = staff('Chief', 8, leads(10, { cou: 1 }))
    const dead = { ...(chief as object), status: 'eliminated' } as Json
    const members = [staff('Banner', 1, bears('standard-bearer')), staff('Drum', 18, bears('musician'))]
    expect(courage([chief, ...members])).toBe(9)
    expect(courage([dead, ...members])).toBe(8)
    const match = scene({
      figures: [
        figure('Ann', 0, 20, 30),
        { ...(figure('Chief', 1, 90, 30, leads(10)) as object), card: 'Staff', warStaff: true, status: 'eliminated' },
        figure('Banner', 1, 90, 36, bears('standard-bearer'), { card: 'Staff', warStaff: true }),
        figure('Drum', 1, 90, 40, bears('musician'), { card: 'Staff', warStaff: true }),
      ] as Json[],
      lead: 1,
    })
    giveAnswers(match, 'play')
    expect(match.state.turn?.activated).toEqual([2, 3])
  })
})
