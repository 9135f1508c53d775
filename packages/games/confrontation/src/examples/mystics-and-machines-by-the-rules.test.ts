import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  scene,
} from '../testing/scene.ts'

describe('CF-FAITH-08, CF-FAITH-10 a Devout Warrior-monk', () => {
  const aspects = { creation: 1, alteration: 1, destruction: 0 }
  const monk = (
    name: string,
    seat: 0 | 1,
    [x, y]: readonly [number, number],
    aura: number,
    changes: FigureDetails = {},
    more: FigureDetails = {},
  ) =>
    figure(
      ...([name, seat, x, y] as const),
      {
        faith: { level: 'devout', cult: 'Azël', aura, ...aspects },
        ...{ army: seat === 0 ? 'lions' : 'dirz', abilities: ['warrior-monk'], ...changes },
      },
      more,
    )
  const ann = (more: FigureDetails = {}) => monk('Ann', 0, [30, 30], 10, {}, more)
  const vic = (more: FigureDetails = {}) =>
    monk('Vic', 1, [38, 24], 15, { abilities: ['warrior-monk', 'iconoclast'] }, more)
  const friends = (many: number) => Array.from({ length: many }, (_, i) => figure(`G${i}`, 0, 24 + 3 * i, 34))
  const gatherFaith = (figures: Json[]) =>
    eventArgs(scene({ phase: 'mystic', figures }), 'faith.gathered').map(({ fighter, faith }) => `${fighter} ${faith}`)

  test('has 1 of its own and 1 for each started three believers of its people', () => {
    expect(gatherFaith([ann(), ...friends(3), figure('Bob', 1, 90, 30)])).toEqual(['Ann 2'])
    expect(gatherFaith([ann(), ...friends(4), figure('Bob', 1, 90, 30)])).toEqual(['Ann 3'])
  })

  test('CF-AURA-04 counts enemies, including faithful ones, if it is an iconoclast', () => {
    // Ann and four others are five, in two started threes.
    expect(gatherFaith([ann(), ...friends(4), vic()])).toEqual(['Ann 3', 'Vic 3'])
  })

  test('CF-CALL-10, CF-CALL-14, CF-LITANY-05 DEF 5 is difficulty 6; a point of faith adds a die, two of censure take 2', () => {
    const figures = [
      ann({ faith: 5, miracles: ['martial-inspiration'] }),
      figure('Knight', 0, 36, 30, { def: 5 }),
      vic({ faith: 3 }),
    ]
    const callMiracle = (faces: number[]) =>
      scene({ figures }, { answers: ['play', 'done', '0:call', 'martial-inspiration:1', '1', '2:2'], dice: faces })
    expect(eventArgs(callMiracle([3, 5]), 'test.failed')).toMatchObject([{ final: 5, difficulty: 6 }])
    const heard = callMiracle([3, 6])
    expect(eventArgs(heard, 'test.passed')).toMatchObject([{ final: 6, difficulty: 6 }])
    expect(fighterNamed(heard, 'Ann').faith).toBe(2)
    expect(fighterNamed(heard, 'Vic').faith).toBe(1)
  })
})

describe('CF-MACHINE-22 an immobile machine of Weight 5 with two servants of MOV 10', () => {
  const servant = (name: string, shift: number) => ({
    ...{ name, seat: 0, card: 'Ballista', beside: { figure: 'Ballista', side: 'back', shift } },
    ...{ who: 'Servant of the ballista', changes: { mov: 10 } },
  })
  const figures = [
    { who: 'Ballista of Alahan', name: 'Ballista', seat: 0, x: 60, y: 30, facing: 'north', card: 'Ballista' },
    servant('One', -1.25),
    servant('Two', 1.25),
    figure('Bob', 1, 60, 5),
  ] as Json[]
  const haulWith = (who: Json) => scene({ figures }, { answers: ['play', 'done', '0:haul', who] })
  const both = { slots: { haul: ['1', '2'], stay: [] } }

  test('goes 7 cm, and 5 with one of them', () => {
    const match = haulWith(both)
    expect(refusal(match, path([60, 22.9]))).toContain('CF-MACHINE-22')
    expect(refusal(match, path([60, 23]))).toBeUndefined()
    const alone = haulWith({ slots: { haul: ['1'], stay: ['2'] } })
    expect(refusal(alone, path([60, 24.9])) !== undefined).toBe(true)
    expect(refusal(alone, path([60, 25]))).toBeUndefined()
  })

  test('takes its servants along', () => {
    const match = scene({ figures }, { answers: ['play', 'done', '0:haul', both, { to: [60, 23] }] })
    expect(placeOf(match, 'Ballista')).toEqual([60, 23])
    expect(placeOf(match, 'One')).toEqual([58.75, 26.13])
    expect(placeOf(match, 'Two')).toEqual([61.25, 26.13])
  })
})

test('CF-STEAM-11 two dice of pressure, 6 and 5, add no more than 10 to STR 10', () => {
  const figures = [
    { who: 'Dwarven bombardier', name: 'Gun', seat: 0, x: 20, y: 30, facing: 'east' },
    figure('Bob', 1, 40, 30),
  ]
  const match = scene({ figures } as never, { answers: ['play', 'done', '0:fire', 'pressure'], dice: [6, 5, 4, 1, 1] })
  // 1 + 20 − 5 in the legs: Critical.
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 16 }])
  expect(fighterNamed(match, 'Bob').wounds).toBe(3)
})

describe('CF-TOXIC-03, CF-TOXIC-05 a toxic attack', () => {
  const strikeWith = (faces: number[]) => {
    const figures = [
      figure('Ann', 0, 30, 30, { ini: 6, str: 6, abilities: ['toxic/2'] }, { effects: [{ object: 'toxic-die' }] }),
      figure('Bob', 1, 32.5, 30, { res: 4 }),
    ]
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'use', 'none']
    return scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, ...faces] })
  }

  test('that wounds causes a roll of its own STR against RES 0', () => {
    // 5 + 6 − 4 in the belly is Serious; 4 + 2 in the arms too, which makes it Critical.
    const match = strikeWith([5, 3, 4, 2])
    expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([7, 6])
    expect(fighterNamed(match, 'Bob').wounds).toBe(3)
  })

  test('that only stuns causes none', () => {
    const match = strikeWith([1, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 3, result: 'wound.stunned' }])
  })
})

test('CF-MUTAGENIC-03, CF-MUTAGENIC-04 a 4 gives Mutagenic/-1 three points, at most two of them on one characteristic', () => {
  const figures = [
    figure('Clone', 0, 30, 30, { abilities: ['mutagenic/-1'] }, { effects: [{ object: 'mutagenic-die' }] }),
    figure('Bob', 1, 32.5, 30),
  ]
  const rollMutagen = (face: number) => scene({ phase: 'frays', figures }, { answers: ['use'], dice: [face] })
  expect(promptId(rollMutagen(4))).toBe('ask.points')
  expect(optionKeys(rollMutagen(4))).toEqual(['ini:1', 'ini:2', 'none'])
})
