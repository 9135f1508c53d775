import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attackMage, defenceMage, magic, numberOf, throws } from '../testing/magic.ts'
import { eventArgs, legion, promptId, unit } from '../testing/scene.ts'

const ama = attackMage('Ama', 0, 1200, 900)
const foe = (more: Record<string, Json> = {}): Json => legion('Enemy', 1, 1200, 500, { files: 5, ...more })
const gift = (more: Record<string, Json>, dice: number[], answers: Json[] = ['gift-I', { to: [1200, 480] }]) =>
  magic([ama, foe(more)], { answers, dice })

describe('saving throws', () => {
  test('MI-SAVE-01 MI-AREA-01 a concentrated spell causes one save per strength, and each failure counts', () => {
    const match = gift({}, [11, 5, 12], ['gift-III', { to: [1200, 480] }, 'keep'])
    expect(throws(match, 'roll.save')).toEqual([[11, 5, 12]])
    expect(unit(match, 'Enemy').enchantments).toEqual([{ kind: 'gift', from: 2, until: 5 }])
  })

  test('MI-SAVE-02 MI-SAVE-04 MI-GEN-03 humans save on ten or less', () => {
    expect(unit(gift({}, [10]), 'Enemy').enchantments).toEqual([])
    expect(unit(gift({}, [11]), 'Enemy').enchantments).toHaveLength(1)
  })

  test("MI-SAVE-03 MI-SAVE-04 a unit accepts its own side's spell with a bonus of ten; a failed save gains nothing", () => {
    const aid = (dice: number[]) =>
      magic(
        [defenceMage('Dema', 0, 1200, 900), legion('Own', 0, 1200, 800, { race: 'pygmyFolk', weapons: [], files: 5 })],
        {
          answers: ['done', 'peace-I', { to: [1200, 820] }],
          dice,
        },
      )
    expect(numberOf(aid([18]), 'saves')).toBe(18)
    expect(unit(aid([18]), 'Own').enchantments).toHaveLength(1)
    expect(unit(aid([19]), 'Own').enchantments).toEqual([])
  })

  test('MI-SAVE-05 a legion makes one save if at least half of its figures are in the area, else none', () => {
    const cast = (figures: number, dice: number[]) =>
      magic([ama, foe({ figures, files: figures })], { answers: ['pleasures-I', { to: [1200, 495] }], dice })
    expect(eventArgs(cast(8, [20]), 'saves')).toEqual([{ unit: 'Enemy', saves: 1, failed: 1 }])
    expect(unit(cast(10, []), 'Enemy').enchantments).toEqual([])
  })

  test('MI-SAVE-06 against the Gaze only figures in the area save, each separately', () => {
    const match = gift({}, [1, 1, 1, 1, 11, 20], ['gaze-I', 'area', { to: [1200, 480] }])
    expect(throws(match, 'roll.save')).toEqual([[1, 1, 1, 1, 11, 20]])
    expect(eventArgs(match, 'burnt')).toEqual([{ unit: 'Enemy', touched: 6, dead: 2 }])
  })

  test('MI-SAVE-07 MI-SCALE-04 sérudla save one by one; the legion fails if half of them fail', () => {
    const beasts = { race: 'serudla', weapons: [], figures: 2, files: 2 }
    expect(numberOf(gift(beasts, [5, 6]), 'saves')).toBe(5)
    expect(unit(gift(beasts, [5, 6]), 'Enemy').enchantments).toHaveLength(1)
    expect(unit(gift(beasts, [5, 5]), 'Enemy').enchantments).toEqual([])
  })

  test('MI-SAVE-07 MI-SCALE-10 MI-ARTILLERY-06 crews save one by one, with +8 on the die', () => {
    const engines = { engine: 'lightDartThrower', weapons: [], figures: 3, files: 3 }
    const match = gift(engines, [2, 2, 3])
    expect(numberOf(match, 'saves')).toBe(2)
    expect(unit(match, 'Enemy').enchantments).toEqual([])
    expect(unit(gift(engines, [2, 3, 3]), 'Enemy').enchantments).toHaveLength(1)
  })

  test('MI-SAVE-07 MI-ARTILLERY-06 against the Gaze each crew figure saves separately, and a kill removes one of them', () => {
    const engines = { engine: 'lightDartThrower', weapons: [], figures: 1, files: 1 }
    const match = gift(engines, [2, 3], ['gaze-I', 'area', { to: [1200, 480] }])
    expect(eventArgs(match, 'burnt')).toEqual([{ unit: 'Enemy', touched: 2, dead: 1 }])
    expect(unit(match, 'Enemy')).toMatchObject({ crew: 1, fate: 'fighting' })
  })

  test.each([
    ['hlaka', 8],
    ['pygmyFolk', 8],
    ['tinaliya', 8],
    ['human', 10],
    ['hlutrgu', 11],
    ['pachiLei', 11],
    ['peChoi', 11],
    ['shunnedOne', 11],
    ['swampFolk', 11],
    ['graySsu', 12],
    ['hlyss', 12],
    ['nlyss', 12],
    ['ahoggya', 13],
    ['shen', 13],
    ['blackSsu', 13],
    ['chyrstalli', 13],
    ['serudla', 5],
    ['sro', 5],
  ])('MI-SAVE-08 %s save on %i', (race, number) => {
    const weapons = race === 'human' ? ['longSword'] : []
    const match = gift({ race, weapons, figures: 1 }, [number])
    expect(numberOf(match, 'saves')).toBe(number)
    expect(unit(match, 'Enemy').enchantments).toEqual([])
  })

  test.each(['dritlan', 'kerdu', 'attackMage', 'defenceMage', 'guards'])(
    'MI-SAVE-08 MI-LEADER-04 MI-MAGE-06 MI-SPECIAL-03 a %s always saves: attacks have no effect and aids always work',
    (office) => {
      const settled = office === 'defenceMage' ? ['done'] : []
      const mage = office === 'attackMage' || office === 'defenceMage'
      const idle = { office, weapons: [], ...(mage ? { spells: [0, 0, 0] } : {}), level: 3, team: 1 }
      const enemy = legion('Enemy', 1, 1200, 500, idle)
      const attack = magic([ama, enemy], { answers: [...settled, 'gift-I', { to: [1200, 490] }] })
      expect(unit(attack, 'Enemy').enchantments).toEqual([])
      const burnt = magic([ama, enemy], { answers: [...settled, 'gaze-I', 'area', { to: [1200, 490] }] })
      expect(eventArgs(burnt, 'burnt')).toEqual([])
      const answers = ['done', 'grace-I', { to: [1200, 810] }]
      const aid = magic([defenceMage('Dema', 0, 1200, 900), legion('Own', 0, 1200, 800, idle)], { answers })
      expect(unit(aid, 'Own').enchantments).toMatchObject([{ kind: 'grace' }])
    },
  )

  test('MI-SAVE-09 an attack cannot be aimed at friends only, but may include them with an enemy', () => {
    const own = legion('Own', 0, 1200, 560, { files: 5, facing: 'north' })
    const aim = magic([ama, own, foe()], { answers: ['gift-I'] })
    expect(aim.check(0, { path: [{ x: 120_000, y: 63_000 }] })).toMatchObject({ rules: ['MI-SAVE-09'] })
    const struck = magic([ama, legion('Own', 0, 1120, 520, { files: 4 }), foe()], {
      answers: ['abode-I', { to: [1160, 510] }],
      dice: [11, 11],
    })
    expect(unit(struck, 'Own').disorganized && unit(struck, 'Enemy').disorganized).toBeTruthy()
  })

  test('MI-SAVE-09 the same applies to the other side, and one enemy is enough', () => {
    const mage = attackMage('Ema', 1, 1200, 100)
    const units = [
      legion('Friend', 1, 1160, 500, { figures: 4 }),
      legion('Enemy', 0, 1240, 480, { figures: 4 }),
      legion('Far', 0, 300, 1100),
    ]
    const aim = (...others: Json[]) =>
      magic([mage, ...others], { answers: ['gift-I'] }).check(1, { path: [{ x: 120_000, y: 49_000 }] })
    expect(aim(...units)).toBeUndefined()
    expect(aim(units[0]!, units[2]!)).toMatchObject({ rules: ['MI-SAVE-09'] })
  })

  test('MI-SAVE-09 any other spot in sight and range is allowed; a defence used as an aid helps only its own side', () => {
    expect(promptId(magic([ama, foe()], { answers: ['gift-I', { to: [1500, 700] }] }))).toBeUndefined()
    const dema = defenceMage('Dema', 0, 1200, 900)
    const match = magic([dema, legion('Own', 0, 1120, 520, { files: 4 }), foe()], {
      answers: ['done', 'peace-I', { to: [1160, 510] }],
    })
    expect(eventArgs(match, 'enchanted.peace').map((args) => args.unit)).toEqual(['Own'])
  })
})
