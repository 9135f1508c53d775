import type { Problem } from '@fray/kernel'
import {
  direction,
  EAST,
  type Formation,
  formation,
  NORTH,
  type Pose,
  type RectangleBase,
  SOUTH,
  WEST,
} from '@fray/tabletop'
import { z } from 'zod'
import { type Army, legionSchema, troopFields } from '../army/army.ts'
import { weaponsOf } from '../army/check.ts'
import { oneOf } from '../army/written.ts'
import { inputProblem } from '../input-problem.ts'
import { spellsFor } from '../magic/allowance.ts'
import type { Deeds, Office, TroopBody, Unit } from '../state.ts'
import { mm } from '../units.ts'
import { createLeader, createLegion, noDeeds } from './create-units.ts'

export const seat = z.union([z.literal(0), z.literal(1)])
export const place = z.tuple([z.number(), z.number()])
const facing = z.union([oneOf(['north', 'east', 'south', 'west']), place])

const done = z.boolean().default(false)
const others = z.array(z.string()).max(200).default([])

/**
 * The actions of a unit in a turn: millimetres moved, whether at more than half speed, the missile steps in which it
 * shot and at whom; the allowance spent in the movement step under way and in the turn.
 */
const deedsFields = {
  moved: z.number().min(0).default(0),
  spent: z.number().min(0).default(0),
  used: z.number().min(0).default(0),
  facings: z.number().int().min(0).default(0),
  ground: z.array(z.string()).max(30).default([]),
  inCommand: z.boolean().nullable().default(null),
  ...{ hurried: done, stirred: done, reformed: done, halted: done, contacted: done },
  ...{ meleed: done, struck: done, passedThrough: done, evaded: done, cast: done },
  shots: z
    .array(z.union([z.literal(4), z.literal(6), z.literal(8)]))
    .max(3)
    .default([]),
  /** MI-MISSILE-12, MI-MPOINT-05: the enemies it shot at, and those who caused its last casualties. */
  ...{ targets: others, hurtBy: others },
  /** MI-TYPE-06: the step in which its owner last chose its role. */
  declared: z.number().int().min(1).max(10).nullable().default(null),
  /** MI-EYE-02: places of the devices it used. */
  gazed: z.array(z.number().int().min(0).max(200)).max(200).default([]),
}

type GivenDeeds = z.infer<z.ZodObject<typeof deedsFields>>

