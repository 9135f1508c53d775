import { describe, expect, test } from 'vitest'
import { staffBonus } from '../command/war-staff.ts'
import { isBoundToTemple } from '../peoples/griffins/temple.ts'
import type { Play } from '../state.ts'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { faithful } from '../testing/faithful.ts'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure, promptId, scene } from '../testing/scene.ts'
import { position } from './position.ts'

/** Lays out a position again. */
function again({ state, setup }: Pick<Play, 'state' | 'setup'>): Play {
  return loadPosition(JSON.parse(JSON.stringify(position(state, setup))))
}

describe('position', () => {
  test('CF-STAFF-11 keeps a war-staff', () => {
    const office = (name: string, y: number, command: string) =>
      figure(name, 0, 20, y, { command, abilities: ['leadership/10'] }, { card: 'Staff', warStaff: true })
    const staff = [office('Cid', 20, 'commander'), office('Dru', 24, 'musician'), office('Eva', 28, 'standard-bearer')]
    const play = loadPosition({ figures: [...staff, figure('Ann', 0, 20, 32), figure('Bob', 1, 90, 30)] })
    for (const other of [play, again(play)]) {
      expect(staffBonus(other, fighterNamed(other, 'Ann'), 'courage')).toMatchObject({ amount: 2, rule: 'CF-STAFF-11' })
    }
  })

  test('CF-FAITH-07 keeps the temporary faith with which a round begins', () => {
    const figures = [faithful('Ann', 0, 20, 30, { faith: 4 }), faithful('Bob', 1, 90, 30)]
    for (const phase of ['strategic', 'activation']) {
      const play = loadPosition({ figures, phase, round: 2 })
      for (const { state } of [play, again(play)]) expect(state.fighters.map(({ faith }) => faith)).toEqual([4, 0])
    }
  })

  test('CF-ACT-01 ends a turn in which all fighters have acted, and the other camp has the lead', () => {
    const figures = [figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 40), figure('Bob', 1, 90, 30)]
    for (const announced of [true, false]) {
      const acting = { seat: 0, pending: [], activated: [0], announced }
      const match = scene({ figures, acting, piles: [['Amy'], ['Bob']], placements: [0, 0], reserves: [[], []] })
      // The other camp has one card, which it plays.
      expect(promptId(match)).toBe('ask.announce')
      expect(match.pending[0]?.seat).toBe(1)
    }
  })

  test('CF-MACHINE-12 keeps a servant of a player’s own card', () => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { role: 'servant' }), figure('Bob', 1, 90, 30)] })
    expect([play, again(play)].map((otherPlay) => fighterNamed(otherPlay, 'Ann').member.profile.role)).toEqual([
      'servant',
      'servant',
    ])
  })
})

describe('names', () => {
  const checkBinding = (who: object, play = loadPosition({ figures: [who as never, figure('Bob', 1, 90, 30)] })) =>
    [play, again(play)].map(({ state }) => isBoundToTemple(state.fighters[0]!))

  test('CF-REV-GRIFFIN-11 a templar is bound to the Temple under any name, and a name alone binds nobody', () => {
    const templar = catalogueFigure('griffins-griffin-templar', 0, 20, 30)
    expect(checkBinding(templar as object)).toEqual([true, true])
    expect(checkBinding({ ...(templar as object), name: 'Ann' })).toEqual([true, true])
    expect(checkBinding({ ...(templar as object), changes: { name: 'Ann' } })).toEqual([true, true])
    for (const name of ['Templar', 'Knight of Hod', 'Knight of the Temple']) {
      expect(checkBinding({ who: 'lions-guard-of-alahan', name, seat: 0, x: 20, y: 30 })).toEqual([false, false])
    }
    // A fighter without a card only has a name.
    expect(checkBinding({ name: 'Templar', seat: 0, x: 20, y: 30 })).toEqual([true, true])
  })
})
