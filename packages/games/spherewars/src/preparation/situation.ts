import { type Beginning, freeze, InputError, type Problem, readInput } from '@fray/kernel'
import { distance } from '@fray/tabletop'
import { z } from 'zod'
import { emptyState, newCombatant } from '../bands/muster.ts'
import { isHero, type Profile } from '../bands/profile.ts'
import type { Edition } from '../edition.ts'
import { rulebook } from '../edition-rulebook.ts'
import { pieceSchema, readPieces } from '../ground/scenery-input.ts'
import { type BandState, type Combatant, isStanding, type Side, type State } from '../state.ts'
import { inches } from '../units.ts'
import { MISSION_IDS, missionNamed } from './missions/index.ts'
import {
  densitySchema,
  type Mission,
  missionSchema,
  scenarioSchema,
  sizeSchema,
  weatherSchema,
} from './missions/mission.ts'
import { proposedTerms } from './preparation.ts'
import type { Setup } from './setup.ts'

const side = z.union([z.literal(0), z.literal(1)])

const effectSchema = z.strictObject({
  ability: z.string(),
  until: z.enum(['combat', 'activation', 'next-activation', 'round', 'turn', 'my-next-round', 'latent', 'game']),
  source: z.string().optional(),
  amount: z.number().default(1),
  against: z.string().optional(),
})

const figureSchema = z.strictObject({
  name: z.string().min(1).optional(),
  /** Id of a roster entry; for a group, of one of its members. */
  who: z.string(),
  member: z.number().int().min(0).default(0),
  /** Whose band it belongs to. */
  seat: z.number().int().min(0).max(3),
  x: z.number().optional(),
  y: z.number().optional(),
  status: z.enum(['standing', 'reserve', 'dead', 'fled']).default('standing'),
  floor: z.number().int().min(0).default(0),
  /** Figures of the profile that differ from the roster. */
  profile: z.record(z.string(), z.json()).default({}),
  wounds: z.number().int().min(1).optional(),
  fatigue: z.number().int().min(0).default(0),
  activated: z.boolean().default(false),
  moved: z.boolean().default(false),
  fleeing: z.boolean().default(false),
  states: z.array(z.enum(['stunned', 'paralysed', 'fearful', 'concussed'])).default([]),
  effects: z.array(effectSchema).default([]),
  orders: z.array(z.string()).default([]),
  areaLost: z.boolean().default(false),
  artefacts: z.array(z.string()).default([]),
  consumables: z.array(z.string()).default([]),
  group: z.number().int().optional(),
  value: z.number().int().min(0).optional(),
  summoned: z.boolean().default(false),
})

const schema = z.strictObject({
  table: z.strictObject({ width: z.number().min(12).default(40), depth: z.number().min(12).default(40) }).prefault({}),
  mission: z.union([z.enum(MISSION_IDS), missionSchema]).default('crash'),
  size: sizeSchema.default('skirmish'),
  density: densitySchema.default('common'),
  scenario: scenarioSchema.default('roads'),
  weather: weatherSchema.nullable().default(null),
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
  scenery: z.array(pieceSchema).default([]),
  figures: z.array(figureSchema).min(1),
  /** SW-MULTI-01: the side of each seat. */
  sides: z.array(side).min(2).max(4).default([0, 1]),
  /** SW-DEPLOY-03: the side whose zone is at the near edge. */
  near: side.default(0),
  /** Power gems of each side, and orders of each seat. */
  gems: z.tuple([z.number().int().min(0), z.number().int().min(0)]).default([0, 0]),
  orders: z.array(z.number().int().min(0)).max(4).default([]),
  turn: z.number().int().min(1).default(1),
  round: side.default(0),
  first: side.default(0),
  sequence: z.enum(['field', 'weather', 'deployment', 'infiltration', 'turn', 'round', 'updating']).default('round'),
})

type Given = z.infer<typeof schema>
type Figure = Given['figures'][number]

/** Lays out a situation; docs/situations.md tells its form. */
export function situate(json: unknown, edition: Edition = rulebook): Beginning<State, Setup> {
  const given = readInput('situation', schema, json)
  const problems: Problem[] = []
  const combatants = given.figures.map((figure, id) => place(figure, id, given.sides, edition, problems))
  linkEffects(given.figures, combatants, problems)
  problems.push(...overlapping(combatants))
  const pieces = readPieces(given.scenery, 'scenery', problems, edition.sceneryType)
  if (problems.length > 0) throw new InputError('situation', problems)
  const setup = setupOf(given, edition)
  const state: State = {
    ...emptyState(bandsOf(given, combatants), combatants, proposedTerms(setup)),
    phase: given.sequence,
    turn: turnBefore(given),
    round: given.round,
    first: given.first,
    near: given.near,
    weather: given.weather,
    pieces,
  }
  state.sides[0].gems = given.gems[0]
  state.sides[1].gems = given.gems[1]
  return { setup, state }
}

