import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { faithful } from '../../testing/faithful.ts'
import { price } from '../../testing/miracle-reading.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { inflict } from '../../wounds/health.ts'

describe('CF-REV-GRIFFIN-08 Divine Messenger', () => {
  const MESSENGER = 'divine-messenger'
  const HELD = (x: number) => ({ effects: [{ object: 'under-divine-messenger', x, until: 'game' }] })

  const fervourKept = (match: Scene, name: string) =>
    fighterNamed(match, name).effects.flatMap(({ object, x }) => (object === 'under-divine-messenger' ? [x] : []))

  const call = (answers: Json[], dice: number[], amy: FigureDetails = {}, more: FigureDetails = {}) =>
    turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: [MESSENGER], faith: 3 }),
        figure('Amy', 0, 27.5, 30, { dis: 2, ...amy }, { card: 'Amy', ...more }),
        faithful('Nun', 0, 20, 36, { more: { card: 'Nun' } }),
      ],
      { answers: ['done', '0:call', ...answers], dice },
    )

  test('CF-REV-GRIFFIN-08: is called with any Fervour, against that plus 4, on a believer that is not a faithful', () => {
    expect(optionKeys(call([], []))).toEqual([1, 2, 3].map((x) => `${MESSENGER}:1:${x}`))
    expect(price(call([`${MESSENGER}:1:2`, '0'], [2]))).toEqual(['6/2'])
  })

  test('CF-REV-GRIFFIN-08: the believer stores Fervour until the end of the game, up to its printed DIS', () => {
    const storedFervour = (match: ReturnType<typeof call>) =>
      fighterNamed(match, 'Amy').effects.map(({ x, until }) => [x, until])
    expect(storedFervour(call([`${MESSENGER}:1:2`, '0'], [2]))).toEqual([[2, 'game']])
    expect(storedFervour(call([`${MESSENGER}:1:3`], [3]))).toEqual([[2, 'game']])
    expect(storedFervour(call([`${MESSENGER}:1:2`, '0', '0'], [2], { dis: 4 }, HELD(1)))).toEqual([[3, 'game']])
  })

  /** Ann, with 1 point of her own, calls a miracle of Fervour 2 on herself near Amy, who has some stored. */
  const draw = (
    answers: Json[],
    dice: number[],
    { gap = 5, ann = {}, seat = 0, level = 0, more = [] as Json[] } = {},
  ) =>
    turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: ['martial-exaltation'], faith: 1, ...ann }),
        figure('Amy', seat as 0 | 1, 22.5 + gap, 30, { flight: 20 }, { card: 'Amy', level, ...HELD(2) }),
        ...more,
      ],
      { answers: ['done', ...answers], dice },
    )

  test('CF-REV-GRIFFIN-08: a friendly faithful within 5 cm uses it for the Fervour and the bond', () => {
    const open = draw(['0:call'], [])
    expect(promptId(open)).toBe('ask.stored-faith')
    expect(optionKeys(open)).toEqual(['1', '2'])
    const match = draw(['0:call', '2', '0'], [3])
    expect(fighterNamed(match, 'Ann').faith).toBe(1)
    expect(fervourKept(match, 'Amy')).toEqual([])
    const bond = draw(['0:call', '1', '1'], [3, 3])
    expect(fighterNamed(bond, 'Ann').faith).toBe(0)
    expect(fervourKept(bond, 'Amy')).toEqual([])
    expect(rolledDice(bond)).toEqual(['roll.divination 2'])
    expect(optionKeys(draw([], [], { gap: 5.1 }))).not.toContain('0:call')
    expect(optionKeys(draw([], [], { level: 1 }))).not.toContain('0:call')
  })

  test('CF-REV-GRIFFIN-08: an Iconoclast of either camp uses it without the holder’s consent; another enemy does not', () => {
    expect(optionKeys(draw([], [], { seat: 1 }))).not.toContain('0:call')
    const iconoclast = { card: { abilities: ['iconoclast'] } }
    expect(promptId(draw(['0:call'], [], { seat: 1, ann: iconoclast }))).toBe('ask.stored-faith')
    // CF-REV-DRUNE-02: a fighter that has become one, or has ceased to be.
    const profanedDetails = (part: string) => ({ more: { effects: [{ object: `under-aura-of-profanation-${part}` }] } })
    expect(promptId(draw(['0:call'], [], { seat: 1, ann: profanedDetails('iconoclast') }))).toBe('ask.stored-faith')
    expect(optionKeys(draw([], [], { seat: 1, ann: { ...iconoclast, ...profanedDetails('orthodox') } }))).not.toContain(
      '0:call',
    )
  })

  test('CF-REV-GRIFFIN-08: it cannot pay for censure, and several holders may supply one call', () => {
    const other = figure('Abe', 0, 20, 37.5, {}, { card: 'Abe', ...HELD(1) })
    const match = draw(['0:call', '1', '1', '0'], [3], { more: [other] })
    expect(fervourKept(match, 'Amy')).toEqual([1])
    expect(fervourKept(match, 'Abe')).toEqual([])
    expect(fighterNamed(match, 'Ann').faith).toBe(1)
    const censor = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 5 }),
        faithful('Bob', 1, 30, 30, { faith: 0 }),
        figure('Bea', 1, 33, 30, {}, HELD(2)),
      ],
      { answers: ['done', '0:call'] },
    )
    giveAnswers(censor, optionKeys(censor)[0]!)
    expect(promptId(censor)).toBe('ask.bond')
    expect(eventArgs(censor, 'call.censured')).toEqual([])
  })

  test('CF-REV-GRIFFIN-08: the faithful of Merin and of Mid-Nor learn it', () => {
    const learningFaults = (profile: string, army: 'griffins' | 'sessairs') =>
      faultsOf(armyOf([{ profile, miracles: [MESSENGER] }], { army }))
    expect(learningFaults('griffins-cairn-the-apostle', 'griffins')).toEqual([])
    expect(learningFaults('sessairs-virae', 'sessairs')).toEqual(['miracle-cult'])
  })
})

