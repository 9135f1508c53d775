import { describeDecision as dataOf, type Json, type Message, optionsOf, type Seat } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playConcentration, spellPosition } from './testing/concentration.ts'
import { playRule } from './testing/rule.ts'
import { figure, type Scene, scene } from './testing/scene.ts'
import { activation, archer, at, shootingTarget } from './testing/shooting.ts'
import { leader, soldier, windowAt } from './testing/soldiers.ts'

/** What each option of a seat says of itself, by its key. */
function notes(match: Scene, part: 'note' | 'cannotSucceed', seat: Seat = 0): Record<string, Message | undefined> {
  return Object.fromEntries(optionsOf(dataOf(match.decisionOf(seat)!)).map((option) => [option.key, option[part]]))
}

/** Ana with a bow and PRE 2 stands still; Bor of MOV 4 is 4 inches away, Cid 12. */
function aiming(premeasuring: boolean, more: Record<string, Json> = {}): Scene {
  const figures = [
    at(archer('Ana'), 0, 10, 10),
    at(shootingTarget('Bor', {}, more), 1, 15.2, 10),
    at(shootingTarget('Cid'), 1, 10, 23.2),
  ]
  return activation({ figures, options: { premeasuring } }, { answers: ['stand'] })
}

describe('a shot', () => {
  test('SW-SHOOT-06 shows the number of dice and the number needed', () => {
    const { 1: near, 2: far, hold } = notes(aiming(true), 'note')
    expect(near).toEqual({ id: 'note.shot', args: { dice: 2, needed: 4, shelter: 'none', range: 'near' } })
    expect(far).toEqual({ id: 'note.shot', args: { dice: 1, needed: 4, shelter: 'none', range: 'far' } })
    expect(hold).toEqual({ id: 'note.no-shot' })
  })

  test('SW-BASE-06 SW-SHOOT-22 does not mention a distance that may not be measured', () => {
    const { 1: near, 2: far } = notes(aiming(false), 'note')
    expect(near).toEqual({ id: 'note.shot', args: { dice: 2, needed: 4, shelter: 'none', range: 'any' } })
    expect(far).toEqual(near)
  })

  test('SW-SHOOT-15 SW-SHOOT-22 says that it falls short if that is known: measured, or beyond 8″ with a weapon of 8″', () => {
    const short = (match: Scene) => notes(match, 'cannotSucceed')
    expect(short(aiming(true))).toMatchObject({ 1: undefined, 2: { id: 'hopeless.too-far' } })
    expect(short(aiming(false))).toMatchObject({ 1: undefined, 2: undefined })
    const notesFor = (weapon: string) => {
      const figures = [
        at(archer('Ana', { ranged: [weapon] }), 0, 10, 10),
        at(shootingTarget('Bor'), 1, 15.2, 10),
        at(shootingTarget('Cid'), 1, 10, 23.2),
      ]
      return short(activation({ figures }, { answers: ['stand', '2'] }))
    }
    expect(notesFor('tension')).toEqual({ keep: { id: 'hopeless.beyond-range', args: { reach: 8 } }, 1: undefined })
    expect(notesFor('mechanical')).toEqual({ keep: undefined, 1: undefined })
  })

  test('SW-BASE-06 SW-SHOOT-33 the last die reveals no distance either', () => {
    const [near, far] = [15.2, 33.2].map((x) => {
      const figures = [at(archer('Ana', { pre: 1 }), 0, 10, 10), at(shootingTarget('Bor'), 1, x, 10)]
      return notes(activation({ figures }, { answers: ['stand'] }), 'note')[1]
    })
    expect(near).toMatchObject({ id: 'note.shot', args: { dice: 1, range: 'any' } })
    expect(far).toEqual(near)
  })

  test('SW-SCENERY-06 SW-SHOOT-25 says that the target is in cover, whether or not distances are known', () => {
    const scenery = [{ type: 'leafy-wood', x: 15.2, y: 10 }]
    const figures = [
      at(archer('Ana'), 0, 6, 10),
      at(shootingTarget('Bor'), 1, 15.2, 10),
      at(shootingTarget('Cid'), 1, 6, 23.2),
    ]
    const notesWith = (premeasuring: boolean) =>
      notes(activation({ figures, scenery, options: { premeasuring } }, { answers: ['stand'] }), 'note')
    expect(notesWith(true)[1]?.args).toMatchObject({ shelter: 'cover' })
    expect(notesWith(true)[2]?.args).toMatchObject({ shelter: 'none' })
    expect(notesWith(false)[1]?.args).toMatchObject({ shelter: 'cover' })
    expect(notesWith(false)[2]?.args).toMatchObject({ shelter: 'none' })
  })

  test('SW-ARTEFACT-03 does not mention hidden gear of the target', () => {
    const veiled = { artefacts: ['veil-of-isha'] }
    expect(notes(aiming(true, veiled), 'note')[1]).toEqual(notes(aiming(true), 'note')[1])
    const shown = { ...veiled, revealed: ['veil-of-isha'] }
    expect(notes(aiming(true, shown), 'note')[1]).toMatchObject({ id: 'note.shot', args: { dice: 2, needed: 5 } })
  })

  test('SW-ARTEFACT-03 SW-SHOOT-33 lost dice stay secret where one is left in any case', () => {
    const diceAgainst = (more: Record<string, Json>) => {
      const figures = [at(archer('Ana'), 0, 10, 10), at(shootingTarget('Cid', {}, more), 1, 10, 23.2)]
      return notes(activation({ figures, options: { premeasuring: true } }, { answers: ['stand'] }), 'note')[1]?.args
    }
    expect(diceAgainst({})).toMatchObject({ dice: 1, range: 'far' })
    expect(diceAgainst({ artefacts: ['favour-of-the-wood'] })).toEqual(diceAgainst({}))
  })
})

