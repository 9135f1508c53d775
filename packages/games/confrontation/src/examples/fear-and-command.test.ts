import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { eventArgs, fighterNamed, figure, placeOf, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })
const tests = (match: Scene) =>
  ['passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`),
  )

/** A fighter charges another, 10 cm away, with these dice. */
const charge = (assailant: object, target: object, dice: number[], others: Json[] = []) =>
  turn([figure('Ann', 0, 20, 30, assailant as never), figure('Bob', 1, 32.5, 30, target as never), ...others], {
    answers: ['0:charge:1', at(30, 30)],
    dice,
  })

test('EX-CF-57 a fianna of COU 4 that charges a skinner of FEAR 3 fails on a 1 only', () => {
  expect(tests(charge({ cou: 4 }, { fear: 3 }, [2]))).toEqual(['Ann passed 6:3'])
  expect(tests(charge({ cou: 4 }, { fear: 3 }, [1]))).toEqual(['Ann failed-outright 0:3'])
})

test('EX-CF-59 a Kelt hunter of COU 5 must test when a warrior of the Abyss of FEAR 4 charges', () => {
  expect(tests(charge({ fear: 4 }, { cou: 5 }, [2]))).toEqual(['Bob passed 7:4'])
})

test('EX-CF-61 a ghoul of MOV 10 does not reach a conscript 23 cm away: it moves 20 cm, and the conscript does not test', () => {
  const match = turn(
    [
      catalogueFigure('acheron-ghoul-of-acheron', 0, 20, 30, { name: 'Ghoul', mov: 10 }),
      catalogueFigure('griffins-griffin-conscript', 1, 45.5, 30, { name: 'Conscript' }),
    ],
    {
      answers: ['0:charge:1', at(43, 30)],
    },
  )
  expect(placeOf(match, 'Ghoul')).toEqual([40, 30])
  expect(tests(match)).toEqual([])
})

test('EX-CF-63 a hunter of FEAR 4 that fails against a spasm warrior of FEAR 6 stays, and the fianna beside it does not test', () => {
  const hunter = { fear: 4, base: 'creature', size: 'large' }
  const match = turn(
    [
      figure('Hunter', 0, 20, 30, hunter),
      figure('Fianna', 1, 32.5, 28.75),
      figure('Spasm', 1, 32.5, 31.25, { fear: 6 }),
    ],
    {
      answers: ['0:charge:1:2', at(29.38, 30)],
      dice: [1],
    },
  )
  expect(tests(match)).toEqual(['Hunter failed-outright 0:6'])
  expect(placeOf(match, 'Hunter')).toEqual([20, 30])
})

test('EX-CF-65 the worst of three chargers, FEAR 6, sets the difficulty of the thallion’s one test', () => {
  const from = (name: string, x: number, y: number, fear: number, facing: string) =>
    figure(name, 0, x, y, { fear }, { facing })
  const match = turn(
    [
      from('Prowler', 20, 30, 6, 'east'),
      from('Scourge', 32.5, 18, 5, 'south'),
      from('Warrior', 32.5, 42, 4, 'north'),
      figure('Thallion', 1, 32.5, 30, { cou: 6 }),
    ],
    {
      answers: ['0:charge:3', at(30, 30), '1:charge:3', at(32.5, 27.5), '2:charge:3', at(32.5, 32.5)],
      dice: [2],
    },
  )
  expect(tests(match)).toEqual(['Thallion passed 8:6'])
})

test('EX-CF-67 a master of rites of MOV 10 that fails flees 20 cm directly away', () => {
  const match = charge({ fear: 8 }, { cou: 4, mov: 10 }, [2])
  expect(fighterNamed(match, 'Bob').inRout).toBe(true)
  expect(placeOf(match, 'Bob')).toEqual([52.5, 30])
})

const AGONN = 'lions-agonn-the-ardent'
const COU = { cou: 4 }