describe('CF-REV-GRIFFIN-09 the Oath of the Condemned', () => {
  const OATH = 'oath-of-the-condemned'
  const woundSered = (answers: Json[], dice: number[], { faith = 2, more = {}, result = 'light', times = 1 } = {}) =>
    playRule(
      {
        figures: [
          faithful('Sered', 0, 20, 30, { miracles: [OATH], faith, more }),
          figure('Bob', 1, 30, 30, { res: 0 }),
          figure('Bea', 1, 30, 36, { dis: null, res: 0 }),
          figure('Far', 1, 60, 30),
          figure('Amy', 0, 20, 36),
        ],
      },
      function* (play) {
        for (let i = 0; i < times; i++) {
          yield* inflict(play, play.state.fighters[0]!, result as 'light', { by: null, rules: [] })
        }
      },
      { answers, dice },
    )

  test('CF-REV-GRIFFIN-09: may be called after a Wound, with a Fervour of 1 to 6 and three times that as difficulty', () => {
    const open = woundSered([], [], { faith: 8 })
    expect(promptId(open)).toBe('ask.oath')
    expect(optionKeys(open)).toEqual(['pass', ...[1, 2, 3, 4, 5, 6].map((x) => `${OATH}:0:${x}`)])
    expect(price(woundSered([`${OATH}:0:2`], [1]))).toEqual(['6/2'])
  })

  test('CF-REV-GRIFFIN-09: enemies in the aura that fail a Discipline test of that difficulty suffer STR three times the Fervour', () => {
    // Divination 4 + 3; Bob, DIS 3, passes with a 3; Bea without DIS fails with a 5.
    const match = woundSered([`${OATH}:0:2`], [3, 3, 5, 2, 1])
    expect(eventArgs(match, 'test.passed').slice(1)).toMatchObject([{ fighter: 'Bob', final: 6, difficulty: 6 }])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bea', total: 8 }])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bea', final: 5 }])
  })

  test('CF-REV-GRIFFIN-09: its player chooses the order of the Damage rolls', () => {
    const match = woundSered([`${OATH}:0:2`, '2'], [3, 2, 5, 2, 1, 3, 1])
    expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Bea', 'Bob'])
  })

  test('CF-REV-GRIFFIN-09: once for every Wound, on earlier victims, too; not for Stunned, Killed Outright or in rout', () => {
    const twice = woundSered([`${OATH}:0:1`, '0', `${OATH}:0:1`, '0'], [3, 5, 5, 3, 5, 5], { faith: 3, times: 2 })
    expect(eventArgs(twice, 'call.succeeded')).toHaveLength(2)
    expect(eventArgs(twice, 'test.passed').filter(({ fighter }) => fighter === 'Bob')).toHaveLength(2)
    expect(promptId(woundSered([], [], { result: 'stunned' }))).toBeUndefined()
    expect(promptId(woundSered([], [], { result: 'killed' }))).toBeUndefined()
    expect(promptId(woundSered([], [], { more: { inRout: true } }))).toBeUndefined()
  })

  test('CF-REV-GRIFFIN-09: a censor must see the faithful from inside that aura', () => {
    const censor = (x: number) =>
      playRule(
        {
          figures: [
            faithful('Sered', 0, 20, 30, { miracles: [OATH], faith: 1 }),
            faithful('Foe', 1, x, 30, { faith: 1 }),
          ],
        },
        (play) => inflict(play, play.state.fighters[0]!, 'light', { by: null, rules: [] }),
        { answers: [`${OATH}:0:1`], dice: x > 37.5 ? [3] : [] },
      )
    expect(promptId(censor(37.5))).toBe('ask.censure')
    expect(promptId(censor(37.6))).toBeUndefined()
  })

  test('CF-REV-GRIFFIN-09: only Sered learns it', () => {
    const learningFaults = (profile: string) => faultsOf(armyOf([{ profile, miracles: [OATH] }], { army: 'griffins' }))
    expect(learningFaults('griffins-sered-templar-commander')).toEqual([])
    expect(learningFaults('griffins-cairn-the-apostle')).toEqual(['miracle-cult'])
  })
})
