import { expect, test } from 'vitest'
import { dice, duel, duelAgainstTwo } from './testing/duel.ts'
import { figure, giveAnswers, promptId, refusal } from './testing/scene.ts'
import { turn } from './testing/turn.ts'

test('CF-CHARGE-01, CF-CHARGE-03, CF-FLY-11 an assault that cannot be announced says why', () => {
  const behind = figure('Bea', 1, 10, 30)
  const aloft = figure('Bird', 1, 40, 20, { flight: 20 }, { level: 1 })
  const match = turn([figure('Ann', 0, 20, 30), figure('Ada', 0, 20, 10), figure('Bob', 1, 35, 30), behind, aloft])
  expect(promptId(match)).toBe('ask.announce')
  expect(refusal(match, '0:engagement:2')).toBe('barred.is-charge CF-CHARGE-01')
  expect(refusal(match, '0:charge:3')).toBe('barred.unseen CF-CHARGE-01')
  expect(refusal(match, '0:charge:4')).toBe('barred.level CF-FLY-11')
  expect(refusal(match, '0:dive:2')).toBe('barred.dive CF-FLY-13')
  expect(refusal(match, '0:charge:1')).toBe('barred.no-enemy CF-CHARGE-01')
  expect(refusal(match, '0:charge:2:3')).toBe('barred.pair CF-CHARGE-09')
  expect(refusal(giveAnswers(match, '0:cover'), '1:charge:2')).toBe('barred.covers-announced CF-ACT-02')
})

test('CF-ROUT-03, CF-ACT-07, CF-FLY-05 a fighter that cannot take an exclusive action says why', () => {
  const flier = figure('Ada', 0, 20, 10, { flight: 20 }, { level: 1 })
  const foe = figure('Bob', 1, 35, 30)
  const match = turn([
    figure('Ann', 0, 20, 30, {}, { inRout: true }),
    flier,
    figure('Al', 0, 80, 30),
    foe,
    figure('Ben', 1, 82.5, 30),
  ])
  expect(refusal(match, '0:charge:3')).toBe('barred.in-rout CF-ROUT-03')
  expect(refusal(match, '1:cover')).toBe('barred.cover-in-air CF-FLY-05')
  expect(refusal(match, '2:cover')).toBe('barred.cover-in-contact CF-ACT-07')
  expect(refusal(match, '2:charge:3')).toBe('barred.charge-in-contact CF-CHARGE-01')
})

test('CF-COMBAT-17, CF-COMBAT-22, CF-COMBAT-26 a defence that cannot be made says why', () => {
  const careful = duel({}, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })], [5, 2])
  expect(promptId(careful)).toBe('ask.defence')
  expect(refusal(careful, 'sustained')).toBe('barred.not-last-die CF-COMBAT-22')
  expect(refusal(careful, 'counter:1')).toBe('barred.no-counter CF-COMBAT-26')
  expect(refusal(careful, 'parry:3')).toBe('barred.defence-dice CF-COMBAT-17')
  const bold = duelAgainstTwo({}, ['1', dice({ 0: [2, 1] }), dice({ 1: [1, 1], 2: [1, 1] }), '1'], [2, 6])
  expect(refusal(bold, 'sustained')).toBe('barred.more-attack CF-COMBAT-22')
})
