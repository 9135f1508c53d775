import { type AnyGame, gameIds, loadGame } from '@fray/games'
import {
  type Answer,
  clone,
  type DecisionData,
  type Disguises,
  type Json,
  optionsOf,
  Random,
  replay,
  type Seat,
  termsOf,
} from '@fray/kernel'
import type { PlaceHints } from '@fray/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { readGolden, storeRunning } from './testing/stored-match.ts'
import { TestClub } from './testing/test-club.ts'
import { type TestPlayer, until } from './testing/test-player.ts'

let club: TestClub
let database: Database
beforeAll(async () => {
  club = await TestClub.open('PostgreSQL')
  database = await openDatabase({ url: club.database.url! })
})
afterAll(async () => {
  await database.close()
  await club.close()
})

/** One of two matches that differ only in what a seat may not know, its players, and an onlooker. */
interface Twin {
  readonly code: string
  readonly seats: readonly TestPlayer[]
  readonly onlooker: TestPlayer
}

/** Most answers given to twins, and the parts of golden matches after which they begin. */
const MOST_ANSWERS = 12
const BEGINNINGS = [0.3, 0.7]

async function seatTwin(game: AnyGame, state: unknown): Promise<Twin> {
  const record = readGolden(game.id)
  const seats = [await club.newPlayer('First'), await club.newPlayer('Second')]
  const onlooker = await club.newPlayer('Onlooker')
  const code = await storeRunning(database, {
    game: game.id,
    version: game.version,
    terms: { ...termsOf(record), salt: 'salt' },
    people: seats.map(({ person }) => person!.id),
    entries: [],
    savepoint: { state: state as Json, dice: 0, barrier: 0, kinds: [], events: [] },
  })
  for (const player of [...seats, onlooker]) {
    player.watch(code)
    await until(() => player.snapshot !== undefined, 'the table is there')
  }
  const areAllHere = ({ info }: TestPlayer) => info?.seats.every(({ online }) => online)
  await until(() => [...seats, onlooker].every(areAllHere), 'everybody knows that all are here')
  return { code, seats, onlooker }
}

/** Waits until everything has arrived: the reply to a call comes after what was sent before. */
async function settle({ code, seats, onlooker }: Twin): Promise<void> {
  for (const player of [...seats, onlooker]) await player.call(code, 'steps', [])
}

/** Everything that a player was sent, without what is different in any two matches, and what they may ask for. */
async function receivedBy(player: TestPlayer, { code }: Twin): Promise<readonly string[]> {
  const steps = (await player.call(code, 'steps', [])) as readonly unknown[]
  const last = await player.call(code, 'position', [steps.length - 1])
  const figures = player.snapshot!.view.figures.slice(0, 2)
  const overlays = await Promise.all(figures.map(({ id }) => player.call(code, 'overlays', [id])))
  return [...player.frames, steps, last, overlays].map((sent) =>
    JSON.stringify(sent)
      .replaceAll(code, 'CODE')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'DATE')
      .replace(/"commitments":\[.*?\]\]/, 'COMMITMENTS'),
  )
}

async function answersOf(decision: DecisionData, player: TestPlayer, code: string, seat: Seat): Promise<Answer[]> {
  const keys = optionsOf(decision).map(({ key }) => key)
  if (decision.kind === 'pick') return keys
  if (decision.kind === 'arrange') return [...keys, ...(decision.suggested ? [decision.suggested] : [])]
  const { suggestions } = (await player.call(code, 'hints', [seat, player.snapshot!.sequence])) as PlaceHints
  return [...keys, ...(suggestions as readonly Answer[])]
}

async function give({ code, seats }: Twin, seat: Seat, answer: Answer): Promise<void> {
  const { sequence } = seats[seat]!.snapshot!
  expect(await seats[seat]!.call(code, 'answer', [seat, sequence, answer as Json])).toBeUndefined()
}

/** Makes a seat answer alike in both; false if no answer is possible in both. A seat asked in one match only declines. */
async function answerAlike(twins: readonly [Twin, Twin], seat: Seat, random: Random): Promise<boolean> {
  const asked = twins.filter(({ seats }) => seats[seat]!.snapshot!.decision)
  const offered = await Promise.all(
    asked.map(({ code, seats }) => answersOf(seats[seat]!.snapshot!.decision!, seats[seat]!, code, seat)),
  )
  const [one = [], two] = offered
  const known = new Set((two ?? ['pass', 'done', 'none']).map((answer) => JSON.stringify(answer)))
  const common = one.filter((answer) => known.has(JSON.stringify(answer)))
  if (common.length === 0) return false
  const answer = random.pick(common)
  for (const twin of asked) await give(twin, seat, answer)
  return true
}

function hasRevealed(twins: readonly Twin[], seat: Seat, { reveals }: Disguises<unknown>): boolean {
  return twins.some(({ seats }) => seats[seat]!.snapshot!.events.some((event) => reveals(event, seat)))
}

/** Plays twins alike and compares what a seat and an onlooker are sent. Returns how often they were compared. */
async function compareTwins(game: AnyGame, state: unknown, seat: Seat, random: Random): Promise<number> {
  const disguises = game.view.disguises!
  const setup = game.rules.readSetup((readGolden(game.id).origin as { setup: Json }).setup)
  const disguised = clone(state)
  disguises.disguise(disguised, seat, random, setup)
  const twins = [await seatTwin(game, state), await seatTwin(game, disguised)] as const
  for (const { seats, onlooker } of twins) for (const player of [...seats, onlooker]) player.frames.length = 0
  const other = 1 - seat
  for (let compared = 0; compared < MOST_ANSWERS; compared++) {
    for (const twin of twins) await settle(twin)
    if (hasRevealed(twins, seat, disguises)) return compared
    const [first, second] = twins
    const here = await receivedBy(first.seats[seat]!, first)
    expect(await receivedBy(second.seats[seat]!, second), `seat ${seat}`).toEqual(here)
    const seen = await receivedBy(first.onlooker, first)
    expect(await receivedBy(second.onlooker, second), 'an onlooker').toEqual(seen)
    const isOtherAsked = twins.some(({ seats }) => seats[other]!.snapshot!.decision)
    if (!(await answerAlike(twins, isOtherAsked ? other : seat, random))) return compared
  }
  return MOST_ANSWERS
}

test('the games with secrets are those that are compared here', async () => {
  const loaded = await Promise.all(gameIds.map((id) => loadGame(id)))
  const secretive = loaded.filter((game) => game!.view.disguises).map((game) => game!.id)
  expect(new Set(secretive)).toEqual(new Set(['spherewars', 'spherewars-manuscript', 'missum', 'confrontation']))
})

describe.each(['spherewars', 'spherewars-manuscript', 'missum', 'confrontation'])('over the wire, in %s', (id) => {
  test('a seat and an onlooker are sent the same frames whatever they may not know is', async () => {
    const game = (await loadGame(id))!
    const { digest: _, ...record } = readGolden(id)
    const match = replay(game, record)
    let compared = 0
    for (const [index, part] of BEGINNINGS.entries()) {
      const { state } = match.savepointAtRestBefore(Math.floor(match.answers.length * part))
      compared += await compareTwins(game, state, index % 2, Random.fromSeed(`${id} ${part}`))
    }
    expect(compared).toBeGreaterThan(4)
  })
})
