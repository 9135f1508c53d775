import { sightOf, weighAnswers } from '@fray/bots'
import { expect, test } from 'vitest'
import { BEHIND, gun, gunner } from '../testing/gun.ts'
import { marksman, targetAt } from '../testing/marksman.ts'
import { loadPosition } from '../testing/rule.ts'
import { type FigureDetails, figure, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { appraise } from './appraisal.ts'

function worth(position: Parameters<typeof loadPosition>[0]): number {
  const { state, setup } = loadPosition(position)
  return appraise(state, 0, setup)
}

/** Lists the answers in the order in which a bot prefers them. */
function rankAnswers(match: Scene): unknown[] {
  const weighed = weighAnswers(sightOf(match as never, match.pending[0]!), 'luck')
  return weighed.toSorted((a, b) => b.worth - a.worth).map(({ answer }) => answer)
}

test('a bot wants its fighters near the enemy, and its marksmen no nearer than their short range', () => {
  const fighterAt = (distance: number) => worth({ figures: [figure('Ann', 0, 20, 30), targetAt(distance)] })
  const marksmanAt = (distance: number) => worth({ figures: [marksman(), targetAt(distance)] })
  expect(fighterAt(40)).toBeGreaterThan(fighterAt(60))
  expect(marksmanAt(50)).toBeGreaterThan(marksmanAt(70))
  expect(marksmanAt(10)).toBeCloseTo(marksmanAt(20))
})

test('CF-LEAD-02 a bot keeps its fighters in the aura of their commander, where that costs nothing', () => {
  const led = { abilities: ['leadership/10'], command: 'commander' } as const
  const chiefAt = (y: number, more: FigureDetails = led) =>
    worth({ figures: [figure('Ann', 0, 20, 30), figure('Chief', 0, 20, y, more), targetAt(30)] })
  expect(chiefAt(38)).toBeGreaterThan(chiefAt(50))
  const gained = chiefAt(38) - chiefAt(50)
  expect(chiefAt(38, {}) - chiefAt(50, {})).toBeLessThan(gained)
})

test('CF-MACHINE-13 a bot keeps servants at their machine and values a damaged machine less', () => {
  const servantAt = ([x, y]: readonly [number, number], structureLost = 0) =>
    worth({
      figures: [
        gun('Gun', 0, 20, 30, {}, {}, { card: 'Gun', structureLost }),
        gunner('Gil', [x, y], {}, { card: 'Gun' }),
        targetAt(60),
      ],
    })
  expect(servantAt(BEHIND)).toBeGreaterThan(servantAt([40, 30]))
  expect(servantAt(BEHIND)).toBeGreaterThan(servantAt(BEHIND, 3))
})

/** Ann and Bob, in contact or far apart; Amy stands aside. */
function duel(together: boolean, ann: FigureDetails = {}, bob: FigureDetails = {}): number {
  const amy = figure('Amy', 0, 90, 55)
  return worth({ figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, together ? 22.5 : 100, 30, bob), amy] })
}

test('a combat is worth what it will cost either side', () => {
  const better = { att: 6, str: 9, def: 6, res: 9 }
  expect(duel(true, better)).toBeGreaterThan(duel(false, better))
  expect(duel(true, {}, better)).toBeLessThan(duel(false, {}, better))
})

test('two against one are worth more than the sum of each alone', () => {
  const bob = figure('Bob', 1, 22.5, 30)
  const alone = worth({ figures: [figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 55), bob] })
  const both = worth({ figures: [figure('Ann', 0, 20, 30), figure('Amy', 0, 25, 30, {}, { facing: 'west' }), bob] })
  expect(both).toBeGreaterThan(alone)
})

test('CF-SCENARIO-09 a lead counts more the later it is', () => {
  const figures = [
    figure('Ann', 0, 20, 30),
    figure('Amy', 0, 20, 40),
    figure('Bob', 1, 100, 30, {}, { wounds: 'light' }),
  ]
  expect(worth({ figures, round: 6 })).toBeGreaterThan(worth({ figures, round: 1 }))
})

test('a bot charges an enemy that it will beat and leaves alone one that it cannot reach', () => {
  const strong = figure('Ann', 0, 20, 30, { att: 6, str: 9, def: 6, res: 9 })
  const match = turn([strong, targetAt(12), figure('Ben', 1, 75, 50)])
  const answers = rankAnswers(match)
  expect(answers[0]).toBe('0:charge:1')
  expect(answers.indexOf('done')).toBeLessThan(answers.indexOf('0:charge:2'))
})

test('a bot does not charge an enemy that it cannot beat', () => {
  const answers = rankAnswers(turn([figure('Ann', 0, 20, 30), targetAt(12, { att: 7, str: 10, def: 7, res: 12 })]))
  expect(answers.indexOf('done')).toBeLessThan(answers.indexOf('0:charge:1'))
})
