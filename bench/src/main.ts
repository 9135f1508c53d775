import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AnyGame, gameIds } from '@fray/games'
import { hashOf, type Json, Match, startingPosition } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { type AppFigures, measureApp } from './app.ts'
import { slowestArmyEdit } from './army-edit.ts'
import type { Contender } from './contender.ts'
import { forkTimes, gameNamed, playRandomGame } from './fray.ts'
import { lookAround, placeOnSquares, scatter, walkAbout, walkSquares } from './geometry.ts'
import { latencies } from './latency.ts'
import { battlesOn, contenderPaces, simulatedOn } from './threads.ts'
import { inThisThread, medianMicroseconds, pace, paces, perSecond, quantile } from './timing.ts'

/** One line of the table: one of our figures, the peer's figure or the bar, and their ratio. */
interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly beside: string
  readonly other: number
  /** Above 1 is better than the peer or the bar. */
  readonly ratio: number
  /** The required ratio; absent for figures shown for scale. */
  readonly bar?: number
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    engine: { type: 'boolean' },
    latency: { type: 'boolean' },
    beside: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const USAGE = `usage: npm run bench -- [--json] [--seconds N] [--engine] [--latency] [--beside DIR]
  --json        print JSON instead of a table
  --seconds N   measure each pace for N seconds (default: 3)
  --engine      leave out the app
  --latency     measure only the slowest answers and updates
  --beside DIR  compare SphereWars with another checkout of this project`
if (values.help) {
  console.log(USAGE)
  process.exit()
}
const seconds = Number(values.seconds ?? 3)
if (!(seconds > 0)) {
  console.error(USAGE)
  process.exit(2)
}

const SHOWDOWN = 'Pokémon Showdown'

/** A rulebook has so much code that the engine keeps compiling it for about twenty seconds, ours and a peer's. */
const WARM_UP = 7

const HERE = join(import.meta.dirname, '../..')

/** Battles of Confrontation between fighters, with some magicians. */
const FIGHTS = ['lions-orcs-100', 'griffins-acheron-200', 'wolfen-dirz-300']

/** Battles with magicians and war machines on both sides, and faithful in one of the two. */
const MYSTICS_AND_MACHINES = ['lions-midnor-400', 'tirnabor-goblins-300']
const MYSTIC_NAME = 'Confrontation with magic, faith, machines'

/** Number of random matches of each game for measuring answers and updates. */
const LATENCY_MATCHES = 50

/** The bars for the slowest hundredth of answers, and of updates to both seats and an onlooker. */
const ANSWER_MS = 10
const UPDATE_MS = 20

const rows = values.latency ? await latencyRows() : await measure()
if (values.json) console.log(JSON.stringify(rows, undefined, 2))
else print(rows)

