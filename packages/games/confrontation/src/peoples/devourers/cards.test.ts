import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice, duel } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys, scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-DEVOURER-06 the Black Veil', () => {
  const veil = { abilities: ['the-black-veil', 'born-killer'] }

  test('CF-REV-DEVOURER-06: the bearer may sustain its defence with more dice in attack than in defence', () => {
    const defenceKeys = (abilities: string[], answers: string[]) =>
      optionKeys(duel({ card: { abilities } }, {}, [...answers, dice({ 0: [2, 1] }), dice({ 1: [2, 0] })], [2, 5]))
    expect(defenceKeys(['born-killer'], [])).not.toContain('sustained')
    expect(defenceKeys(veil.abilities, ['no'])).toContain('sustained')
  })

  test('CF-REV-DEVOURER-06: giving up one combat die raises DEF by 2 until the end of the round', () => {
    const match = duel({ card: veil }, {}, ['use', dice({ 0: [0, 2] }), dice({ 1: [2, 0] }), 'parry:1'], [2, 5, 4, 2])
    // Attack 7; DEF 5 and a 2 parry it.
    expect(eventArgs(match, 'dice.placed')[0]).toEqual({ fighter: 'Ann', attack: 0, defence: 2, held: 0 })
    expect(eventArgs(match, 'parried').length).toBe(1)
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'veiled', until: 'round' }])
    // In a later combat of the round Ann is not asked again and still lacks the die.
    const later = duel({ card: veil, more: { effects: [{ object: 'veiled' }] } }, {}, [dice({ 0: [2, 0] })], [2, 5])
    expect(eventArgs(later, 'dice.placed')).toMatchObject([{ fighter: 'Ann', attack: 2, defence: 0 }])
  })

  test('CF-REV-DEVOURER-06: the eclipsante of the catalogue has it', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [catalogueFigure('devourers-eclipsante', 0, 20, 30, { ini: 1 }), figure('Bob', 1, 22.5, 30)],
      },
      { dice: [2, 5] },
    )
    expect(optionKeys(match)).toEqual(['use', 'no'])
  })
})

describe('CF-REV-DEVOURER-07 the Snare of Chains', () => {
  /** Ann casts Mystical Galvanisation on herself and runs, or the other way round. */
  const act = (extras: string[], answers: readonly Json[], faces: number[] = []) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['mystical-galvanisation'], gems: { light: 3 }, more: { extras } }),
        figure('Bob', 1, 90, 30),
      ],
      { answers: ['done', ...answers], dice: faces },
    )

  test('CF-REV-DEVOURER-07: its bearer runs and casts in one activation, in either order', () => {
    const ran: Json[] = ['0:run', { to: [35, 30] }]
    expect(optionKeys(act(['snare-of-chains'], ran))).toContain('0:cast')
    expect(optionKeys(act([], ran))).not.toContain('0:cast')
    expect(optionKeys(act(['snare-of-chains'], ['0:cast'], [3]))).toContain('0:run')
    expect(optionKeys(act([], ['0:cast'], [3]))).not.toContain('0:run')
  })

  test('CF-REV-DEVOURER-07: only Velrys may carry it', () => {
    const list = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['snare-of-chains'] }], { army: 'devourers' }))
    expect(list('devourers-velrys-prince-of-the-impure')).toEqual([])
    expect(list('devourers-nekhar-the-ecstatic')).toEqual(['artefact-bearer'])
  })
})
