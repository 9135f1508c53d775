import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { buildArmy, listedIn, totalOf } from '../../armies/army-builder.ts'
import type { ArmyListInput } from '../../armies/list.ts'
import { costOf } from '../../forces/view.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { figure, optionKeys } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const griffins = (...cards: ArmyListInput['cards']) => armyOf(cards, { army: 'griffins', points: 1000 })

describe('CF-REV-GRIFFIN-01 Chastisement', () => {
  const ABEL = 'griffins-abel-the-ill-tempered'
  const abel = (miracles: string[], artefacts = ['chastisement']) => griffins({ profile: ABEL, artefacts, miracles })
  const OWN = ['purifying-clarity']

  test('CF-REV-GRIFFIN-01: Abel becomes a Faithful of Merin/10 with Aspects 1, 1 and 0, a Warrior-monk and Fierce, and keeps its rank', () => {
    const [card] = buildArmy(abel(OWN), 'Griffins').cards
    const { profile } = card!.members[0]!
    expect(profile.faith).toMatchObject({
      ...{ level: 'devout', cult: 'Merin', aura: 10 },
      ...{ creation: 1, alteration: 1, destruction: 0 },
    })
    expect(profile.traits.map(({ ability }) => ability)).toEqual(expect.arrayContaining(['warrior-monk', 'fierce']))
    expect(profile.rank).toBe('special')
    expect(profile.category).toBe(2)
    // Cards are told apart by identity.
    expect(buildArmy(abel([]), 'Griffins').cards[0]!.profile).toBe(profile)
  })

  test('CF-REV-GRIFFIN-01: Abel may buy one miracle with it, and none without it', () => {
    expect(faultsOf(abel([]))).toEqual([])
    expect(faultsOf(abel(OWN))).toEqual([])
    expect(faultsOf(abel(OWN, []))).toEqual(['no-faithful'])
    expect(faultsOf(abel([...OWN, 'miraculous-reprieve']))).toEqual(['miracle-number'])
    expect(totalOf(abel([])) - totalOf(abel([], []))).toBe(15)
  })

  test('CF-REV-GRIFFIN-01: only Abel may carry it', () => {
    const mira = { profile: 'griffins-mira-the-reckless', artefacts: ['chastisement'] }
    expect(faultsOf(griffins(mira))).toEqual(['artefact-bearer'])
  })

  test('CF-REV-GRIFFIN-01, -20: it is a judgement blade', () => {
    const learnt = { card: 'Ann', spells: ['incandescent-chastisement'], gems: { fire: 2 } }
    const activate = (extras: string[]) =>
      optionKeys(
        turn(
          [
            catalogueFigure('griffins-melkion-the-flaming', 0, 20, 30, {}, { ...learnt, extras }),
            figure('Bob', 1, 90, 30),
          ],
          {
            answers: ['done'],
          },
        ),
      )
    expect(activate(['chastisement'])).toContain('0:cast')
    expect(activate([])).not.toContain('0:cast')
  })
})

describe('CF-REV-GRIFFIN-02 the Seal of the Temple', () => {
  const SEAL = ['seal-of-the-temple']
  const arkhos = (artefacts: string[]) => ({ profile: 'griffins-arkhos-templar-commander', artefacts })
  const seredCard = (artefacts: string[]) => ({ profile: 'griffins-sered-templar-commander', artefacts })
  const templars = { profile: 'griffins-griffin-templar', count: 3 }
  const brothers = { profile: 'griffins-templar-brother', count: 2 }
  const pointsSaved = (...cards: ArmyListInput['cards']) =>
    totalOf(griffins(arkhos([]), ...cards)) + 5 - totalOf(griffins(arkhos(SEAL), ...cards))

  test('CF-REV-GRIFFIN-02: Griffin templars and Templar brothers cost 2 A.P. less each, other fighters do not', () => {
    expect(pointsSaved(templars)).toBe(6)
    expect(pointsSaved(brothers)).toBe(4)
    expect(pointsSaved(templars, brothers)).toBe(10)
    expect(
      pointsSaved(
        { profile: 'griffins-templar-of-hod-seneschal', count: 1 },
        { profile: 'griffins-griffin-conscript' },
      ),
    ).toBe(0)
  })

  test('CF-REV-GRIFFIN-02: several seals do not add up', () => {
    const both = totalOf(griffins(arkhos(SEAL), seredCard(SEAL), templars))
    expect(both).toBe(totalOf(griffins(arkhos(SEAL), seredCard([]), templars)) + 5)
  })

  test('CF-REV-GRIFFIN-02: the value for other effects stays, and the price explains itself', () => {
    const list = griffins(arkhos(SEAL), templars)
    expect(buildArmy(list, 'Griffins').cards[1]!.members[0]!.ap).toBe(17)
    const line = { ...listedIn(list)[1]!, list, faults: [] }
    expect(costOf(line)).toMatchObject({
      total: 45,
      terms: [{ amount: 51 }, { amount: -6, rule: 'CF-REV-GRIFFIN-02' }],
    })
  })

  test('CF-REV-GRIFFIN-02: only templar commanders may carry it', () => {
    expect(faultsOf(griffins(arkhos(SEAL)))).toEqual([])
    expect(faultsOf(griffins(seredCard(SEAL)))).toEqual([])
    expect(faultsOf(griffins({ profile: 'griffins-mira-the-reckless', artefacts: SEAL }))).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-GRIFFIN-12 the learning of magistrates', () => {
  const learningFaults = (...miracles: string[]) =>
    griffins({ profile: 'griffins-magistrate-of-the-griffin', miracles })

  test('CF-REV-GRIFFIN-12: a magistrate learns one miracle or sentences, not both', () => {
    expect(faultsOf(learningFaults('purifying-clarity'))).toEqual([])
    expect(faultsOf(learningFaults('sentence-of-the-condemned'))).toEqual([])
    expect(faultsOf(learningFaults('purifying-clarity', 'miraculous-reprieve'))).toEqual(['miracle-number'])
    const both = faultOf(learningFaults('purifying-clarity', 'sentence-of-the-condemned'), 'miracle-number')
    expect(both.rules).toEqual(['CF-REV-GRIFFIN-12'])
    expect(both.field).toBe('cards[0].miracles')
  })

  test('CF-REV-GRIFFIN-12: two sentences must differ', () => {
    expect(faultsOf(learningFaults('sentence-of-the-condemned', 'sentence-of-the-condemned'))).toEqual([
      'miracle-twice',
    ])
  })
})
