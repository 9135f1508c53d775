import { areIndexesOf, checkSavedState, type Json, type ReportContradiction, stateSchemas } from '@fray/kernel'
import { z } from 'zod'
import type { Troop } from '../army/troop.ts'
import { meleeFactors, missileWeapons, races, weaponsOfHumans } from '../charts.ts'
import type { Piece, Platform } from '../ground/piece.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Deeds, Huitsan, State, TroopBody, Unit } from '../state.ts'

const { count, length, word, words, point, direction } = stateSchemas
const seat = z.union([z.literal(0), z.literal(1)])
const ids = z.array(count).max(1000)
const pose = z.strictObject({ ...point.shape, facing: direction.exactOptional() })
const side = z.number().min(100).max(100_000)
const base = z.strictObject({ shape: z.literal('rectangle'), width: side, depth: side })
const step = z.union([
  ...([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)] as const),
  ...([z.literal(6), z.literal(7), z.literal(8), z.literal(9), z.literal(10)] as const),
])
const strength = z.union([z.literal(1), z.literal(2), z.literal(3)])
const figures = z.number().int().min(1).max(2000)
const ranks = z.array(figures).min(1).max(500)
const formation = z.strictObject({
  base,
  files: figures,
  ranks,
  alignment: z.enum(['centre', 'left', 'right']),
  pose,
})

const body: z.ZodType<TroopBody> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ranks'), formation, wings: z.array(formation).max(10) }),
  z.strictObject({
    kind: z.literal('placed'),
    base,
    figures: z.array(pose).min(1).max(2000),
    shape: z.enum(['ring', 'edge', 'file', 'column']).exactOptional(),
  }),
])

const RACES = races.map(({ race }) => race) as [Troop['race'], ...Troop['race'][]]
const troop: z.ZodType<Troop> = z.strictObject({
  race: z.enum(RACES),
  engine: z.enum(['lightDartThrower', 'lightStoneThrower', 'mediumDartThrower', 'mediumStoneThrower']).nullable(),
  type: z.enum(['line', 'regularSkirmisher', 'irregularSkirmisher']),
  standing: z.enum(['regular', 'irregular', 'peasant', 'bodyguard', 'fanatic']),
  armour: z.enum(['none', 'light', 'medium', 'heavy']),
  shield: z.boolean(),
  weapons: words,
  missile: word.nullable(),
  paired: z.boolean(),
  morale: count.nullable(),
  mixed: ids,
  base,
})

const office = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dritlan') }),
  z.strictObject({ kind: z.literal('kerdu') }),
  z.strictObject({
    kind: z.literal('mage'),
    team: count,
    art: z.enum(['attack', 'defence']),
    level: z.number().int().min(1).max(100),
    commands: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('guards'), team: count }),
])

const deeds: z.ZodType<Deeds> = z.strictObject({
  moved: length,
  spent: length,
  used: length,
  declared: step.nullable(),
  facings: count,
  stirred: z.boolean(),
  reformed: z.boolean(),
  charged: z.boolean(),
  inCommand: z.boolean().nullable(),
  ground: words,
  halted: z.boolean(),
  seenBy: ids,
  contacted: z.boolean(),
  shots: z.array(step),
  targets: ids,
  hurried: z.boolean(),
  meleed: z.boolean(),
  struck: z.boolean(),
  passedThrough: z.boolean(),
  evaded: z.boolean(),
  cast: z.boolean(),
  gazed: ids,
  hurtBy: ids,
})

const unit: z.ZodType<Unit> = z.strictObject({
  id: count,
  seat,
  name: word,
  troop,
  office: office.nullable(),
  original: figures,
  body: body.nullable(),
  bodyAtStepStart: body.nullable(),
  fate: z.enum(['waiting', 'fighting', 'routing', 'routed', 'surrendered', 'destroyed', 'lost', 'left']),
  huitsan: count.nullable(),
  with: count.nullable(),
  role: z.enum(['line', 'skirmish']),
  height: length,
  crew: count,
  nextEnd: z.enum(['left', 'right']).nullable(),
  lends: z.boolean(),
  mayCharge: z.boolean(),
  load: z.strictObject({ loaded: z.boolean(), shots: stateSchemas.whole, turns: count }),
  supply: count.nullable(),
  resupplying: count,
  points: stateSchemas.whole,
  tested: z.boolean(),
  stand: z.enum(['untried', 'failed', 'standing']),
  disorganized: z.strictObject({ since: count, least: count }).nullable(),
  enchantments: z.array(
    z.strictObject({ kind: z.enum(['pleasures', 'grace', 'gift', 'peace', 'cloak']), from: count, until: count }),
  ),
  devices: z.array(z.strictObject({ kind: z.enum(['strongEye', 'weakEye', 'acid']), charges: count })),
  spells: z.tuple([count, count, count]),
  transferred: z.boolean(),
  building: z.strictObject({ at: pose, turns: count }).nullable(),
  platform: count.nullable(),
  newlyCommitted: z.boolean(),
  committedOn: count.nullable(),
  heading: count.nullable(),
  crossing: z.strictObject({ piece: count, paid: length }).nullable(),
  rout: z.strictObject({ from: ids, order: count, caught: z.boolean(), stalled: z.boolean() }).nullable(),
  now: deeds,
  before: deeds,
})

