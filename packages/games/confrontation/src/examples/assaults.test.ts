import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { eventArgs, fighterNamed, figure, optionKeys, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })
const chargePenalties = (match: Scene, ...names: string[]) =>
  names.map((name) => fighterNamed(match, name).chargePenalty)
const BRAVE = { cou: 20 }

test('EX-CF-23 a Wolfen may charge two Kelt centaurs in a row', () => {
  // Both face north, so that their long sides lie in one line in front of the Wolfen.
  const centaur = (name: string, y: number) =>
    catalogueFigure('sessairs-kelt-centaur', 1, 40, y, { name }, { facing: 'west' })
  const match = turn([
    catalogueFigure('wolfen-wolfen-warrior', 0, 20, 30, { name: 'Ann' }),
    centaur('C1', 28.75),
    centaur('C2', 31.25),
  ])
  expect(optionKeys(match)).toContain('0:charge:1:2')
})

test('EX-CF-25 a fighter that engages and touches two has engaged both', () => {
  // A wide base reaches two thermo-warriors standing shoulder to shoulder, unseen.
  const fiend = figure('Fiend', 0, 20, 30, { base: 'large-creature', size: 'large', cou: 20 }, { facing: 'west' })
  const thermo = (name: string, y: number) => figure(name, 1, 34, y)
  const match = turn([fiend, thermo('T1', 28.75), thermo('T2', 31.25)], { answers: ['0:engagement:1', at(30.25, 30)] })
  expect(fighterNamed(match, 'T1').assaulted).toBe(true)
  expect(fighterNamed(match, 'T2').assaulted).toBe(true)
  expect(chargePenalties(match, 'T1', 'T2')).toEqual([false, false])
})

test('EX-CF-25, CF-CHARGE-10 and CF-CONTACT-06 a creature base against the joint of two has engaged both', () => {
  const fiend = figure('Fiend', 0, 20, 30, { base: 'creature', size: 'large', cou: 20 }, { facing: 'west' })
  const thermo = (name: string, y: number) => figure(name, 1, 34, y)
  const engaging = (y: number) =>
    turn([fiend, thermo('T1', 28.75), thermo('T2', 31.25)], { answers: ['0:engagement:1', at(30.875, y)] })
  const both = engaging(30)
  expect(fighterNamed(both, 'T1').assaulted).toBe(true)
  expect(fighterNamed(both, 'T2').assaulted).toBe(true)
  // Squarely against the first it touches no other.
  const squarely = engaging(28.75)
  expect(fighterNamed(squarely, 'T1').assaulted).toBe(true)
  expect(fighterNamed(squarely, 'T2').assaulted).toBe(false)
})

test('EX-CF-27 a tyrant charges two and only engages a third, which touches its side', () => {
  const tyrant = figure('Tyrant', 0, 20, 30, { base: 'creature', size: 'large', force: 2, cou: 20 })
  // The second thallion touches the right side of the tyrant's place, at 36.88.
  const others = [
    figure('Inquisitor', 1, 40, 28.75),
    figure('Thallion', 1, 40, 31.25),
    figure('Second', 1, 36.875, 33.125),
  ]
  const match = turn([tyrant, ...others], { answers: ['0:charge:1:2', at(36.88, 30)] })
  const targets = (type: string) => eventArgs(match, type).map(({ target }) => target)
  expect(targets('announced.charge')).toEqual(['Inquisitor', 'Thallion'])
  expect(targets('assault.charge')).toEqual(['Inquisitor', 'Thallion'])
  expect(targets('assault.engagement')).toEqual(['Second'])
  expect(fighterNamed(match, 'Tyrant').charged).toEqual([1, 2])
  expect(fighterNamed(match, 'Second').assaulted).toBe(true)
  expect(chargePenalties(match, 'Inquisitor', 'Thallion', 'Second')).toEqual([true, true, false])
})

test('EX-CF-29 a goblin of Force 1 gives a guard of Force 1 charge penalties', () => {
  const goblin = catalogueFigure('goblins-goblin-marauder', 0, 20, 30, { name: 'Goblin' })
  const match = turn([goblin, catalogueFigure('lions-guard-of-alahan', 1, 30, 30, { name: 'Guard' })], {
    answers: ['0:charge:1', at(27.5, 30)],
  })
  expect(chargePenalties(match, 'Guard')).toEqual([true])
})

test('EX-CF-31 two templars of Force 1 give a black troll of Force 2 charge penalties, one alone does not', () => {
  const templar = (name: string, y: number) => figure(name, 0, 20, y, BRAVE)
  const troll = figure('Troll', 1, 32, 30, { base: 'creature', size: 'large', force: 2 })
  const both = turn([templar('T1', 28), templar('T2', 33), troll], {
    answers: ['0:charge:2', at(28.88, 29.38), '1:charge:2', at(28.88, 30.63)],
  })
  expect(chargePenalties(both, 'Troll')).toEqual([true])
  const withTwo = turn([templar('T1', 28), templar('T2', 33), troll], {
    answers: ['0:charge:2', at(28.88, 30), 'done', '1:nothing'],
  })
  expect(chargePenalties(withTwo, 'Troll')).toEqual([false])
})

test('EX-CF-33 a cyclops of Force 2 gives two warriors of Force 1 that it charges together charge penalties', () => {
  const cyclops = figure('Cyclops', 0, 20, 30, { base: 'creature', size: 'large', force: 2 })
  const warriors = (force: number) => [figure('W1', 1, 36, 28.75, { force }), figure('W2', 1, 36, 31.25)]
  const charge = (force: number) => turn([cyclops, ...warriors(force)], { answers: ['0:charge:1:2', at(32.88, 30)] })
  expect(chargePenalties(charge(1), 'W1', 'W2')).toEqual([true, true])
  expect(chargePenalties(charge(2), 'W1', 'W2')).toEqual([false, false])
})