describe('a spell', () => {
  const SULL = ['sull', { name: 'Sull' }] as const
  const RODANES = ['rodanes', { name: 'Rodanes' }] as const
  const far = figure('laroc', 1, 30, 44, { name: 'Laroc' })
  const duel = (premeasuring: boolean) =>
    spellPosition(SULL, RODANES, 8, {
      gems: [8, 9],
      figures: [far],
      table: { width: 60, depth: 60 },
      options: { premeasuring },
    })

  test('SW-SPELL-33 SW-BASE-06 says that its target is out of range where measuring is free', () => {
    const hopeless = (premeasuring: boolean) =>
      notes(playConcentration(duel(premeasuring), { answers: ['mindfreeze'] }), 'cannotSucceed')
    expect(hopeless(true)).toMatchObject({ 1: undefined, 2: { id: 'hopeless.too-far' } })
    expect(hopeless(false)).toEqual({ 1: undefined, 2: undefined })
  })

  test('SW-SPELL-13 SW-SPELL-30 shows the dice of its gems, and when they are too few', () => {
    const satanor = ['satanor', { name: 'Satanor' }] as const
    const two = spellPosition(satanor, RODANES, 6, { gems: [8, 9], figures: [] })
    const match = playConcentration(two, { answers: ['incinerating-blast'] })
    expect(notes(match, 'note')[2]).toEqual({ id: 'note.cast', args: { dice: 2, lowest: 3, needed: 2 } })
    expect(notes(match, 'cannotSucceed')).toMatchObject({ 1: { id: 'hopeless.gems' }, 2: undefined })
    const answered = playConcentration(duel(true), { answers: ['mindfreeze', '1', 'keep'] })
    expect(notes(answered, 'note', 1)[3]).toEqual({ id: 'note.dispel', args: { dice: 3 } })
  })
})

test('SW-ACT-01 SW-MOVE-08 a combatant that may be activated shows its possible actions', () => {
  const figures = [
    leader('Ana', 0, 10, 10, { mov: 4 }),
    soldier('Archer', 0, 14, 10, { mov: 5, ranged: ['tension'], pre: 2 }),
    soldier('Duellist', 0, 20, 10),
    soldier('Bor', 1, 21.2, 10),
    leader('Guard', 1, 30, 30),
  ]
  const match = scene({ figures })
  expect(notes(match, 'note')).toEqual({
    0: { id: 'note.activate-mover', args: { inches: 4 } },
    1: { id: 'note.activate-shooter', args: { inches: 5 } },
    2: { id: 'note.activate-fighting' },
  })
})

test('SW-ORDER-18 SW-BASE-06 an order to a combatant out of range says so where measuring is free', () => {
  const company = (premeasuring: boolean) =>
    scene(
      {
        figures: [
          leader('Ana', 0, 10, 10),
          soldier('Runner', 0, 30, 30, { rank: 'messenger' }),
          soldier('Bea', 0, 12, 10),
          leader('Bor', 1, 34, 34),
        ],
        orders: [3, 0],
        options: { premeasuring },
      },
      { answers: ['2', 'relocate', '2'] },
    )
  expect(notes(company(true), 'cannotSucceed')).toMatchObject({ 0: undefined, 1: { id: 'hopeless.too-far' } })
  expect(notes(company(false), 'cannotSucceed')).toEqual({ 0: undefined, 1: undefined })
})

test('SW-ORDER-08 SW-ORDER-30 an order shows its effect and how many are left', () => {
  const figures = [leader('Chief', 0, 10, 10), soldier('Near', 0, 13, 10), soldier('Foe', 1, 30, 30)]
  const match = playRule({ figures, orders: [2, 0] }, windowAt('after-movement', 'Near'))
  const { relocate } = notes(match, 'note')
  expect(relocate).toEqual({ id: 'note.order', args: { effect: { text: { id: 'note.order.relocate' } }, left: 2 } })
})

test('SW-ORDER-18 an issuer ordering itself is always heard, others within a distance', () => {
  const figures = [
    leader('Chief', 0, 10, 10),
    soldier('Mess', 0, 13, 10, { rank: 'messenger' }),
    soldier('Foe', 1, 30, 30),
  ]
  const answers = ['relocate', '1']
  const match = playRule({ figures, orders: [2, 0] }, windowAt('after-movement', 'Mess'), { answers })
  expect(notes(match, 'note')).toEqual({
    0: { id: 'note.issuer', args: { inches: 5 } },
    1: { id: 'note.issuer-self' },
  })
})

test('SW-SPELL-45 the target of a spell shows its arcane constitution', () => {
  const target = (name: string) => ['battler', { name, profile: { conMundane: 2, conArcane: 4 } }] as const
  const others = [figure('battler', 1, 14, 12, target('Cid')[1])]
  const match = playConcentration(spellPosition(['sull', { name: 'Sull' }], target('Bor'), 5, { figures: others }), {
    answers: ['wrath-of-sull'],
  })
  expect(Object.values(notes(match, 'note')).map((note) => note?.args?.con)).toEqual([4, 4])
})

test('SW-SPELL-52 a player asked to answer a spell is told which one', () => {
  const figures = [leader('Boss', 1, 16, 12)]
  const position = spellPosition(['sull', { name: 'Sull' }], ['battler', { name: 'Bor' }], 5, {
    orders: [0, 2],
    figures,
  })
  const match = playConcentration(position, { answers: ['wrath-of-sull', '1'] })
  expect(match.pending[0]?.prompt).toMatchObject({ id: 'window.after-designation', args: { spell: 'Wrath of Sull' } })
})
