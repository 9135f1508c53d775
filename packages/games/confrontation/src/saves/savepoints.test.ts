import { randomPlayer, sightOf } from '@fray/bots'
import { type Json, Match, QuickDice, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import { isAtRest } from '../state.ts'
import { dice, duel } from '../testing/duel.ts'
import { figure, optionKeys, promptId, type Scene, scene } from '../testing/scene.ts'

/** Gets the number of answers that a fork would have to repeat. */
function sinceSavepoint({ answers, savepoint }: Pick<Scene, 'answers' | 'savepoint'>): number {
  return answers.length - savepoint.answers
}

test('CF-COMBAT-02 every step of a combat starts with a savepoint', () => {
  const placing = duel({}, {}, [], [4, 3])
  expect(promptId(placing)).toBe('ask.dice')
  expect(sinceSavepoint(placing)).toBe(0)
  const striking = duel({}, {}, [dice({ 1: [1, 1] }), dice({ 0: [1, 1] })], [4, 3])
  expect(promptId(striking)).toBe('ask.defence')
  expect(sinceSavepoint(striking)).toBe(0)
  expect(isAtRest(striking.state)).toBe(false)
})

test('CF-COMBAT-02 a combat is at rest only when it is over', () => {
  const striking = duel({}, {}, [dice({ 1: [1, 1] }), dice({ 0: [1, 1] })], [4, 3])
  const ahead = striking.fork({ stopAtSavepoint: true, dice: new QuickDice('ahead') })
  const players = [randomPlayer('a'), randomPlayer('b')]
  for (let [decision] = ahead.pending; decision; [decision] = ahead.pending) {
    expect(isAtRest(ahead.state)).toBe(false)
    ahead.answer(decision.seat, players[decision.seat]!.choose(sightOf(ahead as Match, decision)))
  }
  expect(isAtRest(ahead.state)).toBe(true)
  expect(ahead.answers.length).toBeGreaterThan(striking.answers.length)
})

test('CF-PURSUIT-07 a pursuit starts with a savepoint, and so do the steps of the combat it leads to', () => {
  const figures = [
    figure('Ann', 0, 20, 30, { att: 9, str: 30, ini: 9 }),
    figure('Bob', 1, 22.5, 30, { fear: null }),
    figure('Bea', 1, 27.5, 30),
  ]
  const bobDefends = dice({ 1: [0, 2] })
  const slain = { answers: [bobDefends, dice({ 0: [2, 0] }), 'none'], dice: [6, 1, 5, 6, 6] }
  const pursuing = scene({ phase: 'frays', figures }, slain)
  expect(promptId(pursuing)).toBe('ask.pursuer')
  expect(sinceSavepoint(pursuing)).toBe(0)
  const again = scene(
    { phase: 'frays', figures },
    { ...slain, answers: [...slain.answers, '0:engagement:2'], dice: [6, 1, 5, 6, 6] },
  )
  expect(promptId(again)).toBe('ask.arrival')
  expect(sinceSavepoint(again)).toBe(1)
})

test('CF-ACT-02 every announcement starts with a savepoint, and so do the assaults and every move under cover', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 40), figure('Bob', 1, 110, 30)]
  const acting = { seat: 0, pending: [0, 1], activated: [0, 1], announced: false, walked: [], busy: [] }
  const announcing = (...answers: Json[]) => scene({ phase: 'activation', figures, acting }, { answers })
  const second = announcing('0:cover')
  expect(promptId(second)).toBe('ask.announce')
  expect(optionKeys(second)).toEqual(['1:cover', 'done'])
  expect(sinceSavepoint(second)).toBe(0)
  expect(isAtRest(second.state)).toBe(false)
  const moving = announcing('0:cover', '1:cover', 'done', 'stay')
  expect(promptId(moving)).toBe('ask.cover')
  expect(moving.pending[0]?.figure).toBe(1)
  expect(sinceSavepoint(moving)).toBe(0)
})

test('CF-ACT-04 a savepoint lies between two cumulative actions of an activation', () => {
  const archer = figure('Ann', 0, 20, 30, { aim: 3, weapon: { name: 'Bow', strength: 1, ranges: [20, 40, 60] } })
  const acting = { seat: 0, pending: [0], activated: [0], announced: true, walked: [], busy: [] }
  const between = scene(
    { phase: 'activation', figures: [archer, figure('Bob', 1, 60, 30)], acting },
    { answers: ['0:walk', { path: [{ x: 21000, y: 30000 }] }] },
  )
  expect(promptId(between)).toBe('ask.action-of')
  expect(sinceSavepoint(between)).toBe(0)
  expect(isAtRest(between.state)).toBe(false)
  expect(optionKeys(between)).toEqual(['0:fire', '0:nothing'])
  expect(between.state.turn?.activity?.moved).toBe('walk')
})

test('CF-MOVE-05 what is computed for announcements tells no seat a distance', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 40), figure('Bob', 1, 110, 30)]
  const acting = { seat: 0, pending: [0, 1], activated: [0, 1], announced: false, walked: [], busy: [] }
  const match = scene({ phase: 'activation', figures, acting }, { answers: ['0:cover'] })
  expect(match.state.turn?.exclusive?.outlooks[1]?.far).toEqual([2])
  for (const seat of [0, 1, undefined]) expect(match.stateFor(seat).turn?.exclusive?.outlooks).toEqual({})
})

test('CF-STRATEGIC-01 sequences, Tactical roll and lead have their own savepoints', () => {
  const match = Match.start(
    confrontation,
    startingPosition(confrontation, confrontation.content.presets[0]!),
    'round',
    {},
  )
  const players = [randomPlayer('a'), randomPlayer('b')]
  const most = new Map<string, number>()
  while (!match.outcome) {
    const decision = match.pending[0]!
    const { id } = decision.prompt
    most.set(id, Math.max(most.get(id) ?? 0, sinceSavepoint(match)))
    match.answer(decision.seat, players[decision.seat]!.choose(sightOf(match as Match, decision)))
  }
  // Both choose at once, so one of them may have chosen already.
  expect(most.get('ask.sequence')).toBe(1)
  expect(most.get('ask.coordinator')).toBe(1)
  expect(most.get('ask.first-lead')).toBe(0)
})

test('a fork in the middle of any procedure continues like its match', () => {
  const ids = ['lions-orcs-100', 'griffins-acheron-200', 'wolfen-dirz-300', 'lions-midnor-400']
  for (const [number, { setup }] of confrontation.content.presets.filter(({ id }) => ids.includes(id)).entries()) {
    const beginning = startingPosition(confrontation, { setup })
    const match = Match.start(confrontation, beginning, `fork ${number}`, { retention: 'last', recording: false })
    const players = [randomPlayer('a'), randomPlayer('b')]
    for (let decisions = 0; decisions < 500 && !match.outcome; decisions++) {
      const decision = match.pending[0]!
      const answer = players[decision.seat]!.choose(sightOf(match as Match, decision))
      const fork = decisions % 4 === 0 ? match.fork() : undefined
      match.answer(decision.seat, answer)
      if (!fork) continue
      expect(fork.answer(decision.seat, answer)).toEqual({ ok: true })
      expect(JSON.stringify(fork.state)).toBe(JSON.stringify(match.state))
    }
  }
})
