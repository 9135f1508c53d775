import {
  areIndexesOf,
  checkSavedState,
  isSeat,
  type Json,
  type ReportContradiction,
  type Seat,
  stateSchemas,
} from '@fray/kernel'
import { z } from 'zod'
import { registry } from '../ability.ts'
import { artefactNamed, consumableNamed } from '../bands/armoury.ts'
import type { Profile } from '../bands/profile.ts'
import type { Piece } from '../ground/scenery.ts'
import { densitySchema, missionSchema, weatherSchema } from '../preparation/missions/mission.ts'
import { anyScenarioSchema } from '../preparation/scenario.ts'
import type { Combatant, State } from '../state.ts'

const { count, whole, length, word, words, point } = stateSchemas
const side = z.union([z.literal(0), z.literal(1)])
const height = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const ids = z.array(count).max(1000)
const attribute = z.number().int().min(0).max(100)
const moveKind = z.enum(['stand', 'run', 'speed-up', 'charge', 'engage'])
const until = z.enum(['combat', 'activation', 'next-activation', 'round', 'turn', 'my-next-round', 'latent', 'game'])

const profile: z.ZodType<Profile> = z.strictObject({
  id: word,
  name: word,
  title: word.nullable(),
  race: z.enum(['scions', 'alliance', 'urueh', 'adepts']),
  faction: word.nullable(),
  people: z.enum(['soimi', 'regor']).nullable(),
  rank: z.enum(['leader', 'avatar', 'messenger', 'regular', 'average', 'elite', 'superior', 'escort']),
  icon: word,
  base: z.strictObject({ shape: z.literal('disc'), radius: z.number().min(100).max(20_000) }),
  movement: z.enum(['fixed', 'flying', 'variable', 'clumsy']),
  mov: attribute,
  com: attribute.nullable(),
  dex: attribute.nullable(),
  pre: attribute.nullable(),
  str: attribute.nullable(),
  conMundane: attribute,
  conArcane: attribute,
  fur: attribute.nullable(),
  pow: attribute.nullable(),
  wounds: attribute,
  ephemeral: z.boolean(),
  morale: z.enum(['coward', 'common', 'brave', 'unbreakable']).nullable(),
  firm: z.boolean(),
  fear: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  height,
  mounted: z.boolean(),
  weapons: words,
  ranged: z.array(
    z.enum(['light-tension', 'tension', 'light-mechanical', 'mechanical', 'light-powder', 'powder', 'projectile']),
  ),
  armour: words,
  abilities: words,
  ap: attribute,
  house: z.literal(true).exactOptional(),
})

const effect = z.strictObject({
  id: count,
  object: word,
  source: z.strictObject({ bearer: count, object: word }),
  until,
  suspends: words.exactOptional(),
  amount: whole,
  against: count.nullable(),
  gainedThisActivation: z.boolean(),
})

const combatant: z.ZodType<Combatant> = z.strictObject({
  id: count,
  band: count,
  side,
  profile,
  group: count.nullable(),
  value: whole,
  provisions: whole,
  summoned: z.boolean(),
  status: z.enum(['reserve', 'standing', 'dead', 'fled']),
  at: point,
  floor: z.number().int().min(0).max(20),
  wounds: attribute,
  activated: z.boolean(),
  moved: z.boolean(),
  fatigue: z.number().int().min(0).max(1000),
  fleeing: z.boolean(),
  states: z.array(
    z.strictObject({
      kind: z.enum(['stunned', 'paralysed', 'fearful', 'concussed']),
      gainedThisActivation: z.boolean(),
    }),
  ),
  effects: z.array(effect).max(1000),
  orders: words,
  areaLost: z.boolean(),
  lastMove: moveKind.nullable(),
  artefacts: words,
  revealed: words,
  consumables: words,
  consumed: words,
  carries: z.number().int().min(0).max(100),
  freelyEquipped: z.boolean(),
  pledged: words,
  uses: z.record(word, z.strictObject({ stretch: whole, times: count })),
})

const segment = { from: point, to: point }
const piece: z.ZodType<Piece> = z.strictObject({
  id: count,
  type: word,
  name: word.nullable(),
  shape: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disc'), centre: point, radius: length }),
    z.strictObject({ kind: z.literal('polygon'), outline: z.array(point).min(3).max(1000) }),
    z.strictObject({ kind: z.literal('line'), ...segment }),
  ]),
  height,
  density: z.enum(['bare', 'sparse', 'dense', 'impassable']),
  features: z.array(
    z.enum(['aquatic', 'deep-aquatic', 'red-hot', 'deep-red-hot', 'building', 'elevation', 'lineal', 'vertical']),
  ),
  openings: z.array(z.strictObject({ kind: z.enum(['door', 'window', 'slot']), ...segment })).max(1000),
  crossings: z.array(z.strictObject({ ...segment, width: length })).max(1000),
  floors: z.number().int().min(0).max(20),
  roof: z.boolean(),
  size: z.number().min(0).max(1000),
  objective: count.nullable(),
})

const acting = z.strictObject({
  id: count,
  phases: count,
  move: moveKind.nullable(),
  moved: z.boolean(),
  joined: ids,
  charged: ids,
  reached: ids,
  joinedFromElevation: whole,
  from: point,
  newlyEngaged: ids,
  unnerved: z.array(z.tuple([count, count])),
  fury: count,
  deeds: words,
  spells: words,
  artefacts: words,
  targetChanged: z.boolean(),
  over: z.boolean(),
  stealthy: z.boolean(),
  noJump: ids,
})

