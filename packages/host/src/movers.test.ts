import { describe, expect, test } from 'vitest'
import { actingRules, choosingRules, createStore, hostMatch, waitForUpdates } from './hosted.fixture.ts'

describe('a mover', () => {
  test.each([
    [0, 'pass'],
    [1, 'pass'],
  ])('passes without a pause if it has %d other options', async (potions, answer) => {
    const options = { pause: () => new Promise<void>(() => {}) }
    const { first, say } = await hostMatch({ rules: actingRules(potions), options, bots: [undefined, () => answer] })
    await say(0, 'act')
    expect(first.known).toMatchObject({ answered: 1, awaited: [], decision: { seat: 0 } })
  })

  test('takes a visible pause for everything else', async () => {
    let endPause = () => {}
    const options = { pause: () => new Promise<void>((resolve) => (endPause = resolve)) }
    const { first, match, say } = await hostMatch({ rules: actingRules(1), options, bots: [undefined, () => 'drink'] })
    await say(0, 'act')
    expect(first.known).toMatchObject({ awaited: [1], decision: undefined })
    endPause()
    await waitForUpdates()
    expect(match.answers.at(-1)).toEqual({ seat: 1, answer: 'drink' })
  })

  test('is not asked to pass a formality', async () => {
    const asked: string[] = []
    const bot = () => {
      asked.push('asked')
      return 'pass'
    }
    const { first, say } = await hostMatch({ rules: actingRules(0), bots: [undefined, bot] })
    await say(0, 'act')
    expect({ answered: first.known?.answered, asked }).toEqual({ answered: 1, asked: [] })
  })

  test('answers nothing once the match is read-only', async () => {
    const asked: (() => void)[] = []
    const thinking = () => new Promise<string>((resolve) => asked.push(() => resolve('drink')))
    const { host, match, say } = await hostMatch({ rules: actingRules(1), bots: [undefined, thinking] })
    await say(0, 'act')
    host.stop()
    asked[0]?.()
    await waitForUpdates()
    expect(match.answers).toHaveLength(1)
  })

  test('is not asked again if the match is stopped while an answer is saved', async () => {
    const { keep, hold, written } = createStore()
    let asked = 0
    const bot = () => `drink${asked++}`
    const { host, first } = await hostMatch({ rules: actingRules(1), options: { save: keep }, bots: [undefined, bot] })
    hold()
    const answering = host.answer(0, first.sequence, 'act')
    host.stop()
    written()
    await answering
    await waitForUpdates()
    expect(asked).toBe(0)
  })

  test('is asked once per decision, whatever others answer in the meantime', async () => {
    const asked: (() => void)[] = []
    const thinking = () => new Promise<string>((resolve) => asked.push(() => resolve('that')))
    const { match, say } = await hostMatch({ rules: choosingRules(1), bots: [undefined, thinking] })
    await say(0, 'begin')
    await say(0, 'this')
    await say(0, 'that')
    expect(asked).toHaveLength(1)
    asked[0]?.()
    await waitForUpdates()
    expect(match.answers).toHaveLength(4)
  })

  test('is asked again about a decision after an undo', async () => {
    const asked: (() => void)[] = []
    const thinking = () => new Promise<string>((resolve) => asked.push(() => resolve('drink')))
    const { host, match, first, say } = await hostMatch({ rules: actingRules(1), bots: [undefined, thinking] })
    await say(0, 'act')
    expect(await host.undo(0, first.sequence)).toBeUndefined()
    asked[0]?.()
    await waitForUpdates()
    expect(match.answers).toEqual([])
    await say(0, 'wait')
    expect(asked).toHaveLength(2)
  })
})
