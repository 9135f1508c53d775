import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { Fighter } from '../../state.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice, duel } from '../../testing/duel.ts'
import { gun } from '../../testing/gun.ts'
import { readAfterMiracle } from '../../testing/miracle-reading.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { isBoundToTemple } from './temple.ts'

describe('CF-REV-GRIFFIN-10 Vengeance of the Temple', () => {
  const vengeanceCall = {
    miracle: 'vengeance-of-the-temple',
    faith: 3,
    on: { seat: 0 as const, card: {} },
    onHerself: true,
    others: [
      catalogueFigure('griffins-griffin-templar', 0, 20, 34),
      catalogueFigure('griffins-griffin-templar', 0, 90, 30),
      catalogueFigure('griffins-griffin-templar', 1, 20, 26),
      catalogueFigure('griffins-templar-brother', 0, 17, 34, { abilities: ['master-strike/3'] }),
    ],
    dice: [4],
  }

  test('CF-REV-GRIFFIN-10: grants Master strike/1 to bound friends while they are in the aura', () => {
    const seen = readAfterMiracle(vengeanceCall, (play) => {
      const now = () => play.state.fighters.filter((fighter) => has(play, fighter, 'master-strike')).map(({ id }) => id)
      const before = now()
      const far = play.state.fighters[3]!
      far.at = { ...far.at, x: 24 * CENTIMETRE }
      return [before, now(), xOf(play.state.fighters[2]!, 'master-strike', play.state.fighters[2]!.effects[0]!)]
    })
    expect(seen).toEqual([[2, 5], [2, 3, 5], 1])
  })

  test('CF-REV-GRIFFIN-10, CF-ABIL-116: a passenger during the call gains it on getting off', () => {
    const wagon = gun('Wagon', 0, 20, 40, { mobile: true, crew: null }, { abilities: ['transport/3'] })
    const others = [wagon, catalogueFigure('griffins-griffin-templar', 0, 0, 0, {}, { aboard: 2 })]
    const seen = readAfterMiracle({ ...vengeanceCall, others }, (play, ann) => {
      const rider = play.state.fighters[3]!
      const before = rider.status
      Object.assign(rider, { status: 'standing', at: { ...ann.at, y: ann.at.y + 4 * CENTIMETRE } })
      return [before, has(play, rider, 'master-strike')]
    })
    expect(seen).toEqual(['aboard', true])
  })

  test('CF-REV-GRIFFIN-10: a printed Master strike stays; a bound caller is included', () => {
    const seen = readAfterMiracle(vengeanceCall, (play, ann) => {
      const own = play.state.fighters[5]!
      return [has(play, ann, 'master-strike'), own.effects.length, xOf(own, 'master-strike', null)]
    })
    expect(seen).toEqual([false, 0, 3])
    const learnt = { card: 'Ann', miracles: ['vengeance-of-the-temple'], faith: 3 }
    const match = turn([catalogueFigure('griffins-sered-templar-commander', 0, 20, 30, {}, learnt)], {
      answers: ['done', '0:call'],
      dice: [3],
    })
    expect(has(match, match.state.fighters[0]!, 'master-strike')).toBe(true)
  })
})

test('CF-REV-GRIFFIN-11: templars outside the Inquisition, the Lodge of Hod, Arkhos, Sered and Mirà are bound to the Temple', () => {
  const isBoundProfile = (profile: string) => {
    const play = loadPosition({ figures: [catalogueFigure(profile, 0, 20, 30), figure('Bob', 1, 60, 30)] })
    return isBoundToTemple(play.state.fighters[0]!)
  }
  const yes = ['griffin-templar', 'templar-brother', 'templar-of-hod-seneschal', 'arkhos-templar-commander']
  for (const id of [...yes, 'sered-templar-commander', 'mira-the-reckless'])
    expect(isBoundProfile(`griffins-${id}`)).toBe(true)
  const no = ['templar-of-the-inquisition', 'griffin-exorcist', 'magistrate-of-the-griffin']
  for (const id of no) expect(isBoundProfile(`griffins-${id}`)).toBe(false)
  const isBoundName = (name: string) => {
    const play = loadPosition({ figures: [figure(name, 0, 20, 30), figure('Bob', 1, 60, 30)] })
    return isBoundToTemple(fighterNamed(play, name))
  }
  expect(isBoundName('Champion of the Temple')).toBe(true)
  expect(isBoundName('Scribe of Hod')).toBe(true)
  expect(isBoundName('Champion of Merin')).toBe(false)
})

