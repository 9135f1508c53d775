import { type Beginning, InputError, type Problem, readInput, type Seat } from '@fray/kernel'
import { direction, EAST, isOnTable, NORTH, SOUTH, WEST } from '@fray/tabletop'
import { z } from 'zod'
import { legionSchema, NATIONS, troopFields } from '../army/army.ts'
import { centreOf, contoursOf, countOf, overlapping, ranked, touching } from '../body.ts'
import { pieceSchema, piecesOf } from '../ground/piece-input.ts'
import { noteOrder } from '../morale/neighbours.ts'
import { isPresent } from '../roster.ts'
import type { Arm, Contact, Entered, Huitsan, Office, State, Step, Unit } from '../state.ts'
import { noteStanding } from '../turn/standing.ts'
import { mm } from '../units.ts'
import { emptyState, musterLegion, musterOffice, noDeeds } from './muster.ts'
import { measured, optionsSchema, type Setup, tableFields } from './setup.ts'

const seat = z.union([z.literal(0), z.literal(1)])
const place = z.tuple([z.number(), z.number()])
const facing = z.union([z.enum(['north', 'east', 'south', 'west']), place])

/** A unit of a situation: a legion by default, or the office it holds. Places are in millimetres, the middle of its front. */
const unitSchema = z.strictObject({
  name: z.string().min(1),
  seat,
  at: place,
  facing: facing.optional(),
  figures: z.number().int().min(1).max(200).optional(),
  files: z.number().int().min(1).max(100).optional(),
  ...troopFields,
  eyes: legionSchema.shape.eyes,
  office: z.enum(['dritlan', 'kerdu', 'attackMage', 'defenceMage', 'guards']).optional(),
  /** Magic users: level, team and spells left; without spells those of the chart. */
  level: z.number().int().min(1).max(12).default(6),
  team: z.number().int().min(0).default(0),
  spells: z.tuple([z.number().int().min(0), z.number().int().min(0), z.number().int().min(0)]).default([2, 2, 2]),
  /** MI-SPECIAL-01: this magic user is the kérdu. MI-TRANSFER-01: his team has used its transfer. */
  commands: z.boolean().default(false),
  transferred: z.boolean().default(false),
  /** Charges left in its eyes or its acid. */
  charges: z.number().int().min(0).optional(),
  huitsan: z.number().int().min(0).default(0),
  /** The legion it is with, by name. */
  with: z.string().optional(),
  height: z.number().min(0).max(600).multipleOf(25).default(0),
  original: z.number().int().min(1).optional(),
  points: z.number().int().default(0),
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
  resupplying: z.number().int().min(0).default(0),
  supply: z.number().int().min(0).optional(),
  stand: z.enum(['untried', 'failed', 'standing']).default('untried'),
  routing: z.array(z.string()).optional(),
  /** A router that stands at an obstacle. */
  stalled: z.boolean().default(false),
  /** MI-LEADER-11: transferred from the reserve, and not near its new dritlán since. */
  newlyCommitted: z.boolean().default(false),
  /** How a legion of both roles acts (MI-TYPE-06). */
  role: z.enum(['line', 'skirmish']).optional(),
  enchantments: z
    .array(
      z.strictObject({
        kind: z.enum(['pleasures', 'grace', 'gift', 'peace', 'cloak']),
        turns: z.number().int().min(1),
      }),
    )
    .default([]),
  /** What it has done this turn: millimetres moved, whether at more than half speed, the missile steps in which it shot. */
  now: z
    .strictObject({
      moved: z.number().min(0).default(0),
      hurried: z.boolean().default(false),
      shots: z.array(z.union([z.literal(4), z.literal(6), z.literal(8)])).default([]),
    })
    .prefault({}),
  /** What it did in the turn before. */
  before: z
    .strictObject({
      moved: z.number().min(0).default(0),
      meleed: z.boolean().default(false),
      evaded: z.boolean().default(false),
      struck: z.boolean().default(false),
      passedThrough: z.boolean().default(false),
    })
    .prefault({}),
})

