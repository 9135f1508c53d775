import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { leader, soldier } from '../../testing/soldiers.ts'

/** Two leaders at the start of a turn. */
function contest(first: Record<string, Json>, second: Record<string, Json>, script: Script = {}, com = 2): Scene {
  const figures = [leader('Ana', 0, 10, 10, { com }, first), leader('Bor', 1, 30, 30, { com }, second)]
  return scene({ figures, sequence: 'turn' }, script)
}
const winnerOf = (match: Scene) => eventArgs(match, 'strategic-won').map(({ winner }) => winner)
const seats = (match: Scene) => match.pending.map(({ seat }) => seat)

describe('before the strategic roll', () => {
  test.each([
    ['SW-CONSUMABLE-42', 'inferior-tactical-papyrus', 3],
    ['SW-CONSUMABLE-43', 'superior-tactical-papyrus', 4],
    ['SW-CONSUMABLE-44', 'sublime-tactical-papyrus', 5],
  ] as const)('%s %s: %i dice instead of two', (_rule, id, dice) => {
    const match = contest({ consumables: [id] }, {}, { answers: [`${id}:0`], dice: [...new Array(dice).fill(5), 1, 1] })
    expect(rolledDice(match)).toEqual([`roll.strategic ${dice} 2`])
    expect(combatantNamed(match, 'Ana').consumables).toEqual([])
  })

  test('SW-CONSUMABLE-09 SW-ABIL-23 the Strategic Papyrus makes a Strategist for this turn', () => {
    const dice = [5, 4, 1, 5, 4, 3]
    const answers = ['strategic-papyrus:0']
    expect(winnerOf(contest({ consumables: ['strategic-papyrus'] }, {}, { answers, dice }, 3))).toEqual([0])
    expect(winnerOf(contest({}, {}, { dice }, 3))).toEqual([1])
    const match = contest({ consumables: ['strategic-papyrus'] }, {}, { answers, dice }, 3)
    expect(combatantNamed(match, 'Ana').effects).toMatchObject([{ object: 'strategist', until: 'turn' }])
  })

  test('SW-CONSUMABLE-42 a dead leader cannot use one', () => {
    const figures = [
      leader('Dead', 0, 5, 5, { com: 2 }, { status: 'dead', consumables: ['inferior-tactical-papyrus'] }),
      soldier('Man', 0, 10, 5),
      soldier('Foe', 1, 30, 30),
    ]
    const match = scene({ figures, sequence: 'turn' }, { dice: [5, 1] })
    expect(rolledDice(match)).toEqual(['roll.strategic 1 1'])
  })

  test('SW-TURN-07 SW-CONSUMABLE-42 a tie is rolled again with the same dice', () => {
    const match = contest(
      { consumables: ['inferior-tactical-papyrus'] },
      {},
      {
        answers: ['inferior-tactical-papyrus:0'],
        dice: [5, 5, 1, 5, 5, 5, 5, 5, 1, 1],
      },
    )
    expect(rolledDice(match)).toEqual(['roll.strategic 3 2', 'roll.strategic 3 2'])
  })

  test('SW-TURN-04 SW-CONSUMABLE-05 both choose in secret and reveal together', () => {
    const papyrus = { consumables: ['inferior-tactical-papyrus'] }
    const match = contest(papyrus, papyrus, { answers: ['inferior-tactical-papyrus:0'] })
    expect({ decisionAsked: promptId(match), seats: seats(match) }).toEqual({
      decisionAsked: 'ask.before-strategic-roll',
      seats: [1],
    })
    expect(eventArgs(match, 'consumable-used')).toEqual([])
    expect(JSON.stringify([match.view(undefined), match.eventsFor(1)])).not.toMatch(/apyrus/)
    const imagined = match.imagine(1)
    expect(JSON.stringify(imagined.state.combatants[0])).not.toMatch(/papyrus/)
    const done = contest(papyrus, papyrus, {
      answers: ['inferior-tactical-papyrus:0', 'inferior-tactical-papyrus:1'],
      dice: [5, 5, 5, 1, 1, 1],
    })
    expect(eventArgs(done, 'consumable-used').map(({ carrier }) => carrier)).toEqual(['Ana', 'Bor'])
  })

  test('SW-CONSUMABLE-06 a player’s forecast of the roll does not include the other’s choice', () => {
    const papyrus = { consumables: ['inferior-tactical-papyrus', 'strategic-papyrus'] }
    const match = contest(papyrus, papyrus, { answers: ['inferior-tactical-papyrus:0', 'pass'] })
    const imagined = match.imagine(1)
    imagined.answer(1, 'pass')
    const roll = imagined.events.find(({ dice }) => dice)
    expect(roll?.dice?.map(({ values }) => values.length)).toEqual([2, 2])
    expect(imagined.events.some(({ type }) => type === 'consumable-used')).toBe(false)
  })

  test('SW-CONSUMABLE-09 SW-CONSUMABLE-42 only leaders on the table and not paralysed may use them', () => {
    const used = ['inferior-tactical-papyrus']
    expect(winnerOf(contest({ consumables: used, states: ['paralysed'] }, {}, { dice: [5, 5, 1, 1] }))).toEqual([0])
    const figures = [
      leader('Ana', 0, 10, 10, { com: 2 }),
      soldier('Avatar', 0, 13, 10, { rank: 'avatar' }, { consumables: used }),
      leader('Bor', 1, 30, 30, { com: 2 }),
    ]
    expect(promptId(scene({ figures, sequence: 'turn' }, { dice: [5, 5, 1, 1] }))).toBe('ask.who-begins')
  })

  test('SW-CONSUMABLE-04 SW-CONSUMABLE-05 papyri of different kinds may be used for one roll', () => {
    const both = { consumables: ['strategic-papyrus', 'inferior-tactical-papyrus'] }
    const match = contest(
      both,
      {},
      { answers: ['strategic-papyrus:0', 'inferior-tactical-papyrus:0'], dice: [5, 4, 1, 5, 4] },
    )
    expect(rolledDice(match)).toEqual(['roll.strategic 3 2'])
    expect(winnerOf(match)).toEqual([0])
  })
})

