import { Speaker } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf } from '../armies/army.fixture.ts'
import { forces } from '../forces/forces.ts'
import { confrontation } from '../game.ts'
import { faithful, miracleScene } from '../testing/faithful.ts'
import { eventArgs, figure, optionKeys, rolledDice } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const NOBODY = { figure: String, seat: String }
const REPRIEVE = 'miraculous-reprieve'
const EYE = 'divine-eye'
const BRAVERY = 'aura-of-bravery'
const BLIND = 'kingdom-of-the-blind'

/** The values on a miracle's printed card. */
function printedCard(miracle: string): string {
  const [card] = forces.cards(armyOf([{ profile: 'lions-misan-the-clairvoyant', miracles: [miracle] }]))
  const { note } = card!.groups.find(({ label }) => label.id === 'card.miracles')!.traits[0]!
  return new Speaker({ en: { ...confrontation.content.phrases.en, ...forces.phrases.en } }, 'en').say(note!, NOBODY)
}

test('CF-CARD-17 the card of a miracle shows cult, Fervour, difficulty, range and target, and costs A.P.', () => {
  expect(printedCard(EYE)).toBe('universal cult · Fervour 2 · difficulty 7 · 20 cm · a friend')
  expect(printedCard(BRAVERY)).toBe('universal cult · Fervour 2 · difficulty 7 · personal · the faithful')
  const [card] = forces.cards(armyOf([{ profile: 'lions-misan-the-clairvoyant', miracles: [EYE] }]))
  expect(card!.cost!.terms.at(-1)).toMatchObject({ amount: 7, rule: 'CF-CARD-16' })
})

describe('the values of a miracle’s card', () => {
  test('CF-CARD-20 the divination must reach its difficulty', () => {
    const eye = (die: number) =>
      eventArgs(miracleScene({ miracle: EYE, faith: 2, on: { seat: 0 }, dice: [die] }), 'call.succeeded').length
    // 7 is needed, with Aspects of 4 in all.
    expect(eye(2)).toBe(0)
    expect(eye(3)).toBe(1)
  })

  test('CF-CARD-21 a call works within its range and is lost beyond; a personal miracle targets only the caller', () => {
    const eye = (gap: number) =>
      eventArgs(
        miracleScene({ miracle: EYE, faith: 2, on: { seat: 0, at: [22.5 + gap, 30] }, dice: [5] }),
        'call.succeeded',
      ).length
    expect(eye(20)).toBe(1)
    expect(eye(20.1)).toBe(0)
    const figures = [
      faithful('Ann', 0, 20, 30, { miracles: [BRAVERY, EYE], faith: 4 }),
      figure('Fay', 0, 24, 30, {}, { card: 'Fay' }),
    ]
    const keys = optionKeys(turn(figures, { answers: ['done', '0:call'] }))
    expect(keys.filter((key) => key.startsWith(BRAVERY))).toEqual([`${BRAVERY}:0`])
  })

  test('CF-CARD-22 a miracle lasts for the round or has only an immediate effect', () => {
    const left = (miracle: string, faith: number, on: object) =>
      miracleScene({ miracle, faith, on, dice: [5] }).state.fighters[1]!.effects.map(({ until }) => until)
    expect(left(BLIND, 2, {})).toEqual(['round'])
    expect(left(REPRIEVE, 2, { seat: 0, more: { wounds: 'light' } })).toEqual([])
  })

  test('CF-CARD-23 its Fervour is spent; a variable Fervour is chosen before the call', () => {
    const faithLeft = (wounds: string, faith: number) =>
      miracleScene({ miracle: REPRIEVE, faith, on: { seat: 0, more: { wounds } }, dice: [1] }).state.fighters[0]!.faith
    expect(faithLeft('light', 2)).toBe(0)
    expect(faithLeft('serious', 3)).toBe(0)
    expect(faithLeft('critical', 4)).toBe(0)
    expect(rolledDice(miracleScene({ miracle: EYE, faith: 2, on: { seat: 0 }, dice: [1] }))).toHaveLength(1)
  })
})
