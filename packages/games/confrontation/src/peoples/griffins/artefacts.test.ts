import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { newFight } from '../../combat/fight.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { dice, duel } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'

/** The faults of a Griffin with these artefacts. */
const faultsOfBearer = (profile: string, artefacts: string[]) =>
  faultsOf(armyOf([{ profile, artefacts }], { army: 'griffins', points: 1000 }))

describe('CF-REV-GRIFFIN-23 the Ring of Redemption', () => {
  const RING = { extras: ['the-ring-of-redemption'] }
  // Ann wins the Initiative, Bob does not parry, and her attack hits.
  const strikeBob = (abilities: string[], more: FigureDetails, faces: number[]) =>
    duel(
      { card: { abilities, str: 0 }, more: { ...RING, ...more } },
      { card: { res: 0 } },
      [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'],
      [5, 2, 4, ...faces],
    )

  test('CF-REV-GRIFFIN-23: Assassin gives four dice instead of three, of which two are kept', () => {
    const match = strikeBob(['assassin'], { charged: [1] }, [5, 4, 3, 1])
    expect(optionKeys(match)).toEqual(['5-4', '5-3', '5-1', '4-3', '4-1', '3-1'])
  })

  test('CF-REV-GRIFFIN-23: it needs Assassin in effect', () => {
    expect(rolledDice(strikeBob(['assassin'], {}, [5, 4]))).toContain('roll.damage 2')
    expect(rolledDice(strikeBob([], { charged: [1] }, [5, 4]))).toContain('roll.damage 2')
  })

  test('CF-REV-GRIFFIN-23: only the Executioner may carry it', () => {
    expect(faultsOfBearer('griffins-the-executioner', ['the-ring-of-redemption'])).toEqual([])
    expect(faultsOfBearer('griffins-mira-the-reckless', ['the-ring-of-redemption'])).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-GRIFFIN-27 Griffin armour', () => {
  const ARMOUR = { extras: ['griffin-armour'] }

  test('CF-REV-GRIFFIN-27: attacks aimed at the bearer have −2, other tests of the enemy do not', () => {
    const match = duel({ more: ARMOUR }, {}, [dice({ 0: [0, 2] }), dice({ 1: [2, 0] }), 'none'], [2, 5, 4, 1, 1])
    // Bob: ATT 3, a 4 on the die.
    expect(eventArgs(match, 'test.result')).toMatchObject([{ fighter: 'Bob', final: 5 }])
    const parry = duel({ more: ARMOUR }, {}, [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'parry:1'], [5, 2, 2, 2])
    expect(eventArgs(parry, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 5 }])
  })

  test('CF-REV-GRIFFIN-27: attacks on other fighters are unchanged', () => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30, {}, ARMOUR), figure('Amy', 0, 20, 33), figure('Bob', 1, 22.5, 30)],
    })
    play.state.fighting = newFight({ lone: 2, many: [0, 1] })
    const attack = (name: string) => {
      const test = { kind: 'attack', fighter: fighterNamed(play, 'Bob'), against: fighterNamed(play, name) } as const
      return modifiersFor(play, { ...test, rules: [], difficulty: null, dice: 1 }).total
    }
    expect(attack('Ann')).toBe(1)
    expect(attack('Amy')).toBe(3)
  })

  test('CF-REV-GRIFFIN-27: a counter-attack must beat the attack by 2, since the ability is not printed', () => {
    // Bob attacks for 5; the blow follows a failed defence.
    const match = (card: FigureDetails) =>
      duel({ card, more: ARMOUR }, {}, [dice({ 0: [0, 2] }), dice({ 1: [2, 0] }), 'counter:1'], [2, 5, 4, 3, 1, 1])
    for (const card of [{}, { abilities: ['warrior-mage'] }]) {
      expect(eventArgs(match(card), 'test.failed')).toMatchObject([{ fighter: 'Ann', difficulty: 7, final: 6 }])
    }
  })

  test('CF-REV-GRIFFIN-27: only Melkion may wear it', () => {
    expect(faultsOfBearer('griffins-melkion-the-flaming', ['griffin-armour'])).toEqual([])
    expect(faultsOfBearer('griffins-eschelius-the-ardent', ['griffin-armour'])).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-GRIFFIN-28 the Sceptre of Submission', () => {
  const KINDS: readonly TestKind[] = ['initiative', 'attack', 'defence', 'aim', 'courage', 'discipline']
  const SCEPTRE = { extras: ['sceptre-of-submission'] }
  /** The modifiers of Bob's tests, whose characteristics are 3, COU 4. */
  const testModifiers = (x: number, abilities: string[] = [], amy: FigureDetails = {}) => {
    const play = loadPosition({
      figures: [
        figure('Ann', 0, 20, 30, {}, SCEPTRE),
        figure('Amy', 0, 20, 26, {}, amy),
        figure('Bob', 1, x, 30, { abilities, aim: 3 }),
      ],
    })
    const fighter = fighterNamed(play, 'Bob')
    return KINDS.map(
      (kind) => modifiersFor(play, { kind, fighter, rules: [], difficulty: 1, against: null, dice: 1 }).total,
    )
  }

  test('CF-REV-GRIFFIN-28: enemies within 10 cm test Initiative, Attack, Defence and Aim with −1', () => {
    expect(testModifiers(32.5)).toEqual([2, 2, 2, 2, 4, 3])
    expect(testModifiers(32.6)).toEqual([3, 3, 3, 3, 4, 3])
  })

  test('CF-REV-GRIFFIN-28: a second sceptre adds nothing', () => {
    expect(testModifiers(30, [], SCEPTRE)).toEqual([2, 2, 2, 2, 4, 3])
  })

  test.each(['living-dead', 'fanaticism', 'righteous', 'construct'])(
    'CF-REV-GRIFFIN-28: %s protects from it',
    (ability) => {
      expect(testModifiers(30, [ability]).slice(0, 4)).toEqual([3, 3, 3, 3])
    },
  )

  test('CF-REV-GRIFFIN-28: only Characters of the Griffins may carry it', () => {
    expect(faultsOfBearer('griffins-mira-the-reckless', ['sceptre-of-submission'])).toEqual([])
    expect(faultsOfBearer('griffins-griffin-exorcist', ['sceptre-of-submission'])).toEqual(['artefact-bearer'])
    const lion = armyOf([{ profile: 'lions-migail-the-selenite', artefacts: ['sceptre-of-submission'] }], {
      points: 1000,
    })
    expect(faultsOf(lion)).toEqual(['artefact-bearer'])
  })
})
