import { expect, test } from 'vitest'
import { appraise } from './appraisal.ts'
import { pointBlank } from './fire/firing.ts'
import { potential } from './movement/potential.ts'
import { suggestMoves } from './movement/suggestions.ts'
import { BEHIND, gun, gunner } from './testing/gun.ts'
import { marksman, targetAt } from './testing/marksman.ts'
import { find, lay } from './testing/rule.ts'
import { figure } from './testing/scene.ts'
import { CENTIMETRE } from './units.ts'

const worth = (ann: Parameters<typeof lay>[0]) => appraise(lay(ann).state, 0)

test('a bot wants its fighters near the enemy, and its marksmen no nearer than their short range', () => {
  const fighterAt = (distance: number) => worth({ figures: [figure('Ann', 0, 20, 30), targetAt(distance)] })
  const marksmanAt = (distance: number) => worth({ figures: [marksman(), targetAt(distance)] })
  expect(fighterAt(10)).toBeGreaterThan(fighterAt(20))
  expect(marksmanAt(10)).toBe(marksmanAt(20))
  expect(marksmanAt(20)).toBeGreaterThan(marksmanAt(40))
})

test('a marksman is shown places within short range, not against the enemy', () => {
  const play = lay({ figures: [marksman(), targetAt(35)] })
  const ann = find(play, 'Ann')
  const [first] = suggestMoves(play, ann, potential(play, ann, 'run')) as Iterable<{ path: { x: number }[] }>
  const gap = 57.5 * CENTIMETRE - first!.path.at(-1)!.x - 2.5 * CENTIMETRE
  expect(gap).toBeLessThanOrEqual(pointBlank(ann))
  expect(gap).toBeGreaterThan(pointBlank(ann) / 2)
})

test('CF-MACHINE-13 to a bot servants belong at their machine, and a machine is worth less the more it is damaged', () => {
  const servantAt = (x: number, y: number, structureLost = 0) =>
    worth({
      figures: [
        gun('Gun', 0, 20, 30, {}, {}, { card: 'Gun', structureLost }),
        gunner('Gil', [x, y], {}, { card: 'Gun' }),
        targetAt(60),
      ],
    })
  expect(servantAt(...BEHIND)).toBeGreaterThan(servantAt(40, 30))
  expect(servantAt(...BEHIND)).toBeGreaterThan(servantAt(...BEHIND, 3))
})