const contactSchema = z.strictObject({
  attacker: z.string(),
  defender: z.string(),
  side: z.enum(['front', 'flank', 'rear']).default('front'),
  rounds: z.number().int().min(0).default(0),
  weapons: z
    .strictObject({ attacker: z.string().nullable().default(null), defender: z.string().nullable().default(null) })
    .prefault({}),
  across: z.number().int().min(0).nullable().default(null),
  /** MI-MOVE-09: the defender has turned to face. */
  faced: z.boolean().default(false),
})

/** MI-PLATFORM: whose it is, where its middle is, and who stands on it. */
const platformSchema = z.strictObject({
  owner: z.string(),
  at: place,
  on: z.array(z.string()).default([]),
})

/** MI-MAGIC-02: an Arm of Karakán: its corners or its two ends, the unit it goes with, and the turns it still has. */
const armSchema = z.strictObject({
  caster: z.string(),
  over: z.string().nullable().default(null),
  outline: z.array(place).min(2),
  strength: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  turns: z.number().int().min(1).max(6).default(6),
})

const schema = z.strictObject({
  table: z.strictObject(tableFields).prefault({}),
  options: optionsSchema.prefault({}),
  nations: z.tuple([z.enum(NATIONS), z.enum(NATIONS)]).default(['other', 'other']),
  turn: z.number().int().min(1).default(1),
  /** A step of the turn, or its start. */
  step: z.union([z.literal('start'), z.number().int().min(1).max(10)]).default(3),
  mover: seat.default(0),
  units: z.array(unitSchema).min(1),
  huitsanyal: z.array(z.strictObject({ seat, reserve: z.boolean().default(false) })).optional(),
  terrain: z.array(pieceSchema).default([]),
  contacts: z.array(contactSchema).optional(),
  platforms: z.array(platformSchema).default([]),
  arms: z.array(armSchema).default([]),
})

type Given = z.infer<typeof schema>
type GivenUnit = Given['units'][number]

/** Lays out a situation; docs/situations.md tells its form. */
export function situate(json: unknown): Beginning<State, Setup> {
  const given = readInput('situation', schema, json)
  const setup = setupOf(given)
  const units = given.units.map((unit, id): Unit => ({ ...unitOf(unit, given.turn), id }))
  const named = namesOf(units)
  given.units.forEach((unit, i) => {
    if (unit.with !== undefined) units[i]!.with = named(unit.with, `units[${i}].with`)
    if (unit.routing) {
      const from = unit.routing.map((name, k) => named(name, `units[${i}].routing[${k}]`))
      Object.assign(units[i]!, { fate: 'routing', rout: { from, order: i, caught: false, stalled: unit.stalled } })
    }
  })
  const contacts =
    given.contacts?.map((contact, i): Contact => contactOf(contact, i, given.turn, named)) ?? touched(units, given.turn)
  const problems = misplaced(units, setup)
  if (problems.length > 0) throw new InputError('situation', problems)
  const state: State = {
    ...emptyState(),
    phase: given.step === 'start' ? 'turn' : 'step',
    turn: given.step === 'start' ? given.turn - 1 : given.turn,
    step: given.step === 'start' ? 1 : (given.step as Step),
    mover: given.mover,
    units,
    huitsanyal: huitsanyalOf(given, units),
    contacts,
    pieces: piecesOf(given.terrain),
  }
  given.platforms.forEach((platform, i) => {
    raisePlatform(state, platform, i, named)
  })
  state.arms = given.arms.map((arm, i) => armOf(state, arm, i, named))
  noteOrder(state)
  noteStanding(state)
  state.recorded = units.flatMap(givenTotal)
  return { setup, state }
}

function setupOf({ table: { width, depth }, options, nations }: Given): Setup {
  const army = (side: Seat) => ({
    name: side === 0 ? 'South' : 'North',
    nation: nations[side]!,
    legions: [],
    teams: [],
    kerdu: { race: 'human' as const, platform: false },
  })
  return {
    width: mm(width),
    depth: mm(depth),
    armies: [army(0), army(1)],
    terrain: [],
    options: measured(options),
  }
}

