import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { Fighter, Play } from '../../state.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const INQUISITOR = 'griffins-griffin-inquisitor'

/** The bonus to the incantation of the first: POW 3 for an inquisitor, 5 for Eschelius. */
function incantationBonus(
  first: string,
  others: readonly (readonly [who: string, x: number, y: number, seat?: 0 | 1])[],
): number {
  const play = loadPosition({
    figures: [
      catalogueFigure(first, 0, 60, 30),
      ...others.map(([name, x, y, seat = 0]) => catalogueFigure(name, seat, x, y)),
      figure('Bob', 1, 110, 30),
    ],
  })
  const fighter = play.state.fighters[0]!
  return modifiersFor(play, { kind: 'incantation', fighter, rules: [], difficulty: 5, against: null, dice: 1 }).total
}

describe('CF-REV-GRIFFIN-15 inquisitors together', () => {
  test('CF-REV-GRIFFIN-15: +1 for each other inquisitor of the camp partially within 5 cm, Eschelius too', () => {
    expect(incantationBonus(INQUISITOR, [])).toBe(3)
    expect(incantationBonus(INQUISITOR, [[INQUISITOR, 67.5, 30]])).toBe(4)
    expect(incantationBonus(INQUISITOR, [[INQUISITOR, 67.6, 30]])).toBe(3)
    expect(
      incantationBonus(INQUISITOR, [
        ['griffins-eschelius-the-ardent', 63, 30],
        [INQUISITOR, 57, 30],
      ]),
    ).toBe(5)
    expect(
      incantationBonus(INQUISITOR, [
        [INQUISITOR, 63, 30, 1],
        ['griffins-griffin-exorcist', 57, 30],
      ]),
    ).toBe(3)
  })

  test('CF-REV-GRIFFIN-15: the bonus is at most +5', () => {
    const six = [
      [57, 30],
      [63, 30],
      [60, 27],
      [60, 33],
      [57, 26],
      [63, 34],
    ] as const
    expect(
      incantationBonus(
        INQUISITOR,
        six.map(([x, y]) => [INQUISITOR, x, y] as const),
      ),
    ).toBe(8)
  })
})

test('CF-REV-GRIFFIN-16: Eschelius is an inquisitor of Fire and Light that gets at most +2 from others', () => {
  const three = [
    [57, 30],
    [63, 30],
    [60, 27],
  ] as const
  const others = (count: number) => three.slice(0, count).map(([x, y]) => [INQUISITOR, x, y] as const)
  expect([0, 1, 2, 3].map((count) => incantationBonus('griffins-eschelius-the-ardent', others(count)))).toEqual([
    5, 6, 7, 7,
  ])
  const learningFaults = (spell: string) =>
    faultsOf(armyOf([{ profile: 'griffins-eschelius-the-ardent', spells: [spell] }], { army: 'griffins' }))
  expect(learningFaults('wave-of-fervour')).toEqual([])
  expect(learningFaults('elemental-warrior')).toEqual([])
  expect(learningFaults('circle-of-protection')).toEqual(['spell-path'])
})

describe('CF-REV-GRIFFIN-17 Wave of Fervour', () => {
  const WAVE = 'wave-of-fervour'
  const swept = (bob: readonly string[], at: readonly [number, number] = [27.5, 30]) =>
    spellScene({
      spell: WAVE,
      gems: { fire: 1 },
      onHerself: true,
      on: { card: { abilities: [...bob] }, at },
      others: [figure('Amy', 0, 20, 34)],
      dice: [4],
    })

  test('CF-REV-GRIFFIN-17: stuns every enemy within 5 cm, without a Damage roll', () => {
    const match = swept([])
    expect(['Ann', 'Bob', 'Amy'].map((name) => fighterNamed(match, name).stunned)).toEqual([false, true, false])
    expect(rolledDice(match)).toEqual(['roll.incantation 1'])
    expect(fighterNamed(swept([], [27.6, 30]), 'Bob').stunned).toBe(false)
  })

  test('CF-REV-GRIFFIN-17: Immunity/Stunned and immunity to Fire protect', () => {
    expect(fighterNamed(swept(['immunity-stunned']), 'Bob').stunned).toBe(false)
    // CF-ABIL-33 (a).
    expect(fighterNamed(swept(['ethereal']), 'Bob').stunned).toBe(false)
    expect(fighterNamed(swept(['immunity-fire']), 'Bob').stunned).toBe(false)
  })

  const assault = (kind: string, facing: string) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: [WAVE], gems: { fire: 1 }, more: { facing } }), figure('Bob', 1, 30, 30)],
      { answers: [`0:${kind}:1`, { to: [27.5, 30] }] },
    )

  test('CF-REV-GRIFFIN-17: may be cast after an engagement, even by a pure magician, but not after a charge', () => {
    // Facing away from Bob, Ann engages instead of charging.
    expect(optionKeys(assault('engagement', 'west'))).toEqual(['0:cast-after-engaging', '0:nothing'])
    const charged = assault('charge', 'east')
    expect(promptId(charged)).toBe('ask.lead')
    expect(charged.pending[0]?.seat).toBe(1)
  })

  test('CF-REV-GRIFFIN-17: takes effect after the engagement, even one that fell short', () => {
    const cast = (x: number, to: number) =>
      turn(
        [
          magician('Ann', 0, 20, 30, { spells: [WAVE], gems: { fire: 1 }, more: { facing: 'west' } }),
          figure('Bob', 1, x, 30),
        ],
        { answers: ['0:engagement:1', { to: [to, 30] }, '0:cast-after-engaging'], dice: [5] },
      )
    expect(fighterNamed(cast(30, 27.5), 'Bob').stunned).toBe(true)
    expect(fighterNamed(cast(46, 43.5), 'Bob').stunned).toBe(true)
  })
})

