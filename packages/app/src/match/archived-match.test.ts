import type { AnyGame } from '@fray/games'
import { type Json, replay, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { english } from '../locales/language-pack.ts'
import { createTranslator } from '../locales/translator.ts'
import { canShowFromArchive, endingOf, eventsByTurn, isArchivedMatch } from './archived-match.ts'
import { HERE, TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'
import type { ArchivedMatch } from './protocol.ts'
import { readSavedMatch } from './saved-match.ts'
import { toyGame } from './toy-game.fixture.ts'

/** The toy game with a track: each seat has one turn in a round. */
const inRounds = {
  ...toyGame,
  view: (state: { turn: number }, setup: unknown, seat: number | undefined) => {
    const round = Math.floor(state.turn / 2) + 1
    const status = { headline: text('round', { round }), notes: [], track: { at: round } }
    return { ...toyGame.view(state as never, setup as never, seat), status }
  },
} as unknown as AnyGame

const TERMS = { origin: { setup: { secret: false } }, seed: 'a seed', pace: 'instant' } as const

/** Both seats throw a die in each of their turns, until the answers or the match are at an end. */
async function played(answers: number, page = new TestPage(), game = inRounds) {
  const host = HotSeat.start(game, { ...TERMS, players: ['person', 'person'] }, page)
  host.open()
  for (let given = 0; given < answers; given++) {
    await page.answer(host, Math.floor(given / 2) % 2, given % 2 === 0 ? HERE : 'roll')
  }
  return { host, page }
}

describe('a match that ends', () => {
  test('is kept with its events and how it ended, one under way is not', async () => {
    const { host, page } = await played(12)
    const [last, before] = [page.kept, page.keptMatches.at(-2)]
    expect(last.events).toEqual(host.match.events)
    expect(last.ended?.outcome).toEqual(host.match.outcome)
    expect(last.ended).toMatchObject({ names: ['Stone 0'], sides: [{ seat: 0 }, { seat: 1 }] })
    expect([before?.events, before?.ended]).toEqual([undefined, undefined])
    expect(before?.answers).toHaveLength(11)
  })

  test('is a file that says the same, and is still played again by its own rules', async () => {
    const { host } = await played(12)
    const read = readSavedMatch(JSON.stringify(host.savedWhole()))
    expect(isArchivedMatch(read)).toBe(true)
    expect(read.ended).toEqual(host.savedWhole().ended)
    expect(replay(inRounds, read).outcome).toEqual(host.match.outcome)
  })

  test('is short enough for a link: that holds no events', async () => {
    const { host } = await played(12)
    expect(host.saved()).not.toHaveProperty('events')
    expect(host.saved()).not.toHaveProperty('ended')
  })
})

describe('the course of a match that is over', () => {
  test('begins a turn with what the game says begins it, also where the same answer ends another', async () => {
    // As if every throw began a turn: the one that ends a round is told in the next.
    const { host } = await played(12, new TestPage(), { ...inRounds, turnEvent: 'rolled' })
    const course = eventsByTurn(host.savedWhole() as ArchivedMatch)
    expect(course.map(({ headline, events }) => [headline.args?.round, events.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 1],
    ])
  })

  test('is told turn by turn, and nothing of it is left out', async () => {
    const { host } = await played(12)
    const told = host.savedWhole() as ArchivedMatch
    const course = eventsByTurn(told)
    // The sixth turn ends the match: round 4 has no event of its own.
    expect(course.map(({ headline }) => headline.args?.round)).toEqual([1, 2, 3])
    expect(course.map(({ events }) => events.length)).toEqual([2, 2, 2])
    expect(course.flatMap(({ events }) => events)).toEqual(host.match.events)
  })

  test('begins with what was told before it went on under newer rules', async () => {
    const { page } = await played(6)
    const older = { ...page.kept, version: '0' }
    const { events } = (await played(6)).host.match
    const migrating = { ...inRounds, migrate: (state: Json) => state } as unknown as AnyGame
    const host = HotSeat.restore(migrating, { ...older, events }, page)
    host.open()
    for (let given = 6; given < 12; given++) {
      await page.answer(host, Math.floor(given / 2) % 2, given % 2 === 0 ? HERE : 'roll')
    }
    const course = eventsByTurn(host.savedWhole() as ArchivedMatch)
    const types = course.flatMap((turn) => turn.events.map(({ type }) => type))
    expect(types).toEqual(['rolled', 'rolled', 'rolled', 'continued', 'rolled', 'rolled', 'rolled'])
  })

  test('is told by the type of an event where its phrase is gone, and never breaks', () => {
    const event = { type: 'forgotten.event', args: { who: { figure: 7 } }, rules: [] }
    const ended = { outcome: { winners: [], reason: text('gone'), rules: [] }, names: [], sides: [], turns: [] }
    const { say } = createTranslator(english, toyGame.phrases)
    const course = eventsByTurn({
      events: [event],
      ended: { ...ended, turns: [{ headline: text('no.turn'), from: 0 }] },
    })
    expect(course.map(({ headline }) => say(headline))).toEqual(['no.turn'])
    expect(course[0]?.events.map(({ type, args }) => say({ id: type, args }))).toEqual(['forgotten.event'])
  })
})

test('a match under way has not ended', async () => {
  const { host } = await played(4)
  expect(endingOf(host.match)).toBeUndefined()
})

test('only a match that is over, kept its events and was played by other rules is told instead of shown', async () => {
  const { host } = await played(12)
  const otherRules = Object.assign(new Error('other rules'), { name: 'VersionError' })
  expect(canShowFromArchive(otherRules, host.savedWhole())).toBe(true)
  expect(canShowFromArchive(otherRules, host.saved())).toBe(false)
  expect(canShowFromArchive(otherRules, (await played(4)).host.savedWhole())).toBe(false)
  expect(canShowFromArchive(new Error('it ends differently'), host.savedWhole())).toBe(false)
})

test.each<[string, object]>([
  ['no outcome', { outcome: undefined }],
  ['winners that are no seats', { outcome: { winners: ['red'], reason: text('x'), rules: [] } }],
  ['names that are no words', { names: [1] }],
  ['a side without a name', { sides: [{ seat: 0 }] }],
  ['a turn that begins nowhere', { turns: [{ headline: text('x') }] }],
])('a file in which how it ended has %s is read without that', async (_, change) => {
  const whole = (await played(12)).host.savedWhole()
  const read = readSavedMatch(JSON.stringify({ ...whole, ended: { ...whole.ended, ...change } }))
  expect(read.ended).toBeUndefined()
  expect(read.answers).toEqual(whole.answers)
})