const huitsan: z.ZodType<Huitsan> = z.strictObject({
  seat,
  name: word,
  reserve: z.boolean(),
  commander: count.nullable(),
  lostOn: count.nullable(),
  independent: z.boolean(),
  routed: z.boolean(),
})

const piece: z.ZodType<Piece> = z.strictObject({
  id: count,
  terrain: z.enum([
    ...(['ploughed', 'rough', 'hill', 'cliff', 'earthworks', 'barricade', 'stockade', 'lowWall', 'village'] as const),
    ...(['town', 'openWoods', 'orchard', 'denseWoods', 'swamp', 'mud', 'narrowStream', 'irrigationDitch'] as const),
    ...(['stream', 'wideStream', 'pond', 'lake', 'ford', 'road', 'bridge'] as const),
  ]),
  outline: z.array(point).min(2).max(5000),
  closed: z.boolean(),
  course: z.strictObject({ line: z.array(point).min(2).max(1000), width: length }).exactOptional(),
  level: z.number().int().min(0).max(20).exactOptional(),
  shelters: seat.exactOptional(),
})

const platform: z.ZodType<Platform> = z.strictObject({ seat, owner: count, at: pose, dismantling: count.nullable() })

const loss = [
  z.strictObject({ kind: z.literal('routed'), unit: count, credit: ids }),
  z.strictObject({ kind: z.literal('dritlan'), huitsan: count }),
  z.strictObject({ kind: z.literal('kerdu'), seat }),
] as const
const turn = { turn: count }

const schema: z.ZodType<State> = z.strictObject({
  phase: z.enum(['terrain', 'plan', 'champions', 'first-mover', 'turn', 'step', 'over']),
  turn: count,
  step,
  layout: z.strictObject({ small: count, large: count, roller: seat }).nullable(),
  mover: seat,
  done: ids,
  moving: z.strictObject({ unit: count, begunAloft: z.boolean(), declined: words }).nullable(),
  units: z.array(unit).max(1000),
  huitsanyal: z.array(huitsan).max(200),
  order: z.tuple([ids, ids]),
  contacts: z
    .array(
      z.strictObject({
        attacker: count,
        defender: count,
        side: z.enum(['front', 'flank', 'rear']),
        since: count,
        rounds: count,
        across: count.nullable(),
        weapons: z.strictObject({ attacker: word.nullable(), defender: word.nullable() }),
        faced: z.boolean(),
      }),
    )
    .max(1000),
  pieces: z.array(piece).max(500),
  platforms: z.array(platform).max(100),
  arms: z
    .array(
      z.strictObject({
        caster: count,
        seat,
        strength,
        over: z.strictObject({ unit: count, from: point }).nullable(),
        outline: z.array(point).min(2).max(100),
        until: count,
      }),
    )
    .max(100),
  spells: z
    .array(
      z.strictObject({
        caster: count,
        art: z.enum(['attack', 'defence']),
        type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
        strength,
        at: point.nullable(),
        line: point.nullable(),
        use: z.enum(['counter', 'aid']).nullable(),
        spent: z.boolean(),
        shown: z.boolean(),
      }),
    )
    .max(100),
  champions: z.tuple([count, count]),
  shaken: z
    .array(
      z.strictObject({
        unit: count,
        cause: z.enum(['rear', 'surprise', 'serudla', 'hlaka', 'knowledge', 'losses']),
        by: ids,
      }),
    )
    .max(1000),
  losses: z.array(z.discriminatedUnion('kind', loss)).max(1000),
  recorded: z
    .array(
      z.discriminatedUnion('kind', [
        loss[0].extend(turn),
        loss[1].extend(turn),
        loss[2].extend(turn),
        z.strictObject({ kind: z.literal('huitsan'), huitsan: count, ...turn }),
        z.strictObject({ kind: z.literal('given'), unit: count, points: stateSchemas.whole, ...turn }),
      ]),
    )
    .max(10_000),
  result: z
    .strictObject({
      winner: seat.nullable(),
      by: z.enum(['field', 'enemy-half', 'figures', 'draw', 'agreed']),
      figures: z.tuple([count, count]),
    })
    .nullable(),
})

