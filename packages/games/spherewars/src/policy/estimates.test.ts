import { type Json, type MatchOptions, optionsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'
import { archer, at, shootingTarget } from '../testing/shooting.ts'

/** Gets what happens in a future that a seat imagines after an answer, while everybody passes. */
function eventsImagined(figures: readonly Json[], answer: string, options: MatchOptions): readonly string[] {
  const future = scene({ figures: [...figures], round: 0 }, { answers: ['0'] }).imagine(0, {
    assumeDistances: true,
    recording: true,
    ...options,
  })
  expect(future.answer(0, answer)).toEqual({ ok: true })
  for (let asked = 0; asked < 12; asked++) {
    const [decision] = future.pending
    if (!decision || decision.prompt.id === 'ask.activate') break
    const suggested = decision.kind === 'place' ? decision.suggest(1)[0] : undefined
    future.answer(decision.seat, decision.interruption?.pass ?? suggested ?? optionsOf(decision)[0]!.key)
  }
  return future.events.map(({ type }) => type)
}

const ann = at(shootingTarget('Ann'), 0, 20, 20)
const exactly = { misjudgement: 0 }

test.each([
  [24, 'charges'],
  [27, 'engages'],
  [33, 'fell-short'],
])('SW-BASE-06: bots imagine a join by what they think of the way: to %d it %s', (y, event) => {
  const enemy = at(shootingTarget('Enemy'), 1, 20, y)
  expect(eventsImagined([ann, enemy], 'join', exactly)).toContain(event)
  expect(eventsImagined([ann, enemy], 'join', {})).toContain('charges')
})

test('SW-BASE-06: bots imagine a shot by what they think of its range', () => {
  const shooter = at(archer('Archer'), 0, 3, 3)
  const far = at(shootingTarget('Far'), 1, 36, 36)
  expect(eventsImagined([shooter, far], 'stand', exactly)).toContain('shot-out-of-range')
  expect(eventsImagined([shooter, far], 'stand', {})).not.toContain('shot-out-of-range')
})
