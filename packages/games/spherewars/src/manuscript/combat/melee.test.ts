import type { Json } from '@fray/kernel'
import { describeDecision as dataOf, optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { leader } from '../../testing/soldiers.ts'
import {
  activation,
  ana,
  archer,
  barReason,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  figure,
  man,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Script,
  terms,
  total,
} from '../testing/scene.ts'

const EVEN = [5, 5, 1, 1]

describe('charges and engagements', () => {
  test('SM-MELEE-01 a charge goes straight to the closest point and strikes with one POT more', () => {
    const match = activation(ana(), [bor(5)], { answers: ['charge'], dice: [...EVEN, 1, 1, 1] })
    expect(eventArgs(match, 'charges')).toEqual([{ joiner: 'Ana', target: 'Bor', inches: '5.00' }])
    expect(placeOf(match, 'Ana')).toEqual([15, 20])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 3'])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('charge')
  })

  test('SM-MELEE-01 SM-BASE-05 a charge that falls short goes its full MOV, short of contact, and was a run', () => {
    const match = activation(ana(), [bor(5.01)], { answers: ['charge'] })
    expect(eventArgs(match, 'fell-short')).toEqual([{ joiner: 'Ana', target: 'Bor', inches: '4.98' }])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('run')
    const far = activation(ana(), [bor(9)], { answers: ['charge'] })
    expect(placeOf(far, 'Ana')).toEqual([15, 20])
    expect(rolledDice(far)).toEqual([])
  })

  test('SM-MELEE-01 a charge leaves step 2 open, as it is a run', () => {
    const gifted = ana({ abilities: ['terrifying-countenance'], pow: 2 })
    const match = activation(gifted, [bor(3)], { answers: ['charge'] }, { gems: [2, 0] })
    expect(optionKeys(match)).toEqual(['done', 'terrifying-countenance'])
  })

  test('SM-MELEE-01 SM-MELEE-03 a charge needs a visible enemy and a straight way', () => {
    const wall = { type: 'high-wall', x: 13, y: 20, turn: 90, length: 2 }
    const hidden = activation(ana(), [bor(4)], { answers: ['charge'] }, { scenery: [wall] })
    expect(eventArgs(hidden, 'no-charge')).toEqual([{ mover: 'Ana', target: 'Bor' }])
    expect(optionKeys(hidden)).toEqual(['stand', 'run', 'sprint', 'engage'])
    // Ashes hide those behind them but stop no friend.
    const ash = figure('ash', 0, 11.5, 20, { name: 'Ash' })
    const veiled = activation(ana(), [bor(4), ash], { answers: ['charge'] })
    expect(eventArgs(veiled, 'no-charge').length).toBe(1)
    const friend = man('Dan', 0, 12, 20.9)
    const bent = activation(ana(), [bor(4), friend], { answers: ['charge'] })
    expect(eventArgs(bent, 'no-charge').length).toBe(1)
  })

  test('SM-MELEE-01 an impossible charge is announced by what is in plain view, never by distance', () => {
    const wall = { type: 'high-wall', x: 13, y: 20, turn: 90, length: 2 }
    const match = activation(ana(), [bor(4), man('Dan', 1, 10, 34)], { answers: ['charge'] }, { scenery: [wall] })
    const options = optionsOf(dataOf(match.pending[0]!))
    expect(options.map(({ cannotSucceed }) => cannotSucceed?.id)).toEqual(['hopeless.no-charge', undefined])
  })

  test('SM-MELEE-01 SW-ORDER-32 an enemy that steps aside is charged where it stands now', () => {
    const boss = leader('Boss', 1, 18, 22)
    const answers = ['pass', 'charge', '2', 'relocate', '2', path([14, 21.5])]
    const more = { orders: [0, 1] }
    const script = { answers, dice: [...EVEN, 1, 1, 1] }
    const match = activation(ana(), [bor(4), boss], script, more)
    expect(eventArgs(match, 'charges')[0]).toMatchObject({ joiner: 'Ana', target: 'Bor' })
    expect(rolledDice(match)[1]).toBe('roll.damage 3')
    // With her friend in the way the straight path is gone, so she engages.
    const friend = man('Dan', 0, 12.2, 21.6)
    const bent = activation(ana(), [bor(4), boss, friend], { answers }, more)
    expect(promptId(bent)).toBe('ask.trajectory')
    const way = path([12.7, 20], [14, 20.3])
    const met = activation(ana(), [bor(4), boss, friend], { answers: [...answers, way], dice: [...EVEN, 1, 1] }, more)
    expect(eventArgs(met, 'engages').length).toBe(1)
    expect(rolledDice(met)[1]).toBe('roll.damage 2')
  })

  test('SM-MELEE-01 SM-MELEE-02 SW-ORDER-32 an enemy removed while orders are given is not met', () => {
    const lea = leader('Lea', 0, 14, 25, {}, { activated: true })
    const dov = man('Dov', 0, 15, 21.6, {}, { activated: true })
    const ash = figure('ash', 1, 15, 20)
    // Dov steps upon the ash that Ana goes for.
    const order = ['relocate', '4', path([15, 20])]
    const loseTarget = (...onset: Json[]) =>
      activation(
        ana(),
        [ash, lea, dov, man('Far', 1, 35, 35)],
        { answers: ['pass', ...onset, ...order] },
        { orders: [1, 0] },
      )
    for (const match of [loseTarget('charge', '2'), loseTarget('engage', '2', path([13.8, 20]))]) {
      expect(eventArgs(match, 'slain').length).toBe(1)
      expect(eventArgs(match, 'fell-short')).toMatchObject([{ joiner: 'Ana' }])
      expect(eventArgs(match, 'in-contact')).toEqual([])
      expect(placeOf(match, 'Ana')).toEqual([13.8, 20])
    }
  })

  test('SW-STATE-24 SM-MISSING-01 fearful combatants neither charge nor engage', () => {
    const match = activation(ana({}, { states: ['fearful'] }), [bor(4)])
    expect(optionKeys(match)).toEqual(['stand', 'run', 'sprint'])
    expect(barReason(match, 'charge')).toBe('barred.fearful SM-MELEE-01')
    expect(barReason(match, 'engage')).toBe('barred.fearful SM-MELEE-02')
  })

  test('SM-MELEE-01 the bonus counts only against the charged enemy', () => {
    const other = man('Cor', 1, 15.6, 20 + 1.0392)
    const position = [bor(5), other]
    const script = { answers: ['charge', '2', '3'], dice: [5, 5, 1, 1, 1, 1, 1] }
    const match = activation(ana(), position, script)
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Cor' }])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 3', 'roll.damage 2'])
  })

  test('SM-MELEE-01 the bonus is gone in later fights', () => {
    const match = fighting({}, {}, { dice: [...EVEN, 1, 1] })
    expect(rolledDice(match)[1]).toBe('roll.damage 2')
  })

  test('SM-MELEE-02 an engagement needs no sight, may bend, and gives no bonus', () => {
    const wall = { type: 'high-wall', x: 13, y: 20, turn: 90, length: 2 }
    const way = path([12, 22], [15.2, 22], [15.2, 21.2])
    const match = activation(ana(), [bor(4)], { answers: ['engage', way], dice: [...EVEN, 1, 1] }, { scenery: [wall] })
    expect(eventArgs(match, 'engages').length).toBe(1)
    expect(placeOf(match, 'Ana')).toEqual([15.2, 21.2])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })

  test('SM-MELEE-01 SM-MELEE-02 what was declared counts: an engagement straight ahead within MOV has no bonus either', () => {
    const match = activation(ana(), [bor(4)], { answers: ['engage', path([14, 20])], dice: [...EVEN, 1, 1] })
    expect({
      'engage-declared': eventArgs(match, 'engage-declared').length,
      'charge-declared': eventArgs(match, 'charge-declared').length,
    }).toEqual({ 'engage-declared': 1, 'charge-declared': 0 })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    const charged = activation(ana(), [bor(4)], { answers: ['charge'], dice: [...EVEN, 1, 1, 1] })
    expect({
      'engage-declared': eventArgs(charged, 'engage-declared').length,
      'charge-declared': eventArgs(charged, 'charge-declared').length,
    }).toEqual({ 'engage-declared': 0, 'charge-declared': 1 })
  })

  test('SM-MELEE-01 SW-ABIL-14 an impetuous combatant charges a visible enemy straight ahead within MOV, and otherwise engages', () => {
    const rush = (gap: number, dice: number, others: Json[] = []) => {
      const script = { dice: [...EVEN, ...new Array<number>(dice).fill(1)] }
      const match = activation(ana({ abilities: ['impetuous'] }), [bor(gap), ...others], script)
      return {
        charges: eventArgs(match, 'charges').length,
        engages: eventArgs(match, 'engages').length,
        roll: rolledDice(match).at(-1),
      }
    }
    expect(rush(5, 3)).toEqual({ charges: 1, engages: 0, roll: 'roll.damage 3' })
    expect(rush(5.1, 2)).toEqual({ charges: 0, engages: 1, roll: 'roll.damage 2' })
    // Ashes block the line of sight but not the way.
    expect(rush(4, 2, [figure('ash', 0, 11.5, 20)])).toEqual({ charges: 0, engages: 1, roll: 'roll.damage 2' })
  })

  test('SM-MELEE-01 SW-ABIL-14 she does not charge round a friend at the edge of her way that hides nobody', () => {
    const rushing = (script: Script = {}) =>
      activation(ana({ abilities: ['impetuous'] }), [bor(4), man('Dan', 0, 12, 21.1)], script)
    const decision = rushing().pending[0]!
    const shortest = decision.kind === 'place' ? decision.suggest()[0]! : null
    const match = rushing({ answers: [shortest], dice: [...EVEN, 1, 1] })
    expect({ charges: eventArgs(match, 'charges').length, engages: eventArgs(match, 'engages').length }).toEqual({
      charges: 0,
      engages: 1,
    })
    expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  })

  test('SM-MELEE-02 an enemy that no way leads to is not engaged, and another move is chosen', () => {
    const wall = (x: number, y: number, turn: number) => ({ type: 'high-wall', x, y, turn, length: 4 })
    const scenery = [wall(13.8, 20, 90), wall(16.6, 20, 90), wall(15.2, 18.6, 0), wall(15.2, 21.4, 0)]
    const match = activation(ana(), [bor(4)], { answers: ['engage'] }, { scenery })
    expect(eventArgs(match, 'no-way')).toEqual([{ mover: 'Ana', target: 'Bor' }])
    expect(optionKeys(match)).not.toContain('engage')
  })

  test('SM-MELEE-02 within MOV it is a run that leaves step 2 whole, beyond that a sprint', () => {
    const gifted = ana({ abilities: ['terrifying-countenance', 'regeneration-offering'], pow: 2, fur: 1 })
    const short = activation(gifted, [bor(5)], { answers: ['engage', path([15, 20])] }, { gems: [2, 0] })
    expect(optionKeys(short)).toEqual(['done', 'regeneration-offering', 'terrifying-countenance'])
    const long = activation(gifted, [bor(5.1)], { answers: ['engage', path([15.1, 20])] }, { gems: [2, 0] })
    expect(optionKeys(long)).toEqual(['done', 'regeneration-offering'])
  })

  test('SM-MELEE-02 an engagement that falls short sprints along its path as far as possible', () => {
    const match = activation(ana(), [bor(11)], { answers: ['engage', path([21, 20])] })
    expect(eventArgs(match, 'fell-short')).toEqual([{ joiner: 'Ana', target: 'Bor', inches: '10.00' }])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('speed-up')
  })

  test('SM-MELEE-02 SM-MOVE-05 with an enemy within 5 inches it only runs', () => {
    const other = man('Cor', 1, 10, 15)
    const match = activation(ana(), [bor(11), other], { answers: ['engage', '2', path([21, 20])] })
    expect(placeOf(match, 'Ana')).toEqual([15, 20])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('run')
  })

  test('SM-MELEE-02 SM-SCENERY-05 it does not sprint through difficult terrain', () => {
    const wood = { type: 'difficult-terrain', x: 19, y: 20, diameter: 2 }
    const answers = ['engage', path([19, 20])]
    const match = activation(ana(), [bor(9)], { answers }, { scenery: [wood] })
    expect(placeOf(match, 'Ana')).toEqual([15, 20])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('run')
    const near = activation(
      ana(),
      [bor(4)],
      { answers: ['charge'], dice: [5, 1, 1, 1, 1, 1] },
      {
        scenery: [{ ...wood, x: 12.5 }],
      },
    )
    expect(eventArgs(near, 'charges').length).toBe(1)
  })

  test('SM-MELEE-02 SW-WOUND-16 an ephemeral enemy on the way of a failed engagement is destroyed', () => {
    const ash = figure('ash', 1, 13, 20, { name: 'Ash' })
    const match = activation(ana(), [bor(16), ash], { answers: ['engage', '2', path([26, 20])] })
    expect({
      status: combatantNamed(match, 'Ash').status,
      fellShortCount: eventArgs(match, 'fell-short').length,
    }).toEqual({
      status: 'dead',
      fellShortCount: 1,
    })
  })

  test('SM-SCENERY-03 a charge pays as a run, an engagement that sprints as a sprint', () => {
    const wall = { type: 'low-wall', x: 12, y: 20, turn: 90, length: 3 }
    const scenery = { scenery: [wall] }
    const charge = activation(ana(), [bor(4.1)], { answers: ['charge'] }, scenery)
    expect(eventArgs(charge, 'fell-short')[0]?.inches).toBe('4.00')
    const engage = activation(ana(), [bor(8.1)], { answers: ['engage', path([18.1, 20])] }, scenery)
    expect(eventArgs(engage, 'fell-short')[0]?.inches).toBe('8.00')
  })

  test('SM-MELEE-03 sight is all or nothing: the least of a base is enough, and miniatures block', () => {
    const friend = (y: number) => man('Dan', 0, 13, y)
    const hidden = activation(archer('Ana', 0, 10, 20), [bor(6), friend(20)], { answers: ['stand'] })
    expect(promptId(hidden)).toBe('ask.activate')
    const glimpsed = activation(archer('Ana', 0, 10, 20), [bor(6), friend(20.75)], {
      answers: ['stand', '2'],
      dice: [1, 1, 1, 1],
    })
    // No partial sight takes a die: precision 2, +1 within 6 inches, +1 for standing still.
    expect(terms(glimpsed, 'shot-missed', 0)).toMatchObject({ 'term.precision': 2 })
    expect(total(glimpsed, 'shot-missed', 0)).toBe(4)
  })

  test('SM-MELEE-03 heights do not matter: a giant cannot look over others', () => {
    const giant = archer('Ana', 0, 10, 20, { height: 5 })
    const match = activation(giant, [bor(6), man('Dan', 0, 13, 20, { height: 0 })], { answers: ['stand'] })
    expect(promptId(match)).toBe('ask.activate')
  })

  test('SM-MELEE-03 combatants see in all directions', () => {
    const around = [man('N', 1, 10, 14), man('E', 1, 16, 20), man('S', 1, 10, 26), man('W', 1, 4, 20)]
    const match = activation(archer('Ana', 0, 10, 20), around, { answers: ['stand'] })
    expect(optionKeys(match)).toEqual(['2', '3', '4', '5', 'hold'])
  })
})