/** A unit of a situation: a legion by default, or the office it holds. Places are in millimetres, the middle of its front. */
export const unitSchema = z.strictObject({
  name: z.string().min(1),
  seat,
  /** Required unless the unit is gone or with a legion, beside which a place is found. */
  at: place.optional(),
  /** How and in which turn it left the table. */
  gone: z
    .strictObject({
      how: z.enum(['routed', 'surrendered', 'destroyed', 'lost', 'left']),
      turn: z.number().int().min(1),
      /** MI-MPOINT-05: the enemies credited for a legion that routed this turn. */
      by: z.array(z.string()).max(200).default([]),
    })
    .optional(),
  facing: facing.optional(),
  figures: z.number().int().min(1).max(200).optional(),
  files: z.number().int().min(1).max(100).optional(),
  /** MI-UNENGAGED-02: parts that have wheeled in on an enemy, besides the figures in front. */
  wings: z
    .array(z.strictObject({ at: place, facing, files: z.number().int().min(1), figures: z.number().int().min(1) }))
    .max(2)
    .default([]),
  /** Each figure in its own place and facing instead of ranks and files: x, y and a direction. */
  placed: z
    .strictObject({
      shape: z.enum(['ring', 'edge', 'file', 'column']).optional(),
      figures: z
        .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
        .min(1)
        .max(200),
    })
    .optional(),
  ...troopFields,
  eyes: legionSchema.shape.eyes,
  office: oneOf(['dritlan', 'kerdu', 'attackMage', 'defenceMage', 'guards']).optional(),
  /** Magic users: level, team and spells left; by default those of the chart. */
  level: z.number().int().min(1).max(12).default(6),
  team: z.number().int().min(0).default(0),
  spells: z.tuple([z.number().int().min(0), z.number().int().min(0), z.number().int().min(0)]).optional(),
  /** MI-SPECIAL-01: this magic user is the kérdu. MI-TRANSFER-01: their team has used its transfer. */
  commands: z.boolean().default(false),
  transferred: z.boolean().default(false),
  /** Charges left in its eyes or its acid. */
  charges: z.number().int().min(0).optional(),
  huitsan: z.number().int().min(0).max(39).default(0),
  /** The legion it is with, by name. */
  with: z.string().optional(),
  height: z.number().min(0).max(600).multipleOf(25).default(0),
  original: z.number().int().min(1).optional(),
  /** MI-MPOINT-03: by default, a point for each figure it has lost. */
  points: z.number().int().optional(),
  tested: z.boolean().default(false),
  mayCharge: z.boolean().optional(),
  charged: z.boolean().default(false),
  /** Since this turn, or since when and for how many turns after that at least. */
  disorganized: z
    .union([z.boolean(), z.strictObject({ since: z.number().int().min(0), least: z.number().int().min(1) })])
    .default(false),
  loaded: z.boolean().default(true),
  /** Whole turns spent on reloading, or on waiting for fresh missiles. */
  reloading: z.number().int().min(0).default(0),
  /** MI-ARTILLERY-06: crew figures left (default: those of all engines). */
  crew: z.number().int().min(0).max(10_000).optional(),
  /** MI-RELOAD-02: shots left in the load (default: all), below 0 for those that never reload. */
  shots: z.number().int().min(-1000).max(100).optional(),
  resupplying: z.number().int().min(0).default(0),
  supply: z.number().int().min(0).optional(),
  stand: z.enum(['untried', 'failed', 'standing']).default('untried'),
  routing: z.array(z.string()).max(60).optional(),
  /** A router that stands at an obstacle. */
  stalled: z.boolean().default(false),
  /** MI-LEADER-11: transferred from the reserve, and not yet near its new dritlán. */
  newlyCommitted: z.boolean().default(false),
  /** MI-DIVISION-04: the turn in which it was transferred from the reserve. */
  committedOn: z.number().int().min(1).max(1000).nullable().default(null),
  /** MI-LEADER-03: the legion that a travelling leader is heading for, by name. */
  heading: z.string().optional(),
  /** MI-PLATFORM-03: where it builds, and for how many turns in a row it has. */
  building: z.strictObject({ at: place, facing, turns: z.number().int().min(0).max(100) }).optional(),
  /** MI-TERRAIN-01: the piece of terrain at whose edge it halted, by place in the list, and what it has paid so far. */
  crossing: z.strictObject({ piece: z.number().int().min(0), paid: z.number().min(0) }).optional(),
  /** MI-CASUALTY-02: the end from which a single rank loses the next figure. */
  nextEnd: z.enum(['left', 'right']).nullable().default(null),
  /** MI-UNENGAGED-03: it has added figures to its melee. */
  lends: done,
  /** How a legion of both roles acts (MI-TYPE-06). */
  role: z.enum(['line', 'skirmish']).optional(),
  enchantments: z
    .array(
      z.strictObject({
        kind: z.enum(['pleasures', 'grace', 'gift', 'peace', 'cloak']),
        turns: z.number().int().min(1),
      }),
    )
    .max(20)
    .default([]),
  /** Its actions this turn, but for its bonus move, and in the previous turn. */
  now: z.strictObject(deedsFields).prefault({}),
  before: z.strictObject({ ...deedsFields, charged: done }).prefault({}),
})

type GivenUnit = z.infer<typeof unitSchema>

/** Whether a place is found beside the legion that a leader or magic user is with (MI-LEADER-03). */
export function isBeside({ at, gone, office, with: legion }: GivenUnit): boolean {
  return at === undefined && !gone && office !== undefined && legion !== undefined
}

/** Lists what a unit lacks, or has without being allowed (MI-MELEEFACTOR-33). */
export function unitProblems(given: GivenUnit, i: number): Problem[] {
  const { at, gone, race, weapons, name, figures, original, spells, office } = given
  const field = `units[${i}]`
  const problems: Problem[] = []
  if (original !== undefined && original < (figures ?? 1))
    problems.push(inputProblem(`${field}.original`, 'fault.situation.original'))
  if (spells && office !== 'attackMage' && office !== 'defenceMage')
    problems.push(inputProblem(`${field}.spells`, 'fault.situation.spells', { name }))
  if (gone && given.routing) problems.push(inputProblem(`${field}.routing`, 'fault.situation.gone', { name }))
  if (at === undefined && !gone && !isBeside(given))
    problems.push(inputProblem(`${field}.at`, 'fault.situation.nowhere', { name }))
  const known = weaponsOf(race)
  weapons.forEach((weapon, k) => {
    if (known.includes(weapon)) return
    const args = { weapon, known: known.join(', ') }
    problems.push(inputProblem(`${field}.weapons[${k}]`, 'fault.situation.weapon', args))
  })
  return problems
}

