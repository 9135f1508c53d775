import { randomPlayer, sightOf } from '@fray/bots'
import { type Play as KernelPlay, Match, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { aimAt } from '../movement/paths/trajectory.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Combatant, State } from '../state.ts'
import { figure, scene } from '../testing/scene.ts'
import { sight } from './sight/sight.ts'

/** A play of the same moment whose combatants are other objects: nothing that is remembered of the table counts for it. */
function thoughtUp(state: State, setup: Setup): KernelPlay<State, Setup> {
  const apart = { ...setup } as Setup
  return {
    state: { ...state, combatants: state.combatants.map((combatant) => ({ ...combatant })) },
    setup: apart,
  } as KernelPlay<State, Setup>
}

test('cached results equal a new look and search', () => {
  const { setup } = spherewars.content.presets.find(({ id }) => id.startsWith('skirmish'))!
  const match = Match.start(spherewars, startingPosition(spherewars, { setup }), 'memory', { retention: 'last' })
  const players = [randomPlayer('a'), randomPlayer('b')]
  let ways = 0
  for (let decisions = 0; decisions < 250 && !match.outcome; decisions++) {
    const decision = match.pending[0]!
    match.answer(decision.seat, players[decision.seat]!.choose(sightOf(match as Match, decision)))
    if (decisions < 60 || decisions % 10 > 0) continue
    const fork = match.fork()
    const play = { state: fork.state, setup: fork.setup } as KernelPlay<State, Setup>
    const fresh = thoughtUp(fork.state, fork.setup)
    const standing = fork.state.combatants.filter(({ status }) => status === 'standing')
    for (const viewer of standing) {
      for (const target of standing) {
        if (viewer.side === target.side) continue
        const again = [fresh.state.combatants[viewer.id]!, fresh.state.combatants[target.id]!] as const
        expect(sight(play, viewer, target)).toBe(sight(fresh, ...again))
        const aim = aimAt(play, viewer, target)
        expect(aim?.shortest).toEqual(aimAt(fresh, ...again)?.shortest)
        if (!aim) continue
        ways++
        // Rules know a joiner that was moved by the place itself.
        expect(aim.shortest.points[0]).toBe(viewer.at)
      }
    }
  }
  expect(ways).toBeGreaterThan(100)
})

test('SW-ARTEFACT-03 a combatant others know less about sees the same and does not block itself', () => {
  const figures = [figure('battler', 0, 10, 10), figure('battler', 1, 10, 20), figure('battler', 1, 30, 20)]
  const { state, setup } = scene({ figures })
  const play = { state, setup } as KernelPlay<State, Setup>
  const [viewer, target, other] = state.combatants as [Combatant, Combatant, Combatant]
  expect(sight(play, { ...viewer, artefacts: [] }, target)).toBe('full')
  expect(sight(play, other, { ...viewer, consumables: [] })).toBe('full')
})
