import { freeze, InputError, Play as KernelPlay, type Problem, readInput, type StartingPosition } from '@fray/kernel'
import { distance, isOnTable } from '@fray/tabletop'
import { z } from 'zod'
import { recordUse, useNamed } from '../abilities/uses.ts'
import { lastingNamed, registry } from '../ability.ts'
import { createInitialState } from '../bands/initial-state.ts'
import { isHero } from '../bands/profile.ts'
import type { Edition } from '../editions/edition.ts'
import { rulebook } from '../editions/edition-rulebook.ts'
import { missionStones } from '../ground/field/mission-pieces.ts'
import { highestFloorAt } from '../ground/ground.ts'
import { FAR, MOST_PIECES, pieceSchema, readPieces } from '../ground/scenery-input.ts'
import { baseOf } from '../ground/surroundings.ts'
import { inputProblem } from '../input-problem.ts'
import type { Side } from '../side.ts'
import { type BandState, type Combatant, isStanding, type Play, type SideState, type State } from '../state.ts'
import { inches } from '../units.ts'
import { turnLimit } from './ending.ts'
import { MISSION_IDS, missionNamed } from './missions/index.ts'
import { densitySchema, type Mission, missionSchema, sizeSchema, weatherSchema } from './missions/mission.ts'
import { proposedTerms } from './preparation.ts'
import { anyScenarioSchema } from './scenario.ts'
import type { Setup } from './setup-data.ts'
import { figureSchema, type SituatedFigure, situatedCombatant } from './situation-figure.ts'
import { placeBeside } from './situation-place.ts'

const side = z.union([z.literal(0), z.literal(1)])
const count = z.number().int().min(0)
const pair = z.tuple([count, count]).default([0, 0])

const schema = z.strictObject({
  table: z
    .strictObject({ width: z.number().min(12).max(FAR).default(40), depth: z.number().min(12).max(FAR).default(40) })
    .prefault({}),
  mission: z.union([z.enum(MISSION_IDS), missionSchema]).default('crash'),
  size: sizeSchema.default('skirmish'),
  density: densitySchema.default('common'),
  scenario: anyScenarioSchema.default('roads'),
  /** Before the weather is known, whether there will be none or it will be rolled (SW-WEATHER-01). */
  weather: z
    .union([weatherSchema, z.enum(['off', 'rolled'])])
    .nullable()
    .default(null),
  /** How far laying out the battlefield and deployment have got (SW-FIELD-01, SW-DEPLOY-04). */
  preparation: z
    .strictObject({
      placer: side,
      points: count.max(1000),
      deploying: side,
      batch: z.number().int().min(-1000).max(1000),
    })
    .nullable()
    .default(null),
  /** Whether the weather changes in the updating (SW-WEATHER-08). */
  weatherChanges: z.boolean().default(false),
  options: z
    .strictObject({
      advanced: z.boolean().default(true),
      raceRules: z.boolean().default(true),
      premeasuring: z.boolean().default(false),
      turnCap: z.number().int().min(1).nullable().default(null),
    })
    .prefault({}),
  scenery: z.array(pieceSchema).max(MOST_PIECES).default([]),
  figures: z.array(figureSchema).min(1).max(200),
  /** SW-MULTI-01: the side of each seat. */
  sides: z.array(side).min(2).max(4).default([0, 1]),
  /** SW-DEPLOY-03: the side whose zone is at the near edge. */
  near: side.default(0),
  /** Power gems of each side: its pool, and those beside it for one use (SW-ARTEFACT-26, -27). */
  ...{ gems: pair, castingGems: pair, dispellingGems: pair },
  /** Orders of each seat, and those of a Brilliant Strategy besides (SW-CRIT-02). */
  orders: z.array(count).max(4).default([]),
  extraOrders: z.array(count).max(4).default([]),
  turn: z.number().int().min(1).default(1),
  round: side.default(0),
  first: side.default(0),
  sequence: z.enum(['field', 'weather', 'deployment', 'infiltration', 'turn', 'round', 'updating']).default('round'),
})

type Given = z.infer<typeof schema>