describe('close combat', () => {
  test('SM-MELEE-04 SM-MELEE-05 SM-PROFILE-06 both roll DES, and the winner strikes, active or passive', () => {
    const match = fighting({ dex: 1 }, { dex: 3 }, { dice: [2, 5, 5, 1, 4, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 1 3', 'roll.damage 2'])
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 5 }])
  })

  test('SM-MELEE-06 SM-PROFILE-08 POT dice are rolled, and each at or above CON is a wound', () => {
    const match = fighting({ str: 3 }, { conMundane: 4 }, { dice: [...EVEN, 4, 3, 6] })
    expect(rolledDice(match)[1]).toBe('roll.damage 3')
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
  })

  test('SM-MELEE-06 SM-PROFILE-09 weapon blows meet the mundane constitution', () => {
    const match = fighting({}, { conMundane: 3, conArcane: 6 }, { dice: [...EVEN, 3, 2] })
    expect(total(match, 'damage', 1)).toBe(3)
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(1)
  })

  test('SM-MELEE-07 at zero wounds it is dead and removed at once', () => {
    const script = { dice: [...EVEN, 4, 1], answers: ['stay'] }
    const match = activation(ana(), [bor(0, {}, { wounds: 1 })], script)
    expect(combatantNamed(match, 'Bor')).toMatchObject({ status: 'dead', wounds: 0 })
    expect(match.view(0).figures.map(({ name }) => name)).toEqual(['Ana', 'Cid'])
  })
})

