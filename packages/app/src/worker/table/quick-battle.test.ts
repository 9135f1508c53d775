import { createBot, sightOf } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import type { Match } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { english } from '../../locales/language-pack.ts'
import { createTranslator } from '../../locales/translator.ts'
import { quickPreset } from '../../shared/preset-choice.ts'
import { TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'

const page = new TestPage()
page.bot = (_kind, seed) => {
  const bot = createBot('random', seed)
  return (match, seat) => bot.choose(sightOf(match as Match, match.decisionOf(seat)!))
}

async function quick(id: string): Promise<HotSeat> {
  const game = (await loadGame(id))!
  const setup = quickPreset(game.content.presets)!.setup
  const terms = {
    origin: { setup },
    seed: 'quick',
    salt: 'grain',
    players: ['person', 'soldier'],
    pace: 'instant',
  } as const
  return HotSeat.start(game, terms, page)
}

describe.each(gameIds)('a quick battle of %s', (id) => {
  test('begins with everybody on the table, and may be redeployed', async () => {
    const host = await quick(id)
    expect(host.match.isPreparing).toBe(true)
    await host.prepare()
    expect(host.match.isPreparing).toBe(false)
    expect(host.match.pending.length).toBeGreaterThan(0)
    const { figures } = host.snapshot().view
    expect(new Set(figures.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
    expect(host.snapshot().redeployable).toBe(true)
    const again = host.beforeDeployment()!
    expect(again.match.isPreparing).toBe(true)
    expect(again.match.pending.map(({ seat }) => seat)).toContain(0)
  })

  test('says what it is fought for, how it is won, and what resources do', async () => {
    const host = await quick(id)
    await host.prepare()
    const { mission, status } = host.snapshot().view
    const { say } = createTranslator(english, host.game.content.phrases)
    const { name, aim, goal, resources, rules } = mission!
    const texts = [name, aim, goal, status.headline, ...resources.flatMap((resource) => [resource.name, resource.use])]
    // A missing phrase shows up as its id.
    expect(texts.filter((text) => say(text) === text.id || say(text) === '')).toEqual([])
    expect(rules.length).toBeGreaterThan(0)
    for (const { seat } of host.snapshot().view.sides)
      expect(mission?.score?.points.map((point) => point.seat) ?? [seat]).toContain(seat)
  })
})

test('SO-1-6 in a quick battle of Spheres of War the sides face each other across the table, never from its sides', async () => {
  const host = await quick('spheres-of-war')
  await host.prepare()
  const { figures, table } = host.snapshot().view
  const rows = figures.map(({ pose }) => Math.abs(pose.y - table.depth / 2))
  expect(Math.min(...rows)).toBeGreaterThan(table.depth / 4)
})
