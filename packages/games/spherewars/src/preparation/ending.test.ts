import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventArgs, figure, promptId, rolledDice, scene } from '../testing/scene.ts'
import { answerUntil, startedMatch } from '../testing/started-match.ts'

const first = figure('battler', 0, 10, 30, { name: 'One' })
const second = figure('battler', 1, 30, 10, { name: 'Two' })
const dead = (seat: 0 | 1): Json => ({ who: 'fiend', seat, status: 'dead', name: `Dead ${seat}` })

/** The updating of a turn. */
function updating(
  mission: string,
  turn: number,
  figures: Json[] = [first, second],
  options: Record<string, Json> = {},
): Json {
  return { mission, turn, sequence: 'updating', figures, options }
}

describe('the length of a game', () => {
  test.each([
    ['SW-MISSION-16', 'death-of-the-enemy', 6],
    ['SW-MISSION-26', 'domination-of-the-dolmens', 6],
    ['SW-MISSION-36', 'destruction-of-the-camp', 4],
    ['SW-MISSION-47', 'sacking-of-the-relics', 4],
  ])('%s SW-TURN-01 SW-TURN-16 %s ends after turn %i and its updating', (_rule, mission, turns) => {
    const last = scene(updating(mission, turns), { dice: mission === 'sacking-of-the-relics' ? [6] : [] })
    expect(last.outcome).toBeDefined()
    const types = last.events.map(({ type }) => type)
    expect(types.indexOf('updated')).toBeLessThan(types.indexOf('scored'))
    const before = scene(updating(mission, turns - 1), { dice: [1, 6] })
    expect({ outcome: before.outcome, decisionAsked: promptId(before), turn: before.state.turn }).toEqual({
      outcome: undefined,
      decisionAsked: 'ask.who-begins',
      turn: turns,
    })
    expect(before.view(0).status.track).toEqual({ at: turns, of: turns })
  })

  test.each([
    ['SW-MISSION-57', 'crash'],
    ['SW-MISSION-64', 'last-survivor'],
  ])('%s SW-TURN-01 %s has no limit', (_rule, mission) => {
    const match = scene(updating(mission, 50), { dice: [1, 6] })
    expect({ outcome: match.outcome, turn: match.state.turn }).toEqual({ outcome: undefined, turn: 51 })
    expect(match.view(0).status.track).toEqual({ at: 51 })
  })

  test('SW-TURN-01 SW-MISSION-57 an agreed number of turns ends any game; without points it is a draw', () => {
    const draw = scene(updating('crash', 8, [first, second], { turnCap: 8 }))
    expect({ winners: draw.outcome!.winners, winner: draw.state.result!.winner }).toEqual({ winners: [], winner: null })
    const short = scene(updating('death-of-the-enemy', 2, [first, second, dead(1)], { turnCap: 2 }))
    expect(short.outcome!.winners).toEqual([0])
  })

  test('SW-MISSION-01 position counts once, at the end', () => {
    const scenery = [{ type: 'rubble', x: 20, y: 20, diameter: 2, density: 'impassable', objective: 1 }]
    const near = figure('battler', 0, 18, 20, { name: 'Near' })
    const position = { ...(updating('domination-of-the-dolmens', 5, [near, second]) as object), scenery } as Json
    const match = scene(position, { dice: [1, 6] })
    expect({ result: match.state.result, scored: eventArgs(match, 'scored') }).toEqual({ result: null, scored: [] })
  })
})

describe('a side without combatants', () => {
  test('SW-MISSION-51 SW-MISSION-57 SW-MISSION-59 SW-MISSION-64 if it died or fled off, the other side wins at once', () => {
    for (const mission of ['crash', 'last-survivor']) {
      for (const status of ['dead', 'fled']) {
        const match = scene({ mission, figures: [first, { who: 'fiend', seat: 1, status }] })
        expect(match.outcome).toMatchObject({ winners: [0], rules: ['SW-MISSION-57'] })
        const other = scene({ mission, figures: [{ who: 'fiend', seat: 0, status }, second] })
        expect(other.outcome).toMatchObject({ winners: [1], rules: ['SW-MISSION-57'] })
      }
    }
  })

  test('SW-MISSION-57 two emptied sides draw', () => {
    const match = scene({ mission: 'crash', figures: [dead(0), dead(1)] })
    expect(match.outcome).toMatchObject({ winners: [], reason: { id: 'outcome.draw' } })
  })

  test('SW-MISSION-16 the Death of the Enemy stops there too, and is scored as it stands', () => {
    const hurt = figure('tirabe', 0, 10, 30, { wounds: 2, value: 181 })
    const match = scene({ mission: 'death-of-the-enemy', figures: [hurt, dead(1)] })
    expect(match.state.result).toMatchObject({ blood: [65, 90], winner: 1 })
    expect(eventArgs(match, 'updated')).toEqual([])
  })

  test('SW-MISSION-16 the game stops when the current action is resolved: no further phases, activations or updating', () => {
    // A deed kills the last enemy; the leader has fury left, an order to call, and a friend who has not moved.
    const killer = figure('raggarth', 0, 10, 10, { name: 'Killer', profile: { abilities: ['deadly-tail', 'gashing'] } })
    const idle = figure('battler', 0, 12, 12, { name: 'Idle' })
    const last = figure('lackey', 1, 10, 11.2, { name: 'Last', wounds: 1, profile: { abilities: [] } })
    const position = { mission: 'death-of-the-enemy', figures: [killer, idle, last], turn: 2, orders: [1, 0] }
    const answers = ['0', 'pass', 'pass', 'deadly-tail', '1', 'stay']
    const match = scene(position, { dice: ['S'], answers })
    expect(match.outcome!.winners).toEqual([0])
    expect(eventArgs(match, 'activated')).toEqual([{ combatant: 'Killer' }])
    expect(rolledDice(match)).toEqual(['roll.deed 1'])
    expect(eventArgs(match, 'updated')).toEqual([])
  })

  test('SW-MISSION-07 in the other missions the survivors play on alone to the last turn', () => {
    for (const mission of ['domination-of-the-dolmens', 'destruction-of-the-camp', 'sacking-of-the-relics']) {
      const match = scene({ mission, figures: [first, dead(1)], turn: 3, round: 0, first: 1 })
      expect({ outcome: match.outcome, decisionAsked: promptId(match) }).toEqual({
        outcome: undefined,
        decisionAsked: 'ask.action',
      })
    }
    const camp = startedMatch({ mission: 'destruction-of-the-camp', centralPiece: 'wood' })
    answerUntil(camp, () => camp.state.turn === 1)
    for (const combatant of camp.state.combatants) if (combatant.side === 1) combatant.status = 'dead'
    answerUntil(camp, () => camp.outcome !== undefined)
    expect(camp.state.turn).toBe(4)
  })
})