export function unitOf(
  given: GivenUnit,
  turn: number,
  nations: readonly [Army['nation'], Army['nation']],
): Omit<Unit, 'id'> {
  const fresh = freshUnit(given, nations[given.seat])
  const figures = given.placed?.figures.length ?? given.figures ?? fresh.original
  const { x, y } = FACINGS[given.seat]
  const facing = given.facing === undefined ? { x, y } : facingFrom(given.facing)
  const at = isBeside(given) ? [0, 0] : given.at
  const pose = at && { x: mm(at[0]!), y: mm(at[1]!), facing }
  const { base } = fresh.troop
  const wings = given.wings.map((wing) => wingOf(base, wing))
  const ranks = (at: Pose): TroopBody => ({
    kind: 'ranks',
    formation: formation(base, given.files ?? Math.min(figures, 10), figures, at),
    wings,
  })
  const present = figures + given.wings.reduce((sum, wing) => sum + wing.figures, 0)
  return {
    ...fresh,
    original: given.original ?? present,
    body: pose && !given.gone ? (placedBody(fresh, given) ?? ranks(pose)) : null,
    fate: given.gone?.how ?? 'fighting',
    huitsan: given.office === undefined || given.office === 'dritlan' ? hold(given) : null,
    height: mm(given.height),
    points: given.points ?? Math.min(0, present - (given.original ?? present)),
    tested: given.tested,
    mayCharge: given.mayCharge ?? fresh.mayCharge,
    disorganized: given.disorganized === true ? { since: turn, least: 1 } : given.disorganized || null,
    transferred: given.transferred,
    devices: fresh.devices.map(({ kind, charges }) => ({ kind, charges: given.charges ?? charges })),
    load: { loaded: given.loaded, turns: given.reloading, shots: given.shots ?? fresh.load.shots },
    resupplying: given.resupplying,
    supply: given.supply ?? fresh.supply,
    crew: given.crew ?? fresh.crew,
    stand: given.stand,
    newlyCommitted: given.newlyCommitted,
    ...{ committedOn: given.committedOn, nextEnd: given.nextEnd, lends: given.lends },
    building: given.building ? buildingOf(given.building) : null,
    crossing: given.crossing ? { piece: given.crossing.piece, paid: mm(given.crossing.paid) } : null,
    role: given.role ?? fresh.role,
    enchantments: given.enchantments.map(({ kind, turns }) => ({ kind, from: turn, until: turn + turns - 1 })),
    now: { ...deedsOf(given.now), charged: given.charged },
    before: { ...deedsOf(given.before), charged: given.before.charged },
  }
}

/** The deeds of a unit; units that they name are found once all units are there. */
function deedsOf({ targets: _, hurtBy: __, ...deeds }: GivenDeeds): Deeds {
  const lengths = { moved: mm(deeds.moved), spent: mm(deeds.spent), used: mm(deeds.used) }
  return { ...noDeeds(), ...deeds, ...lengths, declared: deeds.declared as Deeds['declared'] }
}

function buildingOf({ at, facing, turns }: NonNullable<GivenUnit['building']>): Unit['building'] {
  return { at: { x: mm(at[0]), y: mm(at[1]), facing: facingFrom(facing) }, turns }
}

function wingOf(base: RectangleBase, { at, facing, files, figures }: GivenUnit['wings'][number]): Formation {
  return formation(base, files, figures, { x: mm(at[0]), y: mm(at[1]), facing: facingFrom(facing) })
}

function placedBody({ troop }: Omit<Unit, 'id'>, { placed }: GivenUnit): TroopBody | undefined {
  if (!placed) return undefined
  const figures = placed.figures.map(([x, y, east, south]) => ({ x: mm(x), y: mm(y), facing: direction(east, south) }))
  return { kind: 'placed', base: troop.base, figures, ...(placed.shape ? { shape: placed.shape } : {}) }
}

/** A huitsán is numbered within its side in a situation; both sides' are kept in one list. */
function hold({ huitsan, seat: side }: GivenUnit): number {
  return huitsan * 2 + side
}

function freshUnit(given: GivenUnit, nation: Army['nation']): Omit<Unit, 'id'> {
  const { office, name, race, seat: side } = given
  if (office === undefined) return createLegion({ ...given, figures: given.figures ?? 10, files: given.files }, side)
  const figures = given.figures ?? FIGURES[office]
  const unit = createLeader(side, name, officeOf(given, office), race, figures)
  if (office !== 'attackMage' && office !== 'defenceMage') return unit
  // MI-SPECIAL-01: a magic user who commands the army is armed like its kérdu.
  const { troop } = given.commands ? createLeader(side, name, { kind: 'kerdu' }, race, figures) : unit
  return { ...unit, troop, spells: given.spells ? [...given.spells] : spellsFor(nation, given.level, false) }
}

const FIGURES = { dritlan: 3, kerdu: 4, attackMage: 1, defenceMage: 1, guards: 2 } as const

function officeOf({ level, team, commands }: GivenUnit, office: NonNullable<GivenUnit['office']>): Office {
  if (office === 'dritlan' || office === 'kerdu') return { kind: office }
  if (office === 'guards') return { kind: 'guards', team }
  return { kind: 'mage', team, art: office === 'attackMage' ? 'attack' : 'defence', level, commands }
}

/** Seat 0 has the near (southern) edge and faces north. */
export const FACINGS = [NORTH, SOUTH] as const
const COMPASS = { north: NORTH, east: EAST, south: SOUTH, west: WEST } as const

function facingFrom(given: z.infer<typeof facing>) {
  return typeof given === 'string' ? COMPASS[given] : direction(given[0], given[1])
}