/** Lays out a situation; docs/situations.md tells its form. */
export function situate(json: unknown, edition: Edition = rulebook): StartingPosition<State, Setup> {
  const given = readInput('situation', schema, json)
  const problems: Problem[] = []
  const combatants = given.figures.map((figure, id) => situatedCombatant(figure, id, given.sides, edition, problems))
  placeBeside(
    combatants,
    given.figures.map(({ beside }) => beside),
    problems,
  )
  const effectsMade = linkEffects(given.figures, combatants, problems)
  problems.push(...overlapping(combatants), ...namesakes(given.figures, combatants))
  const pieces = readPieces(given.scenery, 'scenery', problems, edition.sceneryType)
  if (problems.length > 0) throw new InputError('situation', problems)
  const setup = setupOf(given, edition)
  const state: State = {
    ...createInitialState(bandsOf(given, combatants), combatants, proposedTerms(setup)),
    effectsMade,
    phase: given.sequence,
    turn: turnBefore(given),
    round: given.round,
    first: given.first,
    near: given.near,
    sides: [poolOf(given, 0), poolOf(given, 1)],
    // SW-TURN-17: false in basic games.
    weather: given.options.advanced ? weatherNow(given) : null,
    preparation: given.preparation,
    pieces,
  }
  if (STONES_STAND.includes(given.sequence) && pieces.every(({ objective }) => objective === null)) {
    const stones = missionStones(new KernelPlay(state, setup))
    state.pieces = freeze([...pieces, ...stones.map((stone, i) => ({ ...stone, id: pieces.length + i }))])
  }
  given.figures.forEach(({ used }, id) => {
    for (const use of used) recordUse({ state }, combatants[id]!, useNamed(use))
  })
  problems.push(...misplacedFigures(state, setup), ...surplusOrders(given), ...unusedFields(given, state, setup))
  if (problems.length > 0) throw new InputError('situation', problems)
  return { setup, state }
}

/** Situations from a battle under way need not place the mission's pieces (SW-MISSION-66). */
const STONES_STAND: readonly Given['sequence'][] = ['turn', 'round', 'updating']

function weatherNow({ weather }: Given): State['weather'] {
  return weather === 'off' || weather === 'rolled' ? null : weather
}

function poolOf({ gems, castingGems, dispellingGems }: Given, side: Side): SideState {
  return { gems: gems[side], castingGems: castingGems[side], dispellingGems: dispellingGems[side] }
}

/** SW-MOVE-26, SW-SCENERY-33: those who stand where there is nothing to stand on. */
function misplacedFigures(state: State, setup: Setup): Problem[] {
  const play: Play = new KernelPlay(state, setup)
  return state.combatants.filter(isStanding).flatMap((combatant) => {
    const field = `figures[${combatant.id}]`
    const { name } = combatant.profile
    if (!isOnTable(baseOf(combatant), setup)) return [inputProblem(field, 'fault.situation.off-table', { name })]
    if (combatant.floor <= highestFloorAt(play, combatant, combatant.at)) return []
    return [inputProblem(`${field}.floor`, 'fault.situation.no-floor')]
  })
}

function surplusOrders({ orders, extraOrders, sides }: Given): Problem[] {
  return Object.entries({ orders, extraOrders })
    .filter(([, given]) => given.length > sides.length)
    .map(([field, given]) =>
      inputProblem(field, 'fault.situation.surplus', { given: given.length, seats: sides.length }),
    )
}

/** Fields that are given but would have no effect. */
function unusedFields(given: Given, state: State, setup: Setup): Problem[] {
  const problems: Problem[] = []
  const limit = turnLimit({ state, setup })
  if (limit !== null && given.turn > limit) problems.push(inputProblem('turn', 'fault.situation.last-turn', { limit }))
  if (given.sequence === 'weather' && setup.weather === 'off')
    problems.push(inputProblem('sequence', 'fault.situation.no-weather'))
  for (const [field, orders] of Object.entries({ orders: given.orders, extraOrders: given.extraOrders })) {
    orders.forEach((count, seat) => {
      // A surplus has been told already.
      const side = given.sides[seat]
      const led =
        side === undefined || state.combatants.some((combatant) => combatant.side === side && givesOrders(combatant))
      if (count > 0 && !led) problems.push(inputProblem(`${field}[${seat}]`, 'fault.situation.no-leader'))
    })
  }
  return problems
}

