import { randomPlayer, sightOf } from '@fray/bots'
import { clone, freeze, Match, Random, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import type { State } from '../state.ts'
import { copy } from './copy.ts'

/** Data shared with the original is frozen, so that a rule that changes it fails. */
const sharing = { ...missum, saves: { ...missum.saves, copy: (state: State) => copy(freeze(clone(state))) } }

test.each(['border', 'night-folk', 'at random'])('rules never change data shared between copies, %s', (id) => {
  const setup =
    missum.content.presets.find((preset) => preset.id === id)?.setup ??
    missum.bots.randomSetup!(Random.fromSeed('copy'))
  const match = Match.start(sharing, startingPosition(sharing, { setup }), `copy-${id}`, { retention: 'last' })
  const players = [randomPlayer('a'), randomPlayer('b')]
  for (let decisions = 0; decisions < 250 && !match.outcome; decisions++) {
    const decision = match.pending[0]!
    const answer = players[decision.seat]!.choose(sightOf(match as Match, decision))
    expect(match.answer(decision.seat, answer)).toEqual({ ok: true })
    if (decisions % 5 > 0) continue
    expect(JSON.stringify(match.fork().state)).toBe(JSON.stringify(match.state))
    for (const seat of [0, 1]) match.stateFor(seat)
  }
  expect(match.answers.length).toBeGreaterThan(50)
})

test('a copy equals the original, and changing it leaves the original alone', () => {
  const { state } = startingPosition(missum, { setup: missum.content.presets[0]!.setup })
  const before = JSON.stringify(state)
  const other = copy(state as State)
  expect(JSON.stringify(other)).toBe(before)
  const unit = other.units[0]!
  unit.now.seenBy.push(1)
  unit.before.ground.push('wood')
  unit.spells[0] = 9
  unit.load.turns = 9
  other.order[0].push(9)
  other.champions[1] = 9
  expect(JSON.stringify(state)).toBe(before)
})