describe('CF-REV-GRIFFIN-20 Incandescent Chastisement', () => {
  const CHASTISEMENT = 'incandescent-chastisement'
  /** An inquisitor with a judgement blade strikes Bob under the spell; the result for Bob. */
  const strike = (faces: number[], ann: readonly string[] = [], bob: readonly string[] = [], kind = 'combat') =>
    playRule(
      {
        figures: [
          catalogueFigure(
            INQUISITOR,
            0,
            20,
            30,
            { str: 0, abilities: [...ann] },
            {
              effects: [{ object: 'under-incandescent-chastisement' }],
              charged: [1],
            },
          ),
          figure('Bob', 1, 22.5, 30, { res: 0, abilities: [...bob] }),
        ],
      },
      (play: Play) => {
        const [by, victim] = play.state.fighters as [Fighter, Fighter]
        return rollDamage(play, { victim, by, kind: kind as 'combat', strength: 0, rules: [] })
      },
      { dice: faces },
    )

  test('CF-REV-GRIFFIN-20: only a caster with a judgement blade may cast it, on itself', () => {
    const learnt = { card: 'Ann', spells: [CHASTISEMENT], gems: { fire: 2 } }
    const match = turn([catalogueFigure(INQUISITOR, 0, 20, 30, {}, learnt)], { answers: ['done', '0:cast'], dice: [3] })
    expect(match.state.fighters[0]!.effects).toMatchObject([
      { object: 'under-incandescent-chastisement', until: 'round' },
    ])
    const bare = turn(
      [
        catalogueFigure(
          'griffins-eschelius-the-ardent',
          0,
          20,
          30,
          {},
          { card: 'Ann', spells: [CHASTISEMENT], gems: { fire: 2 } },
        ),
      ],
      { answers: ['done'] },
    )
    expect(optionKeys(bare)).not.toContain('0:cast')
  })

  test('CF-REV-GRIFFIN-20: hand to hand three dice are rolled and two picked; other Damage rolls have two', () => {
    expect(optionKeys(strike([5, 3, 1]))).toEqual(['5-3', '5-1', '3-1'])
    expect(rolledDice(strike([5, 3], [], [], 'effect'))).toEqual(['roll.damage 2'])
  })

  test('CF-REV-GRIFFIN-20: other effects add no fourth die', () => {
    expect(rolledDice(strike([5, 5, 5], ['assassin']))).toEqual(['roll.damage 3'])
  })

  test('CF-REV-GRIFFIN-20: a triple kills outright, a pair does not, and immunity to Exceptional Wounds stops it', () => {
    expect(fighterNamed(strike([1, 1, 1]), 'Bob').status).toBe('eliminated')
    expect(fighterNamed(giveAnswers(strike([1, 1, 2]), '1-1'), 'Bob').status).toBe('standing')
    expect(fighterNamed(strike([1, 1, 1], [], ['immunity-exceptional-wounds']), 'Bob').status).toBe('standing')
  })
})