async function measure(): Promise<Row[]> {
  const beside = values.beside === undefined ? [] : [skirmishesIn(values.beside)]
  const played = await contenderPaces(
    2 * seconds,
    [
      { kind: 'pokemon-stream' },
      { kind: 'pokemon' },
      { kind: 'boardgame-io' },
      { kind: 'fray', directory: HERE, game: 'spheres-of-war', presets: ['standard'] },
      skirmishesIn(HERE),
      { kind: 'fray', directory: HERE, game: 'confrontation', presets: FIGHTS },
      { kind: 'fray', directory: HERE, game: 'confrontation', presets: MYSTICS_AND_MACHINES },
      ...beside,
    ],
    WARM_UP * seconds,
  )
  const [stream, pokemon, boardgame, duels, skirmishes, cardBattles, mysticBattles, skirmishesBeside] = played.map(
    perSecond,
  ) as Speeds
  const spheres = await gameNamed('spheres-of-war')
  const spherewars = await gameNamed('spherewars')
  const battles = spherewars.content.presets.filter(({ id }) => id.startsWith('skirmish')).map(({ setup }) => setup)
  const confrontation = await gameNamed('confrontation')
  const setupsOf = (ids: readonly string[]) =>
    confrontation.content.presets.filter(({ id }) => ids.includes(id)).map(({ setup }) => setup)
  let seed = 0
  const scene = scatter('bench')
  const squares = placeOnSquares(scene, 'bench')
  const [ways, squareWays] = (
    await paces(seconds, [
      inThisThread(() => walkAbout(scene, `${++seed}`)),
      inThisThread(() => walkSquares(squares, `${++seed}`)),
    ])
  ).map(perSecond) as [number, number]
  const missum = await gameNamed('missum')
  return [
    faster('random play, SphereWars', skirmishes, 'decisions/s', `${SHOWDOWN}, gen9randombattle`, stream, 50),
    faster('random play, SphereWars', skirmishes, 'decisions/s', `${SHOWDOWN}, bare gen1`, pokemon, 5),
    faster('random play, Spheres of War', duels, 'decisions/s', `${SHOWDOWN}, gen9randombattle`, stream, 50),
    // A framework without a rulebook, for scale: its moves add a number or roll three dice.
    faster('random play, SphereWars', skirmishes, 'decisions/s', 'boardgame.io client, toy game', boardgame),
    faster('random play, Confrontation', cardBattles, 'decisions/s', 'SphereWars', skirmishes, 2 / 3),
    faster(`random play, ${MYSTIC_NAME}`, mysticBattles, 'decisions/s', 'SphereWars', skirmishes, 2 / 3),
    ...(skirmishesBeside && values.beside
      ? [faster('random play, SphereWars', skirmishes, 'decisions/s', values.beside, skirmishesBeside, 1.4)]
      : []),
    ...(await threadRows(battles[0] as Json)),
    ...forkRows('SphereWars', forkTimes(spherewars, battles, Math.ceil(4 * seconds), WARM_UP * seconds), 20, 100),
    ...forkRows(
      'Missúm!',
      forkTimes(missum, [missum.content.presets[0]!.setup], Math.ceil(seconds), WARM_UP * seconds),
      60,
      600,
    ),
    ...forkRows(
      'Confrontation',
      forkTimes(confrontation, setupsOf(FIGHTS), Math.ceil(seconds), WARM_UP * seconds),
      20,
      100,
    ),
    ...forkRows(
      MYSTIC_NAME,
      forkTimes(confrontation, setupsOf(MYSTICS_AND_MACHINES), Math.ceil(seconds), WARM_UP * seconds),
      20,
      100,
    ),
    within('hash of a state, SphereWars', hashOfState(spherewars, battles[0] as Json), 'µs', 30),
    faster(
      'sight, 40 bases and 20 pieces',
      perSecond(await pace(seconds, () => lookAround(scene))),
      'answers/s',
      'bar',
      200_000,
      1,
    ),
    faster('shortest way round obstacles', ways, 'ways/s', 'bar', 10_000, 1),
    faster('the same for square bases', squareWays, 'ways/s', 'round bases', ways, 0.5),
    within('exact odds, Spheres of War combat', oddsOfCombat(spheres), 'µs', 50_000),
    within('exact odds, SphereWars melee', oddsOfMelee(spherewars), 'µs', 50_000),
    ...(await battleRows(missum)),
    ...(await latencyRows()),
    within('an army of 100 entries checked after an edit', await slowestArmyEdit(confrontation), 'ms', 100),
    ...(values.engine ? [] : appRows(await measureApp())),
  ]
}

/** The speeds of random play, in the order of their rows; the last one only with another checkout. */
type Speeds = [number, number, number, number, number, number, number, number | undefined]

/**
 * SphereWars as played by a checkout of this project, this one or another. For the speed of November 2026: `git
 * worktree add DIR d0c3a89`, install there, and pass DIR.
 */
function skirmishesIn(directory: string): Contender {
  return { kind: 'fray', directory, game: 'spherewars', presets: ['skirmish'] }
}

/** Reports the times of forks over whole games: the median, and all but the slowest hundredth. */
function forkRows(name: string, times: readonly number[], median: number, most: number): Row[] {
  return [
    within(`fork, ${name}, median over whole games`, quantile(times, 0.5), 'µs', median),
    within(`fork, ${name}, 99% over whole games`, quantile(times, 0.99), 'µs', most),
  ]
}

/** Times the hash of a state, by which the state can be recognized. */
function hashOfState(game: AnyGame, battle: Json): number {
  const { state } = Match.start(game, startingPosition(game, { setup: battle }), 'bench')
  return medianMicroseconds(2000, () => void hashOf(state))
}

/** Threads share nothing, so with two free cores two threads should be nearly twice as fast as one. */
async function threadRows(setup: Json): Promise<Row[]> {
  const matches = Math.ceil(200 * seconds)
  const plan = { game: 'spherewars', setup, seed: 'bench', bots: ['random', 'random'] }
  const measureSimulation = (threads: number) => simulatedOn(threads, WARM_UP * matches, matches, plan)
  const [one, two] = [await measureSimulation(1), await measureSimulation(2)]
  const battles = Math.ceil(200 * seconds)
  const [onePeer, twoPeers] = [await battlesOn(1, battles), await battlesOn(2, battles)]
  return [
    faster('simulation under way on two threads', two, 'decisions/s', 'one thread', one, 1.9),
    faster('the same', (100 * two) / one, '% of one thread', `${SHOWDOWN}, bare gen1`, (100 * twoPeers) / onePeer, 1),
  ]
}

/**
 * Measures mass battles: the time of one with three hundred figures a side, and its growth from a fifth of the figures,
 * against n log n.
 */