/** SW-ORDER-03: leaders, messengers and those whom an ability lets. */
function givesOrders({ profile: { com, rank, abilities } }: Combatant): boolean {
  return com !== null || rank === 'leader' || rank === 'messenger' || abilities.some((id) => registry.get(id).mayOrder)
}

/** A name that is given tells its figure from all others. */
function namesakes(figures: readonly SituatedFigure[], combatants: readonly Combatant[]): Problem[] {
  return figures.flatMap(({ name }, id) => {
    const taken =
      name !== undefined && combatants.some((combatant) => combatant.id !== id && combatant.profile.name === name)
    return taken ? [inputProblem(`figures[${id}].name`, 'fault.situation.taken', { name })] : []
  })
}

/** Turns played or begun: none while the game is prepared, and not the one that is about to begin. */
function turnBefore({ sequence, turn }: Given): number {
  if (sequence === 'turn') return turn - 1
  return sequence === 'round' || sequence === 'updating' ? turn : 0
}

function setupOf(given: Given, edition: Edition): Setup {
  const { table, mission, size, density, scenario, sides, weather, weatherChanges, options } = given
  return {
    edition: edition.id,
    width: inches(table.width),
    depth: inches(table.depth),
    sides,
    bands: [],
    points: 0,
    mission: typeof mission === 'string' ? missionNamed(mission) : (freeze(mission) as Mission),
    size,
    density,
    scenario,
    battlefield: 'rolled',
    pieceCount: null,
    centralPiece: 'random',
    proposals: false,
    weather: weather ?? (weatherChanges ? 'rolled' : 'off'),
    weatherChanges,
    ...options,
  }
}

/** Puts the effects of a situation on its combatants; gives how many there are. */
function linkEffects(
  figures: readonly SituatedFigure[],
  combatants: readonly Combatant[],
  problems: Problem[],
): number {
  let made = 0
  figures.forEach((figure, id) => {
    const idOf = (name: string | undefined, field: string) => {
      if (name === undefined) return null
      const found = combatants.find((combatant) => combatant.profile.name === name)
      if (!found) problems.push(inputProblem(field, 'fault.situation.no-figure', { name }))
      return found?.id ?? null
    }
    combatants[id]!.effects = figure.effects.map((effect, i) => ({
      id: made++,
      object: lastingNamed(effect.ability),
      until: effect.until,
      amount: effect.amount,
      source: {
        bearer: idOf(effect.source, `figures[${id}].effects[${i}].source`) ?? id,
        object: effect.by ?? effect.ability,
      },
      against: idOf(effect.against, `figures[${id}].effects[${i}].against`),
      gainedThisActivation: false,
    }))
  })
  return made
}

function bandsOf(given: Given, combatants: readonly Combatant[]): BandState[] {
  return given.sides.map((side, seat) => {
    const own = combatants.filter((combatant) => combatant.band === seat)
    const leader = own.find((combatant) => isHero(combatant.profile) && combatant.profile.rank === 'leader')
    const race = own[0]?.profile.race ?? 'alliance'
    return {
      seat,
      side,
      race,
      name: race,
      leader: leader?.id ?? null,
      orders: given.orders[seat] ?? 0,
      extraOrders: given.extraOrders[seat] ?? 0,
    }
  })
}

function overlapping(combatants: readonly Combatant[]): Problem[] {
  const problems: Problem[] = []
  for (const a of combatants) {
    for (const b of combatants.slice(0, a.id)) {
      if (!a.profile.base || !b.profile.base || a.floor !== b.floor || !isStanding(a) || !isStanding(b)) continue
      const apart = distance(a.at, b.at) - a.profile.base.radius - b.profile.base.radius
      const names = { name: a.profile.name, other: b.profile.name }
      if (apart < -1) problems.push(inputProblem(`figures[${a.id}]`, 'fault.situation.overlap', names))
    }
  }
  return problems
}
