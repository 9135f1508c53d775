import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { magician } from '../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

const ANN = figure('Ann', 0, 20, 30, {}, { extras: ['gorok-s-horn'] })
const slayer = (x: number, y = 30, seat: 0 | 1 = 0) =>
  catalogueFigure('orcs-amok-slayer', seat, x, y, {}, { card: `slayer ${x} ${y}` })
const blown = (others: Json[], ...answers: string[]) =>
  turn([ANN, ...others], { answers: ['done', '0:use-gorok-s-horn', ...answers] })

describe('CF-REV-ORC-03: Gorok’s Horn', () => {
  test('CF-REV-ORC-03: gives a point for each friendly Amok slayer within 15 cm, the bearer included', () => {
    const targetKeys = (others: Json[]) => optionKeys(blown(others))
    const far = figure('Far', 0, 20, 10, {}, { card: 'Far' })
    expect(targetKeys([far])).toEqual(['instinct', 'none'])
    expect(targetKeys([slayer(37.5)])).toEqual(['instinct', 'strength', 'hide', 'none'])
    expect(targetKeys([slayer(37.6)])).toEqual(['instinct', 'none'])
    expect(targetKeys([slayer(30, 34, 1)])).toEqual(['instinct', 'none'])
    expect(targetKeys([slayer(37.5), slayer(25, 40)])).toEqual(['instinct', 'strength', 'hide', 'blood', 'none'])
  })

  test('CF-REV-ORC-03: points buy several powers for the round, each once; the horn sounds once a round', () => {
    const match = blown([slayer(30), slayer(25, 40), slayer(25, 20)], 'strength')
    expect(promptId(match)).toBe('ask.awakening')
    expect(optionKeys(match)).toEqual(['instinct', 'hide', 'none'])
    giveAnswers(match, 'hide')
    const ann = fighterNamed(match, 'Ann')
    expect((['str', 'res'] as const).map((which) => characteristic(match, ann, which).total)).toEqual([5, 7])
    expect(ann.effects.map(({ until }) => until)).toEqual(['round', 'round'])
    expect(optionKeys(match)).not.toContain('0:use-gorok-s-horn')
  })

  test('CF-REV-ORC-03: three points buy Immunity/Exceptional Wounds', () => {
    const match = blown([slayer(30), slayer(25, 40)], 'blood')
    expect(has(match, fighterNamed(match, 'Ann'), 'immunity-exceptional-wounds')).toBe(true)
  })

  test('CF-REV-ORC-03: instinctive spells on the bearer cost a neutral gem less, but at least one', () => {
    const shaman = (spell: string, neutral: number, answers: string[] = [], dice: number[] = []) =>
      turn(
        [
          magician('Ann', 0, 20, 30, { spells: [spell], gems: { neutral } }),
          figure('Kal', 0, 30, 30, {}, { effects: [{ object: 'awakened-instinct' }], card: 'Kal' }),
          figure('Amy', 0, 30, 36, {}, { card: 'Amy' }),
        ],
        { answers: ['done', '0:cast', ...answers], dice },
      )
    const targets = (spell: string, neutral: number) =>
      [...new Set(optionKeys(shaman(spell, neutral)).map((key) => key.split(':')[1]))].join()
    // Gift of the Rhinoceros costs 2, hence 1 on Kal and 2 on the others.
    expect(targets('gift-of-the-rhinoceros', 1)).toBe('1')
    expect(targets('gift-of-the-rhinoceros', 2)).toBe('0,1,2')
    const cast = shaman('gift-of-the-rhinoceros', 1, ['gift-of-the-rhinoceros:1:4'], [2])
    expect(eventArgs(cast, 'cast.announced')).toMatchObject([{ neutral: 1 }])
    expect(fighterNamed(cast, 'Ann').gems).toMatchObject({})
    const single = shaman('gift-of-the-mongoose', 2)
    expect(optionKeys(single)).toContain('gift-of-the-mongoose:1')
  })

  test('CF-REV-ORC-03: only Kal Shadar may carry it', () => {
    const faultsOfBuying = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['gorok-s-horn'] }], { army: 'orcs', points: 400 }))
    expect(faultsOfBuying('orcs-kal-shadar')).toEqual([])
    expect(faultsOfBuying('orcs-tork-the-animal')).toEqual(['artefact-bearer'])
  })
})
