import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { magician } from '../../testing/magician.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  type Script,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const DOLL = 'doll-of-servitude'

test('CF-REV-MIDNOR-01: lictors are the magicians of Mid-Nor who master Chthonian magic', () => {
  const faultsOfBuying = (rest: object, army = 'midnor') =>
    faultsOf(
      armyOf([{ profile: 'mage', artefacts: [DOLL] }], {
        army: army as never,
        points: 1000,
        profiles: [ownCard('mage', { army, rank: 'adept', role: 'magician', pow: 4, ...rest })],
      }),
    )
  const magic = (path: string) => ({ magic: { elements: ['darkness'], paths: [path] } })
  expect(faultsOfBuying(magic('chthonian'))).toEqual([])
  expect(faultsOfBuying(magic('corruption'))).toEqual(['artefact-bearer'])
  expect(faultsOfBuying(magic('chthonian'), 'dirz')).toEqual(['artefact-bearer'])
  expect(faultsOf(armyOf([{ profile: 'midnor-master-of-puppets', artefacts: [DOLL] }], { army: 'midnor' }))).toEqual([])
})

describe('CF-REV-MIDNOR-10: the Doll of Servitude', () => {
  test('a lictor may have several, each in an artefact slot', () => {
    const list = (...artefacts: string[]) =>
      faultsOf(armyOf([{ profile: 'midnor-mahal-the-enchanter', artefacts }], { army: 'midnor', points: 1000 }))
    expect(list(DOLL, DOLL)).toEqual([])
    expect(list(DOLL, DOLL, 'ring-of-fortune', 'seal-of-negation')).toEqual(['artefact-number'])
  })

  const USE = `0:use-${DOLL}`
  const lictor = (dolls: number, card: FigureDetails = {}) =>
    magician('Ann', 0, 20, 30, {
      card: { category: 3, ...card },
      more: { extras: Array.from({ length: dolls }, () => DOLL) },
    })
  const act = (script: Script, dolls = 1, card: FigureDetails = {}) =>
    turn([lictor(dolls, card), figure('Bob', 1, 90, 30)], { ...script, answers: ['done', ...(script.answers ?? [])] })

  test.each([
    [1, 13],
    [2, 13],
    [3, 21],
    [4, 21],
    [5, 31],
    [6, 31],
  ])('a %d brings one Possessed of up to %d A.P.', (face, ap) => {
    const match = act({ answers: [USE], dice: [face] })
    expect(promptId(match)).toBe('ask.servant')
    expect(eventArgs(match, 'doll.sacrificed')).toEqual([{ fighter: 'Ann', ap }])
    const worth = optionKeys(match)
    expect(worth.includes('midnor-warrior-of-the-abyss')).toBe(true)
    expect(worth.includes('midnor-scourge-bearer')).toEqual(ap >= 20)
    expect(worth.includes('midnor-incubus-of-the-despot')).toEqual(ap >= 25)
    // Neither machines nor Characters.
    expect(worth).not.toContain('midnor-fire-spitter-of-mid-nor')
  })

  test('the Possessed appears within 10 cm, on the lictor’s card, and is inactive in this phase', () => {
    const match = act({ answers: [USE, 'midnor-warrior-of-the-abyss', path([20, 42.5])], dice: [1] })
    expect(fighterNamed(match, 'Warrior of the Abyss')).toMatchObject({ seat: 0, card: 0, activated: true })
    expect(eventArgs(match, 'test.passed')).toEqual([])
  })

  test('a lictor uses one doll in a round, and each of its dolls once', () => {
    const warrior = [USE, 'midnor-warrior-of-the-abyss', path([20, 42.5])]
    expect(optionKeys(act({ answers: warrior, dice: [1] }, 2))).not.toContain(USE)
    const spentUse = { uses: { [DOLL]: { stretch: 0, times: 1 } } }
    const later = (dolls: number) => {
      const ann = magician('Ann', 0, 20, 30, {
        card: { category: 3 },
        more: { extras: Array.from({ length: dolls }, () => DOLL), ...spentUse },
      })
      return optionKeys(turn([ann, figure('Bob', 1, 90, 30)], { answers: ['done'] })).includes(USE)
    }
    expect(later(1)).toBe(false)
    expect(later(2)).toBe(true)
  })

  test('counts as an incantation: not after running, and no run or shot after it', () => {
    const walked = act({ answers: ['0:walk', path([28, 30])] })
    expect(optionKeys(walked)).toContain(USE)
    // A lictor that has run has nothing left to do.
    expect(promptId(act({ answers: ['0:run', path([38, 30])] }))).toBe('ask.lead')
    const used = act({ answers: [USE, 'midnor-warrior-of-the-abyss', path([20, 42.5])], dice: [1] })
    expect(optionKeys(used).includes('0:run')).toBe(false)
    expect(optionKeys(used).includes('0:walk')).toBe(true)
  })

  test('needs room below the control limit', () => {
    expect(barReason(act({}, 1, { abilities: ['summoner/-8'] }), USE)).toBe('barred.no-summoning CF-SUMMON-02')
  })
})
