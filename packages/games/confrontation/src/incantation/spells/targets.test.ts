import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { makeTest } from '../../dice/test.ts'
import { aspectsOf } from '../../divination/faith.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, promptId } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { spellChoices } from '../spell-choices.ts'

/** Whether Ann may cast her spell on Abe, a plain fighter of Mid-Nor with these effects. */
function mayName(spell: string, gems: Record<string, number>, effects: Json[], card: FigureDetails = {}): boolean {
  const abe = figure('Abe', 0, 26, 30, { people: 'midnor', ...card }, { card: 'Abe', effects })
  const play = loadPosition({
    figures: [magician('Ann', 0, 20, 30, { spells: [spell], gems }), abe, figure('Enemy', 1, 90, 30)],
  })
  const namings = spellChoices(play, fighterNamed(play, 'Ann'), { moment: 'activation', fallenBefore: [] })
  return namings.some(({ target }) => target === fighterNamed(play, 'Abe'))
}

const possessed = { object: 'possessed', until: 'game', source: { object: 'possession' } }
const tamed = { object: 'under-demonic-regeneration', source: { object: 'demonic-regeneration' } }

describe('CF-BOOK-14 a fighter with an ability from any source may be named for a spell that asks for it', () => {
  test('CF-SPELL-37, -38, -40, CF-MIRACLE-38 a fighter Possessed by a miracle is Possessed; one that has lost it is not', () => {
    for (const spell of ['demonic-will', 'tentacular-outgrowth', 'demonic-regeneration']) {
      const mayNameAbe = (effects: Json[], card: FigureDetails = {}) => mayName(spell, { darkness: 3 }, effects, card)
      expect(mayNameAbe([])).toBe(false)
      expect(mayNameAbe([possessed])).toBe(true)
      expect(mayNameAbe([], { abilities: ['possessed'] })).toBe(true)
      expect(mayNameAbe([tamed], { abilities: ['possessed'] })).toBe(false)
    }
  })

  test('CF-SPELL-47, CF-MIRACLE-13 the Fanaticism of an aura counts', () => {
    const effects = [
      { object: 'under-martial-exaltation-source', source: { figure: 1, object: 'martial-exaltation' } },
      { object: 'under-martial-exaltation', source: { figure: 1, object: 'martial-exaltation' } },
    ]
    const creed = { level: 'zealot', cult: 'Arin', aura: 15, creation: 1, alteration: 2, destruction: 1 }
    expect(mayName('anger-of-the-warrior', { fire: 2 }, effects, { faith: creed })).toBe(true)
    expect(mayName('anger-of-the-warrior', { fire: 2 }, [], { faith: creed })).toBe(false)
  })
})

describe('CF-SPELL-04, CF-SPELL-64 the spells change divination rolls too', () => {
  const result = (spell: string, gems: Record<string, number>, on: ReturnType<typeof enemy>) => {
    const creed = { level: 'zealot', cult: 'Arin', aura: 15, creation: 1, alteration: 2, destruction: 1 }
    const card = { faith: creed, cou: 5 }
    const match = spellScene({ spell, gems, on: { ...on, card }, dice: [4, 3] }, function* (play, _ann, bob) {
      const value = aspectsOf(play, bob)
      yield* makeTest(play, {
        kind: 'divination',
        fighter: bob,
        rules: [],
        difficulty: 1,
        against: null,
        dice: 1,
        value,
      })
    })
    return eventArgs(match, 'test.passed').at(-1)?.final
  }

  test('CF-SPELL-04 adds one; CF-SPELL-64 takes one', () => {
    // Aspects of 4 and a die of 3.
    expect(result('mystical-galvanisation', { light: 3 }, friend() as never)).toBe(8)
    expect(result('bite-of-the-soul', { darkness: 2 }, enemy())).toBe(6)
  })
})

test('CF-SPELL-87 lost Structure Points count as a Wound, and the scream leaps on', () => {
  const machine = { mobile: true, artillery: 'chariot', structurePoints: 12 }
  const others = [figure('Two', 1, 30, 36)]
  const given = { spell: 'screaming-death', gems: { darkness: 3 }, others, dice: [5, 5, 4, 2, 1] }
  const match = spellScene({ ...given, on: { ...enemy({ machine }), at: [30, 30] } })
  expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Bob', 'Two'])
})

test('CF-RELIC-08, CF-SPELL-07 every target named in the Emblem’s aura costs the caster a Damage roll', () => {
  const petrified = { object: 'petrified', source: { figure: 1, object: 'petrified-emblem' } }
  const card = { magic: { level: 'master', elements: ['light'], paths: ['hermetism'], intensity: 8 } }
  const ann = magician('Ann', 0, 20, 30, {
    spells: ['chastisement-of-light'],
    gems: { light: 4 },
    card,
    more: { effects: [petrified] },
  })
  const bearer = faithful('Enemy', 1, 38, 30, { more: { extras: ['petrified-emblem'] } })
  const figures = [ann, bearer, figure('Far', 1, 38, 50)]
  // Far is outside the aura, so naming Far is free, but naming the bearer as well is not.
  const match = turn(figures, { answers: ['done', '0:cast', 'chastisement-of-light:2:2', '1'], dice: [2, 1, 1] })
  expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Ann'])
  expect(eventArgs(match, 'cast.failed')).toHaveLength(1)
  const dies = turn(figures, { answers: ['done', '0:cast', 'chastisement-of-light:2:2', '1'], dice: [6, 6] })
  expect(fighterNamed(dies, 'Ann').status).toBe('eliminated')
  expect(eventArgs(dies, 'cast.announced').length).toBe(0)
  expect(promptId(dies)).toBe('ask.end')
})
