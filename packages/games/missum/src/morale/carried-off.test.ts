import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { routStep } from '../movement/rout/rout.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../testing/scene.ts'
import { frighten } from './fright.ts'
import { settle } from './settle.ts'

/** A legion routs with a companion beside it. */
function run(office: string, more: Record<string, Json> = {}): Scene {
  const units = [
    legion('Own', 0, 1200, 700, { routing: ['Enemy'] }),
    { name: 'Leader', seat: 0, at: [1200, 720], office, with: 'Own', ...more },
    legion('Enemy', 1, 1200, 300),
  ]
  return playRule({ step: 1, units }, routStep)
}

test('MI-LEADER-05 a dritlán with a legion that routs leaves with it and is lost', () => {
  const match = run('dritlan')
  expect(eventArgs(match, 'gone.routed')).toEqual([{ unit: 'Own' }])
  expect(unit(match, 'Leader')).toMatchObject({ fate: 'lost', body: null })
  expect(match.state.huitsanyal[0]).toMatchObject({ commander: null, lostOn: 1 })
  expect(match.state.losses).toContainEqual({ kind: 'dritlan', huitsan: 0 })
})

test('MI-LEADER-28 MI-RATING-01 so is a kérdu', () => {
  const match = run('kerdu')
  expect(unit(match, 'Leader').fate).toBe('lost')
  expect(match.state.losses).toContainEqual({ kind: 'kerdu', seat: 0 })
})

test.each(['attackMage', 'defenceMage'])('MI-MAGE-06 MI-RATING-01 so is a magic user (%s)', (office) => {
  expect(unit(run(office), 'Leader').fate).toBe('lost')
})

test('MI-LEADER-05 MI-ROUT-06 MI-ROUT-07 so is everyone with a routing legion that surrenders to an enemy or at an obstacle', () => {
  const surrender = (more: Json[], terrain: Json[] = []) =>
    playRule(
      {
        step: 1,
        terrain,
        units: [
          legion('Own', 0, 1200, 700, { routing: ['Enemy'] }),
          { name: 'Leader', seat: 0, at: [1200, 720], office: 'dritlan', with: 'Own' },
          legion('Enemy', 1, 1200, 560),
          ...more,
        ],
      },
      routStep,
    )
  const into = surrender([legion('Behind', 1, 1200, 790, { facing: 'north' })])
  const lake = { terrain: 'lake', shape: { box: [1000, 750], size: [400, 100] } }
  for (const match of [into, surrender([], [lake])]) {
    expect(eventArgs(match, 'gone.surrendered')).toEqual([{ unit: 'Own' }])
    expect(unit(match, 'Leader')).toMatchObject({ fate: 'lost', body: null })
  }
})

test('MI-LEADER-05 a leader who stands apart stays', () => {
  const match = playRule(
    {
      step: 1,
      units: [
        legion('Own', 0, 1200, 700, { routing: ['Enemy'] }),
        { name: 'Leader', seat: 0, at: [600, 720], office: 'kerdu' },
        legion('Enemy', 1, 1200, 300),
      ],
    },
    routStep,
  )
  expect(unit(match, 'Leader').fate).toBe('fighting')
})

test('MI-LEADER-05 MI-LEADER-16 the leader is lost as the legion breaks, so the loss counts in that turn', () => {
  const units = [
    legion('Own', 0, 1200, 700, { morale: 5 }),
    { name: 'Leader', seat: 0, at: [1200, 720], office: 'dritlan', with: 'Own' },
    legion('Second', 0, 600, 1000),
    legion('Enemy', 1, 1200, 740, { facing: 'north', figures: 4 }),
    legion('Rest', 1, 300, 100),
  ]
  const match = playRule(
    { step: 9, units },
    function* (play) {
      frighten(play, play.state.units[0]!, 'rear', [3])
      yield* settle(play)
    },
    { dice: [6] },
  )
  expect(unit(match, 'Own').fate).toBe('routing')
  expect(unit(match, 'Leader')).toMatchObject({ fate: 'lost', body: null, with: null })
  expect(match.events.find(({ type }) => type === 'gone.lost')?.rules).toEqual(['MI-LEADER-05'])
  expect(match.state.losses).toContainEqual({ kind: 'dritlan', huitsan: 0 })
})
