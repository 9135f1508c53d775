import type { AnyGame } from '@fray/games'
import { type Json, replay, text } from '@fray/kernel'
import { toyGame } from '@fray/session/testing'
import { describe, expect, test } from 'vitest'
import { english } from '../locales/language-pack.ts'
import { createTranslator } from '../locales/translator.ts'
import { HERE, TestPage } from '../worker/table/hot-seat.fixture.ts'
import { HotSeat } from '../worker/table/hot-seat.ts'
import { canShowFromArchive, endingOf, eventsByTurn, isArchivedMatch } from './archived-match.ts'
import type { ArchivedMatch } from './protocol.ts'
import { readSavedMatch } from './saved-match.ts'

/** The toy game with a track: each seat has one turn per round. */
const inRounds = {
  ...toyGame,
  view: {
    ...toyGame.view,
    show: (state: { turn: number }, setup: unknown, seat: number | undefined) => {
      const round = Math.floor(state.turn / 2) + 1
      const status = { headline: text('round', { round }), notes: [], track: { at: round } }
      return { ...toyGame.view.show(state as never, setup as never, seat), status }
    },
  },
} as unknown as AnyGame

const TERMS = { origin: { setup: { secret: false } }, seed: 'a seed', pace: 'instant' } as const

/** Plays a match in which both seats roll a die each turn, until the answers or the match run out. */
async function playMatch(answers: number, page = new TestPage(), game = inRounds) {
  const host = HotSeat.start(game, { ...TERMS, players: ['person', 'person'] }, page)
  host.open()
  for (let given = 0; given < answers; given++) {
    await page.answer(host, Math.floor(given / 2) % 2, given % 2 === 0 ? HERE : 'roll')
  }
  return { host, page }
}

describe('a finished match', () => {
  test('is saved with its events and its result; a running one is not', async () => {
    const { host, page } = await playMatch(12)
    const [last, before] = [page.kept, page.keptMatches.at(-2)]
    expect(last.events).toEqual(host.match.events)
    expect(last.ended?.outcome).toEqual(host.match.outcome)
    expect(last.ended).toMatchObject({ names: ['Stone 0'], sides: [{ seat: 0 }, { seat: 1 }] })
    expect(before?.events).toBeUndefined()
    expect(before?.ended).toBeUndefined()
    expect(before?.answers).toHaveLength(11)
  })

  test('saves to an equivalent file and still replays by its own rules', async () => {
    const { host } = await playMatch(12)
    const read = readSavedMatch(JSON.stringify(host.savedWhole()))
    expect(isArchivedMatch(read)).toBe(true)
    expect(read.ended).toEqual(host.savedWhole().ended)
    expect(replay(inRounds, read).outcome).toEqual(host.match.outcome)
  })

  test('leaves its events out of a link, which stays short', async () => {
    const { host } = await playMatch(12)
    expect(host.save()).not.toHaveProperty('events')
    expect(host.save()).not.toHaveProperty('ended')
  })
})

describe('the events of a finished match by turn', () => {
  test('start a turn with the event the game names, even in the middle of an answer', async () => {
    // As if every roll started a turn: the roll that ends a round belongs to the next one.
    const { host } = await playMatch(12, new TestPage(), {
      ...inRounds,
      rules: { ...inRounds.rules, turnEvent: 'rolled' },
    })
    const course = eventsByTurn(host.savedWhole() as ArchivedMatch)
    expect(course.map(({ headline, events }) => [headline.args?.round, events.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 1],
    ])
  })

  test('are complete, turn by turn', async () => {
    const { host } = await playMatch(12)
    const told = host.savedWhole() as ArchivedMatch
    const course = eventsByTurn(told)
    // The sixth turn ends the match, so round 4 has no event of its own.
    expect(course.map(({ headline }) => headline.args?.round)).toEqual([1, 2, 3])
    expect(course.map(({ events }) => events.length)).toEqual([2, 2, 2])
    expect(course.flatMap(({ events }) => events)).toEqual(host.match.events)
  })

  test('start with the events from before an update of the rules', async () => {
    const { page } = await playMatch(6)
    const older = { ...page.kept, version: '0' }
    const { events } = (await playMatch(6)).host.match
    const migrating = {
      ...inRounds,
      saves: { ...inRounds.saves, migrate: (state: Json) => state },
    } as unknown as AnyGame
    const host = HotSeat.restore(migrating, { ...older, events }, page)
    host.open()
    for (let given = 6; given < 12; given++) {
      await page.answer(host, Math.floor(given / 2) % 2, given % 2 === 0 ? HERE : 'roll')
    }
    const course = eventsByTurn(host.savedWhole() as ArchivedMatch)
    const types = course.flatMap((turn) => turn.events.map(({ type }) => type))
    expect(types).toEqual(['rolled', 'rolled', 'rolled', 'continued', 'rolled', 'rolled', 'rolled'])
  })

  test('fall back to the event type if the phrase is missing', () => {
    const event = { type: 'forgotten.event', args: { who: { figure: 7 } }, rules: [] }
    const ended = { outcome: { winners: [], reason: text('gone'), rules: [] }, names: [], sides: [], turns: [] }
    const { say } = createTranslator(english, toyGame.content.phrases)
    const course = eventsByTurn({
      events: [event],
      ended: { ...ended, turns: [{ headline: text('no.turn'), from: 0 }] },
    })
    expect(course.map(({ headline }) => say(headline))).toEqual(['no.turn'])
    expect(course[0]?.events.map(({ type, args }) => say({ id: type, args }))).toEqual(['forgotten.event'])
  })
})

test('a running match has no ending', async () => {
  const { host } = await playMatch(4)
  expect(endingOf(host.match)).toBeUndefined()
})

test('only a finished match with events and outdated rules is shown from the archive', async () => {
  const { host } = await playMatch(12)
  const otherRules = Object.assign(new Error('other rules'), { name: 'VersionError' })
  expect(canShowFromArchive(otherRules, host.savedWhole())).toBe(true)
  expect(canShowFromArchive(otherRules, host.save())).toBe(false)
  expect(canShowFromArchive(otherRules, (await playMatch(4)).host.savedWhole())).toBe(false)
  expect(canShowFromArchive(new Error('it ends differently'), host.savedWhole())).toBe(false)
})

test.each<[string, object]>([
  ['no outcome', { outcome: undefined }],
  ['winners that are not seats', { outcome: { winners: ['red'], reason: text('x'), rules: [] } }],
  ['names that are not text', { names: [1] }],
  ['a side without a name', { sides: [{ seat: 0 }] }],
  ['a turn that begins nowhere', { turns: [{ headline: text('x') }] }],
])('a file whose ending has %s is read without the ending', async (_, change) => {
  const whole = (await playMatch(12)).host.savedWhole()
  const read = readSavedMatch(JSON.stringify({ ...whole, ended: { ...whole.ended, ...change } }))
  expect(read.ended).toBeUndefined()
  expect(read.answers).toEqual(whole.answers)
})