describe('annihilation move', () => {
  const KILL = [...EVEN, 4, 1]
  const dying = bor(0, {}, { wounds: 1 })
  const FAR = man('Far', 1, 38, 2)

  test('SM-MELEE-08 the winner may move 2 inches in any direction', () => {
    const match = activation(ana(), [dying, FAR], { dice: KILL })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.annihilation',
      optionsOffered: ['stay'],
    })
    expect(match.check(0, path([10, 22]))).toBeUndefined()
    expect(match.check(0, path([9, 20], [9, 21]))).toBeUndefined()
    expect(match.check(0, path([10, 22.1]))?.reason.id).toBe('refuse.too-far')
    match.answer(0, path([10, 22]))
    expect(placeOf(match, 'Ana')).toEqual([10, 22])
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SM-MELEE-08 the passive fighter too, in the other side’s round', () => {
    const match = activation(ana({}, { wounds: 1 }), [bor(0)], { dice: [1, 1, 5, 5, 4, 1] })
    expect({ decisionAsked: promptId(match), seat: match.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.annihilation',
      seat: 1,
    })
  })

  test('SM-MELEE-08 another enemy in contact prevents the move', () => {
    const other = man('Cor', 1, 8.8, 20)
    const match = activation(ana(), [dying, other], { answers: ['2'], dice: [5, 5, 1, 1, 1, 4, 1] })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(match.pending[0]?.figure).toBe(1)
    // Whom it touched before it has not met by moving.
    expect(eventArgs(match, 'annihilation-contact')).toEqual([])
  })

  test('SM-MELEE-08 terrain costs nothing, but bases and impassable terrain stop it', () => {
    const wood = { type: 'difficult-terrain', x: 10, y: 23.2, diameter: 4 }
    const free = activation(ana(), [dying], { dice: KILL }, { scenery: [wood] })
    expect(free.check(0, path([10, 22]))).toBeUndefined()
    const rock = { type: 'boulder', x: 10, y: 22, diameter: 1 }
    const walled = activation(ana(), [dying], { dice: KILL }, { scenery: [rock] })
    expect(walled.check(0, path([10, 22]))?.reason.id).toBe('refuse.barrier')
    const friend = man('Dan', 0, 10, 21.5)
    const blocked = activation(ana(), [dying, friend], { dice: KILL })
    expect(blocked.check(0, path([10, 22]))?.reason.id).toBe('refuse.base-in-way')
  })

  test('SM-MELEE-08 a stunned winner may make it, as only the later book forbids', () => {
    const match = activation(ana({}, { states: ['stunned'] }), [dying], { dice: KILL })
    expect(promptId(match)).toBe('ask.annihilation')
  })

  test('SM-MELEE-09 an enemy met by it is not fought before the next round', () => {
    const other = man('Cor', 1, 10, 23.2)
    const met = activation(ana(), [dying, other], { dice: KILL, answers: [path([10, 22])] })
    expect(eventArgs(met, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Cor' }])
    expect(eventArgs(met, 'fight').length).toBe(1)
    // Cid stands, the round is over, and in the next one Cor must fight Ana, who is tired.
    const answers = [path([10, 22]), 'stand']
    const match = activation(ana(), [dying, other, FAR], { dice: [...KILL, 5, 5, 1, 1, 1], answers: [...answers, '3'] })
    expect(match.state.round).toBe(1)
    expect(eventArgs(match, 'fight')[1]).toEqual({ attacker: 'Cor', defender: 'Ana' })
  })

  test('SM-MELEE-09 an enemy yet to be activated this round cannot move away or fight the newcomer', () => {
    // Ana and Dan are active; Bor kills Ana in their round and moves into contact with Dan, who comes next.
    const dan = man('Dan', 0, 11.2, 23.2, { abilities: ['regeneration-offering'], fur: 1 })
    const script = { dice: [1, 1, 5, 5, 4, 1], answers: [path([11.2, 22]), '3'] }
    const match = activation(ana({}, { wounds: 1 }), [bor(0), dan], script)
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.concentrate',
      figure: 3,
    })
    match.answer(0, 'done')
    expect(eventArgs(match, 'fight').length).toBe(1)
    expect(combatantNamed(match, 'Dan')).toMatchObject({ activated: true, lastMove: 'stand' })
  })

  test('SM-MELEE-09 it still fights another enemy in contact', () => {
    const dan = man('Dan', 0, 11.2, 23.2)
    const cor = man('Cor', 1, 11.2, 24.4)
    const script = { dice: [1, 1, 5, 5, 4, 1, 5, 5, 1, 1, 1, 1, 1], answers: [path([11.2, 22]), '3'] }
    const match = activation(ana({}, { wounds: 1 }), [bor(0), dan, cor], script)
    expect(eventArgs(match, 'fight').at(-1)).toEqual({ attacker: 'Dan', defender: 'Cor' })
  })
})
