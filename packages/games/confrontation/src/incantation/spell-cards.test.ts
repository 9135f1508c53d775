import { type Json, Speaker } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf } from '../armies/army.fixture.ts'
import { spellNamed } from '../armies/extras/armoury.ts'
import { forces } from '../forces/forces.ts'
import { confrontation } from '../game.ts'
import { magician } from '../testing/magician.ts'
import { eventArgs, figure, optionKeys, rolledDice } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { turn } from '../testing/turn.ts'

const ARROW = 'arrow-of-mana'
const TROUBLING = 'troubling-aura'
const GALVANISATION = 'mystical-galvanisation'
const DEGENERATION = 'degeneration'

/** Lists the targets Ann may choose; Bob stands this far to her right, Amy behind Bob. */
function targets(spell: string, gems: Record<string, number>, gap: number): string[] {
  const figures = [
    magician('Ann', 0, 20, 30, { spells: [spell, GALVANISATION], gems: { ...gems, light: 5 } }),
    figure('Bob', 1, 22.5 + gap, 30),
    figure('Amy', 0, 20, 40, {}, { card: 'Amy' }),
  ]
  const match = turn(figures, { answers: ['done', '0:cast'] })
  return optionKeys(match)
    .filter((key) => key.startsWith(spell))
    .map((key) => key.split(':')[1]!)
}

const NOBODY = { figure: String, seat: String }

/** The printed card of Migail’s spell. */
function printedSpell(spell: string): string {
  const [card] = forces.cards(armyOf([{ profile: 'lions-migail-the-selenite', spells: [spell] }]))
  const note = card!.groups.find(({ label }) => label.id === 'card.spells')!.traits[0]!.note!
  const phrases = { ...confrontation.content.phrases.en, ...forces.phrases.en }
  return new Speaker({ en: phrases }, 'en').say(note, NOBODY)
}

describe('the card of a spell', () => {
  test('CF-CARD-08 the card prints gems, path, difficulty, range, target, duration, frequency and intensity', () => {
    expect(printedSpell('fiery-assault')).toBe(
      '2 Light · Hermetism, Circaeus · difficulty 8 · 20 cm · a friend · until the end of the round · 3 times a round · intensity 3',
    )
    expect(printedSpell('troubling-aura')).toBe(
      '2 Light · Hermetism · difficulty 8 · personal · the caster · until the end of the round · once a round · intensity 1',
    )
  })

  test('CF-CARD-08 the A.P. are paid with the card', () => {
    const [card] = forces.cards(armyOf([{ profile: 'lions-migail-the-selenite', spells: ['fiery-assault'] }]))
    expect(card!.cost!.terms.at(-1)).toMatchObject({ amount: spellNamed('fiery-assault')!.ap, rule: 'CF-CARD-16' })
  })
})

describe('playing a spell as its card says', () => {
  const galvanise = (die: number) =>
    eventArgs(spellScene({ spell: GALVANISATION, gems: { light: 3 }, on: { seat: 0 }, dice: [die] }), 'cast.succeeded')
      .length

  test('CF-CARD-10 the incantation must reach a numeric difficulty: 7 with POW 4', () => {
    expect(galvanise(2)).toBe(0)
    expect(galvanise(3)).toBe(1)
  })

  test('CF-CARD-10 the caster sets a free difficulty before paying and rolling', () => {
    // Two degrees of one spell, each with its own difficulty.
    const figures = [
      magician('Ann', 0, 20, 30, {
        spells: ['calming-glow'],
        gems: { light: 6 },
        card: { magic: { level: 'master', elements: ['light'], paths: ['hermetism'], intensity: 8 } },
      }),
      figure('Amy', 0, 30, 30, {}, { card: 'Amy', wounds: 'critical' }),
      figure('Bob', 1, 100, 30),
    ]
    const match = turn(figures, { answers: ['done', '0:cast'] })
    const told = optionKeys(match).filter((key) => key.startsWith('calming-glow:1:'))
    expect(told.length).toBeGreaterThan(1)
    const words =
      match.pending[0]!.kind === 'pick' ? match.pending[0]!.options.map(({ text }) => text.args?.difficulty) : []
    expect(new Set(words).size).toBeGreaterThan(1)
  })

  test('CF-CARD-11 a spell works within its range and is lost beyond; Contact and Personal limit the targets', () => {
    const arrow = (gap: number, dice: number[]) => {
      const match = spellScene({
        spell: ARROW,
        gems: { light: 2 },
        on: { at: [22.5 + gap, 30], card: { res: 9 } },
        dice,
      })
      return rolledDice(match)
    }
    // The Damage dice are rolled only if the spell reaches Bob.
    expect(arrow(20, [6, 2, 1])).toEqual(['roll.incantation 1', 'roll.damage 2'])
    expect(arrow(20.1, [6])).toEqual(['roll.incantation 1'])
    expect(targets(DEGENERATION, { darkness: 2 }, 0)).toEqual(['1'])
    expect(targets(DEGENERATION, { darkness: 2 }, 3)).toEqual([])
    expect(targets(TROUBLING, {}, 3)).toEqual(['0'])
  })

  test('CF-CARD-12 the area is one fighter or everybody in a zone', () => {
    // A die for the caster and each friendly Daïkinee in the zone; the script of dice must be used up exactly.
    const flow = (others: Json[]) =>
      spellScene({
        spell: 'calming-flow',
        gems: { water: 4 },
        onHerself: true,
        ann: { card: { magic: { level: 'master', elements: ['water'], paths: ['fayery'], intensity: 8 } } },
        on: { seat: 0, at: [24, 30], card: { people: 'daikinee' }, more: { wounds: 'light' } },
        others,
        dice: [6, 3, 3, 3],
      })
    const near = figure('Amy', 0, 20, 34, { people: 'daikinee' }, { wounds: 'light' })
    const far = figure('Abe', 0, 90, 34, { people: 'daikinee' }, { wounds: 'light' })
    expect(rolledDice(flow([near]))).toHaveLength(4)
    expect(rolledDice(flow([near, far]))).toHaveLength(4)
  })

  test('CF-CARD-13 an instant spell leaves nothing, and one of a round lasts until its end', () => {
    const left = (spell: string, on: object, dice: number[], gems: Record<string, number>) =>
      spellScene({ spell, gems, on, dice }).state.fighters[1]!.effects.map(({ until }) => until)
    expect(left(GALVANISATION, { seat: 0 }, [3], { light: 3 })).toEqual(['round'])
    expect(left('minor-cure', { seat: 0, more: { wounds: 'light' }, at: [30, 30] }, [5], { light: 3 })).toEqual([])
  })

  test('CF-CARD-14 a magician attempts the spell as often a round as the card says, whatever its rank', () => {
    const castTimes = (times: number, level: string) => {
      const figures = [
        magician('Ann', 0, 20, 30, {
          spells: [GALVANISATION],
          gems: { light: 9 },
          card: { magic: { level, elements: ['light'], paths: ['solaris'], intensity: 8 } },
          more: { uses: { [`cast:${GALVANISATION}`]: { stretch: 1, times } } },
        }),
        figure('Amy', 0, 30, 30, {}, { card: 'Amy' }),
        figure('Bob', 1, 100, 30),
      ]
      const match = turn(figures, { answers: ['done'] }, { round: 1 })
      return optionKeys(match).includes('0:cast')
    }
    for (const level of ['initiate', 'virtuoso']) {
      expect(castTimes(1, level)).toBe(true)
      expect(castTimes(2, level)).toBe(false)
    }
  })
})
