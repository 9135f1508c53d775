import { type Json, optionsOf, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { activation, ana, bor } from '../manuscript/testing/scene.ts'
import { playConcentration } from '../testing/concentration.ts'
import { inContact, plain } from '../testing/duel.ts'
import type { Scene } from '../testing/scene.ts'
import { at, shootingTarget } from '../testing/shooting.ts'

/** Gets what the policy proposes to somebody who judges distances well. */
function proposalsFor({ state, setup, pending }: Scene) {
  const question = { state, setup, decision: pending[0]!, random: Random.fromSeed('policy'), misjudgement: 0 }
  return spherewars.bots.propose!(question)
}

test('SM-SCENERY-05 nobody is engaged through difficult terrain from further off than a run', () => {
  const first = (gap: number, scenery: readonly Json[]) => {
    return proposalsFor(activation(ana(), [bor(gap)], {}, { scenery: [...scenery] }))?.[0]
  }
  const wood = { type: 'difficult-terrain', x: 19, y: 20, diameter: 2 }
  expect(first(9, [])).toBe('engage')
  expect(first(9, [wood])).not.toBe('engage')
  expect(first(4, [{ ...wood, x: 12.5 }])).toBe('charge')
})

test('SW-RACE-35 nobody is hooked who is out of reach, or in contact already', () => {
  const hero = plain('Ana', { fur: 4, abilities: ['hook', 'swipe'] })
  const withEnemyAt = (x: number) =>
    playConcentration(inContact(hero, plain('Bor'), { more: { figures: [at(shootingTarget('Cel'), 1, x, 20)] } }))
  const far = withEnemyAt(5)
  expect(optionsOf(far.pending[0]!).map(({ key }) => key)).toContain('hook')
  expect(proposalsFor(far)).toEqual(['swipe', 'done'])
  expect(proposalsFor(withEnemyAt(17))).toContain('hook')
})
