import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventTexts, noteText, optionTexts, refusalText } from '../testing/displayed-text.ts'
import { miracleScene } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { figure, giveAnswers, path, type Scene } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { turn } from '../testing/turn.ts'

/** Ann chooses a spell to cast. */
function casting(
  spells: readonly string[],
  gems: Record<string, number>,
  others: readonly Json[],
  card = {},
  more = {},
): Scene {
  return turn([magician('Ann', 0, 20, 30, { spells, gems, card, more }), ...others], { answers: ['done', '0:cast'] })
}

const bob = figure('Bob', 1, 30, 30)

describe('options that differ in gems show their price and effect', () => {
  test('CF-SPELL-61 Inevitable Decline takes more RES for more gems', () => {
    expect(Object.values(optionTexts(casting(['inevitable-decline'], { darkness: 3 }, [bob]))).slice(0, 3)).toEqual([
      'Inevitable Decline on Bob: difficulty 9, 1 gem: RES −3 against the next Damage roll',
      'Inevitable Decline on Bob: difficulty 9, 2 gems: RES −6 against the next Damage roll',
      'Inevitable Decline on Bob: difficulty 9, 3 gems: RES −9 against the next Damage roll',
    ])
  })

  test('CF-SPELL-67 Iron of the Mind gives more Resolution for more gems', () => {
    const amy = figure('Amy', 0, 30, 30, {}, { card: 'Amy' })
    const options = optionTexts(casting(['iron-of-the-mind'], { earth: 2 }, [amy]))
    expect(options['iron-of-the-mind:1:1']).toBe('Iron of the Mind on Amy: difficulty 3, 1 gem: Resolution/1')
    expect(options['iron-of-the-mind:1:2']).toBe('Iron of the Mind on Amy: difficulty 3, 2 gems: Resolution/2')
  })

  test('CF-SPELL-08 Calming Glow shows the remaining Wound', () => {
    const amy = figure('Amy', 0, 30, 30, {}, { card: 'Amy', wounds: 'critical' })
    expect(optionTexts(casting(['calming-glow'], { light: 5 }, [amy]))).toEqual({
      'calming-glow:1:2': 'Calming Glow on Amy: difficulty 10, 2 gems: leaves a Serious Wound',
      'calming-glow:1:1': 'Calming Glow on Amy: difficulty 11, 5 gems: leaves a Light Wound',
    })
  })
})

test('CF-ABIL-65 the note of casting says that POW can stand in for gems', () => {
  const ann = (abilities: string[]) =>
    turn([magician('Ann', 0, 20, 30, { spells: ['inevitable-decline'], card: { pow: 4, abilities } }), bob], {
      answers: ['done'],
    })
  expect(noteText(ann(['mastery-of-the-arcana']), '0:cast')).toBe(
    '0 gems in reserve; POW can stand in for up to 3 more',
  )
})

describe('casting after a run', () => {
  test('CF-CAST-05 casting is refused, firing is not', () => {
    const more = { extras: ['minor-potion-of-strength'] }
    const ann = magician('Ann', 0, 20, 30, { spells: ['inevitable-decline'], gems: { darkness: 3 }, more })
    const match = turn([ann, bob], { answers: ['done', '0:run', 'no', path([20, 40])] })
    expect(refusalText(match, '0:cast')).toBe('A magician who has run cannot cast spells in the same turn [CF-CAST-05]')
  })
})

describe('unavailable counter-magic', () => {
  const others = [figure('Bob', 1, 30, 30), magician('Zed', 1, 32, 22, { gems: { light: 2 } })]
  const cast = () => giveAnswers(casting(['inevitable-decline'], { darkness: 1 }, others), 'inevitable-decline:1:1')

  test('CF-COUNTER-01 a fighter that is not a magician is refused with that reason', () => {
    expect(refusalText(cast(), 'counter:1')).toBe('Bob is not a magician and cannot cancel spells [CF-COUNTER-01]')
  })

  test('CF-COUNTER-03 other answers are refused without mentioning counter-magic', () => {
    expect(refusalText(cast(), 'att:1')).toBe('“att:1” is not one of the choices [CF-COUNTER-01 CF-COUNTER-03]')
  })
})

describe('texts of mysteries', () => {
  test('CF-CAST-06, CF-CALL-04 a personal spell shows no target; a miracle called on oneself does if others were possible', () => {
    const match = spellScene({ spell: 'troubling-aura', gems: { light: 2 }, on: {}, onHerself: true, dice: [6] })
    expect(eventTexts(match, 'cast.announced')[0]).toMatch(/^Ann casts Troubling Aura, difficulty 8/)
    const healed = miracleScene({
      miracle: 'miraculous-reprieve',
      faith: 2,
      ann: { more: { wounds: 'light' } },
      on: {},
      onHerself: true,
      dice: [6],
    })
    expect(eventTexts(healed, 'call.announced')[0]).toContain(' on Ann, difficulty 7')
  })
})

describe('summoned fighters', () => {
  const PUPPETS = 'morbid-puppet-invocation'
  const summoner = () =>
    magician('Ann', 0, 20, 30, {
      ...{ spells: [PUPPETS], gems: { darkness: 8 } },
      card: { magic: { level: 'master', elements: ['darkness'], paths: ['necromancy'], intensity: 8 }, category: 1 },
    })

  test('CF-SUMMON-05 summoning beyond the summoner’s control is refused with that reason', () => {
    const puppets = [1, 2].map((i) =>
      figure(
        `P${i}`,
        0,
        40,
        10 * i,
        {},
        {
          card: 'Ann',
          effects: [{ object: 'summoned', until: 'game', source: { figure: 0 } }],
        },
      ),
    )
    const match = turn([summoner(), ...puppets], { answers: ['done'] })
    expect(refusalText(match, '0:cast')).toBe(
      'The summoner already controls as much Force as allowed [CF-SUMMON-05 CF-SUMMON-06]',
    )
  })
})
