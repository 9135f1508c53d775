import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { eliminate } from '../../wounds/elimination.ts'

const DWARF = { people: 'midnor', army: 'midnor' }
const EXTRAS = { extras: ['tentacular-appendices'] }
const ibenseh = (more: FigureDetails = {}) =>
  catalogueFigure('midnor-yh-ibenseh', 0, 20, 30, { name: 'Yh-Ibenseh' }, { ...EXTRAS, card: 'A', ...more })
const appendicesWith = (x: number) => ({ effects: [{ object: 'fed-appendices', x }] })
const counters = (match: ReturnType<typeof scene>) =>
  fighterNamed(match, 'Yh-Ibenseh').effects.find(({ object }) => object === 'fed-appendices')?.x ?? 0

test('CF-REV-MIDNOR-03: the doll is free, takes no slot, and goes to another Character of Mid-Nor in an army with the appendices', () => {
  const list = (appendices: string[], bearer: string, others: string[] = []) =>
    faultsOf(
      armyOf(
        [
          {
            profile: 'midnor-yh-ibenseh',
            artefacts: [...appendices, ...(bearer === 'midnor-yh-ibenseh' ? ['canopic-doll'] : [])],
          },
          ...(bearer === 'midnor-yh-ibenseh' ? [] : [{ profile: bearer, artefacts: ['canopic-doll', ...others] }]),
        ],
        { army: 'midnor', points: 2000 },
      ),
    )
  const withAppendices = ['tentacular-appendices']
  expect(list(withAppendices, 'midnor-yh-sabahal', ['sefhra-the-demonic', 'ring-of-fortune'])).toEqual([])
  expect(list([], 'midnor-yh-sabahal')).toEqual(['artefact-copies'])
  expect(list(withAppendices, 'midnor-warrior-of-the-abyss')).toEqual(['artefact-bearer'])
  expect(list(withAppendices, 'midnor-yh-ibenseh')).toEqual(['artefact-bearer'])
})