describe('after the strategic roll', () => {
  const ring = { artefacts: ['tactical-ring'] }
  const blow = { consumables: ['strategic-blow'] }

  test('SW-ARTEFACT-31 the Tactical Ring re-rolls the highest die before the winner is settled', () => {
    const match = contest(ring, {}, { answers: ['tactical-ring'], dice: [3, 2, 4, 1, 5] })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2', 'roll.tactical-ring 1'])
    expect(winnerOf(match)).toEqual([0])
    expect(eventArgs(match, 'artefact-revealed')).toEqual([{ bearer: 'Ana', artefact: 'Tactical Ring' }])
  })

  test('SW-ARTEFACT-31 an unused ring is not revealed', () => {
    const match = contest(ring, {}, { answers: ['pass'], dice: [3, 2, 4, 1] })
    expect(winnerOf(match)).toEqual([1])
    expect(combatantNamed(match, 'Ana').revealed).toEqual([])
  })

  test('SW-ARTEFACT-31 the new face stands, even if worse', () => {
    const match = contest(ring, {}, { answers: ['tactical-ring'], dice: [5, 2, 4, 1, 1] })
    expect(winnerOf(match)).toEqual([1])
  })

  test('SW-ARTEFACT-31 SW-CRIT-03 criticals are judged on the final dice', () => {
    const won = contest(ring, {}, { answers: ['tactical-ring'], dice: ['S', 'S', 5, 1, 3] })
    expect(won.state.bands[0]?.extraOrders).toBe(0)
    const gained = contest(ring, {}, { answers: ['tactical-ring'], dice: ['S', 'S', 5, 1, 'S'] })
    expect(gained.state.bands[0]?.extraOrders).toBe(1)
  })

  test('SW-ARTEFACT-31 it works once per turn, even if a tie is rolled again', () => {
    const match = contest(ring, {}, { answers: ['tactical-ring'], dice: [4, 2, 5, 2, 5, 5, 5, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2', 'roll.tactical-ring 1', 'roll.strategic 2 2'])
    expect(promptId(match)).toBe('ask.who-begins')
  })

  test('SW-ARTEFACT-31 the side behind decides first; at a tie, the one that began the last turn', () => {
    expect(seats(contest(ring, ring, { dice: [5, 1, 4, 1] }))).toEqual([1])
    expect(seats(contest(ring, ring, { dice: [4, 1, 5, 1] }))).toEqual([0])
    const figures = [leader('Ana', 0, 10, 10, { com: 1 }, ring), leader('Bor', 1, 30, 30, { com: 1 }, ring)]
    const tieRoll = (first: 0 | 1) => scene({ figures, sequence: 'turn', turn: 2, first }, { dice: [4, 4] })
    expect({ 0: seats(tieRoll(0)), 1: seats(tieRoll(1)) }).toEqual({ 0: [0], 1: [1] })
  })

  test('SW-ARTEFACT-31 a fleeing leader cannot use it', () => {
    const match = contest({ ...ring, fleeing: true }, {}, { dice: [3, 4, 1] })
    expect(promptId(match)).toBe('ask.who-begins')
  })

  test('SW-RGEAR-43 SW-CRIT-03 the Strategic Blow re-rolls all own dice, criticals included', () => {
    const match = contest(blow, {}, { answers: ['strategic-blow'], dice: ['S', 'S', 5, 4, 5, 5] })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2', 'roll.strategic 2'])
    expect(winnerOf(match)).toEqual([0])
    expect(match.state.bands[0]?.extraOrders).toBe(0)
    expect(combatantNamed(match, 'Ana').consumables).toEqual([])
  })

  test('SW-RGEAR-43 no die of the first roll is kept, even if better', () => {
    const match = contest(blow, {}, { answers: ['strategic-blow'], dice: [5, 'S', 3, 3, 1, 2] })
    expect(winnerOf(match)).toEqual([1])
    const other = contest(blow, {}, { answers: ['strategic-blow'], dice: ['S', 5, 3, 3, 1, 2] })
    expect(winnerOf(other)).toEqual([1])
  })

  test('SW-RGEAR-43 using it is optional, and a paralysed leader cannot', () => {
    const kept = contest(blow, {}, { answers: ['pass'], dice: [1, 1, 5, 4] })
    expect(combatantNamed(kept, 'Ana').consumables).toEqual(['strategic-blow'])
    expect(promptId(contest({ ...blow, states: ['paralysed'] }, {}, { dice: [1, 1, 5, 4] }))).toBe('ask.who-begins')
  })

  test('SW-RGEAR-43 SW-ARTEFACT-31 both may serve one roll', () => {
    const match = contest(
      { ...ring, ...blow },
      {},
      { answers: ['strategic-blow', 'tactical-ring'], dice: [1, 1, 5, 4, 3, 2, 'S'] },
    )
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2', 'roll.strategic 2', 'roll.tactical-ring 1'])
    expect(winnerOf(match)).toEqual([0])
    expect(optionKeys(match)).toEqual(['begin', 'follow'])
  })
})
