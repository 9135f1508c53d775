import { playOut, randomPlayer } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { beginMatch, createRecord } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { SavedMatch } from '../../shared/protocol.ts'
import { Chronicler } from './chronicler.ts'

/** Plays a match of two figures that fight until one falls. */
async function over(): Promise<SavedMatch> {
  const game = (await loadGame('spheres-of-war')) as AnyGame
  const situation = {
    figures: [
      { name: 'Fox', seat: 0, x: 12, y: 14 },
      { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
    ],
  }
  const terms = { origin: { situation }, seed: 'chronicle', salt: 'salt' }
  const match = beginMatch(game, terms)
  playOut(match, [randomPlayer('a'), randomPlayer('b')])
  return { ...createRecord(match, terms), players: ['person', 'soldier'], pace: 'instant' }
}

test('the chronicle of a finished match has a chart, losses, luck, key moments and a report, and reports its progress', async () => {
  const heard: number[] = []
  const chronicle = await new Chronicler().tell(await over(), 'fr', (share) => heard.push(share))
  expect(heard.at(-1)).toBeGreaterThan(0.9)
  expect(heard.length).toBeLessThanOrEqual(101)
  expect(chronicle.losses).toHaveLength(1)
  expect(chronicle.musters.map(({ left }) => left).toSorted()).toEqual([0, 1])
  expect(chronicle.moments[0]?.events.some(({ removes }) => removes)).toBe(true)
  expect(chronicle.chart.marks[0]).toMatchObject({ moment: chronicle.moments[0], x: chronicle.chart.width })
  expect(chronicle.luck.some(({ dice }) => dice > 0)).toBe(true)
  expect(chronicle.report).toContain('<html lang="fr">')
})

test('a chronicle crosses between threads as plain data', async () => {
  const chronicle = await new Chronicler().tell(await over(), 'en', () => {})
  expect(structuredClone(chronicle)).toEqual(chronicle)
})