describe('CF-REV-GRIFFIN-19 templars of the Inquisition relay spells', () => {
  const BURN = 'burn-of-steel'
  const TEMPLAR = 'griffins-templar-of-the-inquisition'
  const inquisitor = (spells: string[], gems = 2) =>
    catalogueFigure(INQUISITOR, 0, 20, 30, {}, { card: 'Ann', spells, gems: { fire: gems } })
  const near = (x: number, more: object = {}, y = 30) => catalogueFigure(TEMPLAR, 0, x, y, {}, { card: 'Tem', ...more })
  const amy = (x: number, y = 30) => figure('Amy', 0, x, y, {}, { card: 'Amy' })
  const targetKeys = (spells: string[], templar: Json, friend = amy(36), gems = 2) =>
    optionKeys(turn([inquisitor(spells, gems), templar, friend], { answers: ['done', '0:cast'] }))

  test('CF-REV-GRIFFIN-19: Redemption spells that are not personal, through a templar within 5 cm and not in rout', () => {
    const through = (list: string[]) => list.filter((key) => key.endsWith(':by-1'))
    expect(through(targetKeys([BURN], near(27.5)))).toContain(`${BURN}:2:by-1`)
    expect(through(targetKeys([BURN], near(27.6)))).toEqual([])
    expect(through(targetKeys([BURN], near(24, { inRout: true })))).toEqual([])
    // Personal, and not of Redemption.
    const looksBack = near(24, { facing: 'west' })
    expect(through(targetKeys([BURN, 'incandescent-chastisement'], looksBack))).toEqual([
      `${BURN}:0:by-1`,
      `${BURN}:1:by-1`,
    ])
    expect(through(targetKeys(['martial-devotion', BURN], near(24))).every((key) => key.startsWith(BURN))).toBe(true)
  })

  test('CF-REV-GRIFFIN-19: only inquisitors are relayed', () => {
    const mage = catalogueFigure(
      'griffins-melkion-the-flaming',
      0,
      20,
      30,
      {},
      { card: 'Ann', spells: [BURN], gems: { fire: 2 } },
    )
    const open = optionKeys(turn([mage, near(24), amy(36)], { answers: ['done', '0:cast'] }))
    expect(open.filter((key) => key.includes('by-'))).toEqual([])
  })

  test('CF-REV-GRIFFIN-19: sight and range are the templar’s, gems and POW the inquisitor’s', () => {
    // Burn of Steel reaches 15 cm: Amy is some 20 cm from the inquisitor, 13 cm from the templar.
    const castSpell = (key: string, faces: number[]) =>
      turn([inquisitor([BURN]), near(27.5), amy(42, 38)], { answers: ['done', '0:cast', key], dice: faces })
    const own = castSpell(`${BURN}:2`, [3])
    expect(eventArgs(own, 'cast.short').length).toBe(1)
    expect(fighterNamed(own, 'Amy').effects).toEqual([])
    const relayed = castSpell(`${BURN}:2:by-1`, [3])
    expect(eventArgs(relayed, 'cast.succeeded').length).toBe(1)
    expect(fighterNamed(relayed, 'Amy').effects.length).toBe(1)
    expect(relayed.state.fighters[0]!.gems).toEqual({})
    // Behind the inquisitor's back, but in front of the templar.
    const behind = targetKeys([BURN], near(24, { facing: 'west' }), amy(10, 40))
    expect(behind.includes(`${BURN}:2`)).toBe(false)
    expect(behind.includes(`${BURN}:2:by-1`)).toBe(true)
  })

  test('CF-REV-GRIFFIN-19: a counter-magician must see the templar and be in range of it', () => {
    const castSpell = (x: number, facing: string, faces: number[]) =>
      promptId(
        turn(
          [
            inquisitor([BURN]),
            near(27.5),
            amy(34, 24),
            magician('Foe', 1, x, 30, { gems: { water: 5 }, more: { facing } }),
          ],
          { answers: ['done', '0:cast', `${BURN}:2:by-1`], dice: faces },
        ),
      )
    // 15 cm from the templar, 22.5 cm from the inquisitor.
    expect(castSpell(45, 'west', [])).toBe('ask.counter-magic')
    expect([castSpell(45, 'east', [3]), castSpell(45.5, 'west', [3])]).not.toContain('ask.counter-magic')
  })

  test('CF-REV-GRIFFIN-19: other inquisitors help near the inquisitor, not near the templar', () => {
    const relayedBonus = (x: number) => {
      const match = turn(
        [inquisitor([BURN]), near(27.5), amy(36), catalogueFigure(INQUISITOR, 0, x, 33, {}, { card: 'Helper' })],
        { answers: ['done', '0:cast', `${BURN}:2:by-1`], dice: [3] },
      )
      return eventArgs(match, 'test.passed')[0]?.final
    }
    expect(relayedBonus(20)).toBe(7)
    expect(relayedBonus(30)).toBe(6)
  })
})