describe('CF-REV-GRIFFIN-07 the combined weapon', () => {
  const PISTOL = { name: 'Pistol', strength: 6, ranges: [10, 15, 20] }
  // Ann (STR 3) wins the Initiative, Bob (RES 5) does not parry, and her attack hits.
  const strikeBlow = (answer: string, faces: number[], more = {}, bob = {}) =>
    duel(
      { card: { abilities: ['combined-weapon'], weapon: PISTOL, aim: 3 }, more },
      { card: bob },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', answer],
      [5, 2, 4, ...faces],
    )
  const damageTotals = (match: ReturnType<typeof strikeBlow>) =>
    eventArgs(match, 'damage.read').map(({ total }) => total)

  test('CF-REV-GRIFFIN-07: on a 1 the attack is lost', () => {
    const match = strikeBlow('use', [1])
    expect(damageTotals(match)).toEqual([])
    expect(eventArgs(match, 'combined-weapon.jammed').length).toBe(1)
  })

  test.each([2, 4])('CF-REV-GRIFFIN-07: on a %i one Damage roll is made as usual', (face) => {
    expect(damageTotals(strikeBlow('use', [face, 4, 2]))).toEqual([2])
  })

  test('CF-REV-GRIFFIN-07: on a 5 or 6 sword and pistol roll once each, and Wounds do not lower the pistol’s STR', () => {
    expect(damageTotals(strikeBlow('use', [5, 4, 2, 4, 2]))).toEqual([2, 5])
    expect(damageTotals(strikeBlow('use', [6, 4, 2, 4, 2], { wounds: 'light' }))).toEqual([1, 5])
  })

  test('CF-REV-GRIFFIN-07: the second roll needs an opponent that still fights', () => {
    expect(rolledDice(strikeBlow('use', [5, 6, 6])).filter((roll) => roll === 'roll.damage 2')).toHaveLength(1)
    const fierce = strikeBlow('use', [5, 6, 6, 1, 2], {}, { abilities: ['fierce'] })
    expect(rolledDice(fierce).filter((roll) => roll === 'roll.damage 2')).toHaveLength(2)
  })

  test('CF-REV-GRIFFIN-07: it is optional, once a round', () => {
    expect(rolledDice(strikeBlow('no', [4, 2]))).not.toContain('roll.combined-weapon 1')
    const match = strikeBlow('use', [2, 1, 2])
    expect(fighterNamed(match, 'Ann').uses['combined-weapon']?.times).toBe(1)
    const secondBlow = duel(
      { card: { abilities: ['combined-weapon'], weapon: PISTOL, aim: 3 } },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', 'use', 'none'],
      [5, 2, 4, 2, 1, 2, 4, 1, 2],
    )
    expect(rolledDice(secondBlow).filter((roll) => roll === 'roll.combined-weapon 1')).toHaveLength(1)
    expect(optionKeys(secondBlow)).not.toContain('use')
  })
})

/** The modifiers of the Courage and Discipline tests of the first, with COU 4 and DIS 3 of its own. */
function led(name: string, others: readonly Json[]): number[] {
  const own = { people: 'griffins', army: 'griffins' }
  const play = loadPosition({ figures: [figure(name, 0, 20, 30, own), ...others, figure('Bob', 1, 110, 50)] })
  const fighter = fighterNamed(play, name)
  return (['courage', 'discipline'] as const).map((kind) => {
    return modifiersFor(play, { kind, fighter, rules: [], difficulty: 6, against: null, dice: 1 }).total
  })
}