describe('CF-REV-MIDNOR-03: the canopic doll', () => {
  const bearer = (more: FigureDetails = {}) =>
    figure('Amy', 0, 20, 50, DWARF, { extras: ['canopic-doll'], card: 'A', ...more })

  test('Yh-Ibenseh suffers a Damage roll of STR 20 when its bearer is Killed Outright, once', () => {
    const match = playRule(
      { figures: [ibenseh(), bearer(), figure('Bob', 1, 90, 30)] },
      (play) => rollDamage(play, { victim: play.state.fighters[1]!, by: null, kind: 'effect', strength: 3, rules: [] }),
      { dice: [6, 6, 1, 1] },
    )
    // 1 + 20 - RES 8.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Yh-Ibenseh', total: 13 }])
  })

  test('a Fierce bearer counts when it is Killed Outright, not again when it is removed', () => {
    const match = playRule(
      {
        figures: [
          ibenseh(),
          figure('Amy', 0, 20, 50, { ...DWARF, abilities: ['fierce'] }, { extras: ['canopic-doll'], card: 'A' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        const amy = play.state.fighters[1]!
        yield* rollDamage(play, { victim: amy, by: null, kind: 'effect', strength: 3, rules: [] })
        yield* eliminate(play, amy, { by: null, rules: [] })
      },
      { dice: [6, 6, 1, 1] },
    )
    expect(eventArgs(match, 'damage.read')).toHaveLength(1)
  })

  test('a bearer that flees off the table counts, too', () => {
    const match = scene(
      {
        figures: [
          ibenseh(),
          figure('Amy', 0, 20, 58, DWARF, { extras: ['canopic-doll'], card: 'A', inRout: true }),
          figure('Bob', 1, 90, 30),
        ],
        piles: [['A'], ['Bob']],
        placements: [0, 1],
      },
      { answers: ['done', '1:flee'], dice: [1, 1] },
    )
    expect(fighterNamed(match, 'Amy').status).toBe('eliminated')
    expect(eventArgs(match, 'damage.read').length).toBe(1)
  })
})

describe('CF-REV-MIDNOR-04: feeding the tentacular appendices', () => {
  const mage = (x: number, y = 30, card: FigureDetails = DWARF, more: FigureDetails = {}) =>
    magician('Mab', 0, x, y, { gems: { darkness: 2, light: 3 }, card, more: { card: 'A', ...more } })
  const priest = (x: number, faith: number, more: FigureDetails = {}) =>
    faithful('Pat', 0, x, 36, { faith, card: DWARF, more: { card: 'A', ...more } })
  const beginRound = (figures: ReturnType<typeof figure>[], script: Script = {}) =>
    scene({ phase: 'strategic', figures: [...figures, figure('Bob', 1, 110, 30)] }, script)

  test('before the Tactical roll mystics of Mid-Nor within 10 cm spend gems of Darkness or faith, one counter each', () => {
    const match = beginRound([ibenseh(), mage(32.5), priest(26, 3)])
    expect(promptId(match)).toBe('ask.feed.gems')
    expect(optionKeys(match)).toEqual(['0', '1', '2'])
    const done = beginRound([ibenseh(), mage(32.5), priest(26, 3)], { answers: ['2', '3'] })
    expect(counters(done)).toBe(5)
    expect(fighterNamed(done, 'Mab').gems).toEqual({ light: 3 })
    expect(fighterNamed(done, 'Pat').faith).toBe(0)
    expect(fighterNamed(done, 'Yh-Ibenseh').effects).toMatchObject([{ object: 'fed-appendices', until: 'round' }])
  })

  test('they hold six counters at most', () => {
    const match = beginRound([ibenseh(), mage(32.5), priest(26, 9)], { answers: ['2'] })
    expect(optionKeys(match)).toEqual(['0', '1', '2', '3', '4'])
    expect(counters(beginRound([ibenseh(), mage(32.5), priest(26, 9)], { answers: ['2', '4'] }))).toBe(6)
  })

  test('feeders must be near, of Mid-Nor and not in rout; the bearer of the doll and its neighbours count as near', () => {
    const feeds = (...figures: ReturnType<typeof figure>[]) =>
      promptId(beginRound([ibenseh(), ...figures]))?.startsWith('ask.feed') ?? false
    expect(feeds(mage(32.5))).toBe(true)
    expect(feeds(mage(32.6))).toBe(false)
    expect(feeds(mage(32.5, 30, { people: 'dirz', army: 'dirz' }))).toBe(false)
    expect(feeds(mage(80, 30, DWARF, { extras: ['canopic-doll'] }))).toBe(true)
    const doll = figure('Amy', 0, 80, 30, DWARF, { extras: ['canopic-doll'], card: 'A' })
    expect(feeds(doll, mage(92.5))).toBe(true)
    expect(feeds(doll, mage(92.6))).toBe(false)
  })

  test('unused counters are lost at the end of the round', () => {
    const match = scene({ phase: 'frays', figures: [ibenseh(appendicesWith(4)), figure('Bob', 1, 110, 30)] })
    expect(match.state.round).toBe(2)
    expect(counters(match)).toBe(0)
  })
})

/** The Tactical roll of a round in which the appendices have been fed already. */
const rolledTactics = (
  x: number,
  answers: readonly string[],
  more: FigureDetails[] = [],
  faces: readonly number[] = [],
) =>
  scene(
    {
      phase: 'strategic',
      figures: [
        ibenseh(appendicesWith(x)),
        figure('Bob', 1, 110, 30, {}, { card: 'B' }),
        ...more.map((otherMore, i) => figure(`Bea ${i}`, 1, 22.5, 30, {}, { card: 'B', ...otherMore })),
      ],
    },
    { answers: [{ seat: 0, answer: '0' }, { seat: 1, answer: '1' }, ...answers] as never, dice: [5, 2, ...faces] },
  )

describe('CF-REV-MIDNOR-05: Aggression', () => {
  test('right after the Tactical roll three counters give War fury until the end of the round, each further one STR +1', () => {
    const match = rolledTactics(5, [])
    expect(promptId(match)).toBe('ask.appendices')
    expect(optionKeys(match)).toEqual(['aggression:3', 'aggression:4', 'aggression:5', 'sovereignty:3', 'none'])
    const decision = match.pending[0]!
    expect(decision.kind === 'pick' && decision.options[2]).toMatchObject({ text: { args: { counters: 5, extra: 2 } } })
    const used = rolledTactics(5, ['aggression:5'])
    const bearer = fighterNamed(used, 'Yh-Ibenseh')
    expect(has(used, bearer, 'war-fury')).toBe(true)
    expect(characteristic(used, bearer, 'str').total).toBe(10)
    expect(counters(used)).toBe(0)
    expect(bearer.effects).toMatchObject([{ object: 'aggressive-appendices', until: 'round' }])
    const three = rolledTactics(3, ['aggression:3'])
    expect(characteristic(three, fighterNamed(three, 'Yh-Ibenseh'), 'str').total).toBe(8)
  })

  test('two counters are not enough', () => {
    expect(promptId(rolledTactics(2, []))).toBe('ask.first-lead')
  })

  test('CF-REV-MIDNOR-04: several powers may be used in one round', () => {
    const match = rolledTactics(6, ['aggression:3'])
    expect(optionKeys(match)).toEqual(['sovereignty:3', 'none'])
  })
})

describe('CF-REV-MIDNOR-06: Sovereignty', () => {
  test('three counters give FEAR +1 until the end of the round', () => {
    const match = rolledTactics(3, ['sovereignty:3'])
    const bearer = fighterNamed(match, 'Yh-Ibenseh')
    expect(characteristic(match, bearer, 'fear').total).toBe(8)
    expect(counters(match)).toBe(0)
    expect(bearer.effects).toMatchObject([{ until: 'round' }])
  })

  test('opponents in contact that are not immune to the new value test at once', () => {
    // Bea withstood a FEAR of 7 before.
    const match = rolledTactics(3, ['sovereignty:3', 'self'], [{ immuneToFear: 7 }], [1])
    expect(rolledDice(match).at(-1)).toBe('roll.courage 1')
    expect(fighterNamed(match, 'Bea 0').inRout).toBe(true)
    expect(rolledDice(rolledTactics(3, ['sovereignty:3', 'self'], [{ immuneToFear: 8 }])).at(-1)).toBe(
      'roll.tactical 1',
    )
  })
})

describe('CF-REV-MIDNOR-07: Avoidance', () => {
  const hitIbenseh = (x: number, answers: readonly string[], faces: readonly number[], more: FigureDetails = {}) =>
    playRule(
      { figures: [ibenseh({ ...appendicesWith(x), ...more }), figure('Bob', 1, 22.5, 30)] },
      (play) => {
        const [victim, by] = play.state.fighters
        return rollDamage(play, { victim: victim!, by: by!, kind: 'combat', strength: 3, rules: [] })
      },
      { answers, dice: faces },
    )

  test('right before a Damage roll X counters are added to a die: 7 or more cancels it', () => {
    expect(promptId(hitIbenseh(3, [], []))).toBe('ask.avoidance')
    expect(optionKeys(hitIbenseh(3, [], []))).toEqual(['0', '1', '2', '3'])
    const avoided = hitIbenseh(3, ['2'], [5])
    expect(rolledDice(avoided)).toEqual(['roll.avoidance 1'])
    expect(counters(avoided)).toBe(1)
    const hit = hitIbenseh(3, ['2'], [4, 3, 1])
    expect(rolledDice(hit)).toEqual(['roll.avoidance 1', 'roll.damage 2'])
    expect(counters(hit)).toBe(1)
  })

  test('a 1 fails with any number of counters', () => {
    expect(rolledDice(hitIbenseh(6, ['6'], [1, 3, 1]))).toContain('roll.damage 2')
    expect(rolledDice(hitIbenseh(6, ['6'], [2]))).toEqual(['roll.avoidance 1'])
  })

  test('is offered once for each Damage roll, with counters and outside rout', () => {
    expect(rolledDice(hitIbenseh(3, ['0'], [3, 1]))).toEqual(['roll.damage 2'])
    expect(rolledDice(hitIbenseh(0, [], [3, 1], { effects: [] }))).toEqual(['roll.damage 2'])
    expect(rolledDice(hitIbenseh(3, [], [3, 1], { inRout: true }))).toEqual(['roll.damage 2'])
  })
})
