import { expect, test } from 'vitest'
import { addOwnEffect } from '../abilities/builders.ts'
import { combatDice } from '../combat/fight.ts'
import { makeTest } from '../dice/test.ts'
import { duel } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { rout } from './courage.ts'

test('CF-ROUT-12 Concentration used before the rout still counts, but no more may be used', () => {
  const focused = { abilities: ['concentration/3'], bold: ['cou'] }
  const match = playRule(
    { figures: [figure('Ann', 0, 20, 30, focused), figure('Bob', 1, 60, 30)] },
    function* (play) {
      const fighter = fighterNamed(play, 'Ann')
      const test = { kind: 'courage', fighter, rules: [], difficulty: 20, against: null, dice: 1 } as const
      yield* makeTest(play, test)
      rout(play, fighter)
      yield* makeTest(play, test)
    },
    { answers: ['cou:2', 'none'], dice: [2, 3] },
  )
  // COU 4 and 2 points both times; in rout there are no more questions.
  expect(eventArgs(match, 'test.failed').map(({ final }) => final)).toEqual([8, 9])
  expect(promptId(duel({ card: { abilities: ['concentration/2'], bold: ['ini'] } }, {}, [], []))).toBe('ask.points')
  const routed = duel(
    { card: { abilities: ['concentration/2'], bold: ['ini'] }, more: { inRout: true } },
    {},
    [],
    [5, 2],
  )
  expect(promptId(routed)).toBe('ask.dice')
})

test('CF-ROUT-13 War fury ends at once', () => {
  const seen: number[] = []
  playRule(
    { figures: [figure('Ann', 0, 20, 30, { abilities: ['war-fury'] }), figure('Bob', 1, 22.5, 30)] },
    // biome-ignore lint/correctness/useYield: it neither asks nor rolls.
    function* (play) {
      const [ann, bob] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
      addOwnEffect(play, ann, 'furious', 'war-fury', 'round')
      seen.push(combatDice(play, ann, [bob]).total)
      rout(play, ann)
      seen.push(combatDice(play, ann, [bob]).total)
    },
  )
  expect(seen).toEqual([3, 2])
})

test('CF-ROUT-13 a rout ends War fury for good, even if the fighter rallies', () => {
  const more = { activated: true, effects: [{ object: 'furious' }] }
  const chargeBob = (die: number) =>
    turn([figure('Ann', 0, 20, 30, { fear: 6 }), figure('Bob', 1, 30, 30, { abilities: ['war-fury'] }, more)], {
      answers: ['0:charge:1', { to: [27.5, 30] }],
      dice: [die],
    })
  const left = (match: Scene) => ({
    inRout: fighterNamed(match, 'Bob').inRout,
    effects: fighterNamed(match, 'Bob').effects.map(({ object }) => object),
  })
  expect(left(chargeBob(5))).toEqual({ inRout: false, effects: ['furious'] })
  expect(left(chargeBob(1))).toEqual({ inRout: true, effects: [] })
})

test('CF-ROUT-13 and CF-ROUT-11 a fighter in rout cannot use War fury', () => {
  expect(promptId(duel({ card: { abilities: ['war-fury'] } }, {}, [], []))).toBe('ask.ability')
  expect(promptId(duel({ card: { abilities: ['war-fury'] }, more: { inRout: true } }, {}, [], [5, 2]))).toBe('ask.dice')
})
