import { randomPlayer, sightOf } from '@fray/bots'
import { clone, freeze, Match, Random, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import type { State } from '../state.ts'
import { copy } from './copy.ts'

/** Everything that a copy shares with its original is frozen, so that a rule that changes it throws. */
const copyFrozen = (state: State) => copy(freeze(clone(state)))

test.each([1, 2, 3, 4])('no rule changes data that copies share, %#', (number) => {
  const game = { ...confrontation, saves: { ...confrontation.saves, copy: copyFrozen } }
  const setup = game.bots.randomSetup!(Random.fromSeed(`copy ${number}`))
  const match = Match.start(game, startingPosition(game, { setup }), `copy-${number}`, { retention: 'last' })
  const players = Array.from({ length: match.seats }, (_, seat) => randomPlayer(`${seat}`))
  for (let decisions = 0; decisions < 300 && !match.outcome; decisions++) {
    const decision = match.pending[0]!
    const answer = players[decision.seat]!.choose(sightOf(match as Match, decision))
    expect(match.answer(decision.seat, answer)).toEqual({ ok: true })
    if (decisions % 5 > 0) continue
    expect(JSON.stringify(match.fork().state)).toBe(JSON.stringify(match.state))
    for (let seat = 0; seat < match.seats; seat++) match.stateFor(seat)
  }
  expect(match.answers.length).toBeGreaterThan(100)
})

test('changing a copy leaves its original unchanged', () => {
  const { state } = startingPosition(confrontation, { setup: confrontation.content.presets[0]!.setup })
  const before = JSON.stringify(state)
  const other = copy(state as State)
  expect(JSON.stringify(other)).toBe(before)
  const fighter = other.fighters[0]!
  fighter.effects.push({ id: 9, object: 'x', source: { object: 'x' }, until: 'game', x: null } as never)
  fighter.uses.x = { stretch: 1, times: 1 }
  fighter.charged.push(9)
  fighter.chargedBy.push(9)
  other.camps[1]!.pile.push(99)
  other.camps[1]!.reserve.push(99)
  other.camps[1]!.compelled.push('last-card')
  other.targets[0] = 99
  other.coordinators[0] = 99
  other.zonesChosen[9] = 0 as never
  expect(JSON.stringify(state)).toBe(before)
})
