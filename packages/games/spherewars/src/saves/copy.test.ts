import { randomPlayer, sightOf } from '@fray/bots'
import { clone, freeze, Match, Random, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { spherewarsManuscript } from '../manuscript/game.ts'
import type { State } from '../state.ts'
import { copy } from './copy.ts'

/** Freezes everything a copy shares with its original, so that a rule changing it would fail. */
const copyFrozen = (state: State) => copy(freeze(clone(state)))

test.each([
  [spherewars, 1],
  [spherewars, 2],
  [spherewarsManuscript, 1],
])('rules never change objects that copies share, %#', (book, number) => {
  const game = { ...book, saves: { ...book.saves, copy: copyFrozen } }
  const setup = game.bots.randomSetup!(Random.fromSeed(`copy ${number}`))
  const match = Match.start(game, startingPosition(game, { setup }), `copy-${number}`, { retention: 'last' })
  const players = Array.from({ length: match.seats }, (_, seat) => randomPlayer(`${seat}`))
  for (let decisions = 0; decisions < 400 && !match.outcome; decisions++) {
    const decision = match.pending[0]!
    const answer = players[decision.seat]!.choose(sightOf(match as Match, decision))
    expect(match.answer(decision.seat, answer)).toEqual({ ok: true })
    if (decisions % 5 > 0) continue
    expect(JSON.stringify(match.fork().state)).toBe(JSON.stringify(match.state))
    for (let seat = 0; seat < match.seats; seat++) match.stateFor(seat)
  }
  expect(match.answers.length).toBeGreaterThan(100)
})

test('a copy is equal and independent', () => {
  const { state } = startingPosition(spherewars, { setup: spherewars.content.presets[0]!.setup })
  const before = JSON.stringify(state)
  const other = copy(state as State)
  expect(JSON.stringify(other)).toBe(before)
  const combatant = other.combatants[0]!
  combatant.states.push({ kind: 'stunned', gainedThisActivation: false })
  combatant.orders.push('x')
  combatant.consumables.push('x')
  combatant.artefacts.push('x')
  combatant.pledged.push('x')
  combatant.revealed.push('x')
  combatant.uses.x = { stretch: 1, times: 1 }
  other.sides[1].gems = 99
  other.bands[0]!.orders = 99
  expect(JSON.stringify(state)).toBe(before)
})