async function battleRows(missum: AnyGame): Promise<Row[]> {
  const grand = missum.content.presets.find(({ id }) => id === 'grand')!.setup
  const smaller = thinForces(grand, 5)
  let seed = 0
  const battle = (setup: Json) => () => {
    playRandomGame(missum, setup, ++seed)
    return 1
  }
  const [large, small] = (await paces(2 * seconds, [inThisThread(battle(grand)), inThisThread(battle(smaller))])).map(
    (pace) => 1 / perSecond(pace),
  ) as [number, number]
  const growth = (300 * Math.log2(300)) / (60 * Math.log2(60))
  return [
    within('random battle of Missúm!, 300 a side', large * 1000, 'ms', 3000),
    within('its time compared with 60 a side', large / small, 'times', growth),
  ]
}

/** Divides the number of figures in the same armies. */
function thinForces(setup: Json, times: number): Json {
  const { armies, ...rest } = setup as { armies: { legions: { figures: number; files: number }[] }[] }
  const fewer = (legion: { figures: number; files: number }) => ({
    ...legion,
    figures: Math.max(1, Math.round(legion.figures / times)),
    files: Math.max(1, Math.round(legion.files / 2)),
  })
  return { ...rest, armies: armies.map((army) => ({ ...army, legions: army.legions.map(fewer) })) } as unknown as Json
}

/** Measures how long a player waits for an answer, and until everybody has the update. */
async function latencyRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of gameIds) {
    const { answers, updates } = latencies(await gameNamed(id), LATENCY_MATCHES)
    rows.push(
      ...slowest(`${id}: one answer`, answers, ANSWER_MS),
      ...slowest(`${id}: one update to three viewers`, updates, UPDATE_MS),
    )
  }
  return rows
}

/** Compares all but the slowest hundredth with the bar; shows the slowest of all for scale. */
function slowest(what: string, times: readonly number[], bar: number): Row[] {
  const [most, worst] = [quantile(times, 0.99) / 1000, quantile(times, 1) / 1000]
  const { bar: _, ...unbarred } = within(`${what}, the slowest`, worst, 'ms', bar)
  return [within(`${what}, 99%`, most, 'ms', bar), unbarred]
}

function appRows(figures: AppFigures): Row[] {
  const { firstPage, firstScript, framesPerSecond, framesAtRest, workPerFrame } = figures
  return [
    within('app: first page usable, cold cache', firstPage, 'ms', 2000),
    within('app: script until then, gzipped', firstScript / 1000, 'kB', 350),
    // A browser draws sixty at most, and on a busy machine fewer even at rest: dragging is compared with the page at
    // rest.
    faster('app: dragging a base among 60', framesPerSecond, 'frames/s', 'the page at rest', framesAtRest, 0.97),
    within('app: work for each of these frames', workPerFrame, 'ms', 1000 / 60),
  ]
}

/** Computes the odds of a whole combat of Spheres of War from the move that makes contact. */
function oddsOfCombat(game: AnyGame): number {
  const situation = {
    figures: [
      { name: 'A', seat: 0, x: 12, y: 14 },
      { name: 'B', seat: 1, x: 12, y: 12 },
    ],
  }
  const match = Match.start(game, startingPosition(game, { situation }), 'bench')
  for (const answer of ['move', 'toward']) match.answer(0, answer)
  const contact = { path: [{ x: 12 * 2540, y: 13 * 2540 }] }
  return medianMicroseconds(50, () => void forecast(match as Match, 0, contact))
}

/** Computes the odds of a whole melee of SphereWars, from the choice to fight to flight and pursuit. */
function oddsOfMelee(game: AnyGame): number {
  const situation = {
    figures: [
      { who: 'barbarian', seat: 0, x: 20, y: 20 },
      { who: 'near-heart', seat: 0, x: 21.2, y: 18.8, activated: true },
      { who: 'ranger', seat: 0, x: 5, y: 35 },
      { who: 'battler', seat: 1, x: 21.2, y: 20 },
      { who: 'fiend', seat: 1, x: 35, y: 5 },
    ],
  }
  const match = Match.start(game, startingPosition(game, { situation }), 'bench')
  match.answer(0, '0')
  return medianMicroseconds(20, () => void forecast(match as Match, 0, 'done'))
}

function faster(what: string, value: number, unit: string, beside: string, other: number, bar?: number): Row {
  return { what, value, unit, beside, other, ratio: value / other, ...(bar !== undefined && { bar }) }
}

function within(what: string, value: number, unit: string, limit: number): Row {
  return { what, value, unit, beside: 'bar', other: limit, ratio: limit / value, bar: 1 }
}

function print(rows: readonly Row[]): void {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
  const cells = rows.map((row) => [
    row.what,
    `${number(row.value)} ${row.unit}`,
    `${row.beside} ${number(row.other)}`,
    `× ${row.ratio.toPrecision(3)}`,
    ...(row.bar === undefined ? [] : [`× ${Number(row.bar.toPrecision(3))}`, row.ratio >= row.bar ? 'met' : 'MISSED']),
  ])
  const head = ['what', 'Fray', 'beside', 'ratio', 'bar', '']
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]?.length ?? 0)))
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