const CHIEF = { people: 'griffins', army: 'griffins', command: 'commander', abilities: ['leadership/10'] }

describe('CF-REV-GRIFFIN-03 the Masters of the Temple', () => {
  const chief = figure('Chief', 0, 20, 34, { ...CHIEF, cou: 8, dis: 8 }, { card: 'Chief' })
  const arkhos = (x: number, more = {}) => catalogueFigure('griffins-arkhos-templar-commander', 0, x, 30, {}, more)

  test('CF-REV-GRIFFIN-03: with a Master on the table templars use no other commander’s values, at any distance', () => {
    expect(led('Templar', [chief])).toEqual([8, 8])
    expect(led('Templar', [chief, arkhos(100)])).toEqual([4, 3])
    expect(led('Templar', [chief, arkhos(100, { inRout: true })])).toEqual([4, 3])
    expect(led('Templar', [chief, arkhos(100, { status: 'eliminated' })])).toEqual([8, 8])
  })

  test('CF-REV-GRIFFIN-03: other fighters and templars of the Inquisition use them; both Masters lend theirs', () => {
    expect(led('Conscript', [chief, arkhos(100)])).toEqual([8, 8])
    expect(led('Templar of the Inquisition', [chief, arkhos(100)])).toEqual([8, 8])
    expect(led('Templar', [chief, arkhos(24)])).toEqual([7, 7])
    const sered = catalogueFigure('griffins-sered-templar-commander', 0, 20, 26)
    expect(led('Templar', [chief, arkhos(100), sered])).toEqual([7, 6])
  })

  test('CF-REV-GRIFFIN-03: bonuses of standard bearers still count', () => {
    const banner = figure('Banner', 0, 16, 30, { ...CHIEF, command: 'standard-bearer' }, { card: 'Banner' })
    expect(led('Templar', [banner, arkhos(100)])).toEqual([5, 3])
  })
})

describe('CF-REV-GRIFFIN-04 the war-staff of the Temple', () => {
  const onStaff = { card: 'Staff', warStaff: true }
  const bearer = (name: string, y: number, command: string, x = 16) =>
    figure(name, 0, x, y, { ...CHIEF, command, cou: 4 }, onStaff)
  const staff = (master: boolean) => [
    master
      ? catalogueFigure('griffins-arkhos-templar-commander', 0, 20, 34, { cou: 1, dis: 1 }, onStaff)
      : figure('Chief', 0, 20, 34, { ...CHIEF, cou: 1, dis: 1 }, onStaff),
    bearer('Banner', 34, 'standard-bearer'),
    bearer('Drum', 30, 'musician'),
  ]

  test('CF-REV-GRIFFIN-04: a complete one with a Master gives templars +3 instead of +2', () => {
    expect(led('Templar', staff(true))).toEqual([7, 6])
    expect(led('Templar', staff(false))).toEqual([6, 5])
  })

  test('CF-REV-GRIFFIN-04: so do its members; other Griffins and templars of the Inquisition keep +2', () => {
    expect(led('Conscript', staff(true))).toEqual([6, 5])
    expect(led('Templar of the Inquisition', staff(true))).toEqual([6, 5])
    const play = loadPosition({ figures: [...staff(true), figure('Bob', 1, 110, 50)] })
    const courage = (fighter: Fighter) =>
      modifiersFor(play, { kind: 'courage', fighter, rules: [], difficulty: 6, against: null, dice: 1 }).total
    // Arkhos has COU 1 here, the bearers 4.
    expect(play.state.fighters.slice(0, 3).map(courage)).toEqual([4, 7, 7])
  })

  test('CF-REV-GRIFFIN-04: an incomplete one gives no more than its bearers do', () => {
    expect(led('Templar', staff(true).slice(0, 2))).toEqual([5, 3])
  })
})