/** Checks the state of a savepoint from a file. */
export function checkState(json: Json, _setup: Setup): void {
  checkSavedState(schema, json, (state, contradict) => {
    for (const [i, unit] of state.units.entries()) checkUnit(state, unit, i, contradict)
    for (const [i, { id }] of state.pieces.entries()) if (id !== i) contradict(`pieces[${i}].id`)
    checkLists(state, contradict)
  })
}

const MELEE = [...weaponsOfHumans, ...meleeFactors].map(({ weapon }) => weapon)

function checkUnit(
  { units, huitsanyal, platforms, pieces }: State,
  own: Unit,
  i: number,
  contradict: ReportContradiction,
): void {
  const wrong = (field: string) => contradict(`units[${i}].${field}`)
  const { id, troop, body, bodyAtStepStart, rout, now, before } = own
  if (id !== i) wrong('id')
  if (!troop.weapons.every((weapon) => MELEE.includes(weapon))) wrong('troop.weapons')
  if (troop.missile !== null && !missileWeapons.some(({ weapon }) => weapon === troop.missile)) wrong('troop.missile')
  if (body && !isSound(body)) wrong('body')
  if (bodyAtStepStart && !isSound(bodyAtStepStart)) wrong('bodyAtStepStart')
  if (!areIndexesOf([own.huitsan], huitsanyal)) wrong('huitsan')
  if (!areIndexesOf([own.platform], platforms)) wrong('platform')
  if (!areIndexesOf([own.crossing?.piece], pieces)) wrong('crossing')
  for (const field of ['with', 'heading'] as const) if (!areIndexesOf([own[field]], units)) wrong(field)
  if (!areIndexesOf(rout?.from ?? [], units)) wrong('rout.from')
  for (const [field, { seenBy, targets, hurtBy }] of Object.entries({ now, before })) {
    if (!areIndexesOf([...seenBy, ...targets, ...hurtBy], units)) wrong(field)
  }
}

/** No rank is longer than the front, and only wings and placed figures stand otherwise. */
function isSound(body: TroopBody): boolean {
  if (body.kind === 'placed') return true
  return [body.formation, ...body.wings].every(({ files, ranks }) => ranks.every((rank) => rank <= files))
}

/** All references in the lists of a battle lead to existing units and pieces. */
function checkLists(state: State, contradict: ReportContradiction): void {
  const { units, huitsanyal, pieces, done, moving, order, contacts, platforms, arms, spells, shaken } = state
  const named: Record<string, readonly (number | null | undefined)[]> = {
    done,
    moving: [moving?.unit],
    platforms: platforms.map(({ owner }) => owner),
    arms: arms.flatMap(({ caster, over }) => [caster, over?.unit]),
    spells: spells.map(({ caster }) => caster),
    shaken: shaken.flatMap(({ unit, by }) => [unit, ...by]),
    huitsanyal: huitsanyal.map(({ commander }) => commander),
    contacts: contacts.flatMap(({ attacker, defender }) => [attacker, defender]),
    losses: state.losses.flatMap((loss) => (loss.kind === 'routed' ? [loss.unit, ...loss.credit] : [])),
    recorded: state.recorded.flatMap((entry) =>
      entry.kind === 'routed' ? [entry.unit, ...entry.credit] : entry.kind === 'given' ? [entry.unit] : [],
    ),
  }
  for (const [field, list] of Object.entries(named)) if (!areIndexesOf(list, units)) contradict(field)
  if (
    !areIndexesOf(
      contacts.map(({ across }) => across),
      pieces,
    )
  )
    contradict('contacts')
  const commands = [...state.losses, ...state.recorded].map((entry) => ('huitsan' in entry ? entry.huitsan : null))
  if (!areIndexesOf([...order.flat(), ...commands], huitsanyal)) contradict('order')
}
