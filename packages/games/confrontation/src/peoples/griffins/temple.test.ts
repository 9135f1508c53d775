import { describe, expect, test } from 'vitest'
import { dice, duel } from '../../testing/duel.ts'
import { read } from '../../testing/miracle-reading.ts'
import { real } from '../../testing/real.ts'
import { find, lay } from '../../testing/rule.ts'
import { figure, offered, rolled, told, who } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { isBoundToTemple } from './temple.ts'

describe('CF-REV-GRIFFIN-10 Vengeance of the Temple', () => {
  const given = {
    miracle: 'CF-REV-GRIFFIN-10',
    faith: 3,
    on: { seat: 0 as const, card: {} },
    onHerself: true,
    others: [
      real('griffins-griffin-templar', 0, 20, 34),
      real('griffins-griffin-templar', 0, 90, 30),
      real('griffins-griffin-templar', 1, 20, 26),
      real('griffins-templar-brother', 0, 17, 34, { abilities: ['master-strike/3'] }),
    ],
    dice: [4],
  }

  test('CF-REV-GRIFFIN-10: Master strike/1 for the bound of his camp while they are in his aura', () => {
    const seen = read(given, (play) => {
      const now = () => play.state.fighters.filter((each) => has(play, each, 'master-strike')).map(({ id }) => id)
      const before = now()
      const far = play.state.fighters[3]!
      far.at = { ...far.at, x: 24 * CENTIMETRE }
      return [before, now(), xOf(play.state.fighters[2]!, 'master-strike', play.state.fighters[2]!.effects[0]!)]
    })
    expect(seen).toEqual([[2, 5], [2, 3, 5], 1])
  })

  test('CF-REV-GRIFFIN-10: whoever has Master strike keeps his own; the caller is included if he is bound', () => {
    const seen = read(given, (play, ann) => {
      const own = play.state.fighters[5]!
      return [has(play, ann, 'master-strike'), own.effects.length, xOf(own, 'master-strike', null)]
    })
    expect(seen).toEqual([false, 0, 3])
    const learnt = { card: 'Ann', miracles: ['CF-REV-GRIFFIN-10'], faith: 3 }
    const match = turn([real('griffins-sered-templar-commander', 0, 20, 30, {}, learnt)], {
      answers: ['done', '0:call'],
      dice: [3],
    })
    expect(has(match, match.state.fighters[0]!, 'master-strike')).toBe(true)
  })
})

test('CF-REV-GRIFFIN-11: templars but those of the Inquisition, the Lodge of Hod, Arkhos, Sered and Mirà are bound to the Temple', () => {
  const bound = (profile: string) => {
    const play = lay({ figures: [real(profile, 0, 20, 30), figure('Bob', 1, 60, 30)] })
    return isBoundToTemple(play.state.fighters[0]!)
  }
  const yes = ['griffin-templar', 'templar-brother', 'templar-of-hod-seneschal', 'arkhos-templar-commander']
  for (const id of [...yes, 'sered-templar-commander', 'mira-the-reckless']) expect(bound(`griffins-${id}`)).toBe(true)
  const no = ['templar-of-the-inquisition', 'griffin-exorcist', 'magistrate-of-the-griffin']
  for (const id of no) expect(bound(`griffins-${id}`)).toBe(false)
  const called = (name: string) => {
    const play = lay({ figures: [figure(name, 0, 20, 30), figure('Bob', 1, 60, 30)] })
    return isBoundToTemple(find(play, name))
  }
  expect([called('Champion of the Temple'), called('Scribe of Hod'), called('Champion of Merin')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('CF-REV-GRIFFIN-07 the combined weapon', () => {
  const PISTOL = { name: 'Pistol', strength: 6, ranges: [10, 15, 20] }
  // Ann (STR 3) wins the Initiative, Bob (RES 5) does not parry, and her attack hits.
  const strikes = (answer: string, faces: number[], more = {}, bob = {}) =>
    duel(
      { card: { abilities: ['CF-REV-GRIFFIN-07'], weapon: PISTOL, aim: 3 }, more },
      { card: bob },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', answer],
      [5, 2, 4, ...faces],
    )
  const totals = (match: ReturnType<typeof strikes>) => told(match, 'damage.read').map(({ total }) => total)

  test('CF-REV-GRIFFIN-07: on a 1 the attack is lost', () => {
    const match = strikes('use', [1])
    expect([totals(match), told(match, 'combined-weapon.jammed').length]).toEqual([[], 1])
  })

  test.each([2, 4])('CF-REV-GRIFFIN-07: on a %i one Damage roll is made as usual', (face) => {
    expect(totals(strikes('use', [face, 4, 2]))).toEqual([2])
  })

  test('CF-REV-GRIFFIN-07: on a 5 or 6 one with the sword and one with the pistol, whose STR Wounds do not touch', () => {
    expect(totals(strikes('use', [5, 4, 2, 4, 2]))).toEqual([2, 5])
    expect(totals(strikes('use', [6, 4, 2, 4, 2], { wounds: 'light' }))).toEqual([1, 5])
  })

  test('CF-REV-GRIFFIN-07: the second is made on whoever still fights, not on whoever is gone', () => {
    expect(rolled(strikes('use', [5, 6, 6])).filter((each) => each === 'roll.damage 2')).toHaveLength(1)
    const fierce = strikes('use', [5, 6, 6, 1, 2], {}, { abilities: ['fierce'] })
    expect(rolled(fierce).filter((each) => each === 'roll.damage 2')).toHaveLength(2)
  })

  test('CF-REV-GRIFFIN-07: once a round, if he likes', () => {
    expect(rolled(strikes('no', [4, 2]))).not.toContain('roll.combined-weapon 1')
    const match = strikes('use', [2, 1, 2])
    expect(who(match, 'Ann').uses['CF-REV-GRIFFIN-07']?.times).toBe(1)
    const again = duel(
      { card: { abilities: ['CF-REV-GRIFFIN-07'], weapon: PISTOL, aim: 3 } },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', 'use', 'none'],
      [5, 2, 4, 2, 1, 2, 4, 1, 2],
    )
    expect(rolled(again).filter((each) => each === 'roll.combined-weapon 1')).toHaveLength(1)
    expect(offered(again)).not.toContain('use')
  })
})
