import { describe, expect, test } from 'vitest'
import { eventTexts, numberTexts, questionText } from '../testing/displayed-text.ts'
import { miracleScene } from '../testing/faithful.ts'
import { BOW, marksman } from '../testing/marksman.ts'
import { playRule } from '../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, giveAnswers, type Scene } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { turn } from '../testing/turn.ts'
import { rollDamage } from './damage-roll.ts'

/** Ann hits Vic, of RES 5, with STR 5, so that the higher die is the line. */
function strike(vic: FigureDetails, faces: readonly number[], more: FigureDetails = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30), figure('Vic', 1, 22.5, 30, { res: 5, ...vic }, more)] },
    (play) => {
      const [by, victim] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Vic')]
      return rollDamage(play, { by, victim, kind: 'combat', strength: 5, rules: ['CF-DAMAGE-01'] })
    },
    { dice: faces },
  )
}

const DAMAGE = [
  'damage.read',
  'damage.converted',
  'damage.ignored',
  'damage.double-six',
  'damage.outright',
  'extra-wound',
  'wounded',
]

describe('the log of a Damage roll', () => {
  test("CF-ABIL-33 the line of the dice shows the table's result, and the next line how it changes", () => {
    expect(eventTexts(strike({ abilities: ['ethereal'] }, [5, 4]), ...DAMAGE)).toEqual([
      'Vic is hit with a total of 5 (chest): Serious Wound [CF-DAMAGE-01 CF-WOUND-04]',
      'Ethereal changes it to Light Wound [CF-ABIL-33]',
      'Vic now has a Light Wound [CF-DAMAGE-01 CF-WOUND-10]',
    ])
  })

  test('CF-ABIL-51 an ignored result is named', () => {
    expect(eventTexts(strike({ abilities: ['immunity-chest'] }, [5, 4]), ...DAMAGE)).toEqual([
      'Immunity/Chest: Vic ignores the Damage roll [CF-DAMAGE-01 CF-ABIL-51]',
    ])
  })

  test('CF-ABIL-19 surviving a double six is logged after the result, with the ability', () => {
    expect(eventTexts(strike({ abilities: ['colossal'] }, [6, 6]), ...DAMAGE)).toEqual([
      'Double six: the result for Vic is Killed Outright [CF-WOUND-07]',
      'Colossal: Vic survives with a Critical Wound [CF-DAMAGE-01 CF-ABIL-19]',
    ])
  })

  test('CF-REV-LION-02 the shield takes the blow before the dice are read, and the dice belong to it', () => {
    const match = strike({}, [5, 6, 6], { extras: ['shield-of-the-baronies-4'] })
    expect(eventTexts(match, ...DAMAGE, 'shield.struck', 'shield')).toEqual([
      'The shield of Vic takes the blow [CF-REV-LION-02]',
      'Double six: the result for the shield of Vic is Killed Outright [CF-WOUND-07]',
      'The shield of Vic is broken [CF-REV-LION-02]',
    ])
  })
})

test('CF-BASE-13 Force is logged with its bonuses', () => {
  const bomb = figure('Bomb', 1, 30, 30, { abilities: ['hard-boiled'] })
  const match = turn([figure('Ann', 0, 20, 30), bomb], { answers: ['0:charge:1', { to: [27.5, 30] }] })
  expect(numberTexts(match, 'charge.withstood')).toEqual([
    'Force of the charge 1 = 1 Force of Ann [CF-BASE-13]',
    'Force against it 2 = 1 Force of Bomb [CF-BASE-13] + 1 Hard-boiled [CF-ABIL-45]',
  ])
})

describe('a spared fighter', () => {
  test('CF-CAST-15 is not logged as affected by the spell', () => {
    const arrow = { spell: 'arrow-of-mana', gems: { light: 2 } }
    const match = spellScene({ ...arrow, on: { card: { abilities: ['inalterable'] } }, dice: [6] })
    expect(eventTexts(match, 'cast.succeeded', 'cast.spared')).toEqual([
      'Bob is not affected by Arrow of Mana [CF-CAST-15 CF-ABIL-113]',
    ])
  })

  test('CF-CALL-17 is not logged as affected by the miracle', () => {
    const match = miracleScene({
      miracle: 'divine-eye',
      faith: 9,
      on: { card: { abilities: ['inalterable'] } },
      dice: [6],
      answers: ['0'],
    })
    expect(eventTexts(match, 'call.succeeded', 'call.spared')).toHaveLength(1)
    expect(eventTexts(match, 'call.spared')[0]).toMatch(/Bob is not affected by .* \[CF-CALL-17 CF-ABIL-113\]$/)
  })
})

test('CF-ARTEFACT-26 a dose without effect is logged as used up', () => {
  const match = turn([figure('Ann', 0, 20, 30, {}, { extras: ['minor-potion-of-strength'] })], {
    answers: ['done', '0:walk', 'use'],
    dice: [1],
  })
  expect(eventTexts(match, 'potion')[0]).toMatch(/^Ann drinks: nothing happens, and the dose is used up \[/)
})

test('CF-ABIL-06 the target of an assault that was shot dead is not logged as fled', () => {
  const armed = { abilities: ['assault-fire'] }
  const amy = figure('Amy', 0, 20, 33, { aim: 3, weapon: BOW, ...armed })
  const match = turn([marksman(armed), figure('Bob', 1, 35, 30), amy], {
    answers: ['0:charge:1', { to: [32.5, 30] }, '2:charge:1', { to: [35, 32.5] }, '1'],
    dice: [4, 6, 6],
  })
  expect(questionText(match)).toBe('Who takes the place of the target that fell?')
  giveAnswers(match, '2', 'stay')
  expect(eventTexts(match, 'assault.spot', 'assault.in-vain')).toEqual([
    'Amy takes the place of Bob [CF-COURAGE-13]',
    'Bob is gone when Ann arrives [CF-COURAGE-13]',
  ])
})