/** Bob, COU 4, is charged by FEAR 9 with Agonn (COU 6) at this distance behind: gets Bob's result with a 3. */
const ledByAgonn = (gap: number) => {
  const match = charge(
    { fear: 9 },
    COU,
    [3],
    [catalogueFigure(AGONN, 1, 32.5 + 2.5 + gap, 30, { name: 'Agonn' }, { facing: 'east' })],
  )
  return eventArgs(match, 'test.passed')[0]?.final ?? eventArgs(match, 'test.failed')[0]?.final
}

test('EX-CF-69 Agonn, Leadership/10, leads friends within 10 cm', () => {
  expect(ledByAgonn(10)).toBe(9)
  expect(ledByAgonn(10.5)).toBe(7)
})

test('EX-CF-71 Agonn with bearers is a complete war-staff even if the bearers do not reach each other', () => {
  const staff = (who: string, name: string, y: number) =>
    catalogueFigure(who, 1, 36, y, { name }, { card: 'Staff', warStaff: true })
  const members = (drum: number) => [
    staff('lions-standard-bearer-of-the-lion', 'Banner', 22),
    staff(AGONN, 'Agonn', 30),
    staff('lions-musician-of-the-lion', 'Drum', drum),
  ]
  // 22 to 38: 13.5 cm apart, each 5.5 cm from Agonn. Bob gets Agonn's 6 and 2.
  const match = charge({ fear: 9 }, COU, [3], members(38))
  expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 11 }])
  const broken = charge({ fear: 9 }, COU, [3], members(46))
  expect(eventArgs(broken, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 10 }])
})

const KALYAR = 'devourers-kalyar-the-awakened'
const kalyar = (y: number) => catalogueFigure(KALYAR, 0, 20, y, { name: 'Kalyar' }, { card: 'Kalyar' })

test('EX-CF-73 a voracious Devourer of FEAR 5 must test to charge FEAR 8, and may use Kalyar’s 7', () => {
  const devourer = { fear: 5, people: 'devourers' }
  expect(tests(charge(devourer, { fear: 8 }, [2], [kalyar(40)]))).toEqual(['Ann passed 9:8'])
  expect(tests(charge(devourer, { fear: 8 }, [2]))).toEqual(['Ann failed 7:8'])
})

test('EX-CF-75 a warrior of blood of COU 4 may use Kalyar’s 7 against a cyclops of FEAR 8', () => {
  expect(tests(charge({ cou: 4, people: 'devourers' }, { fear: 8 }, [2], [kalyar(40)]))).toEqual(['Ann passed 9:8'])
})

test('EX-CF-77 a morbid puppet of FEAR 5 in the aura of Melmoth, an Elite of FEAR 7, spreads FEAR 7', () => {
  const puppet = catalogueFigure('acheron-morbid-puppet', 0, 20, 30, { name: 'Puppet' })
  const melmoth = catalogueFigure('acheron-melmoth', 0, 20, 36, { name: 'Melmoth' }, { card: 'Melmoth' })
  const chargeWith = (others: Json[]) =>
    tests(
      turn([puppet, figure('Bob', 1, 32.5, 30, { cou: 9 }), ...others], {
        answers: ['0:charge:1', at(30, 30)],
        dice: [2],
      }),
    )
  expect(chargeWith([])).toEqual(['Bob passed 11:5'])
  expect(chargeWith([melmoth])).toEqual(['Bob passed 11:7'])
})

test('EX-CF-79 living ghouls may use the FEAR of the Gorgon, which is dead', () => {
  const gorgon = catalogueFigure('acheron-the-gorgon', 0, 20, 36, { name: 'Gorgon' })
  const ghoul = catalogueFigure('acheron-ghoul-of-acheron', 0, 20, 30, { name: 'Ghoul' }, { inRout: true })
  const match = scene(
    { phase: 'strategic', figures: [ghoul, gorgon, figure('Bob', 1, 90, 30)] },
    { answers: ['courage'], dice: [2] },
  )
  // FEAR 9 of the Gorgon instead of its own 6.
  expect(tests(match)).toEqual(['Ghoul passed 11:6'])
})