function unitOf(given: GivenUnit, turn: number): Omit<Unit, 'id'> {
  const fresh = freshUnit(given)
  const figures = given.figures ?? fresh.original
  const { x, y } = FACINGS[given.seat]
  const facing = given.facing === undefined ? { x, y } : facingFrom(given.facing)
  const pose = { x: mm(given.at[0]), y: mm(given.at[1]), facing }
  return {
    ...fresh,
    original: given.original ?? figures,
    body: ranked(fresh.troop.base, given.files ?? Math.min(figures, 10), figures, pose),
    fate: 'fighting',
    huitsan: given.office === undefined || given.office === 'dritlan' ? hold(given) : null,
    height: mm(given.height),
    points: given.points,
    tested: given.tested,
    mayCharge: given.mayCharge ?? fresh.mayCharge,
    disorganized: given.disorganized === true ? { since: turn, least: 1 } : given.disorganized || null,
    transferred: given.transferred,
    devices: fresh.devices.map(({ kind, charges }) => ({ kind, charges: given.charges ?? charges })),
    load: { ...fresh.load, loaded: given.loaded, turns: given.reloading },
    resupplying: given.resupplying,
    supply: given.supply ?? fresh.supply,
    stand: given.stand,
    newlyCommitted: given.newlyCommitted,
    role: given.role ?? fresh.role,
    enchantments: given.enchantments.map(({ kind, turns }) => ({ kind, from: turn, until: turn + turns - 1 })),
    now: { ...noDeeds(), ...given.now, moved: mm(given.now.moved), charged: given.charged },
    before: { ...noDeeds(), ...given.before, moved: mm(given.before.moved) },
  }
}

/** What a situation says of a total that the battle before it would account for. */
function givenTotal({ id, points, original, body, fate }: Unit): Entered[] {
  const lost = original - (body ? countOf(body) : 0)
  return points + lost === 0 && fate === 'fighting' ? [] : [{ kind: 'given', unit: id, points: points + lost, turn: 0 }]
}

/** A huitsán is numbered within its side in a situation; both sides' are kept in one list. */
function hold({ huitsan, seat: side }: GivenUnit): number {
  return huitsan * 2 + side
}

function freshUnit(given: GivenUnit): Omit<Unit, 'id'> {
  const { office, name, race, seat: side } = given
  if (office === undefined) return musterLegion({ ...given, figures: given.figures ?? 10, files: given.files }, side)
  const figures = given.figures ?? FIGURES[office]
  const unit = musterOffice(side, name, officeOf(given, office), race, figures)
  if (office !== 'attackMage' && office !== 'defenceMage') return unit
  return { ...unit, spells: [...given.spells] }
}

const FIGURES = { dritlan: 3, kerdu: 4, attackMage: 1, defenceMage: 1, guards: 2 } as const

function officeOf({ level, team, commands }: GivenUnit, office: NonNullable<GivenUnit['office']>): Office {
  if (office === 'dritlan' || office === 'kerdu') return { kind: office }
  if (office === 'guards') return { kind: 'guards', team }
  return { kind: 'mage', team, art: office === 'attackMage' ? 'attack' : 'defence', level, commands }
}

/** Seat 0 has the near (southern) edge and faces north. */
const FACINGS = [NORTH, SOUTH] as const
const COMPASS = { north: NORTH, east: EAST, south: SOUTH, west: WEST } as const

function facingFrom(given: z.infer<typeof facing>) {
  return typeof given === 'string' ? COMPASS[given] : direction(given[0], given[1])
}

function namesOf(units: readonly Unit[]) {
  return (name: string, field: string): number => {
    const found = units.find((unit) => unit.name === name)
    if (found) return found.id
    throw new InputError('situation', [{ field, message: `no unit is called "${name}"` }])
  }
}

