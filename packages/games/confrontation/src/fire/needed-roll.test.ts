import { expect, test } from 'vitest'
import { gun } from '../testing/gun.ts'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { type FigureDetails, figure, path, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** The face needed at each range, as shown for the first target of a shot. */
function neededFaces(match: Scene): unknown[] {
  const [decision] = match.pending
  const args = decision?.kind === 'pick' ? decision.options[0]?.note?.().args : undefined
  return [args?.short, args?.medium, args?.long]
}

const aiming = (more: FigureDetails = {}, before: readonly (string | ReturnType<typeof path>)[] = [], key = '0:fire') =>
  neededFaces(annActs([marksman({}, more), targetAt(30)], { answers: [...before, key] }))

test('CF-FIRE-06 AIM 3 needs a 2 at short range, a 4 at medium and a 7 at long', () => {
  expect(aiming()).toEqual([2, 4, 7])
})

test('CF-FIRE-07, CF-FIRE-09 the die needed includes penalties for moving and Wounds', () => {
  expect(aiming({ wounds: 'serious' })).toEqual([3, 6, 9])
  expect(aiming({ chargePenalty: true, stunned: true })).toEqual([3, 6, 9])
  expect(aiming({}, ['0:walk', path([22, 30])])).toEqual([2, 5, 8])
  expect(aiming({}, [], '0:fire-walk')).toEqual([2, 5, 8])
})

test('CF-MACHINE-31 the die needed includes the 1 that the AIM of a substitute costs', () => {
  const effects = [{ object: 'substitute', x: 0, source: { figure: 0, object: 'substitute' } }]
  const match = turn(
    [
      gun('Gun', 0, 20, 30, {}, {}, { card: 'Gun' }),
      figure('Sub', 0, 16.875, 30, { aim: 4 }, { card: 'Sub', effects }),
      figure('Bob', 1, 60, 30),
    ],
    { answers: ['done', '0:serve'] },
    { piles: [['Gun'], ['Waiting']] },
  )
  expect(neededFaces(match)).toEqual([2, 4, 7])
})

test('CF-ABIL-06 a shot in an assault needs the same die at every range', () => {
  const match = turn([marksman({ abilities: ['assault-fire'] }), figure('Bob', 1, 35, 30)], {
    answers: ['0:charge:1', { to: [32.5, 30] }],
  })
  expect(neededFaces(match)).toEqual([4, 4, 4])
})