const liturgy = z.strictObject({
  spell: word,
  caster: count,
  target: count.nullable(),
  changed: z.boolean(),
  hidden: ids,
  castingGift: count,
  dispellingGift: count,
  dispellingDue: count,
  bids: z.tuple([count, count]),
  revealed: z.boolean(),
  powers: z.array(
    z.enum([
      'indestructible-superior',
      'indestructible-inferior',
      'uncontrollable-superior',
      'uncontrollable-inferior',
      'unstable',
    ]),
  ),
  cancelled: z.boolean(),
})

const sideState = z.strictObject({ gems: count, castingGems: count, dispellingGems: count })
const scores = z.tuple([z.number(), z.number()])

const schema: z.ZodType<State> = z.strictObject({
  phase: z.enum(['terms', 'field', 'weather', 'deployment', 'infiltration', 'turn', 'round', 'updating', 'over']),
  turn: count,
  round: side,
  first: side,
  sides: z.tuple([sideState, sideState]),
  bands: z
    .array(
      z.strictObject({
        seat: count,
        side,
        race: z.enum(['scions', 'alliance', 'urueh', 'adepts']),
        name: word,
        leader: count.nullable(),
        orders: count,
        extraOrders: count,
      }),
    )
    .min(2)
    .max(20),
  combatants: z.array(combatant).max(1000),
  effectsMade: count,
  terms: z.strictObject({
    mission: missionSchema,
    density: densitySchema,
    scenario: anyScenarioSchema,
    battlefield: z.enum(['agreed', 'rolled']),
    weather: z.union([weatherSchema, z.enum(['off', 'rolled'])]),
  }),
  near: side,
  pieces: z.array(piece).max(200),
  weather: weatherSchema.nullable(),
  acting: acting.nullable(),
  liturgy: liturgy.nullable(),
  preparation: z
    .strictObject({ placer: side, points: z.number().min(0).max(1000), deploying: side, batch: whole })
    .nullable(),
  result: z.strictObject({ blood: scores, mission: scores, glory: scores, winner: side.nullable() }).nullable(),
})

/** Checks the state of a savepoint from a file. */
export function checkState(json: Json, { bands }: { readonly bands: readonly { readonly seat?: Seat }[] }): void {
  checkSavedState(schema, json, (state, contradict) => {
    if (state.bands.length !== bands.length) contradict('bands')
    for (const [i, { seat, side, leader }] of state.bands.entries()) {
      if (!isSeat(seat, bands.length)) contradict(`bands[${i}].seat`)
      if (!state.bands.some((band) => band.side !== side)) contradict(`bands[${i}].side`)
      if (!areIndexesOf([leader], state.combatants)) contradict(`bands[${i}].leader`)
    }
    for (const [i, combatant] of state.combatants.entries()) checkCombatant(state, combatant, i, contradict)
    for (const [i, { id }] of state.pieces.entries()) if (id !== i) contradict(`pieces[${i}].id`)
    checkActing(state, contradict)
  })
}

function checkCombatant(
  { bands, combatants, effectsMade }: State,
  own: Combatant,
  i: number,
  contradict: ReportContradiction,
): void {
  const wrong = (field: string) => contradict(`combatants[${i}].${field}`)
  const { id, band, side, profile, effects } = own
  if (id !== i) wrong('id')
  if (bands[band]?.side !== side) wrong('band')
  if (!areKnown(profile.abilities)) wrong('profile.abilities')
  if (!areKnown(profile.weapons)) wrong('profile.weapons')
  if (!areKnown(profile.armour)) wrong('profile.armour')
  for (const field of ['artefacts', 'revealed'] as const) {
    if (!own[field].every((item) => artefactNamed(item))) wrong(field)
  }
  for (const field of ['consumables', 'consumed', 'pledged'] as const) {
    if (!own[field].every((item) => consumableNamed(item))) wrong(field)
  }
  for (const [j, { id: number, object, source, against, suspends = [] }] of effects.entries()) {
    const isSound = number < effectsMade && areKnown([object, source.object, ...suspends])
    if (!isSound || !areIndexesOf([source.bearer, against], combatants)) wrong(`effects[${j}]`)
  }
}

function areKnown(objects: readonly string[]): boolean {
  return objects.every((object) => registry.find(object))
}

/** Checks that the current action refers to combatants that are there. */
function checkActing(
  { combatants, acting, liturgy, phase, preparation }: State,
  contradict: ReportContradiction,
): void {
  if (acting) {
    const { id, joined, charged, reached, newlyEngaged, unnerved, noJump } = acting
    const lists = { id: [id], joined, charged, reached, newlyEngaged, noJump, unnerved: unnerved.flat() }
    for (const [field, list] of Object.entries(lists))
      if (!areIndexesOf(list, combatants)) contradict(`acting.${field}`)
    if (phase !== 'round') contradict('acting')
  }
  if (liturgy) {
    const { spell, caster, target, hidden } = liturgy
    if (!areKnown([spell])) contradict('liturgy.spell')
    if (!areIndexesOf([caster, target, ...hidden], combatants)) contradict('liturgy')
  }
  if (phase === 'field' && !preparation) contradict('preparation')
}
