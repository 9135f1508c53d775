import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gems, magician } from '../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ARROW = 'arrow-of-mana'

/** Ann, who may charge Bob 13.5 cm in front of her; `bob` changes a plain fighter. */
function annAssaults(
  abilities: readonly string[],
  answers: readonly Json[],
  dice: readonly number[],
  bob: Record<string, Json> = {},
  light = 4,
): Scene {
  const card = { abilities: [...abilities], force: 5 }
  const ann = magician('Ann', 0, 20, 30, { spells: [ARROW, 'elemental-chains'], gems: { light }, card })
  return turn([ann, figure('Bob', 1, 36, 30, { res: 20, ...bob })], { answers, dice })
}

const ARRIVAL = path([33.5, 30])
const MAGE = ['warrior-mage']

describe('CF-ACT-11 a Warrior-mage before an assault', () => {
  test('the Warrior-mage names a spell with the assault, which becomes an engagement; others are not asked', () => {
    const match = annAssaults(MAGE, ['0:charge:1'], [])
    expect(promptId(match)).toBe('ask.spell-before')
    expect(optionKeys(match)).toEqual(['none', ARROW, 'elemental-chains'])
    const casts = giveAnswers(match, ARROW, ARRIVAL)
    expect(promptId(casts)).toBe('ask.spell')
    expect(optionKeys(casts).every((key) => key.startsWith(ARROW))).toBe(true)
    expect(promptId(annAssaults([], ['0:charge:1'], []))).toBe('ask.arrival')
  })

  test('the spell is cast before the move, and again if its Frequency allows; the assault brings no charge penalties', () => {
    const first = ['0:charge:1', ARROW, ARRIVAL, `${ARROW}:1`, gems({ light: 2 }, {}, { light: 2 })]
    const again = annAssaults(MAGE, first, [1])
    // The same spell again, or the assault.
    expect(optionKeys(again)).toEqual([`${ARROW}:1`, `${ARROW}:2`, 'none'])
    const done = giveAnswers(again, 'none')
    expect(eventArgs(done, 'assault.engagement')).toMatchObject([{ fighter: 'Ann', target: 'Bob' }])
    expect(eventArgs(done, 'cast.failed').length).toBe(1)
    expect(fighterNamed(done, 'Bob').chargePenalty).toBe(false)
    const charge = annAssaults(MAGE, ['0:charge:1', 'none', ARRIVAL], [])
    expect(eventArgs(charge, 'assault.charge').length).toBe(1)
    expect(fighterNamed(charge, 'Bob').chargePenalty).toBe(true)
  })

  test('CF-CAST-05 courage is tested first; a failure lets the mage drop the spell without paying', () => {
    const answers = ['0:charge:1', ARROW, ARRIVAL]
    const afraid = annAssaults(MAGE, answers, [1], { fear: 9 })
    expect(promptId(afraid)).toBe('ask.spell-afraid')
    expect(eventArgs(afraid, 'assault.afraid').length).toBe(1)
    expect(optionKeys(afraid)).toContain('none')
    const left = giveAnswers(afraid, 'none')
    expect(fighterNamed(left, 'Ann').gems).toEqual({ light: 4 })
    expect(eventArgs(left, 'cast.announced').length).toBe(0)
    const cast = annAssaults(MAGE, [...answers, `${ARROW}:1`, gems({ light: 2 }, {}, { light: 2 }), 'none'], [1, 1], {
      fear: 9,
    })
    expect(eventArgs(cast, 'cast.failed').length).toBe(1)
    expect(eventArgs(cast, 'assault.engagement').length).toBe(0)
  })

  test('CF-CAST-05 a mage that has charged casts no more in that activation', () => {
    const match = annAssaults(MAGE, ['0:charge:1', 'none', ARRIVAL], [])
    expect(promptId(match)).not.toBe('ask.action-of')
  })
})
