import { type Answer, type Json, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { volley } from '../testing/fight.ts'
import { countermove, halfMove, order } from '../testing/moving.ts'
import { legion, type Scene } from '../testing/scene.ts'
import { evaluate } from './evaluate.ts'

type More = Record<string, Json>

const foot = (more: More = {}) => legion('Foot', 0, 1200, 900, more)
const bows = (more: More = {}) => foot({ missile: 'longBow', ...more })
const enemy = (y: number, more: More = {}) => legion('Enemy', 1, 1200, y, more)

/** Gets what the policy proposes to the first seat that is asked. */
function proposalsFor(match: Scene, plan?: Json): readonly Answer[] {
  const { state, setup } = match
  const random = Random.fromSeed('policy')
  return missum.bots.propose!({ state, setup, decision: match.pending[0]!, random, misjudgement: 0, plan }) ?? []
}

/** Gets the plan that the policy follows by itself, and the plans beside it. */
function plansOf({ state }: Scene): { readonly first: Json; readonly others: readonly Json[] } {
  const { first, others } = missum.bots.plans!
  return { first: first(state, 0), others: others(first(state, 0)) }
}

test('foot advances, archers hold with the enemy in range and advance without', () => {
  expect(plansOf(halfMove([foot(), enemy(500)])).first).toMatchObject({ 0: 'advance' })
  expect(plansOf(halfMove([bows(), enemy(600)])).first).toMatchObject({ 0: 'hold' })
  expect(plansOf(halfMove([bows(), enemy(100)])).first).toMatchObject({ 0: 'advance' })
})

test('other plans change one legion each, or make all do the same', () => {
  const match = halfMove([
    foot(),
    legion('Bows', 0, 900, 900, { missile: 'longBow' }),
    legion('Near', 1, 900, 600),
    enemy(500),
  ])
  const { first, others } = plansOf(match)
  // The bystander of the scene advances too.
  expect(first).toEqual({ 0: 'advance', 1: 'hold', 4: 'advance' })
  expect(others).toContainEqual({ 0: 'hold', 1: 'hold', 4: 'advance' })
  expect(others).toContainEqual({ 0: 'hold', 1: 'hold', 4: 'hold' })
  expect(others).not.toContainEqual(first)
})

test('a seat plans for each of its own movement steps', () => {
  const { span } = missum.bots.plans!
  const [third, seventh] = [halfMove([foot(), enemy(500)]), halfMove([foot(), enemy(500)], { step: 7 })]
  expect(span(third.state, 0)).toBeDefined()
  expect(span(third.state, 1)).toBeUndefined()
  expect(span(seventh.state, 0)).not.toBe(span(third.state, 0))
})

test('only legions that shall advance are moved, and then the step ends', () => {
  const match = halfMove([foot(), enemy(500)])
  expect(proposalsFor(match)).toEqual(['unit-0'])
  expect(proposalsFor(match, { 0: 'hold', 2: 'hold' })).toEqual(['end'])
})

test('MI-CHARGE-01: the charge is kept for an enemy that it reaches', () => {
  const far = order(countermove([foot(), enemy(300)]), 'Foot')
  expect(proposalsFor(far)[0]).not.toBe('charge')
  const near = order(countermove([foot(), enemy(850)]), 'Foot')
  expect(proposalsFor(near)[0]).toBe('charge')
  const archers = order(countermove([bows(), enemy(850)]), 'Foot')
  expect(proposalsFor(archers, { 0: 'advance' })).not.toContain('charge')
})

test('MI-RANGE-01: archers stop as soon as they have somebody in range', () => {
  const match = order(countermove([bows(), enemy(400)]), 'Foot')
  const [way] = proposalsFor(match, { 0: 'advance' }) as readonly (readonly { readonly by: number }[])[]
  const all = match.pending[0]!
  const [full] = (all.kind === 'place' ? all.suggest(1) : []) as readonly (readonly { readonly by: number }[])[]
  expect(way![0]!.by).toBeLessThan(full![0]!.by)
  expect(way![0]!.by).toBeGreaterThan(0)
})

test('MI-MISSILE-12: archers shoot at a legion that is near its rout, and hold only without a target', () => {
  const shooter = legion('Shooter', 0, 640, 640, { missile: 'longBow', figures: 10, stand: 'standing' })
  const whole = legion('Whole', 1, 520, 500, { figures: 10, original: 10 })
  const worn = legion('Worn', 1, 760, 500, { figures: 7, original: 10 })
  const shots = proposalsFor(volley([shooter, whole, worn]))
  expect(shots[0]).toBe('2')
  expect(shots.at(-1)).toBe('hold')
})

test('MI-GROUP-01: a legion near its rout is worth less than its figures, a routing one nothing', () => {
  const worth = (more: More) => evaluate(halfMove([foot({ figures: 20 }), enemy(500, more)]).state, 0)
  const whole = worth({ figures: 20, original: 20 })
  expect(whole).toBeCloseTo(0)
  expect(worth({ figures: 16, original: 20 })).toBeGreaterThan(whole + 0.05)
  expect(worth({ figures: 20, original: 20, routing: ['Foot'] })).toBeGreaterThan(0.8)
})