function contactOf(
  { attacker, defender, ...rest }: z.infer<typeof contactSchema>,
  i: number,
  turn: number,
  named: (name: string, field: string) => number,
): Contact {
  return {
    attacker: named(attacker, `contacts[${i}].attacker`),
    defender: named(defender, `contacts[${i}].defender`),
    since: turn - rest.rounds,
    ...rest,
  }
}

type Named = (name: string, field: string) => number

function raisePlatform(state: State, given: z.infer<typeof platformSchema>, i: number, named: Named): void {
  const field = `platforms[${i}]`
  const owner = state.units[named(given.owner, `${field}.owner`)]!
  const at = { x: mm(given.at[0]), y: mm(given.at[1]), facing: FACINGS[owner.seat as 0 | 1] }
  state.platforms.push({ seat: owner.seat, owner: owner.id, at, dismantling: null })
  for (const [k, name] of given.on.entries()) state.units[named(name, `${field}.on[${k}]`)]!.platform = i
}

function armOf(state: State, given: z.infer<typeof armSchema>, i: number, named: Named): Arm {
  const caster = state.units[named(given.caster, `arms[${i}].caster`)]!
  const over = given.over === null ? null : state.units[named(given.over, `arms[${i}].over`)]!
  return {
    caster: caster.id,
    seat: caster.seat,
    strength: given.strength,
    over: over?.body ? { unit: over.id, from: centreOf(over.body) } : null,
    outline: given.outline.map(([x, y]) => ({ x: mm(x), y: mm(y) })),
    until: state.turn + given.turns - 1,
  }
}

/** Without a list of contacts, enemies that touch are in contact front to front, the first named having made it. */
function touched(units: readonly Unit[], turn: number): Contact[] {
  const standing = units.filter(isPresent)
  return standing.flatMap((attacker, i) =>
    standing
      .slice(i + 1)
      .filter((defender) => defender.seat !== attacker.seat && touching(attacker.body, defender.body))
      .map(
        (defender): Contact => ({
          attacker: attacker.id,
          defender: defender.id,
          side: 'front',
          since: turn,
          rounds: 0,
          across: null,
          weapons: { attacker: null, defender: null },
          faced: false,
        }),
      ),
  )
}

/** A huitsán whose dritlán is not on the table needs none: a situation may leave command out. */
function huitsanyalOf(given: Given, units: readonly Unit[]): Huitsan[] {
  const count = Math.max(2, ...units.map(({ huitsan }) => (huitsan ?? 0) + 1))
  return Array.from({ length: count + (count % 2) }, (_, i): Huitsan => {
    const commander = units.find(({ office, huitsan }) => office?.kind === 'dritlan' && huitsan === i)
    const listed = given.huitsanyal?.filter(({ seat: side }) => side === i % 2)[i >> 1]
    return {
      seat: i % 2,
      name: `Huitsán ${(i >> 1) + 1}`,
      reserve: listed?.reserve ?? false,
      commander: commander?.id ?? null,
      lostOn: null,
      independent: !commander && !listed,
      routed: false,
    }
  })
}

/** Units off the table, on top of each other, or of one name. */
function misplaced(units: readonly Unit[], setup: Setup): Problem[] {
  const problems: Problem[] = []
  const standing = units.filter(isPresent)
  standing.forEach((unit, i) => {
    const field = `units[${unit.id}]`
    if (!contoursOf(unit.body).every((block) => isOnTable(block, setup))) {
      problems.push({ field, message: `"${unit.name}" does not stand wholly on the table` })
    }
    for (const other of standing.slice(0, i)) {
      if (other.name === unit.name) problems.push({ field: `${field}.name`, message: `"${unit.name}" is taken` })
      if (unit.height === other.height && overlapping(unit.body, other.body)) {
        problems.push({ field, message: `"${unit.name}" overlaps "${other.name}" (MI-PASS-05)` })
      }
    }
  })
  return problems
}