/** Turns played or begun: none while the game is prepared, and not the one that is about to begin. */
function turnBefore({ sequence, turn }: Given): number {
  if (sequence === 'turn') return turn - 1
  return sequence === 'round' || sequence === 'updating' ? turn : 0
}

function setupOf(given: Given, edition: Edition): Setup {
  const { table, mission, size, density, scenario, sides, weather, weatherChanges, options } = given
  return {
    edition,
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
    weather: weatherChanges ? 'rolled' : (weather ?? 'off'),
    ...options,
  }
}

function place(figure: Figure, id: number, sides: readonly Side[], edition: Edition, problems: Problem[]): Combatant {
  const field = `figures[${id}]`
  const side = sides[figure.seat]
  if (side === undefined) problems.push({ field: `${field}.seat`, message: 'is on no side' })
  if (figure.status === 'standing' && (figure.x === undefined || figure.y === undefined)) {
    problems.push({ field, message: 'needs x and y' })
  }
  const entry = edition.entryNamed(figure.who)
  const printed = entry?.members[figure.member] ?? entry?.profile
  if (!entry || !printed) {
    problems.push({ field: `${field}.who`, message: `no combatant is called "${figure.who}"` })
    return newCombatant(id, figure.seat, side ?? 0, {} as Profile)
  }
  for (const key of Object.keys(figure.profile)) {
    if (!(key in printed)) problems.push({ field: `${field}.profile.${key}`, message: 'is no figure of a profile' })
  }
  const profile = freeze({ ...printed, ...figure.profile, name: figure.name ?? printed.name }) as Profile
  const { artefacts, consumables, summoned } = figure
  const combatant = newCombatant(id, figure.seat, side ?? 0, profile, {
    group: figure.group ?? null,
    value: figure.value ?? Math.floor(entry.bp / entry.members.length),
    artefacts,
    consumables,
    summoned,
  })
  return Object.assign(combatant, {
    status: figure.status,
    at: { x: inches(figure.x ?? 0), y: inches(figure.y ?? 0) },
    floor: figure.floor,
    wounds: figure.wounds ?? profile.wounds,
    fatigue: figure.fatigue,
    activated: figure.activated,
    moved: figure.moved,
    fleeing: figure.fleeing,
    states: figure.states.map((kind) => ({ kind, fresh: false })),
    orders: figure.orders,
    areaLost: figure.areaLost,
  })
}

function linkEffects(figures: readonly Figure[], combatants: readonly Combatant[], problems: Problem[]): void {
  figures.forEach((figure, id) => {
    const named = (name: string | undefined, field: string) => {
      if (name === undefined) return null
      const found = combatants.find((each) => each.profile.name === name)
      if (!found) problems.push({ field, message: `no figure is called "${name}"` })
      return found?.id ?? null
    }
    combatants[id]!.effects = figure.effects.map((effect, i) => ({
      ability: effect.ability,
      until: effect.until,
      amount: effect.amount,
      source: named(effect.source, `figures[${id}].effects[${i}].source`) ?? id,
      against: named(effect.against, `figures[${id}].effects[${i}].against`),
      fresh: false,
    }))
  })
}

function bandsOf(given: Given, combatants: readonly Combatant[]): BandState[] {
  return given.sides.map((side, seat) => {
    const own = combatants.filter((each) => each.band === seat)
    const leader = own.find((each) => isHero(each.profile) && each.profile.rank === 'leader')
    const race = own[0]?.profile.race ?? 'alliance'
    return {
      seat,
      side,
      race,
      name: race,
      leader: leader?.id ?? null,
      orders: given.orders[seat] ?? 0,
      extraOrders: 0,
    }
  })
}

function overlapping(combatants: readonly Combatant[]): Problem[] {
  const problems: Problem[] = []
  for (const a of combatants) {
    for (const b of combatants.slice(0, a.id)) {
      if (!a.profile.base || !b.profile.base || a.floor !== b.floor || !isStanding(a) || !isStanding(b)) continue
      const apart = distance(a.at, b.at) - a.profile.base.radius - b.profile.base.radius
      if (apart < -1)
        problems.push({ field: `figures[${a.id}]`, message: `"${a.profile.name}" overlaps "${b.profile.name}"` })
    }
  }
  return problems
}
